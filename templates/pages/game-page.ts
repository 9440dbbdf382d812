/** A game as it stands: its map, its powers, what happened last. For anybody to see. */
import type { Board } from '../../engine/board/board.ts';
import type { GameSummary } from '../../engine/scoring/summary.ts';
import type { GameView } from '../../engine/view/view.ts';
import { t } from '../locales/current.ts';
import { masterNames } from '../locales/masters.ts';
import { formatterFor } from '../locales/speaker.ts';
import { entryWords } from '../locales/text/words-apart.ts';
import { mapViewOf } from '../map/map-view.ts';
import { type Html, html } from '../markup/html.ts';
import { boardAddress } from '../study/study-link.ts';
import { diaryList, pressList, pressSaid, resultsTable } from './archive-parts.ts';
import { centerChart, centerTable } from './center-chart.ts';
import type { PageContent } from './frame.ts';
import {
  boardInWords,
  DOWNLOADS,
  downloadPath,
  gamePath,
  gameTitle,
  ordersList,
  outcomeLine,
  type PowerColorMap,
  phaseHeading,
  phasePath,
  phaseSteps,
  powersTable,
  rulesCard,
} from './game-parts.ts';
import { mapDownloads, mapFigure } from './map-figure.ts';
import type { MapFiles } from './map-files.ts';
import { timeOf } from './times.ts';
import { placesPath } from './variant-page.ts';

export interface GamePageOptions {
  readonly board: Board;
  /** The current map; null when there is none. */
  readonly map: MapFiles | null;
  readonly colours: PowerColorMap;
  /** The game in short, from its archive. */
  readonly summary: GameSummary;
  /** The game's own address. */
  readonly address: string;
  /** Where a mail to an address is begun: a page, or a `mailto:` link. */
  readonly write: (to: string, text?: string) => string;
}

export function gamePage(view: GameView, ways: GamePageOptions): PageContent {
  const { board } = ways;
  const last = view.resolved.at(-1)?.phase ?? null;
  const isWhole = view.sight === 'all';
  const shown = view.phase ?? last;
  const told = t().pages.game;
  const places = (text: string) => html`<a href="${placesPath(board.variant.id)}">${text}</a>`;
  return {
    title: gameTitle(view.name),
    at: '/games/',
    previous: isWhole && shown !== null && last !== null && view.phase !== null ? phasePath(view.name, last) : null,
    main: html`<article class="game">
<header class="title"><h1>${gameTitle(view.name)}</h1>${standing(view, ways)}</header>
${shown !== null && (isWhole ? phaseSteps(view, shown) : html`<p>${t().mail.blind.forOthers}</p>`)}
${shown !== null && mapFigure(ways.map, view.phase === null ? 'after' : 'board', view.phase === null ? told.boardAfter(phaseHeading(board, shown)) : phaseHeading(board, shown))}
${shown !== null && ways.map !== null && html`<p class="downloads">${told.mapAndPlaces(mapDownloads(gamePath(view.name)), places)}</p>`}
${view.position !== null && isWhole && html`<p class="downloads"><a href="${boardAddress(board, view.position)}">${t().sheet.analysis.lookInto}</a></p>`}
${view.position !== null && isWhole && boardInWords(mapViewOf(board.variant, view.position, null), t().map.inWords)}
${rulesCard(board)}
<div class="columns">
${view.seats.length === 0 ? forming(view, ways) : ways.summary.finished === null ? html`<section>${powersTable(view, board, ways.colours)}</section>` : resultsTable(ways.summary.finished, board, ways.colours)}
${view.last !== null && isWhole && html`<section><h2>${phaseHeading(board, view.last.resolution.phase)}</h2>${ordersList(board, view.last.resolution, ways.colours)}</section>`}
</div>
${centres(ways)}
${press(view, ways)}
${lastDiaries(ways)}
${acts(view, board)}
${downloads(view.name, ways)}
${aboutGame(view, ways)}
</article>`,
  };
}

function standing(view: GameView, { board }: GamePageOptions): Html {
  const variant = board.variant.name;
  const told = t().pages.game;
  if (view.outcome !== null) return html`<p>${told.ended(outcomeLine(board, view.outcome), variant)}</p>`;
  if (view.phase === null || view.clock === null) {
    return html`<p>${told.forming(variant, view.signedOn, view.seatsInAll)}</p>`;
  }
  const phase = html`<strong>${phaseHeading(board, view.phase)}</strong>`;
  return html`<p>${told.running(variant, phase, view.settings.practice ? null : timeOf(view.clock.deadline))}${
    view.status === 'paused' && html` <span class="mark late">${told.paused}</span>`
  }</p>`;
}

function forming(view: GameView, { address, write }: GamePageOptions): Html {
  const text = `signon ?${view.name}`;
  const told = t().pages.game;
  const to = html`<a href="${write(address, text)}">${address}</a>`;
  if (view.settings.invitedOnly) return html`<section><p>${told.forInvited}</p></section>`;
  return html`<section><h2>${told.takeSeat}</h2>
${view.settings.listed && html`<p><a class="button" href="/sheet/${view.name}/join">${entryWords().join}</a></p>`}
<p>${told.signOn(to)}</p>
<pre class="letter">${text}</pre></section>`;
}

function centres({ board, colours, summary }: GamePageOptions): Html | null {
  if (summary.years.length < 2) return null;
  const told = t().pages.game;
  return html`<section><h2>${told.centers}</h2>${centerChart(board, summary.years, colours)}
<details><summary>${told.inFigures}</summary>${centerTable(board, summary.years)}</details></section>`;
}

/** What was said in public in the last phase, and after the end; earlier press is on the pages of its phases. */
function press({ name }: GameView, { board, summary }: GamePageOptions): Html | null {
  const { lastPress, press, statements = [] } = summary;
  if (press === 0) return null;
  const told = t().pages.game;
  const all = (text: string) => html`<a href="${downloadPath(name, 'press')}">${text}</a>`;
  return html`${statements.length > 0 && html`<section><h2>${told.afterEnd}</h2>${pressList(statements, board)}</section>`}
<section><h2>${told.press}</h2>${lastPress.length > 0 && pressSaid(lastPress, board)}
<p>${told.allPress(all)}</p></section>`;
}

/** What was written when the game was ended; what was written earlier is on the pages of its phases. */
function lastDiaries({ board, summary: { lastDiaries = [] } }: GamePageOptions): Html | null {
  return lastDiaries.length === 0
    ? null
    : html`<section><h2>${t().pages.game.diaries}</h2>${diaryList(lastDiaries, board)}</section>`;
}

/** What was done by whoever runs the game, the last first. */
function acts(view: GameView, board: Board): Html | null {
  if (view.acts.length === 0) return null;
  const { heading, act: told } = t().mail.gmActed;
  const { say } = formatterFor({ board });
  const line = ({ at, by, act }: GameView['acts'][number]) => html`<li>${timeOf(at)}: ${told(by, say(act))}</li>`;
  return html`<section class="acts"><details><summary>${heading} (${view.acts.length})</summary><ul>${view.acts.toReversed().map(line)}</ul></details></section>`;
}

function downloads(game: string, { summary }: GamePageOptions): Html | null {
  if (summary.phases === 0) return null;
  const offered = DOWNLOADS.filter(
    ({ form }) => (form !== 'whole' || summary.finished !== null) && (form !== 'press' || summary.press > 0),
  );
  const told = t().pages.game;
  const link = (form: (typeof offered)[number]['form']) => (text: string) =>
    html`<a href="${downloadPath(game, form)}">${text}</a>`;
  return html`<section><h2>${told.downloads}</h2><ul class="downloads-list">${offered.map(
    ({ form }) => html`<li>${told.forms[form](link(form))}</li>`,
  )}</ul></section>`;
}

function aboutGame(view: GameView, { address, write, board }: GamePageOptions): Html {
  const { settings } = view;
  const { about, facts, pressKinds, variantBy } = t().pages.game;
  return html`<section class="about-game"><h2>${about}</h2><dl>
<dt>${facts.address}</dt><dd><a href="${write(address)}">${address}</a></dd>
<dt>${facts.variant}</dt><dd>${variantBy(board.variant.name, board.variant.designers.join(', '))}</dd>
<dt>${facts.master}</dt><dd>${masterNames(view, t().mail.start.plays).join(', ')}</dd>
<dt>${facts.press}</dt><dd>${pressKinds(settings.press.colours, settings.press.partial)}</dd>
<dt>${facts.zone}</dt><dd>${settings.zone}</dd>
<dt>${view.status === 'forming' ? facts.created : facts.begun}</dt><dd>${timeOf(view.created)}</dd>
${settings.comment !== '' && html`<dt>${facts.comment}</dt><dd>${settings.comment}</dd>`}
</dl></section>`;
}

/** One phase that has been resolved: its map with the orders drawn, and the orders with their results in words. */
import type { ArchiveDocument } from '../../engine/archive/document.ts';
import type { Board } from '../../engine/board/board.ts';
import type { PlayedOn } from '../../engine/board/choices.ts';
import type { PhaseCode, Position, Resolution } from '../../engine/board/position.ts';
import type { Power, Province } from '../../engine/board/variant.ts';
import type { Instant } from '../../engine/time.ts';
import type { GameView } from '../../engine/view/view.ts';
import { t } from '../locales/current.ts';
import { mapViewOf } from '../map/map-view.ts';
import { type Html, html } from '../markup/html.ts';
import { boardAddress, ordersGiven } from '../study/study-link.ts';
import { diaryList, pressSaid } from './archive-parts.ts';
import type { PageContent } from './frame.ts';
import {
  boardInWords,
  gamePath,
  gameTitle,
  ordersList,
  type PowerColorMap,
  phaseHeading,
  phasePath,
  phaseStepsUpTo,
  rulesCard,
} from './game-parts.ts';
import { mapFigure } from './map-figure.ts';
import type { MapFiles } from './map-files.ts';
import { powerInWords } from './order-words.ts';
import { timeOf } from './times.ts';

/** A resolved phase as anybody may know it, kept for good: what was carried out, not all that was sent in. */
export interface PhaseRecord extends PlayedOn {
  readonly phase: PhaseCode;
  /** When it was resolved. */
  readonly at: Instant;
  /** The board on which it began. */
  readonly before: Position;
  readonly resolution: Resolution;
  /** Who held each province that is no supply centre when the phase began, for the map's colours. */
  readonly holders: Readonly<Record<Province, Power>>;
  /** Its maps; null when they could not be drawn. */
  readonly map: MapFiles | null;
}

/** `view` gives the phases on either side; `document` holds all that was said in public, and diaries that are open. */
export function phasePage(
  view: GameView,
  record: PhaseRecord,
  board: Board,
  colours: PowerColorMap,
  { press, diaries = [] }: Pick<ArchiveDocument, 'press' | 'diaries'>,
): PageContent {
  const { phase, at, resolution, before, map } = record;
  const phases = view.resolved.map((each) => each.phase);
  const here = phases.indexOf(phase);
  const previous = here > 0 ? phasePath(view.name, phases[here - 1]!) : null;
  const following = phases[here + 1];
  const next = following === undefined ? gamePath(view.name) : phasePath(view.name, following);
  const name = phaseHeading(board, phase);
  const said = press.filter((each) => each.phase === phase);
  const told = t().pages.phase;
  const noted = diaries.filter((each) => each.phase === phase);
  return {
    title: told.title(gameTitle(view.name), name),
    at: '/games/',
    previous,
    next,
    main: html`<article class="game">
<header class="title"><h1><a href="${gamePath(view.name)}">${gameTitle(view.name)}</a></h1>
<p>${told.resolved(html`<strong>${name}</strong>`, timeOf(at))}</p></header>
${phaseStepsUpTo(view, phase)}
<nav class="turning" aria-label="${told.turning}">
${previous === null ? html`<span></span>` : html`<a rel="prev" href="${previous}">${told.before}</a>`}
<a rel="next" href="${next}">${following === undefined ? told.gameNow : told.after}</a>
</nav>
${rulesCard(board)}
<div class="beside"><div>
${mapFigure(map, 'orders', told.ordersMap(name))}
${mapFigure(map, 'after', told.afterMap(name))}
<p class="downloads"><a href="${boardAddress(board, before, ordersGiven(resolution))}">${t().sheet.analysis.lookInto}</a></p>
</div><div>
<section><h2>${told.results}</h2>${ordersList(board, resolution, colours)}</section>
${centresTaken(board, before, resolution)}
${said.length > 0 && html`<section><h2>${told.press}</h2>${pressSaid(said, board)}</section>`}
${noted.length > 0 && html`<section><h2>${told.diaries}</h2>${diaryList(noted, board)}</section>`}
${boardInWords(mapViewOf(board.variant, null, resolution, { which: 'after', holders: record.holders }), told.inWords)}
</div></div>
</article>`,
  };
}

/** Supply centres that changed hands in this phase. */
function centresTaken(board: Board, before: Position, { centers }: Resolution): Html | null {
  const ownerIn = (owners: Position['centers']) =>
    new Map(Object.entries(owners).flatMap(([power, provinces]) => provinces.map((province) => [province, power])));
  const was = ownerIn(before.centers);
  const taken = [...ownerIn(centers)].filter(([province, power]) => was.get(province) !== power);
  if (taken.length === 0) return null;
  const told = t().pages.phase;
  return html`<section><h2>${told.taken}</h2><ul class="taken">${taken.map(([province, power]) => {
    const name = board.provinces[board.provinceNumber.get(province) ?? -1]?.name ?? province;
    const from = was.get(province);
    return html`<li>${told.takenFrom(name, from === undefined ? null : powerInWords(board, from), html`<strong>${powerInWords(board, power)}</strong>`)}</li>`;
  })}</ul></section>`;
}

/** Parts that several pages of a game show: its map, its phases, its powers, its orders with their results. */
import type { Board } from '../../engine/board/board.ts';
import { listInWords, placeName } from '../../engine/board/display-names.ts';
import { parsePhase, seasonAndYear } from '../../engine/board/phase.ts';
import type { Dislodged, PhaseCode, Resolution, ResolvedOrder } from '../../engine/board/position.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { GameOutcome } from '../../engine/game/events.ts';
import type { GameView } from '../../engine/view/view.ts';
import { t } from '../locales/current.ts';
import { explanationOf } from '../locales/explained.ts';
import { positionHtml } from '../map/text-map.ts';
import type { MapView } from '../map/view.ts';
import { type Html, html } from '../markup/html.ts';
import { ruleCard, specialLines } from '../variants/special-rules.ts';
import { orderInWords, powerInWords, reasonInWords, unitInWords } from './order-words.ts';

export function gamePath(game: string): string {
  return `/games/${game}/`;
}

/** Which phase the game is in, for open sheets. */
export function phaseNowPath(game: string): string {
  return `${gamePath(game)}now.json`;
}

export function phasePath(game: string, phase: PhaseCode): string {
  return `${gamePath(game)}${phase}/`;
}

/** What can be taken home of a game. */
export const DOWNLOADS = [
  { form: 'archive', file: 'archive.json' },
  { form: 'history', file: 'history.txt' },
  { form: 'whole', file: 'game.html' },
  { form: 'research', file: 'research.jsonl' },
  { form: 'centres', file: 'centres.csv' },
  { form: 'press', file: 'press.mbox' },
] as const;

/** Path of a file to take home (docs/archive.md). */
export function downloadPath(game: string, form: (typeof DOWNLOADS)[number]['form']): string {
  return `${gamePath(game)}${DOWNLOADS.find((each) => each.form === form)!.file}`;
}

export function phaseHeading(board: Board, phase: PhaseCode): string {
  const parsed = parsePhase(phase);
  const { season, year } = seasonAndYear(board.variant.calendar, parsed);
  return t().pages.times.phase(season, year, parsed.kind);
}

/** What is special of the game's variant, start and settings; false where nothing is. */
export function rulesCard(board: Board): Html | false {
  const { heading } = t().variants.rules.card;
  return (
    specialLines(board).length > 0 &&
    html`<details class="rules"><summary>${heading}</summary>${ruleCard(board)}</details>`
  );
}

/** `Marne`: games are named in lower case and shown as a name. */
export function gameTitle(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** Colours of the powers on the map: the fill of their land and the line around it. */
export type PowerColorMap = ReadonlyMap<Power, { readonly land: string; readonly line: string }>;

export function powerMark(colours: PowerColorMap, power: Power): Html | null {
  const colour = colours.get(power);
  if (colour === undefined) return null;
  return html`<svg class="chip" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><circle cx="8" cy="8" r="7" fill="${colour.land}" stroke="${colour.line}" stroke-width="1.5"/></svg>`;
}

/** All phases of a game to step through, oldest first, the one being played last. `at`: the one that is shown. */
export function phaseSteps(view: GameView, at: PhaseCode | null): Html {
  return steps(view, [...view.resolved.map(({ phase }) => phase), ...(view.phase === null ? [] : [view.phase])], at);
}

/** The phases up to the one that is shown and the one after it: all that its page, once written, can know of. */
export function phaseStepsUpTo(view: GameView, at: PhaseCode): Html {
  const phases = view.resolved.map(({ phase }) => phase);
  return steps(view, phases.slice(0, phases.indexOf(at) + 2), at);
}

function steps(view: GameView, phases: readonly PhaseCode[], at: PhaseCode | null): Html {
  const years = new Map<number, PhaseCode[]>();
  for (const phase of phases) {
    const { year } = parsePhase(phase);
    years.set(year, [...(years.get(year) ?? []), phase]);
  }
  const step = (phase: PhaseCode) => {
    const { season, kind } = parsePhase(phase);
    const path = phase === view.phase ? gamePath(view.name) : phasePath(view.name, phase);
    return html`<li><a href="${path}"${phase === at && html` aria-current="page"`} title="${phase}">${season}<small>${kind}</small></a></li>`;
  };
  return html`<nav class="steps wide" aria-label="${t().pages.game.phases}"><ol>${[...years].map(
    ([year, phases]) => html`<li><span class="year">${year}</span><ol>${phases.map(step)}</ol></li>`,
  )}</ol></nav>${phases.length > 1 && html`<div class="slider" hidden></div>`}`;
}

/** Who plays what, and how it stands. */
export function powersTable(view: GameView, board: Board, colours: PowerColorMap): Html {
  const ranked = [...view.seats].sort((a, b) => (b.centers ?? 0) - (a.centers ?? 0));
  const told = t().pages.game;
  const { columns } = told;
  return html`<div class="wide" tabindex="0" role="region" aria-label="${told.powers}"><table class="powers">
<caption>${told.powers}</caption>
<thead><tr><th scope="col">${columns.power}</th><th scope="col">${columns.player}</th><th scope="col" class="number">${columns.centers}</th><th scope="col" class="number">${columns.units}</th></tr></thead>
<tbody>${ranked.map(
    ({
      power,
      player,
      centers,
      units,
      status,
      late,
    }) => html`<tr${centers === 0 && units === 0 ? html` class="out"` : ''}>
<th scope="row">${powerMark(colours, power)} ${powerInWords(board, power)}</th>
<td>${player ?? (status === 'playing' ? told.anonymous : told.nobody)}${status !== 'playing' && html` <span class="mark">${told.seats[status]}</span>`}${late && html` <span class="mark late">${told.late}</span>`}</td>
<td class="number">${centers ?? ''}</td><td class="number">${units ?? ''}</td></tr>`,
  )}</tbody></table></div>`;
}

/** What a map shows in words, for those who do not see it. */
export function boardInWords(view: MapView, summary: string): Html {
  return html`<details><summary>${summary}</summary>${positionHtml(view)}</details>`;
}

export function ordersList(board: Board, { phase, orders, dislodged }: Resolution, colours: PowerColorMap): Html {
  const powers = [...new Set([...board.powers.map(({ name }) => name), ...orders.map(({ power }) => power)])];
  const ofPower = (power: Power) => orders.filter((order) => order.power === power);
  const shown = powers.filter((power) => ofPower(power).length > 0);
  if (shown.length === 0) return html`<p>${t().pages.game.nothingOrdered}</p>`;
  return html`<div class="orders">${shown.map(
    (power) =>
      html`<section><h3>${powerMark(colours, power)} ${powerInWords(board, power)}</h3><ul>${ofPower(power).map(
        (order) => orderLine(board, phase, order),
      )}</ul>${retreatsOf(board, dislodged[power] ?? [])}</section>`,
  )}</div>`;
}

function orderLine(board: Board, phase: PhaseCode, resolved: ResolvedOrder): Html {
  const { order, result, reasons } = resolved;
  const explanation = explanationOf(board, resolved);
  return html`<li class="${result}"><span class="order">${orderInWords(board, phase, order)}</span>${reasons.map(
    (reason) => html` <span class="reason">${reasonInWords(reason)}</span>`,
  )}${explanation !== '' && html`<small class="why">${explanation}</small>`}</li>`;
}

function retreatsOf(board: Board, dislodged: readonly Dislodged[]): Html | null {
  if (dislodged.length === 0) return null;
  return html`<ul class="dislodged">${dislodged.map(({ unit, retreats }) => {
    const to = listInWords(
      retreats.map((place) => placeName(board, place)),
      t().grammar.or,
    );
    return html`<li>${t().pages.game.mustLeave(unitInWords(board, unit), to)}</li>`;
  })}</ul>`;
}

export function outcomeLine(board: Board, { kind, ...rest }: GameOutcome): string {
  const { grammar, pages } = t();
  const told = pages.game.outcomes;
  const named = 'powers' in rest ? rest.powers.map((power) => powerInWords(board, power)) : [];
  const powers = listInWords(named, grammar.and);
  switch (kind) {
    case 'won':
      return told.won(powers);
    case 'drawn':
      return powers === '' ? told.drawn : told.drawnBetween(powers);
    case 'conceded':
      return told.conceded(powers);
    case 'terminated':
      return told.terminated;
  }
}

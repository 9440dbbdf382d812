/** Parts that pages made from a game's archive share: results, press. */
import type { ArchivedDiary, ArchivedPress } from '../../engine/archive/document.ts';
import type { Board } from '../../engine/board/board.ts';
import type { FinishedGame, PowerResult } from '../../engine/scoring/finished-game.ts';
import { SYSTEMS, scoreGame } from '../../engine/scoring/scores.ts';
import { addressees } from '../classic/addressees.ts';
import { type Html, html } from '../markup/html.ts';
import { words } from '../words/current.ts';
import { outcomeInWords } from '../words/outcome.ts';
import { type PowerColours, powerMark } from './game-parts.ts';
import { powerInWords } from './order-words.ts';
import { timeOf } from './times.ts';

/** Who played what and how it came out, with scores once the game is over; null while it goes on. */
export function resultsTable(game: FinishedGame | null, board: Board, colours: PowerColours): Html | null {
  if (game === null) return null;
  const scores = SYSTEMS.map((system) => ({ system, points: scoreGame(game, system.id) })).filter(
    ({ points }) => points !== null,
  );
  const ranked = [...game.powers].sort(
    (a, b) => rank(b.result) - rank(a.result) || b.centres - a.centres || (b.outIn ?? 0) - (a.outIn ?? 0),
  );
  const hasPlayers = ranked.some(({ player }) => player !== null);
  const told = words().pages.results;
  const { columns } = told;
  return html`<section><h2>${told.title}</h2>
<p>${game.outcome === null ? told.notRecorded : outcomeInWords(board, game.outcome)}</p>
<div class="wide" tabindex="0" role="region" aria-label="${told.title}"><table class="powers">
<caption>${told.powers}</caption>
<thead><tr><th scope="col">${columns.power}</th>${hasPlayers && html`<th scope="col">${columns.player}</th>`}<th scope="col">${columns.result}</th><th scope="col" class="number">${columns.centers}</th>${scores.map(({ system }) => html`<th scope="col" class="number">${told.scores[system.id]}</th>`)}</tr></thead>
<tbody>${ranked.map(
    ({ power, player, result, centres, outIn }) => html`<tr${result === 'eliminated' ? html` class="out"` : ''}>
<th scope="row">${powerMark(colours, power)} ${powerInWords(board, power)}</th>${hasPlayers && html`<td>${player ?? ''}</td>`}
<td>${told.result(result, outIn)}</td><td class="number">${centres}</td>${scores.map(
      ({ points }) => html`<td class="number">${pointsIn(points?.[power] ?? 0)}</td>`,
    )}</tr>`,
  )}</tbody></table></div></section>`;
}

function rank(result: PowerResult): number {
  return ['eliminated', 'survived', 'drew', 'won'].indexOf(result);
}

function pointsIn(points: number): string {
  return points === 0 ? '0' : points.toFixed(points === 100 ? 0 : 1);
}

/** Public press, oldest first. */
export function pressList(press: readonly ArchivedPress[], board: Board): Html {
  const told = words().pages.results;
  const line = ({ from, to }: ArchivedPress) =>
    to === 'all' ? told.saidToAll(speakerOf(from, board)) : told.saidTo(speakerOf(from, board), addressees(board, to));
  return html`<ol class="press">${press.map(
    (
      said,
    ) => html`<li><p class="who">${said.at === null ? line(said) : told.at(line(said), timeOf(Date.parse(said.at)))}</p>
${paragraphs(said.body)}</li>`,
  )}</ol>`;
}

/** Diaries that are open, oldest first. */
export function diaryList(diaries: readonly ArchivedDiary[], board: Board): Html {
  return html`<ol class="press">${diaries.map(
    ({
      by,
      at,
      body,
    }) => html`<li><p class="who">${words().pages.results.at(speakerOf(by, board), timeOf(Date.parse(at)))}</p>
${paragraphs(body)}</li>`,
  )}</ol>`;
}

function paragraphs(body: string): Html {
  return html`<blockquote>${body.split(/\n{2,}/).map((part) => html`<p>${part}</p>`)}</blockquote>`;
}

function speakerOf(from: ArchivedPress['from'], board: Board): string {
  const told = words().pages.results;
  if (from === null) return told.anonymous;
  return from === 'MASTER' ? told.master : from === 'OBSERVER' ? told.observer : powerInWords(board, from);
}

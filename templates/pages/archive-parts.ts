/** Parts that pages made from a game's archive share: results, press. */
import type { ArchivedDiary, ArchivedPress } from '../../engine/archive/document.ts';
import type { Board } from '../../engine/board/board.ts';
import { listInWords } from '../../engine/board/display-names.ts';
import type { Addressee } from '../../engine/game/events.ts';
import type { FinishedGame, PowerResult } from '../../engine/scoring/finished-game.ts';
import { SYSTEMS, scoreGame } from '../../engine/scoring/scores.ts';
import { t } from '../locales/current.ts';
import { outcomeInWords } from '../locales/outcome.ts';
import { type Html, html } from '../markup/html.ts';
import { type PowerColorMap, powerMark } from './game-parts.ts';
import { powerInWords } from './order-words.ts';
import { timeOf } from './times.ts';

/** Who played what and how it came out, with scores once the game is over; null while it goes on. */
export function resultsTable(game: FinishedGame | null, board: Board, colours: PowerColorMap): Html | null {
  if (game === null) return null;
  const scores = SYSTEMS.map((system) => ({ system, points: scoreGame(game, system.id) })).filter(
    ({ points }) => points !== null,
  );
  const ranked = [...game.powers].sort(
    (a, b) => rank(b.result) - rank(a.result) || b.centres - a.centres || (b.outIn ?? 0) - (a.outIn ?? 0),
  );
  const hasPlayers = ranked.some(({ player }) => player !== null);
  const told = t().pages.results;
  const { columns } = told;
  return html`<section><h2>${told.title}</h2>
<p>${game.outcome === null ? told.notRecorded : outcomeInWords(board, game.outcome)}</p>
<div class="wide" tabindex="0" role="region" aria-label="${told.title}"><table class="powers">
<caption>${told.powers}</caption>
<thead><tr><th scope="col">${columns.power}</th>${hasPlayers && html`<th scope="col">${columns.player}</th>`}<th scope="col">${columns.result}</th><th scope="col" class="number">${columns.centers}</th>${scores.map(({ system }) => html`<th scope="col" class="number">${told.scores[system.id]}</th>`)}</tr></thead>
<tbody>${ranked.map(
    ({ power, player, result, centres, outIn }) => html`<tr${result === 'eliminated' ? html` class="out"` : ''}>
<th scope="row">${powerMark(colours, power)} ${powerInWords(board, power)}</th>${hasPlayers && html`<td>${player ?? ''}</td>`}
<td>${told.result(result, outIn)}</td><td class="number">${game.areCentresUnknown === true ? '–' : centres}</td>${scores.map(
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

/** What was said to all, oldest first; then what was said in private and has been opened, each conversation by itself. */
export function pressSaid(press: readonly ArchivedPress[], board: Board): Html {
  const talks = conversationsIn(press);
  const open = press.filter((said) => isToAll(said));
  return html`${open.length > 0 && pressList(open, board)}${talks.map(
    ({ between, said }) =>
      html`<details class="talk" open><summary>${talkName(between, board)}</summary>${pressList(said, board)}</details>`,
  )}`;
}

interface Conversation {
  /** Everybody who shows as a writer or reader of it. */
  readonly between: readonly Talker[];
  readonly said: readonly ArchivedPress[];
}

/** Null: who did not sign. */
type Talker = ArchivedPress['from'] | Addressee;

/** Messages between the same people, in the order in which they first talked. */
function conversationsIn(press: readonly ArchivedPress[]): readonly Conversation[] {
  const talks = new Map<string, { readonly between: readonly Talker[]; readonly said: ArchivedPress[] }>();
  for (const said of press) {
    if (said.to === 'all' || isToAll(said)) continue;
    const between = [...new Set<Talker>([said.from, ...said.to])].sort();
    const key = between.join();
    const talk = talks.get(key) ?? { between, said: [] };
    talk.said.push(said);
    talks.set(key, talk);
  }
  return [...talks.values()];
}

function isToAll({ to }: ArchivedPress): boolean {
  return to === 'all' || to.includes('OBSERVERS');
}

function talkName(between: readonly Talker[], board: Board): string {
  return listInWords(
    between.map((each) => talkerName(each, board)),
    t().grammar.and,
  );
}

function talkerName(each: Talker, board: Board): string {
  const told = t().pages.results;
  switch (each) {
    case null:
      return told.anonymous;
    case 'MASTER':
      return told.master;
    case 'OBSERVER':
      return told.observer;
    case 'OBSERVERS':
      return told.observers;
    case 'WRITER':
      return told.earlierWriter;
    default:
      return powerInWords(board, each);
  }
}

/** Messages, oldest first. */
export function pressList(press: readonly ArchivedPress[], board: Board): Html {
  const told = t().pages.results;
  const line = ({ from, to }: ArchivedPress) =>
    to === 'all' ? told.saidToAll(speakerOf(from, board)) : told.saidTo(speakerOf(from, board), talkName(to, board));
  return html`<ol class="press">${press.map(
    (
      said,
    ) => html`<li data-by="${dataOf(said.from)}" data-to="${said.to === 'all' ? 'all' : said.to.map(dataOf).join(' ')}"><p class="who">${said.at === null ? line(said) : told.at(line(said), timeOf(Date.parse(said.at)))}</p>
${paragraphs(said.body)}</li>`,
  )}</ol>`;
}

/** One word for each, for scripts that look for messages of somebody. */
function dataOf(who: Talker): string {
  return (who ?? '').replaceAll(' ', '_');
}

/** Diaries that are open, oldest first. */
export function diaryList(diaries: readonly ArchivedDiary[], board: Board): Html {
  return html`<ol class="press">${diaries.map(
    ({
      by,
      at,
      body,
    }) => html`<li><p class="who">${t().pages.results.at(speakerOf(by, board), timeOf(Date.parse(at)))}</p>
${paragraphs(body)}</li>`,
  )}</ol>`;
}

function paragraphs(body: string): Html {
  return html`<blockquote>${body.split(/\n{2,}/).map((part) => html`<p>${part}</p>`)}</blockquote>`;
}

function speakerOf(from: ArchivedPress['from'], board: Board): string {
  const told = t().pages.results;
  if (from === null) return told.anonymous;
  return from === 'MASTER' ? told.master : from === 'OBSERVER' ? told.observer : powerInWords(board, from);
}

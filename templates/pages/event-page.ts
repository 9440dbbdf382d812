/** The page of an event: standings, boards, who has entered, and what the draws can be checked with. */
import { boardIn } from '../../engine/board/translation.ts';
import { type GameOfStanding, roundPoints } from '../../engine/events/standings.ts';
import type { Power } from '../../engine/vocabulary.ts';
import { t } from '../locales/current.ts';
import { powerName } from '../locales/powers.ts';
import { type Html, html } from '../markup/html.ts';
import { type EventView, mayEnter } from './event-view.ts';
import type { PageContent } from './frame.ts';

export function eventPath(name: string): string {
  return `/events/${name}/`;
}

export function eventPage(event: EventView): PageContent {
  const say = t().mail.event;
  const { directors, entrants } = event;
  const here = entrants.filter(({ hasLeft }) => !hasLeft).length;
  return {
    title: event.name,
    at: '/games/',
    main: html`<article><h1>${event.name}</h1>
<p>${say.rules(event)} ${say.runBy(directors.join(', '))}</p>
<p>${say.entered(here)}${mayEnter(event) && html` ${say.enter(event.address)}`}</p>
${standings(event)}
${event.rounds.map((round, n) => roundPart(event, round, n + 1)).reverse()}
${entrantsPart(event)}
${drawPart(event)}
<p>${say.downloads}: <a href="standings.csv">standings.csv</a> <a href="draw.json">draw.json</a></p></article>`,
  };
}

function standings(event: EventView): Html | false {
  const { standings: title, columns } = t().mail.event;
  const rows = event.standings;
  if (rows.every(({ games }) => games.length === 0)) return false;
  return html`<h2>${title}</h2>
<table class="standings"><thead><tr><th scope="col">${columns.place}</th><th scope="col">${columns.player}</th><th scope="col" class="number">${columns.total}</th></tr></thead>
<tbody>${rows.map(
    ({ place, name, total, games }) =>
      html`<tr><td>${place}</td><th scope="row">${name}${games.length > 0 && html`<span>${games.map((game, n) => html`${n > 0 && ', '}${gameOf(event, game)}`)}</span>`}</th><td class="number">${roundPoints(total)}</td></tr>`,
  )}</tbody></table>`;
}

/** `cup1 Russia 4 (7004)`: the board, the power, its centers and points. */
function gameOf(event: EventView, { game, power, centers, points }: GameOfStanding): Html {
  return html`<a href="/games/${game}/">${game}</a> ${named(event, power)} ${centers} (${roundPoints(points)})`;
}

function named({ board }: EventView, power: Power): string {
  return board === null ? power : powerName(boardIn(board, t().code), power);
}

function roundPart(event: EventView, { boards, waiting }: EventView['rounds'][number], number: number): Html {
  const say = t().mail.event;
  return html`<h2>${say.boards(number)}</h2>
<ul class="tables">${boards.map(
    ({ game, isOver, counts, seats }) =>
      html`<li><p><a href="/games/${game}/">${game}</a> <span>${
        isOver ? (counts ? say.state.over : say.state.void) : say.state.goes
      }</span></p>${seats.length > 0 && html`<dl>${seats.map(({ power, name }) => html`<div><dt>${named(event, power)}</dt><dd>${name}</dd></div>`)}</dl>`}</li>`,
  )}</ul>${waiting.length > 0 && html`<p>${say.waiting(waiting.join(', '))}</p>`}`;
}

/** Once there are standings they name everybody: the list is for checking a draw. */
function entrantsPart({ entrants, standings }: EventView): Html | false {
  const say = t().mail.event;
  if (entrants.length === 0) return false;
  const list = html`<ol>${entrants.map(({ name, hasLeft }) => html`<li>${name}${hasLeft && html` (${say.hasLeft})`}</li>`)}</ol>`;
  return standings.some(({ games }) => games.length > 0)
    ? html`<details><summary>${say.entrants}</summary>${list}</details>`
    : html`<h2>${say.entrants}</h2>${list}`;
}

/** The seal of the next seed, as long as a draw is left, and the seeds that are open. */
function drawPart(event: EventView): Html {
  const { seal, rounds } = event;
  const say = t().mail.event;
  return html`<h2>${say.draw}</h2>
${mayEnter(event) && html`<p>${say.seal} <code>${seal}</code></p>`}
${rounds.map(
  (round, n) =>
    html`<p>${say.boards(n + 1)}: ${round.seed === null ? say.secret : html`${say.seed} <code>${round.seed}</code>`}</p>`,
)}
<p>${say.check} <a href="/help/mastering/#events">${say.howDrawn}</a>.</p>`;
}

/** The page of an event: standings, boards, who has entered, and what the draws can be checked with. */
import { roundPoints } from '../../engine/events/standings.ts';
import { t } from '../locales/current.ts';
import { type Html, html } from '../markup/html.ts';
import type { EventView } from './event-view.ts';
import type { PageContent } from './frame.ts';

export function eventPath(name: string): string {
  return `/events/${name}/`;
}

export function eventPage(event: EventView): PageContent {
  const say = t().mail.event;
  const { variant, boardsMost: boards, roundsInAll: rounds, scoring, seats, directors, entrants, status } = event;
  const here = entrants.filter(({ hasLeft }) => !hasLeft).length;
  return {
    title: event.name,
    at: '/games/',
    main: html`<article><h1>${event.name}</h1>
<p>${say.rules({ variant, boards, rounds, scoring, seats })} ${say.runBy(directors.join(', '))}</p>
<p>${say.entered(here)}${status !== 'over' && html` ${say.enter(event.address)}`}</p>
${standings(event)}
${event.rounds.map((round, n) => roundPart(round, n + 1)).reverse()}
${entrantsPart(event)}
${drawPart(event)}
<p>${say.downloads}: <a href="standings.csv">standings.csv</a> <a href="draw.json">draw.json</a></p></article>`,
  };
}

function standings({ standings: rows }: EventView): Html | false {
  const { standings: title, columns } = t().mail.event;
  if (rows.every(({ games }) => games.length === 0)) return false;
  return html`<h2>${title}</h2>
<table class="cards"><thead><tr><th scope="col">${columns.place}</th><th scope="col">${columns.player}</th><th scope="col">${columns.total}</th><th scope="col">${columns.games}</th></tr></thead>
<tbody>${rows.map(
    ({ place, name, total, games }) =>
      html`<tr><td>${place}</td><th scope="row">${name}</th><td>${roundPoints(total)}</td><td>${games.map(
        ({ game, power, centers, points }, n) =>
          html`${n > 0 ? ', ' : ''}<a href="/games/${game}/">${game}</a> ${power} ${centers} (${roundPoints(points)})`,
      )}</td></tr>`,
  )}</tbody></table>`;
}

function roundPart({ boards, waiting }: EventView['rounds'][number], number: number): Html {
  const say = t().mail.event;
  return html`<h2>${say.boards(number)}</h2>
<table class="cards"><thead><tr><th scope="col">${say.columns.board}</th><th scope="col">${say.columns.state}</th><th scope="col">${say.columns.player}</th></tr></thead>
<tbody>${boards.map(
    ({ game, isOver, counts, seats }) =>
      html`<tr><th scope="row"><a href="/games/${game}/">${game}</a></th><td>${
        isOver ? (counts ? say.state.over : say.state.void) : say.state.goes
      }</td><td>${seats.map(({ power, name }) => `${power} ${name}`).join(', ')}</td></tr>`,
  )}</tbody></table>${waiting.length > 0 && html`<p>${say.waiting(waiting.join(', '))}</p>`}`;
}

function entrantsPart({ entrants }: EventView): Html | false {
  const say = t().mail.event;
  if (entrants.length === 0) return false;
  return html`<h2>${say.entrants}</h2>
<ol>${entrants.map(({ name, hasLeft }) => html`<li>${name}${hasLeft && html` (${say.hasLeft})`}</li>`)}</ol>`;
}

/** The seal of the next seed, and the seeds that are open. */
function drawPart({ seal, rounds, status }: EventView): Html {
  const say = t().mail.event;
  return html`<h2>${say.draw}</h2>
${status !== 'over' && html`<p>${say.seal} <code>${seal}</code></p>`}
${rounds.map(
  (round, n) =>
    html`<p>${say.boards(n + 1)}: ${round.seed === null ? say.secret : html`${say.seed} <code>${round.seed}</code>`}</p>`,
)}
<p>${say.check} <a href="/help/mastering/#events">${say.howDrawn}</a>.</p>`;
}

/** The first page of the local judge: the demonstration's board, how to begin a game of one's own, the games, the mailboxes. */
import type { Board } from '../../engine/board/board.ts';
import type { PhaseCode } from '../../engine/board/position.ts';
import type { Instant } from '../../engine/game/deadlines.ts';
import { seatsOf } from '../../engine/rules/seats.ts';
import { numberInWords } from '../words/counts.ts';
import { seasonName } from '../words/phases.ts';
import type { Page } from './frame.ts';
import { gamePath, gameTitle, phaseName } from './game-parts.ts';
import { type Html, html } from './html.ts';
import { GAMES_PATH } from './lists.ts';
import { powerInWords } from './order-words.ts';
import { timeOf } from './times.ts';

/** Paths of a picture, by day and by night. */
export interface Picture {
  readonly light: string;
  readonly dark: string;
}

export interface GameLine {
  readonly name: string;
  readonly board: Board;
  readonly status: 'forming' | 'active' | 'paused' | 'finished';
  readonly phase: PhaseCode | null;
  /** The board as it stands, or as it will be at the start; null when there is none. */
  readonly map: Picture | null;
  readonly deadline: Instant | null;
  readonly players: number;
  readonly seats: number;
}

/** The demonstration: a game with a seat for whoever has come. */
export interface Demonstration {
  /** `offered`: it can be started. `under-way`: it is being prepared just now. `over`: it has a result. */
  readonly state: 'offered' | 'under-way' | 'there' | 'over';
  readonly name: string;
  readonly board: Board;
  /** The phase whose board is shown. */
  readonly phase: PhaseCode;
  readonly map: Picture;
  /** Who has the seat. */
  readonly power: string;
  readonly address: string;
}

export interface HomeContent {
  /** The first of them, those that go on before those that are over. */
  readonly games: readonly GameLine[];
  readonly mailboxes: readonly string[];
  readonly judge: string;
  readonly smtpPort: number;
  /** Where a mail to the judge is begun. */
  readonly write: (to: string, text?: string) => string;
  readonly mailbox: (address: string) => string;
  /** Null: somebody else has a game of its name. */
  readonly demonstration: Demonstration | null;
  /** What can be played against bots. */
  readonly variants: readonly Board[];
  /** Why bots could not be played against as it was asked; null: nothing was wrong. */
  readonly fault: string | null;
}

const FIRST_MAIL = 'create ?marne secret play';
const NEWCOMER = 'you@example.org';

export function homePage(content: HomeContent): Page {
  return {
    title: 'Chancery',
    at: '/',
    ...(content.demonstration?.state === 'under-way' ? { refresh: 2 } : {}),
    main: html`${welcome(content)}
${ownGame(content)}
${content.games.length > 0 && gamesSection(content)}
${mailboxes(content)}`,
  };
}

function welcome({ demonstration, mailbox }: HomeContent): Html {
  return html`<section class="welcome"><div><h1>A judge for Diplomacy that lives in a mailbox</h1>
${demonstration === null ? html`<p>Mail orders to it in plain words. It answers each mail, keeps the deadline, and sends everybody the results with a map.</p>` : seat(demonstration, mailbox)}</div>
${demonstration !== null && boardOf(demonstration)}</section>`;
}

function boardOf({ name, board, phase, map, state }: Demonstration): Html {
  const caption = `The board of the demo, ${seasonName(board, phase)}`;
  const shown = picture(map, `Map: ${caption}`);
  const isThere = state === 'there' || state === 'over';
  return html`<figure class="map">${isThere ? html`<a href="${gamePath(name)}">${shown}</a>` : shown}<figcaption>${caption}</figcaption></figure>`;
}

function seat({ state, board, phase, power, address, name }: Demonstration, mailbox: HomeContent['mailbox']): Html {
  const open = html`<p><a class="button" href="${mailbox(address)}">Open your mailbox</a></p>`;
  if (state === 'over') {
    return html`<p>The demo is over: its <a href="${gamePath(name)}">page</a> shows how it ended, phase by phase. Begin a game of your own below.</p>${open}`;
  }
  return html`<p>You are ${powerInWords(board, power)}, it is ${seasonName(board, phase)}, and this is the board. Bots play the other six powers and have sent their orders. Mail yours in plain words, and the results come at once, with a new map.</p>
${
  state === 'under-way'
    ? html`<p role="status">The demo is being set up, mail by mail. This takes a few seconds…</p>`
    : state === 'there'
      ? open
      : html`<form method="post" action="/demonstration"><button>Start the demo</button></form>`
}`;
}

function ownGame({ judge, smtpPort, write, variants, fault }: HomeContent): Html {
  const standard = variants.find(({ variant }) => variant.id === 'standard');
  const others = variants.filter((board) => board !== standard);
  return html`<section><h2>Begin a game of your own</h2>
${fault !== null && html`<p class="notice fault" role="alert">${fault}</p>`}
<div class="beginnings"><div><h3>Alone</h3>
<p>You play one power and bots play the others, for as many years as you like. Nobody hurries you.</p>
<form class="bots" method="post" action="/practice">
<p><label for="bots-for">Your address</label> <input id="bots-for" name="address" type="email" required value="${NEWCOMER}" autocomplete="email"></p>
${standard !== undefined && html`<p><button class="quiet" name="variant" value="standard">Play against ${numberInWords(botsIn(standard))} bots</button></p>`}
${
  others.length > 0 &&
  html`<p><label for="bots-on">Or on another map</label> <select id="bots-on" name="other">${others.map(
    (board) =>
      html`<option value="${board.variant.id}">${board.variant.name} (${numberInWords(botsIn(board))} bots)</option>`,
  )}</select> <button class="quiet" name="variant" value="">Play</button></p>`
}</form></div>
<div><h3>With friends</h3>
<ol class="first-steps">
<li>Mail the judge one line, from any address you like: you run the game and play in it. <a href="${write(judge, FIRST_MAIL)}">Write it here</a>, or in a mail program whose outgoing server is localhost, port ${smtpPort}.
<pre class="letter"><span>To: ${judge}</span>

${FIRST_MAIL}</pre></li>
<li>Six others mail <code>signon ?marne secret</code>, each from their own address. That is seven mails, and with the seventh the game starts.</li>
<li>Everybody mails orders, such as <code>F Lon - Nth</code>: one mail each for a phase. The results come at the deadline, or as soon as all orders are in.</li>
</ol></div></div></section>`;
}

function botsIn(board: Board): number {
  return seatsOf(board, undefined).length - 1;
}

function gamesSection({ games }: HomeContent): Html {
  return html`<section><h2>Games</h2><ul class="games">${games.map(gameCard)}</ul>
<p><a href="${GAMES_PATH}">All games</a></p></section>`;
}

function gameCard({ name, board, status, phase, map, deadline, players, seats }: GameLine): Html {
  return html`<li><a href="${gamePath(name)}">
${map === null ? html`<span class="blank" aria-hidden="true"></span>` : picture(map, '')}
<strong>${gameTitle(name)}</strong>
<span>${board.variant.name}, ${phase === null ? standing(status, players, seats) : phaseName(board, phase)}</span>
${deadline !== null && html`<span class="due">due ${timeOf(deadline)}</span>`}</a></li>`;
}

function picture({ light, dark }: Picture, alt: string): Html {
  return html`<picture><source srcset="${dark}" media="(prefers-color-scheme: dark)"><img src="${light}" alt="${alt}"${alt === '' ? html` loading="lazy"` : ''}></picture>`;
}

function standing(status: GameLine['status'], players: number, seats: number): string {
  return status === 'finished' ? 'finished' : `${players} of ${seats} players`;
}

function mailboxes({ mailboxes, mailbox }: HomeContent): Html {
  return html`<section><h2>Mailboxes</h2>
${mailboxes.length > 0 && html`<ul class="people">${mailboxes.map((address) => html`<li><a href="${mailbox(address)}">${address}</a></li>`)}</ul>`}
<form class="inline" method="get" action="/mailbox"><label for="address">Open the mailbox of</label>
<input id="address" name="address" type="email" required placeholder="you@example.org" autocomplete="email"><button>Open</button></form></section>`;
}

/** The first page of the local judge: its games, what to try first, the mailboxes. */
import type { Board } from '../../engine/board/board.ts';
import type { PhaseCode } from '../../engine/board/position.ts';
import type { Instant } from '../../engine/game/deadlines.ts';
import type { Page } from './frame.ts';
import { gamePath, gameTitle, phaseName } from './game-parts.ts';
import { type Html, html } from './html.ts';
import { currentMapPath } from './map-files.ts';
import { powerInWords } from './order-words.ts';
import { timeOf } from './times.ts';

export interface GameLine {
  readonly name: string;
  readonly board: Board;
  readonly status: 'forming' | 'active' | 'paused' | 'finished';
  readonly phase: PhaseCode | null;
  /** The phase whose map is shown; null when there is none yet. */
  readonly mapOf: PhaseCode | null;
  readonly deadline: Instant | null;
  readonly players: number;
  readonly seats: number;
}

export interface HomeContent {
  readonly games: readonly GameLine[];
  readonly mailboxes: readonly string[];
  readonly judge: string;
  readonly smtpPort: number;
  /** Where a mail to the judge is begun. */
  readonly write: (to: string, text?: string) => string;
  readonly mailbox: (address: string) => string;
  /** `offered`: it can be brought to life. `under-way`: it is being played just now. */
  readonly demonstration: 'offered' | 'under-way' | 'there';
  /** Who has a seat in the demonstration, and the phase for which everybody else has sent orders. */
  readonly newcomer: {
    readonly game: string;
    readonly phase: PhaseCode;
    readonly power: string;
    readonly address: string;
  };
}

const FIRST_MAIL = 'create ?marne secret standard';

export function homePage(content: HomeContent): Page {
  return {
    title: 'Chancery',
    at: '/',
    ...(content.demonstration === 'under-way' ? { refresh: 2 } : {}),
    main: html`<section class="welcome"><h1>A judge for Diplomacy that lives in a mailbox</h1>
<p>Mail orders to it in plain words. It answers each mail, keeps the deadline, and sends everybody the results with a map.</p></section>
${demonstration(content)}
${content.games.length > 0 && gamesSection(content)}
${firstSteps(content)}
${mailboxes(content)}`,
  };
}

function gamesSection({ games }: HomeContent): Html {
  return html`<section><h2>Games</h2><ul class="games">${games.map(gameCard)}</ul></section>`;
}

function gameCard({ name, board, status, phase, mapOf, deadline, players, seats }: GameLine): Html {
  return html`<li><a href="${gamePath(name)}">
${mapOf === null ? html`<span class="blank" aria-hidden="true"></span>` : html`<img src="${currentMapPath(name)}" alt="" loading="lazy">`}
<strong>${gameTitle(name)}</strong>
<span>${board.variant.name}, ${phase === null ? standing(status, players, seats) : phaseName(board, phase)}</span>
${deadline !== null && html`<span class="due">due ${timeOf(deadline)}</span>`}</a></li>`;
}

function standing(status: GameLine['status'], players: number, seats: number): string {
  return status === 'finished' ? 'finished' : `${players} of ${seats} players`;
}

function demonstration({ demonstration, newcomer, games, mailbox }: HomeContent): Html | null {
  if (demonstration === 'there') {
    const game = games.find(({ name }) => name === newcomer.game);
    if (game === undefined || game.status !== 'active' || game.phase === null) return null;
    return html`<section class="offer"><h2>Your seat in the demonstration</h2>
<p>You play ${powerInWords(game.board, newcomer.power)}; the game is at ${phaseName(game.board, game.phase)}. ${
      game.phase === newcomer.phase
        ? 'The other six have sent their orders: when yours are in, the results come at once.'
        : 'From here on you play all seven: write from the mailboxes of the others as well.'
    }</p>
<p><a class="button" href="${mailbox(newcomer.address)}">Open your mailbox</a></p></section>`;
  }
  if (demonstration === 'under-way') {
    return html`<section class="offer"><h2>A demonstration</h2><p role="status">The demonstration is being played by mail. This takes a few seconds…</p></section>`;
  }
  return html`<section class="offer"><h2>A demonstration</h2>
<p>Have a real game played by mail to the end of 1902, and take a seat in it: your orders will be due.</p>
<form method="post" action="/demonstration"><button>Bring the demonstration to life</button></form></section>`;
}

function firstSteps({ judge, smtpPort, write }: HomeContent): Html {
  return html`<section><h2>Begin a game of your own</h2>
<ol class="first-steps">
<li>Mail the judge one line, from an address of your own making. <a href="${write(judge, FIRST_MAIL)}">Write it here</a>, or with a mail program whose outgoing server is localhost, port ${smtpPort}.
<pre class="letter"><span>To: ${judge}</span>

${FIRST_MAIL}</pre></li>
<li>Seven players mail <code>signon ?marne secret</code>, each from an address of their own. With the seventh the game starts.</li>
<li>Everybody mails orders, such as <code>F Lon - Nth</code>. The results come at the deadline, or as soon as all orders are in.</li>
</ol></section>`;
}

function mailboxes({ mailboxes, mailbox }: HomeContent): Html {
  return html`<section><h2>Mailboxes</h2>
${mailboxes.length > 0 && html`<ul class="people">${mailboxes.map((address) => html`<li><a href="${mailbox(address)}">${address}</a></li>`)}</ul>`}
<form class="inline" method="get" action="/mailbox"><label for="address">Open the mailbox of</label>
<input id="address" name="address" type="email" required placeholder="you@example.org" autocomplete="email"><button>Open</button></form></section>`;
}

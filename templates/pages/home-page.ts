/** The first page of the local judge: the demonstration's board, how to begin a game of one's own, the games, the mailboxes. */
import type { Board } from '../../engine/board/board.ts';
import type { PhaseCode } from '../../engine/board/position.ts';
import { mostPlayers } from '../../engine/rules/seat-rules.ts';
import type { Instant } from '../../engine/time.ts';
import { t } from '../locales/current.ts';
import { entryWords, localWords } from '../locales/text/words-apart.ts';
import { seasonName } from '../locales/times/phases.ts';
import { type Html, html } from '../markup/html.ts';
import { strengthSelect } from './entry-pages.ts';
import type { PageContent } from './frame.ts';
import { gamePath, gameTitle, phaseHeading } from './game-parts.ts';
import { GAMES_PATH } from './lists.ts';
import { powerInWords } from './order-words.ts';
import { timeOf } from './times.ts';

/** Paths of a picture, by day and by night. */
export interface Picture {
  readonly light: string;
  readonly dark: string;
}

export interface HomeGameRow {
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
export interface DemoGame {
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
  readonly games: readonly HomeGameRow[];
  readonly mailboxes: readonly string[];
  readonly judge: string;
  readonly smtpPort: number;
  /** Where a mail to the judge is begun. */
  readonly write: (to: string, text?: string) => string;
  readonly mailbox: (address: string) => string;
  /** Null: somebody else has a game of its name. */
  readonly demonstration: DemoGame | null;
  /** What can be played against bots. */
  readonly variants: readonly Board[];
  /** Why bots could not be played against as it was asked; null: nothing was wrong. */
  readonly fault: string | null;
}

const FIRST_MAIL = 'create ?marne play';

export function homePage(content: HomeContent): PageContent {
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
  const told = localWords().home;
  return html`<section class="welcome"><div><h1>${told.title}</h1>
${demonstration === null ? html`<p>${told.about}</p>` : seat(demonstration, mailbox)}
<p>${entryWords().what}</p></div>
${demonstration !== null && boardOf(demonstration)}</section>`;
}

function boardOf({ name, board, phase, map, state }: DemoGame): Html {
  const told = localWords().home;
  const caption = told.demoBoard(seasonName(board, phase));
  const shown = picture(map, told.map(caption));
  const isThere = state === 'there' || state === 'over';
  return html`<figure class="map">${isThere ? html`<a href="${gamePath(name)}">${shown}</a>` : shown}<figcaption>${caption}</figcaption></figure>`;
}

function seat({ state, board, phase, power, address, name }: DemoGame, mailbox: HomeContent['mailbox']): Html {
  const told = localWords().home;
  const open = html`<p><a class="button" href="${mailbox(address)}">${told.openYourMailbox}</a></p>`;
  if (state === 'over') {
    const page = (text: string) => html`<a href="${gamePath(name)}">${text}</a>`;
    return html`<p>${told.demoOver(page)}</p>${open}`;
  }
  return html`<p>${told.youAre(powerInWords(board, power), seasonName(board, phase))}</p>
${
  state === 'under-way'
    ? html`<p role="status">${told.settingUp}</p>`
    : state === 'there'
      ? open
      : html`<form method="post" action="/demonstration"><button>${told.startDemo}</button></form>`
}`;
}

function ownGame({ judge, smtpPort, write, variants, fault }: HomeContent): Html {
  const standard = variants.find(({ variant }) => variant.id === 'standard');
  const others = variants.filter((board) => board !== standard);
  const told = localWords().home;
  const here = (text: string) => html`<a href="${write(judge, FIRST_MAIL)}">${text}</a>`;
  return html`<section><h2>${told.ownGame}</h2>
${fault !== null && html`<p class="notice fault" role="alert">${fault}</p>`}
<div class="beginnings"><div><h3>${told.alone}</h3>
<p>${told.aboutAlone}</p>
<form class="bots" method="post" action="/practice">
<p><label for="bots-for">${told.yourAddress}</label> <input id="bots-for" name="address" type="email" placeholder="${told.anyAddress}" autocomplete="email"></p>
${strengthSelect('bots-strength', 'medium')}
${standard !== undefined && html`<p><button class="quiet" name="variant" value="standard">${told.playAgainst(botsIn(standard))}</button></p>`}
${
  others.length > 0 &&
  html`<p><label for="bots-on">${told.otherMap}</label> <select id="bots-on" name="other">${others.map(
    (board) => html`<option value="${board.variant.id}">${told.mapAndBots(board.variant.name, botsIn(board))}</option>`,
  )}</select> <button class="quiet" name="variant" value="">${told.play}</button></p>`
}</form>
<p><a href="/board/lessons/">${t().pages.book.lessons}</a></p>
<p><a href="/board/">${t().sheet.analysis.title}</a>. ${t().sheet.analysis.lead}</p></div>
<div><h3>${told.withFriends}</h3>
<p><a class="button" href="/sheet/-/friends">${entryWords().withFriends}</a></p>
<details><summary>${entryWords().byMail}</summary><ol class="first-steps">
<li>${told.firstLine(here, smtpPort)}
<pre class="letter"><span>${told.letterTo(judge)}</span>

${FIRST_MAIL}</pre></li>
<li>${told.sixOthers}</li>
<li>${told.orders}</li>
</ol></details></div></div></section>`;
}

function botsIn(board: Board): number {
  return mostPlayers(board) - 1;
}

function gamesSection({ games }: HomeContent): Html {
  const told = localWords().home;
  return html`<section><h2>${told.games}</h2><ul class="games">${games.map(gameCard)}</ul>
<p class="onward"><a href="${GAMES_PATH}">${told.allGames}</a></p></section>`;
}

function gameCard({ name, board, status, phase, map, deadline, players, seats }: HomeGameRow): Html {
  return html`<li><a href="${gamePath(name)}">
${map === null ? html`<span class="blank" aria-hidden="true"></span>` : picture(map, '')}
<strong>${gameTitle(name)}</strong>
<span>${board.variant.name}, ${phase === null ? standing(status, players, seats) : phaseHeading(board, phase)}</span>
${deadline !== null && html`<span class="due">${localWords().home.due(timeOf(deadline))}</span>`}</a></li>`;
}

function picture({ light, dark }: Picture, alt: string): Html {
  return html`<picture><source srcset="${dark}" media="screen and (prefers-color-scheme: dark)"><img src="${light}" alt="${alt}"${alt === '' ? html` loading="lazy"` : ''}></picture>`;
}

function standing(status: HomeGameRow['status'], players: number, seats: number): string {
  const told = localWords().home;
  return status === 'finished' ? told.finished : told.players(players, seats);
}

function mailboxes({ mailboxes, mailbox }: HomeContent): Html {
  const told = localWords().home;
  return html`<section><h2>${told.mailboxes}</h2>
${mailboxes.length > 0 && html`<ul class="people">${mailboxes.map((address) => html`<li><a href="${mailbox(address)}">${address}</a></li>`)}</ul>`}
<form class="inline" method="get" action="/mailbox"><label for="address">${told.openMailboxOf}</label>
<input id="address" name="address" type="email" required placeholder="you@example.org" autocomplete="email"><button>${told.open}</button></form></section>`;
}

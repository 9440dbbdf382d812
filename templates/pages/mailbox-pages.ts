/** A player's mailbox in the browser: the list of mails, one mail, and the form to write one. */

import type { Board } from '../../engine/board/board.ts';
import { boardIn } from '../../engine/board/translation.ts';
import type { Missing } from '../../engine/game/due.ts';
import type { GameView } from '../../engine/view/view.ts';
import type { PhaseCode } from '../../engine/vocabulary.ts';
import { t } from '../locales/current.ts';
import { localWords } from '../locales/text/words-apart.ts';
import { type Html, html } from '../markup/html.ts';
import type { PageContent } from './frame.ts';
import { gamePath, gameTitle, phaseHeading } from './game-parts.ts';
import { orderInWords, powerInWords, unitInWords } from './order-words.ts';
import { timeOf } from './times.ts';

export interface MailboxRow {
  readonly id: string;
  readonly from: string;
  readonly subject: string;
  /** ISO 8601. */
  readonly date: string;
  readonly rank?: 'results' | 'answers' | 'press' | 'notices';
  readonly lead?: string;
  readonly isRead?: boolean;
}

export interface MailDraft {
  /** What the writer is called; empty: not known yet. */
  readonly name: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Message id of the mail that is answered. */
  readonly answers: string;
}

export const EMPTY_DRAFT: MailDraft = { name: '', to: '', subject: '', text: '', answers: '' };

/** A game in which the owner of the mailbox takes part, as seen with the owner's eyes. */
export interface OwnGame {
  readonly view: GameView;
  readonly board: Board;
  /** Begins a mail with orders for this game. */
  readonly draft: () => MailDraft;
}

export interface MailboxContent {
  readonly address: string;
  readonly mails: readonly MailboxRow[];
  /** Ids of the mails that have come since a mail was written. */
  readonly fresh: readonly string[];
  readonly games: readonly OwnGame[];
  /** A mail has just been written and its answer is not there yet. */
  readonly isWaiting: boolean;
}

export function mailboxPath(address: string): string {
  return `/mailbox/${encodeURIComponent(address)}/`;
}

/** Where a mail is begun; the parts that are known are filled in. */
function writePath(from: string, draft: Partial<MailDraft> = {}): string {
  const known = Object.entries({ from, ...draft }).filter(([, value]) => value !== '');
  return `/write?${new URLSearchParams(known)}`;
}

export function mailboxPage({ address, mails, fresh, games, isWaiting }: MailboxContent): PageContent {
  const told = localWords().mailbox;
  return {
    title: told.title(address),
    at: '/mailbox',
    ...(isWaiting ? { refresh: 2 } : {}),
    main: html`<header class="title mailbox"><h1>${address}</h1><a class="button quiet" href="${writePath(address)}">${told.write}</a></header>
${isWaiting && html`<p class="notice" role="status">${told.isWaiting}</p>`}
${games.length > 0 && html`<section class="own-games" aria-label="${told.yourGames}">${games.map((game) => ownGame(address, game))}</section>`}
<section><h2>${told.mail}</h2>
${mails.length === 0 ? html`<p>${told.noMail}</p>` : mailList(address, mails, fresh)}</section>`,
  };
}

function mailList(address: string, mails: readonly MailboxRow[], fresh: readonly string[]): Html {
  const told = localWords().mailbox;
  return html`<ol class="mails" data-mailbox="${address}" data-latest="${mails[0]?.id ?? ''}">${mails.map(
    ({ id, from, subject, date, rank, lead, isRead = false }) =>
      html`<li${fresh.includes(id) ? html` class="new"` : ''}><a href="${mailPath(address, id)}"${!isRead && html` class="unread"`}><span class="subject">${subject === '' ? told.noSubject : subject}</span>
<span class="from">${rank !== undefined && html`<strong>${told.kinds[rank]}</strong> · `}${isRead ? told.read : told.unread} · ${from.replace(/ <.*/, '')}</span> ${timeOf(Date.parse(date))}${
        lead !== undefined &&
        html`
<span class="from lead">${lead}</span>`
      }</a></li>`,
  )}</ol>`;
}

function ownGame(address: string, { view, board: known, draft }: OwnGame): Html {
  const board = boardIn(known, t().code);
  const role = view.role;
  const told = localWords().mailbox;
  const line =
    view.phase === null
      ? told.notBegun
      : view.clock === null || view.settings.practice
        ? phaseHeading(board, view.phase)
        : told.due(phaseHeading(board, view.phase), timeOf(view.clock.deadline));
  const who =
    role.kind === 'player' ? role.own.map(({ power }) => powerInWords(board, power)).join(', ') : told.roles[role.kind];
  return html`<article class="own-game"><h2><a href="${gamePath(view.name)}">${gameTitle(view.name)}</a></h2>
<p>${told.standing(who, view.status === 'finished' ? told.finished : line)}</p>
${role.kind === 'player' && view.phase !== null && role.own.map((own) => ownOrders(board, view.phase!, own))}
${role.kind === 'player' && view.phase !== null && html`<p class="buttons"><a class="button" href="${mailPath(address, ORDER_SHEET_VIEW, view.name)}">${told.writeOrders}</a> <a class="button quiet" href="${writePath(address, draft())}">${told.mailOrders}</a></p>`}</article>`;
}

type Own = Extract<GameView['role'], { kind: 'player' }>['own'][number];

function ownOrders(board: Board, phase: PhaseCode, { power, due, onFile, missing }: Own): Html {
  if (due.kind === 'nothing') return html`<p>${localWords().mailbox.nothingToOrder(powerInWords(board, power))}</p>`;
  return html`${onFile.length > 0 && html`<ul class="on-file">${onFile.map(({ order }) => html`<li>${orderInWords(board, phase, order)}</li>`)}</ul>`}
<p class="missing">${missingInWords(board, missing)}</p>`;
}

function missingInWords(board: Board, missing: Missing): string {
  const told = localWords().mailbox;
  if (missing.kind === 'adjustments') return missing.count === 0 ? told.allOnFile : told.stillToOrder(missing.count);
  if (missing.units.length === 0) return told.allOnFile;
  return told.withoutOrders(missing.units.map((unit) => unitInWords(board, unit)).join(', '));
}

export function mailPath(address: string, id: string, part = ''): string {
  return `${mailboxPath(address)}${id}${part === '' ? '' : `/${part}`}`;
}

/** In the place of a mail: the owner's order sheet of the game that follows. */
export const ORDER_SHEET_VIEW = 'sheet';

/** The first is shown first, where a mail has it. */
export const MAIL_PARTS = ['html', 'text', 'raw'] as const;
export type MailPart = (typeof MAIL_PARTS)[number];

export interface MailboxMail {
  readonly address: string;
  readonly mail: MailboxRow;
  /** What is shown, and of what kind it is; HTML is shown in a frame of its own. */
  readonly shown: MailPart;
  readonly text: string;
  readonly newer: string | null;
  readonly older: string | null;
  readonly reply: MailDraft;
}

export function mailPage({ address, mail, shown, text, newer, older, reply }: MailboxMail): PageContent {
  const { id, from, subject, date } = mail;
  const told = localWords().mailbox;
  return {
    title: subject,
    at: '/mailbox',
    previous: newer === null ? null : mailPath(address, newer),
    next: older === null ? null : mailPath(address, older),
    main: html`<nav class="turning" aria-label="${localWords().mailbox.label}"><a href="${mailboxPath(address)}">← ${address}</a><span>
${newer !== null && html`<a rel="prev" href="${mailPath(address, newer)}">${told.newer}</a>`} ${older !== null && html`<a rel="next" href="${mailPath(address, older)}">${told.older}</a>`}</span></nav>
<article class="mail"><header><h1>${subject === '' ? localWords().mailbox.noSubject : subject}</h1>
<p>${from}<br>${timeOf(Date.parse(date))}</p>
<nav class="parts" aria-label="${told.showAs}">${MAIL_PARTS.map(
      (part) =>
        html`<a href="${mailPath(address, id, part)}"${part === shown ? html` aria-current="page"` : ''}>${told.parts[part]}</a>`,
    )}</nav></header>
${
  shown === 'html'
    ? html`<iframe title="${told.asHtml}" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" src="${mailPath(address, id, 'frame')}"></iframe>`
    : html`<pre class="letter" tabindex="0">${text}</pre>`
}</article>
<section class="reply"><h2>${told.reply}</h2>${writeForm(address, reply)}</section>`,
  };
}

/** `from` may be empty: then the writer says who writes. `fault`: what was wrong with the mail that was to be sent. */
export function writePage(from: string, draft: MailDraft, fault: string | null = null): PageContent {
  return {
    title: localWords().mailbox.write,
    at: '/mailbox',
    main: html`${from !== '' && html`<nav class="turning" aria-label="${localWords().mailbox.label}"><a href="${mailboxPath(from)}">← ${from}</a></nav>`}
<section class="write"><h1>${localWords().mailbox.write}</h1>${fault !== null && html`<p class="notice fault" role="alert">${fault}</p>`}${writeForm(from, draft)}</section>`,
  };
}

function writeForm(from: string, { name, to, subject, text, answers }: MailDraft): Html {
  const { form } = localWords().mailbox;
  return html`<form class="letter-form" method="post" action="/write">
<input type="hidden" name="answers" value="${answers}">
<label>${form.from} <input name="from" type="email" required value="${from}" placeholder="you@example.org" autocomplete="email"></label>
<label>${form.name} <input name="name" value="${name}" maxlength="60" placeholder="${form.nameHint}" autocomplete="name"></label>
<label>${form.to} <input name="to" type="email" required value="${to}"></label>
<label>${form.subject} <input name="subject" value="${subject}" maxlength="500"></label>
<label>${form.text} <textarea name="text" rows="10" spellcheck="false">${text}</textarea></label>
<button>${form.send}</button></form>`;
}

/** Which mailboxes there are. */
export function mailboxesPage(addresses: readonly string[]): PageContent {
  const told = localWords().mailbox;
  return {
    title: told.mailboxes,
    at: '/mailbox',
    main: html`<h1>${told.mailboxes}</h1>
<p>${told.aboutMailboxes}</p>
<form class="inline" method="get" action="/mailbox"><label for="address">${told.openMailboxOf}</label>
<input id="address" name="address" type="email" required placeholder="you@example.org" autocomplete="email"><button>${told.open}</button></form>
${addresses.length > 0 && html`<ul class="people">${addresses.map((address) => html`<li><a href="${mailboxPath(address)}">${address}</a></li>`)}</ul>`}`,
  };
}

/** In each language: nobody knows which one a reader wants of whom a server knows nothing but that there is no such page. */
export function notHerePage(said: readonly (NotHere & { readonly code: string })[]): PageContent {
  const [first, ...others] = said;
  const section = (
    { code, title, message, beingWritten, lookAgain, toGames }: (typeof said)[number],
    heading: (text: string) => Html,
  ) =>
    html`<section class="message" data-look-again lang="${code}">${heading(title)}<p>${message}</p><p>${beingWritten} <a href="?">${lookAgain}</a></p><p class="onward"><a href="/">${toGames}</a></p></section>`;
  return {
    title: first?.title ?? '',
    main: html`${first === undefined ? '' : section(first, (text) => html`<h1>${text}</h1>`)}${others.map((each) =>
      section(each, (text) => html`<h2>${text}</h2>`),
    )}`,
  };
}

export interface NotHere {
  readonly title: string;
  readonly message: string;
  /** Mails do not wait for the pages that they tell of. */
  readonly beingWritten: string;
  readonly lookAgain: string;
  readonly toGames: string;
}

/** In the language that is being written. */
export function notHere(): NotHere {
  const { notHere, noSuchPage, beingWritten, lookAgain, toGames } = localWords().mailbox;
  return { title: notHere, message: noSuchPage, beingWritten, lookAgain, toGames };
}

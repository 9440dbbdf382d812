/** Coming into a game by a page: name, address, one button. Nothing happens before the answer to a mail. */
import type { Board } from '../../engine/board/board.ts';
import { boardIn } from '../../engine/board/translation.ts';
import { BOT_STRENGTHS, type BotStrength } from '../../engine/vocabulary.ts';
import { t } from '../locales/current.ts';
import { entryWords } from '../locales/text/words-apart.ts';
import { type Html, html } from '../markup/html.ts';
import type { PageContent } from './frame.ts';
import { mapPath } from './variant-page.ts';

export type EntryFault = 'name' | 'address' | 'many' | 'friends' | 'variant';

/** What has been written already, and what is wrong with it. */
export interface FormFields {
  readonly fault: EntryFault | null;
  /** What was written for an address, where it is another's that is wrong. */
  readonly wrong?: string | null;
  readonly name: string;
  readonly address: string;
}

/** A seat that somebody may take. */
export interface SeatShown {
  readonly board: Board;
  readonly players: number;
  readonly seats: number;
  readonly isForming: boolean;
}

const SCRIPT = html`<script src="/assets/door.js" defer></script>`;

export function joinPage(
  form: FormFields & {
    readonly path: string;
    readonly game: string;
    readonly seat: SeatShown;
    readonly hasLink: boolean;
  },
): PageContent {
  const { path, game, seat, hasLink } = form;
  const say = entryWords();
  const variant = boardIn(seat.board, t().code).variant.name;
  const about = seat.isForming ? say.forming({ ...seat, variant }) : say.running(variant);
  const title = say.joinGame(game);
  return {
    title,
    main: html`<section class="entry"><div><h1>${hasLink ? say.seatForYou : title}</h1>
<p>${hasLink && html`<strong>${game}</strong>. `}${about}</p><p>${say.what}</p>
<form method="post" action="${path}">${fault(form, 0)}${who(form)}<p><button>${say.join}</button></p></form></div>
${board(seat.board)}</section>${SCRIPT}`,
  };
}

function fault({ fault, address, wrong }: FormFields, most: number): Html | false {
  const { faults } = entryWords();
  if (fault === null) return false;
  const text =
    fault === 'friends' ? faults.friends(most) : fault === 'address' ? faults.address(wrong ?? address) : faults[fault];
  return html`<p class="notice fault" role="alert">${text}</p>`;
}

function who({ name, address }: FormFields): Html {
  const say = entryWords();
  return html`<p><label for="name">${say.yourName}</label> <input id="name" name="name" value="${name}" maxlength="60" autocomplete="given-name" required></p>
<p><label for="address">${say.yourAddress}</label> <input id="address" name="address" type="email" value="${address}" maxlength="250" autocomplete="email" required aria-describedby="why"></p>
<p id="why" class="quiet-words">${say.howAddress}</p><input type="hidden" id="zone" name="zone" value="">`;
}

function board({ variant }: Board): Html {
  return html`<figure class="map"><picture><source srcset="${mapPath(variant.id, '-dark')}" media="screen and (prefers-color-scheme: dark)"><img src="${mapPath(variant.id)}" alt="${variant.name}"></picture></figure>`;
}

export interface FriendsForm extends FormFields {
  readonly path: string;
  readonly friends: string;
  readonly variants: readonly Board[];
  readonly variant: string;
  readonly isNow: boolean;
  readonly strength: BotStrength;
  /** As many friends as there may be. */
  readonly most: number;
}

export function friendsPage(form: FriendsForm): PageContent {
  const { path, friends, variants, variant: chosen, isNow, most } = form;
  const say = entryWords();
  const option = ({ variant: { id, name } }: Board) =>
    html`<option value="${id}"${id === chosen && html` selected`}>${name}</option>`;
  const when = (value: string, text: string, isChosen: boolean) =>
    html`<p><label class="choice"><input type="radio" name="when" value="${value}"${isChosen && html` checked`}> ${text}</label></p>`;
  return {
    title: say.withFriends,
    main: html`<section class="entry"><div><h1>${say.withFriends}</h1><p>${say.friendsLead}</p>
<form method="post" action="${path}">${fault(form, most)}${who(form)}
<p><label for="friends">${say.friends}</label> <textarea id="friends" name="friends" rows="5" required aria-describedby="how" placeholder="Ben&#10;zoe@example.org">${friends}</textarea></p>
<p id="how" class="quiet-words">${say.friendsHow}</p>
<p><label for="variant">${say.map}</label> <select id="variant" name="variant">${variants.map(option)}</select></p>
${strengthSelect('strength', form.strength)}
<fieldset><legend>${say.bots}</legend>${when('all', say.whenAll, !isNow)}${when('now', say.now, isNow)}</fieldset>
<p><button>${say.begin}</button></p></form></div></section>${SCRIPT}`,
  };
}

/** What each strength is like stands where one chooses. */
export function strengthSelect(id: string, chosen: BotStrength): Html {
  const say = entryWords();
  const option = (each: BotStrength) =>
    html`<option value="${each}"${each === chosen && html` selected`}>${say.strengths[each]}</option>`;
  return html`<p><label for="${id}">${say.strength}</label> <select id="${id}" name="strength">${BOT_STRENGTHS.map(option)}</select></p>`;
}

/** `confirm`: where the code goes. */
export function askedPage(confirm: string, address: string): PageContent {
  const say = entryWords();
  return message(
    say.asked,
    html`<p role="status">${say.askedMore(address)}</p>${code(confirm)}<p>${say.nothingCame} <a href="?">${say.otherAddress}</a></p>`,
  );
}

/** Behind the button of the mail: a look at it does nothing. */
export function confirmPage(confirm: string): PageContent {
  const say = entryWords();
  return message(say.isItYou, html`<p>${say.isItYouMore}</p>${code(confirm)}${SCRIPT}`);
}

function code(confirm: string): Html {
  const say = entryWords();
  return html`<form method="post" action="${confirm}"><p><label for="word">${say.code}</label> <input id="word" name="word" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" required></p>
<p><button>${say.confirm}</button></p></form>`;
}

/** `isDead`: the link is; else nobody can join there. */
export function noSeatPage(isDead: boolean): PageContent {
  const say = entryWords();
  return isDead
    ? message(say.dead, html`<p role="alert">${say.deadMore}</p>`)
    : message(say.noSeat, html`<p role="alert">${say.noSeatMore}</p>`);
}

export function toldPage(
  what: 'not-confirmed' | 'refused',
  lines: readonly string[],
  game: string | null,
): PageContent {
  const say = entryWords();
  const told = what === 'refused' ? lines : [say.notConfirmedMore, ...lines];
  return message(
    what === 'refused' ? say.refused : say.notConfirmed,
    html`${told.map((line) => html`<p role="alert">${line}</p>`)}${game !== null && html`<p><a href="${game}">${say.toGame}</a></p>`}`,
  );
}

export function isInPage(game: string, seat: Pick<SeatShown, 'players' | 'seats'>, path: string): PageContent {
  const say = entryWords();
  return message(
    say.isIn(game),
    html`<p role="status">${say.waits(seat)}</p><p><a href="${path}">${say.toGame}</a></p>`,
  );
}

/** `lines`: who was invited, and the links to pass on. `sheet`: null while the game forms. */
export function begunPage(game: string, lines: readonly string[], sheet: string | null, path: string): PageContent {
  const say = entryWords();
  return message(
    say.begun(game),
    html`<ul class="links">${lines.map((line) => html`<li>${withLink(line)}</li>`)}</ul><p>${say.links}</p>
<p>${sheet !== null && html`<a class="button" href="${sheet}">${say.toSheet}</a> `}<a href="${path}">${say.toGame}</a></p>`,
  );
}

/** An address at its end as a link. */
function withLink(line: string): Html {
  const [, text = '', href] = /^(.*?)(https?:\S+)$/.exec(line) ?? [];
  return href === undefined ? html`${line}` : html`${text}<a href="${href}">${href}</a>`;
}

function message(title: string, body: Html): PageContent {
  return { title, main: html`<section class="message"><h1>${title}</h1>${body}</section>` };
}

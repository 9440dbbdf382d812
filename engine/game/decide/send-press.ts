/** Press (judge-language B1): who may write to whom, in which colour. */
import type { Power } from '../../board/variant.ts';
import type { WrittenPress } from '../../language/mail/mail-text.ts';
import { scrubText } from '../../language/mail/scrub.ts';
import type { Message, MessageOrText } from '../../messages/all-messages.ts';
import type { PressSettings } from '../../settings/fields.ts';
import type { Addressee, Press } from '../events.ts';
import { peopleOf, seatOf } from '../game.ts';
import { pendingOf } from '../orders/pending-sets.ts';
import { startsByItself } from '../start-game.ts';
import { askToConfirm, waitingFor } from './confirmation.ts';
import { type DecisionDraft, type MailLine, powerNames } from './draft.ts';
import { whyNotNow } from './press-rules.ts';

/** Longer messages are not sent: they would fill everybody's mailboxes. Characters. */
const LONGEST = 60_000;

/** Why a text is too long to be sent; null when it is not. */
export function whyTooLong(body: string): Message | null {
  return body.length <= LONGEST ? null : { code: 'press/too-long', most: LONGEST };
}

/** Sends a message, or says why not. What was sent is echoed in the answer; what looks like an accident is asked about. */
export function sendPress(draft: DecisionDraft, message: WrittenPress): void {
  const spot = { line: message.line, text: firstLine(message) };
  const press = pressOf(draft, message);
  if ('problem' in press) draft.refuse(spot, press.problem);
  else if (message.held === null || message.body.trim() === '')
    send(draft, spot, press, message.form === 'address' ? (message.orderLines ?? 0) : null);
  else {
    const asked = { line: spot.line, text: `press to ${namesIn(draft, press)}` };
    const { read } = draft.request;
    const isOnly = read.press.filter(({ held }) => held !== null).length === 1 && !mayBeMessage(draft);
    const line = isOnly ? 'SEND' : undefined;
    askToConfirm(draft, asked, { command: 'PRESS', args: press }, heldWords(message.held, press), line);
  }
}

/** Does a message wait already that SEND would send? */
function mayBeMessage(draft: DecisionDraft): boolean {
  const { sets } = pendingOf(draft.game, draft.request.actor.person);
  return (
    sets.some(({ message }) => message !== undefined) || waitingFor(draft).some(({ command }) => command === 'PRESS')
  );
}

/** A held message, confirmed by its sender. */
export function sendHeld(draft: DecisionDraft, spot: MailLine, press: Press): void {
  const { to } = press;
  const others = to === 'all' ? to : to.filter((each) => hasReader(draft.game, each, press.writer));
  const closed = whyNotNow(draft, to);
  const isForged = !isOwn(draft, press.from) && !draft.game.settings.press.fakeSender;
  if (closed !== null) draft.refuse(spot, closed);
  else if (isForged) draft.refuse(spot, NO_FAKE_SENDER);
  else if (others.length === 0) draft.refuse(spot, { code: 'press/no-reader-left' });
  else {
    // The word is used up: the same mail once more must not send the message once more.
    const { person } = draft.request.actor;
    draft.emit({
      type: 'confirmation-asked',
      person,
      sealed: draft.seal({ command: 'PRESS', args: press, word: '' }),
    });
    send(draft, { line: spot.line, text: 'the message' }, press, 0);
  }
}

/** Does the writer send under this name by right? */
function isOwn({ request }: DecisionDraft, from: Press['from']): boolean {
  const { role, powers } = request.actor;
  return role === 'player'
    ? powers.some((power) => power === from)
    : from === (role === 'master' ? 'MASTER' : 'OBSERVER');
}

/** `asWords`: nothing in the mail itself names the addressees, so the answer does, and so many lines that look like orders; else null. */
function send(draft: DecisionDraft, spot: MailLine, press: Press, asWords: number | null): void {
  if (isTooMuch(draft, press)) {
    draft.refuse(spot, { code: 'press/too-many', most: MOST_OUT.mails });
    return;
  }
  const { person } = draft.request.actor;
  if (press.postal !== true) {
    draft.emit({ type: 'press-sent', by: person, sealed: draft.seal(press) });
    draft.done(
      spot,
      asWords === null ? '' : { code: 'press/sent', to: press.to, asWords, unsigned: press.colour === 'grey' },
    );
  } else {
    draft.emit({ type: 'postal-kept', by: person, sealed: draft.seal(press) });
    draft.done(spot, { code: 'press/kept', phase: draft.game.position?.phase ?? null });
  }
}

/** What one mail may send out to others: messages times their readers, and characters. */
const MOST_OUT = { mails: 50, characters: 1_000_000 } as const;

/** The first message of a mail always goes out; those that show a reader one sender are one mail to him. */
function isTooMuch({ events, game, request }: DecisionDraft, press: Press): boolean {
  const before = request.sentBefore ?? { mails: 0, bytes: 0 };
  const sent = events.flatMap((event) => (event.type === 'press-sent' ? [event.sealed.value] : []));
  if (sent.length === 0 && before.mails === 0) return false;
  const everybody = peopleOf(game).length;
  const readersOf = ({ to }: Press) =>
    to === 'all' ? everybody : Math.min(everybody, to.length + game.masters.length);
  const bySender = new Map<string, number>();
  let characters = 0;
  for (const [n, each] of [...sent, press].entries()) {
    const key = each.colour === 'grey' ? `grey ${n}` : each.from;
    const others = each.to === 'all' ? everybody : (bySender.get(key) ?? 0) + readersOf(each);
    bySender.set(key, Math.min(everybody, others));
    characters += each.body.length * readersOf(each);
  }
  // A character is two bytes or more: a mail holds its text in two forms.
  characters += before.bytes / 2;
  const mails = before.mails + [...bySender.values()].reduce((sum, count) => sum + count, 0);
  return mails > MOST_OUT.mails || characters > MOST_OUT.characters;
}

function heldWords(why: MessageOrText, { to, body }: Press): Message {
  const start = body.trim().split('\n').slice(0, 3).map(scrubText).join(' / ').slice(0, 200);
  return { code: 'press/held', why, to, characters: body.length, start };
}

/** As a line of a mail would name them. */
export function namesIn(draft: DecisionDraft, { to }: Pick<WrittenPress, 'to'>): string {
  if (to === 'all') return 'all';
  return to.map((each) => GROUPS[each] ?? powerNames(draft, each)).join(', ');
}

const GROUPS: Readonly<Record<string, string>> = { MASTER: 'GM', OBSERVERS: 'observers', WRITER: 'the sender' };

/** The message as it goes out, or why it does not. */
export function pressOf(draft: DecisionDraft, message: WrittenPress): Press | Problem {
  const { game, request } = draft;
  const { press: allowed } = game.settings;
  const { role } = request.actor;
  const from = senderOf(draft, message);
  if (message.body.trim() === '' && !allowed.blank) return { problem: message.held ?? { code: 'press/empty' } };
  const long = whyTooLong(message.body);
  if (long !== null) return { problem: long };
  const addressed = addresseesOf(draft, message, from);
  if ('problem' in addressed) return addressed;
  const { to } = addressed;
  const withMaster = from === 'MASTER' || (to !== 'all' && to.length === 1 && to[0] === 'MASTER');
  const isFree = withMaster || isStatement(draft, message, to);
  const closed = isFree ? null : whyClosed(draft, message, to);
  if (closed !== null) return { problem: closed };
  // A message to the GM is as white as the GM's: nobody is to learn afterwards that it showed who wrote it.
  if (withMaster && message.colour === 'grey') return { problem: { code: 'press/gm-white' } };
  const colour = withMaster ? 'white' : colourOf(draft, message);
  const mayGrey = role !== 'observer' || allowed.observers !== 'white';
  if (!(isFree && colour === 'white') && (!allowed.colours.includes(colour) || (colour === 'grey' && !mayGrey))) {
    return { problem: { code: 'press/no-color', color: colour, observer: role === 'observer' } };
  }
  const fake = whyNotFake(draft, message, from);
  if (fake !== null) return { problem: fake };
  return {
    from: message.from ?? from,
    colour,
    to,
    shown: withMaster ? (message.shown ?? to) : shownAs(message, to, allowed.fakesBroadcast),
    body: message.body,
    ...(message.writer === undefined ? {} : { writer: message.writer }),
    ...(message.quiet ? { quiet: true } : {}),
    ...(message.form === 'postal' ? { postal: true } : {}),
  };
}

/** When a game is over whoever played it may tell everybody how it was, whatever press there was in it. */
function isStatement({ game, request }: DecisionDraft, { form }: WrittenPress, to: Press['to']): boolean {
  return game.status === 'finished' && request.actor.role === 'player' && to === 'all' && form !== 'postal';
}

/** Without a word on it: the game's first colour that the writer may use. */
function colourOf({ game, request }: DecisionDraft, { colour }: WrittenPress): 'white' | 'grey' {
  const { colours, observers } = game.settings.press;
  const whiteOnly = request.actor.role === 'observer' && observers === 'white';
  return colour ?? (whiteOnly ? 'white' : (colours[0] ?? 'white'));
}

/** Why the settings keep this message back; null when they do not. Press to and from the master always goes. */
function whyClosed(draft: DecisionDraft, { form }: WrittenPress, to: Press['to']): Message | null {
  const { press: allowed } = draft.game.settings;
  const { role } = draft.request.actor;
  if (role === 'applicant') return { code: 'press/none-yet', begins: startsByItself(draft.game, draft.context.board) };
  if (allowed.colours.length === 0) return { code: 'press/none' };
  if (role === 'observer' && allowed.observers === 'none') return { code: 'press/none-of-observers' };
  if (form === 'postal' && !allowed.postal) return { code: 'press/none-postal' };
  if (form === 'postal' && draft.game.status !== 'active') return { code: 'press/no-results-to-come' };
  if (to !== 'all' && !allowed.partial) return { code: 'press/none-partial' };
  return whyNotNow(draft, to);
}

/** Why the message may not show other names than the true ones; null when it may, or does not. Nobody fakes the master. */
function whyNotFake({ game }: DecisionDraft, message: WrittenPress, from: Press['from']): Message | null {
  const { fake, fakeSender } = game.settings.press;
  if (message.from !== null && message.from !== from) {
    if (!fakeSender) return NO_FAKE_SENDER;
    if (from === 'MASTER') return { code: 'press/gm-as-gm' };
  }
  if (message.shown === null || fake) return null;
  return { code: 'press/no-fake-recipients' };
}

const NO_FAKE_SENDER: Message = { code: 'press/no-fake-sender' };

/** The addressees that the message shows: those it says, or all where the game's partial press shows as a broadcast. */
function shownAs(
  { shown, noFake }: WrittenPress,
  to: Press['to'],
  fakes: PressSettings['fakesBroadcast'],
): Press['shown'] {
  if (to === 'all') return shown ?? to;
  if (fakes === 'always') return 'all';
  return shown ?? (fakes === 'default' && !noFake ? 'all' : to);
}

function senderOf({ request, game }: DecisionDraft, { as }: WrittenPress): Press['from'] {
  if (as !== null && seatOf(game, as) !== undefined) return as;
  const { role, powers } = request.actor;
  if (role === 'player') return powers[0]!;
  return role === 'master' ? 'MASTER' : 'OBSERVER';
}

interface Problem {
  readonly problem: MessageOrText;
}

/** The addressees, the sender left out; a problem when nobody would read it. */
function addresseesOf(
  draft: DecisionDraft,
  { to, writer }: WrittenPress,
  from: Press['from'],
): { readonly to: Press['to'] } | Problem {
  const { game } = draft;
  if (to === 'all') return { to };
  // `ALL BUT` names the GM too, where there is one.
  const isReader = (each: Addressee) =>
    each !== from && (each !== 'MASTER' || to.length === 1 || game.masters.length > 0);
  const others = [...new Set(to)].filter(isReader);
  if (others.length === 0) return { problem: { code: 'press/only-yourself' } };
  if (others.some((each) => hasReader(game, each, writer))) return { to: others };
  return { problem: { code: 'press/no-reader', to: others.filter((each) => each !== 'WRITER') } };
}

function hasReader(game: DecisionDraft['game'], addressee: Addressee, writer: Press['writer']): boolean {
  if (addressee === 'WRITER') {
    if (writer === undefined) return false;
    return 'power' in writer ? seatOf(game, writer.power)?.person != null : peopleOf(game).includes(writer.person);
  }
  if (addressee === 'MASTER') return game.masters.length > 0;
  if (addressee === 'OBSERVERS') return game.observers.length > 0;
  return seatOf(game, addressee as Power)?.person != null;
}

function firstLine({ body, form }: WrittenPress): string {
  const line = scrubText(body.split('\n').find((each) => each.trim() !== '') ?? '');
  const start = line.length > 50 ? `${line.slice(0, 50)}…` : line;
  return form === 'one-line' || form === 'address' ? start : `${form}: ${start}`;
}

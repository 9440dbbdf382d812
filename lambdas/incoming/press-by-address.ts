/**
 * A mail to `game+france@…`, or an answer to a message, is a message itself (judge-language B1): what its writer wrote is
 * sent as it stands, and does nothing else.
 */
import { dueOf, isMissing, missingOf } from '../../engine/game/due.ts';
import { isGreeting, isOfGame } from '../../engine/language/mail/courtesies.ts';
import type {
  Doubt,
  ErrorItem,
  IgnoredRange,
  NumberedLine,
  OrderItem,
  PressAddressee,
  Section,
  SectionContext,
  SectionItem,
  SectionRead,
  SignOn,
  WrittenPress,
} from '../../engine/language/mail/mail-text.ts';
import { DOUBTFUL } from '../../engine/language/mail/quotes.ts';
import { numberLines } from '../../engine/language/mail/read-sections.ts';
import { scrubText } from '../../engine/language/mail/scrub.ts';
import { passwordsOfSignOn, readSignOn } from '../../engine/language/mail/sign-on.ts';
import { textOfLines } from '../../engine/language/mail/text-of-lines.ts';
import { allNamesOf } from '../../engine/language/names/board-names.ts';
import { nameKey } from '../../engine/language/names/name-index.ts';
import { readAddressees } from '../../engine/language/names/power-list.ts';
import type { Message, MessageOrText } from '../../engine/messages/all-messages.ts';
import { readSection } from '../../engine/sections/read-section.ts';
import { foldText } from '../../engine/text/fold.ts';
import { type Answered, isAnswerAddress } from '../outgoing/press-answers.ts';

const ALL = /^(?:all|everyone|everybody|broadcast|press)$/i;

export interface PressRoute {
  readonly game: string;
  /** As written: `france`, `all`, several joined by `+`. */
  readonly to: string;
  /** The message that is answered, where the address is one for answers; null: it is of no such message. */
  readonly answered: Answered | null;
  /** It was written into the box for a message: its words are words, whatever they say. */
  readonly isFromBox: boolean;
}

/** The message, or why there is none. Orders sent to such an address by mistake are held, not sent on. */
export function pressByAddress(section: Section, context: SectionContext, route: PressRoute): SectionRead {
  const own = section.lines.map((line) => (line.ignored === DOUBTFUL ? { ...line, ignored: null } : line));
  const written = own.filter(({ ignored }) => ignored === null);
  const first = written.find(({ text }) => text.trim() !== '');
  const place = { line: first?.number ?? 1, lastLine: written.at(-1)?.number ?? 1 };
  const error = (message: MessageOrText): SectionRead => {
    const text = scrubText(first?.text ?? '').trim();
    return {
      items: [{ kind: 'error', ...place, text, message, suggestion: null, suggestions: [] }],
      press: [],
      ignored: [],
    };
  };
  const wanted = addresseesOf(context, route);
  if ('problem' in wanted) return error(wanted.problem);
  // Words to somebody else correct no order.
  const read = readSection({ ...section, lines: own }, { ...context, filed: [] });
  if (written.some((each) => isSignOnTo(route.game, each)) || read.items.some(setsPassword))
    return error({ code: 'entering/message-with-password' });
  const items = read.items.map((item) =>
    isInSentence(item, written, context) ? { ...item, isProse: true as const } : item,
  );
  const lines = new Set(items.flatMap((item) => (item.kind === 'order' ? [item.line] : [])));
  const message: WrittenPress = {
    ...place,
    ...(lines.size === 0 ? {} : { orderLines: lines.size }),
    form: 'address',
    ...wanted,
    colour: null,
    shown: null,
    noFake: false,
    from: null,
    quiet: false,
    body: textOfLines(written),
    held: whyHeld(section, { ...read, items }, route),
  };
  const mayFile = message.held === null || message.held === OF_ORDERS;
  const isOffered = message.held === OF_ORDERS ? ordersIn(items).length > 0 : areMeant(written, items, context);
  if (!route.isFromBox && mayFile && context.role === 'player' && isOffered)
    return asOrders(items, { ...message, held: null });
  return { items: [], press: [message], ignored: [] };
}

/**
 * In an answer to somebody, orders among words are only words. Yet they may have come to the wrong address, and are asked about, if the
 * mail holds nothing else, calls them the writer's own, or has all orders that the writer owes and no question.
 */
function areMeant(written: readonly NumberedLine[], items: readonly SectionItem[], context: SectionContext): boolean {
  const orders = ordersIn(items);
  if (orders.length === 0) return false;
  if ((orders.length === items.length && !orders.some(isAsked)) || written.some(({ text }) => isOwnHeading(text)))
    return true;
  return isComplete(context, orders) && !written.some(({ text }) => text.includes('?'));
}

/** Words beside it say something of it. */
function isAsked({ pending }: OrderItem): boolean {
  return pending !== undefined;
}

function ordersIn(items: readonly SectionItem[]): readonly OrderItem[] {
  return items.filter((item): item is OrderItem => item.kind === 'order');
}

/** `My orders:`, `Voici mes ordres :`; but people tell others what their orders will be. */
function isOwnHeading(text: string): boolean {
  return OWN.test(foldText(text.slice(0, LONGEST_HEADING))) && isGreeting(text);
}

const OWN = /\b(?:my|our|meine|unsere|mes|nos)\b.*\b(?:orders|moves|retreats|builds|befehle|zuge|ordres)\b/i;
const LONGEST_HEADING = 100;

/** `Then I go A Par - Bur, as agreed.`: an order that cannot be read, among words that are of no order. */
function isInSentence(
  item: SectionItem,
  written: readonly NumberedLine[],
  { board }: SectionContext,
): item is ErrorItem {
  if (item.kind !== 'error' || board === null) return false;
  const { exact } = allNamesOf(board).places;
  const words = written
    .filter(({ number }) => number >= item.line && number <= item.lastLine)
    .map(({ text }) => text)
    .join(' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => (word.length > 1 || word === 'I') && !isOfGame(word) && !exact.has(nameKey(word)));
  return words.length >= LEAST_WORDS;
}

const LEAST_WORDS = 2;

function isComplete({ board, position, power, also = [] }: SectionContext, orders: readonly OrderItem[]): boolean {
  if (board === null || position === null || power === null) return false;
  return [power, ...also].every((own) => {
    const given = orders.filter((each) => each.power === own && each.phase === null).map(({ order }) => order);
    return !isMissing(missingOf(dueOf(board, position, own), given));
  });
}

/** Commands beside them are neither done nor lost. */
function asOrders(items: readonly SectionItem[], message: WrittenPress): SectionRead {
  const pending: Doubt = { set: message.line, why: { code: 'pending/message', to: message.to }, message };
  const shown = items.flatMap((item): readonly SectionItem[] => {
    if (item.kind === 'order') return [{ ...item, pending }];
    if (item.kind === 'error') return [];
    const { line, lastLine, text } = item;
    return [{ kind: 'error', line, lastLine, text, message: IN_MESSAGE, suggestion: null, suggestions: [] }];
  });
  return { items: shown, press: [], ignored: [] };
}

const IN_MESSAGE: Message = { code: 'lines/command-in-message' };

type Wanted = Pick<WrittenPress, 'to' | 'writer' | 'as'>;

function addresseesOf(
  { board }: SectionContext,
  { to, answered }: PressRoute,
): Wanted | { readonly problem: MessageOrText } {
  const names = to.split('+').filter((each) => !isAnswerAddress(each));
  if (names.length < to.split('+').length && answered === null)
    return { problem: { code: 'entering/answer-of-another' } };
  const all = names.some((name) => ALL.test(name));
  const read =
    all || names.length === 0 ? { list: [] } : readAddressees(board!, names.join(' ').replaceAll(/[._-]/g, ' '));
  if ('problem' in read) return read;
  const list: readonly PressAddressee[] = [...new Set([...(answered?.to ?? []), ...read.list])];
  return {
    to: all ? 'all' : list,
    as: answered?.as ?? null,
    ...(answered?.writer === undefined || all ? {} : { writer: answered.writer }),
  };
}

const OF_ORDERS: Message = { code: 'entering/message-of-orders' };

/** What looks like an accident; null for what a player may well want to say. */
function whyHeld(section: Section, { items, press }: SectionRead, { to }: PressRoute): Message | null {
  // A proof may be pasted into a message to all; one to somebody else is a secret.
  if (press.some((each) => each.held === null && !ALL.test(to))) return { code: 'entering/message-in-message' };
  const isForJudge =
    items.every((item) => item.kind !== 'error' || item.isProse !== true) && !ordersIn(items).some(isAsked);
  if (isForJudge && items.some((item) => item.kind === 'order' || JUDGE_ONLY.test(item.text))) {
    return OF_ORDERS;
  }
  return section.lines.some(({ ignored }) => ignored === DOUBTFUL) ? { code: 'entering/message-or-quotation' } : null;
}

/** Nobody writes so to a player: single words such as `wait` and `draw` may be meant for him. */
const JUDGE_ONLY = /^\s*(?:set|phase|clear|confirm|sign\s?on|whatif|history)\b\s*\S/i;

/** Is it a sign-on to the game with a password, quoted or misspelt? */
function isSignOnTo(game: string, { number, text }: NumberedLine): boolean {
  const line = text.replace(/^[\s>|]+/, '');
  const signOn = readSignOn(number, line);
  if (signOn === null || passwordsOfSignOn(line).length === 0) return false;
  return 'game' in signOn ? names(signOn, game) : line.toLowerCase().includes(game);
}

function names({ game, otherwise }: SignOn, name: string): boolean {
  return game === name || otherwise === name;
}

function setsPassword(item: SectionItem): boolean {
  return item.kind === 'command' && item.command === 'SET PASSWORD';
}

/** A message, whatever it says. */
export function pressSection(lines: readonly string[], aside: readonly IgnoredRange[]): Section {
  return { signOn: null, unreadable: null, lines: numberLines(lines, aside), secrets: [] };
}

/** The same, when its first line is a sign-on with a password: that says who writes, and is no part of the message. */
export function signedPressSection(section: Section): (Section & { readonly signOn: SignOn }) | null {
  const { lines } = section;
  const at = lines.findIndex(({ text, ignored }) => ignored === null && text.trim() !== '');
  const first = lines[at];
  const signOn = first === undefined ? null : readSignOn(first.number, first.text);
  if (signOn === null || !('game' in signOn)) return null;
  const isSigned = signOn.password !== null && !signOn.mayBeGreeting && !signOn.resign && signOn.kind !== 'join';
  return isSigned ? { ...section, signOn, lines: lines.slice(at + 1) } : null;
}

/** The sections of a mail, each decided in its game; what belongs to no game is for the desk. */

import { isYesToAsked } from '../../engine/commands/accepting.ts';
import { isForAnybody } from '../../engine/commands/dispatch.ts';
import { FOR_DESK } from '../../engine/commands/registry.ts';
import type { EventRecord } from '../../engine/events/event.ts';
import { lineToJoin, seatsOfferedTo } from '../../engine/game/decide/open-seats.ts';
import type { PersonId, ReportLine } from '../../engine/game/events.ts';
import { roleOf } from '../../engine/game/game.ts';
import type { CommandName } from '../../engine/language/commands/arguments.ts';
import { bareWord, confirmationsIn, isOnlyConfirming, isWithoutText } from '../../engine/language/mail/confirming.ts';
import { isName } from '../../engine/language/mail/courtesies.ts';
import type {
  CommandItem,
  ErrorItem,
  IgnoredRange,
  MailSections,
  Section,
  SectionItem,
  SectionRead,
  SignOn,
} from '../../engine/language/mail/mail-text.ts';
import { FOOTER, findQuotes, QUOTED, SIGNATURE } from '../../engine/language/mail/quotes.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import type { Message, MessageOrText } from '../../engine/messages/all-messages.ts';
import type { Aside } from '../../engine/messages/orders/lines.ts';
import type { Topic } from '../../engine/messages/player-messages.ts';
import { readSection } from '../../engine/sections/read-section.ts';
import { isWritten } from '../../engine/sections/without-command.ts';
import { isGameName } from '../../engine/vocabulary.ts';
import type { DeskAnswer } from '../../templates/mail/mail.ts';
import { answeredToGm } from '../account/answers-to-gm.ts';
import { isReturned, pendingFor } from '../account/confirmations.ts';
import { DESK_COMMANDS, type DeskRequest, type RequestedCommand, writerOf } from '../account/request.ts';
import { undoneTogether } from '../events/undo-together.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { botWriting } from '../games/bots.ts';
import { logInternalErrors, orRefused } from '../games/internal-errors.ts';
import { loadGame } from '../games/load-game.ts';
import { mailAddresses } from '../games/people-of-game.ts';
import { refusedLine } from '../games/refusal.ts';
import type { Received } from '../mail/received.ts';
import type { MailRoute } from '../mail/route.ts';
import { mailLanguage } from '../outgoing/account-post.ts';
import { eventNamed } from '../outgoing/events/event-store.ts';
import type { PendingWord } from '../people.ts';
import type { Services } from '../ports.ts';
import type { KnownSender } from './authority.ts';
import { confirmedOnlyAlone } from './confirming.ts';
import { decideInGame, nameMeant } from './decide-in-game.ts';
import type { InGame } from './in-game.ts';
import { learnLanguage } from './language-of-mail.ts';
import { applyMailPreferences } from './mail-preferences.ts';
import { noUsage } from './mail-usage.ts';
import { checksFor } from './passwords.ts';
import { nameForPractice } from './practice-name.ts';
import { pressSection, signedPressSection } from './press-by-address.ts';
import { mergeTold, partsOf, type ToldOfGame, toldTogether } from './several-games.ts';

export interface Handled {
  /** In a few words, for the record. */
  readonly outcome: string;
  /** The mail asked for something that only a proven sender may have: why this one is not proven; null: it asked for no such thing. */
  readonly unproven: MessageOrText | null;
  readonly desk: DeskRequest | null;
  /** Nothing is answered, because of a limit (`Received.limit`). */
  readonly isSilent: boolean;
}

export async function handleSections(services: Services, given: Received, route: MailRoute): Promise<Handled> {
  const { address } = given;
  const bot = botWriting(given.delivery, address, services.house.domain);
  const enrolled = bot === null ? await writerOf(services, given) : null;
  const learned =
    enrolled === null || route.kind === 'press' ? null : await learnLanguage(services, enrolled, given.mail);
  const received = learned === null ? given : withRemark(given, { code: 'entering/language', language: learned });
  const { mail } = received;
  const checks = checksFor(services.secrets, received.isProven);
  const { verify } = checks;
  const sender: KnownSender = {
    person: bot ?? enrolled?.id ?? null,
    address,
    language:
      enrolled === null ? 'en' : mailLanguage({ ...enrolled, ...(learned === null ? {} : { language: learned }) }),
    checks,
    received,
  };
  const { sections: written, ignored } = await sectionsOf(services, received, route);
  const home = await homeGame(services, received, route, sender);
  // Even an empty mail to a game is answered with how its sender stands.
  // What is mailed to a power's own address is a message, whatever it names.
  const mayName = route.kind === 'press' ? null : sender.person;
  const all = await partsOf(services, written.length === 0 ? [EMPTY] : written, mayName, home);
  const named = all.filter((part) => part.refused === undefined);
  const { parts: sections, refused } = await undoneTogether(services, named);
  const report: ReportLine[] = mail.remarks.map((message) => ({ line: null, text: '', outcome: 'note', message }));
  report.push(...all.flatMap((part) => part.refused ?? []), ...refused);
  const together: ToldOfGame[] = [];
  const commands: RequestedCommand[] = [];
  const outcomes: string[] = [];
  let unproven: MessageOrText | null = null;
  let isDecided = false;
  const writer = { name: mail.from?.name ?? null, address };
  // Without the game in front of a line: `cup3: CONFIRM word`.
  const bare = sections.map(({ section }) => section);
  const mayConfirm = (words: readonly string[]) => isOnlyConfirming(written.length === 0 ? [] : bare, words, writer);
  const confirming = confirmationsIn(bare).map(({ word }) => word);
  const caused = noUsage();
  const asked: DeskAnswer[] = [];
  for (const [index, { section: as, game: own, isTogether, isForEvent = false, isEvent }] of sections.entries()) {
    const section = withSavedAbove(as, commands);
    const name =
      own ??
      (section.unreadable === null ? await gameNamed(services, received, { section, index, home, sender }) : null);
    const mayBeEvent = name !== null && (own === null || isEvent === true) && route.kind !== 'press';
    const event = mayBeEvent ? await eventMeant(services, name) : null;
    if (event !== null) {
      if (enrolled === null) {
        outcomes.push('unproven');
        unproven = received.doubt;
        continue;
      }
      // Nothing in it does anything, or only orders are filed.
      if (received.limit !== null) continue;
      const { answerEvent } = await import('../events/event-section.ts');
      const writer = { person: enrolled.id, address, identity: received.identity };
      const answer = await answerEvent(services, event, section, writer, sections.length === 1);
      report.push(...answer.report);
      asked.push(...answer.asked);
      continue;
    }
    const alone =
      name === null || section.signOn === null ? confirmedOnlyAlone(readSection(section, NO_GAME), mayConfirm) : null;
    const mayAsk = alone !== null && name !== null && startsAsking(alone);
    const asking = mayAsk ? await onlyAsking(services, section, route, sender, name) : null;
    const isDesk =
      alone !== null &&
      isForDesk(alone, route) &&
      !(name !== null && (own !== null || route.kind !== 'judge') && isOtherForMaster(section, alone));
    if (alone !== null && (name === null || asking !== null || isDesk)) {
      const game = asking === null ? null : name;
      const { items, faults } = asking ?? alone;
      logInternalErrors(services, received.delivery, faults);
      if (received.limit === 'orders') continue;
      await applyMailPreferences(services, received, sender, items.filter(isCommand));
      const written = items.filter((item) => item.kind !== 'order');
      const toGm =
        name === null && enrolled !== null ? await answeredToGm(services, enrolled, written, section.lines) : null;
      const left = toGm?.items ?? written;
      report.push(...left.flatMap((item) => (item.kind === 'error' ? [errorLine(item)] : [])));
      asked.push(...(toGm?.asked ?? []));
      const about = name === null ? {} : { about: name };
      commands.push(
        ...left.flatMap((item) => (item.kind === 'command' ? [{ item, person: null, game, ...about }] : [])),
      );
      if (section.signOn !== null) report.push(refusedLine(section.signOn, whyNoGame(section.signOn), 'LIST'));
      continue;
    }
    const spot = section.signOn ?? { line: null, text: 'your mail' };
    const result = await orRefused(services, received.delivery, spot, { code: 'entering/section-failed' }, () =>
      decideInGame(services, received, sender, {
        section,
        name: name!,
        index,
        isOnly: sections.length === 1,
        remarks: remarksOf(received, section, ignored, isTogether),
        route,
        mayConfirm,
        confirming,
        checks,
        caused,
        isTogether,
        isForEvent,
      }),
    );
    if ('message' in result) {
      outcomes.push('failed');
      report.push(result);
      continue;
    }
    outcomes.push(result.outcome);
    if (result.outcome === 'unproven') unproven = result.doubt ?? received.doubt;
    else if (ANSWERED.has(result.outcome)) isDecided = true;
    if (isTogether)
      together.push(...(await toldTogether(services, { name: own!, isForEvent }, sender.person, result.report)));
    else report.push(...result.report);
    if (isElsewhere(result, sender, section))
      report.push(await answeredElsewhere(services, section.signOn, name!, result.person, address));
    if (received.limit === 'orders') continue;
    const game = await nameMeant(services, { name: name!, section });
    commands.push(...result.elsewhere.map((item) => ({ item, person: result.person, game })));
  }
  report.push(...mergeTold(together));
  const isEmpty =
    commands.length === 0 &&
    asked.length === 0 &&
    together.length === 0 &&
    report.every(
      ({ line, text, outcome, answers }) => answers !== true && (outcome === 'note' || (line === null && text === '')),
    );
  const isSilent = received.limit === 'orders' || (received.limit === 'acts' && commands.length === 0);
  const wantsDesk = !isSilent && (!isEmpty || (!isDecided && unproven === null));
  const isKnown = received.isProven || commands.some((command) => command.person !== null);
  if (wantsDesk && !isKnown) return { outcome: 'unproven', unproven: received.doubt, desk: null, isSilent: false };
  return {
    outcome: outcomes.length > 0 ? outcomes.join(', ') : 'desk',
    unproven,
    desk: wantsDesk
      ? { report, commands, asked, verify, isEmpty, isTextless: isEmpty && isWithoutText(written, writer) }
      : null,
    isSilent: isSilent && !isDecided && unproven === null,
  };
}

/** Settings that a line above saves are kept when the whole mail is read: until then they are those of that game. */
function withSavedAbove(section: Section, above: readonly RequestedCommand[]): Section {
  const template = section.signOn?.settingsOf?.template ?? null;
  const saved = above.findLast(({ item }) => item.command === 'SAVE SETTINGS' && item.args.name === template);
  if (section.signOn === null || saved === undefined || saved.game === null) return section;
  return { ...section, signOn: { ...section.signOn, settingsOf: { template: null, like: saved.game } } };
}

/** Most names are those of games: for those nothing more is read. */
async function eventMeant(services: Services, name: string): Promise<EventRecord | null> {
  return isGameName(name) && (await loadGame(services, name)) === null ? eventNamed(services, name) : null;
}

/** Something to be said of the mail as a whole. */
function withRemark(received: Received, remark: MessageOrText): Received {
  return { ...received, mail: { ...received.mail, remarks: [...received.mail.remarks, remark] } };
}

/** A password has let in whoever wrote, at an address that is not the player's: what he is answered goes to the player. */
function isElsewhere(
  { outcome, person }: InGame,
  { person: writer, received }: KnownSender,
  section: Section,
): section is Section & { signOn: SignOn } {
  return (
    outcome === 'decided' && section.signOn !== null && received.isProven && received.as === null && person !== writer
  );
}

async function answeredElsewhere(
  services: Services,
  { line, text, kind }: SignOn,
  game: string,
  player: PersonId | null,
  address: string,
): Promise<ReportLine> {
  const nowhere =
    kind === 'master'
      ? ({ code: 'entering/answered-no-gm', game, address } as const)
      : ({ code: 'entering/answered-nowhere', game } as const);
  const message = (await isUnreached(services, player))
    ? nowhere
    : ({ code: 'entering/answered-elsewhere', game, line: `I AM ALSO ${address}` } as const);
  return { line, text, outcome: 'done', message };
}

/** Is mail stopped to every address at which the player gets it? */
async function isUnreached({ directory, stopped }: Services, player: PersonId | null): Promise<boolean> {
  const person = player === null ? null : await directory.person(player);
  if (person === null) return false;
  const why = await Promise.all(mailAddresses(person).map((address) => stopped.why(address)));
  return why.length > 0 && why.every((each) => each !== null);
}

function isCommand(item: SectionItem): item is CommandItem {
  return item.kind === 'command';
}

/** Of these whoever wrote hears by another mail. */
const ANSWERED: ReadonlySet<InGame['outcome']> = new Set(['decided', 'repeated', 'asked'] as const);
const EMPTY: Section = { signOn: null, unreadable: null, lines: [], secrets: [] };
const NO_GAME = { board: null, phase: null, role: 'stranger', power: null, position: null } as const;

/** The sections; a line that may as well be prose is no sign-on when there is no such game. */
async function sectionsOf(services: Services, { mail }: Received, route: MailRoute) {
  const aside: readonly IgnoredRange[] = findQuotes(mail.lines, mail.ignored);
  if (route.kind === 'press') {
    const plain = pressSection(mail.lines, aside);
    const signed = signedPressSection(plain);
    const isGame = signed !== null && (await namesGame(services, signed.signOn, route.game));
    return { sections: [isGame ? signed : plain], ignored: [] };
  }
  const first = await withWidePowers(services, readSections(mail.lines, aside));
  // Whoever writes nothing else means it, even where there is no such game.
  if (mail.lines.filter((line) => line.trim() !== '').length === 1) return first;
  const prose = new Set<number>();
  for (const { signOn } of first.sections) {
    if (signOn !== null && isProseOfPractice(services, signOn)) prose.add(signOn.line);
    if (signOn === null || !signOn.mayBeGreeting || signOn.kind === 'create' || signOn.game === null) continue;
    if ((await services.index.entry(signOn.game)) === null) prose.add(signOn.line);
  }
  return prose.size === 0 ? first : withWidePowers(services, readSections(mail.lines, aside, prose));
}

/** `Practice makes perfect`: in several words only a variant there is, or nearly one, is asked for. */
function isProseOfPractice({ board, nearVariant }: Services, { kind, game, variant }: SignOn): boolean {
  if (kind !== 'create' || game !== null || variant?.includes(' ') !== true || board(variant) !== null) return false;
  return nearVariant(variant.split(' ')) === null;
}

/** A sign-on that names no game there is, but one where its first words are a power, means that one. */
async function withWidePowers({ index }: Services, read: MailSections): Promise<MailSections> {
  const sections = await Promise.all(
    read.sections.map(async (section) => {
      const instead = section.signOn?.instead ?? null;
      if (instead === null || instead.game === null) return section;
      const { game, otherwise } = section.signOn!;
      for (const name of [game, otherwise]) if (name !== null && (await index.entry(name)) !== null) return section;
      return (await index.entry(instead.game)) === null ? section : { ...section, signOn: instead };
    }),
  );
  return { ...read, sections };
}

/** `Login details follow` is a message: a sign-on names a game that there is. */
async function namesGame({ index }: Services, { game, otherwise }: SignOn, home: string): Promise<boolean> {
  for (const name of [game, otherwise]) {
    if (name !== null && (name === home || (await index.entry(name)) !== null)) return true;
  }
  return false;
}

/**
 * The game that lines without a sign-on are for: by the address written to, by the tag in the subject, or the only game that
 * the sender plays.
 */
async function homeGame(
  services: Services,
  { mail }: Received,
  route: MailRoute,
  { person }: KnownSender,
): Promise<string | null> {
  if (route.kind === 'game' || route.kind === 'press' || route.kind === 'reply') return route.game;
  if (person === null) return null;
  const tag =
    /\[([a-z][a-z0-9]{1,23})\]/i.exec(mail.subject)?.[1]?.toLowerCase() ??
    /<invitation-([a-z0-9]+)-/.exec(mail.references.join(' '))?.[1];
  if (tag !== undefined && isGameName(tag) && (await services.index.entry(tag)) !== null) return tag;
  const names = await services.index.gamesOf(person);
  const entries = await Promise.all(names.map((name) => services.index.entry(name)));
  const running = entries.filter((entry) => entry !== null && entry.status !== 'finished');
  return running.length === 1 ? running[0]!.name : null;
}

/** The game of a section: by its sign-on, else the mail's; `SIGNON ?` takes the game that has waited longest for players. */
async function gameNamed(
  services: Services,
  received: Received,
  part: {
    readonly section: Section;
    readonly index: number;
    readonly home: string | null;
    readonly sender: KnownSender;
  },
): Promise<string | null> {
  const { signOn } = part.section;
  if (signOn === null) return part.home;
  if (signOn.game === null && signOn.kind === 'create')
    return nameForPractice(services, received, part.index, part.sender.person);
  if (signOn.game !== null || signOn.kind !== 'join') return signOn.game;
  const forming = (await services.index.going()).filter(({ status, listed }) => status === 'forming' && listed);
  return forming.sort((a, b) => a.updated - b.updated)[0]?.name ?? null;
}

function whyNoGame({ kind }: SignOn): Message {
  return { code: kind === 'join' ? 'entering/no-game-forming' : 'entering/game-not-named' };
}

/** Only what the desk answers as well: LIST to the judge's own address means all games, an account is about no game. */
function isForDesk({ items: all, press }: SectionRead, route: MailRoute): boolean {
  const items = all.filter((item) => item.kind !== 'error' || item.isProse !== true);
  const commands: ReadonlySet<CommandName> = route.kind === 'judge' ? DESK_COMMANDS : new Set(FOR_DESK);
  const isAll = items.every((item) => item.kind === 'command' && commands.has(item.command));
  return items.length > 0 && press.length === 0 && route.kind !== 'press' && isAll;
}

/** Would a GM of the game say something else by it? `SET ZONE` is the game's zone then. */
function isOtherForMaster(section: Section, { items }: SectionRead): boolean {
  const commands = (all: readonly SectionItem[]) =>
    all.map((item) => (item.kind === 'command' ? item.command : item.kind));
  const asMaster = readSection(section, { ...NO_GAME, role: 'master' }).items;
  return commands(asMaster).join() !== commands(items).join();
}

/** WHATIF is read only with the game's board. */
const WHAT_IF = /^\s*what\s?if\b/i;

/** Most mails to a game are orders: for those, the game is not loaded only to see whose they are. */
function startsAsking({ items: [first] }: SectionRead): boolean {
  if (first === undefined) return false;
  return first.kind === 'command' ? isForAnybody(first) : WHAT_IF.test(first.text) || topicOf(first) !== null;
}

/** What a sentence asks; null: it asks nothing. */
function topicOf(item: SectionItem): Topic | null {
  if (item.kind !== 'error' || typeof item.message === 'string') return null;
  if (item.message.code === 'player/how-to-join') return 'join';
  return item.message.code === 'player/asked' ? item.message.question.topic : null;
}

const SIGN_UPS: ReadonlySet<Topic> = new Set(['join', 'accept', 'decline'] as const);

/** Where somebody who takes no part in the game only asks what anybody may ask: the desk answers, of that game. */
async function onlyAsking(
  services: Services,
  section: Section,
  route: MailRoute,
  { person }: KnownSender,
  name: string,
): Promise<SectionRead | null> {
  if (person === null || route.kind === 'press') return null;
  const game = await loadGame(services, name);
  const board = game === null ? null : boardOfGame(services, game);
  if (game === null || board === null || roleOf(game, person).kind !== 'stranger') return null;
  const { status, position } = game;
  const playing = status === 'active' || status === 'paused' ? position : null;
  const read = readSection(section, { ...NO_GAME, board, position: playing, phase: playing?.phase ?? null });
  const topics = read.items.map(topicOf);
  // Where there is a way into this game, that is the answer; who was asked to play answers that.
  const isAsked = status === 'forming' || seatsOfferedTo(game, person) !== null;
  const isOpen = isAsked || lineToJoin(game, board, person) !== null;
  if (topics.some((topic) => topic !== null && (isAsked || (isOpen && SIGN_UPS.has(topic))))) return null;
  const asks = (item: SectionItem) => item.kind === 'command' && item.command !== 'CONFIRM' && isForAnybody(item);
  // A signature below asks nothing.
  const items = read.items.filter((item, n) => n === 0 || topics[n] !== null || !isName(item.text));
  const isAll = items.every((item) => asks(item) || topicOf(item) !== null);
  return items.length > 0 && read.press.length === 0 && isAll ? { ...read, items } : null;
}

/** The words that are sent back in this mail and wait to be; none where it says anything else. */
export async function confirmationWordsIn(
  services: Services,
  received: Received,
  route: MailRoute,
): Promise<readonly { readonly item: CommandItem; readonly pending: PendingWord }[]> {
  const { mail, address } = received;
  if (route.kind === 'press') return [];
  const writer = { name: mail.from?.name ?? null, address };
  const shown = wordsShown(mail);
  if (shown.length === 0 && !/\bconfirm/i.test(mail.text)) return [];
  const { sections } = await sectionsOf(services, received, route);
  const words = [];
  const asked = async (line: number, text: string, word: string) => {
    const pending = await pendingFor(services, word);
    const place = { line, lastLine: line, text, as: null, phase: null };
    const item = { kind: 'command', ...place, command: 'CONFIRM', args: { word } } as const;
    return pending === null ? [] : [{ item, pending }];
  };
  const confirmed = isOnlyConfirming(sections, [], writer) ? confirmationsIn(sections) : [];
  if (confirmed.length > 0) {
    for (const { line, text, word } of confirmed) words.push(...(await asked(line, text, word)));
    return words;
  }
  // `Ja, das war ich` in answer to the mail that asks, with its code or without.
  const own = sections.flatMap(({ lines }) => lines.filter(isWritten));
  const written = own.filter(({ text }) => shown.includes(bareWord(text)));
  const others = own.filter((line) => !written.includes(line)).map(({ text }) => text);
  if (written.length > 1 || !(isYesToAsked(others, writer) || (written.length === 1 && others.length === 0))) return [];
  const [{ number, text } = { number: 1, text: '' }] = written.length > 0 ? written : own;
  // Whoever is to be forgotten says so in so many words.
  for (const word of written.length > 0 ? [bareWord(text)] : shown)
    for (const each of await asked(number, text.trim(), word))
      if (each.pending.what.kind !== 'erase' && (await isReturned(services, address, each.pending))) words.push(each);
  return words.length === 1 ? words : [];
}

/** Codes of ours in the mail: its own, in the text that it quotes, and of the mail that it answers. */
function wordsShown({ text, references }: Received['mail']): readonly string[] {
  const written = [...text.matchAll(CODE)].map(([, word]) => word!.toLowerCase());
  const answered = references.flatMap((id) => /^<?(?:entry|word)-([a-z0-9]{10})-/.exec(id)?.[1] ?? []);
  return [...new Set([...answered, ...written])].slice(0, MOST_WORDS);
}

/** Behind CONFIRM or `#`, alone on a line, or with a digit in it. */
const CODE = /(?:\bconfirm\s+|#|^\s*|(?<![a-z0-9])(?=[a-z]*\d))([a-z2-7]{10})(?![a-z0-9])/gim;
const MOST_WORDS = 12;

/** Has the section nothing but what was set aside? */
function isAside({ lines }: Section): boolean {
  return lines.every(({ text, ignored }) => ignored !== null || text.trim() === '');
}

/** What is to be said of the mail as a whole in a section's answer; `isTogether`: what they all share is said once elsewhere. */
function remarksOf(
  { mail }: Received,
  section: Section,
  ignored: readonly IgnoredRange[],
  isTogether: boolean,
): readonly MessageOrText[] {
  const cut = [...rangesIn(section), ...ignored].filter(({ why }) => !UNREMARKABLE.has(why));
  const onlyQuoted = section.lines.length > 0 && isAside(section) && cut.some(({ why }) => why === QUOTED);
  return [
    ...(isTogether ? [] : mail.remarks),
    ...(onlyQuoted ? [{ code: 'entering/only-quoted-text' } as const] : []),
    ...(cut.length === 0 ? [] : [{ code: 'entering/not-read', lines: countedByReason(cut) } as const]),
  ];
}

/** How many lines were left out for each reason: a wrong cut must show, without repeating what was cut. */
function countedByReason(ranges: readonly IgnoredRange[]): readonly { readonly why: Aside; readonly count: number }[] {
  const counts = new Map<Aside, number>();
  for (const { from, to, why } of ranges) counts.set(why, (counts.get(why) ?? 0) + to - from + 1);
  return [...counts].map(([why, count]) => ({ why, count }));
}

/** Set aside without a word: a wrong cut of anything else must show. */
const UNREMARKABLE: ReadonlySet<Aside> = new Set([SIGNATURE, FOOTER]);

function rangesIn({ lines }: Section): readonly IgnoredRange[] {
  return lines.flatMap(({ number, text, ignored }) =>
    ignored === null || text.trim() === '' ? [] : [{ from: number, to: number, why: ignored }],
  );
}

/** Sentences are shown back; whoever wrote nothing else learns what they can write. */
function errorLine(item: ErrorItem): ReportLine {
  if (item.isProse !== true) return refusedLine(item, item.message, item.suggestion);
  const { line, text, message, suggestion } = item;
  if (item.answers !== true) return { line, text, outcome: 'note', message };
  return { line, text, outcome: 'note', message, ...(suggestion === null ? {} : { suggestion }), answers: true };
}

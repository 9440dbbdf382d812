/** The judge's desk: answers to mail that is not about one game, or that nothing proves. */

import type { Board } from '../../engine/board/board.ts';
import { namesOfPowers } from '../../engine/board/display-names.ts';
import { powerShown } from '../../engine/board/powers-shown.ts';
import type { HistorySpan, PersonId, ReportLine } from '../../engine/game/events.ts';
import { roleOf } from '../../engine/game/game.ts';
import { historySpan } from '../../engine/game/history-span.ts';
import type { CommandName } from '../../engine/language/commands/arguments.ts';
import { INTERNAL_ERROR } from '../../engine/language/mail/internal-error.ts';
import type { CommandItem } from '../../engine/language/mail/mail-text.ts';
import { scrubSubject } from '../../engine/language/mail/scrub.ts';
import { SIGN_ON_FORM } from '../../engine/language/mail/sign-on.ts';
import type { Message } from '../../engine/messages/all-messages.ts';
import type { LanguageCode } from '../../engine/messages/languages.ts';
import { mailboxOf } from '../../engine/text/address.ts';
import { whatIfLine } from '../../engine/what-if/what-if.ts';
import type { Attachment, DeskAnswer, DeskContent, PublicGameRow } from '../../templates/mail/mail.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { orRefused } from '../games/internal-errors.ts';
import { loadGame } from '../games/load-game.ts';
import { knownReader } from '../games/names-of-people.ts';
import { mailAddresses, peopleById } from '../games/people-of-game.ts';
import { publicHistory } from '../games/public-history.ts';
import { refusedLine } from '../games/refusal.ts';
import { RATE_LIMITS, takeFromLimit } from '../limits.ts';
import { ownSubject } from '../mail/header-fields.ts';
import type { Received } from '../mail/received.ts';
import { mailLanguage, postDesk, readingOf } from '../outgoing/account-post.ts';
import { eventNamed } from '../outgoing/events/event-store.ts';
import { eventView } from '../outgoing/events/event-view.ts';
import { mailContext } from '../outgoing/mail-context.ts';
import { myGames } from '../outgoing/my-games.ts';
import type { Person } from '../people.ts';
import type { GameEntry, Services, WhatIfRequest } from '../ports.ts';
import { answerAccount } from './account.ts';
import type { AccountAnswer, AccountWriter } from './account-answer.ts';
import { saveSettings } from './club-answers.ts';
import { gameToAskAbout, withWorkingHints } from './hints.ts';
import { invitePeople } from './invitations.ts';
import { trialToken } from './practice-mail.ts';
import { actedKey, type DeskRequest, writerOf } from './request.ts';
import { unmuteAddress } from './unmute.ts';
import { JUDGE_VERSION } from './version.ts';

/** Answers a sender who is known. The same mail has the same answer under the same id. */
export async function sendDeskMail(services: Services, received: Received, request: DeskRequest): Promise<void> {
  const acts = request.commands.some(({ item }) => CHANGING.has(item.command));
  const once = actedKey(received);
  if (acts && (await services.ledger.isDone(once))) return;
  await answerAtDesk(services, received, request);
  if (acts) await services.ledger.done(once, 'account');
}

const CHANGING: ReadonlySet<CommandName> = new Set<CommandName>([
  'REGISTER',
  'SET NAME',
  'SET MY ZONE',
  'SET LANGUAGE',
  'SET SUBJECT',
  'SET MAIL',
  'SET DIGEST',
  'SET PUBLIC PAGE',
  'SET INVITATIONS',
  'SET LINKS',
  'SET ADDRESS',
  'I AM ALSO',
  'SET SUBSTITUTE',
  'WATCH',
  'STOP WATCHING',
  'SAVE SETTINGS',
  'FORGET SETTINGS',
  'CREATE EVENT',
  'TRY VARIANT',
]);

/** Shown once in a mail, however often it is asked for: each may be long. */
const ONCE: ReadonlySet<CommandName> = new Set<CommandName>(['HISTORY', 'LIST', 'SUMMARY', 'MAP']);

async function answerAtDesk(services: Services, received: Received, request: DeskRequest): Promise<void> {
  const { address, identity, isProven, mail } = received;
  const self = await writerOf(services, received);
  const hasTrial = request.commands.some(({ item }) => item.command === 'TRY VARIANT');
  // Its attachments are read elsewhere.
  const report = hasTrial ? request.report.filter(({ message }) => !isOfAttachments(message)) : [...request.report];
  const asked: DeskAnswer[] = request.isEmpty
    ? [await toWhoeverSaysNothing(services, self)]
    : [...(request.asked ?? [])];
  report.push(...(request.isTextless ? subjectTold(mail.subject) : []));
  const attachments: Attachment[] = [];
  const questions: WhatIfRequest['questions'][number][] = [];
  let trial: { readonly item: CommandItem; readonly by: string } | null = null;
  const shown = new Map<CommandName, string>();
  let to = self === null || received.as !== null ? null : address;
  for (const [n, { item, person: id, game, about = null }] of request.commands.entries()) {
    // Who signed on by a password writes as the person whose it is, wherever they write from. A line above may have changed them.
    const isSelf = n === 0 && (id === null || id === self?.id);
    const person = isSelf ? self : await personOf(services, id ?? self?.id ?? null);
    if (person === null) continue;
    to ??= mailAddresses(person)[0] ?? null;
    if (item.command === 'WHATIF' && game !== null) {
      const { line, text, args } = item;
      questions.push({ line, text, asked: { game, phase: args.phase, lines: args.items.map(whatIfLine) } });
      continue;
    }
    if (item.command === 'TRY VARIANT') {
      // Of the writer as proven, whatever address the mail bears; a mailbox has one, with what stands behind its + or without.
      trial ??= { item, by: mailboxOf(person.addresses[0] ?? address) };
      continue;
    }
    const { received: at } = received.delivery;
    const writer = { person, address, isProven, identity, server: mail.server, received: at, verify: request.verify };
    const ofGame = await answerOfGame(services, writer, item, game);
    if (ofGame !== null) {
      report.push(...(ofGame.report ?? []));
      continue;
    }
    if (item.command === 'MY GAMES') {
      // The password of one game tells nothing of the others.
      if (person.id === self?.id) asked.push(await myGames(services, person));
      else report.push(refusedLine(item, { code: 'desk/my-games-by-address' }, null));
      continue;
    }
    const meant = game === null ? item : namingGame(game, item);
    if (ONCE.has(item.command)) {
      const asks = JSON.stringify(meant.args);
      const before = shown.get(item.command);
      // Asked in the same words again, it is answered by the same answer.
      if (before !== undefined) {
        if (before !== asks)
          report.push(refusedLine(item, { code: 'account/one-a-mail', command: item.command }, null));
        continue;
      }
      shown.set(item.command, asks);
    }
    const answer = await orRefused(services, received.delivery, item, INTERNAL_ERROR, async () => {
      return (await answerAccount(services, writer, meant)) ?? (await answerTo(services, person, meant, about));
    });
    if ('message' in answer) {
      report.push(answer);
      continue;
    }
    report.push(...(answer.report ?? []));
    asked.push(...(answer.asked ?? []));
    attachments.push(...(answer.attachments ?? []));
  }
  if (to === null) return;
  const subject = scrubSubject(mail.subject);
  const readerOf = async (what: string, to: string) => ({
    id: `${what}-${identity}`,
    to,
    ...readingOf(await services.directory.personAt(to)),
    answers: mail.messageId,
  });
  if (Buffer.byteLength(JSON.stringify(questions)) > LONGEST_WHATIF) {
    report.push(...questions.map((question) => refusedLine(question, { code: 'desk/what-if-too-long' }, null)));
  } else if (questions.length > 0) {
    await services.askWhatIf({ reader: await readerOf('whatif', to), subject, questions });
  }
  if (trial !== null) {
    const { item, by } = trial;
    const why = await whyNotTried(services, by);
    if (why !== null) report.push(refusedLine(item, why, null));
    else {
      const { line, text } = item;
      const reader = await readerOf('variant', to);
      const token = trialToken(services, reader);
      await services.tryVariant!({ reader, subject, mail: received.delivery.rawKey, line, text, token });
    }
  }
  // What is answered elsewhere needs no mail of the desk besides.
  if ((questions.length > 0 || trial !== null) && report.length === 0 && asked.length === 0) return;
  const content: DeskContent = {
    report: await withWorkingHints(services, self, address, report),
    asked: withoutRepeats(asked),
    subject,
    ...(attachments.length === 0 ? {} : { attachments }),
  };
  await postDesk(services, to, content, `desk-${identity}`, mail.messageId);
}

/** Whoever has games sees how they stand; others get a first word. */
async function toWhoeverSaysNothing(services: Services, self: Person | null): Promise<DeskAnswer> {
  const games = self === null ? null : await myGames(services, self);
  if (games?.kind === 'my-games' && games.games.length > 0) return games;
  return { kind: 'welcome', ...(self === null ? {} : { reader: knownReader(self) }) };
}

function isOfAttachments(message: ReportLine['message']): boolean {
  return typeof message === 'object' && message.code === 'mails/attachments';
}

/** Null: this judge does it, and may do it once more today. */
async function whyNotTried(services: Services, by: string): Promise<Message | null> {
  if (services.tryVariant === undefined) return { code: 'desk/variants-not-here' };
  const { most } = RATE_LIMITS['variants-tried'];
  return (await takeFromLimit(services, 'variants-tried', by)) ? null : { code: 'desk/variants-a-day', most };
}

/** Who writes nothing but a subject has written something all the same: it is not passed over in silence. */
function subjectTold(written: string): readonly ReportLine[] {
  const subject = ownSubject(scrubSubject(written)).slice(0, LONGEST_SUBJECT);
  if (!/\p{L}/u.test(subject)) return [];
  return [{ line: null, text: '', outcome: 'note', message: { code: 'desk/words-in-subject', subject } }];
}

const LONGEST_SUBJECT = 60;

/** The same help is sent once in a mail, however often it was asked for. */
function withoutRepeats(asked: readonly DeskAnswer[]): readonly DeskAnswer[] {
  const topics = new Set<string>();
  return asked.filter((answer) => {
    if (answer.kind !== 'help') return true;
    const topic = answer.topic ?? '';
    const isNew = !topics.has(topic);
    topics.add(topic);
    return isNew;
  });
}

async function personOf({ directory }: Services, id: PersonId | null): Promise<Person | null> {
  return id === null ? null : directory.person(id);
}

/** What is about the game that it was written to, and answered here; null: it is something else. */
async function answerOfGame(
  services: Services,
  writer: AccountWriter,
  item: CommandItem,
  game: string | null,
): Promise<AccountAnswer | null> {
  const { command } = item;
  if (command === 'INVITE') return invitePeople(services, writer, item, game);
  if (command === 'UNMUTE') return unmuteAddress(services, writer, item, game);
  if (command === 'SAVE SETTINGS') return saveSettings(services, writer, item, game);
  if (command === 'REPORT') return (await import('./report-message.ts')).reportMessage(services, writer, item, game);
  return command === 'CREATE EVENT' ? (await import('./create-event.ts')).createEvent(services, writer, item) : null;
}

/** The same of a game, where the command names none. */
function namingGame(game: string, item: CommandItem): CommandItem {
  switch (item.command) {
    case 'LIST':
      return item.args.game !== null || item.args.full ? item : { ...item, args: { ...item.args, game } };
    case 'STATUS':
    case 'SUMMARY':
    case 'HISTORY':
    case 'MAP':
    case 'WHOGAME':
      return item.args.game !== null ? item : ({ ...item, args: { ...item.args, game } } as CommandItem);
    case 'WHO':
      return item.args.addresses.length > 0 ? item : { ...item, command: 'SUMMARY', args: { game } };
    default:
      return item;
  }
}

/** The answer to one command about the judge or about a game. */
async function answerTo(
  services: Services,
  person: Person,
  item: CommandItem,
  about: string | null,
): Promise<AccountAnswer> {
  if (item.command === 'WHATIF') {
    return { report: [refusedLine(item, { code: 'desk/what-if-of-which-game' }, null)] };
  }
  if (item.command === 'LIST' && item.args.full && item.args.game === null) return listInFull(services, person, item);
  const answer = await shownTo(services, person, item, about);
  return 'kind' in answer ? { asked: [answer] } : 'outcome' in answer ? { report: [answer] } : {};
}

/** A game speaks its own rules to who is in it, wherever they ask. */
async function boardAbout(
  services: Services,
  { id }: Person,
  name: string | null,
): Promise<{ readonly board?: Board }> {
  const game = name === null ? null : await loadGame(services, name);
  const board = game === null || roleOf(game, id).kind === 'stranger' ? null : boardOfGame(services, game);
  return board === null ? {} : { board };
}

async function textOn(
  services: Services,
  person: Person,
  topic: string | null,
  about: string | null,
): Promise<DeskAnswer> {
  return topic === 'variants'
    ? { kind: 'variants', variants: services.variants() }
    : { kind: 'help', topic, ...(await boardAbout(services, person, about)) };
}

async function shownTo(
  services: Services,
  person: Person,
  item: CommandItem,
  about: string | null,
): Promise<DeskAnswer | ReportLine | { readonly nothing: true }> {
  switch (item.command) {
    case 'HELP':
    case 'GET':
      return textOn(services, person, item.args.topic, about);
    case 'VERSION':
      return { kind: 'saying', said: { code: 'desk/version', version: JUDGE_VERSION, domain: services.house.domain } };
    case 'LIST':
    case 'STATUS':
    case 'SUMMARY':
    case 'WHOGAME':
    case 'HISTORY':
    case 'MAP': {
      const { command } = item;
      const { game } = item.args;
      const isOfAll = command === 'LIST' || command === 'STATUS' || command === 'SUMMARY';
      if (game === null) return isOfAll ? gameList(services, person) : whichGame(services, person, item);
      if (item.command === 'HISTORY') return historyOf(services, person, item, game);
      if (item.command === 'MAP') return mapOf(services, person, item, game);
      return aboutGame(services, person, item, game, command === 'LIST' ? 'list' : 'summary');
    }
    case 'SIGNOFF':
      return { nothing: true };
    default:
      return refusedLine(item, { code: 'desk/for-one-game', command: item.command }, SIGN_ON_FORM);
  }
}

/** A queue carries so many bytes; two hundred units take a tenth of it. */
const LONGEST_WHATIF = 200_000;

async function whichGame(services: Services, person: Person, item: CommandItem): Promise<ReportLine> {
  const game = await gameToAskAbout(services, person);
  return refusedLine(item, { code: 'desk/of-which-game' }, game === null ? 'LIST' : `${item.command} ${game}`);
}

/** Games that LIST FULL tells of; more would be no mail. */
const MOST_IN_FULL = 20;

/** `LIST FULL`: all games that are not over, each in the long form. */
async function listInFull(services: Services, person: Person, item: CommandItem): Promise<AccountAnswer> {
  const entries = (await services.index.going()).filter(({ listed }) => listed);
  if (entries.length === 0) return { asked: [await gameList(services, person)] };
  const shown = entries.slice(0, MOST_IN_FULL);
  const answers = await Promise.all(shown.map(({ name }) => aboutGame(services, person, item, name, 'list')));
  const asked = answers.filter((answer) => 'kind' in answer);
  const rest = entries.length - shown.length;
  return rest === 0
    ? { asked }
    : { asked: [...asked, { kind: 'saying', said: { code: 'desk/more-games-listed', count: rest } }] };
}

async function gameList(services: Services, person: Person): Promise<DeskAnswer> {
  const entries = (await services.index.list()).filter(({ listed }) => listed);
  const own = new Set(await services.index.gamesOf(person.id));
  const games = await Promise.all(
    entries.map(async (entry) => ({
      ...(await gameLine(services, entry, mailLanguage(person))),
      ...(own.has(entry.name) ? { isOwn: true } : {}),
    })),
  );
  return { kind: 'games', games };
}

async function gameLine(services: Services, entry: GameEntry, language: LanguageCode): Promise<PublicGameRow> {
  const { name, status, phase, deadline, players, seats, brief } = entry;
  const board = services.board(entry.variant, entry.edition ?? 1);
  const line = {
    name,
    variant: board?.variant.name ?? entry.variant,
    status,
    phase,
    deadline,
    players,
    seats,
    ...brief,
  };
  if (board === null || brief === undefined) return line;
  const shown = new Map(board.powers.map(({ name: power }) => [namesOfPowers(board, [power]), power]));
  const openings = brief.openings.map((opening) => {
    const power = shown.get(opening.power);
    return power === undefined ? opening : { ...opening, power: powerShown(board, power, language) };
  });
  return { ...line, openings };
}

async function historyOf(
  services: Services,
  person: Person,
  item: Extract<CommandItem, { readonly command: 'HISTORY' }>,
  name: string,
): Promise<DeskAnswer | ReportLine> {
  const { zones } = services;
  const span = historySpan(item.args, { now: services.now(), zone: person.zone ?? 'UTC', zones });
  if ('problem' in span) return refusedLine(item, span.problem, `HISTORY ${name}`);
  return aboutGame(services, person, item, name, 'history', span);
}

async function mapOf(
  services: Services,
  person: Person,
  item: Extract<CommandItem, { readonly command: 'MAP' }>,
  name: string,
): Promise<DeskAnswer | ReportLine> {
  const answer = await aboutGame(services, person, item, name, 'map');
  return 'kind' in answer && answer.kind === 'game' && item.args.abbreviations
    ? { ...answer, abbreviations: true }
    : answer;
}

async function aboutGame(
  services: Services,
  person: Person,
  item: CommandItem,
  name: string,
  what: 'list' | 'summary' | 'history' | 'map',
  span?: HistorySpan,
): Promise<DeskAnswer | ReportLine> {
  const game = await loadGame(services, name);
  const board = game === null ? null : boardOfGame(services, game);
  const event = game === null ? await eventNamed(services, name) : null;
  if (event !== null) return { kind: 'event', event: await eventView(services, event, person.id) };
  if (game === null || board === null) {
    // `LIST VARIANTS` asks for what GET sends.
    if (what === 'list' && (name === 'variants' || services.help?.topics.some((topic) => topic.name === name)))
      return textOn(services, person, name, null);
    return refusedLine(item, { code: 'desk/no-such-game', game: name }, 'LIST');
  }
  const people = await peopleById(services, game);
  const context = mailContext(services, game, board, people, person, services.now(), null);
  const isPast = (what === 'summary' || what === 'history') && context.view.sight === 'all';
  const told = isPast ? { told: await publicHistory(services, game, board) } : {};
  return { kind: 'game', context: { ...context, ...told }, what, ...(span === undefined ? {} : { span }) };
}

/** Lines that were mailed to an event: entering and leaving it, its rules, its draws. What is meant for its boards has gone there. */
import { forAllBoards } from '../../engine/commands/for-all-boards.ts';
import { readCommand } from '../../engine/commands/read-command.ts';
import { answersToGm } from '../../engine/commands/wishes/answers-in-words.ts';
import { isDenied } from '../../engine/commands/wishes/read-wish.ts';
import { beginRound, decideEvent, type EventDecision, setForBoards } from '../../engine/events/decide-event.ts';
import { dealRound, randomFrom } from '../../engine/events/draw.ts';
import { currentRound, type EventRecord, entrantOf } from '../../engine/events/event.ts';
import { type EventLine, readEventLine } from '../../engine/events/event-lines.ts';
import type { PersonId, ReportLine } from '../../engine/game/events.ts';
import { isClosing, isDecoration, isGreeting, isName } from '../../engine/language/mail/courtesies.ts';
import type { Section } from '../../engine/language/mail/mail-text.ts';
import type { MessageOrText } from '../../engine/messages/all-messages.ts';
import type { Settings } from '../../engine/settings/fields.ts';
import type { SettingChange } from '../../engine/settings/game-settings.ts';
import { foldText } from '../../engine/text/fold.ts';
import { linesForGames } from '../../engine/text/lines-for-games.ts';
import { shortenText } from '../../engine/text/shorten.ts';
import type { DeskAnswer } from '../../templates/mail/mail.ts';
import { FOR_ALL_BOARDS, OF_NO_GAME } from '../account/answers-to-gm.ts';
import { beginClubDigest } from '../account/club-digest.ts';
import { loadGame } from '../games/load-game.ts';
import { refusedLine } from '../games/refusal.ts';
import { takeFromLimit } from '../limits.ts';
import { boardOfEvent, changeEvent, freshSeed, toldEventUrl } from '../outgoing/events/event-store.ts';
import { eventView } from '../outgoing/events/event-view.ts';
import { tellWaiting } from '../outgoing/events/tell-event.ts';
import type { Services } from '../ports.ts';
import { freeNames, makeBoards } from './boards.ts';

export interface EventWriter {
  readonly person: PersonId;
  readonly address: string;
  /** Of the mail: no line of it acts twice. */
  readonly identity: string;
}

export interface EventAnswer {
  readonly report: readonly ReportLine[];
  readonly asked: readonly DeskAnswer[];
}

/** So many mails an event remembers. */
const REMEMBERED = 2_000;

export async function answerEvent(
  services: Services,
  named: EventRecord,
  section: Section,
  writer: EventWriter,
  /** All that the mail says. */
  isWhole: boolean,
): Promise<EventAnswer> {
  const report: ReportLine[] = [];
  const prose: { readonly line: number; readonly text: string }[] = [];
  let shows = false;
  const isDirector = named.directors.includes(writer.person);
  const hasEntered = entrantOf(named, writer.person) !== undefined;
  for (const [index, { line, text, read }] of linesOf(section).entries()) {
    const spot = { line, text };
    if (read === 'prose') {
      const answers = isDirector ? answersToDirector(services, named, text) : [];
      if (answers.length > 0)
        report.push(...answers.map((each) => ({ ...spot, ...each, outcome: 'note' as const, answers: true as const })));
      else if (!isCourtesy(text)) prose.push({ line, text: shortenText(text) });
      continue;
    }
    if (read === 'for-boards') {
      report.push(
        isDirector
          ? refusedLine(spot, { code: 'events/no-boards', event: named.name }, 'BEGIN')
          : refusedLine(spot, { code: 'events/for-directors' }, null),
      );
      continue;
    }
    const decision = await decideLine(services, named, read, writer, `${writer.identity}:${line}:${index}`);
    if ('shows' in decision || ('message' in decision && decision.message.code === 'events/begun')) shows = true;
    if ('shows' in decision) continue;
    if ('refused' in decision) report.push(refusedLine(spot, decision.refused, decision.suggestion ?? null));
    else if ('note' in decision) report.push({ ...spot, outcome: 'note', message: decision.note });
    else if ('message' in decision) report.push({ ...spot, outcome: 'done', message: decision.message });
  }
  if (report.length > 0 || shows || !isWhole)
    for (const spot of prose) report.push({ ...spot, outcome: 'note', message: { code: 'lines/prose' } });
  else if (prose.length > 0)
    report.push(refusedLine(prose[0]!, { code: 'events/no-line' }, isDirector || hasEntered ? 'STATUS' : 'JOIN'));
  const event = await changeEvent(services, named.name, () => null);
  if (event === null || (!shows && report.length > 0)) return { report, asked: [] };
  return { report, asked: [{ kind: 'event', event: await eventView(services, event, writer.person) }] };
}

/** What a sentence of its director is answered with, where a line does it for the event, or for the one board that it names. */
function answersToDirector(
  services: Services,
  event: EventRecord,
  text: string,
): readonly { readonly message: MessageOrText; readonly suggestion: string }[] {
  const boards = currentRound(event)?.boards ?? [];
  const said = foldText(text).toLowerCase();
  const isNamed = (game: string, n: number) =>
    new RegExp(`\\b(?:${game}|(?:board|brett|table|tisch) (?:${BOARD_NUMBERS[n] ?? n + 1}))\\b`).test(said);
  const named = boards.filter(({ game }, n) => isNamed(game, n));
  if (LEAVES_EVENT.test(said)) return [{ message: { code: 'master/line-to-fill' }, suggestion: 'DROP number' }];
  const isNotYet = isDenied(text) || NOT_STARTED.test(said);
  if (STARTS_ROUND.test(said) && !isNotYet) return [{ message: { code: 'master/line-does' }, suggestion: 'BEGIN' }];
  return answersToGm(text, boardOfEvent(services, event)).flatMap(({ message, suggestion }) => {
    if (suggestion === 'STATUS') return [{ message, suggestion }];
    if (suggestion === null || OF_NO_GAME.test(suggestion)) return [];
    if (suggestion === 'FORCE BEGIN' || suggestion === 'SET RANDOM POWERS')
      return isNotYet ? [] : [{ message, suggestion: 'BEGIN' }];
    const ofAll = named.length > 0 ? forAllBoards(event.name, suggestion) : null;
    if (ofAll !== null) return [ofAll];
    if (named.length > 0)
      return [
        {
          message,
          suggestion: linesForGames(
            named.map(({ game }) => game),
            suggestion.split('\n'),
          ).join('\n'),
        },
      ];
    return FOR_ALL_BOARDS.test(suggestion) ? [{ message, suggestion: `IN ${event.name}: ${suggestion}` }] : [];
  });
}

/** `She leaves the cup after this round`, `Herr Braun spielt in der nächsten Runde nicht mehr mit`. */
const LEAVES_EVENT =
  /\b(?:leaves?|withdraws?|drops? out of|se retire|quitte|steigt|verlasst)\b.*\b(?:cup|event|tournament|turnier|coupe|tournoi|next round|nachsten runde|prochaine ronde)\b/;
/** `Noch nicht starten`. */
const NOT_STARTED = /\b(?:do not|don't|noch nicht|pas encore) (?:start|begin|losleg|lanc|commenc)/;
const STARTS_ROUND =
  /\b(?:start|begin|draw|launch|lanc\w*|tir\w*|starte\w*|beginn\w*|auslos\w*) (?:\S+ ){0,3}(?:next |second |third |zweite\w* |dritte\w* |nachste\w* |deuxieme |troisieme |prochaine )?(?:round|runde|ronde)\b/;

/** `Board one`, `auf Brett eins`, `à la table deux`. */
const BOARD_NUMBERS = ['1|one|eins|une?', '2|two|zwei|deux', '3|three|drei|trois', '4|four|vier|quatre'];

type Setting = { readonly kind: 'setting'; readonly change: SettingChange };

interface LineOfEvent {
  readonly line: number;
  readonly text: string;
  readonly read: EventLine | Setting | 'for-boards' | 'prose';
}

const ANY_BOARD = { board: null, phase: null, role: 'master' } as const;

/** A line of the event's own; else of its boards, of which none goes on. */
function readLine(text: string): readonly LineOfEvent['read'][] {
  const own = readEventLine(text);
  if (own !== null) return [own];
  const commands = readCommand(foldText(text), ANY_BOARD) ?? [];
  if (commands.length === 0) return ['prose'];
  return commands.map((each) =>
    'command' in each && each.command.command === 'SET' ? { kind: 'setting', change: each.command.args } : 'for-boards',
  );
}

function isCourtesy(text: string): boolean {
  return isGreeting(text) || isClosing(text) || isName(text) || isDecoration(text);
}

/** A sign-on that names the event enters it. */
function linesOf({ signOn, lines }: Section): readonly LineOfEvent[] {
  const written = lines
    .filter(({ text, ignored }) => ignored === null && text.trim() !== '')
    .flatMap(({ number, text }) => readLine(text).map((read) => ({ line: number, text, read })));
  if (signOn === null) return written;
  const read: EventLine = signOn.kind === 'observer' ? { kind: 'status' } : { kind: 'join', wishes: null };
  return [{ line: signOn.line, text: signOn.text, read }, ...written];
}

async function decideLine(
  services: Services,
  { name }: EventRecord,
  line: EventLine | Setting,
  writer: EventWriter,
  key: string,
): Promise<EventDecision> {
  let decision: EventDecision = { shows: true };
  let repeated: EventRecord | null = null;
  await changeEvent(services, name, (event) => {
    if (event.answered.includes(key)) {
      repeated = event;
      return null;
    }
    const board = boardOfEvent(services, event);
    const page = toldEventUrl(services, event);
    const { person } = writer;
    decision =
      line.kind === 'setting'
        ? setForBoards(event, line.change, { person, board, zones: services.zones })
        : decideEvent(event, line, { person, now: services.now(), board, page });
    return 'event' in decision ? answered(decision.event, key) : null;
  });
  if (repeated !== null) await makeBoards(services, repeated);
  return 'draws' in decision ? drawRound(services, name, writer, key) : decision;
}

function answered(event: EventRecord, key: string): EventRecord {
  return { ...event, answered: [...event.answered, key].slice(-REMEMBERED) };
}

/** With what was set for all boards since the event was made; what each board has for itself is the event's again. */
async function settingsNow(services: Services, event: EventRecord): Promise<Settings> {
  const last = currentRound(event)?.boards[0];
  const game = last === undefined ? null : await loadGame(services, last.game);
  if (game === null) return event.settings;
  const { players, comment, listed } = event.settings;
  return { ...game.settings, players, comment, listed };
}

/** The round is drawn and stored, and its boards follow from what is stored, however often this is broken off. */
async function drawRound(
  services: Services,
  name: EventRecord['name'],
  writer: EventWriter,
  key: string,
): Promise<EventDecision> {
  const known = await changeEvent(services, name, () => null);
  if (known === null) return { refused: { code: 'events/over' } };
  const names = await freeNames(services, known, known.boards);
  if (!(await takeFromLimit(services, 'games-created', writer.address, Math.min(known.boards, names.length)))) {
    return { refused: { code: 'entering/games-a-day', most: 20 } };
  }
  const sealed = freshSeed(services);
  const settings = await settingsNow(services, known);
  let problem: EventDecision | null = null;
  const event = await changeEvent(services, name, (each) => {
    const board = boardOfEvent(services, each);
    const request = { person: writer.person, now: services.now(), board, page: '' };
    const again = decideEvent(each, { kind: 'begin' }, request);
    problem = 'draws' in again ? null : again;
    if (problem !== null) return null;
    const powers = board.powers.map((power) => power.name);
    const deal = dealRound(each, powers, randomFrom(each.sealed.seed, services.digest));
    return answered(beginRound({ ...each, settings }, deal, names, sealed, services.now()), key);
  });
  if (problem !== null) return problem;
  const round = event === null ? undefined : currentRound(event);
  if (event === null || round === undefined) return { refused: { code: 'events/over' } };
  await makeBoards(services, event);
  await tellWaiting(services, event, round.waiting);
  for (const director of event.directors) await beginClubDigest(services, director);
  return {
    event,
    message: {
      code: 'events/begun',
      round: event.played.length,
      boards: round.boards.map(({ game }) => game),
      waiting: round.waiting.length,
      isLast: event.played.length >= event.rounds,
    },
  };
}

/** Lines that were mailed to an event: entering and leaving it, its rules, its draws. What is meant for its boards has gone there. */
import { beginRound, decideEvent, type EventDecision } from '../../engine/events/decide-event.ts';
import { dealRound, randomFrom } from '../../engine/events/draw.ts';
import { currentRound, type EventRecord } from '../../engine/events/event.ts';
import { type EventLine, readEventLine } from '../../engine/events/event-lines.ts';
import type { PersonId, ReportLine } from '../../engine/game/events.ts';
import type { Section } from '../../engine/language/mail/mail-text.ts';
import type { Settings } from '../../engine/settings/fields.ts';
import { shortenText } from '../../engine/text/shorten.ts';
import type { DeskAnswer } from '../../templates/mail/mail.ts';
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
): Promise<EventAnswer> {
  const report: ReportLine[] = [];
  let shows = false;
  let isRead = false;
  for (const { line, text, read } of linesOf(section)) {
    const spot = { line, text };
    if (read === null) {
      if (!isRead) report.push(refusedLine(spot, { code: 'events/no-line', text: shortenText(text) }, 'JOIN'));
      continue;
    }
    isRead = true;
    const decision = await decideLine(services, named, read, writer, `${writer.identity}:${line}`);
    if ('shows' in decision) shows = true;
    else if ('refused' in decision) report.push(refusedLine(spot, decision.refused, decision.suggestion ?? null));
    else if ('note' in decision) report.push({ ...spot, outcome: 'note', message: decision.note });
    else if ('message' in decision) report.push({ ...spot, outcome: 'done', message: decision.message });
  }
  const event = await changeEvent(services, named.name, () => null);
  if (event === null || (!shows && report.length > 0)) return { report, asked: [] };
  return { report, asked: [{ kind: 'event', event: await eventView(services, event, writer.person) }] };
}

interface LineOfEvent {
  readonly line: number;
  readonly text: string;
  readonly read: EventLine | null;
}

/** A sign-on that names the event enters it. What stands below lines that were understood is mostly a signature. */
function linesOf({ signOn, lines }: Section): readonly LineOfEvent[] {
  const written = lines
    .filter(({ text, ignored }) => ignored === null && text.trim() !== '')
    .map(({ number, text }) => ({ line: number, text, read: readEventLine(text) }));
  if (signOn === null) return written;
  const read: EventLine = signOn.kind === 'observer' ? { kind: 'status' } : { kind: 'join', wishes: null };
  return [{ line: signOn.line, text: signOn.text, read }, ...written];
}

async function decideLine(
  services: Services,
  { name }: EventRecord,
  line: EventLine,
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
    decision = decideEvent(event, line, { person: writer.person, now: services.now(), board, page });
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
    },
  };
}

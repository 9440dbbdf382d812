/**
 * A game as the classic judges give out its history (judge-language E): the mails that an observer saw, each with its date
 * and subject. Mapping programs and importers read the lines.
 */
import { fullPosition } from '../../engine/archive/boards.ts';
import { markFrames } from '../../engine/archive/classic/frame-lines.ts';
import type { ArchiveBody, ArchivedPhase, ArchivedPress } from '../../engine/archive/document.ts';
import type { Board } from '../../engine/board/board.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { PhaseCode, Position } from '../../engine/board/position.ts';
import type { PersonId } from '../../engine/game/events.ts';
import type { Instant } from '../../engine/time.ts';
import { asText } from '../layout/as-text.ts';
import { t } from '../locales/current.ts';
import { NEXT_KIND } from '../locales/en/listing.ts';
import { inEnglish } from '../locales/in-english.ts';
import { powerName } from '../locales/powers.ts';
import { formatterFor } from '../locales/speaker.ts';
import { WIDTH, wrapLine } from '../locales/text/wrap.ts';
import { classicTurn } from '../locales/times/phases.ts';
import { type DocumentLine, plainLines } from '../markup/document.ts';
import { addresseeNames } from './addressees.ts';
import { classicOwnership, countedAfter, isOwnershipUpdated } from './centers.ts';
import { classicDislodged, classicPosition, classicResults } from './orders.ts';
import { outcomeLines } from './summary.ts';

const BLANK: DocumentLine = { text: '' };

export interface HistoryMail {
  /** When it was sent; null when that is not known. */
  readonly at: Instant | null;
  /** The phase it is about; null before the start and after the end. */
  readonly phase: PhaseCode | null;
  readonly what: 'start' | 'results' | 'press' | 'end';
  readonly text: string;
}

/** Plain text, at most 78 columns wide but for press, whose lines stay as they were written; those that look like a judge's are marked. */
export function classicHistory(document: ArchiveBody, board: Board): string {
  return inEnglish(board, (board) => historyText(document, board));
}

function historyText(document: ArchiveBody, board: Board): string {
  const mails = historyMails(document, board);
  const [first, last] = [document.phases[0], document.phases.at(-1)];
  if (first === undefined || last === undefined)
    return `History information for game '${document.name}':\n\nNothing has happened yet.\n`;
  const span = `from ${classicTurn(board, first.phase)} through ${classicTurn(board, last.phase)}`;
  const head = wrapLine(`History information for game '${document.name}' ${span}:`, WIDTH).join('\n');
  return [`${head}\n`, ...mails.map(({ text }) => text), ...actLines(document, board)].join('\n');
}

/** What GMs did, behind all that programs read. */
function actLines({ acts = [], players }: ArchiveBody, board: Board): readonly string[] {
  if (acts.length === 0) return [];
  const { heading, act: told } = t().mail.gmActed;
  const { say } = formatterFor({ board });
  const name = (by: PersonId | null) => (by === null ? null : (players[by]?.name ?? null));
  const lines = acts.flatMap(({ at, by, act }) =>
    wrapLine(`${classicInstant(at)}: ${told(name(by), say(act))}`, WIDTH - 2).map((line) => `% ${line}`),
  );
  return [`% ${heading}\n${lines.join('\n')}\n`];
}

/** The first line of a mail with a part of the history. */
export function historyHead(game: string, from: string, to: string): string {
  return `History information for game '${game}' from ${from} through ${to}:`;
}

/** Every mail that an observer saw, in order. */
export function historyMails(document: ArchiveBody, board: Board): readonly HistoryMail[] {
  const { phases, press, position, created, ended } = document;
  const first = phases[0];
  const said = (each: ArchivedPress): HistoryMail => {
    return { at: instantOf(each.at), phase: each.phase, what: 'press', text: pressMail(document, board, each) };
  };
  const start = first?.position ?? position;
  const isBefore = ({ phase, commit }: ArchivedPress) =>
    phase === null && (first === undefined || (commit ?? 0) < (first.commit ?? 0));
  const known = new Set(phases.map(({ phase }) => phase));
  const now = press.filter(({ phase }) => phase !== null && !known.has(phase));
  const after = press.filter((each) => each.phase === null && !isBefore(each));
  const end = endMail(document, board);
  return [
    ...press.filter(isBefore).map(said),
    ...(start === null
      ? []
      : [
          {
            at: instantOf(created),
            phase: start.phase,
            what: 'start' as const,
            text: startMail(document, board, fullPosition(start)),
          },
        ]),
    ...phases.flatMap((each, p): readonly HistoryMail[] => [
      ...press.filter(({ phase }) => phase === each.phase).map(said),
      {
        at: instantOf(each.at),
        phase: each.phase,
        what: 'results',
        text: resultsMail(document, board, each, p + 1),
      },
    ]),
    ...now.map(said),
    ...(end === null ? [] : [{ at: instantOf(ended), phase: null, what: 'end' as const, text: end }]),
    ...after.map(said),
  ];
}

function instantOf(at: string | null): Instant | null {
  return at === null ? null : Date.parse(at);
}

function startMail(document: ArchiveBody, board: Board, position: Position): string {
  const lines = [
    { text: `Starting position for ${classicTurn(board, position.phase)}.` },
    BLANK,
    ...classicPosition(board, position),
  ];
  return mail(document, board, position.phase, document.created, 'Game Starting', lines, null);
}

function resultsMail(
  document: ArchiveBody,
  board: Board,
  { phase, at, position, resolution }: ArchivedPhase,
  turn: number,
): string {
  const dislodged = parsePhase(phase).kind === 'M' ? classicDislodged(board, resolution.dislodged) : [];
  const { next } = resolution;
  const parts: readonly (readonly DocumentLine[])[] = [
    classicResults(board, fullPosition(position), resolution, document.name, turn),
    dislodged.length === 0 ? [] : [BLANK, ...dislodged],
    isOwnershipUpdated(board, resolution) ? classicOwnership(board, countedAfter(resolution)) : [],
    next === null
      ? [{ text: 'The game is over.  Thank you for playing.' }]
      : [
          {
            text: `The next phase of '${document.name}' will be ${NEXT_KIND[parsePhase(next).kind]} for ${classicTurn(board, next)}.`,
          },
        ],
  ];
  const lines = parts.filter((part) => part.length > 0).flatMap((part, n) => (n === 0 ? part : [BLANK, ...part]));
  return mail(document, board, phase, at, 'Results', lines);
}

/** A game that ended without the rules' doing; how, where that is known. */
function endMail(document: ArchiveBody, board: Board): string | null {
  const { status, phases, ended } = document;
  const last = phases.at(-1);
  if (status !== 'finished' || last === undefined || last.resolution.next === null) return null;
  return mail(document, board, last.phase, ended, 'Game Over', [
    ...outcomeLines(document, board).map((text) => ({ text })),
    { text: 'The game is over.  Thank you for playing.' },
  ]);
}

function pressMail(document: ArchiveBody, board: Board, { from, to, body, at, phase }: ArchivedPress): string {
  const by = from === null ? '' : ` from ${speakerName(board, from)}`;
  const head =
    to === 'all'
      ? `Broadcast message${by} in '${document.name}':`
      : `Message${by} to ${addresseeNames(board, to)} in '${document.name}':`;
  const letter =
    from === null ? '' : ` from ${board.powers.find(({ name }) => name === from)?.letter ?? speakerName(board, from)}`;
  return `${dated(at)}Subject: ${document.judge?.code ?? 'CHAN'}:${document.name}${phase === null ? '' : ` - ${phase}`} Broadcast${letter}\n\n${head}\n\n${markFrames(body.replace(/\n*$/, ''))}\n\nEnd of message.\n`;
}

/** Who speaks: a power's name, Master or Observer. */
export function speakerName(board: Board, from: NonNullable<ArchivedPress['from']>): string {
  return from === 'MASTER' ? 'Master' : from === 'OBSERVER' ? 'Observer' : powerName(board, from);
}

function mail(
  { name, judge }: ArchiveBody,
  board: Board,
  phase: string,
  at: string | null,
  what: string,
  body: readonly DocumentLine[],
  /** When the phase was processed; null: it has not been, or it is not known. */
  until: string | null = at,
): string {
  const code = judge?.code ?? 'CHAN';
  const head: readonly DocumentLine[] = [
    {
      text: `:: Judge: ${code}  Game: ${name.slice(0, 1).toUpperCase()}${name.slice(1)}  Variant: ${board.variant.name}`,
    },
    { text: until === null ? `:: Deadline: ${phase}` : `:: Deadline: ${phase} ${classicInstant(until)}` },
    BLANK,
  ];
  return `${dated(at)}Subject: ${code}:${name} - ${phase} ${what}\n\n${asText([plainLines(...head, ...body)])}`;
}

function dated(at: string | null): string {
  return at === null ? '' : `Date: ${classicInstant(at)}\n`;
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `Tue Mar 03 2026 23:30:00 +0000`. */
function classicInstant(at: string): string {
  const date = new Date(at);
  const [day, time] = [String(date.getUTCDate()).padStart(2, '0'), date.toISOString().slice(11, 19)];
  return `${DAYS[date.getUTCDay()]} ${MONTHS[date.getUTCMonth()]} ${day} ${date.getUTCFullYear()} ${time} +0000`;
}

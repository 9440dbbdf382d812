/**
 * A game as the classic judges give out its history (judge-language E): the mails that an observer saw, each with its date
 * and subject. Mapping programs and importers read the lines.
 */
import type { ArchiveDocument, ArchivedPhase, ArchivedPress } from '../../engine/archive/document.ts';
import type { Board } from '../../engine/board/board.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Position } from '../../engine/board/position.ts';
import { asText } from '../mail/as-text.ts';
import { addressees } from '../mail/classic.ts';
import { classicOwnership, isOwnershipUpdated } from '../mail/classic-centers.ts';
import { classicDislodged, classicPosition, classicResults } from '../mail/classic-orders.ts';
import { type Line, plainLines } from '../mail/document.ts';
import { classicTurn, NEXT_KIND } from '../words/phases.ts';
import { powerName } from '../words/powers.ts';
import { WIDTH, wrapLine } from '../words/wrap.ts';

const BLANK: Line = { text: '' };

/** Plain text, at most 78 columns wide but for press, whose lines stay as they were written. */
export function classicHistory(document: ArchiveDocument, board: Board): string {
  const { phases, press, name } = document;
  const [first, last] = [phases[0], phases.at(-1)];
  if (first === undefined || last === undefined)
    return `History information for game '${name}':\n\nNothing has happened yet.\n`;
  const span = `from ${classicTurn(board, first.phase)} through ${classicTurn(board, last.phase)}`;
  const said = (phase: string | null) =>
    press.filter((each) => each.phase === phase).map((each) => pressMail(document, board, each));
  const before = press.filter(({ phase, commit }) => phase === null && (commit ?? 0) < (first.commit ?? 0));
  const after = press.filter((each) => each.phase === null && !before.includes(each));
  return [
    `${wrapLine(`History information for game '${name}' ${span}:`, WIDTH).join('\n')}\n`,
    ...before.map((each) => pressMail(document, board, each)),
    startMail(document, board, first.position),
    ...phases.flatMap((phase, p) => [...said(phase.phase), resultsMail(document, board, phase, p + 1)]),
    ...(last.resolution.next === null ? [] : said(last.resolution.next)),
    ...after.map((each) => pressMail(document, board, each)),
    ...endMail(document, board),
  ].join('\n');
}

function startMail(document: ArchiveDocument, board: Board, position: Position): string {
  const lines = [
    { text: `Starting position for ${classicTurn(board, position.phase)}.` },
    BLANK,
    ...classicPosition(board, position),
  ];
  return mail(document, board, position.phase, document.created, 'Game Starting', lines);
}

function resultsMail(
  document: ArchiveDocument,
  board: Board,
  { phase, at, position, resolution }: ArchivedPhase,
  turn: number,
): string {
  const dislodged = parsePhase(phase).kind === 'M' ? classicDislodged(board, resolution.dislodged) : [];
  const { next } = resolution;
  const parts: readonly (readonly Line[])[] = [
    classicResults(board, position, resolution, document.name, turn),
    dislodged.length === 0 ? [] : [BLANK, ...dislodged],
    isOwnershipUpdated(board, resolution) ? classicOwnership(board, resolution) : [],
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

/** A game that ended without the rules' doing. */
function endMail(document: ArchiveDocument, board: Board): readonly string[] {
  const { outcome, phases, ended } = document;
  const last = phases.at(-1);
  if (outcome === null || last === undefined || last.resolution.next === null) return [];
  const names = 'powers' in outcome ? outcome.powers.map((power) => powerName(board, power)).join(', ') : '';
  const told = {
    won: `The game was won by ${names}.`,
    conceded: `The game was conceded to ${names}.`,
    drawn: `The game was declared a draw between ${names}.`,
    terminated: 'The game was terminated by the master.',
  }[outcome.kind];
  return [
    mail(document, board, last.phase, ended, 'Game Over', [
      { text: told },
      { text: 'The game is over.  Thank you for playing.' },
    ]),
  ];
}

function pressMail(document: ArchiveDocument, board: Board, { from, to, body, at, phase }: ArchivedPress): string {
  const by = from === null ? '' : ` from ${speaker(board, from)}`;
  const head =
    to === 'all'
      ? `Broadcast message${by} in '${document.name}':`
      : `Message${by} to ${addressees(board, to)} in '${document.name}':`;
  const letter =
    from === null ? '' : ` from ${board.powers.find(({ name }) => name === from)?.letter ?? speaker(board, from)}`;
  return `${dated(at)}Subject: ${document.judge?.code ?? 'CHAN'}:${document.name}${phase === null ? '' : ` - ${phase}`} Broadcast${letter}\n\n${head}\n\n${body.replace(/\n*$/, '')}\n\nEnd of message.\n`;
}

/** Who speaks: a power's name, Master or Observer. */
export function speaker(board: Board, from: NonNullable<ArchivedPress['from']>): string {
  return from === 'MASTER' ? 'Master' : from === 'OBSERVER' ? 'Observer' : powerName(board, from);
}

function mail(
  { name, judge }: ArchiveDocument,
  board: Board,
  phase: string,
  at: string | null,
  what: string,
  body: readonly Line[],
): string {
  const code = judge?.code ?? 'CHAN';
  const head: readonly Line[] = [
    {
      text: `:: Judge: ${code}  Game: ${name.slice(0, 1).toUpperCase()}${name.slice(1)}  Variant: ${board.variant.name}`,
    },
    { text: `:: Deadline: ${phase} ${classicInstant(at)}` },
    BLANK,
  ];
  return `${dated(at)}Subject: ${code}:${name} - ${phase} ${what}\n\n${asText([plainLines(...head, ...body)])}`;
}

function dated(at: string | null): string {
  return at === null ? '' : `Date: ${classicInstant(at)}\n`;
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `Tue Mar 03 2026 23:30:00 +0000`; the epoch when it is not known, as the classic judges print it. */
function classicInstant(at: string | null): string {
  const date = new Date(at ?? 0);
  const [day, time] = [String(date.getUTCDate()).padStart(2, '0'), date.toISOString().slice(11, 19)];
  return `${DAYS[date.getUTCDay()]} ${MONTHS[date.getUTCMonth()]} ${day} ${date.getUTCFullYear()} ${time} +0000`;
}

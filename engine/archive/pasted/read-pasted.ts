/**
 * A position that somebody pastes: mails of a judge (ours or an older one), JSON (docs/formats.md 1 and 2), or a line for each power,
 * as below SETUP. What cannot be read is named line by line; nothing is guessed.
 */
import { isObject } from '../../adjudicate/faults.ts';
import type { Board } from '../../board/board.ts';
import type { OrdersByPower, PhaseCode, Position } from '../../board/position.ts';
import type { ByPower, Power, Province, UnitText } from '../../board/variant.ts';
import type { DislodgedAs, SetUp } from '../../language/commands/set-up-lines.ts';
import { readOnePower } from '../../language/names/power-list.ts';
import { readPhaseText } from '../../language/times/phase-text.ts';
import type { MessageOrText } from '../../messages/all-messages.ts';
import { readSetUp } from '../../sections/read-set-up.ts';
import { rowsOf } from '../../vocabulary.ts';
import { readPositionInput } from '../../what-if/position-input.ts';
import { firstNotJson } from '../json-place.ts';
import { isJudgesMail, type MailFault, readJudgesMails } from './result-mail.ts';

export interface PastedLine {
  readonly number: number;
  readonly text: string;
}

/** `field`: of JSON. `line` null: the message names it, or it is of no line. */
export interface PastedFault {
  readonly line: number | null;
  readonly field: string;
  readonly message: MessageOrText;
}

/** What stands there and, of mails and resolutions, what comes after it. */
export interface PastedBoard {
  readonly position: Position;
  readonly orders: OrdersByPower;
  /** The board of the next phase to be played; null: the game is over. Left out: {@link position} itself. */
  readonly next?: Position | null;
  readonly areCentersTold: boolean;
  /** Of a mail: they are those after its phase. */
  readonly areCentersAfter?: boolean;
  readonly mailFaults: readonly MailFault[];
}

export type PastedRead =
  | PastedBoard
  | { readonly faults: readonly PastedFault[] }
  /** JSON of another variant. */
  | { readonly variant: string };

/** Whose the centers are, written below a mail that does not tell it. */
const CENTERS_LINE = /^\s*(?:cent(?:er|re)s|zentren)\s+([^:]{1,60}):/i;

/** What chats and wikis put around JSON. */
const FENCE = /^(```+|~~~+)\s*\w*\s*$/;

/** `phase`: where no line names one; null: one must. `known`: boards on which results may go on. */
export function readPasted(
  board: Board,
  phase: PhaseCode | null,
  lines: readonly PastedLine[],
  known: readonly Position[] = [],
): PastedRead {
  const text = lines.map((line) => line.text).join('\n');
  const bare = lines
    .map(({ number, text }) => ({ number, text: text.replace(/^[>|\s]+/, '') }))
    .filter((line) => !FENCE.test(line.text));
  const first = bare.find((line) => line.text !== '')?.text ?? '';
  if (/^(\{|\[\s*(\{|$))/.test(first)) return fromJson(board, bare);
  return (isJudgesMail(text) ? fromMails(board, lines, known) : null) ?? fromLines(board, phase, bare);
}

function fromMails(board: Board, lines: readonly PastedLine[], known: readonly Position[]): PastedRead | null {
  const isOfPower = ([, name]: RegExpExecArray) => readOnePower(board, name!.trim()) !== null;
  const owners = lines.filter(({ text }) => {
    const found = CENTERS_LINE.exec(text);
    return found !== null && isOfPower(found);
  });
  const mails = readJudgesMails(
    board,
    lines.filter((line) => !owners.includes(line)),
    known,
  );
  if (mails === null) return null;
  if (!('position' in mails)) return { faults: mails.faults.map((fault) => ({ ...fault, field: '' })) };
  const { next, position, orders, areCentersAfter, faults: mailFaults } = mails;
  const written = owners.length === 0 ? null : setUpLines(board, owners);
  if (written !== null && 'faults' in written) return written;
  const centers = written?.centers ?? next?.centers;
  return {
    position: written === null ? position : { ...position, centers: written.centers },
    orders,
    next: next === null ? null : { ...next, centers: centers ?? {} },
    areCentersTold: centers !== undefined,
    areCentersAfter,
    mailFaults,
  };
}

/** A line of research data or of a record has more than a position: what came of it, and who plays. */
const PARTS = ['variant', 'phase', 'units', 'centers', 'dislodged', 'contested', 'orders', 'ruleState', 'next'];

function fromJson(board: Board, lines: readonly PastedLine[]): PastedRead {
  // Mail programs break lines within words, and make quotes round.
  const text = lines.map((line) => line.text.replace(/[“”„]/g, '"')).join(' ');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const second = lines.filter((line) => line.text.trim() !== '')[1];
    // Of lines that are JSON each, which is meant?
    if (second !== undefined && isWholeObject(second.text)) return notJson(second.number, 'several');
    return notJson(lineAt(lines, firstNotJson(text)), 'json');
  }
  if (Array.isArray(value) && value.length > 1) return notJson(null, 'several');
  if (Array.isArray(value)) [value] = value;
  if (!isObject(value)) return notJson(null, 'json');
  const { variant } = value;
  if (typeof variant === 'string' && variant !== board.variant.id) return { variant };
  const { next, ...parts } = Object.fromEntries(Object.entries(value).filter(([key]) => PARTS.includes(key)));
  const isResult = Array.isArray(value['orders']) && next !== undefined;
  const read = readPositionInput(board, isResult ? { ...parts, next } : parts);
  if ('faults' in read) return { faults: read.faults.map((fault) => ({ line: null, ...fault })) };
  return {
    position: read.position,
    orders: read.orders,
    areCentersTold: value['centers'] !== undefined,
    mailFaults: [],
  };
}

function isWholeObject(text: string): boolean {
  try {
    return isObject(JSON.parse(text));
  } catch {
    return false;
  }
}

function notJson(line: number | null, why: 'json' | 'several') {
  return { faults: [{ line, field: '', message: { code: 'master/import-cannot', why } as const }] };
}

function lineAt(lines: readonly PastedLine[], offset: number | null): number | null {
  let left = offset ?? 0;
  for (const { number, text } of lines) {
    if (left <= text.length) return number;
    left -= text.length + 1;
  }
  return lines.at(-1)?.number ?? null;
}

/** `FRANCE: A par, F bre; centers: par, bre`, lines as below SETUP, and one with a phase alone. */
function fromLines(board: Board, phase: PhaseCode | null, lines: readonly PastedLine[]): PastedRead {
  let code = phase;
  const rest: PastedLine[] = [];
  for (const { number, text } of lines) {
    if (text.trim() === '') continue;
    const named = readPhaseText(board, text.replace(/^phase\b\s*:?/i, '').trim());
    const [, name, units, centers] = /^([^:;]+):([^;]*);\s*(?:cent(?:er|re)s?|zentren)\s*:(.*)$/i.exec(text) ?? [];
    if (named !== null) code = named;
    else if (name === undefined) rest.push({ number, text });
    else rest.push({ number, text: `${name}:${units}` }, { number, text: `CENTERS ${name}:${centers}` });
  }
  const written = setUpLines(board, rest);
  if ('faults' in written) return written;
  if (code === null)
    return { faults: [{ line: null, field: '', message: { code: 'master/import-cannot', why: 'phase' } }] };
  const read = readPositionInput(board, {
    phase: code,
    units: written.units,
    centers: written.centers,
    ...(written.dislodged === undefined ? {} : { dislodged: written.dislodged }),
  });
  if ('faults' in read) return { faults: read.faults.map((fault) => ({ line: null, ...fault, field: '' })) };
  const { position } = read;
  const areCentersTold = Object.values(written.centers).some((list) => list.length > 0);
  return { position, orders: {}, areCentersTold, mailFaults: [] };
}

/** Each by itself, so that all that are wrong are named. */
function setUpLines(
  board: Board,
  lines: readonly PastedLine[],
): Pick<SetUp, 'units' | 'centers' | 'dislodged'> | { readonly faults: readonly PastedFault[] } {
  const faults: PastedFault[] = [];
  const units: Record<Power, UnitText[]> = {};
  const centers: Record<Power, Province[]> = {};
  const dislodged: Record<Power, DislodgedAs[]> = {};
  const add = <T>(to: Record<Power, T[]>, lists: ByPower<readonly T[]>) => {
    for (const [power, list] of rowsOf(lists)) {
      to[power] ??= [];
      to[power].push(...list);
    }
  };
  for (const { number, text } of lines) {
    const read = readSetUp([{ number, text, ignored: null }], board);
    if ('problem' in read) faults.push({ line: null, field: '', message: read.problem });
    else if (read.command.command === 'SETUP') {
      const { args } = read.command;
      if (args.steps?.some((step) => 'power' in step || step.owner !== null) === true)
        faults.push({ line: null, field: '', message: { code: 'lines/setup-mixed', line: number } });
      add(units, args.units);
      add(centers, args.centers);
      add(dislodged, args.dislodged ?? {});
    }
  }
  if (faults.length > 0) return { faults };
  return { units, centers, ...(Object.keys(dislodged).length === 0 ? {} : { dislodged }) };
}

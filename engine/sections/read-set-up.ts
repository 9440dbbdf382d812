/**
 * The lines below SETUP. A line names all that a power has (`ITALY: A Ven, F Nap`, `CENTERS ITALY: Ven, Nap`), or changes single
 * units and centers: `ITALY: + A Apu, - F Nap, A Rom - Tus`, `CENTERS ITALY: + Tri`, `FREE Tri`. In a retreat phase
 * `DISLODGED ITALY: A Ven from Tri` names units that must retreat, perhaps with `to Apu or Rom`.
 */
import { standingPlaces } from '../adjudicate/phases/adjustments-due.ts';
import type { Board } from '../board/board.ts';
import type { Place, Power, Province, UnitText } from '../board/variant.ts';
import type { Command } from '../language/commands/arguments.ts';
import { makeCommand } from '../language/commands/form.ts';
import type { DislodgedAs, SetUp, SetUpStep } from '../language/commands/set-up-lines.ts';
import type { NumberedLine } from '../language/mail/mail-text.ts';
import { boardNames } from '../language/names/board-names.ts';
import { readOnePower } from '../language/names/power-list.ts';
import { isSignToken, readPlace, readType } from '../language/orders/grammar.ts';
import type { Message } from '../messages/all-messages.ts';
import { formatUnit } from '../orders/notation.ts';
import { foldText } from '../text/fold.ts';
import { tokenize } from '../text/tokens.ts';

type Kind = 'units' | 'centers' | 'dislodged';
type Wrong = { readonly wrong: 'no-center' | 'no-unit' | 'cannot-stand' | 'which-coast' };

const LINE = /^(?:(centers|centres|owns?|units?|dislodged|retreats?|retreating)\s+(?:of\s+)?)?([^:]{1,60}):(.*)$/i;
const FREE = /^(?:free|neutral|(?:centers|centres|owns?)\s+(?:nobody|no ?one|none|neutral|free)\s*:)\s*:?(.+)$/i;
/** What stands before one unit or center that is added or taken away. */
const SIGNED = /^(?:(\+|add\b|with\b|plus\b)|(-|remove\b|without\b|minus\b|delete\b))\s*(.+)$/i;
const MOVES = /^(.+?)\s*(?:->|=>|\s-{1,2}\s|\s(?:to|moves to)\s)\s*(.+)$/i;
/** Names of places may have a hyphen. */
const TIGHT = /^(.+?)-(.+)$/;
const RETREATING = /^(.+?)(?:\s+from\s+(.+?))?(?:\s+(?:to|can retreat to|or)\s+(.+))?$/i;

/** `lines`: those that say something. */
export function readSetUp(
  lines: readonly NumberedLine[],
  board: Board,
): { readonly command: Command } | { readonly problem: Message } {
  const units = new Map<Power, readonly UnitText[]>();
  const centers = new Map<Power, readonly Province[]>();
  const dislodged = new Map<Power, readonly DislodgedAs[]>();
  const steps: SetUpStep[] = [];
  for (const { number, text } of lines) {
    const line = foldText(text).trim();
    const free = FREE.exec(line);
    const match = free === null ? LINE.exec(line) : null;
    const power = match === null ? null : readOnePower(board, match[2]!.trim());
    if (free === null && power === null) return { problem: { code: 'lines/setup-power-and-units', line: number } };
    const kind: Kind =
      free !== null || /^(?:cent|own)/i.test(match?.[1] ?? '')
        ? 'centers'
        : /^(?:dis|ret)/i.test(match![1] ?? '')
          ? 'dislodged'
          : 'units';
    const names = partsOf(free?.[1] ?? match![3]!);
    const whole: (UnitText | Province | DislodgedAs)[] = [];
    let isStep = free !== null;
    for (const [n, name] of names.entries()) {
      const read = readName(board, { kind, name, power });
      if ('wrong' in read) return { problem: problemOf(read, number, name) };
      if (n > 0 && isStep !== 'step' in read) return { problem: { code: 'lines/setup-mixed', line: number } };
      isStep = 'step' in read;
      if ('step' in read) steps.push(read.step);
      else whole.push(read.whole);
    }
    if (isStep || power === null) continue;
    if (kind === 'units') units.set(power, [...(units.get(power) ?? []), ...(whole as UnitText[])]);
    else if (kind === 'centers') centers.set(power, [...(centers.get(power) ?? []), ...(whole as Province[])]);
    else dislodged.set(power, [...(dislodged.get(power) ?? []), ...(whole as DislodgedAs[])]);
  }
  if (units.size + centers.size + dislodged.size + steps.length === 0)
    return { problem: { code: 'lines/setup-empty' } };
  const written: SetUp = {
    units: Object.fromEntries(units),
    centers: Object.fromEntries(centers),
    ...(dislodged.size === 0 ? {} : { dislodged: Object.fromEntries(dislodged) }),
    ...(steps.length === 0 ? {} : { steps }),
  };
  return { command: makeCommand('SETUP', written) };
}

function partsOf(list: string): readonly string[] {
  return list
    .split(/[,;]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

function problemOf({ wrong }: Wrong, line: number, name: string): Message {
  return { code: `lines/setup-${wrong}`, line, shown: name.slice(0, 40) };
}

/** One name of a line: part of all that the power has, or a step. */
function readName(
  board: Board,
  { kind, name, power }: { readonly kind: Kind; readonly name: string; readonly power: Power | null },
): { readonly whole: UnitText | Province | DislodgedAs } | { readonly step: SetUpStep } | Wrong {
  const [, more, less, signed] = SIGNED.exec(name) ?? [];
  const bare = signed ?? name;
  if (kind === 'centers') {
    const read = readAt(board, bare);
    if (read === null) return { wrong: 'no-center' };
    const center = read.province;
    if (power !== null && signed === undefined) return { whole: center };
    return { step: { center, owner: less === undefined ? power : null } };
  }
  if (kind === 'dislodged') {
    const read = readRetreating(board, bare);
    if ('wrong' in read) return read;
    if (less !== undefined) return { step: { power: power!, remove: read.unit } };
    return more === undefined ? { whole: read } : { step: { power: power!, dislodge: read } };
  }
  const [, from, to] =
    signed === undefined ? (MOVES.exec(name) ?? (readAt(board, name) ? [] : TIGHT.exec(name)) ?? []) : [];
  const unit = readUnit(board, from ?? bare);
  if (typeof unit !== 'string') return unit;
  if (to !== undefined) {
    const goal = readUnit(board, readAt(board, to)?.type == null ? `${unit.slice(0, 1)} ${to}` : to);
    return typeof goal === 'string' ? { step: { power: power!, move: unit, to: goal } } : goal;
  }
  if (signed === undefined) return { whole: unit };
  return { step: less === undefined ? { power: power!, add: unit } : { power: power!, remove: unit } };
}

function readRetreating(board: Board, text: string): DislodgedAs | Wrong {
  const [, name = '', origin, goals] = RETREATING.exec(text) ?? [];
  const unit = readUnit(board, name);
  if (typeof unit !== 'string') return unit;
  const from = origin === undefined ? null : readAt(board, origin);
  if (origin !== undefined && from === null) return { wrong: 'no-unit' };
  const to = goals?.split(/\s+or\s+|\s*\|\s*/i).map((goal) => readUnit(board, `${unit.slice(0, 1)} ${goal}`));
  const wrong = to?.find((goal) => typeof goal !== 'string');
  if (wrong !== undefined) return wrong as Wrong;
  return {
    unit,
    ...(from === null ? {} : { from: from.province }),
    ...(to === undefined ? {} : { retreats: to.map((goal) => (goal as UnitText).slice(2) as Place) }),
  };
}

function readUnit(board: Board, name: string): UnitText | Wrong {
  const read = readAt(board, name);
  if (read?.type == null) return { wrong: 'no-unit' };
  const { type, province, coast } = read;
  const places = standingPlaces(board, type, province);
  const at = type === 'A' || coast === null ? province : `${province}/${coast}`;
  if (places.includes(at)) return formatUnit({ type, at });
  return { wrong: places.length > 1 ? 'which-coast' : 'cannot-stand' };
}

function readAt(
  board: Board,
  name: string,
): { type: 'A' | 'F' | null; province: Province; coast: string | null } | null {
  const line = { tokens: tokenize(name), names: boardNames(board) };
  const type = readType(line.tokens, 0);
  const place = readPlace(line, type?.next ?? 0);
  if (place?.value.found !== 'place' || !board.provinceNumber.has(place.value.province)) return null;
  const rest = line.tokens[place.next];
  if (rest !== undefined && !isSignToken(rest, '.')) return null;
  return { type: type?.value ?? null, province: place.value.province, coast: place.value.coast };
}

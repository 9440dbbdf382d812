/**
 * A position with orders as programs and pages hand it in (docs/formats.md 1): orders as people write them, and what one phase
 * gave out as the next one’s input. Each fault names its field; nothing is guessed.
 */
import { isObject, type PositionFault, printableText } from '../adjudicate/faults.ts';
import { lackingIn } from '../adjudicate/lacking.ts';
import { type PositionRead, readPosition } from '../adjudicate/read-position.ts';
import type { Board } from '../board/board.ts';
import { ordersInPosition } from '../language/orders/orders-in-position.ts';
import { editDistance } from '../text/edit-distance.ts';

export interface PositionInput extends PositionRead {
  /** Is it asked what can be ordered afterwards? */
  readonly wantsLegal: boolean;
  /** What is left out and the variant's rules ask for; it counts as the message says. */
  readonly lacks: readonly PositionFault[];
}

const KEYS = [
  'variant',
  'phase',
  'units',
  'centers',
  'dislodged',
  'contested',
  'orders',
  'options',
  'ruleState',
  'legal',
];
/** Remarks of whoever writes the position. */
const REMARKS = ['id', 'name', 'comment', 'game'];
/** What a resolution has beside. */
const RESULTS = ['adjustments', 'winner', 'next', 'due'];
const KNOWN: ReadonlySet<string> = new Set([...KEYS, ...REMARKS, ...RESULTS]);

/** Reads a position, or a resolution as the position that follows it. The board must be that of its variant. */
export function readPositionInput(
  board: Board,
  value: unknown,
): PositionInput | { readonly faults: readonly PositionFault[] } {
  const input = isObject(value) ? positionAfter(value) : value;
  if (input === null) return { faults: [{ field: 'next', message: { code: 'positions/game-over' } }] };
  const unknown = unknownKeys(input);
  const read = readPosition(board, input, (text, power, position) => ordersInPosition(board, text, power, position));
  if ('faults' in read || unknown.length > 0) return { faults: [...unknown, ...('faults' in read ? read.faults : [])] };
  const wantsLegal = isObject(value) && value['legal'] !== undefined && value['legal'] !== false;
  return { ...read, wantsLegal, lacks: lackingIn(board, read.position) };
}

/** A resolution has `next`: its phase is that, and a list of resolved orders is none for it. Null: the game is over. */
function positionAfter(value: Readonly<Record<string, unknown>>): unknown {
  const { next, orders, dislodged, ...rest } = value;
  if (next === undefined) return value;
  if (next === null) return null;
  return {
    ...rest,
    phase: next,
    ...(Array.isArray(orders) || orders === undefined ? {} : { orders }),
    // Those that have nowhere to go have left the board.
    ...(isObject(dislodged) ? { dislodged: withRetreats(dislodged) } : {}),
  };
}

function withRetreats(dislodged: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const mayStay = (each: unknown) => !isObject(each) || !Array.isArray(each['retreats']) || each['retreats'].length > 0;
  return Object.fromEntries(
    Object.entries(dislodged).map(([power, list]) => [power, Array.isArray(list) ? list.filter(mayStay) : list]),
  );
}

/** A key that is misspelled would otherwise be a position without its centers. */
function unknownKeys(value: unknown): readonly PositionFault[] {
  if (!isObject(value)) return [];
  return Object.keys(value)
    .filter((key) => !KNOWN.has(key))
    .map((key) => {
      const near = KEYS.find((each) => editDistance(each.toLowerCase(), key.toLowerCase(), 2) <= 2) ?? null;
      return { field: printableText(key), message: { code: 'positions/unknown-key', near, keys: KEYS } };
    });
}

/** One position with its orders, as JSON: what becomes of it, with sentences (docs/formats.md 1 and 2). */
import { adjudicate } from '../../../engine/adjudicate/adjudicate.ts';
import { isObject, type PositionFault, printableText, quoteValue } from '../../../engine/adjudicate/faults.ts';
import { lackingIn } from '../../../engine/adjudicate/lacking.ts';
import { readPosition } from '../../../engine/adjudicate/read-position.ts';
import type { Board } from '../../../engine/board/board.ts';
import type { Resolution, ResolvedOrder } from '../../../engine/board/position.ts';
import { ordersInPosition } from '../../../engine/language/orders/orders-in-position.ts';
import { editDistance } from '../../../engine/text/edit-distance.ts';
import { loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { explanationOf } from '../../../templates/locales/explained.ts';
import { faultInWords } from '../../../templates/locales/faults.ts';
import { formatterFor } from '../../../templates/locales/speaker.ts';
import { MAX_INPUT_LINE } from '../lines.ts';

export type Result =
  /** `lacks`: what the position leaves out and the variant's rules ask for. */
  { readonly resolution: Resolution; readonly lacks: readonly string[] } | { readonly faults: readonly string[] };

/** Reads a position with its orders and adjudicates it; whatever is wrong is said, nothing is thrown. */
export function resolveText(text: string): Result {
  if (text.length > MAX_INPUT_LINE) return { faults: [`longer than ${MAX_INPUT_LINE} characters.`] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { faults: [`is not JSON: ${error instanceof Error ? error.message : ''}.`] };
  }
  const board = boardOf(value);
  if (typeof board === 'string') return { faults: [board] };
  const read = readPosition(board, value, (text, power, position) => ordersInPosition(board, text, power, position));
  const faults = [...unknownKeys(value), ...('faults' in read ? read.faults : [])];
  if ('faults' in read || faults.length > 0) return { faults: inLines(board, faults) };
  return {
    resolution: inWords(board, adjudicate(board, read.position, read.orders, { ...read.options, explain: true })),
    lacks: inLines(board, lackingIn(board, read.position)),
  };
}

function inLines(board: Board, faults: readonly PositionFault[]): readonly string[] {
  if (faults.length === 0) return [];
  const speaker = formatterFor({ board });
  return faults.map((each) => faultInWords(each, speaker));
}

/** With the sentences in the place of what they are made of (docs/formats.md 2). */
function inWords(board: Board, resolution: Resolution): Resolution {
  // Key by key: to leave one out of a copy costs several times as much, and this is done for every order of every line.
  const orders = resolution.orders.map((order): ResolvedOrder => {
    const { power, order: text, result, reasons } = order;
    return { power, order: text, result, reasons, explanation: explanationOf(board, order) };
  });
  return { ...resolution, orders };
}

const KEYS = ['variant', 'phase', 'units', 'centers', 'dislodged', 'contested', 'orders', 'options', 'ruleState'];
/** Remarks of whoever writes the position. */
const REMARKS = ['id', 'name', 'comment', 'game'];
const KNOWN: ReadonlySet<string> = new Set([...KEYS, ...REMARKS]);

/** A key that is misspelled would otherwise be a position without its centers. */
function unknownKeys(value: unknown): readonly PositionFault[] {
  if (!isObject(value)) return [];
  return Object.keys(value)
    .filter((key) => !KNOWN.has(key))
    .map((key) => {
      const near = KEYS.find((each) => editDistance(each.toLowerCase(), key.toLowerCase(), 2) <= 2);
      const hint = near === undefined ? `a position has ${KEYS.join(', ')}` : `did you mean ${near}?`;
      return {
        field: printableText(key),
        message: `is no part of a position: ${hint}${near === undefined ? '.' : ''}`,
      };
    });
}

const boards = new Map<string, Board>();

/** The board of the position's variant, or what is wrong with it. */
function boardOf(value: unknown): Board | string {
  const name = isObject(value) ? value['variant'] : undefined;
  if (typeof name !== 'string')
    return `variant: ${quoteValue(name)} is no variant: its id is needed, such as "standard".`;
  const known = boards.get(name);
  if (known !== undefined) return known;
  const loaded = loadVariant(name);
  if (loaded === null) return `variant: there is no variant ${quoteValue(name)} (chancery variants lists them).`;
  boards.set(name, loaded.board);
  return loaded.board;
}

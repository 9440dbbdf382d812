/**
 * chancery-engine: the rules of Diplomacy for programs. Everything takes and gives the JSON of docs/formats.md: a position with
 * orders (section 1), a resolution (2), orders that were read (3), legal orders (5). These formats only grow.
 *
 * The standard game is known; `addVariant` adds another. Input that cannot be used throws a {@link PositionError} that names each
 * fault by its field; nothing is guessed. Nothing here knows a clock, a network or a file.
 *
 * Two packages are made of it: `chancery-engine-variants` with all of it, and `chancery-engine` without what the standard game in English does
 * not need (left-out.ts).
 */
import { adjudicate as resolve } from '../../../engine/adjudicate/adjudicate.ts';
import { isObject, type PositionFault } from '../../../engine/adjudicate/faults.ts';
import { type LegalInPhase, legalInPhase } from '../../../engine/adjudicate/legality/legal-in-phase.ts';
import { nextPosition, startingPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import { findPower } from '../../../engine/adjudicate/powers.ts';
import { type Board, compileBoard } from '../../../engine/board/board.ts';
import { formatPhase, parsePhase } from '../../../engine/board/phase.ts';
import type { Position, Resolution, ResolvedOrder } from '../../../engine/board/position.ts';
import type { Variant, VariantNames } from '../../../engine/board/variant.ts';
import { emptyTally, orderItems } from '../../../engine/language/orders/order-items.ts';
import { readOrders } from '../../../engine/language/orders/read-orders.ts';
import { readPhaseText } from '../../../engine/language/times/phase-text.ts';
import { type PositionInput, readPositionInput } from '../../../engine/what-if/position-input.ts';
import { withExplanations } from '../../../templates/locales/explained.ts';
import { faultInWords } from '../../../templates/locales/faults.ts';
import { formatterFor } from '../../../templates/locales/speaker.ts';
import { drawMap } from '../../../templates/map/draw.ts';
import type { Geography } from '../../../templates/map/geometry/geography.ts';
import { mapViewOf } from '../../../templates/map/map-view.ts';
import geography from '../../../variants/standard/geography.json' with { type: 'json' };
import standard from '../../../variants/standard/variant.json' with { type: 'json' };
import { isResolution, readResolution } from '../adjudication/read-resolution.ts';
import { knowsRules, standardNames } from './all-variants.ts';
import { type PackedMap, unpackMap } from './packed-map.ts';

export type { OrderOutcome } from '../../../engine/board/outcome-tree.ts';
export type { LegalInPhase, Position, Resolution, ResolvedOrder };

interface KnownVariant {
  readonly board: Board;
  readonly map: Geography | null;
}

const known = new Map<string, KnownVariant>();
// The build packs the map (build-package.ts).
addVariant(standard, unpackMap(geography as unknown as PackedMap, standard.provinces), standardNames);

/** Input that cannot be used: `message` has a line for each fault. */
export class PositionError extends Error {
  /** Where, such as `units.FRANCE[1]`, and what is wrong. */
  readonly faults: readonly { readonly field: string; readonly message: string }[];

  constructor(faults: readonly { readonly field: string; readonly message: string }[]) {
    super(faults.map(({ field, message }) => (field === '' ? message : `${field}: ${message}`)).join('\n'));
    this.name = 'PositionError';
    this.faults = faults;
  }
}

/**
 * Adds a variant under its `id`, which positions name from then on: the contents of its `variant.json`, for {@link render} of its
 * `geography.json`, and for {@link parse} of the files in `names`. Throws where the data contradict themselves (`chancery variants --check`
 * says how), and on special rules that only `chancery-engine-variants` has.
 */
export function addVariant(variant: object, map: object | null = null, names: readonly object[] = []): void {
  const board = compileBoard(variant as Variant, names as readonly VariantNames[]);
  const { id, name } = board.variant;
  if (!knowsRules(board.variant))
    throw fault('variant', `${name} has rules of its own: chancery-engine-variants knows them.`);
  known.set(id, { board, map: map as Geography | null });
}

/** The position in which a variant begins, ready for orders. */
export function start(variant = 'standard'): Position {
  return startingPosition(variantOf(variant).board);
}

/** What to give beside the results. */
export interface AdjudicateOptions {
  /** Also what can be ordered in the next phase: `legal` and, where builds or removals are due, `due`. */
  readonly legal?: boolean;
}

/**
 * Adjudicates a position with orders (docs/formats.md 1) of any phase; gives a resolution (2). A resolution is taken as the position
 * that follows it: `adjudicate({ ...adjudicate(position), orders })` plays on. Orders may be written as people write them.
 */
export function adjudicate(position: unknown, { legal }: AdjudicateOptions = {}): Resolution & Partial<LegalInPhase> {
  const { board, input } = read(position);
  const resolution = withExplanations(
    board,
    resolve(board, input.position, input.orders, { ...input.options, explain: true }),
  );
  if (!(legal ?? input.wantsLegal)) return resolution;
  if (resolution.next === null) return { ...resolution, legal: {} };
  return { ...resolution, ...legalInPhase(board, nextPosition(board, input.position, resolution)) };
}

/**
 * What can be ordered: by power, then by unit (`A par`), by place to build in (`par`), or `waive`. `due` is how many builds (or, negative,
 * removals) a power may order. These are the orders that are legal and have a chance; others may be given and fail.
 */
export function legalOrders(position: unknown): LegalInPhase {
  const { board, input } = read(position);
  return legalInPhase(board, input.position);
}

/** One order with why it came out so: a sentence, and the tree of decisions that it was made from, with all strengths. */
export type ExplainedOrder = Required<Pick<ResolvedOrder, 'power' | 'order' | 'result' | 'reasons' | 'explanation'>> &
  Pick<ResolvedOrder, 'outcome'>;

/** Adjudicates, and tells of each order why it came out so. */
export function explain(position: unknown): readonly ExplainedOrder[] {
  const { board, input } = read(position);
  const resolution = resolve(board, input.position, input.orders, { ...input.options, explain: true });
  const told = withExplanations(board, resolution).orders;
  return resolution.orders.map(({ outcome, ...order }, n) => ({
    ...order,
    explanation: told[n]!.explanation ?? '',
    ...(outcome === undefined ? {} : { outcome }),
  }));
}

/** What is known of the lines to read. */
export interface ParseOptions {
  /** A position: types of units are filled in, and orders that cannot be given are refused. Else every form is read as it stands. */
  readonly position?: unknown;
  readonly variant?: string;
  /** Such as `F1901M`; left out: that of the position, or the first. */
  readonly phase?: string;
  /** The power that writes; left out: of any power, as lines such as `FRANCE:` say. */
  readonly power?: string;
}

/** A line, or one of several orders in it. `line` counts from 1. */
export type ParsedOrder =
  | {
      readonly kind: 'order';
      readonly line: number;
      readonly text: string;
      /** In canonical form. */
      readonly order: string;
      /** Null: not known. */
      readonly power: string | null;
      /** What was filled in or is doubtful. */
      readonly notes: readonly string[];
      /** A remark beside the order that may speak against it, such as `(not yet)`: ask before it counts. Null: there is none. */
      readonly doubt: string | null;
    }
  | {
      readonly kind: 'error';
      readonly line: number;
      readonly text: string;
      readonly message: string;
      /** Lines that would be right. */
      readonly suggestions: readonly string[];
    };

/** Reads lines of orders as people write them (docs/language.md A), in English; `chancery-engine-variants` reads German and French too. Blank
 *  lines are left out. A whole mail, with commands and press, is read by `chancery parse`. */
export function parse(text: string, options: ParseOptions = {}): readonly ParsedOrder[] {
  const named = isObject(options.position) ? options.position['variant'] : undefined;
  const { board } = variantOf(options.variant ?? named ?? 'standard');
  const position = options.position === undefined ? null : read(options.position).input.position;
  const phase = options.phase === undefined ? null : readPhaseText(board, options.phase);
  if (options.phase !== undefined && phase === null) throw fault('phase', `there is no phase '${options.phase}'.`);
  const power = options.power === undefined ? null : findPower(board, options.power);
  if (options.power !== undefined && power === null) throw fault('power', `there is no power '${options.power}'.`);
  const code = phase ?? position?.phase ?? formatPhase(board.start);
  const context = {
    board,
    kind: parsePhase(code).kind,
    phase: code,
    power,
    also: power === null ? ('all' as const) : [],
    position: position?.phase === code ? position : null,
    proxy: false,
    disbandInMovement: false,
    proxies: {},
  };
  const { say } = formatterFor({ board });
  const tally = emptyTally();
  let heading: Parameters<typeof readOrders>[2] = null;
  return text.split(/\r\n|\r|\n/).flatMap((line, n): readonly ParsedOrder[] => {
    if (line.trim() === '') return [];
    const found = readOrders(line, context, heading);
    if (found.heading !== null) {
      heading = { power: found.heading, shown: line.trim() };
      return [];
    }
    const place = { line: n + 1, lastLine: n + 1, phase: null, guards: [] };
    const items = found.readings.flatMap((reading) => orderItems(reading, place, context, tally));
    return items.map((item): ParsedOrder => {
      const at = { line: n + 1, text: item.text };
      if (item.kind === 'order')
        return {
          kind: 'order',
          ...at,
          order: item.order,
          power: item.power,
          notes: item.notes.map(say),
          doubt:
            typeof item.pending?.why === 'object' && item.pending.why.code === 'pending/beside'
              ? item.pending.why.shown
              : null,
        };
      const { message, suggestion, suggestions } = item;
      const tries = suggestions.length > 0 ? suggestions : suggestion === null ? [] : [suggestion];
      return { kind: 'error', ...at, message: say(message), suggestions: tries };
    });
  });
}

/** How a map is drawn. */
export interface RenderOptions {
  /** Dark colors, for the night. */
  readonly dark?: boolean;
  /** Provinces by the abbreviations that orders use. */
  readonly abbreviations?: boolean;
  /** Of a resolution: the board afterwards, not the orders on the old board. */
  readonly after?: boolean;
  /** A name for the heading. */
  readonly title?: string;
}

/** The map of a position with its orders, or of a resolution, as the text of an SVG. Its type is the reader's own: no fonts are embedded. */
export function render(value: unknown, options: RenderOptions = {}): string {
  const { board, map } = variantOf(isObject(value) ? (value['variant'] ?? 'standard') : undefined);
  if (map === null) throw fault('variant', `there is no drawn map of ${board.variant.name}: addVariant takes one.`);
  const shown = {
    which: options.after ? ('after' as const) : ('before' as const),
    ...(options.title === undefined ? {} : { game: options.title }),
  };
  const style = {
    theme: options.dark ? ('dark' as const) : ('light' as const),
    names: options.abbreviations ? ('abbreviations' as const) : ('full' as const),
  };
  if (isResolution(value)) {
    const found = readResolution(board, value);
    if ('faults' in found) throw refused(board, found.faults);
    return drawMap(mapViewOf(board.variant, null, found.resolution, shown), map, style);
  }
  const { position, orders } = read(value).input;
  return drawMap(mapViewOf(board.variant, position, null, { ...shown, orders }), map, style);
}

function variantOf(name: unknown): KnownVariant {
  const found = typeof name === 'string' ? known.get(name) : undefined;
  if (found !== undefined) return found;
  throw fault(
    'variant',
    `${JSON.stringify(name) ?? 'nothing'} is none of ${[...known.keys()].join(', ')}; addVariant adds one.`,
  );
}

function read(value: unknown): { readonly board: Board; readonly input: PositionInput } {
  const { board } = variantOf(isObject(value) ? (value['variant'] ?? 'standard') : 'standard');
  const input = readPositionInput(board, value);
  if ('faults' in input) throw refused(board, input.faults);
  return { board, input };
}

function refused(board: Board, faults: readonly PositionFault[]): PositionError {
  const speaker = formatterFor({ board });
  return new PositionError(
    faults.map(({ field, message }) => ({ field, message: faultInWords({ field: '', message }, speaker) })),
  );
}

function fault(field: string, message: string): PositionError {
  return new PositionError([{ field, message }]);
}

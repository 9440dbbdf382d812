/** Games in the shape of research tools, read back: what the record of a game needs, and what was not understood. See shape.ts. */

import { isObject, type PositionFault, printableText, readObject } from '../../adjudicate/faults.ts';
import { type Board, hasPower } from '../../board/board.ts';
import type { Resolution } from '../../board/position.ts';
import type { ByPower, PhaseKind } from '../../board/variant.ts';
import { canonicalJson } from '../../game/canonical.ts';
import type { GameOutcome } from '../../game/events.ts';
import { isPhase, type PhaseCode, provinceOf, rowsOf } from '../../vocabulary.ts';
import { isSameTable } from '../boards.ts';
import type { ArchivedPress, ToldPhase } from '../document.ts';
import { checkSchema } from '../json-schema.ts';
import type { GameRecord, RecordedPhase } from '../of-record.ts';
import type { PlacedFault } from '../placed-fault.ts';
import { FieldUse } from '../reading/field-use.ts';
import { instantFromText } from '../reading/instants.ts';
import { PhaseReader, plainText, type ReadPhase, type SourcePhase, textLists } from '../reading/recorded-phases.ts';
import type { ImportRemark } from '../reading/remark.ts';
import { namedAs, parametersFrom } from '../reading/titles.ts';
import { ARCHIVE_SCHEMA, LONGEST_SOURCE } from '../schema.ts';
import { messagesIn } from './read-messages.ts';
import { judgeText } from './research-notation.ts';
import { ordersThere, resultsFor } from './research-orders.ts';

/** More phases than this are not read. */
const MOST_PHASES = 2000;

type Fields = Readonly<Record<string, unknown>>;

/** The id of the map that a game names; null when the value is no such game. */
export function mapOfResearchGame(value: unknown): string | null {
  return isObject(value) && Array.isArray(value['phases']) && typeof value['map'] === 'string' ? value['map'] : null;
}

export interface ResearchReading {
  readonly record: GameRecord;
  readonly remarks: readonly ImportRemark[];
}

/**
 * A game's record. Its boards are taken as the record gives them, with what the phases before them carry along. A phase, an order or a
 * message that cannot be read costs only itself. `source`: a sentence for games that name none. `now`: in milliseconds.
 */
export function readResearchGame(
  board: Board,
  value: unknown,
  source: string | null,
  now: number,
): ResearchReading | { readonly faults: readonly PlacedFault[] } {
  const input = isObject(value) ? value : {};
  const use = new FieldUse();
  const field = (key: string) => use.of(input, key);
  const [written, list] = [field('id'), field('phases')];
  const id = typeof written === 'string' || typeof written === 'number' ? String(written).trim() : '';
  const items = Array.isArray(list) ? list : [];
  const faults: PlacedFault[] = [
    ...(id === '' ? [{ field: 'id', message: { code: 'archive/name-missing' } as const }] : []),
    ...(items.length > MOST_PHASES
      ? [{ field: 'phases', message: { code: 'archive/too-many-phases', count: items.length } as const }]
      : []),
  ];
  if (faults.length > 0) return { faults };
  field('map');
  const reading = new Reading(board, use, now);
  const played = items.flatMap((item, p) => asPlayed(item, `phases[${p}]`, use));
  for (const [n, each] of played.entries()) reading.phase(each.item, each.field, n === played.length - 1);
  const people = peopleAndDates(board, input, use, now);
  const told = field('source');
  const [sources, rules] = [sourcesFrom(field('sources')), rulesOf(field('rules'))];
  const parameters = { ...rules.parameters, ...people.parameters, ...parametersFrom(input, use) };
  const odd = [
    ...(told == null || (typeof told === 'string' && told.length <= LONGEST_SOURCE) ? [] : ['source']),
    ...(sources.isOdd ? ['sources'] : []),
    ...(rules.isOdd ? ['rules'] : []),
  ];
  const remarks = [...reading.remarks, ...people.remarks, ...odd.map(oddField), ...unread(use, input)];
  const record: GameRecord = {
    ...people.told,
    ...namedAs(id, parameters),
    source: typeof told === 'string' ? told.slice(0, LONGEST_SOURCE) : source,
    ...(sources.known.length === 0 ? {} : { sources: sources.known }),
    phases: reading.phases,
    press: reading.press,
    // The phase that is being played stands last, without orders; of a game that is over COMPLETED does.
    isOpen: !reading.isCompleted,
  };
  return { record, remarks };
}

/** What of a state is made again from its units and centers; numbers of messages say nothing of the game. */
const MADE_AGAIN = /^phases\[\](?:\.skipped\[\])?\.(?:state\.|messages\[\]\.id$)/;

function unread(use: FieldUse, input: Fields): readonly ImportRemark[] {
  return [...use.unasked(input)].map(([path, count]): ImportRemark => {
    const what = { code: 'archive/field-unread', field: path } as const;
    return { where: '', what, matters: !MADE_AGAIN.test(path), count };
  });
}

function oddField(field: string): ImportRemark {
  return { where: field, what: { code: 'archive/field-unread', field }, matters: true };
}

/** A phase by our rules: without one that only these tools have, and with those after it that they leave out. */
function asPlayed(
  item: unknown,
  field: string,
  use: FieldUse,
): readonly { readonly field: string; readonly item: unknown }[] {
  if (!isObject(item)) return [{ field, item }];
  const [added, skipped] = [use.of(item, 'added'), use.of(item, 'skipped')];
  const then = Array.isArray(skipped) ? skipped.slice(0, MOST_PHASES) : skipped == null ? [] : [skipped];
  // What these tools play and the rules do not: nothing of it is lost.
  if (added === true) for (const key of Object.keys(item)) use.of(item, key);
  return [
    ...(added === true ? [] : [{ field, item }]),
    ...then.map((each, n) => ({ field: `${field}.skipped[${n}]`, item: each })),
  ];
}

/** Reads the phases in order. */
class Reading {
  readonly phases: RecordedPhase[] = [];
  readonly press: ArchivedPress[] = [];
  readonly remarks: ImportRemark[] = [];
  isCompleted = false;
  private last: Resolution | null = null;
  private readonly board: Board;
  private readonly use: FieldUse;
  private readonly now: number;
  private readonly reader: PhaseReader;

  constructor(board: Board, use: FieldUse, now: number) {
    [this.board, this.use, this.now] = [board, use, now];
    this.reader = new PhaseReader(board);
  }

  phase(item: unknown, field: string, isLast: boolean): void {
    const found: PositionFault[] = [];
    const phase = readObject(found, field, item);
    const { press, remarks } = messagesIn(this.board, phase, this.use, this.now);
    this.remarks.push(...remarks);
    const name = this.use.of(phase, 'name');
    // Of a phase that stands twice nothing is said twice.
    const isAgain = this.phases.some((before) => before.phase === name);
    const said = new Set(isAgain ? this.press.map(canonicalJson) : []);
    this.press.push(...press.filter((each) => !said.has(canonicalJson(each))));
    const state = this.use.within(phase, 'state');
    const source = this.standing(phase, state);
    if (name === 'COMPLETED') {
      this.isCompleted = true;
      const count = source.orders.flatMap(([, list]) => list).length;
      if (count > 0) this.remarks.push({ ...oddField('orders'), where: field, count });
    }
    if (typeof name !== 'string' || !(name === 'COMPLETED' || isPhase(name))) {
      const what = { code: 'archive/no-phase-code', found: printableText(String(name)) } as const;
      this.remarks.push({ where: field, what, matters: true });
      return;
    }
    if (
      name === 'COMPLETED' ||
      (isLast && this.last !== null && source.orders.every(([, list]) => list.length === 0))
    ) {
      this.compareEnd(source, name);
      return;
    }
    if (!isLast && phase['orders'] === undefined && !source.isWritten) {
      this.remarks.push({ where: `${field} ${name}`, what: { code: 'archive/no-orders' }, matters: true });
      return;
    }
    this.play(name, source, phase, field);
  }

  private play(name: PhaseCode, source: Standing, phase: Fields, field: string): void {
    const kind = name.at(-1) as PhaseKind;
    const { units, centers, dislodged } = source;
    const orders = Object.fromEntries(source.orders);
    // Whose centers nobody knows: ours.
    const isOwned = source.tellsCenters && this.use.of(phase, 'ownersUnknown') !== true;
    const board = { ...(source.tellsUnits ? { units } : {}), ...(isOwned ? { centers } : {}) };
    const from = { phase: name, ...board, orders, ...(source.isWritten ? {} : { spelled: judgeText }) };
    const read = this.read(from, kind === 'R' && source.tellsUnits ? dislodged : null);
    if ('faults' in read) {
      for (const { field: at, message } of read.faults) {
        const what = { code: 'archive/phase-left-out', field: at, why: message } as const;
        this.remarks.push({ where: field, what, matters: true });
      }
      return;
    }
    const { resolution } = read;
    this.remarks.push(...read.remarks);
    const at = instantFromText(this.use.of(phase, 'at'), this.now);
    const [telling, ours] = [this.use.of(phase, 'told'), toldFrom(phase['told'])] as const;
    const odd = (key: string, count = 1) => this.remarks.push({ ...oddField(key), where: field, count });
    if (at === null && phase['at'] != null) odd('phases[].at');
    if (telling != null && ours === undefined) odd('told');
    if (phase['written'] != null && !source.isWritten) odd('phases[].written');
    const beside = source.isWritten ? ordersBeside(this.board, phase['orders'], read) : 0;
    if (beside > 0) odd('phases[].orders', beside);
    const { told: unreadOrders, ...recorded } = read.phase;
    const results = ours === undefined ? this.otherResults(phase, resolution) : [];
    const notes = [...(unreadOrders?.notes ?? []), ...results];
    const told = ours ?? (notes.length === 0 ? undefined : { notes, disagreements: [] });
    this.phases.push({ ...recorded, at, ...(told === undefined ? {} : { told }) });
    this.last = resolution;
  }

  /** With the retreats that the record tells; where those cannot be, with those of the board. */
  private read(from: Omit<SourcePhase, 'dislodged'>, dislodged: ByPower<readonly RecordedRetreat[]> | null) {
    if (dislodged === null) return this.reader.read(from);
    const led = this.reader.follows.find(({ phase }) => phase === from.phase)?.dislodged;
    // Units that have nowhere to go stand among them in these tools alone.
    const gone = this.last?.dislodged ?? {};
    const going = rowsOf(dislodged).flatMap(([power, list]) =>
      list.flatMap(({ unit }) => {
        const ours = gone[power]?.find((each) => each.unit === unit);
        return ours?.retreats.length === 0 && led?.[power]?.includes(ours) !== true ? [] : [`${power} ${unit}`];
      }),
    );
    const known = rowsOf(led ?? {}).flatMap(([power, list]) => list.map(({ unit }) => `${power} ${unit}`));
    if (led !== undefined && going.sort().join() === known.sort().join()) return this.reader.read(from);
    const told = this.reader.read({ ...from, dislodged });
    if (!('faults' in told) || !told.faults.some(({ field }) => field.includes('.retreats'))) return told;
    const plain = Object.entries(dislodged).map(([power, list]) => [power, list.map(({ unit }) => unit)] as const);
    return this.reader.read({ ...from, dislodged: Object.fromEntries(plain) });
  }

  /** What its program says came of orders, where that is not what came of them here. */
  private otherResults(phase: Fields, resolution: Resolution): ToldPhase['notes'] {
    const results = this.use.object(phase, 'results');
    if (results === null) return [];
    const ours = resultsFor(resolution, this.board);
    let byProvince: ReturnType<typeof ordersByProvince> | null = null;
    // Who has no retreat or no removal ordered loses units here, too.
    const isStanding = (unit: string) =>
      Object.values(resolution.units).some((list) => list.some((each) => each === unit));
    return Object.entries(results).flatMap(([unit, words]) => {
      const all: readonly unknown[] = Array.isArray(words) ? words : [words];
      const known = ours[unit] ?? ours[unit.toUpperCase()];
      if (all.length === 0 && known?.length === 0) return [];
      const told = all.filter((word) => word != null && word !== '').map(plainText);
      if (known !== undefined && isSameList(told, known)) return [];
      const here = known ?? [];
      byProvince ??= ordersByProvince(resolution);
      const order = byProvince.get(provinceOf(unit.slice(2).toLowerCase())) ?? null;
      const isGone = resolution.phase.endsWith('R') || !isStanding(inPlace(unit));
      if (order === null && told.length > 0 && !(isGone && told.every((word) => word === 'disband'))) {
        const what = {
          code: 'archive/result-of-nothing',
          unit: printableText(unit),
          result: printableText(told.join(', ')),
        } as const;
        this.remarks.push({ where: resolution.phase, what, matters: false });
      }
      if (order === null || isSameList(told, here)) return [];
      const notes = told.length === 0 ? ['succeeds'] : told.slice(0, 20).map((word) => word.slice(0, 200));
      return [{ ...order, notes }];
    });
  }

  /** The board of the record after the last phase, where it is not that of the orders. */
  private compareEnd({ units, centers, tellsUnits, tellsCenters }: Standing, name: string): void {
    const last = this.phases.at(-1);
    if (last === undefined || this.last === null) return;
    const led = this.reader.follows.find(({ phase }) => phase === name);
    const board = led ?? this.last;
    const told = {
      ...(!tellsUnits || isSameTable(units, board.units) ? {} : { units: units as NonNullable<ToldPhase['units']> }),
      ...(!tellsCenters || isSameTable(centers, board.centers ?? {}) || last.position.centers === undefined
        ? {}
        : { centers }),
    };
    if (Object.keys(told).length === 0) return;
    this.remarks.push({ where: name, what: { code: 'archive/end-differs', phase: last.phase }, matters: true });
    const before = last.told ?? { notes: [], disagreements: [] };
    this.phases[this.phases.length - 1] = { ...last, told: { ...before, ...told } };
  }

  private standing(phase: Fields, state: Fields): Standing {
    const written = this.use.of(phase, 'written');
    const orders = this.use.of(phase, 'orders');
    const units = this.lists(state, 'units');
    const retreats = new Map(
      Object.entries(this.use.object(state, 'retreats') ?? {}).flatMap(([power, own]) =>
        isObject(own) ? Object.entries(own).map(([unit, open]) => [`${power} ${unit}`, open]) : [[power, own]],
      ),
    );
    const dislodged = units.flatMap(([power, list]) => {
      const gone = list.flatMap((unit) => {
        if (!unit.startsWith('*')) return [];
        const key = `${power} ${unit.slice(1)}`;
        const open = retreats.get(key);
        if (!Array.isArray(open)) return [{ unit: inPlace(unit.slice(1)) }];
        retreats.delete(key);
        return [{ unit: inPlace(unit.slice(1)), retreats: open.map((place) => String(place).toLowerCase()) }];
      });
      return gone.length === 0 ? [] : [[power, gone] as const];
    });
    // Of units that need not retreat, or no lists.
    const count = [...retreats.values()].filter((open) => open != null).length;
    if (count > 0) this.remarks.push({ ...oddField('phases[].state.retreats'), where: String(phase['name']), count });
    const filled = (lists: readonly (readonly [string, readonly string[]])[]) =>
      Object.fromEntries(lists.filter(([, list]) => list.length > 0));
    return {
      units: filled(units.map(([power, list]) => [power, list.filter((unit) => !unit.startsWith('*')).map(inPlace)])),
      centers: filled(
        this.lists(state, 'centers').map(([power, list]) => [power, list.map((center) => center.toLowerCase())]),
      ),
      dislodged: Object.fromEntries(dislodged),
      orders: textLists(isObject(written) ? written : orders),
      isWritten: isObject(written),
      tellsUnits: state['units'] != null,
      tellsCenters: state['centers'] != null,
    };
  }

  private lists(state: Fields, key: string): readonly (readonly [string, readonly string[]])[] {
    return textLists(this.use.of(state, key));
  }
}

interface RecordedRetreat {
  readonly unit: string;
  readonly retreats?: readonly string[];
}

interface Standing {
  readonly units: Readonly<Record<string, readonly string[]>>;
  readonly centers: Readonly<Record<string, readonly string[]>>;
  readonly dislodged: Readonly<Record<string, readonly RecordedRetreat[]>>;
  readonly orders: readonly (readonly [string, readonly string[]])[];
  readonly isWritten: boolean;
  /** What the record says nothing of is as the phases before lead to it. */
  readonly tellsUnits: boolean;
  readonly tellsCenters: boolean;
}

/** How many of a line's orders are not what these tools have in the place of those as they were written. */
function ordersBeside(board: Board, orders: unknown, { phase, resolution }: ReadPhase): number {
  // Builds and removals follow from the board that comes next.
  if (phase.phase.endsWith('A')) return 0;
  const made = ordersThere({ ...phase, resolution }, board, resolution.units);
  const told = textLists(orders).flatMap(([power, list]) => list.map((order) => `${power} ${order}`));
  const known = new Set(rowsOf(made).flatMap(([power, list]) => list.map((order) => `${power} ${order}`)));
  return told.filter((order) => !known.has(order)).length;
}

type WrittenOrder = Pick<Resolution['orders'][number], 'power' | 'order'>;

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && (a.length === 0 || [...a].sort().join() === [...b].sort().join());
}

/** The first order for the unit, or the site, in each province. */
function ordersByProvince({ orders }: Resolution): ReadonlyMap<string, WrittenOrder> {
  const found = new Map<string, WrittenOrder>();
  for (const { power, order } of orders) {
    const place = /^(?:build |remove )?[AF] (\S+)/.exec(order)?.[1];
    const province = place === undefined ? undefined : provinceOf(place);
    if (province !== undefined && !found.has(province)) found.set(province, { power, order });
  }
  return found;
}

/** Ours: what the archive tells of the phase besides. */
function toldFrom(value: unknown): ToldPhase | undefined {
  return checkSchema(SCHEMA_OF_TOLD, value).length === 0 ? (value as ToldPhase) : undefined;
}

const SCHEMA_OF_TOLD = ARCHIVE_SCHEMA.properties!['phases']!.items!.properties!['told']!;
const SCHEMA_OF_SOURCE = ARCHIVE_SCHEMA.properties!['sources']!.items!;

/** The switches of a tool; ours, which say how these tools shall read a line, are none of the game. */
function rulesOf(value: unknown) {
  const rules = Array.isArray(value) ? value : [];
  const own = rules.filter((rule) => typeof rule === 'string' && rule !== 'DIFFERENT_ADJUDICATION').join(', ');
  const isOdd = value != null && (!Array.isArray(value) || rules.some((rule) => typeof rule !== 'string'));
  return { parameters: own === '' ? {} : { rules: own.slice(0, 4000) }, isOdd: isOdd || own.length > 4000 };
}

function sourcesFrom(value: unknown) {
  const all: readonly unknown[] = Array.isArray(value) ? value : [];
  const known = all.filter((each) => checkSchema(SCHEMA_OF_SOURCE, each).length === 0);
  const isOdd = value != null && (!Array.isArray(value) || known.length < all.length);
  return { known: known as NonNullable<GameRecord['sources']>, isOdd };
}

/** What our own lines tell besides. What is not as they have it is a remark. */
function peopleAndDates(
  board: Board,
  input: Fields,
  use: FieldUse,
  now: number,
): {
  readonly told: Pick<GameRecord, 'players' | 'masters' | 'outcome' | 'created' | 'ended' | 'seats'>;
  readonly parameters: Readonly<Record<string, string>>;
  readonly remarks: readonly ImportRemark[];
} {
  const remarks: ImportRemark[] = [];
  const isOdd = (key: string) => remarks.push(oddField(key));
  const take = (key: string) => use.of(input, key);
  const [players, masters, seats, outcome] = [take('players'), take('masters'), take('seats'), take('outcome')];
  const parameters = use.within(input, 'parameters');
  if (input['parameters'] != null && !isObject(input['parameters'])) isOdd('parameters');
  const names = isObject(players) ? Object.entries(players) : [];
  const known = names.filter(([power, name]) => hasPower(board, power) && isName(name));
  if (known.length < names.length || (players != null && !isObject(players))) isOdd('players');
  const gms = Array.isArray(masters) ? masters.filter(isName) : [];
  if (Array.isArray(masters) ? gms.length < masters.length : masters != null) isOdd('masters');
  const isSeated = isObject(seats) && areSeats(board, seats, use);
  if (!isSeated && seats != null) isOdd('seats');
  // Who sat where and since when says more than one name for each power, and may not have that name.
  if (isSeated && known.some(([power, name]) => !JSON.stringify(seats[power] ?? []).includes(JSON.stringify(name))))
    isOdd('players');
  const ending = outcomeFrom(board, outcome, use);
  if (ending === null && outcome != null) isOdd('outcome');
  const dates = { created: instantFromText(take('created'), now), ended: instantFromText(take('ended'), now) };
  // A date in words stands as it is written.
  const words = Object.entries(dates).flatMap(([key, at]) => {
    const text = input[key];
    if (at !== null || text == null) return [];
    if (isName(text)) return [[key, text] as const];
    isOdd(key);
    return [];
  });
  return {
    told: {
      players: Object.fromEntries(known) as GameRecord['players'],
      masters: gms,
      outcome: ending,
      ...dates,
      ...(isSeated ? { seats: seats as NonNullable<GameRecord['seats']> } : {}),
    },
    parameters: Object.fromEntries([
      ...words,
      ...Object.entries(parameters).flatMap(([key, value]) =>
        typeof value === 'string' && value.length <= 4000 ? [[key, String(use.of(parameters, key))] as const] : [],
      ),
    ]),
    remarks,
  };
}

function areSeats(board: Board, seats: Fields, use: FieldUse): boolean {
  const isOne = (each: unknown) =>
    isObject(each) && isName(use.of(each, 'name')) && isPhase(String(use.of(each, 'from')));
  return Object.entries(seats).every(
    ([power, list]) =>
      hasPower(board, power) && use.of(seats, power) === list && Array.isArray(list) && list.every(isOne),
  );
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 200;
}

function outcomeFrom(board: Board, value: unknown, use: FieldUse): GameOutcome | null {
  if (!isObject(value)) return null;
  const kind = use.of(value, 'kind');
  if (kind === 'terminated') return { kind };
  const powers = use.of(value, 'powers');
  if (kind !== 'won' && kind !== 'drawn' && kind !== 'conceded') return null;
  const each = Array.isArray(powers) ? [...new Set<unknown>(powers)] : [];
  const known = each.flatMap((power) => (typeof power === 'string' && hasPower(board, power) ? [power] : []));
  const isWhole = known.length === each.length && known.length >= (kind === 'drawn' ? 2 : 1);
  return isWhole ? { kind, powers: known } : null;
}

/** `F STP/SC` to `F stp/sc`. */
function inPlace(unit: string): string {
  return `${unit.slice(0, 1).toUpperCase()} ${unit.slice(2).trim().toLowerCase()}`;
}

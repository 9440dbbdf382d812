/** Games in the shape of research tools, read back: what the record of a game needs. See shape.ts. */

import { type Fault, isObject, quote, readList, readObject } from '../../adjudicate/faults.ts';
import { nextPosition } from '../../adjudicate/phases/next-position.ts';
import { readPosition } from '../../adjudicate/read-position.ts';
import { type Board, hasPower } from '../../board/board.ts';
import type { OrdersByPower, Position } from '../../board/position.ts';
import type { ByPower, PhaseKind } from '../../board/variant.ts';
import type { Addressee, Outcome } from '../../game/events.ts';
import type { ArchiveSaying } from '../../sayings/archive.ts';
import { isPhase } from '../../vocabulary.ts';
import type { ArchivedPress, IsoInstant } from '../document.ts';
import { boardOfRecord, type GameRecord, type RecordedPhase, resolve } from '../of-record.ts';
import type { PlacedFault } from '../placed-fault.ts';
import { judgeText } from './notation.ts';

/** More phases than this are not read. */
const MOST_PHASES = 2000;

/** The id of the map that a game names; null when the value is no such game. */
export function mapOfResearchGame(value: unknown): string | null {
  return isObject(value) && Array.isArray(value['phases']) && typeof value['map'] === 'string' ? value['map'] : null;
}

/** A game's record. Its boards are taken as the record gives them, with what the phases before them carry along. */
export function readResearchGame(
  board: Board,
  value: unknown,
  source: string | null,
): { readonly record: GameRecord } | { readonly faults: readonly PlacedFault[] } {
  const faults: PlacedFault[] = [];
  const input = objectAt(faults, '', value);
  const id = typeof input['id'] === 'string' ? input['id'].trim() : '';
  if (id === '') faults.push({ field: 'id', message: { code: 'archive/name-missing' } });
  const list = listAt(faults, 'phases', input['phases']);
  if (list.length > MOST_PHASES) {
    faults.push({ field: 'phases', message: { code: 'archive/too-many-phases', count: list.length } });
  }
  const phases: RecordedPhase[] = [];
  const press: ArchivedPress[] = [];
  let follows: Position | null = null;
  const items = list.slice(0, MOST_PHASES).flatMap((item, p) => asPlayed(item, `phases[${p}]`));
  for (const [p, { field, item }] of items.entries()) {
    const phase = objectAt(faults, field, item);
    if (faults.length > 0) break;
    press.push(...messagesIn(board, phase));
    if (phase['name'] === 'COMPLETED') break;
    if (p > 0 && p === items.length - 1 && isEmpty(phase['orders'])) break;
    const read = readPhase(board, faults, phase, field, follows);
    if (read === null) break;
    phases.push(read);
    const resolution = resolve(board, read.position, read.orders);
    follows = resolution.next === null ? null : nextPosition(board, read.position, resolution);
  }
  if (faults.length > 0) return { faults };
  const people = peopleAndDates(board, input);
  const { name, parameters } = namedAs(id, people.parameters);
  // The phase that is being played stands last, without orders; of a game that is over COMPLETED does.
  const last = objectAt([], '', list.at(-1))['name'];
  const isOpen = last !== 'COMPLETED';
  return {
    record: { ...people, name, source, phases, press, isOpen, ...(parameters === undefined ? {} : { parameters }) },
  };
}

/** A phase by our rules: without one that only these tools have, and with those after it that they leave out. */
function asPlayed(item: unknown, field: string): readonly { readonly field: string; readonly item: unknown }[] {
  if (!isObject(item)) return [{ field, item }];
  const { added, skipped } = item;
  const then = Array.isArray(skipped) ? skipped.slice(0, MOST_PHASES) : [];
  return [
    ...(added === true ? [] : [{ field, item }]),
    ...then.map((each, n) => ({ field: `${field}.skipped[${n}]`, item: each })),
  ];
}

/** What our own lines tell besides. What is not as they have it is passed over. */
function peopleAndDates(
  board: Board,
  input: Readonly<Record<string, unknown>>,
): Pick<GameRecord, 'players' | 'masters' | 'outcome' | 'created' | 'ended' | 'parameters'> {
  const { players, masters, outcome, created, ended, parameters } = input;
  const names = isObject(players) ? Object.entries(players) : [];
  return {
    players: Object.fromEntries(
      names.flatMap(([power, name]) => (hasPower(board, power) && isName(name) ? [[power, name] as const] : [])),
    ),
    masters: Array.isArray(masters) ? masters.filter(isName) : [],
    outcome: outcomeFrom(board, outcome),
    created: instantFrom(created),
    ended: instantFrom(ended),
    parameters: Object.fromEntries(
      (isObject(parameters) ? Object.entries(parameters) : []).flatMap(([key, value]) =>
        typeof value === 'string' && value.length <= 4000 ? [[key, value] as const] : [],
      ),
    ),
  };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 200;
}

function instantFrom(value: unknown): IsoInstant | null {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) ? value : null;
}

function outcomeFrom(board: Board, value: unknown): Outcome | null {
  if (!isObject(value)) return null;
  const { kind, powers } = value;
  if (kind === 'terminated') return { kind };
  if (kind !== 'won' && kind !== 'drawn' && kind !== 'conceded') return null;
  const isList = Array.isArray(powers) && powers.length > 0 && powers.every((power) => hasPower(board, power));
  return isList ? { kind, powers } : null;
}

/** Messages of a phase. One to several powers stands once for each of them. */
function messagesIn(board: Board, phase: Readonly<Record<string, unknown>>): readonly ArchivedPress[] {
  const { messages } = phase;
  const press: { -readonly [Key in keyof ArchivedPress]: ArchivedPress[Key] }[] = [];
  let before = '';
  for (const item of Array.isArray(messages) ? messages : []) {
    if (!isObject(item)) continue;
    const { sender, recipient, message, time_sent: sent, told, phase: sentIn } = item;
    if (typeof message !== 'string' || message.length > LONGEST_MESSAGE) continue;
    const said = isObject(told) ? told : {};
    const from = isParty(board, said['from']) ? said['from'] : isParty(board, sender) ? sender : null;
    const readers = Array.isArray(said['to']) ? said['to'].filter((each) => isParty(board, each)) : [];
    const to = readers.length > 0 ? readers : isParty(board, recipient) ? [recipient] : 'all';
    const at = typeof sent === 'number' && sent > 0 && sent < 8.64e18 ? new Date(sent / 1000).toISOString() : null;
    const key = JSON.stringify([from, message, sent, readers]);
    const last = press.at(-1);
    if (key === before && last !== undefined && last.to !== 'all' && to !== 'all') {
      last.to = [...new Set([...last.to, ...to])];
    } else {
      const during = 'phase' in said ? said['phase'] : (sentIn ?? phase['name']);
      const code = typeof during === 'string' && isPhase(during) ? during : null;
      press.push({ at, commit: null, phase: code, from, to, body: message });
    }
    before = key;
  }
  return press;
}

/** As the schema of archives has it. */
const LONGEST_MESSAGE = 200_000;

function isParty(board: Board, value: unknown): value is Addressee {
  return typeof value === 'string' && (hasPower(board, value) || /^(?:MASTER|OBSERVERS?)$/.test(value));
}

function readPhase(
  board: Board,
  faults: PlacedFault[],
  item: Readonly<Record<string, unknown>>,
  field: string,
  follows: Position | null,
): RecordedPhase | null {
  const { name } = item;
  if (typeof name !== 'string')
    return noted(faults, `${field}.name`, { code: 'archive/no-phase-code', found: quote(name) }, null);
  const state = objectAt(faults, `${field}.state`, item['state']);
  const kind = name.at(-1);
  const listed = (key: string) => textsOf(faults, `${field}.state.${key}`, state[key]);
  const units = filled(mapLists(listed('units'), (unit) => (unit.startsWith('*') ? [] : [inPlace(unit)])));
  const centers = filled(mapLists(listed('centers'), (center) => [center.toLowerCase()]));
  const written = item['written'];
  const orders = filled(
    isObject(written)
      ? textsOf(faults, `${field}.written`, written)
      : mapLists(textsOf(faults, `${field}.orders`, item['orders']), (order) => [judgeText(order, kind as PhaseKind)]),
  );
  const dislodged = kind === 'R' ? { dislodged: follows?.phase === name ? (follows.dislodged ?? {}) : {} } : {};
  const read = readPosition(board, { phase: name, units, centers, orders, ...dislodged });
  if ('faults' in read) {
    faults.push(...read.faults.map((each) => ({ ...each, field: `${field}.${each.field}` })));
    return null;
  }
  const position = boardOfRecord(read.position, follows);
  return { phase: read.position.phase, at: instantFrom(item['at']), position, orders: read.orders };
}

function textsOf(faults: PlacedFault[], field: string, value: unknown): OrdersByPower {
  const lists = Object.entries(objectAt(faults, field, value ?? {})).map(([power, list]) => {
    // A power that sent no orders has null.
    const items = list === null ? [] : listAt(faults, `${field}.${power}`, list);
    return [
      power,
      items.map((item) =>
        typeof item === 'string' ? item : noted(faults, field, { code: 'archive/no-text', found: quote(item) }, ''),
      ),
    ] as const;
  });
  return Object.fromEntries(lists);
}

/** Notes what is wrong; the value is what is read on with. */
function noted<T>(faults: PlacedFault[], field: string, message: ArchiveSaying, instead: T): T {
  faults.push({ field, message });
  return instead;
}

function objectAt(faults: PlacedFault[], field: string, value: unknown): Readonly<Record<string, unknown>> {
  const found: Fault[] = [];
  const read = readObject(found, field, value);
  faults.push(...found);
  return read;
}

function listAt(faults: PlacedFault[], field: string, value: unknown): readonly unknown[] {
  const found: Fault[] = [];
  const read = readList(found, field, value);
  faults.push(...found);
  return read;
}

function mapLists(lists: ByPower<readonly string[]>, change: (text: string) => readonly string[]): OrdersByPower {
  return Object.fromEntries(Object.entries(lists).map(([power, list]) => [power, list.flatMap(change)]));
}

/** Without the powers that have nothing. */
function filled(lists: OrdersByPower): OrdersByPower {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}

/** `F STP/SC` to `F stp/sc`. */
function inPlace(unit: string): string {
  return `${unit.slice(0, 1).toUpperCase()} ${unit.slice(2).trim().toLowerCase()}`;
}

/** A name that files and addresses can bear. */
function nameFrom(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 80);
  return plain === '' ? 'game' : plain;
}

/** A name that archives and files may have, and among the parameters the game's own, where that is another. */
export function namedAs(text: string, parameters?: GameRecord['parameters']): Pick<GameRecord, 'name' | 'parameters'> {
  const name = nameFrom(text);
  const told = name === text ? parameters : { ...parameters, Game: text.slice(0, LONGEST_NAME) };
  return { name, ...(told === undefined ? {} : { parameters: told }) };
}

/** As the schema of archives has it. */
const LONGEST_NAME = 200;

function isEmpty(value: unknown): boolean {
  return !isObject(value) || Object.values(value).every((list) => !Array.isArray(list) || list.length === 0);
}

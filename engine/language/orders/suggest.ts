/** The nearest lines that would be right, for an order that is not: found by trying, never applied (judge-language A9). */
import { legalOrdersOf } from '../../adjudicate/legality/legal-orders.ts';
import type { Power, Province } from '../../board/variant.ts';
import type { MessageOrText } from '../../messages/all-messages.ts';
import { formatOrder, parseUnit } from '../../orders/notation.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { foldText } from '../../text/fold.ts';
import { provinceOf } from '../../vocabulary.ts';
import { boardNames } from '../names/board-names.ts';
import { nameKey } from '../names/name-index.ts';
import { type OrderContext, orderableUnits, unitIn } from './order-context.ts';
import type { RawPlace, RawPower, RawUnitOrder } from './raw-order.ts';
import { placesWritten, withPlace } from './raw-places.ts';
import { type OrderFault, resolveOrder } from './resolve-order.ts';
import { formatWrittenOrder } from './written-notation.ts';

/** More lines than this help nobody. */
const MOST_SUGGESTIONS = 6;
/** Places tried in the stead of one that is not understood. */
const MOST_TRIED = 8;
/** Units of a power tried in the stead of one that is not named. */
const MOST_UNITS = 40;

/** Lines to offer instead, the likeliest first; empty when nothing is near. */
export function suggestOrders(
  context: OrderContext,
  raw: RawUnitOrder,
  owner: RawPower | null,
  fault: OrderFault,
): readonly string[] {
  const lines = linesInstead(context, raw, owner, fault);
  return [...new Set(lines)].slice(0, MOST_SUGGESTIONS);
}

function linesInstead(
  context: OrderContext,
  raw: RawUnitOrder,
  owner: RawPower | null,
  fault: OrderFault,
): readonly string[] {
  if (fault.fault === 'other')
    return raw.action.act === 'none' ? forUnitAlone(context, raw, fault.others) : fault.others;
  if (fault.fault === 'place') return byPlace(context, raw, owner, fault.slot);
  if (fault.fault === 'coast') {
    return fault.places.flatMap(
      (place) => read(context, withPlace(raw, fault.slot, placeAt(place)), owner)?.order ?? [],
    );
  }
  const { refusal, order } = fault;
  const tried = (other: RawUnitOrder) => read(context, other, owner)?.order ?? [];
  switch (refusal.reason) {
    case 'wrong-type':
      return [tried({ ...raw, unit: { ...raw.unit, type: refusal.stands.type } })].flat();
    case 'which-coast':
    case 'wrong-coast': {
      const slot = order.kind === 'build' ? 0 : placesWritten(raw).length - 1;
      return refusal.places.flatMap((place) => tried(withPlace(raw, slot, placeAt(place))));
    }
    case 'not-yours':
      return isNeutral(context, refusal.owner) ? asInfluence(context, raw) : nearestOwn(context, raw, owner);
    case 'no-unit':
    case 'not-dislodged':
      return nearestOwn(context, raw, owner);
    case 'retreat-closed':
      return [
        ...refusal.open.map((to) => formatOrder({ kind: 'retreat', unit: refusal.unit, to })),
        formatOrder({ kind: 'disband', unit: refusal.unit }),
      ];
    case 'fleet-by-convoy':
      return raw.action.act === 'move'
        ? raw.action.steps.flatMap((step) => tried(withoutRoute(raw, step))).slice(0, 1)
        : [];
    case 'no-route':
      return raw.action.act === 'move' ? [tried(withoutRoute(raw, raw.action.steps.at(-1)!))].flat() : [];
    case 'cannot-reach':
      return order.kind === 'move' || order.kind === 'retreat'
        ? misspelt(context, raw, owner, placesWritten(raw).length - 1)
        : [];
    case 'cannot-support':
      return misspelt(context, raw, owner, placesWritten(raw).length - 1);
    case 'own-province':
      return order.kind === 'move' ? [formatWrittenOrder({ kind: 'hold', unit: refusal.unit })] : [];
    default:
      return [];
  }
}

/** `Army Marseilles` where none stands: the army that gets there. */
function forUnitAlone(context: OrderContext, { unit }: RawUnitOrder, others: readonly string[]): readonly string[] {
  const { board, position, kind } = context;
  const place = unit.place.found === 'place' ? unit.place.province : null;
  if (position === null || place === null || kind !== 'M' || unitIn(context, place) !== null) return others;
  return orderableUnits(context)
    .filter((each) => unit.type === null || each.unit.type === unit.type)
    .flatMap((each) => legalOrdersOf(board, position, each.unit))
    .filter((order) => order.kind === 'move' && provinceOf(order.to) === place)
    .map(formatOrder);
}

function isNeutral({ board }: OrderContext, power: Power): boolean {
  const { influence, 'neutral-units': neutral } = board.variant.rules;
  return influence !== undefined && neutral?.name === power;
}

/** An order for a neutral unit is written with points. */
function asInfluence(context: OrderContext, raw: RawUnitOrder): readonly string[] {
  const { name } = context.board.variant.rules['neutral-units']!;
  const line = read({ ...context, power: name }, raw, null);
  // It holds or supports, and never moves.
  return line === null || !/ (?:H|S .+)$/.test(line.order) ? [] : [`IP 1 ${line.order.replace(/^[AF] /, '')}`];
}

/** Could the order not succeed, whatever the others order? */
export function isHopeless(notes: readonly MessageOrText[]): boolean {
  return notes.some(
    (each) => typeof each !== 'string' && each.code === 'refusals/note' && each.note.note === 'hopeless',
  );
}

interface Tried {
  readonly order: string;
  readonly notes: number;
}

/** The order as it would be read; null when it would be refused too, or could not succeed. */
function read(context: OrderContext, raw: RawUnitOrder, owner: RawPower | null): Tried | null {
  const resolved = resolveOrder(context, raw, owner, '');
  if (!resolved.ok || resolved.reading.read !== 'order') return null;
  const { order, notes } = resolved.reading;
  return isHopeless(notes) ? null : { order, notes: notes.length };
}

/**
 * A last place with a word too much or too little: `Fort Detroit`, `Vieux River Delta`, `Hubwards Ocean`. Null where what is written
 * behind it, or before a place, is no part of a name; else the whole of it and the orders to places that share all of its words.
 */
export function placeInPart(
  context: OrderContext,
  raw: RawUnitOrder,
  owner: RawPower | null,
  leftover: string,
): { readonly shown: string; readonly orders: readonly string[] } | null {
  const slot = placesWritten(raw).length - 1;
  const place = placesWritten(raw)[slot]!;
  const rest = wordsOf(leftover);
  const unknown = place.found === 'nothing' ? wordsOf(place.shown) : rest;
  if (rest.length > 3 || /[^\p{L}\s'.-]/u.test(leftover)) return null;
  const { provinces } = context.board.variant;
  const translated = (context.board.translations ?? []).map(({ provinces: own = {} }) => own);
  const names = provinces.map(({ id, name, aliases = [] }) => ({
    id,
    names: [name, ...aliases, ...translated.flatMap((own) => own[id] ?? [])].map(wordsOf),
  }));
  const ofNames = new Set(names.flatMap(({ names: own }) => own.filter(({ length }) => length > 1).flat()));
  if (!unknown.every((word) => OF_PLACES.test(word) || ofNames.has(word))) return null;
  const whole = [...wordsOf(place.shown), ...rest];
  const among = (some: readonly string[], all: readonly string[]) => some.every((word) => all.includes(word));
  const orders = names
    .filter(({ names: own }) => own.some((each) => among(whole, each) || among(each, whole)))
    .flatMap(({ id }) => read(context, withPlace(raw, slot, placeAt(id)), owner)?.order ?? []);
  return {
    shown: `${place.shown} ${leftover.replace(/[\s.]+$/, '')}`,
    orders: [...new Set(orders)].slice(0, MOST_SUGGESTIONS),
  };
}

/** What names of places are made with. */
const OF_PLACES =
  /^(?:fort|port|cape|mount|old|upper|lower|great|little|saint|delta|city|town|bay|gulf|sea|ocean|lake|river|channel|straits?|islands?|isles?|country|territory|valley|coast|alt|ober|unter|meer|see|golf|bucht|insel|stadt|fluss|mer|lac|golfe|baie|ile|ville|fleuve|vieux|vieille)$/;

function wordsOf(text: string): readonly string[] {
  return (
    foldText(text)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  );
}

function placeAt(place: string): RawPlace {
  const province = provinceOf(place);
  const coast = place.length > province.length ? place.slice(province.length + 1) : null;
  return { found: 'place', shown: place, province, coast };
}

function withoutRoute(raw: RawUnitOrder, to: RawPlace): RawUnitOrder {
  return { ...raw, action: { act: 'move', steps: [to], bySea: false, through: [] } };
}

/** Another place where one was not understood: those it may be, or those spelled nearly so. */
function byPlace(context: OrderContext, raw: RawUnitOrder, owner: RawPower | null, slot: number): readonly string[] {
  const place = placesWritten(raw)[slot]!;
  const candidates = candidatesFor(context, place);
  const likely = slot === 0 ? ownFirst(context, candidates) : candidates;
  const tried = likely.slice(0, place.found === 'power' ? MOST_UNITS : MOST_TRIED).flatMap((province, n) => {
    const coast = place.found === 'several' ? place.coast : null;
    const line = readDeep(context, withPlace(raw, slot, { found: 'place', shown: province, province, coast }), owner);
    return line === null ? [] : [{ ...line, n }];
  });
  // Of a power's units those that can do it at all.
  const able = place.found === 'power' ? tried.filter(({ notes }) => notes === 0) : [];
  // What cannot succeed, or does so only by a convoy that nobody has ordered, is less likely meant.
  return (able.length > 0 ? able : tried)
    .sort((a, b) => weight(a) - weight(b) || a.n - b.n)
    .map(({ order }) => order)
    .slice(0, place.found === 'nothing' ? 1 : MOST_SUGGESTIONS);
}

function candidatesFor(context: OrderContext, place: RawPlace): readonly Province[] {
  if (place.found === 'several') return place.candidates;
  if (place.found !== 'power') return nearestProvinces(context, place.shown);
  const { power, type, or } = place;
  const standing = (context.position?.units[power] ?? []).flatMap((text) => {
    const unit = parseUnit(text);
    return unit === null || (type !== null && unit.type !== type) ? [] : [provinceOf(unit.at)];
  });
  return [...new Set([...or, ...standing])];
}

function weight({ order, notes }: Tried): number {
  return (notes > 0 ? 2 : 0) + (order.endsWith('VIA') ? 1 : 0);
}

/** Reads an order in which another place may be wrong too: that one is then put right as well. */
function readDeep(context: OrderContext, raw: RawUnitOrder, owner: RawPower | null): Tried | null {
  let order = raw;
  for (let n = 0; n < 2; n++) {
    const slot = placesWritten(order).findIndex(({ found }) => found !== 'place');
    if (slot < 0) break;
    const place = placesWritten(order)[slot]!;
    const next = candidatesFor(context, place);
    const best = next.find((province) => placesWritten(withPlace(order, slot, placeAt(province))).length > 0);
    if (best === undefined) return null;
    order = withPlace(order, slot, placeAt(best));
  }
  return read(context, order, owner);
}

/** Provinces spelled nearly so, nearest first. */
function nearestProvinces({ board }: OrderContext, written: string): readonly Province[] {
  const key = nameKey(written).slice(0, 40);
  const most = Math.min(3, Math.max(1, Math.floor(key.length / 3)));
  const found = new Map<Province, number>();
  for (const [spelling, ids] of boardNames(board).places.exact) {
    const distance = editDistance(key, spelling, most);
    if (distance > most) continue;
    for (const id of ids) found.set(id, Math.min(distance, found.get(id) ?? most));
  }
  return [...found]
    .filter(([id]) => board.provinceNumber.has(id))
    .sort(([, a], [, b]) => a - b)
    .map(([id]) => id);
}

function ownFirst(context: OrderContext, provinces: readonly Province[]): readonly Province[] {
  const own = new Set(orderableUnits(context).map(({ unit }) => provinceOf(unit.at)));
  const mine = provinces.filter((id) => own.has(id));
  return mine.length > 0 ? mine : provinces;
}

/** The same order by an own unit whose place is spelled nearly so. */
function nearestOwn(context: OrderContext, raw: RawUnitOrder, owner: RawPower | null): readonly string[] {
  const { place } = raw.unit;
  if (place.found !== 'place') return [];
  const near = nearestProvinces(context, place.shown);
  return ownFirst(context, near)
    .filter((province) => province !== place.province && unitIn(context, province) !== null)
    .flatMap((province) => read(context, withPlace(raw, 0, placeAt(province)), owner)?.order ?? [])
    .slice(0, 1);
}

/** A place it can get to and that is spelled nearly like the one it cannot. */
function misspelt(context: OrderContext, raw: RawUnitOrder, owner: RawPower | null, slot: number): readonly string[] {
  const place = placesWritten(raw)[slot]!;
  if (place.found !== 'place') return [];
  const at = raw.unit.place.found === 'place' ? unitIn(context, raw.unit.place.province) : null;
  const legal =
    at === null || context.position === null
      ? null
      : new Set(
          legalOrdersOf(context.board, context.position, at.unit).flatMap((order) =>
            order.kind === 'move' || order.kind === 'support-move' ? [provinceOf(order.to)] : [],
          ),
        );
  return nearestProvinces(context, place.shown)
    .filter((province) => province !== place.province && (legal === null || legal.has(province)))
    .flatMap((province) => read(context, withPlace(raw, slot, placeAt(province)), owner) ?? [])
    .filter(({ notes }) => notes === 0)
    .map(({ order }) => order)
    .slice(0, 1);
}

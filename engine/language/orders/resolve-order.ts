/**
 * From an order as written to an order, or to what is wrong with it and the nearest lines that would be right. Nothing is
 * guessed: what could mean two things is refused with both (judge-language A3, A5, A9).
 */
import { dueTo } from '../../adjudicate/phases/adjustments-due.ts';
import type { ByPower, Place, Power, Province, UnitType } from '../../board/variant.ts';
import type { Message } from '../../messages/all-messages.ts';
import type { OrderMessage, UnitMeant } from '../../messages/orders/orders.ts';
import type { Whose } from '../../messages/orders/refusals.ts';
import { formatOrder } from '../../orders/notation.ts';
import type { OrderKind, UnitRef } from '../../orders/order.ts';
import type { Refusal } from '../../orders/verdict.ts';
import { ownEntry } from '../../own.ts';
import { buildSites } from '../../rules/build-sites.ts';
import { openSeasons } from '../../rules/open-seasons.ts';
import { shortenText } from '../../text/shorten.ts';
import { provinceOf, rowsOf } from '../../vocabulary.ts';
import { closedByRule } from '../names/closed-by-rule.ts';
import { checkWritten, soleType, typesThatStand } from './check-written.ts';
import { mayOrder, type OrderContext, type OrderReading, unitIn } from './order-context.ts';
import type { RawAction, RawPlace, RawPower, RawUnitOrder } from './raw-order.ts';
import { placesWritten } from './raw-places.ts';
import { completeOrder, formatWrittenOrder } from './written-notation.ts';
import type { WrittenOrder, WrittenUnit } from './written-order.ts';

/** What is wrong, with enough to look for what would be right. */
export type OrderFault = { readonly message: Message } & (
  | { readonly fault: 'place'; readonly slot: number }
  /** A coast that the place has not; `places` are those it has. */
  | { readonly fault: 'coast'; readonly slot: number; readonly places: readonly Place[] }
  | { readonly fault: 'refused'; readonly refusal: Refusal; readonly order: WrittenOrder; readonly power: Power }
  /** `others` are lines to offer as they are. */
  | { readonly fault: 'other'; readonly others: readonly string[] }
);

export type Resolved =
  | { readonly ok: true; readonly reading: Extract<OrderReading, { read: 'order' | 'keep' }> }
  | { readonly ok: false; readonly fault: OrderFault };

/** `owner`: a power named before the order. */
export function resolveOrder(context: OrderContext, raw: RawUnitOrder, owner: RawPower | null, text: string): Resolved {
  if (raw.action.act === 'twofold') return faulty(twofold(context, raw, raw.action, owner));
  const unreadable = placesWritten(raw).findIndex(({ found }) => found !== 'place');
  if (unreadable >= 0)
    return faulty({ fault: 'place', slot: unreadable, message: placeFault(context, placesWritten(raw)[unreadable]!) });
  for (const [slot, place] of placesWritten(raw).entries()) {
    const wrong = closedPlace(context, place, slot);
    if (wrong !== null) return faulty(wrong);
  }
  const power = actingPower(context, raw, owner);
  if (typeof power !== 'string') return faulty(power);
  if (raw.action.act === 'maintain') {
    return { ok: true, reading: { read: 'keep', text, at: provinceOf(placeOf(context, raw.unit.place)) } };
  }
  const written = writtenOrder(context, raw, power);
  if ('fault' in written) return faulty(written);
  const check = checkWritten(context, power, written);
  if (check.verdict === 'refused') {
    const { refusal } = check;
    const message: Message = { code: 'refusals/order', whose: whoseOrder(context, power), refusal };
    return faulty({ fault: 'refused', message, refusal, order: written, power });
  }
  const notes: Message[] = [
    ...check.notes.map((note): Message => ({ code: 'refusals/note', note })),
    ...ownerNotes(context, raw),
    ...buildNotes(owner, power, check.order),
  ];
  if (notes.length === 0) notes.push(...closedNow(context, raw, check.order));
  return {
    ok: true,
    reading: {
      read: 'order',
      text,
      order: formatWrittenOrder(check.order),
      parsed: completeOrder(check.order),
      power: context.power === null && context.position === null && owner?.power == null ? null : power,
      notes,
    },
  };
}

/** Builds of two powers of one player are two: whoever wrote it below the other name learns for which it counts. */
function buildNotes(owner: RawPower | null, power: Power, order: WrittenOrder): readonly Message[] {
  if (owner?.above !== true || owner.power === power || order.kind !== 'build') return [];
  return [{ code: 'orders/build-of-owner', at: provinceOf(order.unit.at), power }];
}

/** The answer tells a player of several powers which of them is meant. */
function whoseOrder({ power: writer, also }: OrderContext, power: Power): Whose {
  const powers = writer === null || also === 'all' ? [] : [writer, ...also];
  return { power, own: power === writer && powers.length === 1, powers };
}

/** Who counts on a way that this season closes would wait in vain for a convoy. */
function closedNow({ board }: OrderContext, { action }: RawUnitOrder, order: WrittenOrder): readonly Message[] {
  if (action.act !== 'move' || action.bySea || action.steps.length !== 1 || action.through.length > 0) return [];
  if (order.kind !== 'move' || order.route === 'unstated' || order.unit.type !== 'A') return [];
  const { unit } = order;
  const to = provinceOf(order.to);
  const isClosed = openSeasons(board, { type: 'A', at: unit.at }, to).length > 0;
  return isClosed ? [{ code: 'orders/needs-convoy-now', unit, to }] : [];
}

/** With the lines of its readings that could stand. */
function twofold(
  context: OrderContext,
  raw: RawUnitOrder,
  { shown, readings }: Extract<RawAction, { act: 'twofold' }>,
  owner: RawPower | null,
): OrderFault {
  const others = readings.flatMap((action) => {
    const read = resolveOrder(context, { ...raw, action }, owner, '');
    // The whole word leaves no doubt where the unit's type, which would, is not known.
    return read.ok && read.reading.read === 'order' ? [read.reading.order.replace(/ S (?![AF] )/, ' supports ')] : [];
  });
  return other({ code: 'orders/two-ways', shown: shortenText(shown) }, others);
}

function faulty(fault: OrderFault): Resolved {
  return { ok: false, fault };
}

function other(message: OrderMessage | Message, others: readonly string[] = []): OrderFault {
  return { fault: 'other', message, others };
}

/** What is wrong with a place that was not found, or found twice. */
function placeFault({ board }: OrderContext, place: RawPlace): OrderMessage {
  const shown = shortenText(place.shown);
  if (place.found === 'several') {
    return { code: 'orders/several-places', shown, places: place.candidates };
  }
  if (place.found === 'power') {
    return { code: 'orders/power-for-place', shown, power: place.power, or: place.or[0] ?? null };
  }
  const rule = closedByRule(board, place.shown);
  return rule === null ? { code: 'orders/no-such-place', shown } : { code: 'orders/closed-by-rule', rule };
}

/** Impassable, or a place of a related map. */
function closedPlace({ board }: OrderContext, place: RawPlace, slot: number): OrderFault | null {
  if (place.found !== 'place') return null;
  const { province, coast } = place;
  const hint = coast === null ? undefined : ownEntry(board.variant.placeHints, `${province}/${coast}`);
  if (hint !== undefined) {
    return other({ code: 'orders/place-of-its-own', shown: place.shown, place: hint });
  }
  if (!board.provinceNumber.has(province)) {
    return other({ code: 'orders/impassable', place: province });
  }
  const coasts = board.provinces[board.provinceNumber.get(province)!]!.coasts ?? [];
  if (coast === null || coasts.length === 0 || coasts.includes(coast) || aliasOf(board, province, coast) !== null)
    return null;
  const places = coasts.map((each) => `${province}/${each}`);
  return { fault: 'coast', slot, places, message: { code: 'orders/no-such-coast', province, coast, places } };
}

function aliasOf({ variant }: OrderContext['board'], province: string, coast: string): Place | null {
  return ownEntry(variant.placeAliases, `${province}/${coast}`) ?? null;
}

function placeOf({ board }: OrderContext, place: RawPlace): Place {
  if (place.found !== 'place') throw new Error(`The place '${place.shown}' was not looked at.`);
  const { province, coast } = place;
  return coast === null ? province : (aliasOf(board, province, coast) ?? `${province}/${coast}`);
}

/** The power whose order it is, or why the writer may not give it. */
function actingPower(context: OrderContext, raw: RawUnitOrder, owner: RawPower | null): Power | OrderFault {
  const { board } = context;
  const named = raw.unit.owner ?? owner;
  const at = provinceOf(placeOf(context, raw.unit.place));
  if (named !== null) {
    if (named.power === null) return other({ code: 'orders/no-such-power', shown: named.shown });
    if (!mayOrder(context, named.power, at)) {
      return other({ code: 'orders/for-other-power', power: named.power, writers: writersOf(context) });
    }
    return (named.above === true ? ownerAmongOwn(context, raw, at) : null) ?? named.power;
  }
  if (context.kind === 'A' && raw.action.act === 'build') return buildingPower(context, at);
  const there = unitIn(context, at);
  if (there !== null && mayOrder(context, there.power, at)) return there.power;
  return context.power ?? there?.power ?? board.powers[0]!.name;
}

/** A unit or centre of another power of the same player, under the name of the first: there is no doubt whose it is. */
function ownerAmongOwn(context: OrderContext, raw: RawUnitOrder, at: Province): Power | null {
  const { power, also, kind, position } = context;
  if (also === 'all' || also.length === 0 || power === null || position === null) return null;
  const builds = kind === 'A' && raw.action.act === 'build';
  const owner = builds ? ownerOf(position.centers, at) : unitIn(context, at)?.power;
  return owner !== undefined && (owner === power || also.includes(owner)) ? owner : null;
}

function ownerOf(centers: ByPower<readonly Province[]>, at: Province): Power | undefined {
  return rowsOf(centers).find(([, owned]) => owned.includes(at))?.[0];
}

/**
 * Of the powers that the writer orders for, the one that a build is for when none is named: a power builds only in a centre
 * that it owns. Before it is known who owns what, the only one to which the place could ever be a site.
 */
function buildingPower(context: OrderContext, at: Province): Power | OrderFault {
  const { board, position } = context;
  const first = context.power ?? board.powers[0]!.name;
  if (position !== null) {
    const owner = ownerOf(position.centers, at);
    return owner !== undefined && mayOrder(context, owner, at) ? owner : first;
  }
  const writers = board.powers.map(({ name }) => name).filter((power) => mayOrder(context, power));
  const could = writers.filter((power) => buildSites(board, power, [at]).length > 0);
  if (could.length < 2 || context.also === 'all') return could[0] ?? first;
  return other(
    { code: 'orders/who-builds', powers: could },
    could.map((power) => `${power}: build ${at.charAt(0).toUpperCase()}${at.slice(1)}`),
  );
}

function unitWritten(
  context: OrderContext,
  raw: { readonly type: WrittenUnit['type']; readonly place: RawPlace },
): WrittenUnit {
  return { type: raw.type ?? soleType(context.board), at: placeOf(context, raw.place) };
}

type UnitOrder = Exclude<WrittenOrder, { kind: 'waive' }>;

function writtenOrder(context: OrderContext, raw: RawUnitOrder, power: Power): UnitOrder | OrderFault {
  if (context.kind === 'M') return movementOrder(context, raw, power);
  if (context.kind === 'R') return retreatOrder(context, raw, power);
  return adjustmentOrder(context, raw, power);
}

function movementOrder(context: OrderContext, raw: RawUnitOrder, power: Power): UnitOrder | OrderFault {
  const { action } = raw;
  const unit = unitWritten(context, raw.unit);
  switch (action.act) {
    case 'hold':
      return { kind: 'hold', unit };
    case 'move': {
      const places = action.steps.map((step) => placeOf(context, step));
      const to = places.at(-1)!;
      const seas = [...places.slice(0, -1), ...action.through.map((step) => placeOf(context, step))].map(provinceOf);
      return { kind: 'move', unit, to, route: seas.length > 0 ? seas : action.bySea ? 'any' : 'unstated' };
    }
    case 'support': {
      const target = unitWritten(context, action.target);
      const types = typesUnseen(context, target);
      if (types.length > 1) return whichType(context, raw, target, types);
      const to = action.to === null ? null : placeOf(context, action.to);
      return to === null || provinceOf(to) === provinceOf(target.at)
        ? { kind: 'support-hold', unit, target }
        : { kind: 'support-move', unit, target, to };
    }
    case 'convoy': {
      if (action.to === null) {
        return other({ code: 'orders/convoyed-where', from: provinceOf(placeOf(context, action.target.place)) });
      }
      // Only an army can be meant.
      const target = { ...unitWritten(context, action.target), type: action.target.type ?? ('A' as const) };
      return { kind: 'convoy', unit, target, to: placeOf(context, action.to) };
    }
    case 'proxy':
      return proxyOrder(context, unit, action.to, power);
    case 'disband':
    case 'remove':
      return context.disbandInMovement ? { kind: 'disband', unit } : wrongPhase(context, 'disband');
    case 'build':
      return wrongPhase(context, 'build');
    case 'retreat':
      return other({ code: 'orders/no-retreats-due' }, moveInstead(context, raw));
    case 'transform':
      return other({ code: 'orders/no-transforming' });
    case 'none':
      return other({ code: 'orders/unit-does-what', unit: unitMeant(context, raw) }, [`${unitText(context, raw)} H`]);
    case 'unfinished':
      return other({ code: 'orders/breaks-off', unit: unitMeant(context, raw), wanted: action.wanted });
    case 'maintain':
      return { kind: 'hold', unit };
    case 'twofold':
      return twofold(context, raw, action, null);
  }
}

/** The types that a unit may have which the writer does not see and whose type he has not written. */
function typesUnseen({ board, unseen }: OrderContext, { type, at }: WrittenUnit): readonly UnitType[] {
  return type === null && unseen?.has(provinceOf(at)) === true ? typesThatStand(board, at) : [];
}

function whichType(
  context: OrderContext,
  raw: RawUnitOrder,
  { at }: WrittenUnit,
  types: readonly UnitType[],
): OrderFault {
  const { action } = raw;
  if (action.act !== 'support') return other({ code: 'orders/army-or-fleet', at: provinceOf(at) });
  const to = action.to === null ? '' : ` - ${placeOf(context, action.to)}`;
  return other(
    { code: 'orders/army-or-fleet', at: provinceOf(at) },
    types.map((type) => `${unitText(context, raw)} S ${type} ${type === 'A' ? provinceOf(at) : at}${to}`),
  );
}

function retreatOrder(context: OrderContext, raw: RawUnitOrder, power: Power): UnitOrder | OrderFault {
  const { action } = raw;
  const unit = unitWritten(context, raw.unit);
  if (action.act === 'move' || action.act === 'retreat') {
    if (action.steps.length + action.through.length > 1 || action.bySea) {
      return other({ code: 'orders/one-step-retreat' });
    }
    return { kind: 'retreat', unit, to: placeOf(context, action.steps[0]!) };
  }
  if (action.act === 'disband' || action.act === 'remove') return { kind: 'disband', unit };
  const there = unitIn(context, provinceOf(unit.at));
  const isOwn = there?.dislodged != null && there.power === power;
  const options = isOwn
    ? [
        ...there.dislodged.retreats.map((to) => formatOrder({ kind: 'retreat', unit: there.unit, to })),
        formatOrder({ kind: 'disband', unit: there.unit }),
      ]
    : [];
  if (action.act === 'none') return other({ code: 'orders/retreats-where', unit: unitMeant(context, raw) }, options);
  if (action.act === 'unfinished') {
    return other({ code: 'orders/breaks-off', unit: unitMeant(context, raw), wanted: action.wanted }, options);
  }
  return wrongPhase(context, action.act === 'build' ? 'build' : 'hold', options);
}

function adjustmentOrder(context: OrderContext, raw: RawUnitOrder, power: Power): UnitOrder | OrderFault {
  const { action } = raw;
  const unit = unitWritten(context, raw.unit);
  const { act } = action;
  if (act !== 'none' && act !== 'build' && act !== 'remove' && act !== 'disband') return wrongPhase(context, 'move');
  const due = context.position === null ? null : dueTo(context.board, context.position, power);
  const kind =
    act === 'none'
      ? due === null || (due === 0 && context.board.freeRemovals === true)
        ? (context.bare ?? null)
        : due > 0
          ? 'build'
          : 'remove'
      : act === 'build'
        ? 'build'
        : 'remove';
  if (kind === null) {
    const text = unitText(context, raw);
    return other({ code: 'orders/build-or-remove', unit: text }, [...buildsOf(context, unit), `remove ${text}`]);
  }
  if (kind === 'build' && unit.type === null) {
    return other({ code: 'orders/army-or-fleet', at: provinceOf(unit.at) }, buildsOf(context, unit));
  }
  return { kind, unit };
}

/** Builds that a unit without its type, or with it, may mean. */
function buildsOf({ board }: OrderContext, { type, at }: WrittenUnit): readonly string[] {
  const types = type === null ? typesThatStand(board, at) : [type];
  return types.map((each) => `build ${each} ${each === 'A' ? provinceOf(at) : at}`);
}

function proxyOrder(context: OrderContext, unit: WrittenUnit, to: RawPower, power: Power): UnitOrder | OrderFault {
  if (!context.proxy) return other({ code: 'orders/no-proxies' });
  if (to.power === null) return other({ code: 'orders/no-such-power', shown: to.shown });
  if (to.power === power) return other({ code: 'orders/proxy-to-oneself' });
  return { kind: 'proxy', unit, to: to.power };
}

function wrongPhase({ kind, power }: OrderContext, order: OrderKind, others: readonly string[] = []): OrderFault {
  const refusal: Refusal = { reason: 'wrong-phase', kind: order, phase: kind };
  return other({ code: 'refusals/order', whose: { power, own: true }, refusal }, others);
}

function moveInstead(context: OrderContext, raw: RawUnitOrder): readonly string[] {
  const { action } = raw;
  if (action.act !== 'retreat') return [];
  return [`${unitText(context, raw)} - ${action.steps.map((step) => placeOf(context, step)).join(' - ')}`];
}

/** The unit as written with what the position adds: `A par`. */
function unitText(context: OrderContext, raw: RawUnitOrder): string {
  const { type, at } = unitWritten(context, raw.unit);
  const known: UnitRef | null = unitIn(context, provinceOf(at))?.unit ?? null;
  if (known !== null && (type === null || type === known.type)) return `${known.type} ${known.at}`;
  return type === null ? at : `${type} ${at}`;
}

/** The unit, its type as far as it was written or is known. */
function unitMeant(context: OrderContext, raw: RawUnitOrder): UnitMeant {
  const { type, at } = unitWritten(context, raw.unit);
  return { type: type ?? unitIn(context, provinceOf(at))?.unit.type ?? null, at };
}

/** Whom the writer may order for. */
export function writersOf({ power, also }: OrderContext): readonly Power[] {
  return [...(power === null ? [] : [power]), ...(also === 'all' ? [] : also)];
}

/** A supported or convoyed unit that belongs to somebody else than was written. */
function ownerNotes(context: OrderContext, { action }: RawUnitOrder): readonly Message[] {
  if ((action.act !== 'support' && action.act !== 'convoy') || action.target.owner === null) return [];
  const { owner, place } = action.target;
  const there = unitIn({ ...context, kind: 'M' }, provinceOf(placeOf(context, place)));
  if (there === null || there.power === owner.power) return [];
  return [{ code: 'orders/owner-differs', unit: there.unit, owner: there.power, written: owner.power }];
}

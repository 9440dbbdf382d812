/**
 * Canonical judge syntax, both ways (judge-language A10). `parseOrder` is strict: it reads what `formatOrder` writes,
 * with any spacing and case of the letters; what people write in mails goes through `engine/language` first.
 */
import type { PhaseKind, Province, UnitText, UnitType } from '../board/variant.ts';
import { powerOf } from '../vocabulary.ts';
import type { Order, TravelRoute, UnitRef } from './order.ts';

const PLACE = '[a-z][a-z0-9]*(?:/[a-z]{2})?';
const UNIT = `([AF])\\s+(${PLACE})`;
const UNIT_ONLY = new RegExp(`^${UNIT}$`, 'i');
const BUILD = new RegExp(`^(build|remove)\\s+${UNIT}$`, 'i');
/** Points for a neutral unit; its type may be left out when it is an army. */
const INFLUENCE = new RegExp(`^IP\\s+([1-9]\\d{0,5})\\s+(?:([AF])\\s+)?(${PLACE}\\s.+)$`, 'i');
const WITH_UNIT = new RegExp(
  `^${UNIT}\\s*(?:\\s(H|D)|\\s(S|C)\\s+${UNIT}(?:\\s*-\\s*(${PLACE})|\\s+H)?|\\sP\\s+(.+)|((?:\\s*-\\s*${PLACE})+)(\\s+VIA)?)$`,
  'i',
);

/** `F lon` → unit; null when it is none. */
export function parseUnit(text: string): UnitRef | null {
  const parts = UNIT_ONLY.exec(text.trim());
  return parts === null ? null : unitOf(parts[1]!, parts[2]!);
}

export function formatUnit({ type, at }: UnitRef): UnitText {
  return `${type} ${at}`;
}

/** The unit that a build order builds; null where the order is another. */
export function unitBuilt(order: string): UnitText | null {
  const read = parseOrder(order, 'A');
  return read?.kind === 'build' ? formatUnit(read.unit) : null;
}

/** Reads one canonical order; null when it is not canonical. Knows no map: places are checked by who uses them.
 *  `A par - bur` is a retreat in a retreat phase and a move otherwise. */
export function parseOrder(text: string, phase: PhaseKind): Order | null {
  const line = text.trim();
  if (/^waive$/i.test(line)) return { kind: 'waive' };
  const build = BUILD.exec(line);
  if (build !== null) {
    return { kind: build[1]!.toLowerCase() as 'build' | 'remove', unit: unitOf(build[2]!, build[3]!) };
  }
  const influence = INFLUENCE.exec(line);
  if (influence !== null) return influenceOf(influence, phase);
  const parts = WITH_UNIT.exec(line);
  if (parts === null) return null;
  const unit = unitOf(parts[1]!, parts[2]!);
  const [, , , single, double, targetType, targetAt, targetTo, proxy, steps, via] = parts;
  if (single !== undefined) return { kind: single.toUpperCase() === 'H' ? 'hold' : 'disband', unit };
  if (double !== undefined) {
    const target = unitOf(targetType!, targetAt!);
    const to = targetTo?.toLowerCase();
    if (double.toUpperCase() === 'C') return to === undefined ? null : { kind: 'convoy', unit, target, to };
    return to === undefined ? { kind: 'support-hold', unit, target } : { kind: 'support-move', unit, target, to };
  }
  if (proxy !== undefined) return { kind: 'proxy', unit, to: powerOf(proxy.toUpperCase()) };
  const stops = steps!
    .toLowerCase()
    .split('-')
    .map((stop) => stop.trim())
    .slice(1);
  const to = stops.pop()!;
  if (phase === 'R') return stops.length === 0 && via === undefined ? { kind: 'retreat', unit, to } : null;
  if (stops.length > 0 && via !== undefined) return null;
  const route: TravelRoute = stops.length > 0 ? (stops as Province[]) : via === undefined ? 'unstated' : 'any';
  return { kind: 'move', unit, to, route };
}

function influenceOf([, points, type, rest]: RegExpExecArray, phase: PhaseKind): Order | null {
  const order = parseOrder(`${type ?? 'A'} ${rest!}`, phase);
  if (order === null || (order.kind !== 'hold' && order.kind !== 'support-hold' && order.kind !== 'support-move')) {
    return null;
  }
  return { kind: 'influence', points: Number(points), unit: order.unit, order };
}

export function formatOrder(order: Order): string {
  switch (order.kind) {
    case 'hold':
      return `${formatUnit(order.unit)} H`;
    case 'move': {
      const route = typeof order.route === 'string' ? [] : order.route;
      return `${[formatUnit(order.unit), ...route, order.to].join(' - ')}${order.route === 'any' ? ' VIA' : ''}`;
    }
    case 'support-hold':
      return `${formatUnit(order.unit)} S ${formatUnit(order.target)}`;
    case 'support-move':
      return `${formatUnit(order.unit)} S ${formatUnit(order.target)} - ${order.to}`;
    case 'convoy':
      return `${formatUnit(order.unit)} C ${formatUnit(order.target)} - ${order.to}`;
    case 'proxy':
      return `${formatUnit(order.unit)} P ${order.to}`;
    case 'retreat':
      return `${formatUnit(order.unit)} - ${order.to}`;
    case 'disband':
      return `${formatUnit(order.unit)} D`;
    case 'build':
    case 'remove':
      return `${order.kind} ${formatUnit(order.unit)}`;
    case 'waive':
      return 'waive';
    case 'influence': {
      const text = formatOrder(order.order);
      return `IP ${order.points} ${order.unit.type === 'A' ? text.slice(2) : text}`;
    }
  }
}

function unitOf(type: string, at: string): UnitRef {
  return { type: type.toUpperCase() as UnitType, at: at.toLowerCase() };
}

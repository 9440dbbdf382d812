/** Who learns that they may order another's unit, or may no longer (judge-language A8). */
import type { Power } from '../../board/variant.ts';
import type { PersonId } from '../events.ts';
import { type Game, seatOf } from '../game.ts';
import { type LentUnit, proxiesOf } from '../proxies.ts';
import type { AddressedNotification, AudienceContext } from './event-definition.ts';

/** One mail for each power whose proxies a mail of another has changed. What a phase's end takes away needs no word. */
export function toldOfProxies({
  before,
  after,
  commit: { events },
}: AudienceContext): readonly AddressedNotification[] {
  const filed = events.flatMap((event) => (event.type === 'orders-filed' ? [event.power] : []));
  const isOver = events.some(({ type }) => type === 'phase-resolved' || type === 'game-rolled');
  if (before === null || filed.length === 0 || isOver) return [];
  const [was, is] = [before, after].map((game) => proxiesOf(game).filter(({ owner }) => filed.includes(owner)));
  const given = without(is!, was!);
  const taken = without(was!, is!);
  const holders = [...new Set([...given, ...taken].map(({ to }) => to))];
  return holders.flatMap((holder) => {
    const person = seatOf(after, holder)?.person ?? null;
    if (person === null) return [];
    const held = (proxies: readonly LentUnit[]) =>
      proxies.filter(({ to, owner }) => to === holder && !plays(after, person, owner));
    const tidings = { kind: 'proxy' as const, given: held(given), taken: held(taken) };
    return tidings.given.length + tidings.taken.length === 0 ? [] : [{ to: [person], tidings }];
  });
}

function without(proxies: readonly LentUnit[], others: readonly LentUnit[]): readonly LentUnit[] {
  return proxies.filter(
    (proxy) => !others.some(({ owner, to, unit }) => owner === proxy.owner && to === proxy.to && unit === proxy.unit),
  );
}

/** Who plays both powers has just written it himself. */
function plays(game: Game, person: PersonId, power: Power): boolean {
  return seatOf(game, power)?.person === person;
}

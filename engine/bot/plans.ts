/** Changes to a choice of orders that may better it: one order, or several that only make sense together. */
import { NONE } from '../adjudicate/movement/workspace.ts';
import type { Arena, ArenaUnit, Choice } from './arena.ts';

/** New orders for some units, by the numbers of their options. */
export type Plan = readonly { readonly u: number; readonly option: number }[];

/** `hired`: neutral units that can be paid to support. */
export function plansOf(
  arena: Arena,
  own: readonly ArenaUnit[],
  hired: readonly ArenaUnit[],
  choice: Choice,
): readonly Plan[] {
  return [
    ...single(own, own, choice),
    ...single(hired, own, choice),
    ...attacks(arena, own, hired),
    ...convoys(own),
    ...makingRoom(arena, own),
  ];
}

/** One other order for one unit. Supports and convoys only for what is on its way or stays. */
function single(units: readonly ArenaUnit[], own: readonly ArenaUnit[], choice: Choice): readonly Plan[] {
  return units.flatMap((unit) =>
    unit.options.flatMap((_, option) =>
      option !== choice[unit.u] && makesSense(own, unit, option, choice) ? [[{ u: unit.u, option }]] : [],
    ),
  );
}

/**
 * False for what comes to nothing with the other orders of the choice: a support or a convoy of what no unit of one's own is to
 * do (of others nothing is known), a journey that no own fleet serves.
 */
export function makesSense(own: readonly ArenaUnit[], unit: ArenaUnit, option: number, choice: Choice): boolean {
  const { order, target, province } = unit.options[option]!;
  const ordered = ({ u, options }: ArenaUnit) => options[choice[u]!]!;
  if (order.kind === 'hold') return true;
  if (order.kind === 'move') {
    if (order.route === 'unstated') return true;
    return own
      .map(ordered)
      .some((each) => each.order.kind === 'convoy' && each.target === unit.u && each.province === province);
  }
  const friend = own.find(({ u }) => u === target);
  if (friend === undefined) return false;
  const theirs = ordered(friend);
  if (order.kind === 'support-hold') return theirs.order.kind !== 'move';
  return theirs.order.kind === 'move' && theirs.province === province;
}

/** A move with one or two supports. */
function attacks({ units }: Arena, own: readonly ArenaUnit[], hired: readonly ArenaUnit[]): readonly Plan[] {
  const helping = [...own, ...hired];
  const occupied = new Map(units.map((unit) => [unit.province, unit]));
  return own.flatMap((mover) =>
    mover.options.flatMap(({ order, province }, option) => {
      if (order.kind !== 'move' || order.route !== 'unstated') return [];
      const there = occupied.get(province);
      if (there !== undefined && own.includes(there)) return [];
      const helpers = helping.flatMap((helper) => {
        const support = helper.options.findIndex(
          (each) => each.order.kind === 'support-move' && each.target === mover.u && each.province === province,
        );
        return support < 0 ? [] : [{ u: helper.u, option: support }];
      });
      const move = { u: mover.u, option };
      const pairs = helpers.flatMap((one, n) => helpers.slice(n + 1, n + 3).map((other) => [move, one, other]));
      return [...helpers.map((one) => [move, one]), ...pairs];
    }),
  );
}

/** An army over water, with every own fleet that could carry it there, or one of them. */
function convoys(own: readonly ArenaUnit[]): readonly Plan[] {
  return own.flatMap((army) =>
    army.options.flatMap(({ order, province }, option) => {
      if (order.kind !== 'move' || order.route !== 'any') return [];
      const fleets = own.flatMap((fleet) => {
        const convoy = fleet.options.findIndex(
          (each) => each.order.kind === 'convoy' && each.target === army.u && each.province === province,
        );
        return convoy < 0 ? [] : [{ u: fleet.u, option: convoy }];
      });
      const move = { u: army.u, option };
      if (fleets.length === 0) return [];
      return [...fleets.map((fleet) => [move, fleet]), ...(fleets.length > 1 ? [[move, ...fleets]] : [])];
    }),
  );
}

/** One unit goes where another stands, which goes on. */
function makingRoom({ units }: Arena, own: readonly ArenaUnit[]): readonly Plan[] {
  const occupied = new Set(units.map(({ province }) => province));
  return own.flatMap((follower) =>
    follower.options.flatMap(({ order, province }, option) => {
      const leader =
        order.kind === 'move' && order.route === 'unstated'
          ? own.find((each) => each.province === province)
          : undefined;
      if (leader === undefined) return [];
      return leader.options.flatMap((onward, to) =>
        onward.order.kind === 'move' &&
        onward.order.route === 'unstated' &&
        onward.province !== NONE &&
        onward.province !== follower.province &&
        !occupied.has(onward.province)
          ? [
              [
                { u: follower.u, option },
                { u: leader.u, option: to },
              ],
            ]
          : [],
      );
    }),
  );
}

/**
 * What is offered can come about: each order of the list of legal orders is accepted, and carried out for some orders of the others; each
 * order that is not in the list is refused, or said to be hopeless; and no line is suggested that is. Found out by trying, on crowded
 * boards of all variants.
 * @module-tag long
 */
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { checkOrder } from '../../engine/adjudicate/legality/check-order.ts';
import { legalAdjustments, legalOrders, legalOrdersOf } from '../../engine/adjudicate/legality/legal-orders.ts';
import { provincesBeside, situationOf } from '../../engine/adjudicate/legality/reach.ts';
import { standingPlaces } from '../../engine/adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../engine/board/board.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Position } from '../../engine/board/position.ts';
import type { SectionContext } from '../../engine/language/mail/mail-text.ts';
import { linesToTry } from '../../engine/language/orders/order-items.ts';
import { formatOrder, formatUnit, parseUnit } from '../../engine/orders/notation.ts';
import type { Order, UnitRef } from '../../engine/orders/order.ts';
import { neutralName } from '../../engine/rules/neutral-units.ts';
import { isChoicePhase } from '../../engine/rules/start-choices.ts';
import { type Place, type Power, phaseCode, provinceOf, rowsOf, type UnitText } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { readMail } from '../language/mails.ts';
import { VARIANTS } from '../letters/variants.ts';
import { createRandom, type Random } from '../random.ts';
import { playGame } from '../self-played.ts';
import { IS_FULL, someOf } from '../some-of.ts';

const BOARDS = IS_FULL ? 500 : 1;
const YEARS = IS_FULL ? 6 : 2;
const UNITS = IS_FULL ? 1 : 5;

/** Neutral units where they stand at the start; of the other places half have a unit of anybody, at sea more. */
function crowded(board: Board, random: Random, season: string): Position {
  const neutral = board.variant.rules['neutral-units'];
  const taken = new Set((neutral?.units ?? []).map((unit) => provinceOf(parseUnit(unit)!.at)));
  const units: Record<Power, UnitText[]> = neutral === undefined ? {} : { [neutral.name]: [...neutral.units] };
  for (const { id, type } of board.provinces) {
    if (taken.has(id) || !random.percent(type === 'sea' ? 70 : 40)) continue;
    const places = (['A', 'F'] as const).flatMap((each) =>
      standingPlaces(board, each, id).map((at) => formatUnit({ type: each, at })),
    );
    const { name } = random.pick(board.powers);
    units[name] = [...(units[name] ?? []), random.pick(places)];
  }
  const centers = Object.fromEntries(
    board.powers.map(({ name }) => [
      name,
      (units[name] ?? [])
        .map((unit) => provinceOf(parseUnit(unit)!.at))
        .filter((at) => board.provinces.some(({ id, center }) => id === at && center === true)),
    ]),
  );
  return { variant: board.variant.id, phase: phaseCode(`${season}${board.start.year + 3}M`), units, centers };
}

interface Field {
  readonly board: Board;
  readonly position: Position;
  readonly standing: ReadonlyMap<string, { readonly power: Power; readonly unit: UnitRef }>;
}

function fieldOf(board: Board, position: Position): Field {
  const standing = new Map(
    rowsOf(position.units).flatMap(([power, list]) =>
      list.map((text) => [provinceOf(parseUnit(text)!.at), { power, unit: parseUnit(text)! }] as const),
    ),
  );
  return { board, position, standing };
}

/** Is the order carried out, in so far as nobody stands in its way: not void, and not without its convoy? */
function isCarriedOut(field: Field, order: Order, others: readonly Order[]): boolean {
  const orders: Record<Power, string[]> = {};
  for (const each of [order, ...others]) {
    if (each.kind === 'waive') continue;
    const { power } = field.standing.get(provinceOf(each.unit.at))!;
    orders[power] = [...(orders[power] ?? []), formatOrder(each)];
  }
  const text = formatOrder(order);
  const { reasons = [] } = adjudicate(field.board, field.position, orders).orders.find(
    (each) => each.order === text,
  ) ?? {
    reasons: ['void'],
  };
  return !reasons.some((reason) => reason === 'void' || reason === 'no-convoy');
}

/** Fleets that carry from place to place, each chain that does not come by a fleet twice; at most so many steps. */
function chains({ board, standing }: Field, from: Place, to: Place, season: string): readonly (readonly Place[])[] {
  const { fleet } = board.bordersIn(season);
  const beside = (a: string, b: string) =>
    board.locations.some(
      (_, l) =>
        board.provinces[board.provinceOf[l]!]!.id === a &&
        fleet.reaches[l * board.provinces.length + board.provinceNumber.get(b)!] === 1,
    );
  const carriers = [...standing].filter(
    ([at, { unit }]) => unit.type === 'F' && board.convoys[board.provinceNumber.get(at)!] === 1,
  );
  const found: Place[][] = [];
  const walk = (way: readonly Place[], at: string) => {
    if (found.length > 200_000) throw new Error('too many chains');
    if (way.length > 0 && beside(at, to)) found.push([...way]);
    for (const [next, { unit }] of carriers) {
      if (!way.includes(unit.at) && beside(at, next)) walk([...way, unit.at], next);
    }
  };
  walk([], from);
  return found;
}

/** The orders of a chain of fleets for an army. */
function convoysOf({ standing }: Field, chain: readonly Place[], army: UnitRef, to: Place): readonly Order[] {
  return chain.map((at) => ({
    kind: 'convoy',
    unit: standing.get(provinceOf(at))!.unit,
    target: army,
    to: provinceOf(to),
  }));
}

/** Some orders of the others with which this one is carried out; null where nothing that was tried does it. */
function helpFor(field: Field, order: Order, season: string): readonly Order[] | null {
  const tries = (function* (): Generator<readonly Order[]> {
    switch (order.kind) {
      case 'move':
        yield [];
        for (const chain of chains(field, order.unit.at, provinceOf(order.to), season))
          yield convoysOf(field, chain, order.unit, order.to);
        return;
      case 'support-move': {
        const move = (route: 'unstated' | 'any'): Order => ({ kind: 'move', unit: order.target, to: order.to, route });
        yield [move('unstated')];
        if (order.target.type === 'F') return;
        for (const chain of chains(field, order.target.at, order.to, season))
          if (!chain.includes(order.unit.at)) yield [move('any'), ...convoysOf(field, chain, order.target, order.to)];
        return;
      }
      case 'convoy':
        for (const chain of chains(field, order.target.at, order.to, season).filter((each) =>
          each.includes(order.unit.at),
        )) {
          const others = convoysOf(
            field,
            chain.filter((at) => at !== order.unit.at),
            order.target,
            order.to,
          );
          yield [{ kind: 'move', unit: order.target, to: order.to, route: 'any' }, ...others];
        }
        return;
      default:
        yield [];
    }
  })();
  for (const others of tries) {
    const moves = others.filter(({ kind }) => kind === 'move');
    if (
      isCarriedOut(field, order, others) &&
      moves.every((move) => isCarriedOut(field, move, [order, ...others.filter((each) => each !== move)]))
    )
      return others;
  }
  return null;
}

/** All that could be written for a unit. */
function* allOrders({ board, standing }: Field, unit: UnitRef): Generator<Order> {
  const places = board.locations;
  const own = provinceOf(unit.at);
  for (const to of places)
    if (to !== own) for (const route of ['unstated', 'any'] as const) yield { kind: 'move', unit, to, route };
  for (const { unit: target } of standing.values()) {
    yield { kind: 'support-hold', unit, target };
    for (const to of places) {
      yield { kind: 'support-move', unit, target, to };
      if (to === provinceOf(to)) yield { kind: 'convoy', unit, target, to };
    }
  }
}

/** An army that cannot walk there goes by convoy, stated or not. */
function byItsWay({ board, position }: Field, order: Order): Order {
  if (order.kind !== 'move' || order.unit.type === 'F') return order;
  const walks = provincesBeside(situationOf(board, position), order.unit).has(provinceOf(order.to));
  return walks ? order : { ...order, route: 'any' };
}

/** A support may leave the coast out. */
function isOfferedWithCoast(order: Order, offered: Iterable<Order>): boolean {
  return (
    order.kind === 'support-move' &&
    order.to === provinceOf(order.to) &&
    [...offered].some(
      (each) => each.kind === 'support-move' && each.target.at === order.target.at && provinceOf(each.to) === order.to,
    )
  );
}

describe.each(VARIANTS)('on crowded boards of %s', (id) => {
  const board = boardOf(id);
  const random = createRandom(37);
  const seasons = board.variant.calendar.seasons
    .filter(({ phases }) => phases.includes('M'))
    .map(({ letter }) => letter);

  it('an order is offered exactly when it is accepted and can be carried out', () => {
    const wrong: string[] = [];
    for (let n = 0; n < BOARDS; n++) {
      const season = random.pick(seasons);
      const position = crowded(board, random, season);
      const field = fieldOf(board, position);
      const legal = legalOrders(board, position);
      const own = [...field.standing.values()].filter(({ power }) => power !== neutralName(board));
      for (const { power, unit } of random.shuffle(own).slice(0, UNITS)) {
        const offered = new Map(legal.get(formatUnit(unit))!.map((order) => [formatOrder(order), order]));
        for (const [text, order] of offered) {
          const check = checkOrder(board, position, power, order);
          if (check.verdict === 'refused' || check.notes.length > 0)
            wrong.push(`offered and not accepted: ${text} ${JSON.stringify(check)}`);
          if (helpFor(field, order, season) === null) wrong.push(`offered and never carried out: ${text}`);
        }
        for (const order of allOrders(field, unit)) {
          const check = checkOrder(board, position, power, order);
          if (check.verdict === 'refused' || check.notes.some(({ note }) => note === 'hopeless')) {
            if (offered.has(formatOrder(order))) wrong.push(`refused and offered: ${formatOrder(order)}`);
          } else if (
            !offered.has(formatOrder(byItsWay(field, check.order))) &&
            !isOfferedWithCoast(check.order, offered.values())
          )
            wrong.push(`accepted and not offered: ${formatOrder(check.order)}`);
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  });
});

const playedOn = (board: Board) => playGame(board, 37, YEARS, 'random').map(({ position }) => position);

describe.each(VARIANTS)('in games of %s', (id) => {
  const board = boardOf(id);
  const phases = playedOn(board);

  it('each retreat, build and removal that is offered succeeds where nobody else orders', () => {
    const wrong = phases.flatMap((position) =>
      board.powers.flatMap(({ name: power }) =>
        offeredIn(board, position, power).flatMap((order) => {
          const check = checkOrder(board, position, power, order);
          const text = formatOrder(order);
          const { orders } = adjudicate(board, position, { [power]: [text] });
          const result = orders.find((each) => each.power === power && each.order === text)?.result;
          return check.verdict === 'ok' && result === 'succeeds'
            ? []
            : [`${position.phase} ${power} ${text}: ${check.verdict} ${result}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

it.each(someOf(VARIANTS, 4, 5))('no line is suggested in games of %s that is refused or hopeless', (id) => {
  const board = boardOf(id);
  const phases = playedOn(board);
  const random = createRandom(9);
  const wrong: string[] = [];
  let suggested = 0;
  for (const position of random.shuffle(phases).slice(0, 6)) {
    for (const { name: power } of random.shuffle(board.powers).slice(0, 2)) {
      for (const line of brokenLines(board, position, power, random)) {
        for (const item of read(board, position, power, line)) {
          const tries = item.kind === 'error' ? (linesToTry(item)?.split('\n') ?? []) : [];
          for (const text of tries) {
            suggested += 1;
            const again = read(board, position, power, text);
            const isHopeless = again.some(
              (each) =>
                each.kind === 'error' || (each.kind === 'order' && JSON.stringify(each.notes).includes('hopeless')),
            );
            if (again.length === 0 || isHopeless) wrong.push(`${position.phase} ${power}: ${line} => ${text}`);
          }
        }
      }
    }
  }
  expect(suggested).toBeGreaterThan(0);
  expect([...new Set(wrong)]).toEqual([]);
});

function offeredIn(board: Board, position: Position, power: Power): readonly Order[] {
  switch (parsePhase(position.phase).kind) {
    case 'M':
      return [];
    case 'R':
      return (position.dislodged?.[power] ?? []).flatMap(({ unit }) =>
        legalOrdersOf(board, position, parseUnit(unit)!),
      );
    case 'A':
      return isChoicePhase(board, position)
        ? []
        : legalAdjustments(board, position, power).filter(({ kind }) => kind !== 'waive');
  }
}

/** Orders of a power's units, and of others, in which a place or a type is another than can be. */
function brokenLines(board: Board, position: Position, power: Power, random: Random): readonly string[] {
  const standing = rowsOf(position.units).flatMap(([, list]) => list);
  const own = position.units[power] ?? [];
  const place = () => misspelt(random.pick(board.locations), random);
  return Array.from({ length: 30 }, () => {
    const unit = misspelt(random.pick(random.percent(80) && own.length > 0 ? own : standing), random);
    const target = misspelt(random.pick(standing), random);
    return random.pick([
      `${unit} - ${place()}`,
      `${unit} S ${target}`,
      `${unit} S ${target} - ${place()}`,
      `${unit} C ${target} - ${place()}`,
      `build ${unit}`,
      `remove ${unit}`,
      `IP 2 ${target.slice(2)} S ${random.pick(standing)} - ${place()}`,
    ]);
  });
}

function misspelt(text: string, random: Random): string {
  const at = 2 + random.below(Math.max(1, text.length - 2));
  return random.percent(50) ? text : `${text.slice(0, at)}${random.pick([...'aeiorst'])}${text.slice(at + 1)}`;
}

function read(board: Board, position: Position, power: Power, line: string) {
  const { phase } = position;
  const allows = { proxy: false };
  const context: SectionContext = { board, phase, role: 'player', power, also: [], position, allows };
  return readMail(line, context).items;
}

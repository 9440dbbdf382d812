/**
 * The law of the sheet: its choices are the engine's legal orders, taps lead to each of them, and each line it writes is read by
 * the reader of mails as that very order. On phases of games of all variants that play themselves.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { legalAdjustments, legalOrders, legalOrdersOf } from '../../engine/adjudicate/legality/legal-orders.ts';
import type { Board } from '../../engine/board/board.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import type { Position } from '../../engine/board/position.ts';
import type { Power, Province } from '../../engine/board/variant.ts';
import type { SectionContext } from '../../engine/language/mail/mail-text.ts';
import { formatOrder, parseOrder, parseUnit } from '../../engine/orders/notation.ts';
import type { Order } from '../../engine/orders/order.ts';
import { isChoicePhase } from '../../engine/rules/start-choices.ts';
import { readSection } from '../../engine/sections/read-section.ts';
import { linesFor, type OrderDraft, withOrder, withoutOrder } from '../../templates/sheet/draft.ts';
import { isOfSlot, type OrderTable, ordersIn, paidFor, type Slot, slotsOf } from '../../templates/sheet/slots.ts';
import { endingAt, endsOf, litBy, offersAt, offersAtHome } from '../../templates/sheet/steps.ts';
import { boardOf } from '../boards.ts';
import { VARIANTS } from '../letters/variants.ts';
import { createRandom } from '../random.ts';
import { playGame } from '../self-played.ts';
import { IS_FULL } from '../some-of.ts';

const tableOf = (board: Board, position: Position): OrderTable => ({
  board,
  position,
  proxies: true,
});

/** Phases of a game: the first, and some of each kind. */
function phasesOf(board: Board): readonly Position[] {
  const random = createRandom(22);
  const all = playGame(board, 3, IS_FULL ? 6 : 2).map(({ position }) => position);
  const some = random.shuffle(all.slice(1)).filter(({ phase }, n, list) => {
    const same = list.slice(0, n).filter((each) => parsePhase(each.phase).kind === parsePhase(phase).kind);
    return same.length < 1 || IS_FULL;
  });
  // The first is a phase of moves like others, but where starting units are chosen.
  return IS_FULL || isChoicePhase(board, all[0]!) ? [all[0]!, ...some] : some;
}

/** The taps that lead to an order: from the unit, by each tap's offers. */
function tapsTo(orders: readonly Order[], wanted: Order): readonly Province[] | null {
  const text = formatOrder(wanted);
  const isWanted = (order: Order) => formatOrder(order) === text;
  if (offersAtHome(orders).some((offer) => offer.orders.some(isWanted))) return [];
  for (const at of [...litBy(orders).ends, ...litBy(orders).helped]) {
    for (const offer of offersAt(orders, at)) {
      if (!offer.orders.some(isWanted)) continue;
      if (offer.orders.length === 1) return [at];
      for (const end of endsOf(offer.orders)) if (endingAt(offer.orders, end).some(isWanted)) return [at, end];
    }
  }
  return null;
}

/** The orders that a mail of these lines gives, with whose they are; what cannot be read, as an error in words. */
function readBack({ board, position }: OrderTable, powers: readonly Power[], lines: readonly string[]) {
  const context: SectionContext = {
    board,
    phase: position.phase,
    role: 'player',
    power: powers[0]!,
    also: powers.slice(1),
    position,
    allows: { proxy: true },
  };
  const { items, ignored } = readSection(
    { lines: lines.map((text, n) => ({ number: n + 1, text, ignored: null })), secrets: [], unreadable: null } as never,
    context,
  );
  expect(ignored.filter(({ why }) => why !== 'heading' && why !== 'kept')).toEqual([]);
  return items.map((item) => {
    if (item.kind === 'error') return `! ${item.text}: ${JSON.stringify(item.message)}`;
    if (item.kind === 'command') return item.text;
    const order =
      item.influence === null ? item.order : `IP ${item.influence.points} ${item.order.replace(/^(?:IP \d+ |A )/, '')}`;
    return item.notes.length === 0 ? order : `${order} (${JSON.stringify(item.notes)})`;
  });
}

test.each(VARIANTS)(
  '%s: the choices are the legal orders, each can be tapped, each line is read as its order',
  (id) => {
    const board = boardOf(id);
    for (const position of phasesOf(board)) {
      const table = tableOf(board, position);
      const { kind } = parsePhase(position.phase);
      const legal = legalOrders(board, position);
      for (const { name: power } of board.powers) {
        for (const slot of slotsOf(table, power)) {
          const texts = slot.orders.map(formatOrder);
          if (slot.kind === 'unit') {
            const expected =
              kind === 'M' ? legal.get(slot.unit)! : legalOrdersOf(board, position, parseUnit(slot.unit)!);
            expect(texts.filter((text) => !text.includes(' P '))).toEqual(expected.map(formatOrder));
          }
          if (slot.kind === 'builds' || slot.kind === 'removals') {
            expect(texts).toEqual(legalAdjustments(board, position, power).map(formatOrder));
          }
          for (const order of slot.orders) expect(tapsTo(slot.orders, order), formatOrder(order)).not.toBeNull();
          const written = slot.kind === 'influence' ? slot.orders.map((order) => paidFor(order, 1)) : texts;
          const lines = written.map((text) => linesFor(table, power, [text], [], false).join());
          // Builds and removals of one mail count together.
          const read =
            kind === 'A' ? lines.flatMap((line) => readBack(table, [power], [line])) : readBack(table, [power], lines);
          expect(read).toEqual(written);
        }
      }
    }
  },
);

test.each(VARIANTS)('%s: whatever is chosen at random, the mail of a player of two powers says exactly that', (id) => {
  const board = boardOf(id);
  const random = createRandom(7);
  for (const position of phasesOf(board)) {
    const table = { ...tableOf(board, position), proxies: false };
    const playing = board.powers.map(({ name }) => name).filter((power) => slotsOf(table, power).length > 0);
    const own = random.shuffle(playing).slice(0, 2);
    if (own.length < 2) continue;
    let draft: OrderDraft = {};
    for (const power of own) for (const slot of slotsOf(table, power)) draft = chosen(table, draft, slot, random);
    const read = readBack(
      table,
      own,
      own.flatMap((power) => linesFor(table, power, draft[power] ?? [], [], true)),
    );
    expect([...read].sort()).toEqual(own.flatMap((power) => draft[power] ?? []).sort());
  }
});

function chosen(table: OrderTable, draft: OrderDraft, slot: Slot, random: ReturnType<typeof createRandom>): OrderDraft {
  const times = slot.kind === 'builds' || slot.kind === 'removals' ? slot.count : 1;
  if (slot.kind === 'influence' && random.percent(60)) return draft;
  let after = draft;
  for (let n = 0; n < times; n++) {
    const order = random.pick(slot.orders);
    if (slot.kind !== 'influence') after = withOrder(table, after, slot.power, formatOrder(order));
    else if ((after[slot.power] ?? []).filter((each) => each.startsWith('IP ')).length < 3)
      after = withOrder(table, after, slot.power, paidFor(order, 1));
  }
  return after;
}

test('a slot has its own orders and no others; what is taken back is taken back by a line', () => {
  const board = boardOf('standard');
  const position: Position = playGame(board, 3, 1)[0]!.position;
  const table = tableOf(board, position);
  const [first, second] = slotsOf(table, 'FRANCE');
  let draft = withOrder(table, {}, 'FRANCE', formatOrder(first!.orders[1]!));
  draft = withOrder(table, draft, 'FRANCE', formatOrder(second!.orders[0]!));
  draft = withOrder(table, draft, 'FRANCE', formatOrder(first!.orders[2]!));
  expect(ordersIn(first!, draft['FRANCE']!)).toEqual([formatOrder(first!.orders[2]!)]);
  const onFile = draft['FRANCE']!;
  const fewer = withoutOrder(draft, second!)['FRANCE']!;
  expect(fewer.some((text) => isOfSlot(second!, text))).toBe(false);
  expect(linesFor(table, 'FRANCE', fewer, onFile, false).at(-1)).toMatch(/^CLEAR [AF] \w+$/);
  expect(parseOrder(fewer[0]!, 'M')).not.toBeNull();
});

test('starting units are chosen place by place; what is shown for a place is what its power begins with there', () => {
  const board = boardOf('eckert-napoleonic');
  const position = playGame(board, 3, 1)[0]!.position;
  expect(isChoicePhase(board, position)).toBe(true);
  const table = tableOf(board, position);
  const random = createRandom(1800);
  for (const { name: power } of board.powers.filter(({ name }) => slotsOf(table, name).length > 0)) {
    for (let n = 0; n < 30; n++) {
      let draft: OrderDraft = {};
      for (const slot of random.shuffle(slotsOf(table, power))) {
        expect(slot.kind).toBe('choice');
        for (const order of random.shuffle(slot.orders))
          if (random.percent(40)) draft = withOrder(table, draft, power, formatOrder(order));
      }
      const orders = draft[power] ?? [];
      const begins = adjudicate(board, position, { [power]: orders }).units[power]!;
      for (const slot of slotsOf(table, power, [], orders)) {
        const [chosen] = ordersIn(slot, orders);
        const shown = chosen?.replace('build ', '') ?? (slot.kind === 'choice' ? slot.byDefault : '');
        expect(begins, `${orders}`).toContain(shown);
      }
    }
  }
});

test('no more neutral units are offered for points than may have them, nor more points than there are', () => {
  const board = boardOf('consolidation-1865');
  const table = tableOf(board, playGame(board, 3, 1)[0]!.position);
  const random = createRandom(1865);
  const { unitsPerPhase } = board.variant.rules.influence!;
  for (const { name: power } of board.powers) {
    let draft: OrderDraft = {};
    for (let n = 0; n < 40; n++) {
      const paid = slotsOf(table, power, [], draft[power]).filter(({ kind }) => kind === 'influence');
      const slot = random.pick(paid);
      if (slot.kind !== 'influence' || slot.orders.length === 0) continue;
      draft = withOrder(table, draft, power, paidFor(random.pick(slot.orders), 1 + random.below(slot.points)));
      const read = readBack(table, [power], linesFor(table, power, draft[power]!, [], false));
      expect(read).toEqual(draft[power]);
      expect(draft[power]!.length).toBeLessThanOrEqual(unitsPerPhase);
      const orders = { [power]: [...table.position.units[power]!.map((unit) => `${unit} H`), ...draft[power]!] };
      const neutral = adjudicate(board, table.position, orders).orders.filter((each) => each.power === 'INDEPENDENT');
      // Of a set that is too large nothing is carried out.
      expect(neutral.map(({ order }) => order)).toEqual(
        expect.arrayContaining(draft[power]!.map((text) => `A ${text.replace(/^IP \d+ (?:A )?/, '')}`)),
      );
    }
  }
});

/** From taps on the map to orders. steps.ts says what a tap may mean; here we ask and do it. */

import { placeName } from '../../../engine/board/display-names.ts';
import { parsePhase } from '../../../engine/board/phase.ts';
import type { Position } from '../../../engine/board/position.ts';
import type { Power, Province, UnitText } from '../../../engine/board/variant.ts';
import { formatOrder, parseOrder, parseUnit } from '../../../engine/orders/notation.ts';
import type { Order } from '../../../engine/orders/order.ts';
import { clausesOfUnit } from '../../../engine/rules/clauses.ts';
import { isChoicePhase } from '../../../engine/rules/start-choices.ts';
import { provinceOf, provinceOfUnit } from '../../../engine/vocabulary.ts';
import { t } from '../../locales/current.ts';
import { spellOrders } from '../../locales/order-spelling.ts';
import type { Point } from '../../map/geometry/geography.ts';
import { withOrder, withoutOrder } from '../draft.ts';
import { offerLabel, orderLabel, powerLabel, unitLabel } from '../order-labels.ts';
import { ordersIn, paidFor, type Slot } from '../slots.ts';
import { endingAt, endsOf, litBy, type Offer, offersAt, offersAtHome } from '../steps.ts';
import type { Menu, MenuItem } from './menu.ts';
import type { Stage } from './stage.ts';
import type { Chosen, SheetState } from './state.ts';

/** What to tap next for the unit that is chosen; null: none is. */
export function tapOfChosen({ chosen, words: { board }, labels, data: { position } }: SheetState): string | null {
  if (chosen === null || !('unit' in chosen.slot)) return null;
  const [first] = chosen.help ?? [];
  if (first !== undefined && 'target' in first) {
    const target = unitLabel(labels, first.target);
    return first.kind === 'convoy' ? board.tapEndConvoy(target) : board.tapEndSupport(target);
  }
  const unit = unitLabel(labels, chosen.slot.unit);
  if (chosen.slot.kind === 'choice') return board.tapChoice;
  if (chosen.slot.kind === 'influence') return board.tapNeutral(unit);
  return position?.phase.endsWith('R') ? board.tapRetreat(unit) : board.tapPlace(unit);
}

/** What to tap in a phase; `units`: in one of movement. */
export function tapOfPhase(sheet: SheetState, position: Position, units: string): string {
  const { tapChoice, tapDislodged, tapSite, tapRemoval } = sheet.words.board;
  if (isChoicePhase(sheet.board, position)) return tapChoice;
  const { kind } = parsePhase(position.phase);
  if (kind !== 'A') return kind === 'R' ? tapDislodged : units;
  const kinds = new Set(sheet.slots().map((slot) => slot.kind));
  if (kinds.size === 0) return sheet.words.orders.nothingDue;
  return [kinds.has('builds') ? tapSite : [], kinds.has('removals') ? tapRemoval : []].flat().join(' ');
}

/** How near a finger must come, in pixels. */
const FINGER = 26;

export class Taps {
  private readonly sheet: SheetState;
  private readonly stage: Stage;
  private readonly menu: Menu;
  private readonly tell: (text: string, isOrder?: boolean) => void;

  constructor(sheet: SheetState, stage: Stage, menu: Menu, tell: Taps['tell']) {
    this.sheet = sheet;
    this.stage = stage;
    this.menu = menu;
    this.tell = tell;
    stage.host.tabIndex = 0;
    stage.host.setAttribute('role', 'group');
    stage.host.setAttribute('aria-label', sheet.words.board.keys);
    stage.host.addEventListener('keydown', (event) => this.key(event));
  }

  /** What taps do, with the keyboard on the map. */
  private key(event: KeyboardEvent): void {
    if (event.target !== this.stage.host) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    const { chosen } = this.sheet;
    if (step !== undefined) {
      const slots = this.sheet.slots();
      const now = slots.findIndex(({ key }) => key === chosen?.slot.key);
      const next = slots.at((now + step) % slots.length) ?? slots[0];
      if (next !== undefined) this.pick(next, null);
    } else if (chosen !== null) this.offerAll(chosen);
  }

  /** Everything that can be ordered, in one list. */
  private offerAll({ slot, help }: Chosen): void {
    const { left, top } = this.stage.host.getBoundingClientRect();
    const one = (order: Order): Offer => ({ verb: 'move', orders: [order] });
    const { ends, helped } = litBy(slot.orders);
    const whole = (): readonly Offer[] => [
      ...offersAtHome(slot.orders),
      ...[...new Set([...ends, ...helped])].flatMap((place) => offersAt(slot.orders, place)),
    ];
    const offers = help !== null ? help.map(one) : 'count' in slot ? slot.orders.map(one) : whole();
    const items = offers.map((offer) => this.item(slot, offer));
    this.menu.open(this.nameOf(slot), [left, top], help === null ? [...items, ...this.takeBack(slot)] : items);
  }

  /** A tap at a point of the screen. */
  tap(x: number, y: number): void {
    const point = this.stage.zoom.at(x, y);
    this.menu.close();
    const { chosen } = this.sheet;
    if (chosen !== null && 'unit' in chosen.slot) {
      const lit = chosen.help === null ? litBy(chosen.slot.orders) : { ends: endsOf(chosen.help), helped: [] };
      const places = [...lit.ends, ...lit.helped];
      const at = this.placeMeant(point, places);
      if (at === provinceOfUnit(chosen.slot.unit) && chosen.help === null) {
        this.offerHome(chosen.slot, [x, y]);
        return;
      }
      if (at !== null && places.includes(at)) {
        this.reach(chosen.slot, at, [x, y]);
        return;
      }
    }
    this.choose(point, [x, y]);
  }

  /** Another unit, or a place in which is built. */
  private choose(point: Point, at: Point): void {
    const slots = this.sheet.slots();
    const isSlot = (unit: string, power: Power) =>
      slots.find((slot) => 'unit' in slot && slot.unit === unit && (slot.kind !== 'unit' || slot.owner === power));
    const counter = this.stage.counterAt(point, FINGER, ({ unit, power }) => isSlot(unit, power) !== undefined);
    const slot = counter === null ? undefined : isSlot(counter.unit, counter.power);
    const province = this.stage.provinceAt(point);
    const inProvince = slots.find((each) => 'unit' in each && provinceOfUnit(each.unit) === province);
    const found = slot ?? inProvince;
    if (found !== undefined) {
      const payers =
        found.kind === 'influence' ? slots.filter((each) => 'unit' in each && each.unit === found.unit) : [];
      const { labels } = this.sheet;
      if (payers.length < 2) this.pick(found, at);
      else {
        const item = (payer: Slot): MenuItem => ({
          label: powerLabel(labels, payer.power),
          do: () => this.pick(payer, at),
        });
        this.menu.open(this.nameOf(found), at, payers.map(item));
      }
      return;
    }
    const lists = slots.filter(({ kind }) => kind === 'builds' || kind === 'removals');
    const sites = lists.flatMap((each) =>
      each.orders.flatMap((order) => (order.kind === 'waive' ? [] : [provinceOf(order.unit.at)])),
    );
    const site = this.placeMeant(point, sites);
    const offers = lists.flatMap((each) =>
      site === null ? [] : offersAt(each.orders, site).map((offer) => ({ slot: each, offer })),
    );
    if (site !== null && offers.length > 0) {
      this.menu.open(placeName(this.sheet.board, site), at, [
        ...offers.map(({ slot: own, offer }) => this.item(own, offer)),
        ...lists.flatMap((own) => this.takeBackAt(own, site)),
      ]);
      return;
    }
    if (this.sheet.chosen !== null && province !== null && 'unit' in this.sheet.chosen.slot) {
      const { labels, words } = this.sheet;
      this.tell(
        words.board.nothingHere(unitLabel(labels, this.sheet.chosen.slot.unit), placeName(this.sheet.board, province)),
      );
      this.sheet.chosen = null;
      this.sheet.changed();
    }
  }

  /** Chooses a unit: its places light up. */
  pick(slot: Slot, at: Point | null): void {
    this.sheet.chosen = { slot, help: null };
    if (slot.kind === 'choice') {
      if (at !== null)
        this.menu.open(this.nameOf(slot), at, [
          ...slot.orders.map((order) => this.item(slot, { verb: 'build', orders: [order] })),
          ...this.takeBack(slot),
        ]);
    } else if ('unit' in slot) {
      if (slot.kind === 'influence' && slot.orders.length === 0) this.tell(this.sheet.words.board.noMorePoints);
      else this.tellExceptions(slot);
      const { ends, helped } = litBy(slot.orders);
      this.stage.focus(slot.unit, [...ends, ...helped]);
    }
    this.sheet.changed();
  }

  /** The rules of the variant that bind this unit and not every other. */
  private tellExceptions({ power, unit }: Extract<Slot, { readonly unit: UnitText }>): void {
    const { board, labels } = this.sheet;
    const read = parseUnit(unit);
    const own = read === null ? [] : clausesOfUnit(board, power, read);
    if (own.length > 0)
      this.tell(`${unitLabel(labels, unit)}${t().grammar.colon}${own.map(({ text }) => text).join(' ')}`);
  }

  private nameOf(slot: Slot): string {
    return 'unit' in slot ? unitLabel(this.sheet.labels, slot.unit) : '';
  }

  /** The place that a finger means: the province under it, or a lit one that is close. */
  private placeMeant(point: Point, lit: readonly Province[]): Province | null {
    const under = this.stage.provinceAt(point);
    if (under !== null && lit.includes(under)) return under;
    const counter = this.stage.counterAt(point, FINGER / 2);
    const at = counter === null ? null : provinceOfUnit(counter.unit);
    if (at !== null && lit.includes(at)) return at;
    const own =
      this.sheet.chosen !== null && 'unit' in this.sheet.chosen.slot
        ? provinceOfUnit(this.sheet.chosen.slot.unit)
        : null;
    if (under === own || at === own) return own;
    return this.stage.nearest(point, lit, FINGER) ?? under;
  }

  /** A lit place was tapped. */
  private reach(slot: Slot, place: Province, at: Point): void {
    const { chosen } = this.sheet;
    if (chosen?.help != null) {
      const orders = endingAt(chosen.help, place);
      this.settle(
        slot,
        orders.map((order) => ({ verb: 'move', orders: [order] })),
        place,
        at,
      );
      return;
    }
    this.settle(slot, offersAt(slot.orders, place), place, at);
  }

  private settle(slot: Slot, offers: readonly Offer[], place: Province, at: Point): void {
    const [only] = offers;
    if (only !== undefined && offers.length === 1) {
      this.take(slot, only, at);
      return;
    }
    this.menu.open(
      placeName(this.sheet.board, place),
      at,
      offers.map((offer) => this.item(slot, offer)),
    );
  }

  private item(slot: Slot, offer: Offer): MenuItem {
    const { labels } = this.sheet;
    const label =
      slot.kind === 'choice' && 'unit' in offer.orders[0]!
        ? unitLabel(labels, offer.orders[0].unit)
        : offerLabel(labels, offer);
    return { label, do: (at) => this.take(slot, offer, at) };
  }

  private offerHome(slot: Slot, at: Point): void {
    const items = [...offersAtHome(slot.orders).map((offer) => this.item(slot, offer)), ...this.takeBack(slot)];
    this.menu.open(this.nameOf(slot), at, items);
  }

  private takeBack(slot: Slot): readonly MenuItem[] {
    if (ordersIn(slot, this.sheet.draftOf(slot.power)).length === 0) return [];
    return [
      {
        label: this.sheet.words.board.takeBack,
        do: () => {
          this.sheet.chosen = null;
          this.sheet.setDraft(slot.power, (draft) => withoutOrder(draft, slot));
        },
      },
    ];
  }

  private takeBackAt(slot: Slot, site: Province): readonly MenuItem[] {
    const texts = ordersIn(slot, this.sheet.draftOf(slot.power)).filter((text) => {
      const order = parseOrder(text, 'A');
      return order !== null && order.kind !== 'waive' && provinceOf(order.unit.at) === site;
    });
    return texts.map((text) => ({
      label: `${this.sheet.words.board.takeBack}${t().grammar.colon}${spellOrders(this.sheet.board, text)}`,
      do: () => this.sheet.setDraft(slot.power, (draft) => withoutOrder(draft, slot, text)),
    }));
  }

  private take(slot: Slot, { verb, orders }: Offer, at: Point): void {
    const [order] = orders;
    if (order === undefined) return;
    if (orders.length > 1) {
      const { labels, words } = this.sheet;
      const target = 'target' in order ? unitLabel(labels, order.target) : '';
      this.sheet.chosen = { slot, help: orders };
      this.tell(verb === 'convoy' ? words.board.tapEndConvoy(target) : words.board.tapEndSupport(target));
      this.sheet.changed();
      return;
    }
    if (slot.kind === 'influence') this.askPoints(slot, order, at);
    else this.give(slot, order);
  }

  /** How many points a neutral unit is paid. */
  private askPoints(slot: Extract<Slot, { kind: 'influence' }>, order: Order, at: Point): void {
    const left = slot.points;
    const numbers = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15].filter((number) => number < left);
    const item = (points: number, label: string): MenuItem => ({
      label,
      do: () => this.give(slot, order, paidFor(order, points)),
    });
    this.menu.open(`${orderLabel(this.sheet.labels, order)}: ${this.sheet.words.board.points(left)}`, at, [
      ...numbers.map((number) => item(number, String(number))),
      ...(left > 0 ? [item(left, `${this.sheet.words.board.allPoints} (${left})`)] : []),
    ]);
  }

  private give(slot: Slot, order: Order, text = formatOrder(order)): void {
    const { table, board, labels } = this.sheet;
    if (table === null) return;
    this.sheet.chosen = null;
    this.sheet.setDraft(slot.power, (draft) => withOrder(table, draft, slot.power, text));
    this.tell(`${spellOrders(board, text)}${t().grammar.colon}${orderLabel(labels, order)}.`, true);
  }
}

/** What lights up for the unit that is chosen, or for what can be built. */
export interface LitPlaces {
  readonly ends: ReadonlySet<Province>;
  readonly helped: ReadonlySet<Province>;
  readonly at: UnitText | null;
}

export const DARK: LitPlaces = { ends: new Set(), helped: new Set(), at: null };

export function litPlaces(sheet: SheetState): LitPlaces {
  const { chosen } = sheet;
  if (chosen !== null && 'unit' in chosen.slot) {
    const at = chosen.slot.unit;
    return chosen.help === null
      ? { ...litBy(chosen.slot.orders), at }
      : { ends: endsOf(chosen.help), helped: new Set(), at };
  }
  const lists = sheet.slots().filter(({ kind }) => kind === 'builds' || kind === 'removals' || kind === 'choice');
  const { ends } = litBy(lists.flatMap(({ orders }) => orders));
  return { ends, helped: new Set(), at: null };
}

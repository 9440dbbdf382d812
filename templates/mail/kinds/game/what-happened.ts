/** What a phase brought a player, in a few clauses: the head of a mail of results, and of an order sheet. */
import type { Board } from '../../../../engine/board/board.ts';
import { provinceName } from '../../../../engine/board/display-names.ts';
import { parsePhase } from '../../../../engine/board/phase.ts';
import type { Position, Resolution, ResolvedOrder } from '../../../../engine/board/position.ts';
import type { Power, Province } from '../../../../engine/board/variant.ts';
import { formatUnit, parseOrder } from '../../../../engine/orders/notation.ts';
import { partiesOf } from '../../../../engine/rules/seat-rules.ts';
import type { GameView } from '../../../../engine/view/view.ts';
import { isOwnershipUpdated } from '../../../classic/centers.ts';
import { t } from '../../../locales/current.ts';
import { powerName, unitInList } from '../../../locales/powers.ts';
import type { MailContext } from '../../mail.ts';
import { seesPart } from '../../parts/blind.ts';

/** Of the phase, in clauses, the centers first; `isGood`: nothing failed, and nothing was lost. */
export function whatHappened(
  { board, view }: Pick<MailContext, 'board' | 'view'>,
  before: Position,
  resolution: Resolution,
): { readonly clauses: readonly string[]; readonly isGood: boolean } {
  const own = view.role.kind === 'player' ? view.role.own.map(({ power }) => power) : [];
  const told = t().mail.results;
  const all = own.flatMap((power) => centersOf(resolution.centers, power));
  const had = own.flatMap((power) => centersOf(before.centers, power));
  const gained = all.filter((center) => !had.includes(center)).map((center) => provinceName(board, center));
  const lost = had.filter((center) => !all.includes(center)).map((center) => provinceName(board, center));
  const hasChanged = gained.length + lost.length > 0;
  const orders = resolution.orders.filter(({ power }) => own.includes(power));
  const isAdjustment = parsePhase(resolution.phase).kind === 'A';
  const left = all.length + own.reduce((n, power) => n + unitsAfter(resolution, power), 0);
  const dislodged = own
    .flatMap((power) => resolution.dislodged[power] ?? [])
    .map(({ unit }) => unitInList(board, unit));
  const failures = orders.filter(({ result, reasons }) => result === 'fails' || reasons.includes('no-order'));
  const clauses = [
    ...(hasChanged ? [told.centers(gained, lost)] : []),
    ...(hasChanged && orders.length === 0
      ? []
      : isAdjustment
        ? adjustmentsInWords(board, orders)
        : ordersInWords(orders, gained.length)),
    ...(dislodged.length === 0 ? [] : [told.dislodgedYours(dislodged)]),
    ...(left === 0 ? [told.out] : standing(board, view, resolution, own)),
  ];
  const isGood = failures.length + lost.length + dislodged.length === 0 && left > 0;
  return { clauses, isGood };
}

/** `Russia 6, you 4`: after ownership has changed, where the reader sees all. */
function standing(board: Board, view: GameView, resolution: Resolution, own: readonly Power[]): readonly string[] {
  if (!isOwnershipUpdated(board, resolution) || seesPart(view)) return [];
  const count = (powers: readonly Power[]) =>
    powers.reduce((sum, power) => sum + centersOf(resolution.centers, power).length, 0);
  // Where victory adds up the powers of a player, so do we.
  const others = partiesOf(board, resolution.ruleState).filter(
    ({ powers }) => !powers.some((each) => own.includes(each)),
  );
  const [best] = others.toSorted((a, b) => count(b.powers) - count(a.powers));
  return best === undefined
    ? []
    : [t().mail.results.standing(powerName(board, best.name), count(best.powers), count(own))];
}

/** `gained`: so many centers were taken. */
function ordersInWords(orders: readonly ResolvedOrder[], gained: number): readonly string[] {
  const told = t().mail.results;
  const given = orders.filter(({ reasons }) => !reasons.includes('no-order'));
  const failed = given.filter(({ result }) => result === 'fails').length;
  const missing = orders.length - given.length;
  const hasOthers = gained > 0 && failed > 0 && given.length - failed === gained;
  if (orders.length === 0) return [told.nothingToOrder];
  return [
    ...(given.length === 0 ? [] : [hasOthers ? told.othersFailed(failed) : told.orders(given.length, failed)]),
    ...(missing === 0 ? [] : [told.unordered(missing)]),
  ];
}

/** `you built A Paris and F Brest`, `you lost F Apulia`. */
function adjustmentsInWords(board: Board, orders: readonly ResolvedOrder[]): readonly string[] {
  const told = t().mail.results;
  const done = orders.filter(({ result }) => result === 'succeeds');
  const units = (kind: 'build' | 'remove', isDefault: boolean) =>
    done.flatMap(({ order: text, reasons }) => {
      const order = parseOrder(text, 'A');
      if (order?.kind !== kind || reasons.includes('no-order') !== isDefault) return [];
      return [unitInList(board, formatUnit(order.unit))];
    });
  const said = (say: (units: readonly string[]) => string, list: readonly string[]) =>
    list.length === 0 ? [] : [say(list)];
  const waived = done.filter(({ order }) => order === 'waive').length;
  const clauses = [
    ...said(told.built, units('build', false)),
    ...said(told.wereGiven, units('build', true)),
    ...said(told.removed, units('remove', false)),
    ...said(told.lostUnits, units('remove', true)),
    ...(waived === 0 ? [] : [told.waived(waived)]),
  ];
  return clauses.length === 0 ? [told.nothingChanged] : clauses;
}

export function centersOf(centers: Position['centers'], power: Power): readonly Province[] {
  return centers[power] ?? [];
}

/** Units on the board, those that may still retreat included. */
export function unitsAfter({ units, dislodged }: Resolution, power: Power): number {
  const retreating = (dislodged[power] ?? []).filter(({ retreats }) => retreats.length > 0).length;
  return (units[power] ?? []).length + retreating;
}

/** Who has how many centres, and how many more would win. */
import { adjustmentOf } from '../../engine/adjudicate/phases/adjustments-due.ts';
import type { Board } from '../../engine/board/board.ts';
import type { PhaseCode } from '../../engine/board/position.ts';
import type { RuleState } from '../../engine/board/rules.ts';
import type { ByPower, Power, Province, UnitText, Variant } from '../../engine/board/variant.ts';
import { goalOf } from '../../engine/rules/game-rules.ts';
import { partiesOf } from '../../engine/rules/seat-rules.ts';
import { contenders, winnerAmong } from '../../engine/rules/victory.ts';
import { t } from '../locales/current.ts';
import { unusableInWords } from '../locales/text/unusable.ts';
import type { MapOrder, ViewedBoard } from './view.ts';

interface Count {
  readonly units: ByPower<readonly UnitText[]>;
  readonly centers: ByPower<readonly Province[]>;
  /** The phase in which all stands so; null where the game is over. In adjustments the note says what is due. */
  readonly phase: PhaseCode | null;
  readonly orders: readonly MapOrder[];
  readonly ruleState?: RuleState | undefined;
}

/** One line for each power, in the variant's order; where a player's powers win together, one for each player, then one
 *  for each power that nobody's seat is known for. */
export function standingsOf(board: Board, count: Count): readonly ViewedBoard[] {
  const { variant } = board;
  const reached = new Set(contenders(board, count.centers, count.ruleState).map(({ seat }) => seat.name));
  const enough = enoughInWords(board, count);
  return partiesOf(board, count.ruleState).map(({ name, display, powers }) => {
    const centers = sum(powers, (power) => count.centers[power]?.length ?? 0);
    const units = sum(powers, (power) => count.units[power]?.length ?? 0);
    const isOut = centers === 0 && units === 0;
    const held = theatresOf(variant, powers, count.centers);
    return {
      name,
      display,
      powers,
      centers,
      units,
      needs: isOut ? t().map.out : reached.has(name) ? enough(name) : needsOf(variant, centers, held),
      split: held.flatMap(({ name, many }) => (many === 0 ? [] : [t().map.inPart(many, name)])).join(', '),
      note: noteOf(board, powers, count),
    };
  });
}

/** Of somebody who has the centers that win: would the victory rule give the game? */
function enoughInWords(board: Board, { centers, ruleState }: Count): (name: Power) => string {
  const { enough, enoughTied, enoughLater } = t().map;
  const { counted } = goalOf(board.variant);
  const winners = [winnerAmong(board, centers, ruleState) ?? []].flat();
  return (name) => (!winners.includes(name) ? enoughTied : counted === null ? enough : enoughLater(counted.name));
}

interface Held {
  readonly name: string;
  readonly many: number;
}

/** How many centers lie in each theatre, where so many in one are asked for; otherwise nothing. */
function theatresOf(
  { theatres = {}, victory, provinces }: Variant,
  powers: readonly Power[],
  centers: Count['centers'],
): readonly Held[] {
  if (victory.inOneTheatre === undefined) return [];
  const theatre = new Map(provinces.map(({ id, theatre: where }) => [id, where]));
  const own = powers.flatMap((power) => centers[power] ?? []);
  return Object.entries(theatres).map(([id, name]) => ({
    name,
    many: own.filter((center) => theatre.get(center) === id).length,
  }));
}

function needsOf({ victory }: Variant, centers: number, held: readonly Held[]): string {
  const short = Math.max(0, victory.centers - centers);
  const most = Math.max(0, ...held.map(({ many }) => many));
  const there = Math.max(0, (victory.inOneTheatre ?? 0) - most);
  const { grammar, map } = t();
  const best = held.filter(({ many }) => many === most).map(({ name }) => name);
  return map.needs({ short, there, where: best.join(` ${grammar.or} `) });
}

/** What is due; where nothing is though there are more centers than units, why; else what was done. */
function noteOf(board: Board, powers: readonly Power[], standing: Count): string {
  const { phase, orders } = standing;
  const told = t().map;
  if (phase?.endsWith('A') === true && orders.length === 0) {
    const all = powers.map((power) => [power, adjustmentOf(board, standing, power)] as const);
    const count = (sign: 1 | -1) => all.reduce((total, [, { due }]) => total + Math.max(0, sign * due), 0);
    // One power of a pair may build where the other removes.
    const due = [count(1) > 0 ? told.builds(count(1)) : '', count(-1) > 0 ? told.removals(count(-1)) : ''];
    if (due.some((each) => each !== '')) return due.filter((each) => each !== '').join(', ');
    return all.flatMap(([power, each]) => unusableInWords(told, board, power, each.unusable) ?? []).join('; ');
  }
  const done = (kind: 'build' | 'remove' | 'waive') =>
    orders.filter(({ power, order, result }) => powers.includes(power) && order.kind === kind && result !== 'fails')
      .length;
  const [built, removed, waived] = [done('build'), done('remove'), done('waive')];
  return [
    built > 0 ? told.built(built) : '',
    removed > 0 ? told.removed(removed) : '',
    waived > 0 ? told.waived(waived) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function sum(powers: readonly Power[], of: (power: Power) => number): number {
  return powers.reduce((total, power) => total + of(power), 0);
}

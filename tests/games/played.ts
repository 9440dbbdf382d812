/** Games as people played them, phase by phase. */
import type { OrdersByPower } from '../../engine/board/position.ts';
import type { ByPower, Province, UnitText } from '../../engine/board/variant.ts';
import { readJsonLines, standard } from '../boards.ts';

export interface PlayedPhase {
  readonly game: string;
  readonly phase: string;
  readonly units: ByPower<readonly UnitText[]>;
  readonly centers: ByPower<readonly Province[]>;
  readonly dislodged?: ByPower<readonly UnitText[]>;
  readonly orders: OrdersByPower;
  readonly resultPhase: string;
  readonly resultUnits: ByPower<readonly UnitText[]>;
  readonly resultDislodged?: ByPower<readonly UnitText[]>;
  readonly resultCenters?: ByPower<readonly Province[]>;
}

export const playedPhases = readJsonLines<PlayedPhase>(new URL('data/standard.jsonl', import.meta.url));

/** The phases of one game. */
export function playedGame(game: string): readonly PlayedPhase[] {
  return playedPhases.filter((phase) => phase.game === game);
}

/** The recorded orders; whoever gave none holds, waives or disbands, so that nobody has to be waited for. */
export function completeOrders({ phase, units, centers, dislodged = {}, orders }: PlayedPhase): OrdersByPower {
  const due: Record<string, readonly string[]> = {};
  for (const { name: power } of standard.powers) {
    const given = orders[power] ?? [];
    const idle = (list: readonly string[], word: string) =>
      list.filter((unit) => !given.some((order) => order.startsWith(`${unit} `))).map((unit) => `${unit} ${word}`);
    const builds = (centers[power] ?? []).length - (units[power] ?? []).length;
    const rest = {
      M: idle(units[power] ?? [], 'H'),
      R: idle(dislodged[power] ?? [], 'D'),
      A: Array.from({ length: Math.max(0, builds - given.length) }, () => 'waive'),
    }[phase.slice(-1)]!;
    if (given.length + rest.length > 0) due[power] = [...given, ...rest];
  }
  return due;
}

/** Powers that have something, each list in order, for comparing. */
export function sorted<T extends string>(lists: ByPower<readonly T[]>): ByPower<readonly T[]> {
  return Object.fromEntries(
    Object.entries(lists)
      .filter(([, list]) => list.length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([power, list]) => [power, [...list].sort()]),
  );
}

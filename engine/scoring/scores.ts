/** Scores of a finished game, by the systems that tournaments use. Every system shares out 100 points. */
import type { ByPower } from '../board/variant.ts';
import type { FinishedGame } from './finished-game.ts';

export const SYSTEMS = [
  /** All points to the winner; a game without one gives none. */
  { id: 'solo', name: 'Solo' },
  /** All points to the winner; a draw shares them equally among those who drew. How many centers does not matter. */
  { id: 'draw-size', name: 'Draw size' },
  /** All points to the winner; else each power gets the square of its centers over the sum of all squares. */
  { id: 'sum-of-squares', name: 'Sum of squares' },
] as const;
export type SystemId = (typeof SYSTEMS)[number]['id'];

/** Points of each power, from 0 to 100; null when the system has nothing to say (the outcome is not known). */
export function scoreGame(game: FinishedGame, system: SystemId): ByPower<number> | null {
  const winners = game.powers.filter(({ result }) => result === 'won').length;
  const drew = game.powers.filter(({ result }) => result === 'drew').length;
  const squares = game.powers.reduce((sum, { centres }) => sum + centres ** 2, 0);
  if (system === 'sum-of-squares' && game.areCentresUnknown === true && winners === 0) return null;
  const isKnown = game.outcome !== null && game.outcome.kind !== 'terminated';
  const points = ({ result, centres }: FinishedGame['powers'][number]): number => {
    if (winners > 0) return result === 'won' ? 100 / winners : 0;
    if (system === 'sum-of-squares') return squares === 0 ? 0 : (100 * centres ** 2) / squares;
    if (system === 'draw-size') return result === 'drew' ? 100 / drew : 0;
    return 0;
  };
  if (!isKnown && !(system === 'sum-of-squares' && squares > 0)) return null;
  return Object.fromEntries(game.powers.map((each) => [each.power, points(each)]));
}

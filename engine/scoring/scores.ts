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

/**
 * Points of each power, from 0 to 100; null when the system has nothing to say (the outcome is not known). Where a player's powers are
 * counted together their points are those of the player, in equal parts.
 */
export function scoreGame(game: FinishedGame, system: SystemId): ByPower<number> | null {
  const parties = partiesOf(game);
  const winners = countSharing(game, 'won');
  const drew = countSharing(game, 'drew');
  const squares = parties.reduce((sum, party) => sum + centresOf(party) ** 2, 0);
  if (system === 'sum-of-squares' && game.areCentresUnknown === true && winners === 0) return null;
  const isKnown = game.outcome !== null && game.outcome.kind !== 'terminated';
  const points = (party: Party): number => {
    if (winners > 0) return has(party, 'won') ? 100 / winners : 0;
    if (system === 'sum-of-squares') return squares === 0 ? 0 : (100 * centresOf(party) ** 2) / squares;
    if (system === 'draw-size') return has(party, 'drew') ? 100 / drew : 0;
    return 0;
  };
  if (!isKnown && !(system === 'sum-of-squares' && squares > 0)) return null;
  return Object.fromEntries(
    parties.flatMap((party) => party.map(({ power }) => [power, points(party) / party.length] as const)),
  );
}

/** How many won, or drew: players where their powers are counted together, else powers. */
export function countSharing(game: FinishedGame, result: 'won' | 'drew'): number {
  return partiesOf(game).filter((party) => has(party, result)).length;
}

/** Powers that are counted together: each by itself, or those of one player. */
type Party = FinishedGame['powers'];

function partiesOf({ powers, isBySeat = false }: FinishedGame): readonly Party[] {
  if (!isBySeat) return powers.map((power) => [power]);
  const parties = new Map<string, FinishedGame['powers'][number][]>();
  for (const each of powers) {
    const key = each.person ?? each.power;
    parties.set(key, [...(parties.get(key) ?? []), each]);
  }
  return [...parties.values()];
}

function has(party: Party, wanted: Party[number]['result']): boolean {
  return party.some(({ result }) => result === wanted);
}

function centresOf(party: Party): number {
  return party.reduce((sum, { centres }) => sum + centres, 0);
}

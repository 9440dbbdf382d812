/** Statistics over many finished games, counted one by one: memory does not grow with their number. */
import type { Power } from '../board/variant.ts';
import type { FinishedGame } from './finished-game.ts';
import { countSharing, SYSTEMS, type SystemId, scoreGame } from './scores.ts';

export interface PowerTally {
  readonly games: number;
  readonly won: number;
  readonly drew: number;
  readonly survived: number;
  readonly eliminated: number;
  /** Sum of the centres at the end. */
  readonly centres: number;
  /** Of how many games the centers at the end are known. */
  readonly counted: number;
  readonly points: Readonly<Record<SystemId, { readonly sum: number; readonly games: number }>>;
}

export interface VariantTally {
  readonly games: number;
  readonly solos: number;
  /** Won by two players together. */
  readonly joint: number;
  readonly conceded: number;
  /** Draws by the number of those who shared. */
  readonly draws: Readonly<Record<number, number>>;
  readonly terminated: number;
  readonly unknown: number;
  readonly years: number;
  readonly phases: number;
  readonly powers: Readonly<Record<Power, PowerTally>>;
}

export type ScoreTally = Readonly<Record<string, VariantTally>>;

export function addGame(tally: ScoreTally, game: FinishedGame): ScoreTally {
  const before = tally[game.variant] ?? NOTHING;
  const { outcome } = game;
  const size = countSharing(game, 'drew');
  const isSolo = countSharing(game, 'won') < 2;
  const isDraw = outcome?.kind === 'drawn';
  const scores = SYSTEMS.map(({ id }) => [id, scoreGame(game, id)] as const);
  const powers = { ...before.powers };
  for (const { power, result, centres } of game.powers) {
    const was = powers[power] ?? NO_GAMES;
    const points = Object.fromEntries(
      scores.map(([id, score]) => {
        const { sum, games } = was.points[id];
        return [id, score === null ? { sum, games } : { sum: sum + (score[power] ?? 0), games: games + 1 }];
      }),
    ) as PowerTally['points'];
    powers[power] = {
      ...was,
      games: was.games + 1,
      [result]: was[result] + 1,
      centres: was.centres + centres,
      counted: was.counted + Number(game.areCentresUnknown !== true),
      points,
    };
  }
  return {
    ...tally,
    [game.variant]: {
      games: before.games + 1,
      solos: before.solos + Number(outcome?.kind === 'won' && isSolo),
      joint: before.joint + Number(outcome?.kind === 'won' && !isSolo),
      conceded: before.conceded + Number(outcome?.kind === 'conceded'),
      draws: isDraw ? { ...before.draws, [size]: (before.draws[size] ?? 0) + 1 } : before.draws,
      terminated: before.terminated + Number(outcome?.kind === 'terminated'),
      unknown: before.unknown + Number(outcome === null),
      years: before.years + game.years,
      phases: before.phases + game.phases,
      powers,
    },
  };
}

const NOTHING: VariantTally = {
  games: 0,
  solos: 0,
  joint: 0,
  conceded: 0,
  draws: {},
  terminated: 0,
  unknown: 0,
  years: 0,
  phases: 0,
  powers: {},
};

const NO_GAMES: PowerTally = {
  games: 0,
  won: 0,
  drew: 0,
  survived: 0,
  eliminated: 0,
  centres: 0,
  counted: 0,
  points: Object.fromEntries(SYSTEMS.map(({ id }) => [id, { sum: 0, games: 0 }])) as PowerTally['points'],
};

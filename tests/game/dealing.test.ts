/** Who plays what when a game begins, by how many have signed on and what PLAYERS and POWERS say. */
import { describe, expect, it } from 'vitest';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { startGame } from '../../engine/game/start-game.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import { zones } from '../../lambdas/adapters/zones.ts';
import { judgedGame } from '../archive/games.ts';
import { standard } from '../boards.ts';

const context = { board: standard, zones, now: 0, digest: sha256, salt: () => 's', random: () => 0.3 };

/** Created, and seven have signed on. */
const forming = judgedGame('d1155', 1).slice(0, 8).reduce<Game | null>(evolve, null)!;

describe('seats are dealt to all who have signed on', () => {
  it.each([null, 2, 3, 6, 7])('seven people, PLAYERS %s', (players) => {
    for (const powers of [null, 3, 7]) {
      const game: Game = { ...forming, settings: { ...forming.settings, players, powers } };
      const [started] = startGame(game, context);
      const seats = Object.values(started?.type === 'game-started' ? started.seats : {});
      const seated = seats.filter((person) => person !== null);
      expect(new Set(seated).size).toBe(powers ?? 7);
      expect(seated.length).toBe(powers ?? 7);
    }
  });
});

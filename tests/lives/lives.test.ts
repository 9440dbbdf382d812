/**
 * Whole lives of games, from sign-on to the end, by players who are late, away, voting, resigning and replaced, and masters
 * who pause, roll back and meddle: what must always be true is checked after every event.
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { IS_FULL } from '../some-of.ts';
import { live } from './whole-life.ts';

const LIVES = IS_FULL ? 200 : 2;
/** By then somebody has won, or the master ends it. */
const MOST_DAYS = IS_FULL ? 900 : 90;

describe('whole lives of games', () => {
  test.each(Array.from({ length: LIVES }, (_, n) => 4_100 + n))(
    'life %i runs to an end, and is a game that makes sense after every event',
    (seed) => {
      const life = live(seed, { days: MOST_DAYS });
      expect(life.faults.slice(0, 5), `seed ${seed}`).toEqual([]);
      expect(life.game().status).toBe('finished');
      // The log alone brings the same game back.
      const again = life.commits.reduce<Game | null>(evolve, null);
      expect(again).toEqual(life.game());
    },
  );
});

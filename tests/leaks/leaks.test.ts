/**
 * No secret reaches anybody who is not entitled to it. Random games in which every secret carries a mark of its own; all mails with
 * their headers and attachments, calendars among them, refusals, order sheets, pages, maps, archives and log lines are searched. What
 * can carry no mark, such as a vote, is changed in a second playing of the same game: nobody else may see a difference. A few games;
 * 10,000 with CHANCERY_FULL, those of CHANCERY_SEEDS (`first-last`) where that is set.
 * @module-tag long
 */
import { describe, expect, it } from 'vitest';
import { IS_FULL } from '../some-of.ts';
import { playSecretGame, playTwins } from './game.ts';
import { leaksIn, seenByOthers } from './outputs.ts';

const [FIRST, LAST] = (process.env['CHANCERY_SEEDS'] ?? '1-10000').split('-').map(Number) as [number, number];
const HOURS = 3_600_000;

/** Games in which every kind of secret is told to somebody. */
const TELLING = [2, 3, 6];
const SEEDS =
  IS_FULL || process.env['CHANCERY_SEEDS'] !== undefined
    ? Array.from({ length: LAST - FIRST + 1 }, (_, n) => FIRST + n)
    : TELLING;
/** Every so manieth game is played twice. */
const TWINS_EVERY = IS_FULL ? 7 : 6;
const told = new Map<number, ReturnType<typeof playSecretGame>>();

/** Those that are looked at twice are played once. */
function played(seed: number): ReturnType<typeof playSecretGame> {
  if (!TELLING.includes(seed)) return playSecretGame(seed);
  const game = told.get(seed) ?? playSecretGame(seed);
  told.set(seed, game);
  return game;
}

describe('secrets', () => {
  it(
    `of ${SEEDS.length} random games show to nobody who may not see them`,
    async () => {
      const kinds = new Set<string>();
      for (const seed of SEEDS) {
        const game = await played(seed);
        for (const { what } of game.canaries) kinds.add(what.replace(/ .*/, ''));
        expect(leaksIn(game), `game ${seed}`).toEqual([]);
      }
      expect([...kinds].sort()).toEqual(KINDS);
    },
    8 * HOURS,
  );

  it(
    'make no difference that anybody else could see before the phase is processed',
    async () => {
      for (const seed of SEEDS.filter((each) => each % TWINS_EVERY === 0)) {
        const { changed, first, second } = await playTwins(seed);
        const own = ({ reader }: { readonly reader: string }) => reader.split(' ').includes(changed);
        expect(second.filter(own), `game ${seed}`).not.toEqual(first.filter(own));
        expect(seenByOthers(second, changed), `game ${seed}`).toEqual(seenByOthers(first, changed));
      }
    },
    8 * HOURS,
  );

  it('would be found: the search sees what a reader is shown', async () => {
    const games = await Promise.all(TELLING.map(played));
    const found = games.flatMap(({ canaries, outputs }) =>
      leaksIn({ outputs, canaries: canaries.map((canary) => ({ ...canary, readers: new Set<string>() })) }),
    );
    for (const kind of [
      'press',
      'order',
      'a line',
      'draft',
      'diary',
      'absence',
      'zone',
      'token',
      'name',
      'bid',
      'choice',
    ])
      expect(
        found.some((leak) => leak.startsWith(kind)),
        kind,
      ).toBe(true);
  });
});

const KINDS = 'a absence address bid choice diary draft name order password press token zone'.split(' ');

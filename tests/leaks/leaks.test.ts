/**
 * No secret reaches anybody who is not entitled to it. Random games in which every secret carries a mark of its own; all mails with
 * their headers and attachments, pages, archives and log lines are searched for the marks. A few games; 10,000 with
 * CHANCERY_FULL.
 */
import { describe, expect, it } from 'vitest';
import { leaksIn, playSecretGame } from './game.ts';

const GAMES = process.env['CHANCERY_FULL'] === undefined ? 10 : 10_000;

describe('secrets', () => {
  it(
    `of ${GAMES} random games show to nobody who may not see them`,
    async () => {
      const kinds = new Set<string>();
      for (let seed = 1; seed <= GAMES; seed += 1) {
        const played = await playSecretGame(seed);
        for (const { what } of played.canaries) kinds.add(what.replace(/ .*/, ''));
        expect(leaksIn(played), `game ${seed}`).toEqual([]);
      }
      expect([...kinds].sort()).toEqual(['a', 'address', 'diary', 'name', 'order', 'password', 'press']);
    },
    6 * 3_600_000,
  );

  it('would be found: the search sees what a reader is shown', async () => {
    const played = await playSecretGame(3);
    const nobody = played.canaries.map((canary) => ({ ...canary, readers: new Set<string>() }));
    const found = leaksIn({ ...played, canaries: nobody });
    for (const kind of ['press', 'order', 'a line', 'diary'])
      expect(
        found.some((leak) => leak.startsWith(kind)),
        kind,
      ).toBe(true);
  });
});

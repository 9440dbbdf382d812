/** Rules of the older judges that a game may have by its settings (judge-language C2). */
import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import { archiveOfCommits } from '../../engine/archive/of-commits.ts';
import { formatArchive, sealArchive } from '../../engine/archive/seal.ts';
import { verifyArchive } from '../../engine/archive/verify.ts';
import type { Position } from '../../engine/board/position.ts';
import { boardWith } from '../../engine/rules/game-board.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import { keeper, verifier } from '../archive/games.ts';
import { standard } from '../boards.ts';
import type { TestWorld } from '../conversations/world.ts';
import { ask, confirmed, gameNow, lastOrders, twoPlayers } from '../deadlines/games.ts';
import { JUDGE } from '../handling/rig.ts';

const USUAL = { centers: null, anyCenters: false, rulebook: '2023' } as const;

/** Greece is Austria's and vacant in the first winter; one build is due. */
async function toWinter(world: TestWorld): Promise<void> {
  await ask(world, 'mara', 'process s1901m');
  await confirmed(world, 'mara', 'setup\nAUSTRIA: A Gal, A Ser, F Alb\nCENTERS AUSTRIA: Vie, Bud, Tri, Gre\nend');
  await ask(world, 'ann', 'gal hold; ser hold; alb hold');
  await ask(world, 'mara', 'process f1901m');
}

/** An archive of the game, adjudicated again: what is wrong with it. */
async function wrongInArchive({ world }: TestWorld): Promise<readonly unknown[]> {
  const commits = await world.games.commitsAfter('marne', 0);
  const { checks } = verifyArchive(formatArchive(sealArchive(archiveOfCommits(commits, keeper), sha256)), verifier);
  return checks.filter(({ result }) => result === 'wrong');
}

describe('ANY CENTERS', () => {
  const winter: Position = {
    variant: 'standard',
    phase: 'W1902A',
    units: { AUSTRIA: ['A gal', 'F alb', 'A vie'], RUSSIA: ['A rum'] },
    centers: { AUSTRIA: ['bud', 'gre', 'tri', 'vie', 'rum'], RUSSIA: ['mos'] },
  };

  test('a power builds in its own vacant centers, wherever they are, and in no other place', () => {
    const board = boardWith(standard, { ...USUAL, anyCenters: true });
    const tried = ['build F gre', 'build A rum', 'build A ser', 'build A gre', 'build A bud'];
    const { orders, units } = adjudicate(board, winter, { AUSTRIA: tried });
    expect(orders.map(({ reasons }) => reasons.join())).toEqual([
      '',
      'not-eligible',
      'not-eligible',
      'not-eligible',
      '',
    ]);
    expect(units['AUSTRIA']).toEqual(['A gal', 'F alb', 'A vie', 'F gre', 'A bud']);
  });

  test('where it is off the board is the variant’s own, and Greece is no site', () => {
    expect(boardWith(standard, USUAL)).toBe(standard);
    const { orders } = adjudicate(standard, winter, { AUSTRIA: ['build F gre'] });
    expect(orders.map(({ reasons }) => reasons.join())).toEqual(['not-eligible']);
  });

  test('by mail: LIST shows it, the fleet is built, the archive agrees, and it stays as it was at the start', async () => {
    const world = await twoPlayers('set anycenters');
    expect(await ask(world, 'ann', 'list')).toContain('Any Centers');
    expect(await ask(world, 'mara', 'set home centers')).toContain('stays as it was when the game began');
    await toWinter(world);
    expect(await ask(world, 'ann', 'build f gre')).not.toContain('could not be used');
    await ask(world, 'mara', 'process w1901a');
    expect((await gameNow(world)).position!.units['AUSTRIA']).toContain('F gre');
    expect(await wrongInArchive(world)).toEqual([]);
  });

  test('without it the same build is refused', async () => {
    const world = await twoPlayers();
    await toWinter(world);
    expect(await ask(world, 'ann', 'build f gre')).toContain('could not be used');
    expect(lastOrders(await gameNow(world), 'AUSTRIA')).not.toContain('build F gre');
  });
});

describe('DEDICATION is ONTIMERAT in percent', () => {
  test.each([
    ['set dedication 90', 0.9],
    ['set dedication 0.8', 0.8],
    ['set dedication 500', 1],
    ['set ontimerat 0.5\nset dedication -10000', 0],
    ['set ontimerat 0.5\nset dedication 0', 0],
  ])('%s', async (lines, ratio) => {
    const world = await twoPlayers(lines);
    expect((await gameNow(world)).settings.onTimeRatio).toBe(ratio);
  });

  test('is answered with what it means, and LIST shows both', async () => {
    const world = await twoPlayers();
    expect(await ask(world, 'mara', 'set dedication 90')).toContain('the same as SET ONTIMERAT 0.9');
    const listing = (await ask(world, 'vera', 'list marne', JUDGE)).replace(/\s+/g, ' ');
    expect(listing).toContain('Dedication: 90, On time: 90 % at least');
  });
});

test.each(['set different site', 'set access different-site'])('%s is answered by what can be known', async (line) => {
  const world = await twoPlayers();
  const answer = (await ask(world, 'mara', line)).replace(/\s+/g, ' ');
  expect(answer).toContain('No two players of a game have the same address');
  expect(answer).not.toContain('could not be used');
});

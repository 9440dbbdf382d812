/** A reader in another language, written from docs/archive.md alone, replays our archives; and is not content with any other. */

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { ArchiveBody, ArchiveDocument } from '../../../engine/archive/document.ts';
import { archiveOfCommits } from '../../../engine/archive/of-commits.ts';
import { archiveOfRecord } from '../../../engine/archive/of-record.ts';
import { formatPacked } from '../../../engine/archive/packed-form.ts';
import { formatArchive, sealArchive } from '../../../engine/archive/seal.ts';
import { sha256 } from '../../../lambdas/adapters/secrets.ts';
import { loadVariants } from '../../../lambdas/adapters/variants/variants.ts';
import { describeWith } from '../../describe-with.ts';
import { scratchFolder } from '../../local/scratch.ts';
import { judgedGame, keeper, realGame, SOME_GAMES } from '../games.ts';
import { randomPhases } from '../import/random-game.ts';
import { GAME, HISTORY } from '../import/sources.ts';
import { importing } from '../importing.ts';

const folder = scratchFolder();
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

let files = 0;
function replayed(games: readonly ArchiveDocument[], write = formatArchive): readonly string[] {
  const paths = games.map((game) => {
    files += 1;
    const path = join(folder, `${files}.json`);
    writeFileSync(path, write(game));
    return path;
  });
  // Its fifty lines read plain archives, whether or not somebody has packed them before.
  if (write === formatPacked) spawnSync('python3', [script('unpack.py'), ...paths]);
  const { stdout, stderr } = spawnSync('python3', [script('replay.py'), ...paths], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.trimEnd().split('\n');
}

const sealed = (body: ArchiveBody) => sealArchive(body, sha256);

describeWith('python', hasPython, 'a stranger', () => {
  it('replays real games, one of a judge of ours with its chain, and one on the board of every variant', {
    tags: ['long'],
  }, () => {
    const random = loadVariants().map(({ board, digest, variant }, n) => {
      const record = { name: variant.id, source: null, phases: randomPhases(board, n, 30), outcome: null, players: {} };
      return sealed(archiveOfRecord({ ...record, isOpen: true }, { board, variantDigest: digest }));
    });
    const commits = judgedGame('d2709', 12, {}, { kind: 'drawn', powers: ['FRANCE', 'TURKEY'] });
    const games = [...SOME_GAMES.map(realGame), sealed(archiveOfCommits(commits, keeper)), ...random];
    expect(replayed(games)).toEqual(games.map(() => 'ok'));
    expect(replayed(games, formatPacked)).toEqual(games.map(() => 'ok'));
  });

  it('replays what was imported: with a gap after which owners are not known, and with owners that the old judge told otherwise', async () => {
    const mails = HISTORY.split(/^(?=Date: )/m);
    const gap = mails.findIndex((mail) => /^Subject: .* F1901M Results$/m.test(mail));
    const told = HISTORY.replace(/^(France: *)(\w+), (?=.*\w\.$)/m, '$1');
    for (const text of [mails.toSpliced(gap, 1).join(''), told]) {
      const { games } = await importing(text);
      expect(games[0]!.phases.some(({ position, told: by }) => position.centers === undefined || by?.centers)).toBe(
        true,
      );
      expect(replayed(games)).toEqual(['ok']);
    }
  });

  it('finds a result, a unit, a center and a phase that are not as they were', () => {
    const { digest: _, signature: __, ...body } = GAME;
    const change = (n: number, of: (phase: (typeof body.phases)[number]) => object) =>
      sealed({ ...body, phases: body.phases.map((each, p) => (p === n ? { ...each, ...of(each) } : each)) });
    const forged = [
      change(0, ({ resolution }) => ({
        resolution: {
          ...resolution,
          orders: resolution.orders.map((each) => (each.order === 'A bud - gal' ? { ...each, result: 'fails' } : each)),
        },
      })),
      change(1, ({ resolution }) => ({
        resolution: { ...resolution, centers: { ...resolution.centers, FRANCE: ['par'] } },
      })),
      sealed({ ...body, phases: body.phases.toSpliced(1, 1) }),
      { ...GAME, name: 'other' },
    ];
    expect(replayed(forged)).toEqual([
      'S1901M units',
      'F1901M centers',
      expect.stringMatching(/does not go on/),
      'digest',
    ]);
  });
});

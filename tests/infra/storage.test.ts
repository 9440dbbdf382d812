/**
 * What a game takes in S3, by the adapter and the publisher themselves: a long one, with everything that is ever published of it.
 * @module-tag long
 */
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { s3Files } from '../../lambdas/adapters/aws/s3-files.ts';
import { embeddedFonts } from '../../lambdas/adapters/publish/map-fonts.ts';
import { makeOnDemand } from '../../lambdas/handlers/on-demand-handler.ts';
import { judgedGame } from '../archive/games.ts';
import { publishWhole, shelfPublisher } from '../archive/shelf.ts';
import { simulatedS3 } from '../simulation/clients.ts';
import { calmEdge } from '../simulation/edge.ts';
import { IS_FULL } from '../some-of.ts';

/** The longest of the real games. */
const LONGEST = 'd2736';
const PHASES = IS_FULL ? 85 : 17;

describe(`a game of ${PHASES} phases on S3`, () => {
  it('takes less than 2 MB, its pages in three languages, its archive and game.html with all maps included', async () => {
    const stored = new Map<string, Uint8Array>();
    const files = s3Files(
      simulatedS3({ files: stored, since: new Map() }, calmEdge, () => 0),
      {
        private: 'records',
        public: 'pages',
      },
    );
    const { publisher } = shelfPublisher({ drawn: ['marne'], on: files, fonts: embeddedFonts() });
    const commits = judgedGame(LONGEST, PHASES, {}, { kind: 'drawn', powers: ['FRANCE', 'TURKEY'] });
    publisher.keep(commits);
    const game = await publishWhole(publisher, commits);

    const sizes = [...stored].map(([key, { length }]) => [key, length] as const);
    expect(game.resolved.length).toBe(PHASES);
    expect(sizes.filter(([key]) => key.endsWith('/index.html')).length).toBe(3 * (PHASES + 1));
    expect(sizes.filter(([key]) => /\.(?:svg|png|pdf)$/.test(key))).toEqual([]);
    expect(sizes.reduce((sum, [, length]) => sum + length, 0)).toBeLessThan(IS_FULL ? 2_000_000 : 700_000);

    // All of it is there: what is read is what was written, packed for a browser, unpacked for a program.
    const packed = stored.get('games/marne/archive.json')!;
    const archive = gunzipSync(packed).toString();
    expect((JSON.parse(archive) as { phases: unknown[] }).phases.length).toBe(PHASES);
    expect(Buffer.from((await files.get('games/marne/archive.json'))!).toString()).toBe(archive);
    const ask = makeOnDemand({ files, log: () => {} }, async () => new Uint8Array());
    expect((await ask({ rawPath: '/games/marne/archive.json' })).body).toBe(archive);
    // More than a function can answer with: packed, and said to be.
    const whole = await ask({ rawPath: '/games/marne/game.html' });
    expect(whole.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' });
    expect(whole.headers?.['content-encoding'] === 'gzip').toBe(IS_FULL);
    expect(IS_FULL ? gunzipSync(Buffer.from(whole.body!, 'base64')).toString() : whole.body).toContain('<svg ');
  });
});

/**
 * Lines of research tools that several threads read: what comes of them is what comes of them in one.
 * @module-tag long
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatResearchLine } from '../../../engine/archive/research/research-lines.ts';
import { importRecords } from '../../../infra/tools/archive/records/record-lines.ts';
import { Sink } from '../../../infra/tools/archive/sink.ts';
import { standard } from '../../boards.ts';
import { scratchFolder } from '../../local/scratch.ts';
import { beginningOf, GAMES, LATER } from '../games.ts';

const folder = scratchFolder();
const line = (n: number, most: number) => formatResearchLine(beginningOf(GAMES[n]!, most), standard);
const LINES = [
  ...[0, 1, 2, 3, 4, 5].map((n) => line(n, 6)),
  '{"id":"cut off","map":"standard","phases":[',
  // The same game, longer; another of the same name; a map that is not here; a phase; orders that nobody can read.
  line(1, 9),
  line(2, 6).replace(/"id":"[^"]*"/, `"id":"${GAMES[0]}"`),
  line(3, 6)
    .replace('"map":"standard"', '"map":"elsewhere"')
    .replace(/"id":"[^"]*"/, '"id":"far"'),
  JSON.stringify({ game: 'one', variant: 'standard', phase: 'S1901M', orders: { ENGLAND: ['F lon - nth'] } }),
  line(6, 6).replace('"A PAR - BUR"', '"A PAR FLIES"').replace('"phases"', '"weather":"fair","phases"'),
  '{"nothing":"here"}',
];

async function imported(name: string, threads: number) {
  const into = join(folder, name);
  const told: string[] = [];
  const sink = new Sink({ folder: into, tell: (text) => told.push(text.replaceAll(into, '')), all: true, now: LATER });
  async function* batches() {
    for (const each of LINES) yield [each];
  }
  await importRecords(batches(), { name: 'lines', sources: [] }, sink, threads);
  const files = readdirSync(into).sort();
  const { text: _, unended, ...counted } = sink.done();
  const open = unended.map((each) => each.name);
  return { files: files.map((file) => [file, readFileSync(join(into, file), 'utf8')]), told, counted, open };
}

it('several threads lose, change and reorder nothing of what one reads', async () => {
  const [one, several] = [await imported('one', 1), await imported('several', 3)];
  expect(one.files.length).toBe(10);
  expect(one.told.length).toBeGreaterThan(4);
  expect(several).toEqual(one);
});

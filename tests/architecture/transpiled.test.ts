import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { scratch } from '../local/scratch.ts';
import { isWanted, transpiled } from '../transpiled.ts';

const SAY = `import { word, type Word } from './word.ts';
import data from './data.json' with { type: 'json' };
const both = (parts: TemplateStringsArray, ...more: string[]): string => parts.join('|') + more.join('|');
export const page: string = both\`<script>\${word satisfies Word}</script>\`;
export const here = import.meta.url;
export const [told, quoted]: [number, string] = [data.told, 'import.meta.url'];
export function fail(): never {
  throw new Error('failed');
}
`;

/** A project whose `engine` is these files; what a test that imports `say.ts` is sent to. */
async function project() {
  const root = await scratch();
  for (const folder of ['engine', 'infra', 'lambdas', 'templates', 'variants']) await mkdir(join(root, folder));
  const put = (name: string, text: string) => writeFile(join(root, 'engine', name), text);
  await put('say.ts', SAY);
  await put('word.ts', `export type Word = string;\nexport const word: Word = 'a word';\n`);
  await put('data.json', '{ "told": 7 }');
  const sent = (): unknown => {
    const { buildStart, resolveId } = transpiled(root) as unknown as {
      buildStart(): void;
      resolveId(id: string, importer?: string): unknown;
    };
    buildStart();
    return resolveId('../engine/say.ts', join(root, 'tests', 'say.test.ts'));
  };
  return { root, put, sent };
}

function captured(fail: () => never): Error {
  try {
    fail();
  } catch (error) {
    return error as Error;
  }
}

describe('a source that a test imports', () => {
  test('is there as JavaScript, with its data and its place', async () => {
    const { root, sent } = await project();
    const say = (await import(pathToFileURL(String(sent())).href)) as Record<string, unknown>;
    expect(say).toMatchObject({ page: '<script>|</script>a word', told: 7, quoted: 'import.meta.url' });
    expect(say['here']).toBe(pathToFileURL(join(root, 'engine', 'say.ts')).href);
  });

  test('is made anew when it has changed, or its data, and not before', async () => {
    const { root, put, sent } = await project();
    const kept = String(sent());
    const data = join(kept, '..', 'data.json.js');
    await writeFile(kept, '// kept', { flag: 'a' });
    await utimes(kept, new Date(0), new Date(0));
    await utimes(join(root, 'engine', 'say.ts'), new Date(0), new Date(0));
    sent();
    expect(await readFile(kept, 'utf8')).toContain('// kept');
    await put('say.ts', SAY.replace('failed', 'failed again'));
    await put('data.json', '{ "told": 8 }');
    sent();
    expect(await readFile(kept, 'utf8')).toContain('failed again');
    expect(await readFile(data, 'utf8')).toContain('8');
  });

  test('says by its map in which line of the source something failed', async () => {
    const { sent } = await project();
    const kept = String(sent());
    const { fail } = (await import(pathToFileURL(kept).href)) as { fail(): never };
    const stack = String(captured(fail).stack);
    const [, line, column] = /say\.js:(\d+):(\d+)/.exec(stack)!;
    const [, map = ''] = (await readFile(kept, 'utf8')).split('base64,');
    const found = new SourceMap(JSON.parse(Buffer.from(map, 'base64').toString('utf8'))).findEntry(
      Number(line) - 1,
      Number(column) - 1,
    ) as { originalSource: string; originalLine: number };
    expect(found.originalSource).toMatch(/say\.ts$/);
    expect(SAY.split('\n')[found.originalLine]).toContain("new Error('failed')");
  });

  test('is the source itself where nothing can be kept', async () => {
    const { root, sent } = await project();
    await writeFile(join(root, 'node_modules'), 'no folder');
    expect(sent()).toBe(null);
  });
});

test('whoever watches, measures coverage or asks for the sources gets them', () => {
  expect(isWanted(['node', 'vitest', 'run', 'tests/datc'], {})).toBe(true);
  expect(isWanted(['node', 'vitest', 'watch'], {})).toBe(false);
  expect(isWanted(['node', 'vitest', 'run', '--coverage'], {})).toBe(false);
  expect(isWanted(['node', 'vitest', 'run'], { CHANCERY_SOURCES: '1' })).toBe(false);
});

/** Files as people keep them: JSON over many lines and in lists, two bytes a letter, packed, through a pipe, names in any script. */

import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import { formatArchive } from '../../../engine/archive/seal.ts';
import { isSound, verifyArchive } from '../../../engine/archive/verify.ts';
import { exportText } from '../../../infra/tools/archive/export-archive.ts';
import { jsonValues } from '../../../infra/tools/archive/records/json-values.ts';
import { loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { runCommand } from '../../command.ts';
import { createRandom } from '../../random.ts';
import { beginningOf, GAMES, verifier } from '../games.ts';
import { importing } from '../importing.ts';

const loaded = loadVariant('standard')!;
// The first years of two: nothing here is about what is in them.
const [one, two] = GAMES.slice(0, 2).map((name) => beginningOf(name, 8)) as [ArchiveDocument, ArchiveDocument];
const as = (document: ArchiveDocument, format: 'jsonl' | 'history') =>
  [...exportText(document, loaded, format)].join('');
const values = [one, two].map((each) => JSON.parse(as(each, 'jsonl')));

/** The phases of games, by their names. */
function played(games: readonly ArchiveDocument[]) {
  return Object.fromEntries(games.map(({ name, phases }) => [name, phases.map(({ phase }) => phase)]));
}

describe('JSON as others write it', () => {
  const lines = values.map((value) => JSON.stringify(value)).join('\n');
  it.each([
    ['a line for each', lines],
    ['each over many lines', values.map((value) => JSON.stringify(value, null, 2)).join('\n')],
    ['a list over many lines', JSON.stringify(values, null, 4)],
    ['a list on one line', JSON.stringify(values)],
    ['a list of lines', `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]\n`],
    ['with tabs, and ends of Windows', JSON.stringify(values, null, '\t').replaceAll('\n', '\r\n')],
    ['after a mark of Unicode', `\ufeff${JSON.stringify(values, null, 1)}`],
  ])('%s: all games are read', async (_, text) => {
    const { told, games } = await importing(text);
    expect(told.filter((line) => !line.includes('leads elsewhere'))).toEqual([]);
    expect(played(games)).toEqual(played([one, two]));
  });

  it('archives over many lines are read, and have their seals', async () => {
    const { told, games } = await importing(JSON.stringify([one, two], null, 2));
    expect(told).toEqual([]);
    expect(games.map(formatArchive).sort()).toEqual([one, two].map(formatArchive).sort());
  });

  it('a fault is told with its line and column in the file', async () => {
    const text = JSON.stringify(values, null, 2).split('\n');
    const at = text.findIndex((line) => line.includes('"state"'));
    text[at] = text[at]!.replace('"state":', '"state"');
    const { told } = await importing(text.join('\n'));
    expect(told[0]).toContain(`line ${at + 1}, column ${text[at]!.length}: is not JSON here`);
  });

  it('a line that is cut off costs only itself', async () => {
    const { told, games } = await importing(
      `${JSON.stringify(values[0]).slice(0, 400)}\n${JSON.stringify(values[1])}\n`,
    );
    expect(told[0]).toBe('line 1, column 401: the text ends in the middle: the file is cut off, or is not JSON.');
    expect(Object.keys(played(games))).toEqual([two.name]);
  });

  it('any values, however they are set, come one by one', async () => {
    const random = createRandom(23);
    const value = (depth: number): unknown =>
      random.pick([
        () => random.pick(['', '}]{[",:', '\\"', 'é\n🎲', '{"a":1}']),
        () => random.below(1000),
        () => Array.from({ length: random.below(4) }, () => (depth > 3 ? null : value(depth + 1))),
        () =>
          Object.fromEntries(
            Array.from({ length: random.below(4) }, (_, n) => [`${n}"}`, depth > 3 ? 1 : value(depth + 1)]),
          ),
      ])();
    for (let n = 0; n < 300; n += 1) {
      const list = Array.from({ length: 1 + random.below(4) }, () => ({ first: 0, of: value(0), more: value(0) }));
      const indent = random.pick([undefined, 1, 2, '\t']);
      const texts = list.map((each) => JSON.stringify(each, null, indent));
      const text = random.pick([JSON.stringify(list, null, indent), texts.join('\n'), `[\n${texts.join('\n,\n')}\n]`]);
      const found: unknown[] = [];
      async function* batches() {
        yield text.split('\n');
      }
      for await (const each of jsonValues(batches())) found.push(JSON.parse(each.text));
      expect(found, text).toEqual(list);
    }
  });
});

describe('texts and packed files', () => {
  const history = as(one, 'history');
  const wide = Buffer.from(history, 'utf16le');
  const swapped = Buffer.from(wide).swap16();

  it.each([
    ['as Windows saves Unicode', Buffer.concat([Buffer.from([0xff, 0xfe]), wide])],
    ['the same without its mark', wide],
    ['the other way round', Buffer.concat([Buffer.from([0xfe, 0xff]), swapped])],
    ['packed', gzipSync(Buffer.concat([Buffer.from([0xff, 0xfe]), wide]))],
    ['in an archive of files', zipSync({ 'marne/history.txt': wide })],
  ])('two bytes a letter, %s: all is read', async (_, content) => {
    const { games } = await importing(content);
    expect(played(games)).toEqual(played([one]));
  });

  it('what grows without end when it is unpacked costs neither the memory nor the files beside it', {
    tags: ['long'],
  }, async () => {
    const bomb = zipSync({
      'bomb.txt': [new Uint8Array(101_000_000), { level: 1 }],
      'history.txt': Buffer.from(history),
    });
    const { told, games } = await importing(bomb);
    expect(told.filter((line) => line.includes('bytes when unpacked'))).toHaveLength(1);
    expect(played(games)).toEqual(played([one]));
  });

  it('what ends in the middle is named', async () => {
    const whole = zipSync({ 'a.txt': Buffer.from(history), 'b.txt': Buffer.from(as(two, 'history')) });
    const { told, games } = await importing(whole.slice(0, whole.length - 600));
    expect(told.join()).toMatch(/b\.txt: ends in the middle/);
    expect(played(games)).toEqual(played([one]));
  });

  it.each([
    ['bzip2', Buffer.from('BZh91AY&SY\0\u0001', 'latin1'), 'bunzip2'],
    ['xz', Buffer.from('\xfd7zXZ\0\0', 'latin1'), 'unxz'],
    ['7z', Buffer.from('7z\xbc\xaf\x27\x1c\0', 'latin1'), '7z x'],
    ['tar', Buffer.concat([Buffer.alloc(257), Buffer.from('ustar\0'), Buffer.alloc(249)]), 'tar xf'],
  ])('a file packed as %s is named, with what to do, also in a folder of others', async (kind, content, what) => {
    const { imported, told } = await importing({ 'history.txt': history, 'more.bin': content });
    expect(imported.games).toBe(1);
    expect(told.filter((line) => line.startsWith('/more.bin'))).toEqual([
      `/more.bin: is packed as ${kind}, which is not read here: unpack it first (${what})`,
    ]);
  });

  it('a picture in a folder is passed by, and named when it alone was to be read', async () => {
    const png = Buffer.concat([Buffer.from([0x89]), Buffer.from('PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\u0002\0')]);
    expect((await importing(png)).told).toEqual(['is no text, and no file that is read here']);
    const { told } = await importing({ 'map.png': png, 'marne.txt': history });
    expect(told.filter((line) => !line.includes('the engine has'))).toEqual([]);
  });
});

describe('standard input', () => {
  it.each([
    ['a packed history', () => gzipSync(as(one, 'history')), one],
    ['an archive of files', () => Buffer.from(zipSync({ 'a.txt': Buffer.from(as(one, 'history')) })), one],
    ['plain lines', () => Buffer.from(as(two, 'jsonl')), two],
    ['two bytes a letter', () => Buffer.from(as(two, 'history'), 'utf16le'), two],
  ])('%s is read as from a file', async (_, content, document) => {
    const done = await runCommand(['archive', 'import'], content());
    expect(played([JSON.parse(done.stdout)])).toEqual(played([document]));
  });

  it('what cannot be read is named', async () => {
    const done = await runCommand(['archive', 'import', '-'], Buffer.from('\xfd7zXZ\0\0', 'latin1'));
    expect(done.status).toBe(1);
    expect(done.stderr).toContain('standard input: is packed as xz, which is not read here: unpack it first (unxz)\n');
  });
});

describe('names of games in any script', () => {
  const phases = (name: string) =>
    one.phases
      .slice(0, 2)
      .map(({ position, orders }) => ({ game: name, ...position, orders }))
      .map((each) => JSON.stringify(each))
      .join('\n');

  it.each([
    [
      'of a history',
      (name: string) => as(one, 'history').replaceAll(one.name, name).replaceAll(one.name.toUpperCase(), name),
    ],
    ['of a research line', (name: string) => JSON.stringify({ ...values[0], id: name })],
    ['of phases', phases],
  ])('%s: the archive has one that files bear, tells the other, and is sound', async (_, text) => {
    for (const [name, plain] of [
      ['игра🎲', 'game'],
      ['müßig', 'mu-ig'],
      ['a/b', 'a-b'],
    ] as const) {
      const { games, names } = await importing(text(name));
      expect(names).toEqual([`${plain}.json`]);
      expect(games[0]).toMatchObject({ name: plain, parameters: { Game: name } });
      expect(isSound(verifyArchive(formatArchive(games[0]!), verifier))).toBe(true);
    }
  });

  it('two games whose names differ in other letters alone stay two', async () => {
    const { games, told } = await importing(`${phases('игра')}\n${phases('партия')}`);
    expect(told).toEqual([]);
    expect(games.map(({ parameters, phases }) => [parameters?.['Game'], phases.length])).toEqual([
      ['партия', 2],
      ['игра', 2],
    ]);
  });

  it('phases of a game between those of another are told where they go on', async () => {
    const [first, second] = phases('marne').split('\n');
    const { told } = await importing([first, phases('aisne'), second].join('\n'));
    expect(told).toEqual([
      "line 4: game: the phases of 'marne' must follow each other: from here on they are a game of their own",
    ]);
  });
});

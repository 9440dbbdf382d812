/** One game, many witnesses: whatever tells of it is one document, which says who tells what, and what they do not agree on. */

import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { formatArchive } from '../../../engine/archive/seal.ts';
import { verifyArchive } from '../../../engine/archive/verify.ts';
import { oneFile } from '../../../templates/archive/one-file.ts';
import { standard } from '../../boards.ts';
import { LATER, verifier } from '../games.ts';
import { importing } from '../importing.ts';
import { GAME, HISTORY, RESEARCH, SUMMARY } from './sources.ts';

async function witnessed(files: Readonly<Record<string, string | Uint8Array>>) {
  const found = await importing(files, { now: LATER });
  for (const game of found.games) {
    expect(verifyArchive(formatArchive(game), verifier).checks.filter(({ result }) => result === 'wrong')).toEqual([]);
  }
  return found;
}

const at = (document: object, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key.replaceAll('~1', '/')], document);

/** The words of an element with this id, without its tags. */
function textOfPart(page: string, id: string): string {
  return page
    .slice(page.indexOf(`id="${id}"`))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('summaries of one game', () => {
  const early = SUMMARY.replace('through F1902B', 'through F1901B')
    .replace(/^The game was declared[\s\S]*?\n\n/m, '')
    .replace(/^Draw declared.*\n/m, '')
    .replace('Flags:   NoNMR', 'Flags:   NMR')
    .replace(/^ {3}from S1902M:.*\n\.example\.net\n/m, '');

  it('are one outline: of the fullest, with what the others tell besides, and what they tell otherwise', async () => {
    const { outlines, imported } = await witnessed({ 'a.sum': early, 'b.sum': SUMMARY, 'c.sum': SUMMARY });
    expect(imported.summaries).toBe(1);
    const [game] = outlines;
    expect(game?.witnesses?.map(({ source, through }) => [source, through])).toEqual([
      ['The summary of a judge (box/b.sum).', 'F1902B'],
      ['The summary of a judge (box/a.sum).', 'F1901B'],
    ]);
    expect(game?.powers[0]?.players.map(({ name }) => name)).toEqual(['José Adler', 'Bea Bauer']);
    expect(game?.outcome?.powers).toEqual(['Austria', 'Turkey']);
    expect(game?.contradictions).toEqual([
      { field: '/settings/Flags', sources: [1], value: 'NMR, NoList, NoProxy, DIAS, Famine, Special.' },
    ]);
    expect(game?.tells?.['/outcome']).toEqual([0]);
    for (const pointer of Object.keys(game?.tells ?? {})) expect(at(game!, pointer)).toBeDefined();
  });

  it('of one name are two games, when they began at other times', async () => {
    const other = SUMMARY.replace('Jul 30 17:52:16 1999', 'Jul 30 17:52:17 1999');
    expect((await witnessed({ 'a.sum': SUMMARY, 'b.sum': other })).outlines).toHaveLength(2);
  });

  it('of which one does not tell its beginning are one game where all that stood is the same, and else two', async () => {
    const years = (text: string, last: string) =>
      text
        .replace(
          /^(Year .*\n[\s\S]*?)(1901 .*\n)/m,
          (_, head, row) =>
            `${head}${row}${row.replace('1901', '1902')}${row.replace('1901', '1903').replace(/I\n$/, `${last}\n`)}`,
        )
        .replace(/^History of Supply[\s\S]*$/m, '');
    const undated = years(SUMMARY, 'I').replace(/^Game Started.*\n/m, '');
    expect((await witnessed({ 'a.sum': years(SUMMARY, 'I'), 'b.sum': undated })).outlines).toHaveLength(1);
    expect((await witnessed({ 'a.sum': years(SUMMARY, 'A'), 'b.sum': undated })).outlines).toHaveLength(2);
  });
});

describe('a game that several files tell', () => {
  it('is one archive, however it is kept there; each file is named, with its digest', async () => {
    const files = { 'a.txt': HISTORY, 'b.jsonl': RESEARCH };
    const { games, imported } = await witnessed(files);
    expect(games).toHaveLength(1);
    expect(imported).toMatchObject({ games: 1, phases: GAME.phases.length });
    const digest = (text: string) => createHash('sha256').update(text).digest('hex');
    // The line names what it was made of itself.
    expect(games[0]?.sources).toEqual(
      expect.arrayContaining([{ name: 'box/a.txt', digest: digest(HISTORY) }, ...GAME.sources!]),
    );
    // The history tells of the private messages nothing.
    const whispers = games[0]!.press.flatMap(({ to }, n) => (to === 'all' ? [] : [`/press/${n}`]));
    expect(whispers.length).toBe(3);
    const line = games[0]!.sources!.findIndex(({ name }) => name === GAME.sources![0]!.name);
    for (const pointer of whispers) expect(games[0]!.tells?.[pointer]).toEqual([line]);
  });

  it('in halves is whole again', async () => {
    const game = JSON.parse(RESEARCH);
    const half = (from: number, to: number) =>
      JSON.stringify({ ...game, sources: undefined, phases: game.phases.slice(from, to) });
    const { games } = await witnessed({ 'a.json': half(0, 4), 'b.json': half(1, 20) });
    expect(games.map(({ phases }) => phases.map(({ phase }) => phase))).toEqual([
      GAME.phases.map(({ phase }) => phase),
    ]);
    expect(games[0]!.tells?.['/phases/0']).toEqual([1]);
  });

  it('keeps orders that another file tells otherwise, the board to which the record goes on then, and whence it is', async () => {
    const game = JSON.parse(RESEARCH);
    const other = structuredClone(game);
    const list: string[] = other.phases[5].orders.FRANCE;
    [list[0], other.phases[5].written, other.source] = ['A PAR H', undefined, 'Found in a club’s papers.'];
    const end = { ...other.phases.at(-1).state, units: { FRANCE: ['A BUR'] } };
    other.phases[other.phases.length - 1] = { ...other.phases.at(-1), state: end };
    const { games } = await witnessed({
      'a.json': JSON.stringify({ ...game, sources: undefined }),
      'b.json': JSON.stringify({ ...other, sources: undefined }),
    });
    expect(games[0]!.source).toBe('A random game. Found in a club’s papers.');
    expect(games).toHaveLength(1);
    const field = `/phases/5/orders`;
    expect(games[0]!.contradictions).toEqual([
      expect.objectContaining({ field, sources: [1] }),
      expect.objectContaining({ field: '/phases/5/resolution/units', value: { FRANCE: ['A bur'] } }),
    ]);
    expect(games[0]!.tells?.['/phases/5']).toEqual([0]);
    const page = [...oneFile(games[0]!, { board: standard, geography: null, fonts: '', style: '' })].join('');
    expect(textOfPart(page, games[0]!.phases[5]!.phase)).toContain(
      'Where its sources do not agree W1902A Austria: build A bud; Italy: remove F aeg (box/a.json) France: A par H (box/b.json)',
    );
  });

  it.each(['at', 'told', 'units', 'centers'])('loses nothing that one of them alone tells: %s', async (field) => {
    const game = JSON.parse(RESEARCH);
    const half = (isEven: boolean, more: object) => {
      const phases = game.phases.map((each: { readonly state: object }, n: number) => {
        if ((n % 2 === 0) === isEven) return each;
        return { ...each, [field]: undefined, state: { ...each.state, [field]: undefined } };
      });
      return JSON.stringify({ ...game, ...more, sources: undefined, phases });
    };
    const files = { 'a.json': half(true, { created: null, outcome: null }), 'b.json': half(false, { masters: null }) };
    const { phases, press, outcome, created, masters } = (await witnessed(files)).games[0]!;
    const [whole] = (await witnessed({ 'a.json': RESEARCH })).games;
    expect(whole).toMatchObject({ phases, press, outcome, created, masters });
  });

  it.each([
    ['phases/1/at', { at: '2026-05-05T00:00:00.000Z' }],
    ['phases/1/position/units', { units: { FRANCE: ['A BUR'] } }],
    ['phases/5/position/centers', { centers: { FRANCE: ['PAR'] } }],
    ['ended', {}],
  ])('keeps what another tells otherwise: %s', async (field, change) => {
    const game = JSON.parse(RESEARCH);
    const phases = game.phases.map((each: { readonly state: object }, n: number) =>
      n === Number(/\d/.exec(field)) ? { ...each, ...change, state: { ...each.state, ...change } } : each,
    );
    const other = JSON.stringify({ ...game, phases, sources: undefined, ended: '2026-05-05T00:00:00.000Z' });
    const { games } = await witnessed({ 'a.json': JSON.stringify({ ...game, sources: undefined }), 'b.json': other });
    expect(games[0]!.contradictions!.map((each) => each.field)).toContain(`/${field}`);
    expect(games[0]!.contradictions!.length).toBeLessThan(3);
    const page = [...oneFile(games[0]!, { board: standard, geography: null, fonts: '', style: '' })].join('');
    expect(textOfPart(page, field === 'ended' ? 'main' : games[0]!.phases[Number(/\d/.exec(field))]!.phase)).toContain(
      'Where its sources do not agree',
    );
  });

  it('is another game than one of its name that took another course', async () => {
    const line = (text: string) => JSON.stringify({ ...JSON.parse(text), created: null, parameters: {} });
    const other = line(
      RESEARCH.replaceAll('A BUD - GAL', 'A BUD - RUM')
        .replaceAll('A bud - gal', 'A bud - rum')
        .replaceAll('A GAL', 'A RUM'),
    );
    const { games } = await witnessed({ 'a.json': line(RESEARCH), 'b.json': other });
    expect(games).toHaveLength(2);
  });

  it('names the path within a packed file', async () => {
    const { games } = await witnessed({ 'old.zip': zipSync({ 'disk 1/mails/trip.txt': Buffer.from(HISTORY) }) });
    expect(games[0]!.sources).toEqual([expect.objectContaining({ name: 'old.zip/disk 1/mails/trip.txt' })]);
  });
});

it('a summary beside the mails tells who played, and where the two do not agree both stand', async () => {
  const summary = SUMMARY.replace("'marne'", "'trip'").replace('Fri Jul 30 17:52:16 1999', 'Sun Feb 01 00:00:00 2026');
  const { games, outlines } = await witnessed({ 'a.txt': HISTORY, 'b.sum': summary });
  expect(outlines.map(({ isBesideArchive }) => isBesideArchive)).toEqual([true]);
  const [game] = games;
  expect(game?.sources?.map(({ name }) => name)).toEqual(['box/a.txt', 'box/b.sum']);
  expect(game?.tells).toMatchObject({
    '/masters': [1],
    '/powers/0/players': [1],
    '/parameters/Flags': [1],
    '/outcome': [0],
    '/phases/0': [0],
  });
  expect(game?.outcome).toEqual(GAME.outcome);
  expect(game?.contradictions).toEqual([
    { field: '/outcome', sources: [1], value: { kind: 'drawn', powers: ['AUSTRIA', 'TURKEY'] } },
  ]);
  const page = [...oneFile(game!, { board: standard, geography: null, fonts: '', style: '' })].join('');
  const draws = ['France and Turkey. (box/a.txt)', 'Austria and Turkey. (box/b.sum)'];
  for (const each of draws) expect(textOfPart(page, 'main')).toContain(each);
});

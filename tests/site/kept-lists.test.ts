/**
 * Lists of finished games, kept in parts: a change touches what it is about, and the lists are as if they had been made at once.
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../engine/game/canonical.ts';
import type { GameName, PersonId } from '../../engine/game/events.ts';
import {
  compareKeys,
  countOf,
  editParts,
  type ListKind,
  type ListPart,
  ownRows,
  partsTouched,
  type RowKey,
} from '../../lambdas/adapters/publish/lists/list-parts.ts';
import type { GameEntry } from '../../lambdas/ports.ts';
import { finishedEntry, finishedSummary } from '../archive/finished.ts';
import { shelfPublisher } from '../archive/shelf.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';

interface Dated {
  readonly at: number;
  readonly name: string;
}

describe('a list in parts', () => {
  const kinds: readonly ListKind<Dated>[] = [
    { keyOf: ({ at, name }) => [at, name], grows: 'at the end', most: 3 },
    {
      keyOf: ({ at, name }) => [name.slice(0, 1), at, name],
      nameOf: ({ name }) => name.slice(0, 1),
      grows: 'anywhere',
      most: 3,
    },
  ];

  test.each(kinds)('holds each row once, in order, whatever is put in and taken away ($grows)', (kind) => {
    const random = createRandom(3);
    const model = new Map<string, Dated>();
    const kept = new Map<number, readonly Dated[]>();
    let parts: readonly ListPart[] = [];
    for (let round = 0; round < 300; round += 1) {
      const put = Array.from({ length: random.below(3) }, (_, n) => ({
        at: random.below(10) === 0 ? random.below(round + 1) : round,
        name: `${'abc'[random.below(3)]}${round}-${n}`,
      }));
      const all = [...model.values()];
      const gone: RowKey[] =
        all.length > 0 && random.below(4) === 0 ? [kind.keyOf(all[random.below(all.length)]!)] : [];
      const touched = partsTouched(kind, parts, { gone, put });
      const loaded = new Map(touched.map((id) => [id, ownRows(kind, parts, id, kept.get(id) ?? [])]));
      const edited = editParts(kind, parts, loaded, { gone, put });
      // No more is changed than was touched, but for new parts.
      expect([...edited.rows.keys()].every((id) => touched.includes(id) || edited.added.includes(id))).toBe(true);
      parts = edited.parts;
      for (const [id, rows] of edited.rows) kept.set(id, rows);
      for (const key of gone) model.delete(JSON.stringify(key));
      for (const row of put) model.set(JSON.stringify(kind.keyOf(row)), row);
    }
    const wanted = [...model.values()].sort((a, b) => compareKeys(kind.keyOf(a), kind.keyOf(b)));
    expect(parts.flatMap(({ id }) => kept.get(id)!)).toEqual(wanted);
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
    expect(Math.max(...parts.map(({ rows }) => rows))).toBeLessThanOrEqual(2 * kind.most);
    expect(countOf(parts)).toBe(kind.nameOf === undefined ? wanted.length : 3);
  });
});

const HOUR = 3_600_000;

/** A judge's files with so many games that are over, and what is asked of them from then on. */
function judgeWith(games: number) {
  const files = new Map<string, Uint8Array>();
  const asked: string[] = [];
  let fails = -1;
  const call = (what: string) => {
    if (fails === 0) throw new Error('The service is busy.');
    fails -= 1;
    asked.push(what);
  };
  const { publisher } = shelfPublisher({
    wishes: ['p1'],
    on: {
      put: async (key, body) => {
        call(`put ${key}`);
        files.set(key, Buffer.from(body));
      },
      get: async (key) => {
        call(`get ${key}`);
        return files.get(key) ?? null;
      },
    },
  });
  const entries = new Map<GameName, GameEntry>();
  const end = (n: number, changes: Parameters<typeof finishedSummary>[1] = {}) => {
    const entry = finishedEntry(`g${n}`);
    const summary = finishedSummary(`g${n}`, { ended: Date.UTC(2020, 0, 1) + n * HOUR, ...changes });
    entries.set(entry.name, entry);
    files.set(`phases/${entry.name}/summary.json`, Buffer.from(JSON.stringify(summary)));
    return entry.name;
  };
  for (let n = 0; n < games; n += 1) end(n);
  return {
    files,
    asked,
    end,
    unlist: (name: GameName) => void entries.set(name, { ...entries.get(name)!, listed: false }),
    /** From now on the calls fail after so many. */
    failAfter: (calls: number) => {
      fails = calls;
    },
    all: () => publisher.publishLists!([...entries.values()]),
    keep: (names: readonly GameName[], people: readonly PersonId[] = []) =>
      publisher.keepLists!({
        going: [],
        games: new Map(names.map((name) => [name, entries.get(name) ?? null])),
        people,
        gamesOf: async () => [...entries.keys()],
        isFirst: false,
      }),
    text: (key: string) => Buffer.from(files.get(key) ?? '').toString(),
  };
}

const linksIn = (text: string) =>
  [...text.matchAll(/<th scope="row"><a href="\/games\/(g\d+)\/"/g)].map(([, name]) => name);

/** All finished games by the pages of the list, from the first page on to the older ones. */
function walked(judge: ReturnType<typeof judgeWith>, from: string): readonly (string | undefined)[] {
  const found: (string | undefined)[] = [];
  for (let path: string | undefined = from; path !== undefined; ) {
    const text = judge.text(`${path.slice(1)}index.html`);
    expect(text, path).not.toBe('');
    found.push(...linksIn(text));
    path = /rel="next" href="([^"]+)"/.exec(text)?.[1];
  }
  return [...new Set(found)];
}

describe('one more game that is over', () => {
  const MANY = IS_FULL ? 1_010 : 310;

  test(`costs as many calls with ${MANY} games as with 110, and none of them reads a game that was over before`, async () => {
    const costOf = async (games: number) => {
      const judge = judgeWith(games);
      await judge.all();
      judge.asked.length = 0;
      expect(await judge.keep([judge.end(games)])).toBe(true);
      const own = new RegExp(`/g${games}[./]`);
      const games_ = judge.asked.filter((what) => /(?:phases|lists\/games)\//.test(what));
      expect(games_.every((what) => own.test(what))).toBe(true);
      expect(linksIn(judge.text('games/all-finished/index.html'))[0]).toBe(`g${games}`);
      expect(judge.text('people/p1/index.html')).toContain(`/games/g${games}/`);
      return judge.asked.length;
    };
    const [ten, some, many] = [await costOf(10), await costOf(110), await costOf(MANY)];
    expect(many).toBe(some);
    expect(ten).toBeLessThanOrEqual(some);
  });

  test('makes the same lists as if all had been written at once; so do a changed name, a game shown no longer, and what breaks off', async () => {
    const judge = judgeWith(105);
    await judge.all();
    const names = Array.from({ length: 10 }, (_, n) => judge.end(105 + n));
    for (const name of names.slice(0, 3)) await judge.keep([name]);
    // Some calls come to nothing; then it is done again.
    for (const name of names.slice(3)) {
      judge.failAfter(names.indexOf(name) * 17);
      await judge.keep([name]).catch(() => false);
      judge.failAfter(-1);
      await judge.keep([name]);
    }
    await judge.keep([judge.end(17, { ended: Date.UTC(2020, 0, 1) + 17 * HOUR, player: 'Zoe' })]);
    const hidden = 'g100' as GameName;
    judge.unlist(hidden);
    await judge.keep([hidden]);
    const all = Array.from({ length: 115 }, (_, n) => `g${114 - n}`).filter((name) => name !== 'g100');
    expect(walked(judge, '/games/all-finished/')).toEqual(all);
    expect(walked(judge, '/games/by-year/2020/')).toEqual(all);
    expect(walked(judge, '/de/games/all-finished/').length).toBeGreaterThan(0);
    expect(judge.text('games/by-player/z/index.html')).toContain('/games/g17/');
    const openings = JSON.parse(judge.text('lists/openings/standard.json'));
    const counts = JSON.parse(judge.text('lists/manifest.json')).counts;
    await judge.all();
    const anew = JSON.parse(judge.text('lists/openings/standard.json'));
    expect(canonicalJson([openings.finished, openings.tally])).toBe(canonicalJson([anew.finished, anew.tally]));
    expect(canonicalJson(counts)).toBe(canonicalJson(JSON.parse(judge.text('lists/manifest.json')).counts));
    expect(counts.finished).toBe(114);
  });
});

/** What lies in the data folder is cut, flipped and taken away: nothing that was committed is lost, and whatever was done is said. */

import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Commit } from '../../engine/game/events.ts';
import { gameName } from '../../engine/vocabulary.ts';
import { BadInput } from '../../infra/local/bad-input.ts';
import { openDurableStore } from '../../infra/local/store/durable-store.ts';
import { openJournal } from '../../infra/local/store/journal.ts';
import { dynamoDirectory } from '../../lambdas/adapters/aws/dynamo-directory.ts';
import { dynamoGames } from '../../lambdas/adapters/aws/dynamo-games.ts';
import type { DynamoTable } from '../../lambdas/adapters/aws/dynamo-table.ts';
import { IS_FULL } from '../some-of.ts';
import { scratch } from './scratch.ts';

const GAMES = ['aisne', 'marne'];
const COMMITS = 12;
const BLOCK = 4_096;

function commit(game: string, n: number): Commit {
  const by = `${game}${n}`.repeat(60 * n);
  return {
    game,
    n,
    at: n,
    salt: 's',
    previous: `h${n - 1}`,
    hash: `h${n}`,
    events: [{ type: 'paused', by }],
  } as unknown as Commit;
}

/** A folder of a judge that was stopped in good order, with two games and three people. */
async function stopped(): Promise<string> {
  const folder = await scratch();
  const store = await openDurableStore(folder, true);
  const games = dynamoGames(store.table);
  for (const game of GAMES) for (let n = 1; n <= COMMITS; n += 1) await games.append(commit(game, n));
  for (const name of ['ann', 'bob', 'cy']) await dynamoDirectory(store.table).enrol(`${name}@example.org`, name);
  await store.close();
  // The second start writes the store's log into a table.
  await (await openDurableStore(folder, false)).close();
  return folder;
}

async function heldIn(table: DynamoTable): Promise<unknown> {
  const games = dynamoGames(table);
  const directory = dynamoDirectory(table);
  const people = await Promise.all(['ann', 'bob', 'cy'].map((name) => directory.personAt(`${name}@example.org`)));
  return {
    commits: await Promise.all(GAMES.map((game) => games.commitsAfter(gameName(game), 0))),
    people: people.map((each) => each?.name),
  };
}

const WHOLE = {
  commits: GAMES.map((game) => Array.from({ length: COMMITS }, (_, n) => commit(game, n + 1))),
  people: ['ann', 'bob', 'cy'],
};

interface Damage {
  readonly file: string;
  readonly what: 'cut' | 'flip' | 'remove';
  readonly at: number;
}

/** Every file, cut and flipped at every 4 KB, and taken away. */
function damages(folder: string): readonly Damage[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return files
    .filter((file) => !/LOG|LOCK/.test(file))
    .flatMap((file) => {
      const { size } = statSync(join(folder, file));
      const places = Array.from({ length: Math.ceil(size / BLOCK) }, (_, n) => n * BLOCK);
      return [
        { file, what: 'remove' as const, at: 0 },
        ...places.flatMap((at) => [
          { file, what: 'cut' as const, at },
          { file, what: 'flip' as const, at: Math.min(size - 1, at + 7) },
        ]),
      ];
    });
}

function damage(folder: string, { file, what, at }: Damage): void {
  const path = join(folder, file);
  if (what === 'remove') rmSync(path);
  else if (what === 'cut') truncateSync(path, at);
  else {
    const bytes = readFileSync(path);
    bytes[at]! ^= 0x55;
    writeFileSync(path, bytes);
  }
}

describe('a data folder with one damaged file', () => {
  test.each([
    ['stopped in good order', false],
    ['killed', true],
  ])('of a judge that was %s has every commit and everybody again', { tags: ['long'] }, async (_how, isKilled) => {
    const sound = await stopped();
    if (isKilled) rmSync(join(sound, 'stopped.json'));
    const all = damages(sound);
    expect(new Set(all.map(({ file }) => file)).size).toBeGreaterThan(3);
    // Of each file its taking away, and a seventh of the rest.
    const tried = all.filter(({ what }, n) => IS_FULL || what === 'remove' || n % 7 === 1);
    for (const each of tried) {
      const told = `${each.what} ${each.file} at ${each.at}`;
      const folder = join(await scratch(), 'data');
      await cp(sound, folder, { recursive: true });
      damage(folder, each);
      const store = await openDurableStore(folder, false);
      expect(await heldIn(store.table), told).toEqual(WHOLE);
      const isSaid = isKilled || each.file === 'stopped.json' || store.notes.length > 0;
      expect(isSaid, told).toBe(true);
      for (const note of store.notes) expect(note, told).toMatch(/^The (?:store|journal) .*\.$/);
      await store.close();
      // The next start finds nothing to say.
      const again = await openDurableStore(folder, false);
      expect(again.notes, told).toEqual([]);
      expect(await heldIn(again.table), told).toEqual(WHOLE);
      await again.close();
    }
  });

  test('without store and journal is refused in a sentence', async () => {
    const folder = await stopped();
    await rm(join(folder, 'store'), { recursive: true });
    await rm(join(folder, 'journal'));
    await expect(openDurableStore(folder, false)).rejects.toThrow(BadInput);
    await expect(openDurableStore(folder, false)).rejects.toThrow(/^The data folder .* Put them back from a backup/);
    expect(existsSync(join(folder, 'journal'))).toBe(false);
  });

  test('whose store is gone as a whole is filled from the journal', async () => {
    const folder = await stopped();
    rmSync(join(folder, 'store'), { recursive: true });
    const store = await openDurableStore(folder, false);
    expect(store.changed).toBe('all');
    expect(store.notes.join()).toMatch(/missing/);
    expect(await heldIn(store.table)).toEqual(WHOLE);
    await store.close();
  });
});

describe('the journal', () => {
  test('drops a last line that a power cut left half written, and goes on from there', async () => {
    const path = join(await scratch(), 'journal');
    const first = await openJournal(path);
    await Promise.all(['a', 'b'].map((sk) => first.journal.append({ pk: 'X', sk, item: { sk } })));
    await first.journal.close();
    truncateSync(path, statSync(path).size - 5);
    const second = await openJournal(path);
    expect([...second.entries.values()].map(({ sk }) => sk)).toEqual(['a']);
    expect(second.damaged).toEqual([]);
    await second.journal.append({ pk: 'X', sk: 'c', item: {} });
    await second.journal.close();
    const third = await openJournal(path);
    expect([...third.entries.values()].map(({ sk }) => sk)).toEqual(['a', 'c']);
    expect(third.damaged).toEqual([]);
    await third.journal.close();
  });

  test('shows a line that was changed, taken out or put in', async () => {
    const path = join(await scratch(), 'journal');
    const { journal } = await openJournal(path);
    for (const sk of ['a', 'b', 'c', 'd']) await journal.append({ pk: 'X', sk, item: { sk } });
    await journal.close();
    const lines = readFileSync(path, 'utf8').split('\n');
    for (const changed of [
      lines.map((line, n) => (n === 1 ? line.replace('"b"', '"z"') : line)),
      lines.filter((_line, n) => n !== 1),
      [...lines.slice(0, 2), lines[0], ...lines.slice(2)],
    ]) {
      writeFileSync(path, changed.join('\n'));
      const opened = await openJournal(path);
      expect(opened.damaged.length).toBeGreaterThan(0);
      await opened.journal.close();
    }
  });
});

/**
 * A table brought back to what it held at an instant, from a copy of it as it was then (what DynamoDB restores to a point in time is
 * a table of its own). Items are compared one by one, so that neither table has to fit into memory, and whatever breaks off can be
 * done again. Nothing else may write to the table meanwhile.
 */
import { isDeepStrictEqual } from 'node:util';
import { ScanCommand, type ScanCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Instant } from '../../../engine/time.ts';
import {
  type DynamoItem,
  type DynamoKey,
  type DynamoTable,
  deleteItem,
  getItem,
  getItems,
  putItem,
} from './dynamo-table.ts';

/**
 * What becomes of an item:
 * - `then`: it is as it was, and what is newer goes: games and what is derived from them, people, and the sign of life, so that all
 *   the time since counts as an outage;
 * - `both`: what there is now stays, and what was there then comes back: whom mail must not reach, parts of long values;
 * - `mail`: the same, but a mail from after the instant goes: what it tells of has not happened, and if it waits still nobody shall
 *   get it;
 * - `now`: it stays as it is: what is open or spent at the moment.
 */
type Rule = 'then' | 'both' | 'mail' | 'now';

/** By the beginning of the partition key; the first that fits. */
const RULES: readonly (readonly [string, Rule])[] = [
  ['GAME#', 'then'],
  ['GAMES', 'then'],
  ['OVER#', 'then'],
  ['PERSON#', 'then'],
  ['ADDRESS#', 'then'],
  ['HEARTBEAT', 'then'],
  ['OUT#', 'mail'],
  ['TO#', 'mail'],
  // Who was invited once is not invited again; other mail that came since has had no effect that is left.
  ['MAIL#invited:', 'both'],
  ['MAIL#', 'then'],
  ['STOP#', 'both'],
  ['BLOB#', 'both'],
  ['WORD#', 'now'],
  ['BUDGET#', 'now'],
  ['SHEET#', 'now'],
  ['PACE#', 'now'],
  ['LISTS', 'now'],
];

export function ruleOf({ pk }: Pick<DynamoKey, 'pk'>): Rule | null {
  return RULES.find(([start]) => pk.startsWith(start))?.[1] ?? null;
}

/** Number of a game's last commit in the table and in the backup (0: it is not there), and how many before that are not the same. */
export interface GameDifference {
  readonly last: number;
  readonly lastInBackup: number;
  readonly changed: number;
}

export interface Differences {
  readonly games: ReadonlyMap<string, GameDifference>;
  /** By the beginning of their keys, `PERSON`: items that are put back as they were, and that go. */
  readonly kinds: ReadonlyMap<string, { readonly put: number; readonly gone: number }>;
  /** People who are in the backup alone: lost since, or forgotten as they wished. */
  readonly peopleBack: number;
}

export interface RestoreOptions {
  readonly table: DynamoTable;
  readonly backup: DynamoTable;
  readonly instant: Instant;
  /** False: nothing is written, the answer says what would be. */
  readonly isApplied: boolean;
}

/** Throws at an item of which nobody has said what becomes of it. Doing it again changes nothing. */
export async function restoreTable({ table, backup, instant, isApplied }: RestoreOptions): Promise<Differences> {
  const games = new Map<string, { last: number; lastInBackup: number; changed: number }>();
  const kinds = new Map<string, { put: number; gone: number }>();
  let peopleBack = 0;
  const gameOf = (name: string) => {
    const known = games.get(name) ?? { last: 0, lastInBackup: 0, changed: 0 };
    games.set(name, known);
    return known;
  };
  const kindOf = ({ pk }: DynamoKey) => {
    const kind = /^[A-Z]+/.exec(pk)?.[0] ?? pk;
    const known = kinds.get(kind) ?? { put: 0, gone: 0 };
    kinds.set(kind, known);
    return known;
  };
  const counted = (item: DynamoItem & DynamoKey, when: 'last' | 'lastInBackup') => {
    const commit = COMMIT.exec(textOf(item));
    if (commit === null) return;
    const game = gameOf(commit[1]!);
    game[when] = Math.max(game[when], Number(commit[2]));
  };

  for await (const page of pagesOf(backup)) {
    const now = byKey(await getItems(table, page.map(keyOf)));
    const put = page.filter((item) => {
      counted(item, 'lastInBackup');
      const rule = ruleFor(item);
      const there = now.get(textOf(item));
      return rule === 'then' ? !isDeepStrictEqual(there, item) : rule !== 'now' && there === undefined;
    });
    for (const item of put) {
      kindOf(item).put += 1;
      const commit = COMMIT.exec(textOf(item));
      const there = now.get(textOf(item));
      // What has followed from a commit since is no change of it.
      if (commit !== null && there !== undefined && there['hash'] !== item['hash']) gameOf(commit[1]!).changed += 1;
      if (item.sk === 'PROFILE' && there === undefined) peopleBack += 1;
    }
    if (isApplied) await Promise.all(put.map((item) => putItem(table, item)));
  }
  for await (const page of pagesOf(table)) {
    const before = byKey(await getItems(backup, page.map(keyOf)));
    const gone = page.filter((item) => {
      counted(item, 'last');
      if (before.has(textOf(item))) return false;
      const rule = ruleFor(item);
      return rule === 'then' || (rule === 'mail' && dateOf(item) > instant);
    });
    for (const item of gone) kindOf(item).gone += 1;
    if (isApplied) await Promise.all(gone.map((item) => deleteItem(table, keyOf(item))));
  }
  return { games, kinds, peopleBack };
}

/** Since when the judge shows no sign of life; null: it never has. */
export async function lastSignOfLife(table: DynamoTable): Promise<Instant | null> {
  return ((await getItem(table, { pk: 'HEARTBEAT', sk: 'LAST' }))?.['at'] as Instant | undefined) ?? null;
}

function ruleFor(item: DynamoKey): Rule {
  const rule = ruleOf(item);
  if (rule === null) throw new Error(`Nothing is said of what a restore does with '${item.pk}'.`);
  return rule;
}

/** Of an entry in the list of an address it is in its key. */
function dateOf(item: DynamoItem & DynamoKey): Instant {
  return item.pk.startsWith('TO#') ? Number(item.sk.slice(0, item.sk.indexOf('#'))) : Number(item['date']);
}

const COMMIT = /^GAME#(.+)\nEVENT#(\d+)$/;

const keyOf = ({ pk, sk }: DynamoKey): DynamoKey => ({ pk, sk });
const textOf = ({ pk, sk }: DynamoKey): string => `${pk}\n${sk}`;

function byKey(items: readonly DynamoItem[]): ReadonlyMap<string, DynamoItem> {
  return new Map((items as readonly (DynamoItem & DynamoKey)[]).map((item) => [textOf(item), item]));
}

/** All items, some at a time. */
async function* pagesOf({ client, name }: DynamoTable): AsyncGenerator<readonly (DynamoItem & DynamoKey)[]> {
  let from: ScanCommandInput['ExclusiveStartKey'];
  do {
    const page = await client.send(
      new ScanCommand({ TableName: name, ConsistentRead: true, ExclusiveStartKey: from, Limit: AT_ONCE }),
    );
    yield (page.Items ?? []) as (DynamoItem & DynamoKey)[];
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
}

/** Items that are asked for, put or deleted at the same time. */
const AT_ONCE = 100;

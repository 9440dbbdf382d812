/**
 * The index of games, and of who takes part in which, in the table. Games that go on and games that are over lie apart, so that whoever
 * looks after the one never reads the other; both are spread over partitions, since a partition takes a thousand writes a second, and in the
 * busiest minute as many games write.
 */
import type { GameName, PersonId } from '../../../engine/game/events.ts';
import { gameName } from '../../../engine/vocabulary.ts';
import type { GameEntry, GameIndex } from '../../ports.ts';
import { entryWaiting } from './dynamo-pending-work.ts';
import { GOING, OLDER, OVER, placesOf } from './dynamo-places.ts';
import {
  type DynamoItem,
  type DynamoKey,
  type DynamoTable,
  EXPIRES,
  getItems,
  putItem,
  queryItems,
} from './dynamo-table.ts';

export function dynamoIndex(table: DynamoTable): GameIndex {
  return {
    put: async (entry, people) => {
      const isOver = entry.status === 'finished';
      const places = placesOf(entry.name);
      const key = isOver ? places.over : places.going;
      const found = await getItems(table, Object.values(places));
      const before = newest(found)?.['people'] as readonly PersonId[] | undefined;
      // First the people, then the entry that names them: an entry never promises what is not there yet.
      for (const id of people) if (!before?.includes(id)) await takesPart(table, entry, id, true);
      for (const id of before ?? []) if (!people.includes(id)) await takesPart(table, entry, id, false);
      await putItem(table, { ...key, n: entry.n, entry, people, ...entryWaiting(entry) }, notOlder(entry.n));
      // Where the game was it stays noted as gone: older news that comes late must find something newer there.
      for (const { pk, sk } of found as readonly (DynamoItem & DynamoKey)[]) {
        if (pk === key.pk) continue;
        const gone = { pk, sk, n: entry.n, isGone: true, [EXPIRES]: Math.ceil(entry.updated / 1000) + DAY_SECONDS };
        await putItem(table, gone, notOlder(entry.n));
      }
    },

    entry: async (name) =>
      (newest(await getItems(table, Object.values(placesOf(name))))?.['entry'] as GameEntry | undefined) ?? null,

    list: async (most) => entriesIn(table, [...GOING, ...OVER, OLDER], most),

    going: async () => (await entriesIn(table, [...GOING, OLDER])).filter(({ status }) => status !== 'finished'),

    gamesOf: async (person) =>
      (await parts(table, person)).flatMap((item) => (item['here'] === true ? [gameName(item['game'] as string)] : [])),

    gamesEver: async (person) => (await parts(table, person)).map((item) => gameName(item['game'] as string)),
  };
}

const DAY_SECONDS = 86_400;

function newest(items: readonly DynamoItem[]): DynamoItem | null {
  return items.reduce<DynamoItem | null>((best, item) => {
    if (item['isGone'] === true) return best;
    return best === null || Number(item['n']) > Number(best['n']) ? item : best;
  }, null);
}

/** The entries in these partitions, by name; so many of them at the most. A game that is just moving may be met twice, or in neither. */
async function entriesIn(
  table: DynamoTable,
  partitions: readonly string[],
  most = Number.POSITIVE_INFINITY,
): Promise<readonly GameEntry[]> {
  const found = new Map<GameName, GameEntry>();
  const read = async (pk: string) => {
    let count = 0;
    for await (const item of queryItems(table, {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ...(Number.isFinite(most) ? { Limit: most } : {}),
    })) {
      if (item['isGone'] === true) continue;
      const entry = item['entry'] as GameEntry;
      if ((found.get(entry.name)?.n ?? -1) < entry.n) found.set(entry.name, entry);
      count += 1;
      if (count >= most) break;
    }
  };
  await Promise.all(partitions.map(read));
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)).slice(0, most);
}

async function parts(table: DynamoTable, person: PersonId): Promise<readonly DynamoItem[]> {
  const items: DynamoItem[] = [];
  for await (const item of queryItems(table, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :game)',
    ExpressionAttributeValues: { ':pk': `PERSON#${person}`, ':game': 'GAME#' },
    ConsistentRead: true,
  })) {
    items.push(item);
  }
  return items;
}

/** Who has left stays noted as gone: a writer who comes late with older news must find something newer there. */
async function takesPart(table: DynamoTable, { name, n }: GameEntry, person: PersonId, here: boolean): Promise<void> {
  await putItem(table, { pk: `PERSON#${person}`, sk: `GAME#${name}`, game: name, n, here }, notOlder(n));
}

function notOlder(n: number) {
  return { expression: 'attribute_not_exists(pk) OR n <= :n', values: { ':n': n } };
}

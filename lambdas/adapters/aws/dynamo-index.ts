/** The index of games, and of who takes part in which, in the table. */
import type { PersonId } from '../../../engine/game/events.ts';
import type { GameEntry, GameIndex } from '../../ports.ts';
import { getItem, type Item, putItem, queryItems, type Table } from './dynamo-table.ts';

export function dynamoIndex(table: Table): GameIndex {
  return {
    put: async (entry, people) => {
      const key = { pk: 'GAMES', sk: entry.name };
      const before = (await getItem(table, key))?.['people'] as readonly PersonId[] | undefined;
      // First the people, then the entry that names them: an entry never promises what is not there yet.
      for (const id of people) if (!before?.includes(id)) await takesPart(table, entry, id, true);
      for (const id of before ?? []) if (!people.includes(id)) await takesPart(table, entry, id, false);
      await putItem(table, { ...key, n: entry.n, entry, people }, notOlder(entry.n));
    },

    entry: async (name) => {
      const item = await getItem(table, { pk: 'GAMES', sk: name });
      return item === null ? null : (item['entry'] as GameEntry);
    },

    list: async (most = Number.POSITIVE_INFINITY) => {
      const entries: GameEntry[] = [];
      for await (const item of queryItems(table, {
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': 'GAMES' },
        ...(Number.isFinite(most) ? { Limit: most } : {}),
      })) {
        entries.push(item['entry'] as GameEntry);
        if (entries.length >= most) break;
      }
      return entries;
    },

    gamesOf: async (person) =>
      (await parts(table, person)).flatMap((item) => (item['here'] === true ? [item['game'] as string] : [])),

    gamesEver: async (person) => (await parts(table, person)).map((item) => item['game'] as string),
  };
}

async function parts(table: Table, person: PersonId): Promise<readonly Item[]> {
  const items: Item[] = [];
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
async function takesPart(table: Table, { name, n }: GameEntry, person: PersonId, here: boolean): Promise<void> {
  await putItem(table, { pk: `PERSON#${person}`, sk: `GAME#${name}`, game: name, n, here }, notOlder(n));
}

function notOlder(n: number) {
  return { expression: 'attribute_not_exists(pk) OR n <= :n', values: { ':n': n } };
}

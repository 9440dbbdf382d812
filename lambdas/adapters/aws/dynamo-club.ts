/** What clubs keep, in the table: a partition for each kind, each record changed on top of what it was. */
import type { ClubKind, ClubRecord, ClubStore } from '../../club.ts';
import { type DynamoItem, type DynamoTable, FREE, getItem, putItem, queryItems } from './dynamo-table.ts';

export function dynamoClub(table: DynamoTable): ClubStore {
  return {
    get: async (kind, key) => recordOf(await getItem(table, keyOf(kind, key))),
    put: (kind, key, value, rev) =>
      putItem(
        table,
        { ...keyOf(kind, key), value, rev: rev + 1 },
        rev === 0 ? FREE : { expression: 'rev = :rev', values: { ':rev': rev } },
      ),
    all: async (kind) => {
      const records: ClubRecord<typeof kind>[] = [];
      const query = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': `CLUB#${kind}` } };
      for await (const item of queryItems(table, query)) {
        const record = recordOf<typeof kind>(item);
        if (record !== null && record.value !== null) records.push(record);
      }
      return records;
    },
  };
}

function recordOf<K extends ClubKind>(item: DynamoItem | null): ClubRecord<K> | null {
  if (item === null) return null;
  const { sk, value, rev } = item as { sk: string; value: ClubRecord<K>['value']; rev: number };
  return { key: sk, value, rev };
}

function keyOf(kind: ClubKind, key: string) {
  return { pk: `CLUB#${kind}`, sk: key };
}

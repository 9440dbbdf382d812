/** Small facts about mail in the table: what has been dealt with, what budgets are spent, where mail must not go. */
import type { Instant } from '../../../engine/time.ts';
import type { BounceList, Budgets, Heartbeat, MailLedger } from '../../ports.ts';
import { type DynamoItem, type DynamoTable, EXPIRES, getItem, putItem, updateItem } from './dynamo-table.ts';

const DAY_SECONDS = 86_400;

export function dynamoLedger(table: DynamoTable, now: () => Instant): MailLedger {
  return {
    isDone: async (key) => (await getItem(table, { pk: `MAIL#${key}`, sk: 'DONE' })) !== null,
    done: async (key, what) => {
      await putItem(table, { pk: `MAIL#${key}`, sk: 'DONE', what, at: now() });
    },
  };
}

/** Budgets count in fixed windows of time: at most `limit` begin in each. */
export function dynamoBudgets(table: DynamoTable, now: () => Instant): Budgets {
  const keyOf = (key: string, windowMs: number, from: number) => ({ pk: `BUDGET#${key}`, sk: `${windowMs}#${from}` });
  return {
    spent: async (key, windowMs) => {
      const from = Math.floor(now() / windowMs) * windowMs;
      const item = await getItem(table, keyOf(key, windowMs, from));
      return (item?.['spent'] as number | undefined) ?? 0;
    },
    spend: async (key, limit, windowMs, amount = 1) => {
      const from = Math.floor(now() / windowMs) * windowMs;
      const spent = await updateItem(table, keyOf(key, windowMs, from), {
        UpdateExpression: `SET spent = if_not_exists(spent, :none) + :amount, ${EXPIRES} = :expires`,
        ConditionExpression: 'attribute_not_exists(spent) OR spent < :limit',
        ExpressionAttributeValues: {
          ':none': 0,
          ':amount': amount,
          ':limit': limit,
          ':expires': Math.ceil((from + windowMs) / 1000) + DAY_SECONDS,
        },
      });
      return limit > 0 && spent !== null;
    },
  };
}

export function dynamoSuppressionList(table: DynamoTable, now: () => Instant): BounceList {
  const keyOf = (address: string) => ({ pk: `STOP#${address.toLowerCase()}`, sk: 'WHY' });
  return {
    why: async (address) => ((await getItem(table, keyOf(address)))?.['why'] as string | null | undefined) ?? null,
    stop: async (address, why) => {
      await putItem(table, { ...keyOf(address), why, at: now(), ...(why === null ? { doubts: 0 } : {}) });
    },
    // Whoever hears of bounces may read nothing of the table: each put says what must stand there before it.
    doubt: async (address) => {
      const put = (expression: string, what: DynamoItem, values: DynamoItem) =>
        putItem(table, { ...keyOf(address), at: now(), since: now(), ...what }, { expression, values });
      const earlier = 'doubts = :doubts AND since <= :earlier';
      const after = (doubts: number) => ({ ':doubts': doubts, ':earlier': now() - DAY_SECONDS * 1_000 });
      const first = 'attribute_not_exists(pk) OR doubts = :none';
      if (await put(first, { why: null, doubts: 1 }, { ':none': 0 })) return false;
      if (await put(earlier, { why: null, doubts: 2 }, after(1))) return false;
      return put(earlier, { why: 'bounced' }, after(2));
    },
  };
}

export function dynamoHeartbeat(table: DynamoTable): Heartbeat {
  const key = { pk: 'HEARTBEAT', sk: 'LAST' };
  return {
    last: async () => ((await getItem(table, key))?.['at'] as number | undefined) ?? null,
    beat: async (at) => {
      await putItem(table, { ...key, at });
    },
  };
}

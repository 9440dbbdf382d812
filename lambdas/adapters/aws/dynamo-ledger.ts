/** Small facts about mail in the table: what has been dealt with, what budgets are spent, where mail must not go. */
import type { Instant } from '../../../engine/time.ts';
import type { Budgets, Heartbeat, MailLedger, SuppressionList } from '../../ports.ts';
import { type DynamoTable, EXPIRES, getItem, putItem, updateItem } from './dynamo-table.ts';

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

export function dynamoSuppressionList(table: DynamoTable, now: () => Instant): SuppressionList {
  const keyOf = (address: string) => ({ pk: `STOP#${address.toLowerCase()}`, sk: 'WHY' });
  return {
    why: async (address) => ((await getItem(table, keyOf(address)))?.['why'] as string | null | undefined) ?? null,
    stop: async (address, why) => {
      await putItem(table, { ...keyOf(address), why, at: now() });
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

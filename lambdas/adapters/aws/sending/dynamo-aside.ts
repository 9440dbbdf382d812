/** Mails that nobody sends any more but by hand, in the table: they stand in a line of their own of those that wait. */
import type { Instant } from '../../../../engine/time.ts';
import type { AsideMails, OutboxMail, OutgoingMail } from '../../../ports.ts';
import { mailItem, waitingIn, waitingMail } from '../dynamo-outbox.ts';
import { unpackItem } from '../dynamo-packing.ts';
import { type DynamoTable, getItem, outboxKey, putItem, updateItem } from '../dynamo-table.ts';

const LINE = 'ASIDE';

/** `ask`: for a mail to be sent. */
export function dynamoAside(
  table: DynamoTable,
  now: () => Instant,
  ask: (mail: OutboxMail) => Promise<void>,
): AsideMails {
  return {
    put: async (id, why) => {
      await updateItem(table, outboxKey(id), {
        UpdateExpression: 'SET #state = :aside, waiting = :line, #date = :now, leased = :none, why = :why',
        ConditionExpression: 'attribute_exists(pk) AND #state <> :sent',
        ExpressionAttributeNames: { '#state': 'state', '#date': 'date' },
        ExpressionAttributeValues: {
          ':aside': 'aside',
          ':line': LINE,
          ':now': now(),
          ':none': 0,
          ':why': why,
          ':sent': 'sent',
        },
      });
    },

    all: async () => {
      const found = await waitingIn(table, LINE, now());
      const items = await Promise.all(found.map(({ id }) => getItem(table, outboxKey(id))));
      return found.map(({ id, date }, n) => ({ id, why: String(items[n]?.['why'] ?? ''), since: date }));
    },

    takeUp: async (id) => {
      const found = await getItem(table, outboxKey(id));
      if (found?.['state'] !== 'aside') return;
      const mail = await unpackItem<OutgoingMail>(table, found);
      await putItem(table, await mailItem(table, mail));
      await ask(waitingMail(mail));
    },
  };
}

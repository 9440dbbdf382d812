/**
 * Lines of the index `waiting` in which nothing lies. Each sweep asks for eighty of them, and on one machine nearly all are empty: what a
 * judge at rest takes of the processor went there.
 */
import {
  BatchWriteCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandOutput,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { type DynamoItem, type DynamoTable, WAITING_INDEX } from '../../../lambdas/adapters/aws/dynamo-table.ts';

export type Send = (command: unknown) => Promise<unknown>;

/** The table, whose commands go through `send`. */
export function sendingBy({ client, name }: DynamoTable, send: Send): DynamoTable {
  return { name, client: Object.assign(Object.create(client) as typeof client, { send }) };
}

/** The items that a command writes whole. */
export function itemsPut(command: unknown): readonly DynamoItem[] {
  if (command instanceof PutCommand) return [command.input.Item as DynamoItem];
  const puts =
    command instanceof TransactWriteCommand
      ? (command.input.TransactItems ?? []).map(({ Put }) => Put)
      : command instanceof BatchWriteCommand
        ? Object.values(command.input.RequestItems ?? {})
            .flat()
            .map(({ PutRequest }) => PutRequest)
        : [];
  return puts.flatMap((put) => (put?.Item === undefined ? [] : [put.Item]));
}

/** The table, which is not asked again for a line that was empty before anything was put into one. */
export function knowingEmptyLines(table: DynamoTable): DynamoTable {
  const send: Send = (command) => table.client.send(command as QueryCommand);
  const empty = new Set<string>();
  let puts = 0;
  const forget = () => {
    puts += 1;
    empty.clear();
  };
  const ask = async (command: QueryCommand): Promise<unknown> => {
    const { ':line': line } = command.input.ExpressionAttributeValues ?? {};
    if (empty.has(line as string)) return { Items: [], Count: 0, ScannedCount: 0 };
    const before = puts;
    const answer = (await send(command)) as QueryCommandOutput;
    if (answer.Count === 0) {
      // What waits for later is there, too.
      const { TableName, IndexName } = command.input;
      const whole = new QueryCommand({
        ...{ TableName, IndexName, Limit: 1 },
        KeyConditionExpression: 'waiting = :line',
        ExpressionAttributeValues: { ':line': line },
      });
      if (((await send(whole)) as QueryCommandOutput).Count === 0 && before === puts) empty.add(line as string);
    }
    return answer;
  };
  return sendingBy(table, async (command) => {
    if (command instanceof QueryCommand && command.input.IndexName === WAITING_INDEX) return ask(command);
    const isPut =
      command instanceof UpdateCommand
        ? command.input.UpdateExpression?.includes('waiting') === true
        : itemsPut(command).some((item) => item['waiting'] !== undefined);
    return isPut ? send(command).finally(forget) : send(command);
  });
}

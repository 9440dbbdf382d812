/** A table as one role sees it: what its policy does not allow is denied, as AWS denies it, and noted. */
import type { S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { DynamoTable } from '../../lambdas/adapters/aws/dynamo-table.ts';
import { isAllowed, mayTouch, type Right, type TableCall } from './rights.ts';

interface Keyed {
  readonly pk: string;
}

interface Input {
  readonly Key?: Keyed;
  readonly Item?: Keyed;
  readonly IndexName?: string;
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>;
  readonly ProjectionExpression?: string;
  readonly ExpressionAttributeValues?: Readonly<Record<string, unknown>>;
  readonly RequestItems?: Readonly<
    Record<string, { readonly Keys?: readonly Keyed[] } | readonly { readonly PutRequest?: { readonly Item: Keyed } }[]>
  >;
  readonly TransactItems?: readonly { readonly Put: { readonly Item: Keyed } }[];
}

/** `rights`: null while nobody of that role is at work. */
export function guardedTable(
  { client, name }: DynamoTable,
  rights: () => readonly Right[] | null,
  note: (call: TableCall) => void,
): DynamoTable {
  const send = async (command: { readonly input: Input }): Promise<unknown> => {
    const held = rights();
    for (const call of held === null ? [] : callsOf(command.constructor.name, command.input)) {
      if (!mayTouch(held!, call)) throw denied(call);
      note(call);
    }
    return client.send(command as Parameters<DynamoDBDocumentClient['send']>[0]);
  };
  return { client: { send } as unknown as DynamoDBDocumentClient, name };
}

function denied(call: object): Error {
  return Object.assign(new Error(`Denied: ${JSON.stringify(call)}`), { name: 'AccessDeniedException' });
}

const FILE_ACTIONS: Readonly<Record<string, string>> = {
  GetObjectCommand: 's3:GetObject',
  PutObjectCommand: 's3:PutObject',
  DeleteObjectCommand: 's3:DeleteObject',
  ListObjectsV2Command: 's3:ListBucket',
};

/** A bucket as one role sees it, by its name in the template. */
export function guardedBucket(client: S3Client, rights: () => readonly Right[] | null): S3Client {
  const send = async (command: { readonly input: { readonly Bucket?: string; readonly Key?: string } }) => {
    const { Bucket, Key } = command.input;
    const held = rights();
    const call = {
      action: FILE_ACTIONS[command.constructor.name]!,
      resource: Key === undefined ? Bucket! : `${Bucket}/${Key}`,
      key: null,
    };
    if (held !== null && !isAllowed(held, { ...call, by: '' })) throw denied(call);
    return client.send(command as unknown as Parameters<S3Client['send']>[0]);
  };
  return { send } as unknown as S3Client;
}

/** A transaction needs the rights of its parts, a batch one right for all of its keys. */
function callsOf(command: string, input: Input): readonly TableCall[] {
  const call = (action: string, keys: readonly string[], resource = 'Table') => [
    { action: `dynamodb:${action}`, resource, keys },
  ];
  const { Key, Item, IndexName, ExpressionAttributeValues: values = {}, RequestItems = {}, TransactItems = [] } = input;
  switch (command) {
    case 'GetCommand': {
      const { ProjectionExpression: named, ExpressionAttributeNames: names = {} } = input;
      const attributes = named?.split(', ').map((each) => names[each] ?? each);
      return call('GetItem', [Key!.pk]).map((each) => ({
        ...each,
        ...(attributes === undefined ? {} : { attributes }),
      }));
    }
    case 'UpdateCommand':
    case 'DeleteCommand':
      return call(`${command.replace('Command', '')}Item`, [Key!.pk]);
    case 'PutCommand':
      return call('PutItem', [Item!.pk]);
    case 'QueryCommand':
      return IndexName === undefined
        ? call('Query', [String(values[':pk'])])
        : call('Query', [], `Table/index/${IndexName}`);
    case 'BatchGetCommand':
      return call(
        'BatchGetItem',
        Object.values(RequestItems).flatMap((each) => ('Keys' in each ? (each.Keys ?? []).map(({ pk }) => pk) : [])),
      );
    case 'BatchWriteCommand':
      return call(
        'BatchWriteItem',
        Object.values(RequestItems).flatMap((each) =>
          'length' in each ? each.map(({ PutRequest }) => PutRequest!.Item.pk) : [],
        ),
      );
    case 'TransactWriteCommand':
      return TransactItems.flatMap(({ Put }) => call('PutItem', [Put.Item.pk]));
    default:
      throw new Error(`Nobody knows what ${command} asks for.`);
  }
}

/** The policy for whoever deploys has each right that the operator's page and the commands need, and no other. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const COMMANDS = [
  'docs/operating.md',
  ...readdirSync(new URL('../../infra/aws/deployed', import.meta.url)).map((name) => `infra/aws/deployed/${name}`),
];
const CLIENTS = ['infra/tools/cli/commands/restore.ts', 'infra/tools/cli/commands/unsent.ts'].concat(
  ['dynamo-table', 'dynamo-restore', 'dynamo-games', 's3-files', 's3-mailroom', 'secret-key', 'sqs-queue'].map(
    (name) => `lambdas/adapters/aws/${name}.ts`,
  ),
  ['scheduler-timers', 'lambda-calls'].map((name) => `lambdas/adapters/aws/${name}.ts`),
);

const SERVICES: Readonly<Record<string, string>> = {
  apigateway: 'apigateway',
  cloudformation: 'cloudformation',
  cloudwatch: 'cloudwatch',
  dynamodb: 'dynamodb',
  'lib-dynamodb': 'dynamodb',
  events: 'events',
  lambda: 'lambda',
  s3: 's3',
  s3api: 's3',
  scheduler: 'scheduler',
  'secrets-manager': 'secretsmanager',
  'service-quotas': 'servicequotas',
  ses: 'ses',
  sesv2: 'ses',
  sns: 'sns',
  sqs: 'sqs',
};

/** Where an action has another name than its call. */
const ACTIONS: Readonly<Record<string, string>> = {
  'apigateway:GetAccount': 'apigateway:GET',
  'dynamodb:BatchGet': 'dynamodb:BatchGetItem',
  'dynamodb:BatchWrite': 'dynamodb:BatchWriteItem',
  'dynamodb:Delete': 'dynamodb:DeleteItem',
  'dynamodb:Get': 'dynamodb:GetItem',
  'dynamodb:Put': 'dynamodb:PutItem',
  'dynamodb:TransactWrite': 'dynamodb:PutItem',
  'dynamodb:Update': 'dynamodb:UpdateItem',
  'lambda:Invoke': 'lambda:InvokeFunction',
  's3:ListObjectsV2': 's3:ListBucket',
  'sqs:SendMessageBatch': 'sqs:SendMessage',
};

/** What functions do alone, and the local judge. */
const NOT_THEIRS = new Set(['dynamodb:CreateTable', 's3:DeleteObject', 'sqs:ChangeMessageVisibility']);

/** What other rights bring with them: stacks are made by the roles of bootstrap, a wake-up has its role, a raw mail is one to be sent. */
const BESIDES = ['iam:PassRole', 'ses:SendRawEmail', 'sts:AssumeRole'];

function actionOf(service: string, call: string): string {
  const action = `${SERVICES[service]!}:${call}`;
  return ACTIONS[action] ?? action;
}

const camel = (call: string) => call.replace(/(?:^|-)[a-z]/g, (letter) => letter.slice(-1).toUpperCase());

it('the policy for whoever deploys has each right that the page and the commands need, and no other', () => {
  const asked = COMMANDS.flatMap((path) =>
    [...read(path).matchAll(/(?:\baws |')([a-z][a-z0-9-]+)(?: |', ')([a-z][a-z0-9-]+)/g)].flatMap(
      ([, service, call]) => (service! in SERVICES ? [actionOf(service!, camel(call!))] : []),
    ),
  );
  const called = CLIENTS.flatMap((path) =>
    [...read(path).matchAll(/import (?:type )?\{([^}]+)\} from '@aws-sdk\/(?:client-)?([\w-]+)'/g)].flatMap(
      ([, names, service]) => [...names!.matchAll(/(\w+)Command\b/g)].map(([, call]) => actionOf(service!, call!)),
    ),
  );
  const needed = new Set([...asked, ...called, ...BESIDES].filter((action) => !NOT_THEIRS.has(action)));
  const { Statement } = JSON.parse(read('infra/aws/deployer-policy.json')) as { Statement: { Action: string[] }[] };
  expect(Statement.flatMap(({ Action }) => Action).sort()).toEqual([...needed].sort());
});

/** What each function may do, and nothing else: whoever gives one another right has to say so in `tests/infra/allowed.ts` as well. */
import type { PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { ConfigurationSet } from 'aws-cdk-lib/aws-ses';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { MAIL_STATE } from '../../lambdas/adapters/aws/dynamo-outbox.ts';
import { WAITING_INDEX } from '../../lambdas/adapters/aws/dynamo-table.ts';
import type { FunctionName } from './bundle.ts';
import type { Config } from './config.ts';
import type { DataStack } from './data-stack.ts';
import type { Made } from './function.ts';
import { allowRights, arnHere } from './policy.ts';
import { TAKE } from './queues.ts';

export interface Touched {
  readonly config: Config;
  readonly data: DataStack;
  readonly inbound: IQueue;
  readonly outbound: IQueue;
  readonly deadline: IQueue;
  readonly scheduleRole: Role;
  readonly configurationSet: ConfigurationSet;
}

/** Kinds of items that a section of a mail may change, but for mail itself. */
const DECIDED = ['GAME#*', 'GAMES', 'GAMES#*', 'OVER#*', 'PERSON#*', 'ADDRESS#*', 'WORD#*', 'SHEET#*', 'SHEETUSE#*'];
/** And those that it looks at. */
const ASKED_ABOUT = ['BUDGET#*', 'STOP#*', 'HEARTBEAT', 'MAIL#delivery:*', 'MAIL#failed:*', 'MAIL#plays-at:*'];

type Made_ = Readonly<Partial<Record<FunctionName, Made>>>;

/** `made`: functions that are there already, and may be called. */
export function rightsOf(
  scope: Construct,
  { config, data, inbound, outbound, deadline, scheduleRole, configurationSet }: Touched,
): (name: FunctionName, made: Made_) => readonly PolicyStatement[] {
  const table = data.table.tableArn;
  const onTable = (...actions: readonly string[]) =>
    allowRights(
      actions.map((each) => `dynamodb:${each}`),
      [table],
    );
  const onlyAt = (actions: readonly string[], ...keys: readonly string[]) => onlyOf(actions, keys, null);
  /** `attributes`: those that the request names, and it names some; null: all. */
  const onlyOf = (actions: readonly string[], keys: readonly string[], attributes: readonly string[] | null) =>
    allowRights(
      actions.map((each) => `dynamodb:${each}`),
      [table],
      {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...keys] },
        ...(attributes === null ? {} : { 'ForAllValues:StringEquals': { 'dynamodb:Attributes': [...attributes] } }),
        // Of a request without any key, or attribute, the conditions above hold.
        Null: {
          'dynamodb:LeadingKeys': 'false',
          ...(attributes === null ? {} : { 'dynamodb:Attributes': 'false' }),
        },
      },
    );
  const read = (prefix: string, bucket = data.records) =>
    allowRights(['s3:GetObject'], [bucket.arnForObjects(`${prefix}*`)]);
  const write = (prefix: string, bucket = data.records) =>
    allowRights(['s3:PutObject'], [bucket.arnForObjects(`${prefix}*`)]);
  // Without the right to list, S3 says that a missing file is forbidden.
  const list = (bucket = data.records) => allowRights(['s3:ListBucket'], [bucket.bucketArn]);
  const send = (queue: IQueue) => allowRights(['sqs:SendMessage'], [queue.queueArn]);
  const take = (queue: IQueue) => allowRights(TAKE, [queue.queueArn]);
  const secret = allowRights(['secretsmanager:GetSecretValue'], [data.secret.secretArn]);
  const writesPages = [read('', data.pages), write('', data.pages), list(data.pages)];
  const call = (made: Made_, name: FunctionName) =>
    allowRights(['lambda:InvokeFunction'], [made[name]!.function.functionArn]);
  const decides = (made: Made_): readonly PolicyStatement[] => [
    onTable('GetItem', 'BatchGetItem', 'PutItem', 'BatchWriteItem', 'UpdateItem', 'Query'),
    // A deadline waits for the mail of its own players: the head of what waits tells whose it may be.
    read('inbox/'),
    ...commits(made),
  ];
  /** Variants on trial: what a game, or a map, may stand on. */
  const trials = read('trials/kept/');
  /** What follows from a commit. */
  const commits = (made: Made_): readonly PolicyStatement[] => [
    list(),
    // What is published is asked for, and written by another.
    call(made, 'pages'),
    send(outbound),
    // Bots mail their orders: they lie where received mail lies, and are announced like it.
    write('inbox/bot-'),
    send(inbound),
    secret,
    allowRights(['scheduler:CreateSchedule'], [arnHere(scope, 'scheduler', `schedule/${config.stack}/game-*`)]),
    allowRights(['iam:PassRole'], [scheduleRole.roleArn], {
      StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' },
    }),
  ];
  const all: Readonly<Record<FunctionName, (made: Made_) => readonly PolicyStatement[]>> = {
    // It decides nothing: it reads games and people, and writes what anybody may see, and what maps are drawn from.
    pages: () => [
      onTable('GetItem', 'BatchGetItem', 'Query'),
      onlyAt(['UpdateItem'], 'LISTS#*'),
      read('phases/'),
      write('phases/'),
      trials,
      ...writesPages,
      list(),
      secret,
    ],
    // It reads what has been published of games, and can neither read nor change anything in the table but its own answers.
    'what-if': () => [read('phases/'), trials, onlyAt(['PutItem'], 'OUT#whatif-*', 'TO#*'), send(outbound)],
    // What it looks at may mean harm. It reads those mails that were laid before it, and keeps variants; of the table it reads nothing.
    'try-variant': () => [
      read('trials/asked/'),
      read('trials/state/'),
      write('trials/state/'),
      write('trials/kept/'),
      onlyAt(['PutItem', 'BatchWriteItem'], 'OUT#variant-*', 'TO#*', 'BLOB#*'),
      send(outbound),
      // That a game is to begin, told to who knows of games.
      send(inbound),
    ],
    // It, and the next two, put word of what has happened elsewhere into the queue of received mail, and no mail.
    outbound: () => [
      take(outbound),
      onlyAt(['UpdateItem'], 'OUT#*', 'PACE#*'),
      onlyAt(['Query'], 'BLOB#*'),
      // Of mails that are read at the same moment the addresses are asked for together.
      onlyAt(['BatchGetItem', 'GetItem', 'PutItem'], 'STOP#*'),
      // That an address is refused for good, told to who knows of games.
      send(inbound),
      // A mail by which it is seen whether SES takes some again, and those for which there was no turn.
      send(outbound),
      allowRights(
        ['ses:SendRawEmail'],
        [
          // In the sandbox SES asks for the right to the recipient's identity too, whichever that is.
          arnHere(scope, 'ses', 'identity/*'),
          arnHere(scope, 'ses', `configuration-set/${configurationSet.configurationSetName}`),
        ],
        { StringLike: { 'ses:FromAddress': `*@${config.domain}` } },
      ),
    ],
    feedback: () => [onlyAt(['PutItem'], 'STOP#*'), send(inbound)],
    // Anybody can call it. It reads nothing of the table, and writes there only that somebody wants no invitations.
    'no-invitations': () => [onlyAt(['PutItem'], 'STOP#invitations:*'), send(inbound), secret],
    inbound: (made) => [
      take(inbound),
      allowRights(['s3:DeleteObject'], [data.records.arnForObjects('inbox/*')]),
      // A mail that waited for a word.
      read('mail/'),
      call(made, 'what-if'),
      call(made, 'try-variant'),
      write('trials/asked/'),
      trials,
      // Somebody moves to another address, or wishes to be forgotten.
      onlyAt(['DeleteItem'], 'PERSON#*', 'ADDRESS#*', 'TO#*'),
      ...decides(made),
    ],
    deadline: (made) => [take(deadline), ...decides(made), trials, send(deadline)],
    sweep: (made) => [
      ...decides(made),
      trials,
      // Lists of games.
      read('phases/'),
      read('lists/'),
      write('lists/'),
      ...writesPages,
      allowRights(['dynamodb:Query'], [`${table}/index/${WAITING_INDEX}`]),
      send(deadline),
    ],
    // Anybody can call it. It reads what maps are drawn from, under names that only those know who may see them, the records of phases,
    // which anybody may see, and what is published of games; where there is no distribution, all that is published. It writes nothing.
    'on-demand': () => [read('phases/'), trials, read(data.distribution === null ? '' : 'games/', data.pages)],
    // It decides as `inbound` does. It reads no mail, neither what came nor what goes out, nor a list of it, moves nobody's address, forgets
    // nobody and ends mail to nobody. A key begins with its kind, not with whose it is: of these kinds it may touch everybody's.
    sheet: (made) => [
      onlyAt(['GetItem', 'BatchGetItem'], ...DECIDED, ...ASKED_ABOUT),
      onlyAt(['Query'], 'GAME#*', 'PERSON#*', 'BLOB#*'),
      onlyOf(['GetItem'], ['OUT#*'], MAIL_STATE),
      onlyAt(['PutItem', 'BatchWriteItem'], ...DECIDED, 'OUT#*', 'TO#*', 'BLOB#*'),
      onlyAt(['UpdateItem'], 'BUDGET#*', 'LISTS#*'),
      onlyAt(['DeleteItem'], 'SHEET#*'),
      read('phases/'),
      trials,
      ...commits(made),
    ],
  };
  return (name, made) => all[name](made);
}

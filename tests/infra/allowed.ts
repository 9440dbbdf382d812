/** Every right of every role, written down once more by hand: whoever gives a function another right has to say so here. */

const run = (name: string) => [
  `logs:CreateLogStream ${name}Log`,
  `logs:PutLogEvents ${name}Log`,
  'xray:PutTelemetryRecords *',
  'xray:PutTraceSegments *',
];

const takeFrom = (queue: string) =>
  ['ChangeMessageVisibility', 'DeleteMessage', 'GetQueueAttributes', 'GetQueueUrl', 'ReceiveMessage'].map(
    (action) => `sqs:${action} ${queue}`,
  );

/** Where Lambda puts calls on which the function has failed three times. */
const MISSED = ['sqs:SendMessage MissedCalls'];

/** What follows from a commit. */
const COMMITS = [
  'iam:PassRole ScheduleRole {"StringEquals":{"iam:PassedToService":"scheduler.amazonaws.com"}}',
  's3:ListBucket Records',
  // What bots of the judge write.
  's3:PutObject Records/inbox/bot-*',
  'scheduler:CreateSchedule schedule/chancery/game-*',
  'secretsmanager:GetSecretValue Secret',
  'sqs:SendMessage InboundQueue',
  'sqs:SendMessage OutboundQueue',
  // Pages are asked for by a call that nobody waits for.
  'lambda:InvokeFunction Pages',
];

/** What goes with deciding in games. */
const GAMES = [
  ...['BatchGetItem', 'BatchWriteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'].map(
    (action) => `dynamodb:${action} Table`,
  ),
  // The head of mail that waits.
  's3:GetObject Records/inbox/*',
  ...COMMITS,
];

/** Kinds of items that an order sheet changes, and those that it looks at. */
const CHANGED = 'GAME#*, GAMES, GAMES#*, OVER#*, PERSON#*, ADDRESS#*, WORD#*, SHEET#*, SHEETUSE#*';
const SEEN = 'BUDGET#*, STOP#*, HEARTBEAT, MAIL#delivery:*, MAIL#failed:*, MAIL#plays-at:*';

const PAGES = ['s3:GetObject Pages/*', 's3:GetObject Records/phases/*', 's3:ListBucket Pages', 's3:PutObject Pages/*'];

/** What a game, or a map, may stand on. */
const TRIALS = 's3:GetObject Records/trials/kept/*';

const FROM_US = '{"StringLike":{"ses:FromAddress":"*@judge.example.org"}}';

export const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  Inbound: [
    ...run('Inbound'),
    ...takeFrom('InboundQueue'),
    ...GAMES,
    // What waited for a word.
    's3:GetObject Records/mail/*',
    'dynamodb:DeleteItem Table at PERSON#*, ADDRESS#*, TO#*',
    's3:DeleteObject Records/inbox/*',
    'lambda:InvokeFunction WhatIf',
    'lambda:InvokeFunction TryVariant',
    's3:PutObject Records/trials/asked/*',
    TRIALS,
  ],
  Deadline: [...run('Deadline'), ...takeFrom('DeadlineQueue'), ...GAMES, TRIALS, 'sqs:SendMessage DeadlineQueue'],
  Pages: [
    ...run('Pages'),
    ...MISSED,
    ...PAGES,
    TRIALS,
    'dynamodb:BatchGetItem Table',
    'dynamodb:GetItem Table',
    'dynamodb:Query Table',
    'dynamodb:UpdateItem Table at LISTS#*',
    's3:ListBucket Records',
    's3:PutObject Records/phases/*',
    'secretsmanager:GetSecretValue Secret',
  ],
  Sweep: [
    ...run('Sweep'),
    ...GAMES,
    ...PAGES,
    TRIALS,
    'dynamodb:Query Table/index/waiting',
    's3:GetObject Records/lists/*',
    's3:PutObject Records/lists/*',
    'sqs:SendMessage DeadlineQueue',
    ...MISSED,
  ],
  Outbound: [
    ...run('Outbound'),
    ...takeFrom('OutboundQueue'),
    'dynamodb:BatchGetItem Table at STOP#*',
    'dynamodb:GetItem Table at STOP#*',
    'dynamodb:PutItem Table at STOP#*',
    'sqs:SendMessage InboundQueue',
    // Asks for a mail once more, later.
    'sqs:SendMessage OutboundQueue',
    'dynamodb:Query Table at BLOB#*',
    'dynamodb:UpdateItem Table at OUT#*, PACE#*',
    `ses:SendRawEmail configuration-set/Sending ${FROM_US}`,
    `ses:SendRawEmail identity/* ${FROM_US}`,
  ],
  Feedback: [...run('Feedback'), ...MISSED, 'dynamodb:PutItem Table at STOP#*', 'sqs:SendMessage InboundQueue'],
  OnDemand: [...run('OnDemand'), TRIALS, 's3:GetObject Records/phases/*', 's3:GetObject Pages/games/*'],
  WhatIf: [
    ...run('WhatIf'),
    ...MISSED,
    'dynamodb:PutItem Table at OUT#whatif-*, TO#*',
    's3:GetObject Records/phases/*',
    TRIALS,
    'sqs:SendMessage OutboundQueue',
  ],
  // What it looks at may mean harm: it reads those mails alone, and of the table nothing.
  TryVariant: [
    ...run('TryVariant'),
    ...MISSED,
    's3:GetObject Records/trials/asked/*',
    's3:GetObject Records/trials/state/*',
    's3:PutObject Records/trials/state/*',
    's3:PutObject Records/trials/kept/*',
    'dynamodb:PutItem Table at OUT#variant-*, TO#*, BLOB#*',
    'dynamodb:BatchWriteItem Table at OUT#variant-*, TO#*, BLOB#*',
    'sqs:SendMessage InboundQueue',
    'sqs:SendMessage OutboundQueue',
  ],
  NoInvitations: [
    ...run('NoInvitations'),
    'dynamodb:PutItem Table at STOP#invitations:*',
    'sqs:SendMessage InboundQueue',
    'secretsmanager:GetSecretValue Secret',
  ],
  // It reads no mail: of what goes out it sees how far it is.
  Sheet: [
    ...run('Sheet'),
    ...COMMITS,
    `dynamodb:BatchGetItem Table at ${CHANGED}, ${SEEN}`,
    `dynamodb:GetItem Table at ${CHANGED}, ${SEEN}`,
    'dynamodb:GetItem Table at OUT#* of pk, sk, state, leased, members',
    'dynamodb:Query Table at GAME#*, PERSON#*, BLOB#*',
    `dynamodb:PutItem Table at ${CHANGED}, OUT#*, TO#*, BLOB#*`,
    `dynamodb:BatchWriteItem Table at ${CHANGED}, OUT#*, TO#*, BLOB#*`,
    'dynamodb:UpdateItem Table at BUDGET#*, LISTS#*',
    'dynamodb:DeleteItem Table at SHEET#*',
    's3:GetObject Records/phases/*',
    TRIALS,
  ],
  Schedule: ['sqs:SendMessage DeadlineQueue', 'sqs:SendMessage MissedCalls'],
};

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

/** What goes with deciding in games. */
const GAMES = [
  'dynamodb:BatchGetItem Table',
  'dynamodb:BatchWriteItem Table',
  'dynamodb:GetItem Table',
  'dynamodb:PutItem Table',
  'dynamodb:Query Table',
  'dynamodb:UpdateItem Table',
  'iam:PassRole ScheduleRole {"StringEquals":{"iam:PassedToService":"scheduler.amazonaws.com"}}',
  // The head of mail that waits.
  's3:GetObject Records/inbox/*',
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

const PAGES = ['s3:GetObject Pages/*', 's3:GetObject Records/phases/*', 's3:ListBucket Pages', 's3:PutObject Pages/*'];

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
  ],
  Deadline: [...run('Deadline'), ...takeFrom('DeadlineQueue'), ...GAMES, 'sqs:SendMessage DeadlineQueue'],
  Pages: [
    ...run('Pages'),
    ...MISSED,
    ...PAGES,
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
    'dynamodb:Query Table/index/waiting',
    's3:GetObject Records/lists/*',
    's3:PutObject Records/lists/*',
    'sqs:SendMessage DeadlineQueue',
    // Whether mail that nobody has handled lies there.
    'sqs:GetQueueAttributes InboundQueue',
    'sqs:GetQueueAttributes DeadLetters',
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
  OnDemand: [...run('OnDemand'), 's3:GetObject Records/phases/*', 's3:GetObject Pages/games/*'],
  WhatIf: [
    ...run('WhatIf'),
    ...MISSED,
    'dynamodb:PutItem Table at OUT#whatif-*, TO#*',
    's3:GetObject Records/phases/*',
    'sqs:SendMessage OutboundQueue',
  ],
  NoInvitations: [
    ...run('NoInvitations'),
    'dynamodb:PutItem Table at STOP#invitations:*',
    'sqs:SendMessage InboundQueue',
    'secretsmanager:GetSecretValue Secret',
  ],
  Sheet: [...run('Sheet'), ...GAMES, 'dynamodb:DeleteItem Table at SHEET#*', 's3:GetObject Records/phases/*'],
  Schedule: ['sqs:SendMessage DeadlineQueue', 'sqs:SendMessage MissedCalls'],
};

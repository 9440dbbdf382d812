/** What our own evaluator of policies says, an evaluator that others wrote says too: of every role and every call, and of calls that nobody may make. */
import { expect, test } from 'vitest';
import { describeWith } from '../describe-with.ts';
import { isAllowed, type RecordedCall, rightsIn, synthesiseGood } from '../infra/rights.ts';
import { type Asked, askedBy, policiesOf, verdicts } from './policies.ts';
import { HAVE_EVALUATOR } from './servers.ts';

/** Partitions of each kind that the table has. */
const KEYS = [
  ...['GAME#marne', 'GAMES#1', 'OVER#1', 'GOING', 'PERSON#p1', 'ADDRESS#a@example.org', 'WORD#w', 'TO#a@example.org'],
  ...['MAIL#key', 'BUDGET#key', 'OUT#1', 'OUT#whatif-1', 'STOP#a@example.org', 'STOP#invitations:a@example.org'],
  ...['BLOB#1', 'LISTS', 'LISTS#1', 'PACE#0', 'SHEET#1'],
];
/** Of a condition on what the call says of itself. */
const SAID: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  'ses:SendRawEmail': [
    'judge@judge.example.org',
    'marne@judge.example.org',
    'judge@two.judge.example.org',
    'x@evil.example',
  ].map((address) => ({ 'ses:FromAddress': address })),
  'iam:PassRole': ['scheduler.amazonaws.com', 'lambda.amazonaws.com'].map((service) => ({
    'iam:PassedToService': service,
  })),
};
/** Beside what the roles name. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  's3:GetObject': ['Records/other/1', 'Records/inboxes', 'Pages/other', 'Records/lists/1', 'Records/mail/1'],
  's3:PutObject': ['Records/inbox/1', 'Records/mail/1', 'Records/other', 'Pages/x'],
  'lambda:InvokeFunction': ['Sweep', 'Outbound', 'Pages'],
  's3:DeleteObject': ['Records/mail/1', 'Pages/x', 'Records/inbox/1'],
  'scheduler:CreateSchedule': ['schedule/other/game-1', 'schedule/chancery/other', 'schedule/chancery-two/game-1'],
  'dynamodb:Query': ['Table/index/other'],
};
/** Of another judge, account or region. */
const FOREIGN: readonly (readonly [actions: RegExp, arn: string, account: string])[] = [
  [/^dynamodb:/, 'arn:aws:dynamodb:eu-west-1:111111111111:table/Other', '111111111111'],
  [/^dynamodb:/, 'arn:aws:dynamodb:eu-west-1:222222222222:table/Other', '222222222222'],
  [/^dynamodb:/, 'arn:aws:dynamodb:eu-central-1:111111111111:table/Table', '111111111111'],
  [/^s3:.*Object$/, 'arn:aws:s3:::others-bucket/inbox/1', '222222222222'],
  [/^s3:.*Object$/, 'arn:aws:s3:::records/inbox/1', '111111111111'],
  [/^s3:ListBucket$/, 'arn:aws:s3:::others-bucket', '111111111111'],
  [/^sqs:/, 'arn:aws:sqs:eu-west-1:111111111111:InboundQueue', '111111111111'],
  [/^sqs:/, 'arn:aws:sqs:eu-west-1:222222222222:OutboundQueue', '222222222222'],
  [/^lambda:/, 'arn:aws:lambda:eu-west-1:111111111111:function:Other', '111111111111'],
  [/^secretsmanager:/, 'arn:aws:secretsmanager:eu-west-1:111111111111:secret:other-AbCdEf', '111111111111'],
  [/^scheduler:/, 'arn:aws:scheduler:eu-central-1:111111111111:schedule/chancery/game-1', '111111111111'],
  [/^iam:/, 'arn:aws:iam::111111111111:role/admin', '111111111111'],
];

describeWith('stand-ins', HAVE_EVALUATOR, 'policies evaluated by others', () => {
  test('every role, every action, on whatever any role may touch, and beside it', { timeout: 600_000 }, async () => {
    const templates = await synthesiseGood();
    const rights = rightsIn(templates.service);
    const roles = [...rights.keys()];
    const named = [...rights.values()].flat().map(({ action, resource }) => ({ action, resource: sample(resource) }));
    const beside = Object.entries(BESIDE).flatMap(([action, all]) => all.map((resource) => ({ action, resource })));
    const calls = new Map<string, Omit<RecordedCall, 'by'>>();
    for (const { action, resource } of [...named, ...beside]) {
      for (const key of action.startsWith('dynamodb:') ? KEYS : [null])
        for (const context of SAID[action] ?? [undefined])
          for (const attributes of action === 'dynamodb:GetItem'
            ? [undefined, ['state'], ['state', 'body']]
            : [undefined]) {
            const call = {
              ...{ action, resource, key },
              ...(context === undefined ? {} : { context }),
              ...(attributes === undefined ? {} : { attributes }),
            };
            calls.set(JSON.stringify(call), call);
          }
    }
    const asked: { readonly ask: Asked; readonly ours: boolean }[] = roles.flatMap((role) => [
      ...[...calls.values()].map((call) => ({
        ask: askedBy(role, call, templates),
        ours: isAllowed(rights.get(role)!, { by: role, ...call }),
      })),
      ...[...new Set(named.map(({ action }) => action))].flatMap((action) =>
        FOREIGN.filter(([actions]) => actions.test(action)).map(([, resource, account]) => ({
          ask: { role, action, resource, account, context: {} },
          ours: false,
        })),
      ),
    ]);
    const theirs = await verdicts(
      policiesOf(templates),
      asked.map(({ ask }) => ask),
    );
    const differ = asked.flatMap(({ ask, ours }, n) =>
      theirs[n] === ours ? [] : [{ ...ask, ours, theirs: theirs[n] }],
    );
    expect(differ.slice(0, 20)).toEqual([]);
    expect(asked.length).toBeGreaterThan(2_000);
    expect(theirs.filter((verdict) => verdict === true).length).toBeGreaterThan(300);
  });

  test('a role that may do more is found out', async () => {
    const templates = await synthesiseGood();
    const wide = { Version: '2012-10-17', Statement: [{ Effect: 'Allow', Action: 's3:*', Resource: '*' }] };
    const call = { action: 's3:DeleteObject', resource: 'Records/mail/1', key: null };
    expect(isAllowed(rightsIn(templates.service).get('OnDemand')!, { by: 'OnDemand', ...call })).toBe(false);
    expect(await verdicts({ OnDemand: wide }, [askedBy('OnDemand', call, templates)])).toEqual([true]);
  });
});

/** One of what a pattern stands for. */
function sample(pattern: string): string {
  if (pattern === '*') return pattern;
  if (pattern === 'identity/*') return 'identity/judge.example.org';
  return pattern.replaceAll('*', 'x1');
}

/**
 * Who else of AWS may do something with what is ours. A service of AWS acts for whoever asks it, also from another account: each right that
 * one has says for whom it counts, and nobody has one without a name.
 */
import { beforeAll, expect, it } from 'vitest';
import { type Synthesised, synthesiseGood } from './rights.ts';

interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Principal: unknown;
  readonly Action: unknown;
  readonly Resource: unknown;
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
interface Resource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>> & {
    readonly PolicyDocument?: { readonly Statement: readonly Statement[] };
  };
}

let made: Synthesised;
beforeAll(async () => {
  made = await synthesiseGood();
}, 180_000);

const ofType = (type: RegExp) =>
  [made.data, made.service].flatMap(({ Resources }) =>
    (Object.values(Resources) as Resource[]).filter(({ Type }) => type.test(Type)),
  );
const statements = () =>
  ofType(/^AWS::(?:S3::BucketPolicy|SNS::TopicPolicy|SQS::QueuePolicy)$/).flatMap(
    ({ Properties }) => Properties.PolicyDocument?.Statement ?? [],
  );

it('is a service, for one of our own things alone', () => {
  const allowed = statements().filter(({ Effect }) => Effect === 'Allow');
  // SES into the bucket and two topics, two topics into their queues and dead letters, CloudWatch, CloudFront, the sweep’s rule.
  expect(allowed.length).toBeGreaterThanOrEqual(9);
  for (const { Principal, Condition = {} } of allowed) {
    expect(Principal).toEqual({ Service: expect.any(String) });
    const keys = Object.values(Condition).flatMap((condition) =>
      Object.keys(condition).map((key) => key.toLowerCase()),
    );
    // Alarms have names of CloudFormation’s: of them the account is known.
    const isAlarm = JSON.stringify(Principal).includes('cloudwatch.amazonaws.com');
    expect(keys, JSON.stringify(Principal)).toContain(isAlarm ? 'aws:sourceaccount' : 'aws:sourcearn');
  }
});

it('is refused without encryption, whoever it is', () => {
  const open = statements().filter(
    ({ Effect, Principal }) => Effect === 'Allow' && /"\*"/.test(JSON.stringify(Principal)),
  );
  expect(open).toEqual([]);
  const denied = statements().filter(({ Condition }) => Condition?.['Bool']?.['aws:SecureTransport'] === 'false');
  expect(denied.length).toBe(ofType(/^AWS::(?:S3::Bucket|SNS::Topic|SQS::Queue)$/).length);
});

it('calls a function for one path of one API, one rule or one topic, alone', () => {
  const calls = ofType(/^AWS::Lambda::Permission$/);
  expect(calls.length).toBe(6);
  for (const { Properties } of calls)
    expect(JSON.stringify(Properties['SourceArn'])).toMatch(
      /execute-api.*\/\*\/\*\/[a-z]|EveryFiveMinutes|FeedbackTopic/,
    );
});

it('puts mail into the bucket by one rule of SES, and nowhere but where mail lies', () => {
  const [put, ...others] = statements().filter(({ Action }) => JSON.stringify(Action).includes('s3:PutObject'));
  expect(others).toEqual([]);
  expect(JSON.stringify(put?.Condition)).toContain(':receipt-rule-set/chancery:receipt-rule/chancery-mail');
  const into = JSON.stringify(put?.Resource).match(/"\/[^"]*"/g);
  expect(into).toEqual(['"/mail/*"', '"/inbox/*"']);
});

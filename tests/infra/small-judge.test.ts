/** A small judge's functions, from their bundles: what the large one hands over by queues goes by calls, and arrives. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleEntry, bundleFunction, type FunctionName, loadedAtStart } from '../../infra/aws/bundle.ts';
import { queueRecord } from '../../lambdas/handlers/batch.ts';
import { formatReceipt } from '../../lambdas/handlers/ses.ts';
import { type FakeAws, openFakeAws } from './fake-aws.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';
import { formatRight, isAllowed, type Right, rightsIn, synthesiseSmall, type TemplateText } from './rights.ts';

const folder = mkdtempSync(join(tmpdir(), 'chancery-small-'));
const MADE = ['inbound', 'outbound', 'pages', 'what-if', 'feedback'] as const satisfies readonly FunctionName[];
let aws: FakeAws;
let template: TemplateText;
let rights: ReadonlyMap<string, readonly Right[]>;
const running: (() => void)[] = [];

beforeAll(async () => {
  for (const name of MADE) bundleFunction(name, folder);
  aws = await openFakeAws();
  template = (await synthesiseSmall()).service;
  rights = rightsIn(template);
}, 180_000);
afterAll(async () => {
  for (const stop of running) stop();
  await aws.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(name: FunctionName): Promise<FunctionProcess> {
  const { PAGES_QUEUE: _, WHAT_IF_QUEUE: __, ...settings } = aws.environment(name);
  const small = { PRESS_QUEUE: settings['OUTBOUND_QUEUE']!, NOTICES_QUEUE: settings['OUTBOUND_QUEUE']! };
  const called = { PAGES_FUNCTION: 'Pages', WHAT_IF_FUNCTION: 'WhatIf' };
  const started = await startFunction(name, join(folder, name), { ...settings, ...small, ...called });
  running.push(started.kill);
  return started;
}

const ofQueue = (message: unknown) => ({ Records: [queueRecord('inbound', 'm0', JSON.stringify(message))] });

function received(id: string, from: string, to: string, text: string) {
  const raw = `From: <${from}>\r\nTo: <${to}>\r\nMessage-ID: <${id}@example.org>\r\n\r\n${text}\r\n`;
  for (const prefix of ['mail', 'inbox']) aws.files.set(`records/${prefix}/${id}`, Buffer.from(raw));
  const pass = 'PASS' as const;
  const verdicts = { spam: pass, virus: pass, spf: pass, dkim: pass, dmarc: pass };
  const rawKey = `inbox/${id}`;
  return formatReceipt({ id, rawKey, received: Date.now() - 1_000, envelopeFrom: from, recipients: [to], verdicts });
}

const resources = (type: string) =>
  Object.entries(template.Resources).flatMap(([id, { Type, Properties }]) =>
    Type === type ? [[id.replace(/[0-9A-F]{8}$/, ''), Properties as Record<string, unknown>] as const] : [],
  );

/** Half a minute of the processor: with `npm run test:full`, and in CI with the servers of others. */
const isAsked = ['CHANCERY_FULL', 'CHANCERY_STAND_INS'].some((name) => process.env[name] !== undefined);

describe.skipIf(!isAsked)('a small judge', () => {
  it('asks for pages and for a WHATIF by calls, and sends mails of all ranks by one queue', async () => {
    const inbound = await start('inbound');
    const mails = [
      received('m0', 'gm@example.com', 'judge@judge.example.org', 'create ?war secret\r\ninvite guest@example.net'),
      ...Array.from({ length: 7 }, (_, n) =>
        received(`p${n}`, `p${n}@example.com`, 'judge@judge.example.org', `signon ?war pw${n}`),
      ),
      received('w', 'p0@example.com', 'war@judge.example.org', 'whatif\r\nFRANCE: A Par - Bur\r\nend'),
    ];
    for (const mail of mails) expect(await inbound.call(ofQueue(mail))).toEqual({ answer: { batchItemFailures: [] } });
    expect([...aws.queues.keys()]).toEqual(['outbound']);
    const ranks = aws.queues.get('outbound')!.map((body) => (JSON.parse(body) as { rank: string }).rank);
    expect(new Set(ranks)).toEqual(new Set(['results', 'notices']));

    const pages = await start('pages');
    const asked = aws.called.get('Pages')!.map((body) => JSON.parse(body) as unknown);
    for (const each of asked) expect(await pages.call(each)).toEqual({ answer: { batchItemFailures: [] } });
    expect([...aws.files.keys()]).toContain('pages/games/war/index.html');
    // A call that cannot be handled ends in an error: Lambda calls again, and puts it aside in the end.
    expect((await pages.call({ game: 'war' })).error).toMatch(/could not be handled/);

    const questions = aws.called.get('WhatIf')!.map((body) => JSON.parse(body) as unknown);
    expect(questions.length).toBe(1);
    const before = aws.queues.get('outbound')!.length;
    expect(await (await start('what-if')).call(questions[0])).toEqual({ answer: { batchItemFailures: [] } });
    expect(aws.queues.get('outbound')!.length).toBe(before + 1);

    const outbound = await start('outbound');
    const waiting = aws.queues.get('outbound')!.splice(0);
    const records = waiting.map((body, n) => queueRecord('outbound', `m${n}`, body));
    expect(await outbound.call({ Records: records })).toEqual({ answer: { batchItemFailures: [] } });
    expect(aws.sent.length).toBe(waiting.length);
  });

  it('hears of bounces from the topic itself', async () => {
    const feedback = await start('feedback');
    const bounce = readFileSync(new URL('bounce.json', import.meta.url), 'utf8');
    const topic = (Message: string) => ({
      Records: [{ EventSource: 'aws:sns', EventVersion: '1.0', Sns: { MessageId: 'n0', Message } }],
    });
    expect(await feedback.call(topic(bounce))).toEqual({ answer: { batchItemFailures: [] } });
    expect(JSON.parse(aws.queues.get('inbound')!.at(-1)!)).toMatchObject({ stopped: { why: 'bounced' } });
    expect((await feedback.call(topic('{"eventType":"Foreign"}'))).error).toMatch(/could not be handled/);
  });

  it('makes no call that its template does not allow', () => {
    const roleOf = (name: string) => name.replace(/(?:^|-)[a-z]/g, (letter) => letter.slice(-1).toUpperCase());
    expect(new Set(aws.calls.map(({ by }) => by))).toEqual(new Set(MADE));
    expect(aws.calls.filter((call) => !isAllowed(rights.get(roleOf(call.by)) ?? [], call))).toEqual([]);
    // Nor may it ask where nobody takes anything.
    const all = [...rights.values()].flat().map(formatRight);
    expect(all.filter((right) => /^sqs:\S+ (?:Press|Notices|WhatIf|Pages|Feedback)Queue$/.test(right))).toEqual([]);
    expect(all.filter((right) => right.startsWith('lambda:')).sort()).toEqual(
      ['Pages', 'Pages', 'Pages', 'Pages', 'WhatIf'].map((name) => `lambda:InvokeFunction ${name}`),
    );
  });

  it('has a place for every call that fails, with an alarm, and keeps the queues of the large one for what lies there', () => {
    const fed = resources('AWS::Lambda::EventSourceMapping').map(([id]) => id.replace(/SqsEventSource.*/, ''));
    expect(fed.sort()).toEqual(['Deadline', 'Inbound', 'Outbound']);
    for (const name of ['Pages', 'WhatIf', 'Feedback', 'Sweep']) {
      const [, properties] = resources('AWS::Lambda::Function').find(([id]) => id === name)!;
      expect(JSON.stringify(properties['DeadLetterConfig'])).toMatch(/MissedCalls/);
      expect(rights.get(name)!.map(formatRight)).toContain('sqs:SendMessage MissedCalls');
    }
    expect(resources('AWS::CloudWatch::Alarm').map(([id]) => id)).toContain('MissedCallsDepth');
    const subscriptions = resources('AWS::SNS::Subscription').map(([, properties]) => properties);
    const toFunction = subscriptions.filter(({ Protocol }) => Protocol === 'lambda');
    expect(toFunction.length).toBe(1);
    expect(JSON.stringify(toFunction[0]!['RedrivePolicy'])).toMatch(/FeedbackDeadLetters/);
    expect(resources('AWS::SQS::Queue').length).toBe(15);
  });

  it('loads the client of Lambda with the first call, no function before', () => {
    for (const name of MADE) {
      const files = new Set<string>();
      loadedAtStart(bundleEntry(name, join(folder, name)), files);
      const code = [...files].map((file) => readFileSync(file, 'utf8')).join('');
      expect(code, name).not.toContain('InvocationType');
    }
    const beside = join(folder, 'inbound', 'lambdas', 'adapters', 'publish');
    const all = readdirSync(beside).filter((name) => name.endsWith('.mjs'));
    expect(all.filter((name) => readFileSync(join(beside, name), 'utf8').includes('InvocationType')).length).toBe(1);
  });
});

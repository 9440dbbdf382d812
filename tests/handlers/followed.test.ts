/** Whoever runs the judge can follow one mail by its log: from the delivery over the commit to each mail that follows, and back. */
import type { SQSEvent } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import type { ReceivedMail } from '../../lambdas/delivery.ts';
import { queueRecord } from '../../lambdas/handlers/batch.ts';
import { makeDeadline } from '../../lambdas/handlers/deadline-handler.ts';
import { makeFeedback } from '../../lambdas/handlers/feedback-handler.ts';
import { makeInbound } from '../../lambdas/handlers/inbound-handler.ts';
import { makeOutbound } from '../../lambdas/handlers/outbound-handler.ts';
import { makePages } from '../../lambdas/handlers/pages-handler.ts';
import { formatReceipt } from '../../lambdas/handlers/ses.ts';
import { makeWhatIf } from '../../lambdas/handlers/what-if-handler.ts';
import type { Services } from '../../lambdas/ports.ts';
import { DOMAIN, openWorld } from '../conversations/world.ts';

test('from the delivery over the commit to each mail, no line leaves the next one unnamed', async () => {
  const world = await openWorld({ start: Date.UTC(2026, 2, 3, 12), store: 'memory' });
  const to = `judge@${DOMAIN}`;
  const raw = `From: mara@example.org\r\nTo: ${to}\r\nSubject: a game\r\n\r\ncreate ?marne secret\r\n`;
  await world.deliver(raw, { from: 'mara@example.org', to: [to], dmarc: 'PASS', id: 'delivery-1' });
  const lines = world.log.map((line) => ({
    what: line.slice(0, line.indexOf(' {')),
    facts: JSON.parse(line.slice(line.indexOf('{'))) as Readonly<Record<string, unknown>>,
  }));
  const of = (what: string) => lines.filter((line) => line.what === what).map(({ facts }) => facts);
  expect(of('mail')).toMatchObject([{ delivery: 'delivery-1' }]);
  const [commit] = of('commit');
  expect(commit).toMatchObject({ delivery: 'delivery-1', game: 'marne', n: 1 });
  const told = of('mails').filter(({ game, n }) => game === commit!['game'] && n === commit!['n']);
  const sent = (await world.sent()).map(({ id }) => id);
  expect(sent.length).toBeGreaterThan(0);
  expect(told.flatMap(({ mails }) => String(mails).split(' ')).sort()).toEqual([...sent].sort());
  expect(JSON.stringify(lines)).not.toContain('mara@example.org');
});

describe('a message that fails', () => {
  /** What `failed` tells of it. */
  async function told(make: (services: Services) => (event: SQSEvent) => Promise<unknown>, message: object) {
    const lines: [string, object][] = [];
    // Nothing of the world is there.
    const services = { log: (what: string, facts: object) => void lines.push([what, facts]) } as unknown as Services;
    await make(services)({ Records: [queueRecord('queue', 'sqs-1', JSON.stringify(message))] });
    const [failed] = lines.filter(([what]) => what === 'failed');
    return failed?.[1];
  }
  const queue = { again: async () => {} };
  const verdicts = { spam: 'PASS', virus: 'PASS', spf: 'PASS', dkim: 'PASS', dmarc: 'PASS' } as const;
  const delivery: ReceivedMail = {
    id: 'ses1',
    rawKey: 'inbox/ses1',
    received: 0,
    envelopeFrom: 'ann@example.org',
    recipients: [`judge@${DOMAIN}`],
    verdicts,
  };
  const tags = { cause: ['ses1'] };
  const headers = [{ name: 'X-Judge-Mail-Id', value: 'marne-2-ann' }];
  const bounce = {
    eventType: 'Bounce',
    bounce: { bounceType: 'Permanent', bounceSubType: 'NoEmail' },
    mail: { destination: ['ann@example.org'], tags, headers },
  };
  const reader = { id: 'whatif-0123456789', to: 'ann@example.org', zone: null, answers: null };
  const asked = {
    reader,
    subject: 's',
    questions: [{ line: 1, text: '', asked: { game: 'x', phase: null, lines: [] } }],
  };

  test.each<[string, Parameters<typeof told>[0], object, object]>([
    ['a received mail', makeInbound, formatReceipt(delivery), { cause: 'ses1' }],
    [
      'a bounce to be noted',
      makeInbound,
      { stopped: { address: 'ann@example.org', why: 'bounced' }, cause: 'ses1' },
      { cause: 'ses1' },
    ],
    [
      'a press of a link',
      makeInbound,
      { left: { game: 'marne', person: 'p1' }, token: 'x', cause: 'call-1' },
      { cause: 'call-1' },
    ],
    [
      'a wake-up call',
      (services) => makeDeadline(services, queue),
      { game: 'marne', schedule: 'game-marne-1' },
      { cause: 'game-marne-1', game: 'marne' },
    ],
    ['pages', makePages, { game: 'marne', after: 1, cause: 'ses1' }, { cause: 'ses1', game: 'marne' }],
    [
      'a mail to be sent',
      (services) => makeOutbound({ ...services, tell: async () => {} }, async () => ''),
      { mail: 'marne-2-ann', rank: 'results', cause: 'ses1' },
      { cause: 'ses1', mail: 'marne-2-ann' },
    ],
    [
      'what became of a mail',
      ({ stopped, log }) => makeFeedback({ stopped: { ...stopped, doubt: async () => false }, log }, async () => {}),
      bounce,
      { cause: 'ses1', mail: 'marne-2-ann' },
    ],
    ['a WHATIF', makeWhatIf, { ...asked, cause: 'ses1' }, { cause: 'ses1', mail: 'whatif-0123456789' }],
  ])('is named by what it follows from: %s', async (_, make, message, facts) => {
    expect(await told(make, message)).toMatchObject({ message: 'sqs-1', ...facts });
  });

  test('and is none of ours, says nothing that could be an address', async () => {
    const forged = { mail: { messageId: 'Anna <anna@example.org> and more' } };
    const facts = JSON.stringify(await told(makeInbound, forged));
    expect(facts).not.toContain('anna');
    expect(await told(makeInbound, { strange: true })).not.toHaveProperty('cause');
  });
});

import type { SQSEvent } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import type { ReceivedMail } from '../../lambdas/delivery.ts';
import { eachMessage, queueRecord } from '../../lambdas/handlers/batch.ts';
import { makeFeedback } from '../../lambdas/handlers/feedback-handler.ts';
import { formatReceipt, parseReceipt } from '../../lambdas/handlers/ses.ts';
import { parseFeedback } from '../../lambdas/handlers/ses-events.ts';
import type { StopNotice } from '../../lambdas/handlers/stop-notice.ts';

/** As SES writes it (shortened where it repeats itself). */
const NOTIFICATION = {
  notificationType: 'Received',
  mail: {
    timestamp: '2026-03-03T22:29:59.871Z',
    source: 'anna@example.org',
    messageId: 'o3vrnil0e2ic28trm7dfhrc2v0clambda4nbp0g1',
    destination: ['marne@judge.example.org'],
    headersTruncated: false,
    headers: [{ name: 'From', value: 'Anna <anna@example.org>' }],
    commonHeaders: { from: ['Anna <anna@example.org>'], subject: 'orders' },
  },
  receipt: {
    timestamp: '2026-03-03T22:30:04.002Z',
    processingTimeMillis: 574,
    recipients: ['marne@judge.example.org'],
    spamVerdict: { status: 'PASS' },
    virusVerdict: { status: 'PASS' },
    spfVerdict: { status: 'GRAY' },
    dkimVerdict: { status: 'PASS' },
    dmarcVerdict: { status: 'PROCESSING_FAILED' },
    dmarcPolicy: 'none',
    action: {
      type: 'S3',
      topicArn: 'arn:aws:sns:eu-west-1:123456789012:inbound',
      bucketName: 'mail',
      objectKeyPrefix: 'inbox/',
      objectKey: 'inbox/o3vrnil0e2ic28trm7dfhrc2v0clambda4nbp0g1',
    },
  },
};

const DELIVERY: ReceivedMail = {
  id: 'o3vrnil0e2ic28trm7dfhrc2v0clambda4nbp0g1',
  rawKey: 'inbox/o3vrnil0e2ic28trm7dfhrc2v0clambda4nbp0g1',
  received: Date.parse('2026-03-03T22:29:59.871Z'),
  envelopeFrom: 'anna@example.org',
  recipients: ['marne@judge.example.org'],
  verdicts: { spam: 'PASS', virus: 'PASS', spf: 'GRAY', dkim: 'PASS', dmarc: 'PROCESSING_FAILED' },
};

describe('the notification of a received mail', () => {
  test('is read as SES writes it; the instant is that of receipt, not of processing', () => {
    expect(parseReceipt(NOTIFICATION)).toEqual({ ...DELIVERY, judged: { from: ['Anna <anna@example.org>'] } });
    const value = 'amazonses.com; spf=pass (x); dkim=pass header.i=@example.org; dmarc=pass header.from=example.org;';
    const headers = [{ name: 'Authentication-Results', value }, ...NOTIFICATION.mail.headers];
    const whole = { ...NOTIFICATION, mail: { ...NOTIFICATION.mail, headers } };
    expect(parseReceipt(whole).judged).toEqual({ from: ['Anna <anna@example.org>'], domain: 'example.org' });
  });

  test('a verdict that SES did not give when this was written proves nothing, and the mail is not lost', () => {
    for (const status of ['DISABLED', 'pass', '']) {
      const told = { ...NOTIFICATION, receipt: { ...NOTIFICATION.receipt, dmarcVerdict: { status } } };
      expect(parseReceipt(told).verdicts.dmarc).toBe('PROCESSING_FAILED');
    }
  });

  test('written by the local judge it is read the same', () => {
    expect(parseReceipt(JSON.parse(JSON.stringify(formatReceipt(DELIVERY))))).toEqual(DELIVERY);
  });

  test('anything else is refused with the field that is wrong', () => {
    const { action, ...receipt } = NOTIFICATION.receipt;
    const strange: [unknown, RegExp][] = [
      [null, /message/],
      [{ notificationType: 'AmazonSnsSubscriptionSucceeded' }, /notificationType/],
      [{ ...NOTIFICATION, mail: { ...NOTIFICATION.mail, timestamp: 'yesterday' } }, /mail\.timestamp/],
      [{ ...NOTIFICATION, receipt }, /receipt\.action/],
      [{ ...NOTIFICATION, receipt: { ...receipt, action: { ...action, type: 'Lambda' } } }, /receipt\.action\.type/],
      [{ ...NOTIFICATION, receipt: { ...NOTIFICATION.receipt, dmarcVerdict: {} } }, /dmarcVerdict/],
    ];
    for (const [message, field] of strange) expect(() => parseReceipt(message)).toThrow(field);
  });
});

describe('a batch of messages', () => {
  test('with and without the envelope of a topic is handled one by one, and only what failed comes again', async () => {
    const seen: unknown[] = [];
    const logged: string[] = [];
    const event = batchOf({
      one: JSON.stringify({ n: 1 }),
      two: JSON.stringify({ Type: 'Notification', TopicArn: 'arn', Message: JSON.stringify({ n: 2 }) }),
      broken: '{',
      bad: JSON.stringify({ n: 'bad' }),
      three: JSON.stringify({ n: 3 }),
    });
    const answer = await eachMessage(
      event,
      (what) => void logged.push(what),
      async (message) => {
        if ((message as { n: unknown }).n === 'bad') throw new Error('no');
        seen.push(message);
      },
    );
    expect(seen).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['broken', 'bad']);
    expect(logged).toEqual(['failed', 'failed']);
  });
});

describe('what became of a sent mail', () => {
  test('a bounce of an address that does not exist and a complaint stop the address that the mail went to, whoever is named; all else does not', async () => {
    const stopped = new Map<string, string>();
    const doubted: string[] = [];
    const aside: string[] = [];
    const services = {
      log: (what: string) => void (what === 'mail put aside' && aside.push(what)),
      stopped: {
        why: async () => null,
        stop: async (address: string, why: string | null) => void stopped.set(address, why ?? ''),
        doubt: async (address: string) => doubted.push(address) > 8,
      },
    };
    // Whoever has had a mail of ours can write the report that comes back on it: it names anybody.
    const said = [{ emailAddress: 'victim@example.org', diagnosticCode: 'smtp; 550' }];
    const bounce = (bounceType: string, to: string, status = '5.1.1') => ({
      eventType: 'Bounce',
      bounce: { bounceType, bounceSubType: 'General', bouncedRecipients: [{ ...said[0], status }] },
      mail: { messageId: 'm', destination: [to] },
    });
    const told: StopNotice[] = [];
    const answer = await makeFeedback(
      services,
      async (notice) => void told.push(notice),
    )(
      batchOf({
        a: JSON.stringify(bounce('Permanent', 'Anna <anna@example.org>')),
        b: JSON.stringify(bounce('Transient', 'ben@example.org')),
        c: JSON.stringify({
          eventType: 'Complaint',
          complaint: { complainedRecipients: said },
          mail: { messageId: 'm', destination: ['cleo@example.org'] },
        }),
        d: JSON.stringify({ eventType: 'Delivery', mail: { messageId: 'm', destination: ['dora@example.org'] } }),
        e: JSON.stringify({ eventType: 'Surprise' }),
        // Our mail is refused for what it is, or where it comes from: everybody's at once, on the day on which a record of ours is lost.
        ...Object.fromEntries(
          ['5.7.26', '5.7.1', '5.0.0', '5.4.1', '5.6.0', '5.1', '4.2.1', 'x5.1.1', ''].map((status) => [
            status,
            JSON.stringify(bounce('Permanent', `${status}@example.net`, status)),
          ]),
        ),
        r: JSON.stringify({ eventType: 'Reject', mail: { messageId: 'm', destination: ['emil@example.org'] } }),
      }),
    );
    expect([...stopped]).toEqual([
      // Never what the other server said: that names the address.
      ['anna@example.org', 'bounced'],
      ['cleo@example.org', 'complained'],
    ]);
    expect(doubted).toHaveLength(9);
    expect(aside).toHaveLength(1);
    expect(told.map(({ stopped: each }) => each.address)).toEqual([...stopped.keys(), doubted.at(-1)]);
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'e' }]);
    const plain = { eventType: 'Delivery', mail: { destination: [] } };
    expect(parseFeedback(plain)).toEqual({ event: 'Delivery', mail: null, cause: null, stops: [], doubts: [] });
  });
});

function batchOf(bodies: Readonly<Record<string, string>>): SQSEvent {
  return {
    Records: Object.entries(bodies).map(([messageId, body]) => queueRecord('test', messageId, body)),
  };
}

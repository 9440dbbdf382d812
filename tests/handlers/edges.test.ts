/** What comes to the functions that should not: late schedules, greetings of SES, mails too big, files that are gone; and what logs hold. */

import type { SchedulerClient } from '@aws-sdk/client-scheduler';
import { ConflictException } from '@aws-sdk/client-scheduler';
import { describe, expect, test } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { schedulerTimers } from '../../lambdas/adapters/aws/scheduler-timers.ts';
import { eachMessage } from '../../lambdas/handlers/batch.ts';
import { handleMail } from '../../lambdas/incoming/handle-mail.ts';
import { DOMAIN } from '../conversations/world.ts';
import { freshWorld, playedGame, write } from '../handling/rig.ts';

const NOW = Date.UTC(2026, 2, 3, 12);
const TARGET = { group: 'chancery', queueArn: 'arn:q', roleArn: 'arn:r', deadLetterArn: 'arn:d' };

interface Command {
  readonly input: { readonly Name?: string; readonly ScheduleExpression?: string };
}

/** A scheduler, and what it was asked. */
function scheduler(isThere = false) {
  const asked: string[] = [];
  const send = async (command: Command) => {
    const { input } = command;
    const { name } = Object.getPrototypeOf(command).constructor as { readonly name: string };
    asked.push(`${name} ${input.Name} ${input.ScheduleExpression ?? ''}`.trim());
    if (isThere) throw new ConflictException({ message: 'there', Message: 'there', $metadata: {} });
    return {};
  };
  // Of the client the timers use `send` alone.
  return { timers: schedulerTimers({ send } as unknown as SchedulerClient, TARGET, () => NOW), asked };
}

describe('a wake-up call', () => {
  test('in the past is set for the next moment: a schedule in the past would never fire', async () => {
    const { timers, asked } = scheduler();
    await timers.wake(gameName('marne'), NOW - 86_400_000);
    expect(asked).toEqual(['CreateScheduleCommand game-marne-1772539235 at(2026-03-03T12:00:35)']);
  });

  test('is never set before its instant: fractions of a second are rounded up', async () => {
    const { timers, asked } = scheduler();
    await timers.wake(gameName('marne'), NOW + 3_600_001);
    expect(asked).toEqual(['CreateScheduleCommand game-marne-1772542831 at(2026-03-03T13:00:31)']);
  });

  test('that is there already is left alone: asked for twice it is one', async () => {
    const { timers } = scheduler(true);
    await timers.wake(gameName('marne'), NOW + 60_000);
  });

  test('that moves is another one: what has fired is deleted late, and would take a changed one along', async () => {
    const { timers, asked } = scheduler();
    for (const hours of [1, 2, null])
      await timers.wake(gameName('marne'), hours === null ? null : NOW + hours * 3_600_000);
    expect(new Set(asked.map((each) => each.split(' ')[1])).size).toBe(2);
    expect(asked.every((each) => each.startsWith('CreateScheduleCommand '))).toBe(true);
  });
});

describe('a queue', () => {
  test('lets pass what SES sends to see whether a topic works; anything else that is strange fails alone and is told of', async () => {
    const log: (readonly [what: string, facts: object])[] = [];
    const bodies = [
      'Successfully validated SNS topic for Amazon SES event publishing.',
      '{"notificationType":"AmazonSnsSubscriptionSucceeded","message":"You have successfully subscribed."}',
      '{"notificationType":"Received","receipt":{"action":{"type":"S3","objectKey":"inbox/AMAZON_SES_SETUP_NOTIFICATION"}}}',
      'something else',
    ];
    const Records = bodies.map((body, n) => ({ messageId: `m${n}`, body })) as never;
    const tell = (what: string, facts: object) => void log.push([what, facts]);
    expect(await eachMessage({ Records }, tell, async () => {})).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm3' }],
    });
    const at = expect.stringMatching(/^at .*batch/);
    expect(log).toEqual([['failed', { message: 'm3', error: 'The message is not JSON.', at }]]);
  });
});

describe('a mail', () => {
  test('whose file is gone is recorded as lost, and its message does not come again', async () => {
    const judge = await freshWorld();
    const delivery = await judge.leave('From: anna@example.org\r\n\r\nlist\r\n', {
      from: 'anna@example.org',
      to: [`judge@${DOMAIN}`],
    });
    const services = { ...judge.services, files: { ...judge.services.files, get: async () => null } };
    await handleMail(services, delivery);
    expect(judge.log.join('\n')).toContain('lost: not stored');
    expect(await judge.services.ledger.isDone(`delivery:${delivery.id}`)).toBe(true);
    expect(await judge.sent()).toEqual([]);
  });

  test('that is bigger than 10 MB is answered with a sentence, and kept', async () => {
    const judge = await freshWorld();
    const big = `From: anna@example.org\r\nSubject: big\r\n\r\n${'x'.repeat(10_100_000)}\r\n`;
    await judge.deliver(big, { from: 'anna@example.org', to: [`judge@${DOMAIN}`] });
    const [answer] = await judge.sent();
    expect(answer?.text.replace(/\s+/g, ' ')).toContain('bigger than 10 megabytes and was not read');
    expect([...judge.files.values()].some((file) => file.byteLength > 10_000_000)).toBe(true);
  });
});

describe('logs', () => {
  test('hold no address, no order, no press, no password, whatever is written', async () => {
    const judge = await playedGame('memory', 'written');
    await write(judge, 'cy', 'A Par - Bur\nA Mar S A Par - Bur\nF Bre - Xyzzy\npress to germany\nTrust me.\nendpress');
    await write(judge, 'stranger', 'signon emarne wrong\nF Lon - Nth');
    await write(judge, 'bob', 'set address new@example.com\nerase me\nwhatif\nENGLAND: F Lon - Eng\nend');
    await judge.moveTo(judge.services.now() + 10 * 86_400_000);
    await judge.sent();
    expect(judge.log.length).toBeGreaterThan(10);
    for (const line of judge.log) {
      expect(line).not.toMatch(
        /@|example\.(?:org|com)|\b[AF] \w{3}\b|\b(?:par|bur|mar|lon|nth|bre)\b|xyzzy|trust me|bobpw|cypw|sesame/i,
      );
    }
  });
});

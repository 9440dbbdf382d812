import type { SQSEvent } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localLists } from '../../infra/local/lists.ts';
import { localQueue, type QueueOptions } from '../../infra/local/mail/queue.ts';
import { laneOfMail } from '../../lambdas/outgoing/lane-of-mail.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A queue that notes what it handed over; `failing` says how often each message fails first. */
function make(failing: Readonly<Record<string, number>> = {}, ways: Partial<QueueOptions> = {}) {
  const seen: string[] = [];
  const left = new Map(Object.entries(failing));
  const handle = async ({ Records }: SQSEvent) => {
    const [{ messageId, body }] = Records as [SQSEvent['Records'][number]];
    seen.push(`${messageId}:${body}`);
    const failures = left.get(messageId) ?? 0;
    left.set(messageId, failures - 1);
    if (failures > 0) return { batchItemFailures: [{ itemIdentifier: messageId }] };
    return { batchItemFailures: [] };
  };
  return { seen, queue: localQueue({ name: 'test', handle, atOnce: 1, ...ways }) };
}

describe('a queue in this process', () => {
  test('hands over messages in the order in which they came', async () => {
    const { seen, queue } = make();
    for (const id of ['a', 'b', 'c']) queue.push(id, id.toUpperCase());
    await queue.idle();
    expect(seen).toEqual(['a:"A"', 'b:"B"', 'c:"C"']);
  });

  test('a message that fails comes again, and is told as handled once', async () => {
    const handled: string[] = [];
    const { seen, queue } = make({ a: 2 }, { handled: async (id) => void handled.push(id) });
    queue.push('a', 1);
    queue.push('b', 2);
    await vi.runAllTimersAsync();
    await queue.idle();
    expect(seen.filter((each) => each.startsWith('a'))).toHaveLength(3);
    expect(handled.sort()).toEqual(['a', 'b']);
  });

  test('a message that always fails is put aside and holds up nothing', async () => {
    const aside: string[] = [];
    const { seen, queue } = make({ a: 1_000 }, { putAside: async (id) => void aside.push(id) });
    queue.push('a', 1);
    queue.push('b', 2);
    await vi.runAllTimersAsync();
    await queue.idle();
    expect(aside).toEqual(['a']);
    expect(seen).toContain('b:2');
    expect(seen.filter((each) => each.startsWith('a'))).toHaveLength(6);
  });

  test('a message that waits already is not doubled; one that is under way is handled once more', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const seen: string[] = [];
    const queue = localQueue({
      name: 'test',
      atOnce: 1,
      handle: async ({ Records }) => {
        seen.push(Records[0]!.messageId);
        await held;
        return { batchItemFailures: [] };
      },
    });
    queue.push('a', 1);
    queue.push('b', 1);
    queue.push('b', 1);
    queue.push('a', 1);
    release();
    await queue.idle();
    expect(seen).toEqual(['a', 'b', 'a']);
  });

  test('when it is closed, what is under way is finished and nothing begins', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const handled: string[] = [];
    const queue = localQueue({
      name: 'test',
      atOnce: 1,
      handle: () => held.then(() => ({ batchItemFailures: [] })),
      handled: async (id) => void handled.push(id),
    });
    queue.push('a', 1);
    queue.push('b', 1);
    const closed = queue.close();
    release();
    await closed;
    queue.push('c', 1);
    expect(handled).toEqual(['a']);
  });

  test('lanes take turns: a flood in one holds up no other', async () => {
    const { seen, queue } = make({}, { lane: laneOfMail });
    for (const letter of 'abcd') queue.push(`flood-${letter.repeat(16)}`, 1);
    queue.push(`marne-${'e'.repeat(16)}_2`, 1);
    queue.push('desk-abc', 1);
    await queue.idle();
    expect(seen.map((each) => each.split(':')[0])).toEqual([
      'flood-aaaaaaaaaaaaaaaa',
      'flood-bbbbbbbbbbbbbbbb',
      'marne-eeeeeeeeeeeeeeee_2',
      'desk-abc',
      'flood-cccccccccccccccc',
      'flood-dddddddddddddddd',
    ]);
  });
});

test('lists are written when somebody looks, once for all that has changed, and again after they could not be', async () => {
  let fails = false;
  const written: number[] = [];
  const logged: string[] = [];
  let changes = 0;
  const lists = localLists(
    async () => {
      if (fails) throw new Error('no room');
      written.push(changes);
    },
    (what) => logged.push(what),
  );
  const change = async () => {
    changes += 1;
    await lists.renew();
  };
  await lists.written();
  expect(written).toEqual([]);

  for (let n = 0; n < 3; n += 1) await change();
  await Promise.all([lists.written(), lists.written()]);
  await lists.written();
  expect(written).toEqual([3]);

  fails = true;
  await change();
  await lists.written();
  expect([written, logged]).toEqual([[3], ['lists not written']]);
  fails = false;
  await lists.written();
  expect(written).toEqual([3, 4]);
});

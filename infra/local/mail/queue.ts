/** A queue in this process, as a function on AWS sees one: messages come in batches, and those that fail come again. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { queueRecord } from '../../../lambdas/handlers/batch.ts';

/** A message that fails this often is put aside. */
const ATTEMPTS = 6;
const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 10_000;
const PLACE_RETRY_MS = 5_000;

export interface LocalQueue {
  /** Asks for a message to be handled; one that waits already under this id is not doubled. */
  push(id: string, message: unknown): void;
  /** Nothing waits, and nothing is under way. */
  isIdle(): boolean;
  /** Resolves when it is idle. */
  idle(): Promise<void>;
  /** Takes no more messages and waits for those under way. */
  close(): Promise<void>;
}

export interface QueueOptions {
  readonly name: string;
  readonly handle: (event: SQSEvent) => Promise<SQSBatchResponse>;
  /** How many are handled at once. They begin in the order in which they came. */
  readonly atOnce: number;
  /** Messages of several lanes take turns: a flood in one does not hold up the others. Left out: there is one lane. */
  readonly lane?: (id: string) => string;
  readonly handled?: (id: string) => Promise<void>;
  readonly putAside?: (id: string) => Promise<void>;
  /** Was the place at fault when this message failed? Then it is tried on and on. */
  readonly isFaultOfPlace?: (id: string) => boolean;
  /** Left out: after six tries a message is put aside, and where the place is at fault it rests for five seconds. */
  readonly attempts?: number;
  readonly retryMs?: number;
}

interface Waiting {
  readonly id: string;
  readonly body: string;
  readonly failures: number;
}

/** What waits: in a lane in the order in which it came, the lanes in turns. */
function lanes(laneOf: (id: string) => string) {
  const waiting = new Map<string, Waiting[]>();
  let count = 0;
  return {
    size: () => count,
    push: (message: Waiting) => {
      const lane = laneOf(message.id);
      const before = waiting.get(lane);
      if (before === undefined) waiting.set(lane, [message]);
      else before.push(message);
      count += 1;
    },
    next: (): Waiting | undefined => {
      const [first] = waiting;
      if (first === undefined) return undefined;
      const [lane, messages] = first;
      const message = messages.shift();
      waiting.delete(lane);
      if (messages.length > 0) waiting.set(lane, messages);
      count -= 1;
      return message;
    },
  };
}

export function localQueue(options: QueueOptions): LocalQueue {
  const { name, handle, atOnce, lane = () => '', handled, putAside } = options;
  const { attempts = ATTEMPTS, retryMs = PLACE_RETRY_MS } = options;
  const ready = lanes(lane);
  /** Ids that wait, rest before another attempt, or are under way and not asked for again. */
  const known = new Set<string>();
  /** Messages asked for while they were under way: what they are about may have changed meanwhile. */
  const again = new Map<string, string>();
  const resting = new Set<NodeJS.Timeout>();
  const underWay = new Map<string, Promise<void>>();
  let idlers: (() => void)[] = [];
  let open = true;

  const isIdle = () => known.size === 0 && underWay.size === 0;
  const take = () => {
    while (open && underWay.size < atOnce && ready.size() > 0) {
      const next = ready.next()!;
      underWay.set(
        next.id,
        attempt(next).finally(() => {
          underWay.delete(next.id);
          const body = again.get(next.id);
          again.delete(next.id);
          if (body !== undefined && !known.has(next.id)) enqueue(next.id, body);
          take();
        }),
      );
    }
    if (!isIdle()) return;
    for (const wake of idlers) wake();
    idlers = [];
  };

  const enqueue = (id: string, body: string) => {
    known.add(id);
    ready.push({ id, body, failures: 0 });
  };

  const attempt = async ({ id, body, failures }: Waiting) => {
    const ok = await succeeds(id, body, failures + 1);
    const isOfPlace = !ok && options.isFaultOfPlace?.(id) === true;
    if (ok || (failures + 1 >= attempts && !isOfPlace)) {
      // Should even that fail, the message is found again at the next start.
      await (ok ? handled : putAside)?.(id).catch(() => {});
      known.delete(id);
      return;
    }
    const rest = setTimeout(
      () => {
        resting.delete(rest);
        ready.push({ id, body, failures: isOfPlace ? failures : failures + 1 });
        take();
      },
      isOfPlace ? retryMs : Math.min(FIRST_RETRY_MS * 4 ** failures, LONGEST_RETRY_MS),
    );
    resting.add(rest);
  };

  const succeeds = async (id: string, body: string, tries: number): Promise<boolean> => {
    const event: SQSEvent = { Records: [queueRecord(name, id, body, tries)] };
    try {
      return (await handle(event)).batchItemFailures.length === 0;
    } catch {
      return false;
    }
  };

  return {
    push: (id, message) => {
      if (!open) return;
      const body = JSON.stringify(message);
      if (underWay.has(id)) again.set(id, body);
      else if (!known.has(id)) enqueue(id, body);
      take();
    },
    isIdle,
    idle: () => (isIdle() ? Promise.resolve() : new Promise((done) => idlers.push(done))),
    close: async () => {
      open = false;
      for (const rest of resting) clearTimeout(rest);
      await Promise.all(underWay.values());
    },
  };
}

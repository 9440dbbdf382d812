/** A queue as SQS is one: at least once, in no certain order, with a time after which what is not finished comes again. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { queueRecord } from '../../lambdas/handlers/batch.ts';
import type { Dice } from './chaos.ts';
import type { Edge } from './edge.ts';
import type { Loop } from './loop.ts';

export interface QueueParts {
  readonly loop: Loop;
  readonly dice: Dice;
  readonly name: string;
  readonly visibilityMs: number;
  /** Deliveries before a message is put aside. */
  readonly tries: number;
  /** Functions that run at once. */
  readonly atOnce: number;
  readonly batch: number;
  readonly delayMs: number;
  readonly doubled: number;
  readonly handler: (edge: Edge) => (event: SQSEvent) => Promise<SQSBatchResponse>;
}

export interface SimulatedQueue {
  /** `group`: groups take turns. */
  push(message: unknown, inMs?: number, group?: string): void;
  /** From now on for so long nobody sees a message that was handed out. */
  hide(receipt: string, forMs: number): void;
  /** Messages that are neither finished nor put aside. */
  open(): number;
  aside(): readonly string[];
  /** When the oldest message arrived that is neither finished nor put aside; null: there is none. SQS no longer counts one that it has
   *  handed out three times. */
  oldest(): number | null;
  /** Longest that a message has waited before it was first handed over, in milliseconds. */
  longestWait(): number;
}

interface QueuedMessage {
  readonly id: string;
  readonly body: string;
  readonly group: string;
  readonly since: number;
  deliveries: number;
  /** When it comes again if it is not finished; null: when the queue's own time is up. */
  hiddenUntil: number | null;
  isDone: boolean;
}

/** What waits, in each group in the order in which it came; a group that has many holds up no other (fair queues of SQS). */
function turnsOfGroups() {
  const waiting = new Map<string, QueuedMessage[]>();
  let count = 0;
  const one = (): QueuedMessage | undefined => {
    const [first] = waiting;
    if (first === undefined) return undefined;
    const [group, messages] = first;
    const message = messages.shift();
    waiting.delete(group);
    if (messages.length > 0) waiting.set(group, messages);
    count -= 1;
    return message;
  };
  return {
    size: () => count,
    push: (message: QueuedMessage) => {
      const before = waiting.get(message.group);
      if (before === undefined) waiting.set(message.group, [message]);
      else before.push(message);
      count += 1;
    },
    next: (most: number): readonly QueuedMessage[] => Array.from({ length: Math.min(most, count) }, () => one()!),
  };
}

export function simulatedQueue(parts: QueueParts): SimulatedQueue {
  const { loop, dice, name, visibilityMs, tries, atOnce, batch } = parts;
  let serial = 0;
  let running = 0;
  let open = 0;
  let longest = 0;
  const unfinished = new Set<QueuedMessage>();
  const ready = turnsOfGroups();
  const aside: QueuedMessage[] = [];
  const handedOut = new Map<string, QueuedMessage>();

  const finish = (message: QueuedMessage) => {
    if (message.isDone) return;
    message.isDone = true;
    unfinished.delete(message);
    open -= 1;
  };
  const arrive = (message: QueuedMessage, inMs: number) => {
    loop.at(loop.now() + inMs, () => {
      if (message.isDone) return;
      ready.push(message);
      take();
    });
  };
  const putAside = (message: QueuedMessage) => {
    finish(message);
    aside.push(message);
  };
  const take = () => {
    while (running < atOnce && ready.size() > 0) deliver(ready.next(batch));
  };
  const deliver = (taken: readonly QueuedMessage[]) => {
    const handed = taken.filter((message) => {
      const isFirst = message.deliveries === 0;
      message.deliveries += 1;
      message.hiddenUntil = null;
      handedOut.set(message.id, message);
      if (!message.isDone && message.deliveries > tries) putAside(message);
      if (isFirst) longest = Math.max(longest, loop.now() - message.since);
      return !message.isDone;
    });
    if (handed.length === 0) return;
    running += 1;
    const began = loop.now();
    const event: SQSEvent = {
      Records: handed.map(({ id, body, deliveries }) => queueRecord(name, id, body, deliveries)),
    };
    loop.start(
      dice.fate,
      (edge) => parts.handler(edge)(event),
      (outcome) => {
        running -= 1;
        const failed =
          outcome.kind === 'returned'
            ? new Set(outcome.value.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
            : null;
        for (const message of handed) {
          if (failed !== null && !failed.has(message.id)) finish(message);
          // What failed comes again when the time is up in which nobody else sees it.
          else arrive(message, Math.max(0, (message.hiddenUntil ?? began + visibilityMs) - loop.now()));
          handedOut.delete(message.id);
        }
        take();
      },
    );
  };
  const enqueue = (body: string, inMs: number, group: string) => {
    const add = () => {
      serial += 1;
      open += 1;
      const id = `${name}-${serial}`;
      const message = { id, body, group, since: loop.now(), deliveries: 0, hiddenUntil: null, isDone: false };
      unfinished.add(message);
      arrive(message, inMs + dice.upTo(parts.delayMs));
    };
    add();
    if (dice.chance(parts.doubled)) add();
  };

  return {
    push: (message, inMs = 0, group = '') => enqueue(JSON.stringify(message), inMs, group),
    hide: (receipt, forMs) => {
      const message = handedOut.get(receipt);
      if (message !== undefined) message.hiddenUntil = loop.now() + forMs;
    },
    open: () => open,
    oldest: () => {
      // In the order in which they came.
      for (const { deliveries, since } of unfinished) if (deliveries < 3) return since;
      return null;
    },
    aside: () => aside.map(({ body }) => body),
    longestWait: () => longest,
  };
}

/** Lambda hands over what a function is called with, and calls again where the call ends in an error. */
export function handedOver(handle: (event: unknown) => Promise<void>): ReturnType<QueueParts['handler']> {
  return async ({ Records }) => {
    await handle(JSON.parse(Records[0]!.body));
    return { batchItemFailures: [] };
  };
}

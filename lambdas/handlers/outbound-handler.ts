/**
 * Mails wait to be sent: the queues hand over their ids, a few at a time. Each rank of mails has a queue of its own, but for a small judge,
 * whose one queue hands over what it has.
 */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { RANKS, type Rank } from '../../templates/mail/rank.ts';
import { type CircuitBreaker, makeCircuitBreaker } from '../outgoing/circuit-breaker.ts';
import { PROBE_MS } from '../outgoing/not-sent.ts';
import { type SendingServices, sendMails, type Turns } from '../outgoing/send-mail.ts';
import type { Pace, SendMail } from '../ports.ts';
import { allMessages, type MessageSubject, type Postpone, UnrecognizedMessage } from './batch.ts';

const request = z.object({
  mail: z.string().check(z.minLength(1)),
  rank: z._default(z.enum(RANKS), 'results'),
  /** What the mail follows from, where whoever asks knows it. */
  cause: z.optional(z.string()),
});

/** What the queue holds for each mail. */
export type SendRequest = z.infer<typeof request>;

function requestIn(message: unknown): SendRequest {
  const { data } = request.safeParse(message);
  if (data === undefined) throw new UnrecognizedMessage('No request to send a mail.');
  return data;
}

export interface OutboundDependencies {
  readonly postpone?: Postpone;
  /** Left out: nothing limits how many are sent. */
  readonly pace?: Pace;
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /** Asks for a mail again, after so many seconds. Left out: the sweep does. */
  readonly askAgain?: (request: SendRequest, seconds: number) => Promise<void>;
  /** Of the function, which lives longer than one event. */
  readonly breaker?: CircuitBreaker;
}

export function makeOutbound(
  services: SendingServices,
  send: SendMail,
  { postpone, pace, sleep = async () => {}, askAgain, breaker = makeCircuitBreaker() }: OutboundDependencies = {},
): (event: SQSEvent) => Promise<SQSBatchResponse> {
  const turnsFor = ({ take, ...pauses }: Pace, rank: Rank): Turns => ({
    ...pauses,
    take: (count) => take(count, rank),
    at: async (turn) => {
      const wait = turn - services.now();
      if (wait > 0) await sleep(wait);
    },
    probeLater: async (mail) => askAgain?.({ mail, rank }, PROBE_MS / 1_000),
    breaker,
  });
  return (event) =>
    allMessages(
      event,
      services.log,
      async (messages) => {
        const asked = await Promise.allSettled(messages.map(async (message) => requestIn(message)));
        const sent = new Map<string, PromiseSettledResult<void>>();
        // Press that waits for its turns holds up no result.
        const ofRank = async (rank: Rank) => {
          const ids = asked.flatMap((each) =>
            each.status === 'fulfilled' && each.value.rank === rank ? [each.value.mail] : [],
          );
          if (ids.length === 0) return;
          const results = await sendMails(services, ids, send, pace === undefined ? undefined : turnsFor(pace, rank));
          // Of a mail that was asked for twice, one has it and the other finds nothing to do.
          for (const [n, id] of ids.entries()) if (sent.get(id)?.status !== 'rejected') sent.set(id, results[n]!);
        };
        await Promise.all(RANKS.map(ofRank));
        return asked.map((each) => (each.status === 'fulfilled' ? sent.get(each.value.mail)! : each));
      },
      { postpone, about },
    );
}

function about(message: unknown): MessageSubject | undefined {
  const { data } = request.safeParse(message);
  return data && { cause: data.cause, mail: data.mail };
}

/** Mails wait to be sent: a queue hands over their ids, a few at a time. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { RANKS } from '../../templates/mail/rank.ts';
import { type CircuitBreaker, makeCircuitBreaker } from '../outgoing/circuit-breaker.ts';
import { type SendingServices, type SendingTurns, sendMails } from '../outgoing/send-mail.ts';
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
  const turnsFor = (paced: Pace, asked: ReadonlyMap<string, SendRequest>): SendingTurns => ({
    ...paced,
    at: async (turn) => {
      const wait = turn - services.now();
      if (wait > 0) await sleep(wait);
    },
    askLater: async (mail, seconds) => askAgain?.(asked.get(mail)!, seconds),
    breaker,
  });
  return (event) =>
    allMessages(
      event,
      services.log,
      async (messages) => {
        const asked = await Promise.allSettled(messages.map(async (message) => requestIn(message)));
        const requests = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
        const ids = requests.map(({ mail }) => mail);
        const byId = new Map(requests.map((each) => [each.mail, each]));
        const results = await sendMails(services, ids, send, pace === undefined ? undefined : turnsFor(pace, byId));
        const sent = results.values();
        return asked.map((each) => (each.status === 'fulfilled' ? sent.next().value! : each));
      },
      { postpone, about },
    );
}

function about(message: unknown): MessageSubject | undefined {
  const { data } = request.safeParse(message);
  return data && { cause: data.cause, mail: data.mail };
}

/** Mails wait to be sent: the queue hands over their ids, a few at a time. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { type SendingServices, sendMail } from '../outgoing/send-mail.ts';
import type { SendMail } from '../ports.ts';
import { eachMessage, type Postpone, UnrecognizedMessage } from './batch.ts';

const request = z.object({ mail: z.string().check(z.minLength(1)) });

/** What the queue holds for each mail. */
export type SendRequest = z.infer<typeof request>;

/** The game that a mail is of, by its id; mails of the desk share a lane. One game's flood holds up no other's results. */
export function laneOfMail(id: string): string {
  return /^([a-z0-9]{2,24})-[a-z2-7]{16}(?:_\d+)?$/.exec(id)?.[1] ?? 'desk';
}

export function makeOutbound(
  services: SendingServices,
  send: SendMail,
  postpone?: Postpone,
): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return (event) =>
    eachMessage(
      event,
      services.log,
      async (message) => {
        const { data } = request.safeParse(message);
        if (data === undefined) throw new UnrecognizedMessage('No request to send a mail.');
        await sendMail(services, data.mail, send);
      },
      postpone,
    );
}

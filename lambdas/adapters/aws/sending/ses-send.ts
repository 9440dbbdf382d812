/** Sends composed mail by SES. */
import { type SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { CAUSE } from '../../../games/correlation-id.ts';
import { AddressRefused, MailRefused, NotTaken, TooFast } from '../../../outgoing/not-sent.ts';
import type { SendMail } from '../../../ports.ts';
import { blameOf } from './ses-faults.ts';

export interface SendOptions {
  readonly client: SESClient;
  readonly configurationSet: string;
}

/** SES has no memory of what it was asked: the outbox decides what is sent, the pace when; this only sends. */
export function sesSend({ client, configurationSet }: SendOptions): SendMail {
  return async (mail, raw) => {
    try {
      const { MessageId } = await client.send(
        new SendRawEmailCommand({
          RawMessage: { Data: raw },
          Source: mail.from.address,
          Destinations: [mail.to],
          ConfigurationSetName: configurationSet,
          // It comes back with what became of the mail. No reader sees it.
          ...(mail.cause === undefined ? {} : { Tags: [{ Name: CAUSE, Value: mail.cause }] }),
        }),
      );
      return MessageId ?? '';
    } catch (error) {
      throw meant(error, mail.to);
    }
  };
}

/** Errors by what they ask for. What SES says may name an address, which no log may hold. */
function meant(error: unknown, to: string): unknown {
  if (!(error instanceof Error)) return error;
  const said = `${error.name}: ${error.message.replace(/\S+@\S+/g, '(address)')}`.slice(0, MOST_SAID);
  const blame = blameOf(error, to);
  if (blame === 'rate') return new TooFast(said);
  if (blame === 'address') return new AddressRefused(said);
  if (blame === 'mail') return new MailRefused(said);
  const isAnswer = (error as { readonly $fault?: unknown }).$fault === 'client';
  if (blame !== 'unknown' || isAnswer) return new NotTaken(blame, said);
  // No answer, or SES says that it has failed itself: of the mail nothing has been said, and it is tried again soon.
  return new Error(said);
}

const MOST_SAID = 500;

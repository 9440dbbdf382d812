/** Sends composed mail by SES, at no more than a rate. */
import { type SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import type { SendMail } from '../../ports.ts';

export interface SendOptions {
  readonly client: SESClient;
  readonly configurationSet: string;
  /** Mails a second by this one sender. */
  readonly rate: number;
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** SES has no memory of what it was asked: the outbox decides what is sent, this only sends. */
export function sesSend({ client, configurationSet, rate, now, sleep }: SendOptions): SendMail {
  let next = 0;
  return async (mail, raw) => {
    const wait = next - now();
    next = Math.max(now(), next) + 1000 / rate;
    if (wait > 0) await sleep(wait);
    const { MessageId } = await client.send(
      new SendRawEmailCommand({
        RawMessage: { Data: raw },
        Source: mail.from.address,
        Destinations: [mail.to],
        ConfigurationSetName: configurationSet,
      }),
    );
    return MessageId ?? '';
  };
}

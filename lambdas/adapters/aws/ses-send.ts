/** Sends composed mail by SES. */
import { type SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { CAUSE } from '../../games/cause.ts';
import { AccountHeld, RefusedForGood, TooFast } from '../../outgoing/not-sent.ts';
import type { SendMail } from '../../ports.ts';

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
      throw meant(error);
    }
  };
}

/** Errors of SES by what they ask for. What it says may name an address, which no log may hold. */
function meant(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message } = error;
  if (HELD.has(name) || (name === 'MessageRejected' && NOT_VERIFIED.test(message)) || QUOTA.test(message)) {
    return new AccountHeld(name);
  }
  if (RATE.test(message)) return new TooFast(`${name}: ${message}`);
  if (name === 'MessageRejected') return new RefusedForGood(TOO_LONG.test(message) ? 'mail' : 'address');
  if (name === 'InvalidParameterValue' || name === 'InvalidParameterValueException') {
    return new RefusedForGood(ADDRESS.test(message) ? 'address' : 'mail');
  }
  const plain = new Error(`${name}: ${message.replace(/\S+@\S+/g, '(address)')}`);
  plain.name = name;
  return plain;
}

/** Only the operator can end these. */
const HELD: ReadonlySet<string> = new Set([
  'AccountSendingPausedException',
  'ConfigurationSetDoesNotExist',
  'ConfigurationSetDoesNotExistException',
  'ConfigurationSetSendingPausedException',
  'MailFromDomainNotVerifiedException',
]);
/** In the sandbox mail goes to verified addresses alone; and the domain itself may not be verified yet. */
const NOT_VERIFIED = /not verified/i;
const QUOTA = /daily (?:message|sending) quota/i;
const RATE = /maximum sending rate/i;
const TOO_LONG = /too long|length/i;
const ADDRESS = /address|local part|domain|destination|recipient/i;

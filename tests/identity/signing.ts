/** Mails with real DKIM signatures. Whether they are valid says the mail system: here nothing breaks them. */
import { generateKeyPairSync } from 'node:crypto';
import nodemailer from 'nodemailer';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

export interface SignedMail {
  readonly from: string;
  readonly to: string;
  readonly cc?: string;
  readonly text: string;
  readonly date: number;
  readonly subject?: string;
  readonly messageId?: string;
  /** Names of the fields that are signed; left out: those that a usual provider signs. */
  readonly fields?: string;
}

export async function signed(mail: SignedMail): Promise<string> {
  const { from, to, cc, text, date, subject = 'orders', messageId = `<${date}@example.org>`, fields } = mail;
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    dkim: {
      domainName: from.slice(from.lastIndexOf('@') + 1),
      keySelector: 's1',
      privateKey,
      ...(fields === undefined ? {} : { headerFieldNames: fields }),
    },
  });
  const { message } = await transport.sendMail({
    from,
    to,
    ...(cc === undefined ? {} : { cc }),
    subject,
    text,
    messageId,
    date: new Date(date),
  });
  return (message as Buffer).toString('latin1');
}

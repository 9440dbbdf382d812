/** A mail written in the browser, as the bytes a mail program would send. */
import MailComposer from 'nodemailer/lib/mail-composer/index.js';

export interface WrittenInBrowser {
  readonly from: string;
  /** Name of the writer; left out or empty: none. */
  readonly name?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Message id of the mail that is answered; empty when none is. */
  readonly answers: string;
  readonly date: number;
  /** With its angle brackets; left out: a new one. */
  readonly messageId?: string;
}

/** An address as mail systems take it: no quotes, comments or spaces. */
export function isAddress(text: string): boolean {
  return text.length <= 254 && /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text);
}

export function writeRaw({
  from,
  name = '',
  to,
  subject,
  text,
  answers,
  date,
  messageId,
}: WrittenInBrowser): Promise<Uint8Array> {
  const composer = new MailComposer({
    from: name === '' ? from : { name, address: from },
    to,
    subject,
    text,
    date: new Date(date),
    ...(messageId === undefined ? {} : { messageId }),
    ...(answers === '' ? {} : { inReplyTo: answers, references: answers }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return new Promise((resolve, reject) => {
    composer.compile().build((error, message) => (error ? reject(error) : resolve(message)));
  });
}

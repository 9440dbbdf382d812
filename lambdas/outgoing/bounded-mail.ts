/** No mail grows beyond what mailboxes take, whatever was asked for: what is left out is said. */
import { formatterFor } from '../../templates/locales/speaker.ts';
import type { OutgoingMail } from '../ports.ts';

/** Bytes of a mail's attachments, and characters of its text. */
export const MOST_ATTACHED = 5_000_000;
export const MOST_TEXT = 1_000_000;

function told(code: 'desk/rest-cut' | 'desk/attachment-left-out'): string {
  return `\n\n[${formatterFor({}).say({ code })}]\n`;
}

export function boundedMail<M extends Pick<OutgoingMail, 'text' | 'html' | 'attachments'>>(mail: M): M {
  const bytes = (mail.attachments ?? []).reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  const isLong = mail.text.length > MOST_TEXT;
  if (bytes <= MOST_ATTACHED && !isLong) return mail;
  const text = isLong ? mail.text.slice(0, mail.text.lastIndexOf('\n', MOST_TEXT)) + told('desk/rest-cut') : mail.text;
  // As text alone: what has been left out of it must not stand in the other form.
  return bytes > MOST_ATTACHED
    ? { ...mail, text: text + told('desk/attachment-left-out'), html: '', attachments: [] }
    : { ...mail, text, html: '' };
}

/** Finds the template of a mail's kind. */
import type { MailContent, Occasion, WrittenMail } from './mail.ts';

export function writeMail(content: MailContent, { view, links }: Occasion): WrittenMail {
  const text = `This is about the game '${view.name}': ${links.game}\n`;
  return { subject: `[${view.name}] ${content.kind}`, text, html: `<p>${text}</p>` };
}

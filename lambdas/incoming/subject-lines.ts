/** What a subject says to the judge besides a confirmation: a sign-on, as if it stood above the mail. */
import { findQuotes } from '../../engine/language/mail/quotes.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import { readSignOn } from '../../engine/language/mail/sign-on.ts';
import type { IncomingMail } from '../mail/incoming-mail.ts';

/** The letter with the sign-on of its subject above its own lines, where these have none; else the letter. */
export function withSignOnOfSubject(mail: IncomingMail): IncomingMail {
  const signOn = readSignOn(1, mail.subject);
  // `Re: SIGNON …` and `Join us tomorrow` are none; leaving a game takes a line of the mail itself.
  if (signOn === null || 'message' in signOn || signOn.mayBeGreeting || signOn.resign) return mail;
  const { sections } = readSections(mail.lines, findQuotes(mail.lines, mail.ignored));
  if (sections.some((section) => section.signOn !== null || section.unreadable !== null)) return mail;
  const [first = '', ...rest] = mail.lines;
  if (first.trim() === '') return { ...mail, lines: [mail.subject, ...rest] };
  const ignored = mail.ignored.map(({ from, to, why }) => ({ from: from + 1, to: to + 1, why }));
  return { ...mail, lines: [mail.subject, ...mail.lines], ignored };
}

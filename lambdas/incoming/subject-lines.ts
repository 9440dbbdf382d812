/** What a subject says to the judge besides a confirmation: a sign-on, as if it stood above the mail. */
import { findQuotes } from '../../engine/language/mail/quotes.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import { readSignOn } from '../../engine/language/mail/sign-on.ts';
import type { Letter } from '../mail/letter.ts';

/** The letter with the sign-on of its subject above its own lines, where these have none; else the letter. */
export function withSignOnOfSubject(letter: Letter): Letter {
  const signOn = readSignOn(1, letter.subject);
  // `Re: SIGNON …` and `Join us tomorrow` are none; leaving a game takes a line of the mail itself.
  if (signOn === null || 'message' in signOn || signOn.mayBeGreeting || signOn.resign) return letter;
  const { sections } = readSections(letter.lines, findQuotes(letter.lines, letter.ignored));
  if (sections.some((section) => section.signOn !== null || section.unreadable !== null)) return letter;
  const [first = '', ...rest] = letter.lines;
  if (first.trim() === '') return { ...letter, lines: [letter.subject, ...rest] };
  const ignored = letter.ignored.map(({ from, to, why }) => ({ from: from + 1, to: to + 1, why }));
  return { ...letter, lines: [letter.subject, ...letter.lines], ignored };
}

/** A confirmation is read only where it is all that a mail says (engine/language/mail/confirming.ts). */

import type { PendingSet } from '../../engine/game/orders/pending-sets.ts';
import { isOnlyConfirming, isWithoutText, wordInSubject } from '../../engine/language/mail/confirming.ts';
import type { SectionItem, SectionRead } from '../../engine/language/mail/mail-text.ts';
import { findQuotes } from '../../engine/language/mail/quotes.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import type { Message, MessageOrText } from '../../engine/messages/all-messages.ts';
import type { Power } from '../../engine/vocabulary.ts';
import type { IncomingMail } from '../mail/incoming-mail.ts';

/** Does the mail say nothing else, where we wait for these words? */
export type MayConfirm = (words: readonly string[]) => boolean;

const NOBODY = { name: null, address: '' };

/** Confirmations beside other lines become faults. */
export function confirmedOnlyAlone(read: SectionRead, mayConfirm: MayConfirm): SectionRead {
  if (!read.items.some(isConfirmation) || mayConfirm([])) return read;
  const items = read.items.map((item): SectionItem => {
    if (!isConfirmation(item)) return item;
    const { line, lastLine, text } = item;
    const suggestion = `CONFIRM ${item.args.word}`;
    return {
      kind: 'error',
      line,
      lastLine,
      text,
      message: { code: 'entering/confirms-alone' },
      suggestion,
      suggestions: [suggestion],
      confirms: true,
    };
  });
  return { ...read, items };
}

/** Words that a section sends back beside other lines of the mail: `readWords` reads it with each word that confirms. */
export function confirmsBeside(
  readWords: () => SectionRead,
  words: readonly string[],
  { subject, remarks }: IncomingMail,
  mayConfirm: MayConfirm,
): readonly string[] {
  const word = remarks.some((each) => isSaying(each, 'entering/subject-confirms-alone'))
    ? wordInSubject(subject)
    : null;
  const inSubject = word === null ? [] : [word];
  if (mayConfirm(words)) return inSubject;
  return [...inSubject, ...readWords().items.flatMap((item) => (isConfirmation(item) ? [item.args.word!] : []))];
}

function isSaying(each: MessageOrText, code: Message['code']): boolean {
  return typeof each === 'object' && each.code === code;
}

/**
 * The line that does the only thing that we asked about, where the mail answers the one that asked, as its quotation or subject
 * shows. Of lines that may be orders or a message nobody knows what `yes` means.
 */
export function lineAnswered(
  words: readonly string[],
  sets: readonly PendingSet[],
  absent: readonly Power[],
  { references, subject, lines }: IncomingMail,
): string | null {
  const [word] = words;
  const [set] = sets;
  if (words.length + sets.length + absent.length !== 1 || references.length === 0) return null;
  const [away] = absent;
  // Quoted from our mail.
  if (away !== undefined)
    return lines.some((line) => line.includes(`APPROVE ABSENCE ${away}`)) ? `APPROVE ABSENCE ${away}` : null;
  if (word !== undefined) {
    const isAnswer =
      /^\s*\p{L}{1,4}\s*:.*\b(?:confirm(?:er)?\b|bestätigen)/iu.test(subject) ||
      lines.some((line) => line.includes(word));
    return isAnswer ? `CONFIRM ${word}` : null;
  }
  const isAnswer = ASKED.test(subject) || lines.some((line) => /\bFILE\b/.test(line));
  return isAnswer && set!.message === undefined ? `FILE ${set!.number}` : null;
}

/** In the subjects of our answers, in each language. */
const ASKED =
  /\b(?:NOT filed|NICHT eingetragen|NON enregistr|you answered a mail|du hast auf eine E-Mail|vous avez répondu à un e-mail)/u;

function isConfirmation(item: SectionItem): item is Extract<SectionItem, { readonly command: 'CONFIRM' }> {
  return item.kind === 'command' && item.command === 'CONFIRM' && item.args.word !== null;
}

/**
 * The letter with the confirmation of its subject as its text, where there is nothing else in it; else the letter, with what is
 * to be said of such a subject.
 */
export function withSubjectRead(mail: IncomingMail): IncomingMail {
  const word = wordInSubject(mail.subject);
  if (word === null) return mail;
  const { sections } = readSections(mail.lines, findQuotes(mail.lines, mail.ignored));
  const writer = mail.from ?? NOBODY;
  if (isWithoutText(sections, writer)) {
    const line = `CONFIRM ${word}`;
    return { ...mail, lines: [line], ignored: [], text: line };
  }
  return isOnlyConfirming(sections, [word], writer)
    ? mail
    : { ...mail, remarks: [...mail.remarks, { code: 'entering/subject-confirms-alone' }] };
}

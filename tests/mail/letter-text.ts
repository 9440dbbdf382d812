/** A letter as a readable text: the form in which the expectations stand beside the mails. */
import type { IgnoredRange } from '../../engine/language/mail/mail-text.ts';
import { FOOTER, findQuotes, SIGNATURE } from '../../engine/language/mail/quotes.ts';
import type { IncomingMail } from '../../lambdas/mail/incoming-mail.ts';
import { told } from '../told.ts';

/**
 * The head, then the lines, each with what it is: `own`, `quo`ted, `sig`nature, `foo`ter. Lines are set aside by the
 * letter's own ranges and by those that the language finds, as the judge does.
 */
export function formatLetter(letter: IncomingMail): string {
  const { from, senderFault, replyTo, subject, automatic, remarks, lines } = letter;
  const aside = findQuotes(lines, letter.ignored);
  return [
    `from: ${from === null ? `nobody. ${senderFault === null ? '' : told(senderFault)}` : `${from.address} (${from.name ?? '-'})`}`,
    ...(replyTo.length > 0 ? [`reply to: ${replyTo.join(', ')}`] : []),
    `subject: ${subject}`,
    `automatic: ${automatic?.because ?? 'no'}`,
    ...remarks.map((remark) => `remark: ${told(remark)}`),
    '',
    ...lines.map((line, n) => `${kindOf(n + 1, aside)}|${visible(line)}`),
    '',
  ].join('\n');
}

function kindOf(number: number, aside: readonly IgnoredRange[]): string {
  const range = aside.find(({ from, to }) => from <= number && number <= to);
  if (range === undefined) return 'own';
  return range.why === SIGNATURE ? 'sig' : range.why === FOOTER ? 'foo' : 'quo';
}

/** Characters that an editor would not show, by their number. */
function visible(line: string): string {
  return line
    .replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, (letter) => `{${letter.codePointAt(0)!.toString(16)}}`)
    .replace(/ $/, '{20}');
}

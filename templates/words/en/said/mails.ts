import type { MailSaying } from '../../../../engine/sayings/mails.ts';
import type { Words } from '../../language.ts';
import { numberInWords } from '../../text/counts.ts';

export const mails = {
  'mails/empty': () => 'The mail is empty.',
  'mails/damaged': () => 'The mail is damaged and cannot be read.',
  'mails/too-big': ({ megabytes }) =>
    `The mail is bigger than ${megabytes} megabytes and was not read: send the orders alone, without attachments.`,
  'mails/too-many-lines': () => 'The mail has too many lines and was not read: send the orders alone.',
  'mails/cut': () => 'The mail is too long: its end was not read.',
  'mails/cut-after': ({ line }) => `The mail is too long: what comes after its line ${line} was not read.`,
  'mails/line-cut': ({ line }) => `Line ${line} is too long: its end was not read.`,
  'mails/head-unreadable': () => 'The head of the mail cannot be read.',
  'mails/head-too-long': () => 'The head of the mail is too long to be read.',
  'mails/too-many-parts': ({ most }) =>
    `The mail has more than ${most} parts or a part with a head that is too long; nothing of it was read.`,
  'mails/parts-too-deep': ({ most }) =>
    `The parts of the mail are nested more than ${most} deep; nothing of it was read.`,
  'mails/broken-off': () => 'The mail is damaged and was not read to its end.',
  'mails/parts-mixed-up': () => 'The mail is damaged: its parts could not be told apart, and not all of it was read.',
  'mails/no-parts': () => 'The mail says that it has several parts, but none was found.',
  'mails/forwarded': () =>
    'A mail that was forwarded or attached was not read: write your orders into the mail itself.',
  'mails/digest': () => 'A digest of other mails was not read.',
  'mails/encrypted': () => 'The mail is encrypted or sealed as a whole and cannot be read: send it as plain text.',
  'mails/winmail': () => 'What Outlook put into winmail.dat was not read: send the mail as plain text.',
  'mails/attachments': (facts) =>
    facts.names.length + facts.unnamed === 1
      ? `An attachment was not read${inBrackets(facts)}: write your orders into the mail itself.`
      : `${facts.names.length + facts.unnamed} attachments were not read${inBrackets(facts)}: write your orders into the mail itself.`,
  'mails/unknown-encoding': ({ encoding }) => `A part of the mail is encoded in a way that is not read (${encoding}).`,
  'mails/unknown-charset': ({ charset }) =>
    `The mail is in a character set that is not known (${charset}): letters may have been read wrongly.`,
  'mails/not-in-plain': ({ line }) =>
    `Your mail has its text twice, and the two differ: '${line}' is in the formatted text alone. We read the plain text: if that line counts, send it again as plain text.`,
  'mails/struck-out': () => 'Text that was struck out was not read.',
  'mails/hidden': () => 'Text that cannot be seen in the mail was not read.',
  'mails/html-too-deep': () => 'The mail was not read to its end: its HTML is nested too deep.',
  'mails/html-too-many-tags': () => 'The mail was not read to its end: its HTML has too many tags.',
  'mails/html-styles-too-long': () => 'The mail was not read to its end: its style sheets are too long.',

  'mails/no-from': () => 'The mail has no From header.',
  'mails/from-too-long': () => 'The From header is too long to be read for certain.',
  'mails/several-froms': () => 'The mail has several From headers.',
  'mails/from-group': () => 'The From header names a group.',
  'mails/several-senders': () => 'The From header names several senders.',
  'mails/from-without-address': () => 'The From header has no address that can be read.',
  'mails/from-ambiguous': () => 'The From header can be read in two ways.',

  'mails/no-sender': () => 'The mail names no sender.',
  'mails/from-machine': () => 'The mail was sent by a machine.',
  'mails/checks-contradict': () => 'The checks of the mail contradict each other, so its sender is not certain.',
  'mails/wrong-server': ({ domain }) => `The mail does not come from a server that may send for ${domain}.`,
  'mails/servers-not-named': ({ domain }) => `${domain} does not say which servers may send its mail.`,
  'mails/sender-unchecked': () => 'The sender of the mail could not be checked.',
  'mails/sender-read-otherwise': () => 'The mail system read another sender in it than we do.',
  'mails/signed-in-part': () => 'Its signature covers only the beginning of it.',
  'mails/subject-not-signed': () => 'Its signature does not cover its subject.',
  'mails/not-addressed': ({ address }) =>
    `Its To and Cc do not name ${address}, so that anybody who has received it could have sent it on to us.`,
  'mails/old': ({ days }) =>
    `Its Date is more than ${numberInWords(days)} days away, so that it may be an old mail sent on.`,
} satisfies Words<MailSaying>;

/** The names of attachments, as far as we give them. */
function inBrackets({ names, unnamed }: Extract<MailSaying, { code: 'mails/attachments' }>): string {
  const more = unnamed > 0 ? ` and ${unnamed} more` : '';
  return names.length === 0 ? '' : ` (${names.join(', ')}${more})`;
}

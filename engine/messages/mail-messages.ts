/** A mail as it came: what of it could not be read, who sent it, what was left out. */

import type { MessageTable } from './message-table.ts';

export type MailMessage = UnreadMessage | FromMessage | UnprovenMessage;

/** What of a mail was not read, and why. Numbers of lines count from 1. */
type UnreadMessage = MessageTable<{
  'mails/empty': null;
  'mails/damaged': null;
  'mails/too-big': { megabytes: number };
  'mails/too-many-lines': null;
  'mails/cut': null;
  'mails/cut-after': { line: number };
  'mails/line-cut': { line: number };
  'mails/head-unreadable': null;
  'mails/head-too-long': null;
  'mails/too-many-parts': { most: number };
  'mails/parts-too-deep': { most: number };
  'mails/broken-off': null;
  'mails/parts-mixed-up': null;
  'mails/no-parts': null;
  'mails/forwarded': null;
  'mails/digest': null;
  'mails/encrypted': null;
  'mails/winmail': null;
  /** The first names of files; `unnamed`: how many attachments are not told by name. */
  'mails/attachments': { names: readonly string[]; unnamed: number };
  /** By the name that the mail gives it, as with a charset. */
  'mails/unknown-encoding': { encoding: string };
  'mails/unknown-charset': { charset: string };
  /** Of two versions of the text the plain one is read; `line`: of the other one, the first that it lacks. */
  'mails/not-in-plain': { line: string };
  'mails/struck-out': null;
  'mails/hidden': null;
  'mails/html-too-deep': null;
  'mails/html-too-many-tags': null;
  'mails/html-styles-too-long': null;
}>;

/** Why the From header names nobody. */
type FromMessage = MessageTable<{
  'mails/no-from': null;
  'mails/from-too-long': null;
  'mails/several-froms': null;
  'mails/from-group': null;
  'mails/several-senders': null;
  'mails/from-without-address': null;
  'mails/from-ambiguous': null;
}>;

/** Why nothing proves who sent a mail. */
type UnprovenMessage = MessageTable<{
  'mails/no-sender': null;
  'mails/from-machine': null;
  'mails/checks-contradict': null;
  'mails/wrong-server': { domain: string };
  'mails/servers-not-named': { domain: string };
  'mails/sender-unchecked': null;
  'mails/sender-read-otherwise': null;
  'mails/signed-in-part': null;
  'mails/subject-not-signed': null;
  /** `address`: ours, to which it came. */
  'mails/not-addressed': { address: string };
  'mails/old': { days: number };
}>;

/** Does a file that was attached look like a map of the writer's own? */
export function isMap({ names }: Extract<MailMessage, { code: 'mails/attachments' }>): boolean {
  return names.some((name) => /\.map$|^variants?\.(?:json|xml)$/i.test(name));
}

/** A mail as it came: what of it could not be read, who sent it, what was left out. */

export type MailMessage = UnreadMessage | FromMessage | UnprovenMessage;

/** What of a mail was not read, and why. Numbers of lines count from 1. */
type UnreadMessage =
  | { readonly code: 'mails/empty' }
  | { readonly code: 'mails/damaged' }
  | { readonly code: 'mails/too-big'; readonly megabytes: number }
  | { readonly code: 'mails/too-many-lines' }
  | { readonly code: 'mails/cut' }
  | { readonly code: 'mails/cut-after'; readonly line: number }
  | { readonly code: 'mails/line-cut'; readonly line: number }
  | { readonly code: 'mails/head-unreadable' }
  | { readonly code: 'mails/head-too-long' }
  | { readonly code: 'mails/too-many-parts'; readonly most: number }
  | { readonly code: 'mails/parts-too-deep'; readonly most: number }
  | { readonly code: 'mails/broken-off' }
  | { readonly code: 'mails/parts-mixed-up' }
  | { readonly code: 'mails/no-parts' }
  | { readonly code: 'mails/forwarded' }
  | { readonly code: 'mails/digest' }
  | { readonly code: 'mails/encrypted' }
  | { readonly code: 'mails/winmail' }
  /** The first names of files; `unnamed`: how many attachments are not told by name. */
  | { readonly code: 'mails/attachments'; readonly names: readonly string[]; readonly unnamed: number }
  /** By the name that the mail gives it, as with a charset. */
  | { readonly code: 'mails/unknown-encoding'; readonly encoding: string }
  | { readonly code: 'mails/unknown-charset'; readonly charset: string }
  /** Of two versions of the text the plain one is read; `line`: of the other one, the first that it lacks. */
  | { readonly code: 'mails/not-in-plain'; readonly line: string }
  | { readonly code: 'mails/struck-out' }
  | { readonly code: 'mails/hidden' }
  | { readonly code: 'mails/html-too-deep' }
  | { readonly code: 'mails/html-too-many-tags' }
  | { readonly code: 'mails/html-styles-too-long' };

/** Why the From header names nobody. */
type FromMessage =
  | { readonly code: 'mails/no-from' }
  | { readonly code: 'mails/from-too-long' }
  | { readonly code: 'mails/several-froms' }
  | { readonly code: 'mails/from-group' }
  | { readonly code: 'mails/several-senders' }
  | { readonly code: 'mails/from-without-address' }
  | { readonly code: 'mails/from-ambiguous' };

/** Why nothing proves who sent a mail. */
type UnprovenMessage =
  | { readonly code: 'mails/no-sender' }
  | { readonly code: 'mails/from-machine' }
  | { readonly code: 'mails/checks-contradict' }
  | { readonly code: 'mails/wrong-server'; readonly domain: string }
  | { readonly code: 'mails/servers-not-named'; readonly domain: string }
  | { readonly code: 'mails/sender-unchecked' }
  | { readonly code: 'mails/sender-read-otherwise' }
  | { readonly code: 'mails/signed-in-part' }
  | { readonly code: 'mails/subject-not-signed' }
  /** `address`: ours, to which it came. */
  | { readonly code: 'mails/not-addressed'; readonly address: string }
  | { readonly code: 'mails/old'; readonly days: number };

/** Does a file that was attached look like a map of the writer's own? */
export function isMap({ names }: Extract<MailMessage, { code: 'mails/attachments' }>): boolean {
  return names.some((name) => /\.map$|^variants?\.(?:json|xml)$/i.test(name));
}

/** The judge's addresses: all of a domain of its own, or those of one mailbox at a provider. */

/**
 * A mailbox that takes the judge's mail. With plus addresses `club+marne@example.org` is what `marne@` is at a domain of the judge's
 * own; without them every address is the mailbox itself, and the subject and the mail that is answered say which game is meant.
 */
export interface OwnMailbox {
  /** Lower case. */
  readonly address: string;
  readonly hasPlus: boolean;
  /** Mail of others comes there too: the judge is then `club+judge@`, so that its mail differs from theirs. */
  readonly isShared: boolean;
}

/** `domain`: the judge's own, or for a mailbox the name by which it knows its addresses and message ids ({@link domainFor}). */
export interface OwnAddresses {
  readonly domain: string;
  readonly mailbox?: OwnMailbox;
}

const JUDGE = 'judge';

/** `club.example.org` for `club@example.org`: nobody else's at that provider. */
export function domainFor(mailbox: string): string {
  const { local, domain } = partsOf(mailbox);
  return `${local.replace(/[^a-z0-9]+/g, '-')}.${domain}`;
}

/** Where mail for `marne`, `marne+france` or `judge` is written to. */
export function addressOf({ domain, mailbox }: OwnAddresses, local: string): string {
  if (mailbox === undefined) return `${local}@${domain}`;
  if (!mailbox.hasPlus || (local === JUDGE && !mailbox.isShared)) return mailbox.address;
  const own = partsOf(mailbox.address);
  return `${own.local}+${local}@${own.domain}`;
}

/** Has each game, and whoever plays in it, an address of its own? Else subjects and the mails that are answered tell them apart. */
export function hasGameAddresses({ mailbox }: OwnAddresses): boolean {
  return mailbox === undefined || mailbox.hasPlus;
}

/** The reverse: `marne`, `marne+france`, `judge`; null: the address (lower case) is not the judge's. */
export function localOf({ domain, mailbox }: OwnAddresses, address: string): string | null {
  const { local, domain: at } = partsOf(address);
  if (mailbox === undefined) return at === domain ? local : null;
  const own = partsOf(mailbox.address);
  if (at !== own.domain) return null;
  if (local === own.local) return JUDGE;
  return local.startsWith(`${own.local}+`) ? local.slice(own.local.length + 1) : null;
}

/** Do the addresses of a head name the judge as the recipient that a mail was taken for? A mailbox of its own is named by any of its forms. */
export function isNamed(own: OwnAddresses, named: readonly string[], recipient: string): boolean {
  const { local } = partsOf(recipient.trim().toLowerCase());
  return named.includes(addressOf(own, local)) || (own.mailbox !== undefined && named.includes(own.mailbox.address));
}

function partsOf(address: string): { readonly local: string; readonly domain: string } {
  const at = address.lastIndexOf('@');
  return { local: address.slice(0, at), domain: address.slice(at + 1) };
}

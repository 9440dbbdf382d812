/** Names that no game can have: mail to them is for somebody else. */

/** Mailboxes that every domain has (RFC 2142) and senders that nobody writes to: mail there is recorded, and not answered. */
export const HOUSEKEEPING = [
  ...['abuse', 'bounce', 'bounces', 'hostmaster', 'mailer-daemon', 'no-reply', 'noreply', 'postmaster', 'webmaster'],
] as const;

/** Local parts of addresses that mean something else: no games. */
export const RESERVED: ReadonlySet<string> = new Set([
  ...HOUSEKEEPING,
  ...(
    'judge mailer admin root security info help all any daemon mailerdaemon support unsubscribe subscribe ' +
    'invitations noinvitations complaints feedback spam dmarc owner'
  ).split(' '),
]);

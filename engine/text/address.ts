/**
 * Addresses of mail, from the text as it was received: a letter folded into another would be another mailbox, and perhaps another's.
 * Compared without case; the domain as it stands in the DNS (RFC 5890: A-labels).
 */

/** Made by {@link addressIn} alone. */
export type Address = string & { readonly __brand: 'Address' };

/** What mail services take before the @ (RFC 5321 without quotes): letters of ASCII alone. */
const LOCAL = /^[!#-'*+./0-9=?A-Z^_`a-z{|}~-]{1,64}$/;
const LABELS = /^[\p{L}\p{M}\p{N}.-]{1,253}$/u;
/** Never reached from elsewhere (RFC 6761, RFC 6762, RFC 8375, RFC 9476). */
const NOWHERE = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|invalid|onion|alt|arpa)$/;

/** Null: no address that mail can be sent to. */
export function addressIn(written: string): Address | null {
  const at = written.lastIndexOf('@');
  const local = written.slice(0, Math.max(at, 0));
  const domain = asciiDomain(written.slice(at + 1));
  if (domain === null || !LOCAL.test(local) || !domain.includes('.') || NOWHERE.test(domain)) return null;
  return `${local.toLowerCase()}@${domain}` as Address;
}

/** The mailbox behind an address, in lower case: what stands behind a plus is its owner's to choose (RFC 5233). */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@');
}

/** The domain in lower case and ASCII, letter for letter; null: no name of a domain, or letters that others stand for. */
export function asciiDomain(written: string): string | null {
  const domain = written.normalize('NFC').toLowerCase();
  if (!LABELS.test(domain) || domain.normalize('NFKC') !== domain || MAPPED.test(domain.normalize('NFD'))) return null;
  const host = /^(?!.*xn--)[a-z0-9.-]*$/.test(domain) ? domain : hostOf(domain);
  const isHost = /^(?!.*\.\.)[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(host);
  return isHost && !NUMBER_LAST.test(host) ? host : null;
}

/** In place of which domains get other letters, or none (Unicode Technical Standard 46). */
const MAPPED = /\p{Default_Ignorable_Code_Point}|[\u0345\u1c80-\u1c88]/u;
/** That is an address of the network, however it is written. */
const NUMBER_LAST = /(?:^|\.)(?:\d+|0x[\da-f]*)$/;

function hostOf(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

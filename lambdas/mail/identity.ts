/** What the mail system's findings prove of a sender. */
import type { Verdicts } from '../app/ports.ts';
import type { Letter } from './letter.ts';

export type Proof =
  | { readonly proven: true }
  /** `why`: one plain sentence for the sender. */
  | { readonly proven: false; readonly why: string };

/**
 * Is the mail from the address in its one From header? Only an aligned DMARC pass proves it (RFC 7489): SPF alone speaks of
 * the envelope, DKIM alone of whoever signed. `Sender`, `Reply-To`, `Resent-From`, display names and the envelope prove
 * nothing, nor does a secret reply address, which others may have seen.
 */
export function proofOf(letter: Letter, verdicts: Verdicts, envelopeFrom: string): Proof {
  if (letter.from === null) return unproven(letter.senderFault ?? 'The mail names no sender.');
  if (letter.automatic !== null || isNullSender(envelopeFrom)) return unproven('The mail was sent by a machine.');
  switch (verdicts.dmarc) {
    case 'PASS':
      // DMARC passes by one of the two; a pass without either is somebody's mistake, and not for the sender's good.
      return verdicts.spf === 'PASS' || verdicts.dkim === 'PASS'
        ? { proven: true }
        : unproven('The checks of the mail contradict each other, so its sender is not certain.');
    case 'FAIL':
      return unproven(`The mail does not come from a server that may send for ${domainOf(letter.from.address)}.`);
    case 'GRAY':
      return unproven(`${domainOf(letter.from.address)} does not say which servers may send its mail.`);
    case 'PROCESSING_FAILED':
      return unproven('The sender of the mail could not be checked.');
  }
}

/** Why a mail is put aside unread: the mail system calls it spam or found a virus. Null: it is not. */
export function isPoisoned(verdicts: Verdicts): string | null {
  if (verdicts.virus === 'FAIL') return 'virus';
  return verdicts.spam === 'FAIL' ? 'spam' : null;
}

export function isNullSender(envelopeFrom: string): boolean {
  return /^\s*(?:<\s*>)?\s*$/.test(envelopeFrom);
}

function unproven(why: string): Proof {
  return { proven: false, why };
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

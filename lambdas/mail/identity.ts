/** What the mail system's findings prove of a sender. */
import { domainToASCII } from 'node:url';
import type { Delivery } from '../ports.ts';
import { isNullSender } from './automatic.ts';
import type { Letter } from './letter.ts';
import { parseAddress } from './sender.ts';

export type Proof =
  /** `written`: when, by a signature that the mail may have been proven by; such a mail can be sent on by anybody. */
  | { readonly proven: true; readonly written: number | null }
  /** `why`: one plain sentence for the sender. */
  | { readonly proven: false; readonly why: string };

const DAY = 86_400_000;
/** Between the signed Date of a mail and its receipt: queues of mail servers give up after five days, honest mail needs minutes. */
const LONGEST_WAY = 3 * DAY;

/**
 * Is the mail from the address in its one From header, and was it sent to us? Only an aligned DMARC pass proves the first
 * (RFC 7489): SPF alone speaks of the envelope, DKIM alone of whoever signed. `Sender`, `Reply-To`, `Resent-From`, display
 * names and the envelope prove nothing, nor does a secret reply address, which others may have seen. A mail that is signed can
 * be sent on whole, by any of its readers and to anybody: its signed head must name us, and a day that is not long past.
 *
 * @param domain the judge's own
 */
export function proofOf(letter: Letter, delivery: Delivery, domain: string): Proof {
  const { verdicts } = delivery;
  if (letter.from === null) return unproven(letter.senderFault ?? 'The mail names no sender.');
  const { address } = letter.from;
  if (letter.automatic !== null || isNullSender(delivery.envelopeFrom))
    return unproven('The mail was sent by a machine.');
  switch (verdicts.dmarc) {
    case 'PASS':
      // DMARC passes by one of the two; a pass without either is somebody's mistake, and not for the sender's good.
      if (verdicts.spf !== 'PASS' && verdicts.dkim !== 'PASS') {
        return unproven('The checks of the mail contradict each other, so its sender is not certain.');
      }
      break;
    case 'FAIL':
      return unproven(`The mail does not come from a server that may send for ${domainOf(address)}.`);
    case 'GRAY':
      return unproven(`${domainOf(address)} does not say which servers may send its mail.`);
    case 'PROCESSING_FAILED':
      return unproven('The sender of the mail could not be checked.');
  }
  if (!isJudgedFrom(letter, delivery)) return unproven('The mail system read another sender in it than we do.');
  // What DMARC has passed by SPF came from a server of the sender's.
  if (letter.signed === null || verdicts.dkim !== 'PASS') return { proven: true, written: null };
  const { fault, to, date } = letter.signed;
  if (fault !== null) return unproven(fault);
  const missing = delivery.recipients.filter((each) => isAt(each, domain) && !to.includes(each.trim().toLowerCase()));
  if (missing.length > 0) {
    return unproven(
      `Its To and Cc do not name ${missing[0]}, so that anybody who has received it could have sent it on to us.`,
    );
  }
  if (date === null || Math.abs(delivery.received - date) > LONGEST_WAY) {
    return unproven('Its Date is more than three days away, so that it may be an old mail sent on.');
  }
  return { proven: true, written: date };
}

/** Did the mail system see the same sender, as far as it tells? */
function isJudgedFrom({ from, judgedDomain }: Letter, { judged }: Delivery): boolean {
  const { address } = from!;
  const domain = judged?.domain ?? judgedDomain;
  if (domain !== null && domainToASCII(domain) !== domainOf(address)) return false;
  if (judged?.from === undefined) return true;
  const [only = '', ...others] = judged.from;
  const inBrackets = /<([^<>]*)>\s*$/.exec(only)?.[1] ?? only;
  return others.length === 0 && parseAddress(inBrackets.trim()) === address;
}

/** Why a mail is put aside unread: the mail system calls it spam or found a virus. Null: it is not. */
export function isPoisoned(verdicts: Delivery['verdicts']): string | null {
  if (verdicts.virus === 'FAIL') return 'virus';
  return verdicts.spam === 'FAIL' ? 'spam' : null;
}

function unproven(why: string): Proof {
  return { proven: false, why };
}

function isAt(address: string, domain: string): boolean {
  return address.trim().toLowerCase().endsWith(`@${domain.toLowerCase()}`);
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

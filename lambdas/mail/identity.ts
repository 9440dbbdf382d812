/** What the mail system's findings prove of a sender. */

import { domainToASCII } from 'node:url';
import type { MailMessage } from '../../engine/messages/mail-messages.ts';
import { isNamed, type OwnAddresses } from '../addresses.ts';
import type { ReceivedMail } from '../delivery.ts';
import { isNullSender } from './automatic.ts';
import type { IncomingMail } from './incoming-mail.ts';
import { parseAddress } from './sender.ts';

export type Proof =
  /** `written`: when, by a signature that the mail may have been proven by; such a mail can be sent on by anybody. */
  { readonly proven: true; readonly written: number | null } | { readonly proven: false; readonly why: MailMessage };

const DAY = 86_400_000;
/** Between the signed Date of a mail and its receipt: queues of mail servers give up after five days, honest mail needs minutes. */
const LONGEST_WAY_DAYS = 3;

/**
 * Is the mail from the address in its one From header, and was it sent to us? Only an aligned DMARC pass proves the first
 * (RFC 7489): SPF alone speaks of the envelope, DKIM alone of whoever signed. `Sender`, `Reply-To`, `Resent-From`, display
 * names and the envelope prove nothing, nor does a secret reply address, which others may have seen. A mail that is signed can
 * be sent on whole, by any of its readers and to anybody: its signed head must name us, and a day that is not long past.
 *
 * @param own the judge's addresses
 */
export function proofOf(mail: IncomingMail, delivery: ReceivedMail, own: OwnAddresses): Proof {
  const { verdicts } = delivery;
  if (mail.from === null) return unproven(mail.senderFault ?? { code: 'mails/no-sender' });
  const { address } = mail.from;
  if (mail.automatic?.kind === 'machine' || isNullSender(delivery.envelopeFrom))
    return unproven({ code: 'mails/from-machine' });
  switch (verdicts.dmarc) {
    case 'PASS':
      // DMARC passes by one of the two; a pass without either is somebody's mistake, and not for the sender's good.
      if (verdicts.spf !== 'PASS' && verdicts.dkim !== 'PASS') {
        return unproven({ code: 'mails/checks-contradict' });
      }
      break;
    case 'FAIL':
      return unproven({ code: 'mails/wrong-server', domain: domainOf(address) });
    case 'GRAY':
      return unproven({ code: 'mails/servers-not-named', domain: domainOf(address) });
    case 'PROCESSING_FAILED':
      return unproven({ code: 'mails/sender-unchecked' });
  }
  if (!isJudgedFrom(mail, delivery)) return unproven({ code: 'mails/sender-read-otherwise' });
  // What DMARC has passed by SPF came from a server of the sender's.
  if (mail.signed === null || verdicts.dkim !== 'PASS') return { proven: true, written: null };
  const { fault, to, date } = mail.signed;
  if (fault !== null) return unproven(fault);
  const missing = delivery.recipients.find((each) => isAt(each, own.domain) && !isNamed(own, to, each));
  if (missing !== undefined) return unproven({ code: 'mails/not-addressed', address: missing });
  if (date === null || Math.abs(delivery.received - date) > LONGEST_WAY_DAYS * DAY) {
    return unproven({ code: 'mails/old', days: LONGEST_WAY_DAYS });
  }
  return { proven: true, written: date };
}

/** Did the mail system see the same sender, as far as it tells? */
function isJudgedFrom({ from, judgedDomain }: IncomingMail, { judged }: ReceivedMail): boolean {
  const { address } = from!;
  const domain = judged?.domain ?? judgedDomain;
  if (domain !== null && domainToASCII(domain) !== domainOf(address)) return false;
  if (judged?.from === undefined) return true;
  const [only = '', ...others] = judged.from;
  const inBrackets = /<([^<>]*)>\s*$/.exec(only)?.[1] ?? only;
  return others.length === 0 && parseAddress(inBrackets.trim()) === address;
}

/** Why a mail is put aside unread: the mail system calls it spam or found a virus. Null: it is not. */
export function isPoisoned(verdicts: ReceivedMail['verdicts']): string | null {
  if (verdicts.virus === 'FAIL') return 'virus';
  return verdicts.spam === 'FAIL' ? 'spam' : null;
}

function unproven(why: MailMessage): Proof {
  return { proven: false, why };
}

function isAt(address: string, domain: string): boolean {
  return address.trim().toLowerCase().endsWith(`@${domain.toLowerCase()}`);
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/** A mail that we cannot handle: we tell its sender, and nothing waits for it any more. */
import { scrubSubject } from '../../engine/language/mail/scrub.ts';
import type { Delivery } from '../delivery.ts';
import { placeOf } from '../games/our-faults.ts';
import { openMail } from '../mail/incoming-mail.ts';
import { postDesk } from '../outgoing/desk-post.ts';
import type { Services } from '../ports.ts';

const DAY = 86_400_000;
/** Of one address in a day. */
const TOLD_A_DAY = 5;

/** Tells the sender, where the mail shows one who may be answered. */
export async function giveUpMail(services: Services, delivery: Delivery, error: unknown): Promise<void> {
  services.log('mail given up', { delivery: delivery.id, error: placeOf(error) });
  const mail = await opened(services, delivery);
  const { dmarc, spam, virus } = delivery.verdicts;
  if (mail === null || mail.from === null || mail.automatic !== null) return;
  if (dmarc === 'FAIL' || spam === 'FAIL' || virus === 'FAIL') return;
  const { address } = mail.from;
  if (!(await services.budgets.spend(`given-up:${address}`, TOLD_A_DAY, DAY))) return;
  const line = { line: null, text: '', outcome: 'refused', message: { code: 'entering/mail-failed' } } as const;
  const content = { report: [line], asked: [], subject: scrubSubject(mail.subject) };
  await postDesk(services, address, content, `given-up-${delivery.id}`, mail.messageId);
}

async function opened({ files, house }: Services, { rawKey, envelopeFrom }: Delivery) {
  const raw = await files.get(rawKey);
  if (raw === null) return null;
  try {
    return await openMail(raw, { envelopeFrom, domain: house.domain });
  } catch {
    return null;
  }
}

/** A mail that cannot be handled: its sender is told, and nothing waits for it any more. */
import { scrubSubject } from '../../engine/language/mail/scrub.ts';
import { placeOf } from '../games/our-faults.ts';
import { openLetter } from '../mail/letter.ts';
import { postDesk } from '../outgoing/desk-post.ts';
import type { Delivery, World } from '../ports.ts';

const DAY = 86_400_000;
/** Of one address in a day. */
const TOLD_A_DAY = 5;

/** Tells the sender, where the mail shows one who may be answered. */
export async function giveUpMail(world: World, delivery: Delivery, error: unknown): Promise<void> {
  world.log('mail given up', { delivery: delivery.id, error: placeOf(error) });
  const letter = await opened(world, delivery);
  const { dmarc, spam, virus } = delivery.verdicts;
  if (letter === null || letter.from === null || letter.automatic !== null) return;
  if (dmarc === 'FAIL' || spam === 'FAIL' || virus === 'FAIL') return;
  const { address } = letter.from;
  if (!(await world.budgets.spend(`given-up:${address}`, TOLD_A_DAY, DAY))) return;
  const line = { line: null, text: '', outcome: 'refused', message: { code: 'entering/mail-failed' } } as const;
  const content = { report: [line], asked: [], subject: scrubSubject(letter.subject) };
  await postDesk(world, address, content, `given-up-${delivery.id}`, letter.messageId);
}

async function opened({ files, house }: World, { rawKey, envelopeFrom }: Delivery) {
  const raw = await files.get(rawKey);
  if (raw === null) return null;
  try {
    return await openLetter(raw, { envelopeFrom, domain: house.domain });
  } catch {
    return null;
  }
}

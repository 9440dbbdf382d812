/** A mail about which only its reader and its rank matter. */
import type { OutgoingMail } from '../../lambdas/ports.ts';
import type { Rank } from '../../templates/mail/rank.ts';

/** `date`: when it was written, in milliseconds. */
export function plainMail(id: string, to: string, rank: Rank, date: number): OutgoingMail {
  const from = { name: 'Judge', address: 'judge@example.org' };
  return { id, to, from, replyTo: null, subject: 'mail', text: 'Text.\n', html: '', rank, headers: {}, date };
}

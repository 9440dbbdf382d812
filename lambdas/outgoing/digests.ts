/** Digests: mails that were held for somebody who wishes one a day, sent as one. */
import type { Instant, Zones } from '../../engine/time.ts';
import type { OutgoingMail, Services } from '../ports.ts';
import { postDesk } from './account-post.ts';

/** At seven in the morning. */
const MINUTE_OF_DAY = 7 * 60;

/** When the next digest goes, after this instant. */
export function nextDigest(zones: Zones, zone: string, after: Instant): Instant {
  const { year, month, day } = zones.localTime(after, zone);
  const today = zones.instantOf({ year, month, day, minute: MINUTE_OF_DAY }, zone);
  return today > after ? today : zones.instantOf({ year, month, day: day + 1, minute: MINUTE_OF_DAY }, zone);
}

/** Sends what was held and may go. Of a digest that breaks off before all is noted, some may come twice, never none. */
export async function sendDigests(services: Services): Promise<void> {
  const { outbox, digest } = services;
  const byReader = new Map<string, OutgoingMail[]>();
  for (const id of await outbox.held()) {
    const mail = await outbox.claim(id);
    if (mail !== null) byReader.set(mail.to, [...(byReader.get(mail.to) ?? []), mail]);
  }
  for (const [to, all] of byReader) {
    const mails = all.sort((one, other) => one.date - other.date || (one.id < other.id ? -1 : 1));
    const id = `digest-${digest(mails.map((mail) => mail.id).join('\n')).slice(0, 24)}`;
    const shown = mails.map(({ subject, text, replyTo }) => ({ subject, text: withoutFoot(text), replyTo }));
    await postDesk(services, to, { report: [], asked: [{ kind: 'digest', mails: shown }], subject: '' }, id);
    for (const mail of mails) await outbox.sent(mail.id, id);
  }
}

/** What stands below each mail stands once below the digest. */
function withoutFoot(text: string): string {
  const foot = text.lastIndexOf('\n-- \n');
  return (foot < 0 ? text : text.slice(0, foot)).trim();
}

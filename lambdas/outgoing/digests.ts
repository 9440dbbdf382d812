/** Digests: mails that were held for somebody who wishes one a day, sent as one. */
import type { Instant, Zones } from '../../engine/time.ts';
import { loadGame } from '../games/load-game.ts';
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
  const groups = new Map<string, OutgoingMail[]>();
  for (const id of await outbox.held()) {
    const mail = await outbox.claim(id);
    if (mail === null) continue;
    if (await isMoot(services, mail)) {
      await outbox.sent(mail.id, `moot-${mail.id}`);
      continue;
    }
    const key = `${mail.to} ${mail.batch ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), mail]);
  }
  for (const all of groups.values()) {
    const mails = all.sort((one, other) => one.date - other.date || (one.id < other.id ? -1 : 1));
    const id = `digest-${digest(mails.map((mail) => mail.id).join('\n')).slice(0, 24)}`;
    const [first] = mails;
    if (first!.batch !== undefined && mails.length === 1) await sendAlone(services, first!, id);
    else await sendTogether(services, mails, id);
    for (const mail of mails) await outbox.sent(mail.id, id);
  }
}

/** Who has signed on to a game stands in the mail of its start. */
async function isMoot(services: Services, { untilStart }: OutgoingMail): Promise<boolean> {
  return untilStart !== undefined && (await loadGame(services, untilStart))?.status !== 'forming';
}

/** Nothing has come to go with it. */
async function sendAlone(
  { outbox }: Services,
  { heldUntil: _, batch: __, ...mail }: OutgoingMail,
  id: string,
): Promise<void> {
  await outbox.post({ ...mail, id, headers: { ...mail.headers, 'X-Judge-Mail-Id': id } });
}

async function sendTogether(services: Services, mails: readonly OutgoingMail[], id: string): Promise<void> {
  const [{ to, batch }] = mails as readonly [OutgoingMail];
  const shown = mails.map(({ subject, text, replyTo, isBrief }) => ({
    subject,
    text: isBrief === true ? '' : withoutFoot(text),
    replyTo: isBrief === true ? null : replyTo,
  }));
  const title =
    batch === undefined ? {} : { title: `[${batch}] ${mails.map(({ subject }) => bare(subject)).join('; ')}` };
  await postDesk(services, to, { report: [], asked: [{ kind: 'digest', mails: shown, ...title }], subject: '' }, id);
}

/** Without the game's tag. */
function bare(subject: string): string {
  return subject.replace(/^\[\w+\] /, '');
}

/** What stands below each mail stands once below the digest. */
function withoutFoot(text: string): string {
  const foot = text.lastIndexOf('\n-- \n');
  return (foot < 0 ? text : text.slice(0, foot)).trim();
}

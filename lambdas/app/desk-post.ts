/** Puts a mail of the judge's desk on its way. */
import type { Desk, DeskContent } from '../../templates/mail/mail.ts';
import { writeDeskMail } from '../../templates/mail/write-desk-mail.ts';
import { houseOf } from './dispatches.ts';
import type { OutgoingMail, World } from './ports.ts';

/** `answers`: the message id of the mail that this is the answer to. The same id is sent once. */
export async function postDesk(
  world: World,
  to: string,
  content: DeskContent,
  id: string,
  answers: string | null = null,
): Promise<void> {
  if ((await world.stopped.why(to)) !== null) return;
  const person = await world.directory.personAt(to);
  const desk: Desk = {
    house: houseOf(world),
    zones: world.zones,
    now: world.now(),
    zone: person?.zone ?? 'UTC',
    replyTo: houseOf(world).judge,
    ...(world.help === undefined ? {} : { help: world.help }),
  };
  const { subject, text, html, attachments } = writeDeskMail(content, desk);
  const mail: OutgoingMail = {
    id,
    to,
    from: { name: world.house.judge, address: desk.house.judge },
    replyTo: desk.house.judge,
    subject,
    text,
    html,
    ...(attachments === undefined ? {} : { attachments }),
    headers: {
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
      'X-Judge-Mail-Id': id,
      ...(answers === null ? {} : { 'In-Reply-To': answers, References: answers }),
    },
    date: desk.now,
  };
  await world.outbox.post(mail);
}

/** Mails of the judge's desk. */
import type { Desk, DeskContent } from '../../templates/mail/mail.ts';
import { writeDeskMail } from '../../templates/mail/write-desk-mail.ts';
import { houseOf } from './house-of.ts';
import type { OutgoingMail, World } from './ports.ts';

/** Puts a mail on its way. `answers`: the message id of the mail that this is the answer to. The same id is sent once. */
export async function postDesk(
  world: World,
  to: string,
  content: DeskContent,
  id: string,
  answers: string | null = null,
): Promise<void> {
  if ((await world.stopped.why(to)) !== null) return;
  const person = await world.directory.personAt(to);
  await world.outbox.post(deskMail(world, content, { id, to, zone: person?.zone ?? null, answers }));
}

/** Who is written to. */
export interface DeskReader {
  readonly id: string;
  readonly to: string;
  /** IANA zone in which he is told times; null: UTC. */
  readonly zone: string | null;
  readonly answers: string | null;
}

/** What writing such a mail needs of the world. */
export type DeskWorld = Pick<World, 'house' | 'zones' | 'now' | 'help'>;

export function deskMail(world: DeskWorld, content: DeskContent, { id, to, zone, answers }: DeskReader): OutgoingMail {
  const desk: Desk = {
    house: houseOf(world),
    zones: world.zones,
    now: world.now(),
    zone: zone ?? 'UTC',
    replyTo: houseOf(world).judge,
    ...(world.help === undefined ? {} : { help: world.help }),
  };
  const { subject, text, html, attachments } = writeDeskMail(content, desk);
  return {
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
}

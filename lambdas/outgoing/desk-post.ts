/** Mails of the judge's desk. */
import type { Desk, DeskContent } from '../../templates/mail/mail.ts';
import { writeDeskMail } from '../../templates/mail/write-desk-mail.ts';
import type { DeskReader, OutgoingMail, Person, Services } from '../ports.ts';
import { boundedMail } from './bounded-mail.ts';
import { judgeIdentity } from './judge-identity.ts';

/** Puts a mail on its way. `answers`: the message id of the mail that this is the answer to. The same id is sent once. */
export async function postDesk(
  services: Services,
  to: string,
  content: DeskContent,
  id: string,
  answers: string | null = null,
): Promise<void> {
  if ((await services.stopped.why(to)) !== null) return;
  const person = await services.directory.personAt(to);
  await services.outbox.post(deskMail(services, content, { id, to, ...readingOf(person), answers }));
}

/** How a person reads mail. */
export function readingOf(person: Person | null): Pick<DeskReader, 'zone' | 'isClassic'> {
  return { zone: person?.zone ?? null, ...(person?.mail === 'classic' ? { isClassic: true } : {}) };
}

/** What writing such a mail needs of the world. */
export type DeskServices = Pick<Services, 'house' | 'zones' | 'now' | 'help'>;

export function deskMail(services: DeskServices, content: DeskContent, reader: DeskReader): OutgoingMail {
  const { id, to, zone, answers } = reader;
  const desk: Desk = {
    house: judgeIdentity(services),
    zones: services.zones,
    now: services.now(),
    zone: zone ?? 'UTC',
    replyTo: judgeIdentity(services).judge,
    ...(reader.isClassic === true ? { isClassic: true } : {}),
    ...(services.help === undefined ? {} : { help: services.help }),
  };
  const { subject, text, html, attachments } = boundedMail(writeDeskMail(content, desk));
  return {
    id,
    to,
    from: { name: services.house.judge, address: desk.house.judge },
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

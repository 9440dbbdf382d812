/** Mails of the judge's desk. */
import type { LanguageCode } from '../../engine/messages/languages.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { loadLanguage } from '../../templates/locales/languages.ts';
import type { AccountMailContext, DeskContent } from '../../templates/mail/mail.ts';
import { loadMarkdown } from '../../templates/markup/markdown.ts';
import { takeUnanswered, takeUnheard } from '../games/unanswered-mail.ts';
import type { Person } from '../people.ts';
import type { DeskReader, OutgoingMail, Services } from '../ports.ts';
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
  const unanswered = await takeUnanswered(services, person ?? to);
  const unheard = await takeUnheard(services, person);
  await services.outbox.post(
    await deskMail(services, content, {
      id,
      to,
      ...readingOf(person),
      ...spoken(services, to, person),
      answers,
      unanswered,
      unheard,
    }),
  );
}

/** The language of the mail that is answered, where its writer has never chosen one. */
function spoken({ speaks }: Pick<Services, 'speaks'>, to: string, person: Person | null): Pick<DeskReader, 'language'> {
  const isTheirs = speaks?.address === to && person?.language === undefined && person?.mail !== 'classic';
  return isTheirs ? { language: speaks.language } : {};
}

/** Classic mails are English: programs read them. */
export function mailLanguage({ language = 'en', mail }: Pick<Person, 'language' | 'mail'>): LanguageCode {
  return mail === 'classic' ? 'en' : language;
}

export function readingOf(person: Person | null): Pick<DeskReader, 'zone' | 'isClassic' | 'language'> {
  return {
    zone: person?.zone ?? null,
    ...(person?.mail === 'classic' ? { isClassic: true } : {}),
    ...(person === null ? {} : { language: mailLanguage(person) }),
  };
}

/** What writing such a mail needs of the world. */
export type DeskServices = Pick<Services, 'house' | 'zones' | 'now' | 'help'>;

export async function deskMail(
  services: DeskServices,
  content: DeskContent,
  reader: DeskReader,
): Promise<OutgoingMail> {
  const { id, to, zone, answers } = reader;
  const desk: AccountMailContext = {
    house: judgeIdentity(services),
    zones: services.zones,
    now: services.now(),
    zone: zone ?? 'UTC',
    replyTo: judgeIdentity(services).judge,
    ...(reader.isClassic === true ? { isClassic: true } : {}),
    ...(reader.unanswered === undefined ? {} : { unanswered: reader.unanswered }),
    ...(reader.unheard === undefined ? {} : { unheard: reader.unheard }),
    ...(services.help === undefined ? {} : { help: services.help }),
  };
  const language = await loadLanguage(reader.language ?? 'en');
  // Most mails are about a game: what the desk writes with (HELP, maps in words, Markdown) is loaded with its first answer.
  const { writeDeskMail } = await import('../../templates/mail/write-account-mail.ts');
  await loadMarkdown();
  const { subject, text, html, attachments } = inLanguage(language, () => boundedMail(writeDeskMail(content, desk)));
  return {
    id,
    to,
    from: { name: services.house.judge, address: desk.house.judge },
    replyTo: desk.house.judge,
    subject,
    text,
    html,
    ...(attachments === undefined ? {} : { attachments }),
    rank: 'answers',
    headers: {
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
      'X-Judge-Mail-Id': id,
      'Content-Language': language.code,
      ...(answers === null ? {} : { 'In-Reply-To': answers, References: answers }),
    },
    date: desk.now,
  };
}

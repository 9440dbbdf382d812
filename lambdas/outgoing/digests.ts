/** Digests: what was held for somebody who wishes one mail a day, sent as one; to a GM with how their games stand on top. */
import { HOUR, type Instant } from '../../engine/time.ts';
import { personId } from '../../engine/vocabulary.ts';
import { troublesOf } from '../../templates/mail/kinds/account/troubles.ts';
import type { Morning } from '../../templates/mail/mail.ts';
import { changeRecord, type MorningSaid } from '../club.ts';
import { loadGame } from '../games/load-game.ts';
import { mailAddresses } from '../games/people-of-game.ts';
import type { Person } from '../people.ts';
import type { OutgoingMail, Services } from '../ports.ts';
import { postDesk } from './account-post.ts';
import { ABSENCES, nextDigest } from './held-mail.ts';
import { noticesNow } from './held-notices.ts';
import { absencesAsked, gamesRun, morningOf } from './my-games.ts';

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
  const due = await dueMornings(services);
  const mornings = new Map(
    due.flatMap(({ morning, to }) => (morning === null ? [] : to.map((each) => [each, morning] as const))),
  );
  for (const all of groups.values()) {
    const mails = all.sort((one, other) => one.date - other.date || (one.id < other.id ? -1 : 1));
    const id = `digest-${digest(mails.map((mail) => mail.id).join('\n')).slice(0, 24)}`;
    const [first] = mails;
    const { to, batch } = first!;
    const isNews = batch !== undefined || !mornings.has(to) || mails.some((mail) => mail.isReminder !== true);
    if (!isNews) {
      // Where it is still so, the mail of the morning says it.
    } else if (batch === ABSENCES) await askOfAbsences(services, mails, id.replace('digest', 'absences'));
    else if (batch !== undefined) await sendBatch(services, await noticesNow(services, mails), id);
    else await sendTogether(services, mails, id, { morning: mornings.get(to) });
    if (batch === undefined && isNews) mornings.delete(to);
    for (const mail of mails) await outbox.sent(mail.id, id);
  }
  for (const { person, morning, since, to, said } of due) {
    const isNews = to.some((each) => !mornings.has(each));
    const { isWanted, again, saying } = whatToSay(services, morning, since, said, isNews);
    for (const [n, address] of to.entries()) {
      if (morning === null || !(isWanted || person.digestAlways === true) || !mornings.has(address)) continue;
      const asked = [{ kind: 'digest', mails: [], morning: { ...morning, ...again } } as const];
      const id = `digest-${digest(`${person.id} ${since}`).slice(0, 24)}-${n}`;
      await postDesk(services, address, { report: [], asked, subject: '' }, id);
    }
    await setMorning(services, person, saying);
  }
}

/** What stays as it was is said again after one day, two, four and then every eight: whoever reads the same each morning reads no more. */
const MOST_DAYS = 8;

function whatToSay(
  { digest }: Services,
  morning: Morning | null,
  since: Instant,
  said: MorningSaid | undefined,
  isNews: boolean,
) {
  const needs = (morning?.games ?? []).flatMap((context) => {
    const { name, phase, clock } = context.view;
    const troubles = troublesOf(context);
    return troubles.length === 0 ? [] : [[name, phase, clock?.deadline, troubles]];
  });
  if (needs.length === 0) return { isWanted: false, again: {} };
  const key = digest(JSON.stringify(needs)).slice(0, 24);
  if (said?.key !== key) return { isWanted: true, again: {}, saying: { key, days: 1, at: since } };
  // Clocks change.
  const isDue = since > said.at + (said.days * 24 - 2) * HOUR;
  if (isNews || !isDue) return { isWanted: false, again: {}, saying: isNews ? { ...said, at: since } : said };
  const days = Math.min(said.days * 2, MOST_DAYS);
  return { isWanted: true, again: { again: days }, saying: { key, days, at: since } };
}

interface DueMorning {
  readonly person: Person;
  readonly morning: Morning | null;
  readonly since: Instant;
  readonly said: MorningSaid | undefined;
  /** To which addresses it goes. */
  readonly to: readonly string[];
}

/** Whoever is gone, or wishes no digest any more, is struck off. */
async function dueMornings(services: Services): Promise<readonly DueMorning[]> {
  const due = (await services.club.all('morning')).filter(
    ({ value }) => value !== null && value.next <= services.now(),
  );
  const found = due.map(async ({ key, value }): Promise<DueMorning | null> => {
    const person = await services.directory.person(personId(key));
    if (person?.digest === true && value !== null)
      return {
        ...{ person, morning: await morningOf(services, person) },
        ...{ since: value.next, said: value.said, to: mailAddresses(person) },
      };
    await changeRecord(services.club, 'morning', key, () => null);
    return null;
  });
  return (await Promise.all(found)).filter((each) => each !== null);
}

/** When the person next hears how their games stand; never, without a digest. */
export async function setMorning(services: Services, person: Person, said?: MorningSaid): Promise<void> {
  const [game] = await gamesRun(services, person.id);
  const zone = person.zone ?? game?.settings.zone ?? 'UTC';
  const next = nextDigest(services.zones, zone, services.now(), person.digestMinute);
  await changeRecord(services.club, 'morning', person.id, () =>
    person.digest === true ? { next, ...(said === undefined ? {} : { said }) } : null,
  );
}

/** Who has signed on to a game stands in the mail of its start. */
async function isMoot(services: Services, { untilStart }: OutgoingMail): Promise<boolean> {
  return untilStart !== undefined && (await loadGame(services, untilStart))?.status !== 'forming';
}

async function sendAlone(
  { outbox }: Services,
  { heldUntil: _, batch: __, told: ___, ...mail }: OutgoingMail,
  id: string,
): Promise<void> {
  await outbox.post({ ...mail, id, headers: { ...mail.headers, 'X-Judge-Mail-Id': id } });
}

/** Notices of one game are one mail of that game; those of several stand together, each with what is due in its own. */
async function sendBatch(services: Services, notices: readonly OutgoingMail[], id: string): Promise<void> {
  const [first, ...more] = notices as readonly [OutgoingMail];
  if (more.length === 0) return sendAlone(services, first, id);
  await sendTogether(services, notices, id, {
    title: `[${joined(notices, tagOf, ', ')}] ${joined(notices, bare, '; ')}`,
  });
}

async function sendTogether(
  services: Services,
  mails: readonly OutgoingMail[],
  id: string,
  { title, morning }: { readonly title?: string; readonly morning?: Morning | undefined },
): Promise<void> {
  const shown = mails.map(({ subject, text, replyTo, isBrief }) => ({
    subject,
    text: isBrief === true ? '' : withoutFoot(text),
    replyTo: isBrief === true ? null : replyTo,
  }));
  const head = { ...(title === undefined ? {} : { title }), ...(morning === undefined ? {} : { morning }) };
  await postDesk(
    services,
    mails[0]!.to,
    { report: [], asked: [{ kind: 'digest', mails: shown, ...head }], subject: '' },
    id,
  );
}

/** Without the game's tag. */
const bare = ({ subject }: OutgoingMail) => subject.replace(/^\[\w+\] /, '');
const tagOf = ({ subject, told }: OutgoingMail) => told?.game ?? /^\[(\w+)\]/.exec(subject)?.[1] ?? '';

function joined(mails: readonly OutgoingMail[], part: (mail: OutgoingMail) => string, between: string): string {
  return [...new Set(mails.map(part))].join(between);
}

/** One question for each who asks, in all games of the GM; what was answered meanwhile is asked no more. */
async function askOfAbsences(services: Services, mails: readonly OutgoingMail[], id: string): Promise<void> {
  const { to } = mails[0]!;
  const gm = await services.directory.personAt(to);
  const questions = gm === null ? [] : await absencesAsked(services, gm);
  for (const [n, question] of questions.entries()) {
    const [only, ...more] = question.games;
    const { name } = only!.context.view;
    const alone = more.length > 0 ? undefined : mails.findLast((mail) => tagOf(mail) === name);
    if (alone !== undefined) await sendAlone(services, alone, `${id}-${n}`);
    else await postDesk(services, to, { report: [], asked: [question], subject: '' }, `${id}-${n}`);
  }
}

/** What stands below each mail stands once below the digest. */
function withoutFoot(text: string): string {
  const foot = text.lastIndexOf('\n-- \n');
  return (foot < 0 ? text : text.slice(0, foot)).trim();
}

/**
 * Mails back what a mail tells its reader to write, at that moment, and looks at what the judge says of it. Nothing of it
 * has happened afterwards.
 */
import { gameName } from '../../engine/vocabulary.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import { DOMAIN, type TestWorld } from '../conversations/world.ts';
import { faultsIn, type Told, toldIn } from './told.ts';

let mails = 0;

export interface Unread {
  readonly subject: string;
  readonly reader: string;
  readonly told: string;
  readonly said: readonly string[];
}

/** Lines of a mail that were tried, and those of them that its reader cannot write. */
export interface Tried {
  count: number;
  readonly unread: Unread[];
  /** Lines with a place in small letters, as no document writes it. */
  readonly small: string[];
}

/** `own`: the mail that this one answers, whose lines are only shown back. */
export async function mailBack(
  services: TestWorld,
  mail: OutgoingMail,
  own: readonly string[],
  tried: Tried,
  isChosen: () => boolean = () => true,
): Promise<void> {
  if (await isPast(services, mail)) return;
  for (const told of toldIn(mail, own)) {
    if (told.around === 'table' || isEcho(told, mail.subject, own)) continue;
    for (const text of filledIn(told.text)) {
      if (!isChosen()) continue;
      tried.count += 1;
      if (SMALL.test(text)) tried.small.push(`${mail.subject}: ${text}`);
      const said = await services.asIf(async () => {
        if (mail.html === '') await inFull(services, mail.to);
        return answersTo(services, mail, { ...told, text });
      });
      // What else stood in the mail that is proven now is judged as it was.
      const faults = /^CONFIRM/.test(text) ? said.filter((fault) => /CONFIRM/.test(fault)) : said;
      if (faults.length > 0) tried.unread.push({ subject: mail.subject, reader: mail.to, told: text, said: faults });
    }
  }
}

/** Faults are found in HTML, which a reader of classic mails has none of. */
async function inFull(services: TestWorld, reader: string): Promise<void> {
  mails += 1;
  const head = `From: ${reader}\r\nTo: judge@${DOMAIN}\r\nSubject: full\r\nMessage-ID: <full-${mails}@example.org>`;
  await services.deliver(`${head}\r\n\r\nset mail full\r\n`, { from: reader, to: [`judge@${DOMAIN}`] });
  await services.sent();
}

/** The last mail to each reader about each game: what stood in earlier ones may be past when several come at once. */
export function newest(mails: readonly OutgoingMail[]): readonly OutgoingMail[] {
  const last = new Map(mails.map((mail) => [`${mail.to} ${/\[[a-z0-9]+\]/.exec(mail.subject)?.[0] ?? mail.id}`, mail]));
  return [...last.values()];
}

/** The game has gone on since: in the same moment as this mail was sent. */
async function isPast(services: TestWorld, { subject }: OutgoingMail): Promise<boolean> {
  const [, game, phase] = /\[([a-z0-9]+)\].* ([A-Z]\d{4}[MRA]) orders/.exec(subject) ?? [];
  return game !== undefined && (await services.services.index.entry(gameName(game)))?.phase !== phase;
}

/** The reader's line as it was done, or one that was confirmed now. */
function isEcho({ text, around }: Told, subject: string, own: readonly string[]): boolean {
  // PASSWORD stands for one that the judge does not know.
  if (/\*{8}|^the message$| PASSWORD$/.test(text) || subject.endsWith(`${text}: done`)) return true;
  return /\[\](?:: |: Kept)/.test(around) && own.some((line) => /^confirm |^(?:postal|diary)/i.test(line));
}

/** A form whose lines break off is sent with each possibility that stands behind `%`; all else as it is. */
export function filledIn(form: string): readonly string[] {
  const lines = form.split('\n');
  if (!lines.some((line) => BREAKS_OFF.test(line))) return [form];
  const filled: string[] = [];
  let heading = '';
  let open: string[] = [];
  for (const line of lines) {
    const [, start, goals = ''] = BREAKS_OFF.exec(line) ?? [];
    if (/^[A-Z]{3}[A-Z ]*$/.test(line)) heading = `${line}\n`;
    else if (line.startsWith('%')) {
      const units = line
        .slice(1)
        .split(',')
        .flatMap((unit) => unit.trim() || []);
      filled.push(...units.flatMap((unit) => open.map((word) => `${heading}${word} ${unit}`)));
    } else if (start === undefined) open = [];
    else if (start.endsWith('-')) {
      const places = goals
        .replace(/, or D to disband/, '')
        .trim()
        .split(/\s+/);
      filled.push(...places.map((place) => `${heading}${start} ${place}`), `${heading}${start.replace(/ -$/, '')} D`);
    } else open = [start.trim()];
  }
  return filled;
}

/** `A par - …`, `- bur`, `build F stp/sc`. */
const SMALL = /(?:^|\b[AF] |- |^IP \d+ )(?!via\b)[a-z][a-z0-9]{1,2}(?:\/[a-z]{2})?(?: [-HDSCP]\b| -|$)/m;

const BREAKS_OFF = /^(\S.*-|build|remove)\s*(?:% (.*))?$/i;

async function answersTo(services: TestWorld, mail: OutgoingMail, told: Told): Promise<readonly string[]> {
  mails += 1;
  const to = told.to ?? mail.replyTo ?? `judge@${DOMAIN}`;
  const head = `From: ${mail.to}\r\nTo: ${to}\r\nSubject: Re: ${mail.subject}\r\nMessage-ID: <back-${mails}@example.org>`;
  await services.deliver(`${head}\r\n\r\n${told.text.replaceAll('\n', '\r\n')}\r\n`, { from: mail.to, to: [to] });
  const answers = (await services.sent()).filter(({ to: reader }) => reader === mail.to);
  return answers.length === 0 ? ['(no answer)'] : answers.flatMap(faultsIn);
}

/**
 * Conversations as text files. What people write is read from the file and mailed; what the judge answers is written below
 * it, and compared with what stands there.
 *
 *     game: marne, set grey            a game of that name that has begun, with those settings: its master is
 *                                      master@example.org, each power's friend france@example.org, password `tulip`
 *     game: iron of octarine, set grey the same, of another variant
 *     pages: written                   pages and records are published too, as WHATIF needs them; stands first
 *     asks: process                    a PROCESS that is asked about is not confirmed by itself; stands first
 *     store: embedded                  on the real embedded database, not in memory; stands first
 *     # A comment: explains what happens here.
 *     @ 2026-03-02 19:00            moves the clock (UTC); what falls due on the way happens
 *     watch: france@example.org     whose mails are shown in full; others are listed by subject
 *
 *     >>> france@example.org to judge@judge.example.org
 *     Subject: orders
 *
 *     A par - bur
 *
 *     confirm {word}                the word that the judge asked for last
 *     confirm {word of ann@work.example}   the last one in a mail to that address
 *
 *     <<< …                         an answer; everything up to the next >>>, @ or # belongs to the judge
 */
import { zones } from '../../lambdas/adapters/zones.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import { boardOf } from '../boards.ts';
import { DOMAIN, openWorld, type TestWorld } from './world.ts';

/** From one mail to the next. */
const MINUTE = 60_000;

interface Step {
  readonly kind: 'comment' | 'head' | 'clock' | 'game' | 'watch' | 'mail';
  /** The lines as they stand in the file, the judge's left out. */
  readonly lines: readonly string[];
}

/** Looks at what is mailed. `text`: the mail that brought it about, with its head; empty where time did. */
export type OnMails = (services: TestWorld, sent: readonly OutgoingMail[], text: string) => Promise<void>;

/** Plays the conversation; the whole file as it should be. */
export async function playConversation(file: string, onMails?: OnMails): Promise<string> {
  const steps = stepsOf(file);
  const first = steps.find(({ kind }) => kind === 'clock');
  if (first === undefined) throw new Error('A conversation begins with a time: @ 2026-03-02 19:00');
  const services = await openWorld({
    meansProcess: !/^asks: process$/m.test(file),
    start: instantOf(first.lines[0]!),
    pages: /^pages: written$/m.test(file) ? 'written' : 'none',
    store: /^store: embedded$/m.test(file) ? 'embedded' : 'memory',
  });
  const watched = new Set<string>();
  const out: string[] = [];
  let mails = 0;
  const words = new Map<string, string>();
  try {
    for (const { kind, lines } of steps) {
      out.push(...lines, '');
      if (kind === 'watch') {
        watched.clear();
        for (const address of lines[0]!.replace('watch:', '').split(',')) watched.add(address.trim());
      }
      if (kind === 'game') await beginGame(services, lines[0]!);
      if (kind === 'clock') await services.moveTo(instantOf(lines[0]!));
      if (kind === 'mail') {
        mails += 1;
        const [head = '', ...rest] = lines;
        const [, from = '', to = '', verdict] = /^>>> (.+) to (\S+)(?: \((unproven)\))?$/.exec(head) ?? [];
        const raw = `From: ${from}\r\nTo: ${to}\r\nMessage-ID: <mail-${mails}@example.org>\r\n${rest.join('\r\n').replaceAll(WORD, (_, of = '') => words.get(of) ?? '')}\r\n`;
        await services.deliver(raw, { from: address(from), to: [to], dmarc: verdict === undefined ? 'PASS' : 'GRAY' });
      }
      const atOnce = await services.sent();
      await onMails?.(services, atOnce, kind === 'mail' ? lines.join('\n') : '');
      if (kind === 'mail') await services.moveTo(services.services.now() + MINUTE);
      const then = await services.sent();
      await onMails?.(services, then, '');
      const sent = [...atOnce, ...then];
      for (const { to, text } of sent) {
        const [, word] = /^\s*CONFIRM (\S+)$/m.exec(text) ?? [];
        if (word !== undefined) words.set('', word).set(to, word);
      }
      out.push(...answers(sent, watched));
    }
  } finally {
    await services.close();
  }
  return `${out
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}

/** Stands for a word that the judge asked for: the last, or the last of those mailed to an address. */
const WORD = /\{word(?: of (\S+))?\}/g;

/** A game with a player for each power, who gets the power that is his address. Nobody looks at the mails of its start. */
async function beginGame(services: TestWorld, line: string): Promise<void> {
  const [named = '', ...settings] = line
    .replace('game:', '')
    .split(',')
    .map((part) => part.trim());
  const [name = '', variant = 'standard'] = named.split(' of ');
  const write = async (who: string, lines: readonly string[]) => {
    const from = `${who}@example.org`;
    const id = `<${who}-${name}@example.org>`;
    const head = `From: ${who[0]!.toUpperCase()}${who.slice(1)}'s friend <${from}>\r\nMessage-ID: ${id}\r\nSubject: ${name}`;
    await services.deliver(`${head}\r\n\r\n${lines.join('\r\n')}\r\n`, { from, to: [`judge@${DOMAIN}`] });
  };
  await write('master', [`create ?${name} sesame${variant === 'standard' ? '' : ` ${variant}`}`, ...settings]);
  for (const power of boardOf(variant).powers.map((each) => each.name.toLowerCase()))
    await write(power, [`signon ?${name} tulip`, `set preference ${power}`]);
  await services.sent();
}

function stepsOf(file: string): readonly Step[] {
  const steps: { kind: Step['kind']; lines: string[] }[] = [];
  let isJudge = false;
  for (const line of file.split('\n')) {
    const kind = line.startsWith('>>> ')
      ? 'mail'
      : line.startsWith('@ ')
        ? 'clock'
        : line.startsWith('game: ')
          ? 'game'
          : /^(?:pages|store|asks): /.test(line)
            ? 'head'
            : line.startsWith('watch:')
              ? 'watch'
              : line.startsWith('# ')
                ? 'comment'
                : null;
    const last = steps.at(-1);
    if (line.startsWith('<<< ')) isJudge = true;
    else if (kind !== null) {
      isJudge = false;
      if (kind === 'comment' && last?.kind === 'comment') last.lines.push(line);
      else steps.push({ kind, lines: [line] });
    } else if (!isJudge && last?.kind === 'mail') last.lines.push(line);
  }
  for (const { lines } of steps) while (lines.at(-1)?.trim() === '') lines.pop();
  return steps;
}

/** What depends on every byte before it would change all files whenever anything does: seals, and words that confirm. */
function masked(text: string): string {
  return text
    .replace(/^( *)[0-9a-f]{64}$/gm, '$1(64 hexadecimal digits)')
    .replace(/\b(CONFIRM|confirm) [a-z0-9]{8,16}\b/g, '$1 {word}');
}

/** The judge's mails: in full for those who are watched, by subject for others. */
function answers(mails: readonly OutgoingMail[], watched: ReadonlySet<string>): readonly string[] {
  const full = mails.filter(({ to }) => watched.has(to));
  const others = mails.filter(({ to }) => !watched.has(to));
  return [
    ...full.flatMap(({ to, replyTo, subject, text }) => [
      `<<< to ${to}${replyTo === null ? '' : `, answers to ${replyTo}`}`,
      `Subject: ${subject}`,
      '',
      ...masked(text)
        .trimEnd()
        .split('\n')
        .map((line) => (line === '' ? '' : `  ${line}`)),
      '',
    ]),
    ...others.map(({ to, subject }) => `<<< to ${to}: ${subject}`),
    '',
  ];
}

function address(from: string): string {
  return from.replace(/^.*</, '').replace(/>$/, '');
}

/** `@ 2026-03-02 19:00`, in UTC. */
function instantOf(line: string): number {
  const [, year, month, day, hour, minute] = /^@ (\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d)/.exec(line) ?? [];
  if (year === undefined) throw new Error(`'${line}' is no time: @ 2026-03-02 19:00`);
  const local = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    minute: Number(hour) * 60 + Number(minute),
  };
  return zones.instantOf(local, 'UTC');
}

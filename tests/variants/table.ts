/**
 * A game of a variant by mail, at a judge whose clock stands still: people know what is in the mails they get, and nothing else. `GM` made
 * the game; the others have signed on by name and wishes.
 */
import type { OutgoingMail } from '../../lambdas/ports.ts';
import { DOMAIN, openWorld, type TestWorld } from '../conversations/world.ts';

const START = Date.UTC(2026, 2, 2, 19, 0);

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo: string | null;
  /** The text with every run of spaces and line ends as one space: for sentences that were broken. */
  readonly flat: string;
  readonly attachments: readonly { readonly name: string; readonly content: string }[];
}

export interface Table {
  readonly services: TestWorld;
  /** Mails a text to the game; what its writer has been sent since, in order. */
  write(who: string, text: string, to?: string): Promise<readonly Letter[]>;
  /** The same, and the one answer. */
  ask(who: string, text: string): Promise<Letter>;
  /** Gives the word that was asked for in an answer. */
  confirm(who: string, letter: Letter): Promise<readonly Letter[]>;
  /** All mails to somebody, the oldest first. */
  mails(who: string): readonly Letter[];
  /** The last mail to somebody whose subject says so. */
  last(who: string, about: RegExp): Letter;
  /** Lets time pass; hours. */
  wait(hours: number): Promise<void>;
}

/** People and the preference of each, in the order of sign-on; GM settings as lines. */
export async function openTable(
  variant: string,
  people: Readonly<Record<string, string>>,
  settings: readonly string[] = [],
): Promise<Table> {
  const services = await openWorld({ start: START, store: 'memory' });
  const boxes = new Map<string, Letter[]>();
  let written = 0;
  const collect = async () => {
    for (const mail of await services.sent()) {
      const who = mail.to.replace(/@.*/, '');
      boxes.set(who, [...(boxes.get(who) ?? []), letterOf(mail)]);
    }
  };
  const table: Table = {
    services,
    write: async (who, text, to = `war@${DOMAIN}`) => {
      written += 1;
      const from = `${who}@example.org`;
      const before = (boxes.get(who) ?? []).length;
      const name = `${who.slice(0, 1).toUpperCase()}${who.slice(1)}`;
      const head = `From: ${name} <${from}>\r\nTo: ${to}\r\nSubject: mail ${written}\r\nMessage-ID: <${written}@example.org>`;
      await services.deliver(`${head}\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`, { from, to: [to] });
      await collect();
      return (boxes.get(who) ?? []).slice(before);
    },
    ask: async (who, text) => {
      const answers = await table.write(who, text);
      if (answers.length !== 1) throw new Error(`${answers.length} answers to ${who}: ${text}`);
      return answers[0]!;
    },
    confirm: async (who, { text }) => {
      const word = /^\s*(CONFIRM \S+)\s*$/m.exec(text)?.[1];
      if (word === undefined) throw new Error(`No word is asked for:\n${text}`);
      return table.write(who, word);
    },
    mails: (who) => boxes.get(who) ?? [],
    last: (who, about) => {
      const found = (boxes.get(who) ?? []).findLast(({ subject }) => about.test(subject));
      if (found === undefined) throw new Error(`${who} has no mail about ${about}.`);
      return found;
    },
    wait: async (hours) => {
      await services.moveTo(services.services.now() + hours * 3_600_000);
      await collect();
    },
  };
  const judge = `judge@${DOMAIN}`;
  await table.write(
    'gm',
    ['create ?war sesame', variant].join(' ') + settings.map((line) => `\n${line}`).join(''),
    judge,
  );
  for (const [who, wish] of Object.entries(people)) {
    await table.write(who, `signon ?war tulip${wish === '' ? '' : `\nset preference ${wish}`}`, judge);
  }
  return table;
}

function letterOf({ subject, text, html, replyTo, attachments = [] }: OutgoingMail): Letter {
  return { subject, text, html, replyTo, flat: text.replace(/\s+/g, ' '), attachments };
}

/** What the mail offers as an answer, line by line, with its remarks behind `%`. */
export function offeredBlock({ text }: Letter): readonly string[] {
  const [, block = ''] = /To (?:send|change)[\s\S]*?\n\n((?: {2}\S.*\n)+)/.exec(text) ?? [];
  return block.split('\n').flatMap((line) => line.trim() || []);
}

/** The lines that the mail offers as an answer, without its remarks behind `%`. */
export function offeredLines(mail: Letter): readonly string[] {
  return offeredBlock(mail).flatMap((line) => line.replace(/%.*/, '').trim() || []);
}

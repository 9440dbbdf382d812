/**
 * Mails in thirty hands, whose meaning is known before they are read. Two harms weigh alike: an order that is filed and was not
 * given, and one that was given and is not filed. `CHANCERY_FULL=1` reads 10,000 of them.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { validatePosition } from '../../engine/adjudicate/read-position.ts';
import { boardOf } from '../boards.ts';
import { runCommand } from '../command.ts';
import { IS_FULL } from '../some-of.ts';
import { type Compared, compareReading } from './compare.ts';
import { HABITS } from './habits.ts';
import { HANDS } from './hands.ts';
import { type OrderMail, writeOrderMail } from './mail.ts';

const MAILS = IS_FULL ? 10_000 : 300;
/** Without CHANCERY_FULL so many of them are read, and each of the others in which a habit occurs that did not before. */
const READ = 80;

interface Read {
  readonly mail: OrderMail;
  readonly compared: Compared;
}

const read: Read[] = [];

beforeAll(async () => {
  const met = new Set<string>();
  for (let seed = 0; seed < MAILS; seed++) {
    const mail = writeOrderMail(seed);
    const isNew = mail.habits.some((habit) => !met.has(habit));
    if (!IS_FULL && seed >= READ && !isNew) continue;
    for (const habit of mail.habits) met.add(habit);
    read.push({ mail, compared: await compareReading(mail) });
  }
  console.log(figuresOf(read));
}, 600_000);

describe('the writer', () => {
  test('writes the same mail for the same seed', () => {
    for (const { mail } of read.slice(0, HANDS.length)) expect(writeOrderMail(mail.seed)).toEqual(mail);
  });

  test('has thirty hands, and each habit occurs', () => {
    expect(new Set(read.map(({ mail }) => mail.hand)).size).toBe(30);
    expect([...new Set(read.flatMap(({ mail }) => mail.habits))].sort()).toEqual(Object.keys(HABITS).sort());
  });

  test('gives legal orders only, and never by a line that must not be filed', () => {
    for (const { mail } of read) {
      const { position, power, truth, phase } = mail;
      const now = [...truth.orders.keys()].filter((order) => !order.includes(': '));
      expect(
        validatePosition(boardOf(mail.variant), position, { [power]: now }),
        `seed ${mail.seed}, ${phase}`,
      ).toEqual([]);
      const lines = [...truth.orders.values()];
      expect(
        truth.notFiled.filter(({ line }) => lines.includes(line)),
        `seed ${mail.seed}`,
      ).toEqual([]);
    }
  });
});

describe('a mail in any hand', () => {
  test('is read here as chancery parse --eml reads it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'chancery-hands-'));
    const { mail, compared } = read.find(({ mail }) => mail.hand === 'Frida')!;
    const position = join(folder, 'position.json');
    await writeFile(position, JSON.stringify(mail.position));
    const args = [
      'parse',
      '--eml',
      '--variant',
      mail.variant,
      '--power',
      mail.power,
      '--phase',
      mail.phase,
      '--position',
      position,
    ];
    const { stdout } = await runCommand(args, mail.raw);
    await rm(folder, { recursive: true });
    expect(JSON.parse(stdout)).toEqual(compared.parsed);
  });

  test('never files an order that was not given', () => {
    const wrong = read.filter(({ compared }) => compared.invented.length > 0);
    expect(wrong.map(told)).toEqual([]);
  });

  test('never loses an order without showing its line', () => {
    const silent = read.filter(({ compared }) => compared.missing.some(({ shown }) => shown === 'no'));
    expect(silent.map(told)).toEqual([]);
  });

  test('is filed as it was given, but for less than one order in a hundred', () => {
    const missing = read.filter(({ compared }) => compared.missing.length > 0);
    const lost = missing.reduce((sum, { compared }) => sum + compared.missing.length, 0);
    expect(lost / countGiven(read), JSON.stringify(missing.map(told))).toBeLessThan(0.01);
  });

  test('sends each message to whom it is for, word for word, and does each command once', () => {
    const wrong = read.filter(({ compared }) => compared.press.length + compared.commands.length > 0);
    expect(wrong.map(told)).toEqual([]);
  });
});

/** One failure, as much of it as finds it again. */
function told({ mail, compared }: Read): string {
  const missing = compared.missing.map(({ order, line, shown }) => `${order} <- ${line} (${shown})`);
  const rest = [
    ...compared.invented.map((order) => `filed: ${order}`),
    ...missing,
    ...compared.press,
    ...compared.commands,
  ];
  return `seed ${mail.seed}, ${mail.hand}, ${[mail.layout, ...mail.habits].join(', ')}: ${rest.join('; ')}`;
}

function countGiven(mails: readonly Read[]): number {
  return mails.reduce((sum, { mail }) => sum + mail.truth.orders.size, 0);
}

function figuresOf(mails: readonly Read[]): string {
  const missing = mails.flatMap(({ compared }) => compared.missing);
  const shown = (how: string) => missing.filter((each) => each.shown === how).length;
  const sum = (count: (compared: Compared) => number) => mails.reduce((all, { compared }) => all + count(compared), 0);
  return [
    `hands: ${mails.length} mails, ${countGiven(mails)} orders given`,
    `filed and not given ${sum(({ invented }) => invented.length)}`,
    `given and not filed ${missing.length} (pending ${shown('pending')}, refused ${shown('refused')}, another filed ${shown('another')}, silent ${shown('no')})`,
    `messages wrong ${sum(({ press }) => press.length)}, commands wrong ${sum(({ commands }) => commands.length)}`,
  ].join('; ');
}

/**
 * Lines and mails written by people who had not seen the reader (`blind/`). Their figures before it was taught by them stand in
 * docs/trust.md; here are today's, and none may get worse.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Power } from '../../engine/board/variant.ts';
import type { OrderItem, SectionContext, SectionItem } from '../../engine/language/mail/mail-text.ts';
import { readSections } from '../../engine/language/mail/read-sections.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { pressByAddress, pressSection } from '../../lambdas/incoming/press-by-address.ts';
import { boardOf } from '../boards.ts';
import { readMail } from '../language/mails.ts';
import { positionOf } from '../language/reading.ts';
import { IS_FULL, oneIn } from '../some-of.ts';
import { correctionMails as allCorrectionMails, CORRECTORS } from './correction-mails.ts';
import { rowsOf as allRowsOf, BLIND_SETS, textOf } from './judged-lines.ts';

const board = boardOf('standard');

/** `npm test` reads one in so many; there may be a few more faults among them than their share. */
const EVERY = 48;
const rowsOf = (file: string) => oneIn(EVERY, allRowsOf(file));
const correctionMails = (set: string) => allCorrectionMails(set, IS_FULL ? 1 : 3 * EVERY);

function mostOf(all: number): number {
  return IS_FULL ? all : Math.ceil(all / EVERY) + 3;
}

/** Mails below a line `== what is to become of them`. */
function mailsOf(file: string): readonly { readonly head: string; readonly mail: string }[] {
  return `\n${textOf(`${file}.txt`)}`
    .split('\n== ')
    .slice(1)
    .map((block) => {
      const end = block.indexOf('\n');
      return { head: block.slice(0, end), mail: block.slice(end + 1) };
    });
}

function of(power: Power, units: string): Partial<SectionContext> {
  return { board, power, position: positionOf(board, phaseCode('S1901M'), `${power}: ${units}`) };
}

function isFiled(item: SectionItem): item is OrderItem {
  return item.kind === 'order' && item.pending === undefined && item.phase === null;
}

function filedIn(text: string, context: Partial<SectionContext>): readonly string[] {
  return readMail(text, context).items.flatMap((item) => (isFiled(item) ? [item.order] : []));
}

const UNITS = 'A par, A mar, F bre';
const france = of('FRANCE', UNITS);
const ON_FILE = ['A par - pic', 'A mar H', 'F bre - mao'];

const POWERS: Readonly<Record<Power, RegExp>> = {
  AUSTRIA: /austria|österreich|autriche/i,
  ITALY: /ital/i,
  TURKEY: /turk|türk|turq/i,
  RUSSIA: /russ/i,
  GERMANY: /german|deutsch|allem/i,
  ENGLAND: /engl|angl/i,
};

/** A line stands above the orders, or where a column before it says. */
function mailWith(row: readonly string[]): string {
  const line = row.at(-1)!;
  if (row[0] === 'below') return `A Par - Bur\nA Mar - Spa\n${line}`;
  return row[0] === 'between' ? `A Par - Bur\n${line}\nA Mar - Spa` : `${line}\nA Par - Bur\nA Mar - Spa`;
}

/** Whoever names a power beside the orders plays it. */
function areFiled(row: readonly string[]): boolean {
  const named = namedIn(row.at(-1)!);
  return [france, ...(named === undefined ? [] : [of(named, UNITS)])].some(
    (context) => filedIn(mailWith(row), context).length === 2,
  );
}

function namedIn(line: string): Power | undefined {
  return (Object.keys(POWERS) as Power[]).find((power) => POWERS[power]!.test(line));
}

/** `for its writer`: what the mail makes of what was on file. */
function corrected(filed: readonly string[], mail: string, context: Partial<SectionContext>): readonly string[] {
  const unitOf = (order: string) => order.split(' ')[1]!;
  const file = new Map(filed.map((order) => [unitOf(order), order]));
  for (const item of readMail(mail, { ...context, filed }).items) {
    if (isFiled(item)) file.set(unitOf(item.order), item.order);
    if (item.kind !== 'command' || item.command !== 'CLEAR') continue;
    const { args } = item;
    if (args.what === 'unit') file.delete(args.unit.at);
    else if (args.what !== 'order') file.clear();
    else if (file.get(unitOf(args.order)) === args.order) file.delete(unitOf(args.order));
  }
  return [...file.values()].sort();
}

function ordersIn(list: string, context: Partial<SectionContext>): readonly string[] {
  return filedIn(list.replaceAll('; ', '\n'), context).toSorted();
}

/** What fails of a set, and how much of it in each of the sets today. */
const FAILS: Readonly<Record<string, readonly [most: readonly number[], failing: (set: string) => readonly string[]]>> =
  {
    'orders below a line that says something against them are filed': [
      [0, 1, 4, 1, 2, 4, 4, 0, 9, 5, 12, 2, 0, 3, 1, 2, 5, 6],
      (set) =>
        rowsOf(`${set}/harmful.txt`).flatMap((row) =>
          filedIn(mailWith(row), france).length > (row[0] === 'between' ? 1 : 0) ? [row.at(-1)!] : [],
        ),
    ],
    'an order below a line that says something against it changes what is on file': [
      [0, 0, 4, 1, 1, 4, 3, 0, 8, 5, 12, 2, 0, 3, 1, 2, 4, 4],
      (set) =>
        rowsOf(`${set}/harmful.txt`).flatMap((row) =>
          filedIn(`${row.at(-1)!}\nA Par - Bur`, { ...france, filed: ON_FILE }).length > 0 ? [row.at(-1)!] : [],
        ),
    ],
    'orders below a courtesy are not filed': [
      [2, 1, 0, 0, 4, 20, 3, 0, 12, 22, 4, 3, 6, 5, 2, 7, 6, 28],
      (set) => rowsOf(`${set}/harmless.txt`).flatMap((row) => (areFiled(row) ? [] : [row.at(-1)!])),
    ],
    'an order is filed against the remark behind it': [
      [1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      (set) => remarks(set, 'ask'),
    ],
    'an order with a remark is not filed': [
      [12, 9, 0, 4, 8, 13, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      (set) => remarks(set, 'file'),
    ],
    'orders are filed below the heading of another time or power': [
      [4, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      (set) => headings(set, false),
    ],
    'orders below a heading of now are not filed': [
      [3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      (set) => headings(set, true),
    ],
    'a correction changes something else': [
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      (set) =>
        (set === 'blind' ? CORRECTORS : [set]).flatMap((each) =>
          corrections(each, (result, meant, before) => result !== meant && result !== before),
        ),
    ],
    'a correction is asked about that can mean one thing': [
      // A few more than before words that lead to a correction could speak against it, as above.
      [13, 15, 30, 7, 17, 20, 18, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      (set) => corrections(set, (result, meant, before) => result !== meant && result === before),
    ],
    'lines of a message are filed': [
      [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      (set) => openings(set, (filed, given) => filed.some((order) => !given.includes(order))),
    ],
    'orders beside a message are not filed': [
      [15, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      (set) => openings(set, (filed, given) => given.some((order) => !filed.includes(order))),
    ],
  };

function remarks(set: string, kind: 'ask' | 'file'): readonly string[] {
  const context = { board, role: 'master', power: null, phase: phaseCode('S1902M') } as const;
  return rowsOf(`${set}/remarks.txt`).flatMap(([fate, order, remark]) => {
    const line = `${order} ${remark}`;
    return fate === kind && filedIn(line, context).length > 0 !== (kind === 'file') ? [line] : [];
  });
}

function headings(set: string, isNow: boolean): readonly string[] {
  return rowsOf(`${set}/headings.txt`).flatMap(([means, present, line]) => {
    const order = present!.endsWith('A') ? 'build A Par' : 'A Par - Bur';
    const power = namedIn(line!) ?? 'FRANCE';
    const filed = filedIn(`${line}\n${order}`, { board, power, phase: phaseCode(present!) });
    return (means === 'present') === isNow && filed.length > 0 !== isNow ? [`${present}: ${line}`] : [];
  });
}

/** The sets, and the mails of those who wrote no others. */
function corrections(
  set: string,
  fails: (result: string, meant: string, before: string) => boolean,
): readonly string[] {
  return correctionMails(set).flatMap(({ text, power, position, before, meant }) => {
    const result = corrected(before, text, { board, power, position });
    return fails(result.join(), meant.toSorted().join(), before.toSorted().join()) ? [text] : [];
  });
}

function openings(
  set: string,
  fails: (filed: readonly string[], given: readonly string[]) => boolean,
): readonly string[] {
  const italy = of('ITALY', 'A ven, A rom, F nap');
  return oneIn(EVERY, mailsOf(`${set}/openings`)).flatMap(({ head, mail }) =>
    fails(filedIn(mail, italy), ordersIn(head, italy)) ? [mail] : [],
  );
}

describe.each([...BLIND_SETS.entries()])('of set %i', (n, set) => {
  test.each(Object.entries(FAILS))('%s, in no more cases than today', (_, [most, failing]) => {
    const found = failing(set);
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(mostOf(most[n]!));
  });
});

/** Messages of real games, which belong to those who wrote them: a line of the file `PRESS` holds lists of equal length. */
type Talk = Readonly<Record<'messages' | 'speakers' | 'receivers' | 'seasons' | 'years', readonly string[]>>;

function isHeld(text: string, power: Uppercase<string>, to: string, season: string, year: string): boolean {
  const phase = phaseCode(`${season === 'Fall' ? 'F' : 'S'}${year}M`);
  const section = pressSection(text.split('\n'), readSections(text.split('\n')).ignored);
  const context = { board, phase, role: 'player', power, position: null } as const;
  const read = pressByAddress(section, context, { game: 'marne', to, answered: null, isFromBox: false });
  return read.press[0]?.held !== null;
}

test.skipIf(process.env['PRESS'] === undefined)(
  'of replies in real games less than 0.5 % are held',
  () => {
    const talks = readFileSync(process.env['PRESS']!, 'utf8')
      .split('\n')
      .flatMap((line): Talk[] => (line.trim() === '' ? [] : [JSON.parse(line)]));
    const all = talks.flatMap(({ messages }) => messages);
    const held = talks.flatMap(({ messages, speakers, receivers, seasons, years }) =>
      messages.filter((text, n) =>
        isHeld(text, speakers[n]!.toUpperCase() as Uppercase<string>, receivers[n]!, seasons[n]!, years[n]!),
      ),
    );
    console.log(`${all.length} messages, ${held.length} held`);
    expect(held.length, held.join('\n---\n')).toBeLessThan(all.length * 0.005);
  },
  600_000,
);

/**
 * Lines and mails written by people who had not seen the reader (`blind/`). Their figures before it was taught by them stand in
 * docs/trust.md; here are today's, and none may get worse.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Power } from '../../engine/board/variant.ts';
import type { OrderItem, SectionContext, SectionItem } from '../../engine/language/mail/mail-text.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { boardOf } from '../boards.ts';
import { readMail } from '../language/mails.ts';
import { positionOf } from '../language/reading.ts';

const board = boardOf('standard');

function rowsOf(file: string): readonly (readonly string[])[] {
  return textOf(file)
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}

/** Mails below a line `== what is to become of them`. */
function mailsOf(file: string): readonly { readonly head: string; readonly mail: string }[] {
  return `\n${textOf(file)}`
    .split('\n== ')
    .slice(1)
    .map((block) => {
      const end = block.indexOf('\n');
      return { head: block.slice(0, end), mail: block.slice(end + 1) };
    });
}

function textOf(file: string): string {
  return readFileSync(new URL(`blind/${file}.txt`, import.meta.url), 'utf8');
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

const POWERS: Readonly<Record<Power, RegExp>> = {
  AUSTRIA: /austria|österreich|autriche/i,
  ITALY: /ital/i,
  TURKEY: /turk|türk|turq/i,
  RUSSIA: /russ/i,
  GERMANY: /german|deutsch|allem/i,
  ENGLAND: /engl|angl/i,
};

/** Whoever names a power beside the orders plays it. */
function areFiled(line: string): boolean {
  const named = (Object.keys(POWERS) as Power[]).find((power) => POWERS[power]!.test(line));
  return [france, ...(named === undefined ? [] : [of(named, UNITS)])].some(
    (context) => filedIn(`${line}\nA Par - Bur\nA Mar - Spa`, context).length === 2,
  );
}

/** `for its writer`: what the mail makes of what was on file. */
function corrected(filed: readonly string[], mail: string): readonly string[] {
  const unitOf = (order: string) => order.split(' ')[1]!;
  const file = new Map(filed.map((order) => [unitOf(order), order]));
  for (const item of readMail(mail, france).items) {
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

/** Sets with how many of them fail today. */
const SETS: Readonly<Record<string, readonly [most: number, failing: () => readonly string[]]>> = {
  'orders below a line that says something against them are filed': [
    28,
    () =>
      rowsOf('harmful').flatMap(([, line]) =>
        filedIn(`${line}\nA Par - Bur\nA Mar - Spa`, france).length > 0 ? [line!] : [],
      ),
  ],
  'orders below a courtesy are not filed': [
    10,
    () => rowsOf('harmless').flatMap(([line]) => (areFiled(line!) ? [] : [line!])),
  ],
  'an order is filed against the remark behind it': [1, () => remarks('ask')],
  'an order with a remark is not filed': [45, () => remarks('file')],
  'orders are filed below the heading of another time or power': [10, () => headings(false)],
  'orders below a heading of now are not filed': [6, () => headings(true)],
  'a correction changes something else': [
    3,
    () => corrections((result, meant, before) => result !== meant && result !== before),
  ],
  'a correction is asked about that can mean one thing': [
    39,
    () => corrections((result, meant, before) => result !== meant && result === before),
  ],
  'lines of a message are filed': [1, () => openings((filed, given) => filed.some((order) => !given.includes(order)))],
  'orders beside a message are not filed': [
    14,
    () => openings((filed, given) => given.some((order) => !filed.includes(order))),
  ],
};

function remarks(kind: 'ask' | 'file'): readonly string[] {
  const context = { board, role: 'master', power: null, phase: phaseCode('S1902M') } as const;
  return rowsOf('remarks').flatMap(([fate, order, remark]) => {
    const line = `${order} ${remark}`;
    return fate === kind && filedIn(line, context).length > 0 !== (kind === 'file') ? [line] : [];
  });
}

function headings(isNow: boolean): readonly string[] {
  return rowsOf('headings').flatMap(([means, present, line]) => {
    const order = present!.endsWith('A') ? 'build A Par' : 'A Par - Bur';
    const filed = filedIn(`${line}\n${order}`, { board, power: 'FRANCE', phase: phaseCode(present!) });
    return (means === 'present') === isNow && filed.length > 0 !== isNow ? [`${present}: ${line}`] : [];
  });
}

function corrections(fails: (result: string, meant: string, before: string) => boolean): readonly string[] {
  return mailsOf('corrections').flatMap(({ head, mail }) => {
    const [before, meant] = head.split(' => ').map((list) => ordersIn(list, france));
    return fails(corrected(before!, mail).join(), meant!.join(), before!.join()) ? [mail] : [];
  });
}

function openings(fails: (filed: readonly string[], given: readonly string[]) => boolean): readonly string[] {
  const italy = of('ITALY', 'A ven, A rom, F nap');
  return mailsOf('openings').flatMap(({ head, mail }) =>
    fails(filedIn(mail, italy), ordersIn(head, italy)) ? [mail] : [],
  );
}

test.each(Object.entries(SETS))('%s, in no more cases than today', (_, [most, failing]) => {
  const found = failing();
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(most);
});

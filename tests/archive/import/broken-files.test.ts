/** However programs have broken a source, it tells the same game as before, or says what it cannot tell. */

import { expect, it } from 'vitest';
import { importing } from '../importing.ts';
import { jdipGame, webDiplomacyPage } from './elsewhere-games.ts';
import { GAME, HISTORY, SUMMARY } from './sources.ts';

const eachLine = (text: string, change: (line: string, n: number) => string) => text.split('\n').map(change).join('\n');
const broken = (most: number) => (text: string) =>
  eachLine(text, (line) => (line.length > most ? `${line.slice(0, most)}=\n${line.slice(most)}` : line));
const twiceEncoded = (text: string) => Buffer.from(Buffer.from(text).toString('latin1'));
const entities = (text: string) => text.replaceAll('->', '-&gt;').replaceAll("'", '&#39;');
const LETTERS = HISTORY.replace('To all of you.', 'Grüße an alle.');

async function told(text: string | Buffer, name = 'x.txt') {
  const { games, outlines, imported } = await importing(text, { name, now: Date.UTC(2027, 0, 1) });
  return {
    games: games.map(({ name, phases, press, outcome }) => ({
      ...{ name, outcome, press: press.map(({ from, to, body }) => [from, to, body]) },
      orders: phases.map(({ phase, orders }) => [phase, orders]),
    })),
    outlines: outlines.map(({ masters, powers, outcome, years, started }) => {
      return { masters, powers, outcome, years, started };
    }),
    faults: imported.faults,
  };
}

it.each<[string, (text: string) => string | Buffer]>([
  ['tabs for blanks', (text) => text.replace(/^(\w+): +/gm, '$1:\t').replace(/ {2,}/g, '\t')],
  ['blanks lost at the beginning', (text) => text.replace(/^ +/gm, '')],
  ['ends of lines of two systems', (text) => eachLine(text, (line, n) => (n % 3 ? `${line}\r` : line))],
  [
    'codes of quoted-printable',
    (text) =>
      eachLine(text.replaceAll('->', '-=3E'), (line, n) => (n % 5 || /^(?:Gr|$)/.test(line) ? line : `${line}=20`)),
  ],
  ['lines that quoted-printable broke', broken(46)],
  ['UTF-8 encoded twice', twiceEncoded],
  ['marks of HTML', entities],
  [
    'arrows and quotation marks of typesetters',
    (text) => text.replace(/->/g, (_, at) => (at % 2 ? '→' : '–>')).replaceAll("'", '’'),
  ],
  ['set in', (text) => eachLine(text, (line) => `    ${line}`)],
  ['bars of quotation', (text) => eachLine(text, (line) => `| ${line}`)],
  ['entries that run together', (text) => text.replace(/\.\n(?=\w+: (?:Army|Fleet))/g, '. ')],
])('a history with %s', { tags: ['long'] }, async (_, damage) => {
  const [whole, other] = [await told(LETTERS), await told(damage(LETTERS))];
  expect(other.games).toEqual(whole.games);
  expect(whole.faults).toBe(0);
});

it.each<[string, (text: string) => string | Buffer]>([
  ['tabs for blanks', (text) => text.replace(/ {2,}/g, '\t')],
  ['one blank for many', (text) => text.replace(/ {2,}/g, ' ')],
  ['blanks lost at the beginning', (text) => text.replace(/^ +/gm, '')],
  [
    'lines that quoted-printable broke',
    (text) => broken(36)(eachLine(text, (line) => (line.length > 36 ? line : `${line}=20`))),
  ],
  ['set in', (text) => eachLine(text, (line) => `   ${line}`)],
  ['a blank line after each', (text) => text.replaceAll('\n', '\n\n')],
  ['UTF-8 encoded twice', (text) => twiceEncoded(text.replaceAll('=E9', 'é'))],
])('a summary with %s', async (_, damage) => {
  expect(await told(damage(SUMMARY))).toEqual(await told(SUMMARY));
});

it('a row of counts that has lost its blanks and a cell with them is not read', async () => {
  const flat = SUMMARY.replace(/ {2,}/g, ' ').replace('Italy 3 5', 'Italy 5');
  const { years } = (await told(flat)).outlines[0]!;
  expect(years.map(({ counts = {} }) => 'Italy' in counts)).toEqual([false, false]);
  expect((await told(flat)).faults).toBe(1);
});

it('a letter that quotes the judge tells nothing anew, neither at its own time', async () => {
  const mail = (from: string, date: string, body: string) =>
    `From ${from} Mon Feb  2 00:00:00 2026\nFrom: ${from}\nSubject: CHAN:trip\nDate: ${date}\n\n${body}\n`;
  const said = HISTORY.slice(HISTORY.indexOf('Broadcast message from'), HISTORY.indexOf('End of message.') + 15);
  const quoted = `Bo, did you see this?\n\n${eachLine(said, (line) => `> ${line}`)}\n\nAnn\n`;
  const results = HISTORY.slice(
    HISTORY.indexOf(':: Judge'),
    HISTORY.indexOf('Date: ', HISTORY.indexOf('Movement results')),
  );
  const [judge, later] = ['Mon, 02 Feb 2026 00:00:00 +0000', 'Tue, 03 Feb 2026 10:00:00 +0000'];
  const box = [
    mail('j@example.org', judge, results),
    mail('j@example.org', judge, said),
    mail('a@example.org', later, quoted),
  ];
  const { games } = await importing(box.join(''), { now: Date.UTC(2027, 0, 1) });
  expect(games[0]!.press.map(({ at, body }) => [at, body])).toEqual([['2026-02-02T00:00:00.000Z', 'To all of you.']]);
  const alone = await importing(
    mail(
      'a@example.org',
      later,
      eachLine(results, (line) => `> ${line}`),
    ),
  );
  expect([alone.games[0]!.created, ...alone.games[0]!.phases.map(({ at }) => at)]).toEqual([null, null]);
});

it.each([
  ['page.html', webDiplomacyPage(GAME.phases.slice(0, 4), false), 0.6],
  ['game.xml', jdipGame(GAME.phases.slice(0, 4), 'brief'), 0.4],
])('of %s that breaks off the turn in which it does is left out, and counted', async (name, page, part) => {
  const [whole, cut] = [await told(page, name), await told(page.slice(0, page.length * part), name)];
  const orders = new Map(whole.games[0]!.orders as [string, object][]);
  expect(cut.games[0]!.orders.length).toBeGreaterThan(0);
  for (const [phase, list] of cut.games[0]!.orders as [string, object][]) expect(list).toEqual(orders.get(phase));
  expect(cut.faults).toBeGreaterThan(1);
});

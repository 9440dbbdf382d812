/** Orders corrected in words, by mail: what is on file after it, and that the subject says when the old order stands. */
import { expect, test } from 'vitest';
import { ask, gameNow } from '../deadlines/games.ts';
import { playedGame } from './rig.ts';

const ORDERS = 'A Vie - Gal\nA Bud - Ser\nF Tri - Alb';

async function corrected(text: string, before = ORDERS) {
  const services = await playedGame();
  if (before !== '') await ask(services, 'ann', before);
  await services.moveTo(services.services.now() + 60_000);
  const answer = await ask(services, 'ann', text);
  const { onFile } = (await gameNow(services)).seats.find(({ power }) => power === 'AUSTRIA')!;
  return {
    subject: answer.split('\n')[0]!,
    answer: answer.replaceAll(/\s+/g, ' '),
    orders: onFile.map(({ order }) => order),
  };
}

test.each([
  ['Not A Bud - Ser but A Bud - Rum.', ['A vie - gal', 'F tri - alb', 'A bud - rum']],
  ['Scratch A Bud - Ser. Instead: F Tri - Ven', ['A vie - gal', 'F tri - ven']],
  ['Please cancel A Bud - Ser.', ['A vie - gal', 'F tri - alb']],
  ['Annulez mon ordre pour Budapest', ['A vie - gal', 'F tri - alb']],
  ['Ignoriere meine bisherigen Befehle.\nA Bud - Rum', ['A bud - rum']],
])('%j is done, and nobody hears of an old order', async (text, orders) => {
  const { subject, orders: onFile } = await corrected(text);
  expect([...onFile].sort()).toEqual([...orders].sort());
  expect(subject).not.toContain('old order');
});

test.each([
  ['Sorry, I meant Rumania.', 'We are not sure what is to change'],
  ['Cancel A Bud - Rum.', "For this unit 'A Bud - Ser' is on file"],
  ['Sorry, I meant A Bud - Lon.', 'Budapest'],
  ['Scratch that.', 'Nothing was taken back: your 3 orders on file stand'],
])('%j changes nothing, and the subject says that the old order stands', async (text, told) => {
  const { subject, answer, orders } = await corrected(text);
  expect(orders).toEqual(['A vie - gal', 'A bud - ser', 'F tri - alb']);
  expect(subject).toContain('the old order is still on file');
  expect(answer).toContain(told);
});

test('where none is on file, none is said to be', async () => {
  const { subject, answer } = await corrected('Cancel A Bud - Ser.', '');
  expect(subject).not.toContain('old order');
  expect(answer).toContain('There was nothing on file to take back');
  expect((await corrected('Sorry, I meant Rumania.', '')).subject).not.toContain('old order');
});

test('a refused order for a unit with an older one on file is no all-clear; with another in the mail it may be', async () => {
  const { subject, answer } = await corrected('A Bud - Kiel');
  expect(subject).toBe('[marne] S1901M orders complete; the old order is still on file; 1 line refused');
  expect(answer).toContain('1 line refused One order was not changed: the old one is still on file. Deadline');
  expect(answer).not.toMatch(/all set/i);
  const again = await corrected('A Bud - Kiel\nA Bud - Rum');
  expect(again.subject).toBe('[marne] S1901M orders complete; 1 line refused');
  const none = await corrected('A Bud - Kiel', 'A Vie - Gal\nF Tri - Alb');
  expect(none.answer).toContain('2 of 3 units have orders; missing: A Budapest.');
});

test('a support for a unit that one’s own order sends elsewhere is filed with a note', async () => {
  const { answer } = await corrected('A Vie - Gal\nA Bud S A Vie', '');
  expect(answer).toContain('A Bud S A Vie: That unit moves by an order of yours');
  expect((await corrected('A Vie H\nA Bud S A Vie', '')).answer).not.toContain('That unit moves');
  const other = 'That unit has another order of yours';
  expect((await corrected('A Vie - Gal\nA Bud S A Vie - Tri', '')).answer).toContain(`${other}, 'A Vie - Gal'`);
  expect((await corrected('A Vie - Gal\nA Bud S A Vie - Gal', '')).answer).not.toContain(other);
});

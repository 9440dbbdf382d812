/** What would change an order and is not understood is never answered as if all were well: the old order is said to be on file. */
import { expect, test } from 'vitest';
import { playedGame, write } from './rig.ts';

test.each([
  ['Marseilles would be happier in Spain, I dare say', 'the old order is still on file'],
  ['piedmont was silly of my cat, spain it is', 'the old order is still on file'],
  [
    "Please cancel everything I've sent you for this turn. I'll write once I have talked to Germany.",
    'the old order is still on file',
  ],
  ['I want to cancel my orders', 'the old order is still on file'],
  ['SET LANGUAGE DE\nMarseille hat auf Piemont keine Lust und bleibt daheim im Bett', 'der alte Befehl gilt noch'],
  ['SET LANGUAGE DE\nPiemont? Quatsch mit Soße, Spanien!', 'der alte Befehl gilt noch'],
  ['SET LANGUAGE FR\nParis aurait mieux fait de dormir.', "l'ancien ordre reste enregistré"],
])('%s', async (words, told) => {
  const services = await playedGame();
  const [language = '', sentence = words] = words.includes('\n') ? words.split('\n') : [];
  await write(services, 'cy', `A Par - Bur\nA Mar - Pie\nF Bre - MAO\n${language}`);
  await services.sent();
  await services.moveTo(services.services.now() + 60_000);
  await write(services, 'cy', sentence);
  const [answer] = await services.sent();
  expect(answer!.subject).toContain(told);
  expect(answer!.text.split('\n')[0]).not.toMatch(/all set|Alles bereit|Tout est prêt/i);
});

test.each([
  ['Never mind Brest, it is fine as it is', ''],
  ['I was wrong about Brest, you know', ''],
  ['I changed my mind about Brest', 'A Mar - Pie'],
  ['I changed my mind about Marseilles', 'A Mar - Spa'],
  ['Undo my last order', 'A Par - Pic; A Mar - Spa'],
])('of a unit without an old order none is said to be on file: %s beside "%s"', async (sentence, orders) => {
  const services = await playedGame();
  await write(services, 'cy', 'A Par - Bur\nA Mar - Pie');
  await services.sent();
  await services.moveTo(services.services.now() + 60_000);
  await write(services, 'cy', `${orders}\n${sentence}`);
  const [answer] = await services.sent();
  expect(answer!.text).toContain(orders.includes('Spa') ? 'Spain' : 'Piedmont');
  expect(`${answer!.subject}\n${answer!.text}`).not.toMatch(/old (?:order|one)/);
});

test.each([
  ["annule tout ce que j'ai envoyé", 'CLEAR', 0],
  ['forget what I said about Brest', 'CLEAR F Bre', 2],
  ['make that Gascony instead for the fleet', 'FILE', 3],
])('%s: the old order stands until %s', async (words, reply, left) => {
  const services = await playedGame();
  await write(services, 'cy', 'A Par - Bur\nA Mar - Pie\nF Bre - MAO');
  await services.sent();
  await services.moveTo(services.services.now() + 60_000);
  await write(services, 'cy', words);
  const [answer] = await services.sent();
  expect(answer!.text.match(/^France.*: .*(?:->|→)/gm)).toHaveLength(3);
  expect(answer!.text).toContain(reply);
  await services.moveTo(services.services.now() + 60_000);
  await write(services, 'cy', reply);
  const [done] = await services.sent();
  expect(done!.text.match(/^France.*: .*(?:->|→)/gm) ?? []).toHaveLength(left);
});

/** What would change an order and is not understood is never answered as if all were well: the old order is said to be on file. */
import { expect, test } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import { NAMES, POWERS, playedGame, write } from './rig.ts';

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

/** Everybody has orders, France's first; then the Frenchman writes `lines`, one mail each. What he reads, and the phase some hours later. */
async function phaseAfter(...lines: readonly string[]): Promise<{ readonly told: string; readonly phase: string }> {
  const services = await playedGame();
  const game = async () => (await loadGame(services.services, gameName('marne')))!;
  const { units } = (await game()).position!;
  const orders = (power: string) => units[power as never]!.map((unit) => `${unit} H`).join('\n');
  await write(services, 'cy', `${orders('FRANCE')}\nSET WAIT`);
  for (const [n, name] of NAMES.entries()) {
    if (name !== 'cy') await write(services, name, `${orders(POWERS[n]!)}\nSET NOWAIT`);
  }
  await write(services, 'cy', 'SET NOWAIT');
  await services.sent();
  let told = '';
  for (const line of lines) {
    await services.moveTo(services.services.now() + 60_000);
    await write(services, 'cy', line);
    told += (await services.sent()).map((mail) => mail.text.replaceAll(/\s+/g, ' ')).join('\n');
  }
  await services.moveTo(services.services.now() + 12 * 3_600_000);
  return { told, phase: (await game()).position!.phase };
}

test.each([
  ['A Par - Burgurp', 'A Par - Gas'],
  ['A Par - Lon', 'A Par - Gas'],
  ['I want to cancel my orders', 'A Par - Gas'],
])(
  'a phase is never processed early on an order that its writer tried to change: %s',
  { tags: ['long'] },
  async (line, right) => {
    const { told, phase } = await phaseAfter(line);
    expect(told).toContain('so the phase waits for you');
    expect(phase).toBe('S1901M');
    expect((await phaseAfter(line, right)).phase).toBe('F1901M');
    expect((await phaseAfter(line, 'SET NOWAIT')).phase).toBe('F1901M');
    expect((await phaseAfter(line, 'Thank you all!')).phase).toBe('S1901M');
  },
);

test.each(['Good luck to all of you', 'A Par - Bur'])('nor does it wait for want of a change: %s', async (line) => {
  const { told, phase } = await phaseAfter(line);
  expect(told).not.toContain('waits for you');
  expect(phase).toBe('F1901M');
});

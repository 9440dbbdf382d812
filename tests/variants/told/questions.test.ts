/** What a player of a variant asks is answered by that variant's clauses, lines and coasts, and not by the standard game's alone. */
import { describe, expect, it } from 'vitest';
import { openTable } from '../table.ts';

const ASKED = {
  octarine: [
    ['When can my fleet pass the Celestial Straits?', 'Octarine 5: In Spring fleets pass between'],
    ['Which coast is hubwards?', 'Octarine 4: Hubwards is towards the middle'],
  ],
  'consolidation-1865': [
    ['Can I build a fleet?', 'Consolidation 1865 2: There are armies only.'],
    ['What happens to a state when I take it?', 'Consolidation 1865 4: Eleven independent states'],
  ],
  '1812-overture': [
    ['How many centers do I need to win, and do both my powers count together?', '1812 Overture 15: Two players'],
    ['Can my fleet go through a canal?', '1812 Overture 9: Canals have one coast on waters'],
  ],
} as const;

describe.each(Object.entries(ASKED))('in %s', (variant, questions) => {
  it('a question is answered with the clause that it names', async () => {
    const game = await openTable(variant, { x: '' }, ['set manual process']);
    for (const [question, clause] of questions) expect((await game.ask('x', question)).flat).toContain(clause);
  });
});

it('nothing is told of a state’s army that only the army of a power can do', async () => {
  const game = await openTable('consolidation-1865', { pru: 'prussia', aus: 'austria', ita: 'italy' });
  const { flat } = await game.ask('pru', 'Can the army of Bavaria move?');
  expect(flat).not.toContain('can go to');
});

it('lines and coasts are those of the map', async () => {
  const game = await openTable('consolidation-1865', { pru: 'prussia' });
  expect((await game.ask('pru', 'How do I build?')).flat).not.toContain('build A Pom');
  const disc = await openTable('octarine', { x: '' });
  expect((await disc.ask('x', 'What is a coast?')).flat).toMatch(/as in F \w+ - \w+\/[hrtw]c/i);
});

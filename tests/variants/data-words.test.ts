import { describe, expect, it } from 'vitest';
import { compileBoard } from '../../engine/board/board.ts';
import type { VariantRules } from '../../engine/board/rules.ts';
import { loadVariant, loadVariants } from '../../lambdas/adapters/variants/variants.ts';
import { partsInWords, rulesInWords } from '../../templates/variants/rules-in-words.ts';
import { variantSheet } from '../../templates/variants/sheet.ts';
import { skerry } from './example.ts';

const wordsOf = (id: string) => rulesInWords(loadVariant(id)!.board).join('\n');

describe('the rules of a variant in words', () => {
  it.each([
    ['standard', 'Whoever owns 18 of the 34 centers wins.'],
    ['1776-ii', 'in any vacant center it owns. To build at all it must own at least 1 home center of its own.'],
    ['1776-ii', 'when the moves of Fall are resolved and before any retreat'],
    ['1776-ii', 'River: fleets enter and pass New York, Hudson River Valley and Albany, and do not convoy there.'],
    ['1812-overture', '6 players; 12 powers. French Empire: France and Rhine Confederation.'],
    ['1812-overture', 'wins, the powers of a player added up, 12 or more of them in Europe or North America.'],
    ['1812-overture', 'Two who reach this at once, with their shares in different theatres, win together'],
    ['1812-overture', 'Armies of Cherokee are never convoyed to Europe.'],
    ['1812-overture', 'Venice, Naples, Koenigsberg and New Orleans are building sites for whoever owns them.'],
    ['1812-overture', 'A power builds at most 2 units in one adjustment phase'],
    ['eckert-napoleonic', '8 to 9 players; 9 powers. Not played with 8 players (SET PLAYERS 8): Moorish League.'],
    ['eckert-napoleonic', 'England spreads 2 fleets and 1 army over Edinburgh, London and Liverpool'],
    ['eckert-napoleonic', 'A newly gained center must be held for 1 turn before it gives a unit'],
    ['eckert-napoleonic', 'counts 0.9 in attacking, keeping others out of where it moves and supporting a move'],
    ['eckert-napoleonic', 'A unit dislodged in any supply center is destroyed at once'],
    ['eckert-napoleonic', 'Tunis holds, Spain supports Portugal and Portugal supports Spain'],
    ['octarine', "The first moves are those of Spring, Fruitbat '01."],
    ['octarine', 'Pelargic Sea and Widdershins Widdershins Ocean touch for fleets in Spring only'],
    ['octarine', 'No fleet convoys in Brown Islands, beTrobi Islands, Land of Fog and Purdeighsland.'],
    ['octarine', 'tc is the Turnwise coast'],
    ['octarine', 'The players may end the game at any time with any result, by unanimous consent'],
    ['consolidation-1865', 'Only armies are built.'],
    ['consolidation-1865', 'orders for at most 3 neutral units'],
    ['consolidation-1865', 'Who gave what stays secret for ever.'],
  ])('%s: %s', (id, words) => {
    expect(wordsOf(id)).toContain(words);
  });

  it('tells every rule: taking any one away changes the words', () => {
    for (const { variant, board } of loadVariants()) {
      for (const rule of Object.keys(variant.rules) as (keyof VariantRules)[]) {
        const { [rule]: _, ...rest } = variant.rules;
        const fewer = partsInWords(compileBoard({ ...variant, rules: rest }));
        expect(fewer, `${variant.id} without ${rule}`).not.toEqual(partsInWords(board));
      }
    }
  });

  it('tells rules that none of the six uses', () => {
    const variant = { ...skerry(), rules: { 'convoy-from': ['ske'], 'no-retreat-from': 'anywhere' as const } };
    expect(rulesInWords(compileBoard(variant))).toEqual(
      expect.arrayContaining(['Fleets convoy also in Skerry.', 'Nobody retreats: a dislodged unit is destroyed.']),
    );
  });
});

describe('a variant on paper', () => {
  it.each(loadVariants().map(({ variant }) => variant.id))(
    '%s: at most 78 columns, with the credits and every place',
    (id) => {
      const { variant, board } = loadVariant(id)!;
      const sheet = variantSheet(board);
      expect(sheet.split('\n').filter((line) => line.length > 78)).toEqual([]);
      for (const name of [...variant.designers, ...(variant.credits ?? [])])
        expect(sheet.replace(/\s+/g, ' ')).toContain(name);
      for (const province of variant.provinces)
        expect(sheet).toContain(`\n${province.id.padEnd(6)}${province.name.split(' ')[0]}`);
    },
  );

  it('lists neighbours for armies and fleets, of each coast and by season', () => {
    const sheet = variantSheet(loadVariant('octarine')!.board);
    expect(sheet).toContain(
      'sdi   Sum Dim* (coast, home of Agatean Empire) [SDi]\n      A: bes fng hng tng\n      F tc: hng tng wwo\n      F wc: bes pel rto tng\n',
    );
    expect(sheet).toContain('      F in Spring: wwo\n');
  });
});

it('points in secret are explained where the first neutral unit lies on a coast', () => {
  const draft = skerry();
  draft.rules = {
    'neutral-units': { name: 'HERMIT', display: 'Hermit', adjective: 'Hermit', units: ['F spi/wc'] },
    influence: { pointsPerCenter: 1, unitsPerPhase: 1, orders: ['hold'], sealed: 'forever' },
  };
  expect(rulesInWords(compileBoard(draft as never)).join('\n')).toMatch(/\bIP \d+ Spi\b/);
});

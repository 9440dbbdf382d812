/** Powers are named in any language of the variant wherever powers are named: to whom one writes, who shares a draw, who is wished for. */
import { describe, expect, test } from 'vitest';
import { readAddressees, readOnePower, readPowerList } from '../../engine/language/names/power-list.ts';
import { readPreferences } from '../../engine/language/names/preference-list.ts';
import { loadVariants } from '../../lambdas/adapters/variants/variants.ts';

describe.each(loadVariants().map((variant) => ({ variant, name: variant.variant.id })))(
  '$name',
  ({ variant: { board } }) => {
    const languages = board.translations ?? [];

    test('has names of its powers in German and French', () => {
      expect(languages.map(({ language }) => language).sort()).toEqual(['de', 'fr']);
    });

    test.each(languages.map((names) => ({ names, language: names.language })))(
      '$language: one and all',
      ({ names }) => {
        const named = board.powers.map(({ name, display }) => ({
          name,
          shown: names.powers?.[name]?.display ?? display,
        }));
        for (const { name, shown } of named) {
          expect({ shown, read: readOnePower(board, shown) }).toEqual({ shown, read: name });
          expect({ shown, read: readPowerList(board, shown) }).toEqual({ shown, read: { list: [name] } });
        }
        const powers = named.map(({ name }) => name);
        const between = names.language === 'fr' ? ' et ' : ' und ';
        const text = `${named
          .slice(0, -1)
          .map(({ shown }) => shown)
          .join(', ')}${between}${named.at(-1)!.shown}`;
        expect(readAddressees(board, text)).toEqual({ list: powers });
        expect(readPreferences(board, named.map(({ shown }) => shown).join(', '))).toEqual({
          preferences: powers.map((power) => [power]),
        });
      },
    );
  },
);

describe('standard', () => {
  const { board } = loadVariants().find(({ variant }) => variant.id === 'standard')!;
  test.each([
    ["l'Autriche et la Turquie", ['AUSTRIA', 'TURKEY']],
    ['die Türkei und Russland', ['TURKEY', 'RUSSIA']],
    ['Tuerkei', ['TURKEY']],
    ['allemagne', ['GERMANY']],
    // Letters, as ever, beside names in other languages too: nobody written to is left out.
    ['a, Frankreich', ['AUSTRIA', 'FRANCE']],
    ['et', ['ENGLAND', 'TURKEY']],
    ['the English and the French', ['ENGLAND', 'FRANCE']],
  ])('%s', (text, list) => {
    expect(readPowerList(board, text)).toEqual({ list });
  });

  test.each(['frankenland', 'la', 'und', 'peace and quiet'])('%s is no power', (text) => {
    expect(readPowerList(board, text)).toHaveProperty('problem');
  });
});

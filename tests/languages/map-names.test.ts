/** A map for readers of German or French: its provinces stand there by the names that those readers know, each where the English one stood. */
import { expect, test } from 'vitest';
import { startingPosition } from '../../engine/adjudicate/phases/next-position.ts';
import { boardIn } from '../../engine/board/translation.ts';
import { demoBoard } from '../../infra/local/demo/demo-board.ts';
import { boardParts, withoutInsets } from '../../templates/map/draw.ts';
import { textWidth } from '../../templates/map/lettering/lettering.ts';
import { mapViewOf } from '../../templates/map/map-view.ts';
import { boardOf } from '../boards.ts';
import { readGeography } from '../sheet/fixture.ts';

const VARIANTS = ['standard', '1776-ii', '1812-overture', 'consolidation-1865', 'eckert-napoleonic'];
const cases = VARIANTS.flatMap((variant) => (['de', 'fr'] as const).map((language) => ({ variant, language })));

test.each(cases)('names on the map of $variant in $language', ({ variant, language }) => {
  const board = boardIn(boardOf(variant), language);
  const geography = withoutInsets(readGeography(variant));
  const view = mapViewOf(board.variant, startingPosition(board), null, { isTranslated: true });
  const { names } = boardParts(view, geography, { theme: 'light' });
  const lettered = [
    ...names.matchAll(/<text x="([\d.-]+)" y="[\d.-]+" class="\S*?(land|sea)" font-size="([\d.]+)"[^>]*>([^<]*)</g),
  ];
  const at = (x: number) => lettered.filter(([, left]) => Math.abs(Number(left) - x) < 0.06);
  const short: string[] = [];
  for (const sheet of geography.sheets) {
    for (const [id, { label }] of Object.entries(sheet.provinces)) {
      const province = board.variant.provinces.find((each) => each.id === id);
      if (label === undefined || province === undefined) continue;
      const lines = at(label.at[0] + sheet.at[0]).map(([, , , , line = '']) => line.replaceAll('&#39;', "'"));
      const text = lines.join(' ').replaceAll('- ', '-');
      if (!text.includes(province.name)) short.push(`${province.name}: ${text}`);
    }
  }
  // As long a name as that has no place in Wales.
  expect(short.length, short.join('; ')).toBeLessThanOrEqual(2);
  for (const [, , face, size, line = ''] of lettered) {
    expect(Number(size), line).toBeGreaterThanOrEqual(9);
    expect(textWidth(line, face as 'land' | 'sea', Number(size)), line).toBeLessThan(260);
  }
});

test('powers have the letters of their names in the map\u2019s language, each its own', () => {
  for (const { variant, language } of cases) {
    const board = boardIn(boardOf(variant), language);
    const { powers } = mapViewOf(board.variant, startingPosition(board), null, { isTranslated: true });
    const letters = powers.filter(({ neutral }) => !neutral).map(({ letter }) => letter);
    expect([variant, language, new Set(letters).size]).toEqual([variant, language, letters.length]);
    const shown = powers.filter(({ neutral }) => !neutral).map(({ display }) => display.charAt(0));
    expect([variant, language, letters.map((each) => each.charAt(0))]).toEqual([variant, language, shown]);
    if (variant === 'standard')
      expect(letters).toEqual(
        language === 'de' ? ['Ö', 'E', 'F', 'D', 'I', 'R', 'T'] : ['Au', 'An', 'F', 'Al', 'I', 'R', 'T'],
      );
  }
});

test('a map in English is lettered as it was laid out', () => {
  const board = boardOf('standard');
  const geography = withoutInsets(readGeography('standard'));
  const { names } = boardParts(mapViewOf(board.variant, startingPosition(board)), geography, { theme: 'light' });
  expect(names).toContain('>Black<');
});

test('the board of the demo before it is started is lettered for who looks at it', async () => {
  const [german, english] = await Promise.all([demoBoard().drawn('light', 'de'), demoBoard().drawn('light', 'en')]);
  expect(german).toContain('Frühjahr 1903');
  expect(english).toContain('Spring 1903');
  expect(german).not.toContain('Spring');
});

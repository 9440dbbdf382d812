import { describe, expect, it } from 'vitest';
import { linearOf } from '../../templates/map/color.ts';
import { PATTERNS, type PowerStyle, powerStyles, THEMES, type ThemeName, themeOf } from '../../templates/map/theme.ts';
import { readVariant } from '../boards.ts';
import { geographyOf, MAPS } from './maps.ts';
import { distanceSeen, SIGHTS, type Sight } from './sight.ts';

/** Least distance (OKLab, times 100) of any two powers' land, and of any two counters: with letter and pattern beside it. */
const LEAST: Readonly<Record<ThemeName, { readonly land: number; readonly counter: number }>> = {
  light: { land: 5, counter: 5 },
  dark: { land: 4, counter: 4 },
};

/** Contrast of two colours by WCAG 2: 1 none, 21 black on white. */
function colorContrast(first: string, second: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = linearOf(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function stylesOf(variant: string, theme: ThemeName): readonly (readonly [power: string, style: PowerStyle])[] {
  const names = readVariant(variant).powers.map(({ name }) => name);
  return [...powerStyles(geographyOf(variant), names, themeOf(theme))];
}

describe.each(MAPS.flatMap((variant) => THEMES.map((theme) => [variant, theme] as const)))(
  'the colours of %s (%s)',
  (variant, theme) => {
    const styles = stylesOf(variant, theme);
    const { ink, casing, landLine, neutral } = themeOf(theme);

    it.each(SIGHTS)('tell the powers apart in %s', (sight: Sight) => {
      const close = styles.flatMap(([power, a], n) =>
        styles.slice(n + 1).flatMap(([other, b]) =>
          (['land', 'counter'] as const)
            .map((part) => ({ part, seen: distanceSeen(a[part], b[part], sight) }))
            .filter(({ part, seen }) => seen < LEAST[theme][part])
            .map(({ part, seen }) => `${part} of ${power} and ${other}: ${seen.toFixed(1)}`),
        ),
      );
      expect(close).toEqual([]);
    });

    it('give every name, letter, glyph and arrow the contrast that WCAG asks for', () => {
      const faint = styles.flatMap(([power, { land, counter, line }]) =>
        [
          { what: 'name on its land', is: colorContrast(ink, land), wanted: 4.5 },
          { what: 'letter on its roundel', is: colorContrast(casing, line), wanted: 4.5 },
          { what: 'glyph on its counter', is: colorContrast(line, counter), wanted: 3 },
          { what: 'arrow in its casing', is: colorContrast(line, casing), wanted: 3 },
        ]
          .filter(({ is, wanted }) => is < wanted)
          .map(({ what, is }) => `${power}: ${what} ${is.toFixed(2)}`),
      );
      expect(faint).toEqual([]);
    });

    it('hide no border between two provinces, whoever owns them', () => {
      const lands = [['nobody', neutral] as const, ...styles.map(([power, { land }]) => [power, land] as const)];
      expect(lands.filter(([, land]) => colorContrast(landLine, land) < 3)).toEqual([]);
    });

    it('are never alone: each power has a letter and, as far as there are patterns, one of its own', () => {
      const { powers } = readVariant(variant);
      expect(new Set(powers.map(({ letter }) => letter)).size).toBe(powers.length);
      expect(powers.every(({ letter }) => letter.length === 1)).toBe(true);
      const patterns = styles.map(([, { number }]) => PATTERNS[number % PATTERNS.length]!.lines);
      expect(new Set(patterns).size).toBe(Math.min(powers.length, PATTERNS.length));
    });
  },
);

describe.each(THEMES)('the colours of the ground (%s)', (theme) => {
  const { ink, neutral, impassable, sea, seaInk, ownableSea, faint, paper } = themeOf(theme);

  it('leave every name and line of small print readable', () => {
    const pairs = { neutral: [ink, neutral], impassable: [ink, impassable], sea: [seaInk, sea], print: [faint, paper] };
    for (const [what, [on, ground]] of Object.entries(pairs)) {
      expect(colorContrast(on!, ground!), what).toBeGreaterThanOrEqual(4.5);
    }
    expect(colorContrast(seaInk, ownableSea)).toBeGreaterThanOrEqual(4.5);
  });
});

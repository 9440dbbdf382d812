/** The map's type for an SVG that brings it along: small subsets as data in the style sheet. */
import { readFileSync } from 'node:fs';
import { FACES } from '../../../templates/map/lettering/lettering.ts';

let rules: string | null = null;

/** `@font-face` rules with the fonts inside, for {@link MapStyle.fonts}. */
export function embeddedFonts(): string {
  rules ??= (Object.keys(FACES) as (keyof typeof FACES)[])
    .map((face) => {
      const { family, weight, style } = FACES[face];
      const file = new URL(`../../../templates/map/fonts/${face}.woff2`, import.meta.url);
      const data = readFileSync(file).toString('base64');
      return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
    })
    .join('');
  return rules;
}

/**
 * The map's type, made from the packages of the Alegreya family (SIL Open Font License): small subsets that travel
 * inside an SVG, the full Latin ones for the PNG, and the widths of letters by which names are fitted.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Face } from '../../../templates/map/lettering/lettering.ts';
import { letterWidths } from './woff.ts';

const SOURCES: Readonly<Record<Face, { readonly package: string; readonly file: string }>> = {
  land: { package: 'alegreya-sans-sc', file: 'alegreya-sans-sc-latin-700-normal' },
  sea: { package: 'alegreya', file: 'alegreya-latin-400-italic' },
  title: { package: 'alegreya', file: 'alegreya-latin-700-normal' },
};
/** For names of games in other scripts: looked up when the three faces lack a letter. */
const FALLBACKS = ['latin-ext', 'greek', 'cyrillic'].map((script) => `alegreya-${script}-700-normal`);

const ASCII = Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n));
const LATIN_1 = Array.from({ length: 96 }, (_, n) => String.fromCharCode(160 + n));
const SIGNS = [...'–—‘’“”…·•−×'];
/** What the map's sentences are written with; a game's or a player's name with other signs has those of the reader's machine. */
const LETTERS = [...ASCII.filter((letter) => /[A-Za-z0-9 !&'(),./:;+-]/.test(letter)), ...'–’…·−'];
/** Letters keep their distances; other forms of letters and hints for coarse screens are left out. */
const PLAIN = { noLayoutClosure: true, noHinting: true, keepFeatures: ['kern'] };

/** Writes the font files and the table of widths. `packages` is the folder `node_modules` with the font packages. */
export async function buildFonts(root: string, packages: string): Promise<readonly string[]> {
  const source = (pack: string, file: string) => join(packages, '@fontsource', pack, 'files', file);
  const embedded = join(root, 'templates/map/fonts');
  const full = join(root, 'lambdas/adapters/publish/fonts');
  const widths: Record<string, Record<string, number>> = {};
  const letters = [...LETTERS, ...lettersOfNames(root)].join('');
  for (const [face, { package: pack, file }] of Object.entries(SOURCES)) {
    const woff = readFileSync(source(pack, `${file}.woff`));
    widths[face] = Object.fromEntries(letterWidths(woff, [...ASCII, ...LATIN_1, ...SIGNS]));
    const subset = await subsetFont(woff, letters, { targetFormat: 'woff2', ...PLAIN });
    writeFileSync(join(embedded, `${face}.woff2`), subset);
    writeFileSync(join(full, `${file}.ttf`), await unpacked(woff));
  }
  for (const file of FALLBACKS) {
    writeFileSync(join(full, `${file}.ttf`), await unpacked(readFileSync(source('alegreya', `${file}.woff`))));
  }
  const licence = readFileSync(join(packages, '@fontsource/alegreya/LICENSE'), 'utf8');
  for (const folder of [embedded, full]) writeFileSync(join(folder, 'OFL.txt'), licence);
  writeFileSync(join(root, 'templates/map/lettering/letter-widths.json'), `${JSON.stringify(widths)}\n`);
  return [embedded, full];
}

/** As the rasteriser takes it without unpacking it for each picture. */
function unpacked(woff: Buffer): Promise<Buffer> {
  return subsetFont(woff, '', { targetFormat: 'truetype', keepAllGlyphs: true });
}

/** Letters beyond ASCII that the maps' own names need, in each language. What else players' names bring is left to the reader's machine, in an
 *  SVG; a PNG has the full fonts. */
function lettersOfNames(root: string): readonly string[] {
  const texts = readdirSync(join(root, 'variants')).flatMap((variant) =>
    [
      'variant.json',
      'geography.json',
      ...readdirSync(join(root, 'variants', variant, 'names')).map((file) => `names/${file}`),
    ]
      .map((file) => join(root, 'variants', variant, file))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8')),
  );
  return [...new Set(texts.join('').match(/[^\p{ASCII}]/gu))].filter((letter) => LATIN_1.includes(letter)).sort();
}

/** SVG to pixels by resvg compiled to WebAssembly, with the project's own fonts: the same on every machine. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { FACES } from '../../../templates/map/lettering/lettering.ts';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each, row by row; colors are multiplied by their opacity. */
  readonly pixels: Uint8Array;
}

/** The drawing, so many pixels wide. */
export async function rasterize(svg: string, width: number): Promise<Pixels> {
  const fonts = await ready();
  const bare = svg.replace(EMBEDDED, '');
  const fontBuffers = !bare.includes('<text')
    ? []
    : NEEDS_FALLBACKS.test(bare)
      ? [...fonts.latin, ...fonts.others]
      : fonts.latin;
  const resvg = new Resvg(bare, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: FACES.title.family },
  });
  try {
    const image = resvg.render();
    try {
      return { width: image.width, height: image.height, pixels: image.pixels };
    } finally {
      image.free();
    }
  } finally {
    resvg.free();
  }
}

/** Fonts that a drawing brings along for browsers. */
const EMBEDDED = /@font-face\{[^}]*\}/g;

/** Letters beyond the Latin fonts, in a player's or a game's name. Fonts are read again for each picture, so those of
 *  other scripts are given only where they are needed. */
const NEEDS_FALLBACKS = /[^\u0000-\u00ff\u2010-\u2026\u2022\u2212]/;

interface Ready {
  readonly latin: Uint8Array[];
  readonly others: Uint8Array[];
}

let preparing: Promise<Ready> | null = null;

function ready(): Promise<Ready> {
  preparing ??= prepare();
  return preparing;
}

async function prepare(): Promise<Ready> {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const folder = fileURLToPath(new URL('fonts', import.meta.url));
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ttf'))
    .sort();
  const read = (file: string) => readFileSync(join(folder, file));
  // Of fonts with one family name the first is taken, so the Latin ones, which hold nearly all letters, come first.
  const isLatin = (file: string) => /-latin-\d/.test(file);
  return {
    latin: files.filter(isLatin).map(read),
    others: files.filter((file) => !isLatin(file)).map(read),
  };
}

/** SVG to PNG by resvg compiled to WebAssembly, with the project's own fonts: the same bytes on every machine. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { FACES } from '../../../templates/map/lettering/lettering.ts';

/** A PNG of the drawing, so many pixels wide, in full colour. */
export function renderPng(svg: string, width: number): Promise<Uint8Array> {
  return rendered(svg, width, (image) => image.asPng());
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each, row by row. */
  readonly pixels: Uint8Array;
}

/** The drawing's pixels, so many wide. */
export function renderPixels(svg: string, width: number): Promise<Pixels> {
  return rendered(svg, width, ({ width, height, pixels }) => ({ width, height, pixels: Uint8Array.from(pixels) }));
}

async function rendered<T>(svg: string, width: number, take: (image: RenderedImage) => T): Promise<T> {
  const fonts = await ready();
  const fontBuffers = NEEDS_FALLBACKS.test(svg) ? [...fonts.latin, ...fonts.others] : fonts.latin;
  const resvg = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: FACES.title.family },
  });
  try {
    const image = resvg.render();
    try {
      return take(image);
    } finally {
      image.free();
    }
  } finally {
    resvg.free();
  }
}

type RenderedImage = ReturnType<InstanceType<typeof Resvg>['render']>;

/** Letters beyond the Latin fonts, in a player's or a game's name. Fonts are unpacked again for each picture, so those of
 *  other scripts are given only where they are wanted. */
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
    .filter((file) => file.endsWith('.woff2'))
    .sort();
  const read = (file: string) => readFileSync(join(folder, file));
  // Of fonts with one family name the first is taken, so the Latin ones, which hold nearly all letters, come first.
  const isLatin = (file: string) => /-latin-\d/.test(file);
  return {
    latin: files.filter(isLatin).map(read),
    others: files.filter((file) => !isLatin(file)).map(read),
  };
}

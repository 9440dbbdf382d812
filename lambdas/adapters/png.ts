/** SVG to PNG by resvg compiled to WebAssembly, with the project's own fonts: the same bytes on every machine. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { FACES } from '../../templates/map/lettering.ts';

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
  const { fontBuffers } = await ready();
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

interface Ready {
  readonly fontBuffers: Uint8Array[];
}

let preparing: Promise<Ready> | null = null;

function ready(): Promise<Ready> {
  preparing ??= prepare();
  return preparing;
}

async function prepare(): Promise<Ready> {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const folder = fileURLToPath(new URL('fonts', import.meta.url));
  // Of fonts with one family name the first is taken, so the Latin ones, which hold nearly all letters, come first.
  const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  const rank = (file: string) => Number(!/-latin-\d/.test(file));
  files.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return { fontBuffers: files.map((file) => readFileSync(join(folder, file))) };
}

/** A drawing of a map as pixels or PNG, with the project's own fonts: the same pixels on every machine. */

import { compositeOnBaseMap } from './base-map.ts';
import { type Pixels, rasterize } from './drawn-pixels.ts';
import { pngFile } from './png-file.ts';

/** A PNG of the drawing, so many pixels wide, in full colour. */
export async function renderPng(svg: string, width: number): Promise<Uint8Array> {
  return pngFile(await renderPixels(svg, width));
}

/** The drawing's pixels, so many wide. */
export async function renderPixels(svg: string, width: number): Promise<Pixels> {
  return (await compositeOnBaseMap(svg, width)) ?? rasterize(svg, width);
}

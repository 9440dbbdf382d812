/**
 * A map's pixels, with what is the same in every phase drawn once: water and coasts below, which pixel is of which face, and lakes and borders
 * above. These are kept; a picture then takes only the painting of the faces in their owners' colors, and what stands on them. The
 * groups of a drawing say which is which (templates/map/terrain.ts); a drawing without them is none of ours.
 */
import { createHash } from 'node:crypto';
import { type Pixels, rasterize } from './drawn-pixels.ts';

/** Pixels of kept grounds, all together, with some seven bytes each: two pictures of 1600 pixels, or eight of 800. */
const MOST_PIXELS = 6_000_000;

interface Ground extends Pick<Pixels, 'width' | 'height'> {
  /** What lies below the faces, a pixel a number. */
  readonly under: Uint32Array;
  /** Of each pixel the number of the face in the drawing's order, from 1; 0 where there is none. */
  readonly faces: Uint16Array;
  /** Where there is something above the faces, and what: pixels with their opacity. */
  readonly overAt: Uint32Array;
  readonly over: Uint32Array;
}

/** Null for a drawing that is no map, and where patterns would not come out in whole pixels. */
export async function compositeOnBaseMap(svg: string, width: number): Promise<Pixels | null> {
  const parts = partsOf(svg);
  if (parts === null || !hasWholePixels(parts, width / parts.units)) return null;
  const ground = await groundOf(parts, width);
  const top = await rasterize(parts.top, width);
  const pixels = new Uint32Array(ground.under.length);
  paint(pixels, ground, await paintsOf(parts, width));
  ground.overAt.forEach((at, n) => {
    pixels[at] = blended(pixels[at]!, ground.over[n]!);
  });
  const above = new Uint32Array(top.pixels.buffer, top.pixels.byteOffset, pixels.length);
  for (let at = 0; at < above.length; at++) {
    const pixel = above[at]!;
    if (pixel >>> 24 === 255) pixels[at] = pixel;
    else if (pixel !== 0) pixels[at] = blended(pixels[at]!, pixel);
  }
  return { width: top.width, height: top.height, pixels: new Uint8Array(pixels.buffer) };
}

function hasWholePixels({ sheets }: Parts, scale: number): boolean {
  return Number.isInteger(2 * scale) && sheets.every(({ at }) => at.every((units) => Number.isInteger(units * scale)));
}

interface Parts {
  /** The drawing's first tag, its definitions, and how broad it is in its own units. */
  readonly root: string;
  readonly defs: string;
  readonly units: number;
  readonly sheets: readonly SheetGround[];
  readonly paper: string;
  /** All else. */
  readonly top: string;
}

interface SheetGround {
  /** Where it lies in the drawing, in its units. */
  readonly at: readonly [x: number, y: number];
  readonly under: string;
  readonly fills: string;
  readonly lines: string;
}

const BOARD = /<g id="[\w-]*board" transform="translate\(0 (\d+)\)">/;
const GROUND =
  /(<g id="[\w-]*sheet\d+" transform="translate\((\d+) (\d+)\)">)(<g id="[\w-]*under\d+">[\s\S]*?<\/g>)(<g id="[\w-]*fills\d+">[\s\S]*?<\/g>)(<g id="[\w-]*lines\d+"[^>]*>[\s\S]*?<\/g>)/g;

function partsOf(svg: string): Parts | null {
  const root = /^<svg [^>]*viewBox="0 0 (\d+) \d+"[^>]*>/.exec(svg);
  const defs = /<defs>[\s\S]*?<\/defs>/.exec(svg)?.[0];
  const paper = /<path id="[\w-]*paper"[^>]*>/.exec(svg)?.[0];
  const board = BOARD.exec(svg);
  if (root === null || defs === undefined || paper === undefined || board === null) return null;
  const sheets = [...svg.matchAll(GROUND)].map(([, , x, y, under, fills, lines]) => ({
    at: [Number(x), Number(y) + Number(board[1])] as const,
    under: under!,
    fills: fills!,
    lines: lines!,
  }));
  if (sheets.length === 0) return null;
  return {
    root: root[0],
    defs,
    units: Number(root[1]),
    sheets,
    paper,
    top: svg.replace(paper, '').replace(GROUND, '$1'),
  };
}

const kept = new Map<string, Promise<Ground>>();
const sizes = new Map<string, number>();

/** Kept by all that it is drawn from; the one that was asked for longest ago goes first. */
function groundOf(parts: Parts, width: number): Promise<Ground> {
  const { root, defs, sheets, paper } = parts;
  const shapes = defs
    .replace(/<pattern id="[\w-]*t\d+"[\s\S]*?<\/pattern>/g, '')
    .replace(/<path id="[\w-]*[AF]b"[\s\S]*$/, '');
  const text = [root, shapes, paper, ...sheets.map(({ at, under, lines }) => `${at} ${under} ${lines}`)].join('\n');
  const key = `${createHash('sha256').update(text).digest('base64')} ${width}`;
  const known = kept.get(key);
  kept.delete(key);
  const ground = known ?? drawGround(parts, width);
  kept.set(key, ground);
  if (known === undefined) {
    ground.then(
      ({ under }) => {
        sizes.set(key, under.length);
        forget();
      },
      () => kept.delete(key),
    );
  }
  return ground;
}

function forget(): void {
  let all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  for (const key of kept.keys()) {
    if (all <= MOST_PIXELS || kept.size === 1) return;
    all -= sizes.get(key) ?? 0;
    sizes.delete(key);
    kept.delete(key);
  }
}

async function drawGround({ root, defs, sheets, paper }: Parts, width: number): Promise<Ground> {
  const layer = (below: string, of: (sheet: SheetGround) => string) => {
    const groups = sheets.map((sheet) => `<g transform="translate(${sheet.at.join(' ')})">${of(sheet)}</g>`);
    return rasterize(`${root}${defs}${below}${groups.join('')}</svg>`, width);
  };
  const under = await layer(paper, (sheet) => sheet.under);
  let number = 0;
  const numbered = (fills: string) => fills.replace(FILL, () => ` fill="#${(++number).toString(16).padStart(6, '0')}"`);
  const numbers = numbersOf(await layer('', ({ fills }) => numbered(fills)));
  const over = numbersOf(await layer('', ({ lines }) => lines));
  const overAt = placesOf(over);
  return {
    width: under.width,
    height: under.height,
    under: numbersOf(under),
    faces: facesIn(numbers),
    overAt,
    over: overAt.map((at) => over[at]!),
  };
}

/** Of a face's color, red is the lowest byte of a pixel and blue, which holds the number's low byte, the third. */
function facesIn(colors: Uint32Array): Uint16Array {
  const faces = new Uint16Array(colors.length);
  for (let at = 0; at < colors.length; at++) faces[at] = ((colors[at]! >>> 16) & 0xff) | (colors[at]! & 0xff00);
  return faces;
}

/** Where there is anything. */
function placesOf(pixels: Uint32Array): Uint32Array {
  const found = new Uint32Array(pixels.reduce((count, pixel) => (pixel === 0 ? count : count + 1), 0));
  for (let at = 0, n = 0; at < pixels.length; at++) if (pixels[at] !== 0) found[n++] = at;
  return found;
}

const FILL = / fill="([^"]*)"/g;

function numbersOf({ pixels }: Pixels): Uint32Array {
  return new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
}

/** Squares of so many pixels that are repeated; a plain color is one pixel. */
interface Paint {
  /** Where the first one begins, before the picture's left upper corner. */
  readonly from: readonly [x: number, y: number];
  readonly side: number;
  readonly pixels: Uint32Array;
}

/** What each face is painted with, by its number less one. */
async function paintsOf({ defs, units, sheets }: Parts, width: number): Promise<readonly Paint[]> {
  const scale = width / units;
  const patterns = new Map([...defs.matchAll(PATTERN)].map(([pattern, id]) => [id!, pattern]));
  const all: Paint[] = [];
  for (const { at, fills } of sheets) {
    const names = [...fills.matchAll(FILL)].map(([, fill]) => fill!);
    const paints = new Map<string, Paint>();
    for (const fill of new Set(names)) {
      const id = /^url\(#([\w-]+)\)$/.exec(fill)?.[1] ?? '';
      const { side, pixels } = await tilesOf(fill, patterns.get(id) ?? '', scale);
      const from = at.map((units) => (side - ((units * scale) % side)) % side) as [number, number];
      paints.set(fill, { from, side, pixels });
    }
    all.push(...names.map((fill) => paints.get(fill)!));
  }
  return all;
}

const PATTERN = /<pattern id="([\w-]+)"[\s\S]*?<\/pattern>/g;

type Tiles = Omit<Paint, 'from'>;

const keptTiles = new Map<string, Promise<Tiles>>();
const MOST_KEPT_TILES = 200;

function tilesOf(fill: string, pattern: string, scale: number): Promise<Tiles> {
  const key = `${fill} ${pattern} ${scale}`;
  let tiles = keptTiles.get(key);
  if (tiles === undefined) {
    tiles = drawTiles(fill, pattern, scale);
    if (keptTiles.size >= MOST_KEPT_TILES) keptTiles.clear();
    keptTiles.set(key, tiles);
  }
  return tiles;
}

async function drawTiles(fill: string, pattern: string, scale: number): Promise<Tiles> {
  const side = pattern === '' ? 1 : Number(/ width="(\d+)"/.exec(pattern)?.[1] ?? 1) * scale;
  const plain = pattern.replace(/ patternTransform="[^"]*"/, '');
  const units = side / scale;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} ${units}" width="${units}" height="${units}"><defs>${plain}</defs><path d="M0 0H${units}V${units}H0z" fill="${fill}"/></svg>`;
  return { side, pixels: numbersOf(await rasterize(svg, side)) };
}

function paint(pixels: Uint32Array, { width, height, under, faces }: Ground, paints: readonly Paint[]): void {
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const face = faces[at]!;
      if (face === 0) pixels[at] = under[at]!;
      else {
        const { from, side, pixels: tile } = paints[face - 1]!;
        pixels[at] = side === 1 ? tile[0]! : tile[((y + from[1]) % side) * side + ((x + from[0]) % side)]!;
      }
    }
  }
}

/** A pixel over another, which is opaque. */
function blended(below: number, above: number): number {
  const rest = 255 - (above >>> 24);
  const red = (above & 0xff) + div255((below & 0xff) * rest);
  const green = ((above >>> 8) & 0xff) + div255(((below >>> 8) & 0xff) * rest);
  const blue = ((above >>> 16) & 0xff) + div255(((below >>> 16) & 0xff) * rest);
  return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
}

/** Divided by 255 and rounded, for what two bytes make. */
function div255(value: number): number {
  const more = value + 128;
  return (more + (more >>> 8)) >>> 8;
}

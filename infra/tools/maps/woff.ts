/** Reads what the maps need of a WOFF 1 font: how wide its letters are. */
import { inflateSync } from 'node:zlib';

/** Advance widths in thousandths of the type size, of those characters that the font has. */
export function letterWidths(woff: Buffer, characters: Iterable<string>): ReadonlyMap<string, number> {
  const table = tablesOf(woff);
  const perEm = table('head').readUInt16BE(18);
  const metrics = table('hhea').readUInt16BE(34);
  const advances = table('hmtx');
  const glyphOf = glyphsOf(table('cmap'));
  const widths = new Map<string, number>();
  for (const character of characters) {
    const glyph = glyphOf(character.codePointAt(0)!);
    if (glyph === 0) continue;
    const advance = advances.readUInt16BE(4 * Math.min(glyph, metrics - 1));
    widths.set(character, Math.round((advance * 1000) / perEm));
  }
  return widths;
}

function tablesOf(woff: Buffer): (tag: string) => Buffer {
  const tables = new Map<string, Buffer>();
  for (let n = 0; n < woff.readUInt16BE(12); n++) {
    const at = 44 + 20 * n;
    const start = woff.readUInt32BE(at + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(at + 8));
    const isPacked = packed.length < woff.readUInt32BE(at + 12);
    tables.set(woff.toString('latin1', at, at + 4), isPacked ? inflateSync(packed) : packed);
  }
  return (tag) => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`The font has no table ${tag}.`);
    return found;
  };
}

/** Character code to glyph number by the table's format 4, which every web font has; 0 for what is missing. */
function glyphsOf(cmap: Buffer): (code: number) => number {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, n) => cmap.readUInt32BE(4 + 8 * n + 4));
  const start = tables.find((at) => cmap.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error('The font has no character table of format 4.');
  const twice = cmap.readUInt16BE(start + 6);
  const [ends, starts, deltas, ranges] = [14, 16 + twice, 16 + 2 * twice, 16 + 3 * twice].map(
    (each) => start + each,
  ) as [number, number, number, number];
  return (code) => {
    for (let n = 0; n < twice; n += 2) {
      if (code > cmap.readUInt16BE(ends + n)) continue;
      const first = cmap.readUInt16BE(starts + n);
      if (code < first) return 0;
      const delta = cmap.readUInt16BE(deltas + n);
      const range = cmap.readUInt16BE(ranges + n);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = cmap.readUInt16BE(ranges + n + range + 2 * (code - first));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/**
 * Quoted-printable (RFC 2045, section 6.7) read in one pass. The usual decoders look for spaces at the ends of lines with
 * patterns that take quadratic time: half a megabyte of spaces kept one busy for seven minutes.
 */

const SPACE = 0x20;
const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const EQUALS = 0x3d;

/** Never fails: what is no code is taken as it stands. */
export function decodeQuotedPrintable(bytes: Uint8Array): Buffer {
  const out = Buffer.allocUnsafe(bytes.length);
  let size = 0;
  /** Spaces before here were written as codes, or stand before something: they stay at the end of a line. */
  let kept = 0;
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at]!;
    if (byte === EQUALS) {
      const code = hexAt(bytes, at + 1);
      if (code >= 0) {
        out[size++] = code;
        kept = size;
        at += 3;
        continue;
      }
      const end = lineEndAfter(bytes, at + 1);
      if (end >= 0) {
        kept = size;
        at = end;
        continue;
      }
    }
    if (byte === LF || byte === CR) while (size > kept && isSpace(out[size - 1]!)) size--;
    out[size++] = byte;
    if (!isSpace(byte)) kept = size;
    at++;
  }
  while (size > kept && isSpace(out[size - 1]!)) size--;
  return out.subarray(0, size);
}

/** The byte of two hexadecimal digits; -1: there are not two. */
function hexAt(bytes: Uint8Array, at: number): number {
  const high = digit(bytes[at]);
  const low = digit(bytes[at + 1]);
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

function digit(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const mail = byte & 0xdf;
  return mail >= 0x41 && mail <= 0x46 ? mail - 0x37 : -1;
}

/** Past the end of the line if only spaces stand before it; -1 if something else does. */
function lineEndAfter(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && isSpace(bytes[at]!)) at++;
  if (at === bytes.length) return at;
  if (bytes[at] === CR) return bytes[at + 1] === LF ? at + 2 : at + 1;
  return bytes[at] === LF ? at + 1 : -1;
}

function isSpace(byte: number): boolean {
  return byte === SPACE || byte === TAB;
}

/** Words of people whom the reader may not know, shown without anything that a mail program makes a link of. */
import { cleanForeignText } from './text/clean.ts';

/** Longer names are cut. */
const LONGEST_NAME = 40;

/** Web addresses are left out; what else has points in it stays, as orders may (`A.Mun-Ber`). */
export function withoutAddresses(text: string): string {
  return cleanForeignText(text).replace(/\b(?:[a-z][a-z+]{1,9}:\/\/|www\.)\S*/gi, '…');
}

/** Tokens that would become links (`evil.example`, `https://…`, `a@b`) are left out. */
export function withoutLinks(text: string): string {
  return cleanForeignText(text)
    .split(/\s+/)
    .map((token) => (LINK.test(token) ? '…' : token))
    .join(' ')
    .trim();
}

const LINK = /:\/\/|^(?:www|ftp|mailto|tel)[.:]|@|\p{L}[.\u3002\uff0e\uff61]\p{L}{2}|\d\.\d+\.\d/iu;

export function nameOfStranger(name: string): string {
  const shown = withoutLinks(name).slice(0, LONGEST_NAME).trim();
  return /\p{L}/u.test(shown) ? shown : '';
}

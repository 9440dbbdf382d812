/** Small words of SVG. */

/** Text between tags or in an attribute: what has a meaning in XML is written as entities, what XML forbids left out. */
export function escapeText(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/** Control characters, halves of surrogate pairs, and the two that are no characters (XML 1.0, 2.2 Char); also marks that
 *  turn the direction of writing, with which a name could rearrange the text around it. */
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A number with at most one decimal, as short as it can be written. */
export function svgNumber(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

/** `12.5 40`. */
export function svgPoint([x, y]: readonly [number, number]): string {
  return `${svgNumber(x)} ${svgNumber(y)}`;
}

/** Of more letters than one: how wide they are in all. */
export function squeezeText(letters: string, width: number): string {
  return letters.length > 1 ? ` textLength="${svgNumber(width)}" lengthAdjust="spacingAndGlyphs"` : '';
}

/** A text usable as an XML id: letters, digits and hyphens. */
export function idOf(...parts: readonly string[]): string {
  return parts
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

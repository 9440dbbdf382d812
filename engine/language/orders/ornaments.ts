/**
 * What people put around orders and parts of them that says nothing: pictures, smileys, quotation marks, brackets. The line without
 * it counts only where it then reads as orders and nothing else.
 */
import { foldWithMap } from '../../text/fold.ts';

/** Of longer lines nothing is taken away, characters. */
const LONGEST = 400;
/** Signs for no, for a question and for the other way, and boxes that nobody has ticked. */
const MEANING = /[❌✖✗✘❎🚫⛔🛑🙅👎❓❔⁉☐⬜◻🔲⬅↩⏪🔙🔄↔]|\[ \]/u;
const KEYCAP = /^(\s*)[\d#*]\ufe0f?\u20e3/u;
const PICTURES = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufe0f|\u200d|\u20e3|[\u{1f3fb}-\u{1f3ff}]/gu;
const SMILEY = /(?<=\s|^)[:;=]-?[)(DP](?=\s|$)/g;
const TICKED = /\[[xX*]\]|\([xX]\)|[[(][✓✔][\])]/gu;
const QUOTATION_MARKS = /["“”„«»‹›]|(?<![\p{L}\p{N}])['‘’]|['‘’](?![\p{L}\p{N}])/gu;
const PAIRS = /\(([^()[\]{}]*)\)|\[([^()[\]{}]*)\]|\{([^()[\]{}]*)\}/g;
const COAST =
  /^\s*(?:[nsew]\.?\s?c?\.?|(?:north|south|east|west)(?: coast)?|c[oô]te (?:nord|sud|est|ouest)|(?:nord|sud|ost|west)k[uü]ste)\s*$/i;

/** `[A Par - Bur (as agreed)]`: brackets around the whole line, whatever stands within. */
export function withoutFrame(text: string): string {
  const [, begin, inner, end] = /^\s*([[{])(.* .*)([\]}])\s*$/.exec(text) ?? [];
  const isFrame = inner !== undefined && !/[[\]{}]/.test(inner) && begin === (end === ']' ? '[' : '{');
  return isFrame && text.length <= LONGEST ? ` ${inner} ` : text;
}

export function withoutOrnaments(text: string): string {
  if (text.length > LONGEST || MEANING.test(text)) return text;
  const marked = text
    .replace(KEYCAP, '$1')
    .replace(PICTURES, (sign) => (foldWithMap(sign).text === '->' ? sign : ' '))
    .replace(SMILEY, ' ')
    .replace(TICKED, ' ')
    .replace(/^\s*<(.*)>\s*$/, ' $1 ')
    .replace(QUOTATION_MARKS, ' ');
  // Between groups in brackets an order ends.
  const parted = marked.replace(/([)\]}])\s*([([{])/g, '$1;$2');
  return parted.replace(PAIRS, (group, ...inner: readonly (string | undefined)[]) => {
    const content = inner.slice(0, 3).find((each) => each !== undefined) ?? '';
    return COAST.test(content) || !/\p{L}/u.test(content) ? group : ` ${content} `;
  });
}

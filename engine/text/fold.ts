/**
 * Typographic look-alikes brought to plain ASCII before anything is read (judge-language A1): dashes, arrows, quotation
 * marks, full-width and accented letters, Cyrillic and Greek letters that look Latin, spaces of all kinds. What cannot be
 * seen (zero-width, bidi and control characters) is left out; what is crossed out stays as it is. Case is kept.
 */

export interface Folded {
  readonly text: string;
  /** For each character of `text`, and its end: where it came from in the original. */
  readonly origin: (index: number) => number;
}

const PLAIN = /^[\x20-\x7e]*$/;

export function foldWithMap(original: string): Folded {
  if (PLAIN.test(original)) return { text: original, origin: (index) => index };
  const parts: string[] = [];
  const origins: number[] = [];
  let at = 0;
  for (const char of original) {
    const plain = foldChar(char);
    parts.push(plain);
    for (let n = 0; n < plain.length; n++) origins.push(at);
    at += char.length;
  }
  return { text: parts.join(''), origin: (index) => origins[index] ?? original.length };
}

/** The folded text alone, with runs of spaces as one: patterns with several `\s*` then take time that grows with the text. */
export function foldText(original: string): string {
  return foldWithMap(original).text.replace(/ {2,}/g, ' ');
}

const SPACES = /[\t\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
const UNSEEN = /[\p{Cc}\p{Cf}\u115f\u1160]|\u{1f3fb}|\u{1f3fc}|\u{1f3fd}|\u{1f3fe}|\u{1f3ff}/u;
const MARKS = /\p{M}/gu;
/** A Latin letter with its marks taken apart: none of the sets above, which take V8 a millisecond each to make, is asked. */
const LETTER_WITH_MARKS = /^([A-Za-z])[\u0300-\u036f]+$/;
/** What crosses out the sign it stands on: `↛` is no `→`, and `≠` no `=`. */
const CROSSED = /\u0335|\u0336|\u0337|\u0338|\u20d2|\u20e5/;

function foldChar(char: string): string {
  if (PLAIN.test(char)) return char;
  const letter = LETTER_WITH_MARKS.exec(char.normalize('NFKD'))?.[1];
  if (letter !== undefined) return letter;
  if (SPACES.test(char)) return ' ';
  if (UNSEEN.test(char)) return '';
  const known = LOOK_ALIKES.get(char);
  if (known !== undefined) return known;
  const apart = char.normalize('NFKD');
  if (CROSSED.test(apart)) return char;
  const plain = apart.replace(MARKS, '');
  // One letter or sign is never two words.
  if (/[\s,;]/.test(plain) && !/[\p{Z}\p{P}]/u.test(char)) return char;
  if (plain === char || PLAIN.test(plain)) return plain;
  return [...plain].map((each) => LOOK_ALIKES.get(each) ?? each).join('');
}

/** Each group of characters with what they stand for. */
const GROUPS: readonly (readonly [string, string])[] = [
  ['‐‑‒–—―−⁃﹘﹣－˗⸺⸻╌ー', '-'],
  ['→➔➙➛➜➝➞➡⟶⟹⇒⇨▶►▸»›', '->'],
  ['↝↠↣↦⇀⇁⇉⇛⇝⇢⇥⇰⇾⟼⟾⤍⤏⤑⤳⭢⮕🠂🠆🠊🠒🠖🠚🠞🠢🡂🡆🡒🡢🡪🡲🡺👉', '->'],
  ['‘’‚‛′`´ʼ＇', "'"],
  ['“”„‟″«', '"'],
  ['•‣◦●○▪▫■□·∙※§➢✓✔❖◆◇★☆', '*'],
  ['／⁄∕', '/'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'Ae'],
  ['œ', 'oe'],
  ['Œ', 'Oe'],
  ['ø', 'o'],
  ['Ø', 'O'],
  ['đð', 'd'],
  ['ĐÐ', 'D'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['þ', 'th'],
  ['Þ', 'Th'],
  ['ı', 'i'],
];

/** Letters of other alphabets that look just like Latin ones, pairwise. */
const TWINS: readonly (readonly [string, string])[] = [
  ['АВЕКМНОРСТХІЈЅУ', 'ABEKMHOPCTXIJSY'],
  ['аеорсхуіјѕ', 'aeopcxyijs'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['ο', 'o'],
];

const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ...GROUPS.flatMap(([chars, plain]) => [...chars].map((char): [string, string] => [char, plain])),
  ...TWINS.flatMap(([chars, plain]) => [...chars].map((char, n): [string, string] => [char, plain[n]!])),
]);

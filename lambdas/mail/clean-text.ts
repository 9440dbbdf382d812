/** Characters that no writer types and that make a text look other than it is. */

/**
 * Line ends of all kinds become `\n`; control characters, zero-width and direction-changing characters and halves of
 * characters go. No-break spaces, dashes and quotation marks stay: the language folds them.
 */
export function cleanText(text: string): string {
  return wellFormed(stripUnseen(text));
}

/** The same for a piece of a text: line ends and controls alone, so that letters that belong together stay so. */
export function stripBreaks(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');
}

/** HTML in 100,000 pieces is 100,000 texts: most of them hold nothing that goes. */
const PLAIN = /^[\t\n -~]*$/;

/** Without text that is struck out sign by sign, as telephones do it (U+0336); `≠` and its like stay. */
export function withoutStruck(text: string): string {
  return CROSSED.test(text) ? text.replace(STRUCK, (run) => (/[\p{L}\p{N}]/u.test(run) ? '' : run)) : text;
}

const CROSSED = /\u0335|\u0336|\u0337|\u0338/;
const STRUCK = /(?:(?!\n|\u0335|\u0336|\u0337|\u0338).(?:\u0335|\u0336|\u0337|\u0338)+)+/gu;

function stripUnseen(text: string): string {
  const isRightToLeft = RIGHT_TO_LEFT.test(text);
  return stripBreaks(text).replace(UNSEEN, (mark, joined: string | undefined) =>
    joined !== undefined || (isRightToLeft && DIRECTIONS.has(mark)) ? mark : '',
  );
}

/**
 * Controls but tab and line feed; soft hyphen, marks of direction, joiners, fillers, variation selectors, tags. What makes one
 * picture of several, or joins the letters of a script that needs it, is seen.
 */
const UNSEEN =
  /(\u{1F3F4}[\u{E0020}-\u{E007E}]{1,16}\u{E007F}|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\d#*])[\uFE0E\uFE0F]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F)\u200D(?=\p{Extended_Pictographic})|(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Khmer}\p{Script=Myanmar}])[\u200C\u200D])|(?![\t\n])\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu;

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** They stand beside what they order and move nothing else. */
const DIRECTIONS: ReadonlySet<string> = new Set(['\u200e', '\u200f', '\u061c']);

/** Without halves of characters, as cutting leaves them. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

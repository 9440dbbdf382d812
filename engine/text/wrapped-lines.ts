/** Lines that a mail program broke inside an order (judge-language F2). */
import { foldText } from './fold.ts';

/** In English, German and French, folded. */
const HELPS =
  's|sup|supp|support|supports|supporting|c|convoy|convoys|convoying|unterstutzt|unterstuetzt|stutzt|stuetzt|befordert|befoerdert|geleitet|soutient|appuie|convoie|transporte';
const TYPES = 'a|f|army|fleet|armee|flotte';
const ARTICLES = "the|die|der|den|das|l'|la|le";

/** An order cannot end so: an arrow, a support or convoy, `of`, `to`, a type of unit, an open bracket. */
const CANNOT_END = new RegExp(
  String.raw`(?:[-=]>?|>|\(|(?:^|\s)(?:${HELPS}|of|to|via|in|nach|von|uber|ueber|vers|de|${TYPES}|l'armee|${ARTICLES}))$`,
  'i',
);
/** A support or convoy of a unit that only the next line names: that line is no order of its own. */
const HALF_HELP = new RegExp(
  String.raw`\s(?:${HELPS})(?:\s+(?:${ARTICLES}))?(?:\s*\b(?:${TYPES}))?(?:\s+(?:in|de|von|a))?$`,
  'i',
);
const CANNOT_BEGIN = /^(?:->|=>|-+>|-\s*(?=\S))/;
/** `to Burgundy`, `moves to Bur`, `(sc)`, `south coast`, where a program broke the line; `to France: …` is a message. */
const GOES_ON =
  /^(?:(?:to|into|via|moves?|moving|nach|zieht|vers|va)\s+[^:]+|\(?(?:[nsew]c|(?:north|south|east|west)\s+coast)\)?[.!;,]?)$/i;
/** A list mark and a unit: `- A Par - Bur`, which begins an order. */
const BULLET = /^-\s+(?:a|f|army|fleet|the|build|remove|waive)\b/i;
/** Orders are shorter, and prose is not joined. */
const LONGEST = 100;

/** No program breaks a line at fewer characters. */
const NARROWEST = 60;

/** Would the next word not have fitted? Then a program may have broken the line, in the middle of a name even. */
export function isLineFull(first: string, second: string): boolean {
  const [head, tail] = [first.trimEnd(), second.trim()];
  return head.length <= LONGEST && head.length + 1 + /^\S*/.exec(tail)![0].length > NARROWEST;
}

/** Does the line end in a support or convoy without its unit? */
export function breaksOffHelping(line: string): boolean {
  return line.length <= LONGEST && HALF_HELP.test(foldText(line).trimEnd());
}

/** Does the second line go on with the order of the first? */
export function isWrapped(first: string, second: string): boolean {
  if (first.length > LONGEST || second.length > LONGEST) return false;
  const [head, tail] = [foldText(first).trim(), foldText(second).trim()];
  if (head === '' || tail === '') return false;
  if (CANNOT_END.test(head)) return /\s/.test(head);
  return GOES_ON.test(tail) || (CANNOT_BEGIN.test(tail) && !BULLET.test(tail));
}

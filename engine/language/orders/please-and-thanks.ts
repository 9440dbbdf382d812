/** Please and thanks on the line of an order (judge-language A1): they say nothing about it. */
import type { Token } from '../../text/tokens.ts';

/** Folded; the longest first. */
const PLEASE = phrases(
  "s'il vous plait|s'il te plait|if you please|pretty please|por favor|per favore|per piacere|please|pls|plz|bitte|svp|merci de",
);

/** What people thank with at the end of a line. */
const THANKS = phrases(
  [
    'thanks in advance|thank you in advance|thank you very much|thanks a lot|thanks again|many thanks|thank you|thanks|thx|cheers',
    'vielen dank im voraus|danke im voraus|besten dank|vielen dank|herzlichen dank|danke schon|danke sehr|danke|dankeschon',
    'bitte schon|bitte sehr|bitteschon',
    "merci d'avance|merci beaucoup|merci bien|un grand merci|merci",
    'muchas gracias|gracias|mille grazie|grazie mille|grazie',
  ].join('|'),
);

/** `Hi! Vienna to Galicia`: a greeting, and the judge or nobody; what is said to others is no order. */
const HELLO = phrases(
  'hi|hello|hey|hiya|howdy|good morning|good day|good afternoon|good evening|dear|hallo|moin|moin moin|servus|guten morgen|guten tag|guten abend|hallo ihr lieben|liebe|lieber|sehr geehrte|sehr geehrter|gruss gott|bonjour|bonsoir|salut|coucou|cher|chere',
);
const JUDGE = phrases(
  "judge|dear judge|chancery|gm|dear gm|sir|madam|there|schiedsrichter|herr schiedsrichter|spielleitung|spielleiter|juge|arbitre|monsieur l'arbitre|monsieur le juge|monsieur|madame",
);

/** What goes on after thanks, or stands at the end for itself. */
const FAREWELL = phrases(
  "you|all|a lot|a million|a bunch|so much|loads|ever so much|kind regards|best regards|best wishes|regards|cheers|have a nice day|have a nice evening|have a good day|have a good evening|good night|you're a star|x|xx|euch|dir|ihnen|und schonen abend noch|und schonen abend|schonen abend noch|schonen abend|und schonen tag noch|schonen tag noch|schones wochenende|liebe grusse|viele grusse|lg|vg|mfg|mit freundlichen grussen|gruss|mille fois|bien|a vous|a toi|et bonne soiree|bonne soiree|et bonne journee|bonne journee|bonne nuit|bisous|bises|cordialement|bien cordialement|a bientot|et a bientot",
);

function phrases(list: string): readonly (readonly string[])[] {
  return list
    .split('|')
    .map((phrase) => phrase.split(' '))
    .sort((a, b) => b.length - a.length);
}

function endOf(said: readonly (readonly string[])[], tokens: readonly Token[], i: number): number {
  const phrase = said.find((words) =>
    words.every((word, n) => tokens[i + n]?.kind === 'word' && tokens[i + n]!.text === word),
  );
  return i + (phrase?.length ?? 0);
}

/**
 * The tokens without `please`, in several words or at the line's head, and without the thanks at the end; all of them where
 * nothing else is there. Words of other languages are still as they were written.
 */
export function withoutCourtesy(tokens: readonly Token[]): readonly Token[] {
  const left: Token[] = [];
  for (let i = pastHello(tokens); i < tokens.length; ) {
    const isHead = left.length === 0;
    const thanked = isHead ? i : pastThanks(tokens, i);
    if (thanked > i) {
      i = thanked;
      continue;
    }
    const end = endOf(PLEASE, tokens, i);
    if (end === i || (end === i + 1 && !isHead)) {
      left.push(tokens[i]!);
      i++;
      continue;
    }
    const isSetOff = isHead && tokens[end]?.kind === 'sign' && ',:'.includes(tokens[end]!.text);
    i = isSetOff ? end + 1 : end;
  }
  return left.length === 0 ? tokens : left;
}

/** Past a please, or past a comma and thanks with which the line ends; `i` where none stands there. */
export function pastCourtesy(tokens: readonly Token[], i: number): number {
  const please = endOf(PLEASE, tokens, i);
  if (please > i) return please;
  return pastThanks(tokens, i);
}

/** A face is two of them. */
const SIGNS_AFTER = '.!,:;)-';
const MOST_SIGNS = 4;

function pastSigns(tokens: readonly Token[], from: number, signs: string): number {
  let at = from;
  while (
    at < from + MOST_SIGNS &&
    tokens[at] !== undefined &&
    /^(?:sign|dash)$/.test(tokens[at]!.kind) &&
    signs.includes(tokens[at]!.text)
  )
    at++;
  return at;
}

/** Past a greeting that is set off; 0 where none is, or nothing follows. */
function pastHello(tokens: readonly Token[]): number {
  const hello = endOf(HELLO, tokens, 0);
  const end = hello === 0 ? 0 : endOf(JUDGE, tokens, hello);
  const isSetOff = end > 0 && tokens[end]?.kind === 'sign' && ',!.'.includes(tokens[end]!.text);
  return isSetOff && tokens[end + 1]?.kind === 'word' ? end + 1 : 0;
}

/** Past a comma, perhaps, and thanks or please with which the line ends, but for a comment. */
function pastThanks(tokens: readonly Token[], i: number): number {
  const from = pastSigns(tokens, i, ',.!');
  const end = Math.max(endOf(THANKS, tokens, from), endOf(PLEASE, tokens, from));
  let last = pastSigns(tokens, end, SIGNS_AFTER);
  for (let next = -1; end > from && next !== last; ) {
    next = last;
    last = pastSigns(tokens, Math.max(endOf(FAREWELL, tokens, next), endOf(THANKS, tokens, next)), SIGNS_AFTER);
  }
  return end > from && (tokens[last] === undefined || tokens[last]!.kind === 'remark') ? last : i;
}

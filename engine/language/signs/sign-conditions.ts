/** Conditions: whose consent or act decides, and whether the orders hang on it or something else does. */
import { tagPattern } from './patterns.ts';
import type { Sentence } from './sentences.ts';

/** What asks `whether`, or says that it does not matter: `we will see if Italy comes`, `even if`. */
const GOVERNED_APART = tagPattern('(KNOW|ASK) (ME|YOU|x)* , $');
const GOVERNED = tagPattern(
  '(KNOW|ASK|EVEN|ASIF|DOUBT|WAIT|SAY|NOTYETFINAL|GOODIDEA) (ME|YOU|TO|x|HE|YET|BE|NEG|IT|US|NOW)* $',
);
const OTHERS = /(?<= )(?:POWER|OWNPOWER|HE|PLACE|UNIT) /;
const DEEDS = /(?<= )(?:ACT|AGREE|SAY|BUILDS|GAIN|PLAY) /;
const POLITE = /(?<= )(?:KNOW|LATE|NICE|EVAL|POLITE|ASK|MAIL|CAN|THANKS|NEVERMIND|INFO|REAL) /;
const SHORT = tagPattern('^ (NEG|SO|AGREE|THEN|IT|THIS|LIKETHIS)* $');
const ORDERED =
  /(?<= )(?:THIS|THESE|ORDERS|FILE|PLAY|WOULDPLAY|TAKE|LIKETHIS|OPTION|DRAFT|INSTEAD|VALID|HERE|OWN|BUILDS|WHAT) /;
const NOTHING = tagPattern('^ (DEPEND|PLEASE|THEN|SO|ONLY|BUT|MY|BE|AND|TO|INSTEAD|I|YET|IT|,)* $');

/** `leads`: the orders stand right below the sentence. */
export function conditionIn({ tags, end }: Sentence, leads: boolean): 'condition' | 'or' | null {
  if (end === '?') return null;
  if (isElse(tags)) return 'or';
  const words = tags.trim().split(' ');
  for (const [at, word] of words.entries()) {
    const isInverted = at === 0 && isInversion(words);
    if (!(word === 'IF' || word === 'WHEN' || word === 'DEPEND' || word === 'BEFORE' || isInverted)) continue;
    const clause = words.slice(isInverted ? 0 : at + 1);
    const stop = clause.findIndex(
      (each, n) => n > 0 && (STOPS.has(each) || isNewSubject(clause, n, word === 'DEPEND' ? 1 : 2)),
    );
    const inside = joined(clause.slice(0, stop < 0 ? undefined : stop));
    const behind = stop < 0 ? ' ' : joined(clause.slice(STOPS.has(clause[stop]!) ? stop + 1 : stop));
    const before = joined(words.slice(0, at));
    if (GOVERNED.test(before) || GOVERNED_APART.test(before)) continue;
    if (isOpen(word, inside, before, isInverted) || (word === 'IF' && isUnknown(inside, before + behind, end, leads))) {
      if (isAboutOrders(before, behind, end, leads)) return 'condition';
    }
  }
  return null;
}

function joined(words: readonly string[]): string {
  return words.length === 0 ? ' ' : ` ${words.join(' ')} `;
}

const STOPS: ReadonlySet<string> = new Set([',', 'THEN', 'BUT']);

/** `if Italy reads this he will …`: a clause that no comma parts from the one before. */
function isNewSubject(words: readonly string[], at: number, least: number): boolean {
  if (at < least || /^(?:SAY|KNOW|AND|OR)$/.test(words[at - 1]!)) return false;
  const next = words[at + 1] ?? '';
  return (
    words[at] === 'PLEASE' ||
    (words[at] === 'I' && next !== '' && next !== 'BE' && next !== 'WAS') ||
    (/^(?:HE|YOU|IT|THIS|THESE|HERE)$/.test(words[at]!) && /^(?:WILL|BE|WOULD|CAN|SHOULD)$/.test(next))
  );
}

function isInversion(words: readonly string[]): boolean {
  return (
    ['SHOULD', 'AGREE', 'ACT', 'WAS'].includes(words[0]!) &&
    /^(?:POWER|OWNPOWER|HE|PLACE|UNIT)$/.test(words[1] ?? '') &&
    (words[0] === 'SHOULD' || words.includes('THEN') || (words[0] === 'WAS' && words[2] === 'TO'))
  );
}

/** Does it hang on what others, or the game, will do? */
function isOpen(word: string, inside: string, before: string, isInverted: boolean): boolean {
  const others = OTHERS.test(inside);
  const deeds = DEEDS.test(inside);
  const polite = POLITE.test(inside);
  if (word === 'BEFORE') return others && deeds && /NEG|ONLY/.test(before);
  if (word === 'WHEN') return (others && (deeds || polite)) || (/ AGREE /.test(inside) && !/^ (?:I|YOU) /.test(inside));
  if (word === 'DEPEND') return others || deeds;
  if (isInverted) return true;
  if (SHORT.test(inside)) return true;
  if (/^ ONLY /.test(inside) && !/ AGREE /.test(inside)) return false;
  if (/^ I .*(?:SENT|KNOW|LATE) /.test(inside) && !/ (?:AGREE|ACT) /.test(inside)) return false;
  if (others || (/ ANY /.test(inside) && deeds)) return true;
  if (polite) return false;
  if (/^ (?:\w+ )?YOU /.test(inside)) return /(?<= )(?:AGREE|ACT) /.test(inside);
  return (
    /(?<= )(?:ACT|AGREE|BUILDS) /.test(inside) ||
    / I .*(?:PLAY|WOULDPLAY) .*(?:THIS|THESE|LIKETHIS)|(?:THIS|THESE|LIKETHIS).*PLAY/.test(inside)
  );
}

/** A condition about nothing that we know, by itself above the orders. */
function isUnknown(inside: string, main: string, end: string, leads: boolean): boolean {
  return (
    leads && (end === ':' || end === '') && NOTHING.test(main) && !POLITE.test(inside) && !/^ (?:I|YOU) /.test(inside)
  );
}

/** What follows from it: the orders, or nothing said; not that somebody will be glad. */
function isAboutOrders(before: string, behind: string, end: string, leads: boolean): boolean {
  if (ORDERED.test(before) || ORDERED.test(behind)) return true;
  if (leads && (end === ':' || end === '') && LEADS_ON.test(behind)) return true;
  if (!NOTHING.test(behind)) return false;
  return NOTHING.test(before) || (leads && (end === ':' || end === ''));
}

/** `…, I should prefer:` */
const LEADS_ON = tagPattern('I (WOULD|SHOULD|WILL|SAY|POLITE) (x)? $');
const ELSE_ALONE = tagPattern('^ (BUT|OR|SO)* ELSE (THEN|,|SO|IT)* $');
const ELSE_ORDERS = tagPattern('^ (BUT|OR)* ELSE ... (THIS|ORDERS|PLAY|MAYBE|OPTION|WOULDPLAY|LIKETHIS)');

function isElse(tags: string): boolean {
  return ELSE_ALONE.test(tags) || (ELSE_ORDERS.test(tags) && !/ YOU /.test(tags));
}

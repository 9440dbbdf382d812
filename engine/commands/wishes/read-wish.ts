/**
 * What GMs say in passing, in English, German and French (`Give the slackers a nudge from me.`): learned from sentences that people
 * wrote and labelled, and answered with the line that would do it, or two where either may be meant. Nothing is done by them.
 */
import type { Board } from '../../board/board.ts';
import { unpackTopicWeights } from '../../language/questions/pack-weights.ts';
import { chanceOfQuestion } from '../../language/questions/read-question.ts';
import { weighTopics } from '../../language/questions/weigh-topics.ts';
import type { MessageOrText } from '../../messages/all-messages.ts';
import { foldText } from '../../text/fold.ts';
import { lazy } from '../../text/lazy.ts';
import { answerOfWish, type Wish } from './wish-answers.ts';
import { WISH_WEIGHTS } from './wish-weights.ts';
import { wishWords } from './wish-words.ts';

/** `none`: it wants nothing of the judge that we know. */
export type WeighedWish = Wish | 'none';

/** Longer lines tell a story. */
const LONGEST = 300;
const FEWEST_WORDS = 2;
const MOST_TERSE = 9;
/** `Put A Par back where it was`. */
const FEWEST_AROUND_ORDER = 4;
/** How likely it may be that it wants nothing, must be that an answer is right, and a second one beside it. */
const SURE = { nothing: 0.4, first: 0.4, alone: 0.6, second: 0.1, beside: 0.3, terse: 0.97 };
/** A question that is likelier than this, and than the wish, is answered too. */
const SURE_OF_QUESTION = 0.6;

const learned = lazy(() => unpackTopicWeights(WISH_WEIGHTS));

/** Is the sentence rather what players ask than what GMs want? */
export function isRatherAsked(text: string, board: Board | null): boolean {
  const asked = chanceOfQuestion(text, board);
  const ranked = weighTopics<WeighedWish>(wishWords(text, board).words, learned());
  return asked > SURE_OF_QUESTION && asked > ranked.find(({ topic }) => topic !== 'none')!.chance;
}

/** What a terse line wants of which every word is known to want this, and hardly anything else: `9h de plus pour tous`. */
export function sureWish(text: string, board: Board | null): Wish | null {
  const { words } = wishWords(text, board);
  if (words.filter((word) => /^(?!z)[a-z]+$/.test(word)).length > MOST_TERSE) return null;
  const { topic, chance } = weighTopics<WeighedWish>(words, learned())[0]!;
  return topic !== 'none' && chance > SURE.terse ? topic : null;
}

/** One or two, the likelier first; none where a sentence wants nothing of the kind. */
export function readWishes(text: string, board: Board | null): readonly Wish[] {
  return rankedWishes(text, board).map(({ wish }) => wish);
}

interface RankedWish {
  readonly wish: Wish;
  /** It takes the place of the first, and never stands beside it. */
  readonly isGuess: boolean;
}

function rankedWishes(text: string, board: Board | null): readonly RankedWish[] {
  // What is quoted, stands above something, or is written as an order or a command, is no sentence.
  if (text.length > LONGEST || /^\s*[>|]|:\s*$/.test(text)) return [];
  if (/^\S+ ?-+>? ?\S+$|^[A-Z]{3,}\b(?!.*[.!] \p{Lu})|^[Ss]et(?: \S+){1,3}$|^(?:I )?[Dd]eclare\b/u.test(text.trim()))
    return [];
  if (isForLater(text) || SAYS_NOTHING.test(foldText(text).trim())) return [];
  const { words, hasUnit } = wishWords(text, board);
  if (words.filter((word) => /^[a-z]{3,}$/.test(word)).length < (hasUnit ? FEWEST_AROUND_ORDER : FEWEST_WORDS))
    return [];
  const ranked = weighTopics<WeighedWish>(words, learned());
  const nothing = ranked.find(({ topic }) => topic === 'none')!.chance;
  const [first, second] = ranked.flatMap(({ topic, chance }) => (topic === 'none' ? [] : [{ topic, chance }]));
  if (nothing > SURE.nothing || first!.chance < SURE.first) return [];
  const isOne = first!.chance > SURE.alone || second!.chance < SURE.second;
  const likely = isOne ? [first!] : [first!, second!];
  const wishes = likely.map(({ topic, chance }, n) => ({ wish: topic, isGuess: n > 0 && chance < SURE.beside }));
  if (isDenied(text)) return wishes.filter(({ wish }) => !ACTS.has(wish));
  // Who asks who somebody is wants nobody brought in.
  return ASKS_WHO.test(foldText(text).trim()) ? wishes.filter(({ wish }) => !OF_PEOPLE.has(wish)) : wishes;
}

/** `Bitte entsprechend einrichten`: what it is about stands elsewhere. */
const SAYS_NOTHING =
  /^(?:(?:please|bitte|merci de|veuillez) )?(?:\w+ )?(?:entsprechend|accordingly|en consequence)(?: \w+)?[.!]*$/i;

const ASKS_WHO =
  /^(?:(?:und|and|et|sag mal|hi|hello|hallo|bonjour),? )?(?:which|who|whose|where|when|in which|in welchen?|welche[rsn]?|wer|wo|wann|qui|quand|quels?|quelles?|lesquels|lesquelles|dans quelles?|ou) [^?]*\?/i;
const OF_PEOPLE: ReadonlySet<Wish> = new Set([
  'eject',
  'hand-over',
  'invite',
  'replace',
  'remove-observer',
  'undo',
] as const);

/** `Maybe next week we extend, I will tell you`: it wants nothing now. */
export function isForLater(text: string): boolean {
  const said = foldText(text).toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ');
  return FOR_LATER.some((each) => each.test(said)) || (TOLD_LATER.test(said) && !ASKS_NOW.test(said));
}

/** `Please stop the clock, I'll tell you when we go on` wants something now. */
export const ASKS_NOW = /\b(?:please|pls|bitte|s'il vous plait|svp|merci de|veuillez)\b/;
const TOLD_LATER =
  /\b(?:i(?:'ll| will)(?: then)? (?:tell|let) you|i(?:'ll| will) (?:write|come back|say so)|ich (?:sag|sage|schreib|schreibe|melde?) (?:es |'s |s |mich |dir |dann |noch )*(?:dir |dann |noch |wieder )*(?:bescheid|dann|wieder|noch)|je vous (?:le )?(?:dirai|redirai|tiens|tiendrai|previendrai)|c'est moi qui)\b/;

const FOR_LATER = [
  /\b(?:(?:don't|do not) do anything|nothing (?:to do|for you to do|to be done)|(?:leave|keep) (?:it all|it|everything|all) as (?:it is|is|they are))\b/,
  /\b(?:(?:mach|mache|tu|unternimm|aendere|andere) (?:bitte |jetzt |erst(?: ?mal)? |noch )*(?:noch )?nichts|nichts (?:verlangern|andern|verschieben|machen|tun|unternehmen)|es bleibt (?:bei|alles|dabei)|bleibt alles (?:wie|beim))/,
  /\b(?:ne (?:faites|fais|touchez|touche|changez|change) (?:a )?rien|on ne (?:change|touche|fait) rien|rien a faire|on garde la date)\b/,
];

/** What changes a game at once: whoever writes not to do it gets no line that does it. */
export const ACTS: ReadonlySet<Wish> = new Set([
  ...(['begin', 'concession', 'deadline', 'deadline-one', 'draw', 'eject', 'pause', 'process', 'replace'] as const),
  ...(['resume', 'rollback', 'skip', 'terminate', 'undo'] as const),
]);

/** `Please do not extend`, `bitte nicht verlängern`, `ne repoussez pas la date`, `I refuse.` */
export function isDenied(text: string): boolean {
  const said = foldText(text).toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ');
  return DENIALS.some((each) => each.test(said));
}

const ACT = {
  en: '(?:extend|extension|postpone|delay|prolong|move|pause|suspend|resume|process|adjudicate|run|eject|throw|kick|replace|roll|undo|end|terminate|begin|start)\\b',
  de: '(?:verlanger|verschieb|aufschieb|paus|unterbrech|fortsetz|weitermach|auswert|raus|ersetz|zuruck|abbrech|beend|beginn|anfang|start)\\w*',
  fr: '(?:prolong|repouss|report|decal|paus|suspen|repren|relanc|lanc|resou|exclu|expuls|remplac|annul|termin|arret|commenc|demarr|fini)\\w*',
};
const DENIALS = [
  `(?<!why )\\b(?:do not|don't|dont|never|will not|won't|not going to|no need to|needn't|must not|should not|shouldn't) (?:\\w+ ){0,2}${ACT.en}`,
  `\\b(?:nicht|nie|keinesfalls|keinen fall) (?:\\w+ ){0,2}${ACT.de}`,
  `\\b${ACT.de} (?:[\\w']+ ){0,4}nicht(?=[.!,;]|$)`,
  `\\bn(?:e |')(?:[\\w']+ ){0,2}(?:pas|jamais) (?:[\\w']+ ){0,2}${ACT.fr}`,
  `\\bn(?:e |')(?:[\\w']+ ){0,2}${ACT.fr} (?:pas|jamais)\\b`,
  "\\b(?:no|keine|pas d(?:e |')) ?(?:extension|verlangerung|prolongation|report)\\b",
  "\\bi(?:'ve)? (?:refused|declined|said no|turned (?:it|him|her|them) down)\\b|\\bhabe? (?:es |das |ich |ih[mr] |ihnen )*(?:abgelehnt|abgeschlagen|nein gesagt)\\b|\\bj'ai (?:refuse|dit non)\\b|\\bje l'ai refuse",
  '\\bje ne (?:\\w+ ){1,3}(?:donne|accorde) pas',
  "\\bi (?:refuse|decline|will not|won't)[.!]|\\b(?:das|dies) (?:mache|tue|werde|will) ich (?:\\w+ ){0,2}nicht\\b|\\bich lehne (?:\\w+ ){0,2}ab\\b|\\bje (?:refuse|ne le fer(?:ai|ons) pas)\\b",
].map((each) => new RegExp(each));

/** What a GM's sentence is answered with. */
export function answersOfWishes(
  text: string,
  board: Board | null,
): readonly { readonly message: MessageOrText; readonly suggestion: string; readonly isGuess: boolean }[] {
  const answers = rankedWishes(text, board).map(({ wish, isGuess }) => ({
    ...answerOfWish(wish, text, board),
    isGuess,
  }));
  return answers.filter(({ suggestion }, n) => answers.findIndex((each) => each.suggestion === suggestion) === n);
}

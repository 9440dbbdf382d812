/** Sentences that ask something, in English, German or French: what about, and which powers and places they name. Nothing is done by them. */
import type { Board } from '../../board/board.ts';
import type { QuestionAsked, Topic } from '../../messages/player-messages.ts';
import { lazy } from '../../text/lazy.ts';
import { asksByItsWords, plainTopic } from './plain-questions.ts';
import { ASK_ALONE, type QuestionWords, questionWords } from './question-words.ts';
import { longParts } from './topic-features.ts';
import { TOPIC_WEIGHTS } from './topic-weights.ts';
import { unpackTopicWeights, weighTopics } from './weigh-topics.ts';

/** `none`: it asks nothing and needs no answer. */
export type WeighedTopic = Topic | 'none';

const learned = lazy(() => unpackTopicWeights(TOPIC_WEIGHTS));

/** Longer sentences tell a story. */
const LONGEST = 240;

/**
 * How likely it must be that nothing is asked, that an answer is right, and a second or third beside it; one that is `alone` needs no
 * second, at `two` none needs a third, `plain` goes before what its plain words say.
 * `word`: for one word with a question mark.
 */
const SURE = {
  nothing: { asked: 0.7, worded: 0.85, said: 0.05, terse: 0.05, beside: 0.1 },
  first: { asked: 0.12, worded: 0.08, said: 0.35, terse: 0.8, beside: 0.6 },
  alone: 0.6,
  plain: 0.8,
  word: 0.8,
  second: 0.12,
  two: 0.4,
};

/** `beside`: other lines of its mail order or command something, so that a statement is likely about these. */
type Standing = 'alone' | 'beside';

/** A statement of fewer words is more likely a command, or an order. */
const FEWEST_WORDS = 3;

const ASKED = /\?\s*["')!.…]*\s*(?::-?\)|;-?\))?\s*$/;
/** `Fleet in the Mid-Atlantic Ocean …`. */
const UNIT_FIRST = /^(?:army|fleet|armee|flotte) (?:(?:in|at|of|from|von|aus|de|du|d|a|en|the|la|l) ){0,2}PLACE/;
const ORDER = /\b[AF] \p{L}{3,} ?(?:-|→)/u;

/** The questions of a line, one or two for each of its sentences; null where it asks nothing. */
export function readQuestions(
  line: string,
  board: Board | null,
  standing: Standing = 'alone',
): readonly { readonly text: string; readonly question: QuestionAsked }[] | null {
  if (line.length > 4 * LONGEST || /^\s*[>|]/.test(line)) return null;
  const sentences = sentencesOf(line).map((text) => readSentence(text, board, standing));
  const found = sentences.flatMap(({ text, questions }) => questions.map((question) => ({ text, question })));
  // `I moved from Ankara to Smyrna. Is that right?` asks about what was said before.
  const whole = sentences[0]?.text === line.trim() ? sentences[0] : readSentence(line, board, standing);
  if (whole.questions.length > 0 && sentences.every(({ chance }) => chance < whole.chance))
    return whole.questions.map((question) => ({ text: whole.text, question }));
  if (found.length === 0) return null;
  const known = found.filter(({ question }) => question.topic !== 'unclear');
  const told = known.length > 0 ? known : found;
  const last = told.filter(
    ({ question }, n) => told.findLastIndex((other) => other.question.topic === question.topic) === n,
  );
  const isOne = last.every(({ text }) => text === last[0]!.text);
  return isOne ? last.map((each) => ({ ...each, text: line.trim() })) : last;
}

/** How likely a line asks what it asks most likely, and not nothing. */
export function chanceOfQuestion(line: string, board: Board | null): number {
  const ranked = weighTopics(questionWords(line, board).words, learned());
  return ranked.find(({ topic }) => topic !== 'none' && topic !== 'unclear')!.chance;
}

function sentencesOf(line: string): readonly string[] {
  return line
    .split(/(?<=[?!…]|[a-zà-ÿ]{3}\.)\s+(?=\p{L}|¿)/u)
    .filter((text) => /\p{L}/u.test(text))
    .flatMap(inOneBreath);
}

/** `How many do I build and how do I write it`. */
const OF_THE_SAME =
  /\b(?:je|on) l['’]|\b(?:write|do|say|order|schreib\w*|mach\w*|sag\w*) (?:ich |i )?(?:it|this|that|them|es|das|sie)\b/i;

/** `How do I win and how long does it take`, `wer ist Frankreich und hat er schon befohlen`: two questions. */
function inOneBreath(sentence: string): readonly string[] {
  const [first = '', ...rest] = sentence.split(/(\s+(?:and|und|et|also)\s+)/i);
  const parts = [first];
  for (let at = 1; at < rest.length; at += 2) {
    const [next, last] = [rest[at]!, parts.at(-1)!];
    if (!OF_THE_SAME.test(next) && [next, last].every((part) => asksByItsWords(questionWords(part, null).words)))
      parts.push(next);
    else parts[parts.length - 1] = last + rest[at - 1]! + next;
  }
  return parts.length === 1 ? [sentence] : parts;
}

interface ReadSentence {
  readonly text: string;
  /** Two where either may be meant. */
  readonly questions: readonly QuestionAsked[];
  /** How likely the first of them is right. */
  readonly chance: number;
}

function readSentence(written: string, board: Board | null, standing: Standing): ReadSentence {
  const text = written.trim();
  const nothing = { text, questions: [], chance: 0 };
  // What stands above something is no question.
  if (text.length > LONGEST || text.endsWith(':')) return nothing;
  const isAsked = ASKED.test(text);
  const named = questionWords(text, board);
  // `should read: A Par - Pic` corrects an order, `could you cancel A Par - Bur?` takes one back.
  if ((named.hasUnit || ORDER.test(text) || UNIT_FIRST.test(named.words.join(' '))) && !isAsked) return nothing;
  // `Piedmont? Nonsense, Spain!`
  if (isAsked && !named.words.some((word) => /^[a-z]{2,}$/.test(word))) return nothing;
  const topics = topicsOf(
    named,
    isAsked
      ? 'asked'
      : standing === 'beside'
        ? 'beside'
        : asksByItsWords(named.words)
          ? 'worded'
          : named.places.length > 0
            ? 'beside'
            : isTerse(named)
              ? 'terse'
              : 'said',
    board,
  );
  if (ORDER.test(text) && topics.some(({ topic }) => topic === 'change')) return nothing;
  const { powers, places, unit } = named;
  return {
    text,
    questions: topics.map(({ topic }) => ({ topic, powers, places, unit })),
    chance: topics[0]?.chance ?? 0,
  };
}

export function isWordedAsQuestion(line: string, board: Board | null): boolean {
  return line.length <= LONGEST && asksByItsWords(questionWords(line, board).words);
}

/** What in so few words is never anything else. */
const ALWAYS: ReadonlySet<Topic> = new Set(['time', 'ordered']);

interface TopicOf {
  readonly topic: Topic;
  readonly chance: number;
}

const UNCLEAR: TopicOf = { topic: 'unclear', chance: 0 };

function topicsOf(named: QuestionWords, how: keyof typeof SURE.first, board: Board | null): readonly TopicOf[] {
  const isClosed = named.places.some((place) => board?.provinceNumber.has(place) === false);
  if (isClosed && how === 'asked') return [{ topic: 'closed', chance: 1 }];
  const [word = '', ...more] = named.words.filter((each) => /^\w/.test(each));
  const isOneWord = more.length === 0 && /^[a-z]/.test(word) && !ASK_ALONE.has(word);
  if (isOneWord && how !== 'asked') return [];
  if (how !== 'asked' && isTerse(named) && !named.words.some(isKnownWord)) return [];
  const ranked = weighTopics(how === 'worded' ? [...named.words, '?'] : named.words, learned());
  const nothing = ranked.find(({ topic }) => topic === 'none')!.chance;
  const [first, second, third] = ranked.flatMap(({ topic, chance }) => {
    const possible = possibleTopic(topic, named);
    return possible === null ? [] : [{ topic: possible, chance }];
  });
  const plain =
    how === 'beside' || (how !== 'asked' && how !== 'worded' && nothing > 0.9) ? null : plainTopic(named.words);
  if (plain !== null && (first === undefined || ALWAYS.has(plain) || first.chance < SURE.plain))
    return [{ topic: plain, chance: 1 }];
  if (nothing > SURE.nothing[how] || first === undefined) return [];
  const isUnclear = first.topic === 'unclear' && (first.chance > SURE.alone || second!.chance < SURE.first.said);
  if (isUnclear || first.chance < (isOneWord ? SURE.word : SURE.first[how]))
    return how === 'asked' && named.words.length > 2 ? [UNCLEAR] : [];
  const known = [first, second, third].filter((each) => each !== undefined && each.topic !== 'unclear') as TopicOf[];
  const least = first.chance > SURE.alone ? 1 : SURE.second;
  return known.filter(({ chance }, n) => n === 0 || (chance >= least && (n === 1 || first.chance < SURE.two)));
}

/** Has it mostly parts that stand in sentences we have learned from? Two words of which none has are mistyped, or names. */
function isKnownWord(word: string): boolean {
  if (!/^[a-z]{2,}$/.test(word)) return false;
  const parts = longParts(word);
  return parts.filter((part) => learned().of.has(part)).length >= KNOWN * parts.length;
}

const KNOWN = 0.8;

function isTerse({ words }: QuestionWords): boolean {
  return words.filter((word) => /^[a-z]{2,}$/.test(word)).length < FEWEST_WORDS;
}

/** A topic of names needs them: of one place we only know its ways. */
function possibleTopic(topic: WeighedTopic, { powers, places }: QuestionWords): Topic | null {
  if (topic === 'none' || topic === 'closed') return null;
  if (topic === 'reach' && places.length === 1) return 'ways';
  // `Shall we both leave Burgundy empty?`
  if (topic === 'leave' && places.length > 0) return null;
  if (topic === 'reach' || topic === 'ways' || topic === 'owner') return places.length > 0 ? topic : null;
  return (topic === 'player' || topic === 'centers') && powers.length === 0 ? null : topic;
}

const LINES: Partial<Readonly<Record<Topic, string>>> = {
  change: 'CLEAR',
  deadline: 'STATUS',
  draw: 'DRAW YES',
  filed: 'ORDERS',
  games: 'LIST',
  leave: 'RESIGN',
  map: 'MAP',
  order: 'HELP ORDERS',
  rules: 'GET RULES',
  time: 'EXTEND 24h',
  variant: 'GET VARIANTS',
};

const OF_PLAYERS: ReadonlySet<Topic> = new Set<Topic>(['change', 'draw', 'filed', 'leave', 'time']);

/** The line that does or shows what is asked about; null: none. */
export function lineFor(topic: Topic, isPlayer: boolean): string | null {
  return isPlayer || !OF_PLAYERS.has(topic) ? (LINES[topic] ?? null) : null;
}

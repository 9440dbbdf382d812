/** Sentences that ask something, in English, German or French: what about, and which powers and places they name. Nothing is done by them. */
import type { Board } from '../../board/board.ts';
import type { QuestionAsked, Topic } from '../../messages/player-messages.ts';
import { lazy } from '../../text/lazy.ts';
import { unpackTopicWeights } from './pack-weights.ts';
import { asksAboutBefore, asksByItsWords, plainTopic, TO_ALL } from './plain-questions.ts';
import { ASK_ALONE, type QuestionWords, questionWords } from './question-words.ts';
import { longParts } from './topic-features.ts';
import { TOPIC_WEIGHTS } from './topic-weights.ts';
import { weighTopics } from './weigh-topics.ts';

/** `none`: it asks nothing and needs no answer. */
export type WeighedTopic = Topic | 'none';

const learned = lazy(() => unpackTopicWeights(TOPIC_WEIGHTS));

/** Longer sentences tell a story. */
const LONGEST = 240;

/**
 * How likely it must be that nothing is asked, that an answer is right, and a second beside it, also as a share of the first; one that is
 * `alone` needs none, `plain` goes before what its plain words say.
 * `word`: for one word with a question mark.
 */
const SURE = {
  nothing: { asked: 0.7, worded: 0.85, said: 0.05, terse: 0.05, beside: 0.1 },
  first: { asked: 0.12, worded: 0.08, said: 0.35, terse: 0.8, beside: 0.6 },
  alone: 0.6,
  plain: 0.8,
  word: 0.8,
  /** Beside a sure question. */
  beside: 0.3,
  second: { least: 0.12, share: 0.35 },
};

/** `beside`: other lines of its mail order or command something, so that a statement is likely about these. */
type Standing = 'alone' | 'beside';

/** By its plain words, whatever is learned. */
const CERTAIN = 2;

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
): readonly FoundQuestion[] | null {
  if (line.length > 4 * LONGEST || /^\s*[>|]/.test(line)) return null;
  const texts = sentencesOf(line);
  const all = texts.map((text, n) => readSentence(text, board, standing, refersBack(texts[n + 1] ?? '')));
  // `I want to start a game. What do I have to do?`
  const sentences = all.filter(({ text }, n) => n === 0 || !refersBack(text) || !all[n - 1]!.questions.some(isKnown));
  // `I moved from Ankara to Smyrna. Is that right?` asks about what was said before.
  const whole = sentences[0]?.text === line.trim() ? sentences[0] : readSentence(line, board, standing);
  const sure = sentences.flatMap(({ chance, questions }) => (chance > SURE.alone ? questions.slice(0, 1) : []));
  const isWhole =
    new Set(sure.map(({ topic }) => topic)).size < 2 &&
    sentences.every((each) => each.chance < whole.chance || each.questions[0]?.topic === whole.questions[0]?.topic);
  if (isWhole && whole.questions.length > 0) return foundIn(whole);
  const isAsked = sentences.some((each) => each.isAsked && each.chance > SURE.alone && each.questions.some(isKnown));
  // What stands beside a plain question is its story, and what hardly says anything belongs to it.
  const found = sentences
    .filter(
      (each) =>
        !isAsked ||
        each.chance === CERTAIN ||
        (each.isAsked && each.chance > SURE.beside) ||
        each.questions.some(({ topic }) => TOLD.has(topic)),
    )
    .flatMap(foundIn);
  if (found.length === 0) return null;
  const known = found.filter(({ question }) => isKnown(question));
  const told = known.length > 0 ? known : found;
  const names = ({ question: { powers, places } }: FoundQuestion) => powers.length + places.length;
  // Of two about the same the one that names something, else the last.
  const last = told.filter((each, n) =>
    told.every((other, m) => {
      if (other === each || other.question.topic !== each.question.topic) return true;
      return names(other) === names(each) ? m < n : names(other) < names(each);
    }),
  );
  const isOne = last.every(({ text }) => text === last[0]!.text);
  return isOne ? last.map((each) => ({ ...each, text: line.trim() })) : last;
}

interface FoundQuestion {
  readonly text: string;
  readonly question: QuestionAsked;
  /** Something else is as likely meant. */
  readonly isGuess: boolean;
}

/** What somebody tells beside a question, to be answered as well. */
const TOLD: ReadonlySet<Topic> = new Set(['accept', 'away', 'leave']);

function isKnown({ topic }: QuestionAsked): boolean {
  return topic !== 'unclear';
}

function foundIn({ text, questions }: ReadSentence): readonly FoundQuestion[] {
  return questions.map((question, n) => ({ text, question, isGuess: n > 0 }));
}

/** `How does that work?` asks about what was said before it. */
function refersBack(sentence: string): boolean {
  return ASKED.test(sentence) && asksAboutBefore(questionWords(sentence, null).words);
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
  /\b(?:je|on) l['’]|\b(?:write|do|say|type|order|schreib\w*|mach\w*|sag\w*) (?:ich |i )?(?:it|this|that|them|one|es|das|sie)\b/i;

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
  /** By its mark, its words, or what stands below. */
  readonly isAsked: boolean;
}

/** `isMeant`: the next sentence asks about it. */
function readSentence(written: string, board: Board | null, standing: Standing, isMeant = false): ReadSentence {
  const text = written.trim();
  const nothing = { text, questions: [], chance: 0, isAsked: false };
  // What stands above something is no question.
  if (text.length > LONGEST || text.endsWith(':')) return nothing;
  const isAsked = isMeant || ASKED.test(text);
  const named = questionWords(text, board);
  // `should read: A Par - Pic` corrects an order, `could you cancel A Par - Bur?` takes one back.
  if ((named.hasUnit || ORDER.test(text) || UNIT_FIRST.test(named.words.join(' '))) && !isAsked) return nothing;
  // `Piedmont? Nonsense, Spain!`
  if (isAsked && !named.words.some((word) => /^[a-z]{2,}$/.test(word))) return nothing;
  const isWorded = asksByItsWords(named.words);
  const said = named.places.length > 0 ? 'beside' : isTerse(named) ? 'terse' : 'said';
  const how = isAsked ? 'asked' : standing === 'beside' ? 'beside' : isWorded ? 'worded' : said;
  const certain = standing === 'beside' && !isAsked ? null : plainTopic(named.words, true);
  const isCertain = certain !== null && (certain !== 'reach' || named.places.length === 2);
  const topics = isCertain ? [{ topic: certain, chance: CERTAIN }] : topicsOf(named, how, board);
  if (ORDER.test(text) && topics.some(({ topic }) => topic === 'change')) return nothing;
  const { powers, places, unit } = named;
  return {
    text,
    questions: topics.map(({ topic }) => {
      const toAll = topic === 'message' && isToAll(named.words.join(' '));
      return { topic, powers, places, unit, ...(toAll ? { toAll } : {}) };
    }),
    chance: topics[0]?.chance ?? 0,
    isAsked: isAsked || isWorded,
  };
}

export function isWordedAsQuestion(line: string, board: Board | null): boolean {
  return line.length <= LONGEST && asksByItsWords(questionWords(line, board).words);
}

/** What in so few words is never anything else. */
const ALWAYS: ReadonlySet<Topic> = new Set(['time', 'ordered', 'variant']);

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
  const [first, second] = ranked.flatMap(({ topic, chance }) => {
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
  const known = [first, second].filter((each) => each !== undefined && each.topic !== 'unclear') as TopicOf[];
  const least = first.chance > SURE.alone ? 1 : Math.max(SURE.second.least, SURE.second.share * first.chance);
  return known.filter(({ chance }, n) => n === 0 || chance >= least);
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

/** Before it names a power: `Message to all: I am Austria, …`. */
function isToAll(words: string): boolean {
  const at = words.search(TO_ALL);
  return at >= 0 && !words.slice(0, at).includes('POWER');
}

/** `Wie komme ich nach Portugal?` */
const TO_PLACE =
  /\b(?:to|into|onto|reach|nach|erreiche?n?|vers|atteindre|jusqu (?:a|en|au))(?: (?:the|la|le|l|der|die|das))? PLACE/;

/** A topic of names needs them: of one place we only know its ways, and from where it is reached. */
function possibleTopic(topic: WeighedTopic, { words, powers, places }: QuestionWords): Topic | null {
  if (topic === 'none' || topic === 'closed') return null;
  // `Is my plan any good?` is about no map.
  if (topic === 'map' && /\b(?:my|our|mein|unser|mon|notre) plan\b/.test(words.join(' '))) return null;
  // `Do I get the new army straight away?`
  if (topic === 'remove' && NEW_UNIT.test(words.join(' '))) return 'build';
  if ((topic === 'reach' || topic === 'ways') && places.length === 1)
    return TO_PLACE.test(words.join(' ')) ? 'reach' : 'ways';
  // `Shall we both leave Burgundy empty?`, `Rome to Apulia, thanks`
  if ((topic === 'leave' || topic === 'thanks') && places.length > 0) return null;
  if (topic === 'reach' || topic === 'ways' || topic === 'owner') return places.length > 0 ? topic : null;
  return (topic === 'player' || topic === 'centers') && powers.length === 0 ? null : topic;
}

const NEW_UNIT = /\b(?:new|another|neue[nrs]?|nouvel\w*) (?:army|fleet|unit|armee|flotte|einheit|unite)/;

const LINES: Partial<Readonly<Record<Topic, string>>> = {
  deadline: 'STATUS',
  draw: 'DRAW YES',
  filed: 'ORDERS',
  games: 'LIST',
  leave: 'RESIGN',
  map: 'MAP',
  order: 'HELP ORDERS',
  practice: 'PRACTICE',
  rules: 'GET RULES',
  stop: 'RESIGN',
  time: 'EXTEND 24h',
  variant: 'GET VARIANTS',
};

const OF_PLAYERS: ReadonlySet<Topic> = new Set<Topic>(['change', 'draw', 'filed', 'leave', 'stop', 'time']);

/** `Can I change them later?` is no wish to lose them all. */
const TAKES_BACK =
  /\b(?:cancel|withdraw|delete|remove|clear|scrap|undo|take\b.* back|annul|retir|effac|supprim|efface|losch|zuruck|ruckgangig|storn|streich|verwerf|vergiss|forget)/;

/** `Too many mails!` is no wish to leave. */
const FEWER =
  /\b(?:fewer|less|too many|only|inbox|mailbox|weniger|zu viele|nur|postfach|posteingang|moins|trop|seulement|boite)\b/i;

/** The line that does or shows what a sentence asks about; null: none. */
export function lineFor(topic: Topic, isPlayer: boolean, sentence: string): string | null {
  if (!isPlayer && OF_PLAYERS.has(topic)) return null;
  if (topic === 'stop' && FEWER.test(sentence)) return 'SET DIGEST';
  if (topic === 'change') return TAKES_BACK.test(questionWords(sentence, null).words.join(' ')) ? 'CLEAR' : null;
  return LINES[topic] ?? null;
}

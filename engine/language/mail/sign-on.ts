/** The line that names game and power: SIGNON and its like (judge-language B). */

import type { Message } from '../../messages/all-messages.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { foldText, foldWithMap } from '../../text/fold.ts';
import { asSecret, isSampleSecret, SCRUBBED } from '../../text/secret.ts';
import { gameName, isGameName } from '../../vocabulary.ts';
import type { ErrorItem, SignOn } from './mail-text.ts';

type Word = 'signon' | 'greeting' | 'create' | 'join' | 'observe' | 'monitor' | 'takeover' | 'resign';

const WORDS: ReadonlyMap<string, Word> = new Map([
  ['signon', 'signon'],
  ['login', 'signon'],
  ['logon', 'signon'],
  ['hello', 'greeting'],
  ['create', 'create'],
  ['join', 'join'],
  ['observe', 'observe'],
  ['watch', 'observe'],
  ['monitor', 'monitor'],
  ['takeover', 'takeover'],
  ['resign', 'resign'],
]);

/** Words that a newcomer puts between: `SIGNON as France in marne`. */
const FILLERS: ReadonlySet<string> = new Set(['as', 'in', 'to', 'for', 'game', 'with', 'password']);

/** Reads a sign-on; null when the line is none. */
export function readSignOn(number: number, original: string): SignOn | ErrorItem | null {
  return read(number, original)?.read ?? null;
}

/** The words of a line that are passwords because the line is a sign-on, or was to be one; none of any other line. */
export function passwordsOfSignOn(line: string): readonly string[] {
  return read(1, line)?.hidden ?? [];
}

/** `Please sign me on to loire, password tulip`. */
const SIGN_ME = [
  /^(?:please,? |could you (?:please )?|can you (?:please )?)?sign me (?:up|on|in)(?: please)? (?:to|for|in|into|at)(?: the)?(?: game)? \??(?!(?:the|a|an|any|your|next|this|game|games|diplomacy|you|it|that)\b)(\w{2,24})(?: game)?(?: please)?(?:[,;]? ?(?:and |with )?(?:my |the )?password(?: is|:)? (\S+?))?(?: please)?[.!?]*$/i,
  /^(?:bitte )?(?:meld(?:e|en sie)?|trag(?:e|en sie)?|nimm|nehmen sie) mich (?:bitte )?(?:bei|fur|in|zu)(?: der)?(?: partie)? (?!(?:der|die|das|einer?|eine|einem|den|dem|euch|ihnen|partie|spiel|diplomacy|dir)\b)(\w{2,24}) (?:bitte )?(?:an|ein|auf)(?:[,;]? ?(?:und |mit )?(?:dem |meinem |mein |das )?(?:passwort|kennwort)(?: ist|:)? (\S+?))?[.!?]*$/i,
  /^(?:merci de m'inscrire|(?:veuillez )?(?:inscri(?:vez|s)-moi|m'inscrire))(?: svp)? (?:a|dans|pour|sur)(?: la)?(?: partie)? (?!(?:la|une?|le|les|votre|partie|diplomacy|vous)\b)(\w{2,24})(?:[,;]? ?(?:et |avec )?(?:le |mon )?mot de passe(?: est| ?:)? (\S+?))?[.!?]*$/i,
] as const;

interface SignOnRead {
  readonly read: SignOn | ErrorItem;
  readonly hidden: readonly string[];
}

function read(number: number, original: string): SignOnRead | null {
  const line = foldText(original.slice(0, LONGEST))
    .trim()
    .replace(/^please,?\s+(?=join\s+(?:the\s+)?game\s)/i, '');
  const asked = SIGN_ME.map((sentence) => sentence.exec(line)).find((match) => match !== null);
  if (asked != null) return read(number, `join ${asked[1]!} ${asked[2] ?? ''}`);
  const practice = PRACTICE.exec(line);
  if (practice !== null) return { read: practiceGame(number, line, practice[1] ?? null, practice[2]), hidden: [] };
  const head = /^(sign[\s-]*on|log[\s-]*(?:in|on)|take[\s-]*over|[a-z]+)\b\s*:?\s*(.*)$/i.exec(line);
  if (head === null) return null;
  const spelled = head[1]!.replace(/[\s-]+/g, '').toLowerCase();
  const word = WORDS.get(spelled) ?? null;
  // `WATCH FOR standard gunboat` is no game of that name.
  if (word === 'observe' && /^(?:for\b|off\W*$|nothing\W*$)/i.test(head[2]!)) return null;
  if (word === 'create' && /^(?:event|tournament|cup)\s+\S/i.test(head[2]!)) return null;
  const withTemplate = word === 'create' ? SETTINGS_OF.exec(head[2]!) : null;
  const given = (withTemplate === null ? head[2]! : withTemplate[1]!)
    .replace(/^[,:]\s*/, '')
    .replace(/^((?:[a-z]+\s+){0,2}\S+?)\s*@\s*/i, '$1@')
    .replace(/^as\s+(?=\S+\s+\S)/i, '')
    // `Join the game Marne`.
    .replace(/^(?:the\s+)?game\s+(?=[?\w@])/i, '')
    .split(/[\s,;]+/)
    .filter((arg) => arg !== '');
  // `SIGNON fmarne:word`: no part of the name.
  const args = given.length === 1 && word !== 'create' ? given[0]!.split(/(?<=[\w?@]):(?=[^:]+$)/) : given;
  if (word === null) return misspelt(number, line, spelled, args);
  if (word === 'greeting' && args.length !== 2) return null;
  const mayBeGreeting = PROSE_WORDS.has(word) && !/[?@]/.test(args[0] ?? '');
  // Plain RESIGN, and prose that begins with such a word, is no sign-on.
  if (word === 'resign' && !(args[0] ?? '').includes('@') && wideName(args) === null) return null;
  if ((word === 'join' || word === 'observe' || word === 'monitor' || word === 'create') && !isNaming(word, args))
    return null;
  const said = args.filter((arg, n) => n === 0 || !FILLERS.has(arg.toLowerCase()));
  const isExample = args.some((arg, n) => n > 0 && isSampleSecret(arg));
  const found = readArguments({ number, word, line, original, mayBeGreeting, isExample }, said);
  if (withTemplate === null || found.read.kind === 'error') return found;
  const [, , template, like, behind] = withTemplate;
  const written = behind!.split(/[\s,;]+/).filter((arg) => arg !== '');
  const more = written.filter((arg) => !PLAYS.test(arg));
  const signOn = {
    ...found.read,
    options: [...found.read.options, ...more],
    settingsOf: { template: template?.toLowerCase() ?? null, like: like?.toLowerCase() ?? null },
    ...(more.length < written.length ? { plays: true as const } : {}),
  };
  return { ...found, read: signOn };
}

/** `marne sesame WITH club gunboat`, `LIKE aisne`; a password is no name of settings. */
const SETTINGS_OF =
  /^(.*\S)\s+(?:with\s+(?:(?:my|the)\s+)?(?:settings\s+)?(?!password\b)([a-z][a-z0-9-]{1,23})|like\s+\??([a-z][a-z0-9]{1,23}))\b[.!]?(.*)$/i;

/** `PRACTICE`, `PRACTICE octarine`, `PRACTICE eckert's napoleonic hard`: a game of one's own against bots, whose name we choose. */
const PRACTICE =
  /^(?:start\s+(?:a\s+)?)?practi[cs]e(?:\s+game)?(?:\s+(?!(?:easy|medium|hard)\b)"?([a-z0-9][a-z0-9'-]{1,40}(?:\s(?!(?:easy|medium|hard)\b)[a-z0-9'-]{1,20}){0,4})"?)?(?:\s+(easy|medium|hard))?\s*[.!]*$/i;

function practiceGame(line: number, text: string, variant: string | null, strength?: string): SignOn {
  return {
    line,
    text,
    kind: 'create',
    power: null,
    game: null,
    otherwise: null,
    password: null,
    variant: variant?.toLowerCase() ?? null,
    options: ['practice', ...(strength === undefined ? [] : ['bots', strength.toLowerCase()])],
    plays: true,
    resultsOnly: false,
    takeOver: false,
    resign: false,
    mayBeGreeting: false,
  };
}

/** How a sign-on is written, as a hint; the judge puts a game of the writer's in its place. */
export const SIGN_ON_FORM = 'SIGNON fmarne password';

/** Longer lines are no sign-on. */
const LONGEST = 300;

/** These begin sentences of prose too: `join us tomorrow`. */
const PROSE_WORDS: ReadonlySet<Word> = new Set(['join', 'observe', 'monitor', 'create', 'greeting']);

function isNaming(word: Word, args: readonly string[]): boolean {
  const first = args[0] ?? '';
  if (!/^\??[\w.@-]*$/.test(first) || first === '') return false;
  return first.startsWith('?') || args.length <= (word === 'create' ? 6 : 2);
}

const PLAYS = /^play(?:s|ing)?$/i;

interface Head {
  readonly number: number;
  readonly word: Word;
  /** Folded. */
  readonly line: string;
  readonly original: string;
  readonly mayBeGreeting: boolean;
  /** The word `password` stands in it. */
  readonly isExample: boolean;
}

function readArguments(
  { number, word, line, original, mayBeGreeting, isExample }: Head,
  written: readonly string[],
): SignOnRead {
  const args = word === 'create' ? written.filter((arg, n) => n === 0 || !PLAYS.test(arg)) : written;
  const [first = '', second, third, ...rest] = args;
  const error = (message: Message, suggestion: string | null): SignOnRead =>
    faulty(number, line, args.slice(1), message, suggestion);
  const good = (given: string | undefined, signOn: Omit<SignOn, 'text' | 'password'>): SignOnRead => {
    const password = given !== undefined && isSampleSecret(given) ? undefined : given;
    const isPlaceholder = isExample && password === undefined;
    const kept = password === undefined ? null : asSecret(wordAsWritten(password, first, original));
    const hidden = kept === null ? [] : [...new Set([kept.reveal(), kept.folded()])];
    const text = scrubLine(line, hidden);
    return {
      read: {
        ...signOn,
        text,
        password: kept,
        ...(isPlaceholder ? { isPlaceholder } : {}),
      },
      hidden,
    };
  };
  if (first === '') {
    return error({ code: 'lines/sign-on-which-game' }, SIGN_ON_FORM);
  }
  const base = {
    line: number,
    resultsOnly: word === 'monitor',
    takeOver: word === 'takeover',
    resign: word === 'resign',
  };
  const isSeat = word === 'join' && /^[^@?]+@./.test(first);
  if (!isSeat && (word === 'create' || word === 'join' || first.startsWith('?'))) {
    const game = first.replace(/^\?/, '').toLowerCase();
    const kind = word === 'create' ? 'create' : 'join';
    if (game !== '' && !isGameName(game)) return error(badName(game), null);
    if (game === '' && kind === 'create')
      return error({ code: 'lines/create-which-name' }, 'CREATE ?marne password standard');
    return good(second, {
      ...base,
      kind,
      power: null,
      game: game === '' ? null : game,
      otherwise: null,
      variant: third ?? null,
      options: rest,
      ...(kind === 'create' && !first.startsWith('?') ? { isPlain: true } : {}),
      ...(args.length < written.length ? { plays: true } : {}),
      mayBeGreeting,
    });
  }
  const observes = word === 'observe' || word === 'monitor';
  const asNamed = ({ kind, power, game, otherwise, password }: Named) =>
    good(password, {
      ...base,
      kind,
      power,
      game: gameName(game),
      otherwise: otherwise !== null && isGameName(otherwise) ? otherwise : null,
      variant: null,
      options: [],
      mayBeGreeting,
    });
  const named = nameGame(first, observes, second, third);
  const wide = observes ? null : wideName(args);
  const instead = wide === null ? null : asNamed(wide);
  if (!isGameName(named.game)) return instead ?? error(badName(named.game), null);
  const signOn = asNamed(named);
  if (instead === null || instead.read.kind === 'error' || signOn.read.kind === 'error') return signOn;
  const hidden = [...signOn.hidden, ...instead.hidden];
  const text = scrubLine(line, hidden);
  return { read: { ...signOn.read, text, instead: { ...instead.read, text } }, hidden };
}

/** `SIGNON Agatean Empire@oct password`, `SIGNON Agatean Empire oct password`: a power of several words, where it may be one. */
function wideName(args: readonly string[]): Named | null {
  const at = args.findIndex((arg) => arg.includes('@'));
  const count = at < 0 ? 2 : at;
  // With three words the last is a password, as ever.
  if (at < 0 && args.length < 4) return null;
  if (count < 1 || count > 2) return null;
  const [last = '', name] = at < 0 ? [undefined, args[2]] : args[at]!.split('@');
  const power = [...args.slice(0, count), ...(at < 0 ? [] : [last])];
  if (name === undefined || !isGameName(name.toLowerCase()) || !power.every((each) => /^[a-z]{2,}$/i.test(each)))
    return null;
  return {
    kind: 'player',
    power: power.join(' '),
    game: name.toLowerCase(),
    otherwise: null,
    password: args[count + 1],
  };
}

/** A word of a line that was folded for reading, letter for letter: the first behind the name of the game. */
function wordAsWritten(folded: string, game: string, original: string): string {
  const { text, origin } = foldWithMap(original.slice(0, LONGEST));
  const words = [...text.matchAll(/[^\s,;]+/g)];
  const named = words.findIndex(([word]) => word.endsWith(game));
  const at = words.findIndex(([word], n) => n > named && word === folded);
  return at < 0 ? folded : original.slice(origin(words[at]!.index), origin(words[at]!.index + folded.length));
}

function faulty(
  number: number,
  line: string,
  hidden: readonly string[],
  message: Message,
  suggestion: string | null,
): SignOnRead {
  const text = scrubLine(line, hidden);
  return {
    read: { kind: 'error', line: number, lastLine: number, text, message, suggestion, suggestions: [] },
    hidden,
  };
}

interface Named {
  readonly kind: 'player' | 'observer' | 'master';
  readonly power: string | null;
  readonly game: string;
  readonly otherwise: string | null;
  readonly password: string | undefined;
}

function nameGame(first: string, observes: boolean, second: string | undefined, third: string | undefined): Named {
  const at = /^([^@]+)@(.+)$/.exec(first);
  if (at !== null) {
    return { ...asRole(at[1]!, observes), game: at[2]!.toLowerCase(), otherwise: null, password: second };
  }
  // `SIGNON France marne password`.
  if (third !== undefined && !observes) {
    return { ...asRole(first, false), game: second!.toLowerCase(), otherwise: null, password: third };
  }
  const word = first.toLowerCase();
  if (observes) return { kind: 'observer', power: null, game: word, otherwise: null, password: second };
  return { ...asRole(word.slice(0, 1), false), game: word.slice(1), otherwise: word, password: second };
}

function asRole(written: string, observes: boolean): Pick<Named, 'kind' | 'power'> {
  const role = written.toLowerCase();
  if (observes || role === 'o' || role === 'observer') return { kind: 'observer', power: null };
  if (role === 'm' || role === 'master' || role === 'gm') return { kind: 'master', power: null };
  return { kind: 'player', power: written };
}

function badName(name: string): Message {
  return { code: 'lines/no-game-name', shown: name.slice(0, 40) };
}

const NO_SIGN_ON = /^(?:signoff|signing|signed|signs)$/;

/** `SINGON fmarne pw`: said so, with what may be a password left out. */
function misspelt(number: number, line: string, word: string, args: readonly string[]): SignOnRead | null {
  if (
    args.length < 1 ||
    args.length > 3 ||
    word.length < 5 ||
    NO_SIGN_ON.test(word) ||
    editDistance(word, 'signon', 2) > 2
  )
    return null;
  const suggestion = `SIGNON ${args[0]!}${args.length > 1 ? ' password' : ''}`;
  return faulty(number, line, args.slice(1), { code: 'lines/no-command', shown: word }, suggestion);
}

function scrubLine(line: string, secrets: readonly string[]): string {
  let text = line;
  for (const each of secrets) {
    const at = text.lastIndexOf(each);
    if (at >= 0) text = text.slice(0, at) + SCRUBBED + text.slice(at + each.length);
  }
  return text;
}

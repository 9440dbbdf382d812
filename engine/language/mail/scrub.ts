/**
 * Takes passwords out of lines that are shown back to their writer: where they stand in a sign-on or in SET PASSWORD, quoted
 * or not, and words that the mail itself has used as a password. Messages are never touched: they arrive as they were written.
 */
import type { MessageOrText } from '../../messages/all-messages.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { foldText } from '../../text/fold.ts';
import { SCRUBBED, type Secret } from '../../text/secret.ts';
import type { ErrorItem } from './mail-text.ts';
import { passwordsOfSignOn } from './sign-on.ts';

/** Shorter words are not looked for in running text: they would be everywhere. */
const SHORTEST = 3;
/** Longer lines are cut before they are shown. */
const LONGEST = 5000;
/** Older judges' mails put several commands on a line. */
const MOST_PIECES = 100;

/** The line as it may be shown. */
export function scrubText(text: string): string {
  return piecesOf(text.slice(0, LONGEST))
    .map((piece) => passwordsOf(piece).reduce(withoutLast, piece))
    .join('');
}

/** The subject of a mail as it may be shown: a sign-on may stand behind `Re:` and the name of a game. */
export function scrubSubject(subject: string): string {
  const [head] = /^(?:\s*(?:[a-z]{2,5}\s*:|\[[^\]]{0,40}\]))*\s*/i.exec(subject)!;
  return head + scrubText(subject.slice(head.length));
}

/** Takes all passwords out of an error, whose sentences and suggestions quote the line. `secrets` are words that the mail has used. */
export function scrubError(item: ErrorItem, secrets: RegExp | null): ErrorItem {
  const { text, message, suggestion, suggestions } = item;
  const inLine = wordsPattern(passwordsIn(text));
  if (inLine === null && secrets === null) return item;
  const clean = (quoting: string) => {
    const once = inLine === null ? quoting : quoting.replace(inLine, SCRUBBED);
    return secrets === null ? once : once.replace(secrets, SCRUBBED);
  };
  return {
    ...item,
    text: clean(scrubText(text)),
    message: cleanIn(message, clean),
    suggestion: suggestion === null ? null : clean(suggestion),
    suggestions: suggestions.map(clean),
  };
}

/** A saying with every word of its facts cleaned. */
function cleanIn(message: MessageOrText, clean: (quoting: string) => string): MessageOrText {
  if (typeof message === 'string') return clean(message);
  const inFact = (fact: unknown): unknown => {
    if (typeof fact === 'string') return clean(fact);
    if (Array.isArray(fact)) return fact.map(inFact);
    if (typeof fact !== 'object' || fact === null) return fact;
    return Object.fromEntries(Object.entries(fact).map(([key, each]) => [key, key === 'code' ? each : inFact(each)]));
  };
  return inFact(message) as MessageOrText;
}

/** Finds each of these words, in any case, where it is not part of a longer one; null where there is none to look for. */
export function wordsPattern(words: readonly string[]): RegExp | null {
  const escaped = words
    .filter(({ length }) => length >= SHORTEST)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  if (escaped.length === 0) return null;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** The line of a command that was read: its own password is taken out, and nothing else. */
export function scrubCommand(text: string, password: Secret | null): string {
  return password === null ? text : withoutLast(text, password.reveal());
}

/** The words of a line that stand where a password does. */
export function passwordsIn(text: string): readonly string[] {
  return piecesOf(text).flatMap(passwordsOf);
}

/** Commands that share a line, each with the separator before it. */
function piecesOf(text: string): readonly string[] {
  return text.split(/(?=[;\\\n])/).flatMap((piece, n, all) => {
    if (n < MOST_PIECES) return [piece];
    return n === MOST_PIECES ? [all.slice(n).join('')] : [];
  });
}

function passwordsOf(piece: string): readonly string[] {
  const line = foldText(piece)
    .replace(/^[\s>|;\\*"'([]+/, '')
    .trim();
  const behind = line.replace(BEHIND, '');
  return [line, ...(behind === line ? [] : [behind])].flatMap((each) => [
    ...passwordsOfSignOn(each),
    ...passwordsSet(each),
    ...passwordSlipped(each),
  ]);
}

/** What stands before a sign-on in the same line: `report signon marne word`, `SET NAME signon marne word`. */
const BEHIND =
  /^(?:\S+\s+){0,2}?\S+?[\s:]+(?=(?:sign-?on|set\s+password|password)\b)|^(?:report|set\s+name|name)\b\W*/i;

/** `SET PASSWORD word`, misspelt too, and what people write instead. */
function passwordsSet(line: string): readonly string[] {
  const set = /^(?:set\s*|my\s+|new\s+)*([a-z]{1,12})\b\s*(?:is|to|[:=])?\s+(.*)$/i.exec(line);
  const isShort = set !== null && /^(?:pwd?|mdp)$/i.test(set[1]!) && wordsOf(set[2]!).length === 1;
  if (set !== null && (isShort || isPasswordWord(set[1]!, /^set/i.test(line))) && wordsOf(set[2]!).length <= 3)
    return wordsOf(set[2]!);
  const named =
    /^(?:(?:mein|das|mon|le|the)\s+)?(?:passwort|kennwort|mot\s+de\s+passe)\b\s*(?:ist|lautet|est|is|[:=])*\s*(\S+)$/i.exec(
      line,
    );
  if (named !== null) return [named[1]!];
  const later = /^set\b.*?[,\s](?:password|pw)\s*[:=]?\s+([^\s,]+)/i.exec(line);
  if (later !== null) return [later[1]!];
  const revived = /^revive\s+\S.*\s(\S+)$/i.exec(line);
  return revived === null ? [] : [revived[1]!];
}

/** `sign in fmarne word`, `takover fmarne word`, `resgn fmarne word`, `signonfmarne word`: nothing that is read as a sign-on. */
function passwordSlipped(line: string): readonly string[] {
  const [, head = '', game, word = ''] = SLIPPED.exec(line) ?? [];
  const key = head.toLowerCase().replace(/[^a-z]/g, '');
  if (word === '' || NO_SECRET.test(word) || key.length < 5) return [];
  if (game === undefined) return /^(?:sign|log|take)(?:on|in|over)\w{2,}$/.test(key) ? [word] : [];
  const isSignOn = editDistance(key, 'signon', 1) <= 1 && key !== 'sinon';
  const isResigned = key.startsWith('r') && editDistance(key, 'resign', 1) <= 1;
  return isSignOn || isResigned || editDistance(key, 'takeover', 2) <= 2 ? [word] : [];
}

/** A word, perhaps in two parts; the name of a game; one word more. */
const SLIPPED =
  /^([a-z]+(?:[\s-]+(?:on|in|over))?)\b(?:[\s:,;]+(\??[\w@]{2,40}))?[\s:,;/]+(?:(?:with|password|pwd?|passwort|mdp)[\s:]+)?(\S{3,})$/i;
const NO_SECRET =
  /^(?:please|now|thanks|today|game|games|seat|place|position|power|bitte|danke|jetzt|partie|merci|maintenant)[.!?]*$/i;

function isPasswordWord(word: string, afterSet: boolean): boolean {
  const key = word.toLowerCase();
  if (afterSet && (key === 'p' || key === 'pw')) return true;
  return key === 'pass' || (key.length > 5 && editDistance(key, 'password', 2) <= 2);
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

function withoutLast(text: string, word: string): string {
  const at = text.lastIndexOf(word);
  // Folding has changed the word: show the folded line without it rather than the line with it.
  if (at < 0) return foldText(text).includes(word) ? foldText(text).replaceAll(word, SCRUBBED) : text;
  return text.slice(0, at) + SCRUBBED + text.slice(at + word.length);
}

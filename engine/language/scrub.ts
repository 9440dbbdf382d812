/** Takes passwords out of any text that is shown to somebody: those known, and those that stand behind a sign-on. */
import { SCRUBBED, type Secret } from './secret.ts';

/** Shorter words are not looked for in running text: they would be everywhere. */
const SHORTEST = 3;

/** Passwords after `SIGNON fMarne …`, `SET PASSWORD …` and their like, wherever they stand, quoted or not. */
const AFTER_COMMAND =
  /(\b(?:sign ?on|log ?in|hello|create|join|observe|watch|monitor|take ?over|resign|revive)[ \t:]+[?@\w.-]+[ \t]+|\bset[ \t]*(?:password|pw|p)[ \t:]+)([^\s,;]+)/gi;

export function scrubText(text: string, secrets: readonly Secret[]): string {
  let clean = text.replace(AFTER_COMMAND, (_, before: string) => `${before}${SCRUBBED}`);
  for (const { reveal } of secrets) clean = scrubWord(clean, reveal());
  return clean;
}

/** The line of a command with its passwords taken out. */
export function scrubCommand(text: string): string {
  return text.replace(AFTER_COMMAND, (_, before: string) => `${before}${SCRUBBED}`);
}

/** Each occurrence of a word, in any case, where it is not part of a longer one. */
export function scrubWord(text: string, word: string): string {
  if (word.length < SHORTEST) return text;
  const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu'), SCRUBBED);
}

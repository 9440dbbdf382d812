/** Who writes to whom, by the words of a source. Whoever is not understood is nobody: never all, and never somebody else. */
import type { Board } from '../../board/board.ts';
import { hasPower } from '../../board/board.ts';
import type { Addressee } from '../../game/events.ts';
import { powerFrom } from '../classic/classic-entries.ts';
import type { ArchivedPress } from '../document.ts';

/** A power, `MASTER`, or `OBSERVERS`; null when it is none of them. */
export function partyFrom(board: Board, words: unknown): Exclude<Addressee, 'WRITER'> | null {
  if (typeof words !== 'string') return null;
  const text = words.trim();
  if (hasPower(board, text)) return text;
  if (/^(?:game ?)?master$|^gm$/i.test(text)) return 'MASTER';
  if (/^observers?$/i.test(text)) return 'OBSERVERS';
  return powerFrom(board, text);
}

/** Everybody, or a list of parties; null when one of them is not understood. `words`: a name, names with commas between them, or a list. */
export function readersFrom(board: Board, words: unknown): ArchivedPress['to'] | null {
  if (typeof words === 'string' && /^(?:all|global|everybody|everyone)$/i.test(words.trim())) return 'all';
  const whole = partyFrom(board, words);
  if (whole !== null) return [whole];
  const names = Array.isArray(words) ? words : typeof words === 'string' ? words.split(/\s*(?:,|;|&|\band\b)\s*/i) : [];
  const parties = names.filter((name) => name !== '').map((name) => partyFrom(board, name));
  return parties.length > 0 && parties.every((party) => party !== null) ? [...new Set(parties)] : null;
}

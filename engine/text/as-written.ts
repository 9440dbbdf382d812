/** Words that were folded for reading (fold.ts), as they stand in the line: what is shown back is what was written. */
import { foldWithMap } from './fold.ts';

/** `shown`, cut (`…`) or not, letter for letter as in `line`; as it is where the line does not hold it. */
export function asWritten(shown: string, line: string): string {
  const words = shown.replace(/…$/, '');
  if (words === '' || line.includes(words)) return shown;
  const { text, origin } = foldWithMap(line);
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return shown;
  const end = origin(at + words.length);
  return `${line.slice(origin(at), end).trim()}${shown.slice(words.length)}`;
}

/** The text of a block: its lines without the blank ones at both ends, and without spaces at their ends. */
import type { NumberedLine } from './mail-text.ts';

export function textOfLines(lines: readonly NumberedLine[]): string {
  const texts = lines.map(({ text }) => text.trimEnd());
  const first = texts.findIndex((text) => text !== '');
  return first < 0 ? '' : texts.slice(first, texts.findLastIndex((text) => text !== '') + 1).join('\n');
}

/** The text of a block: its lines as they were written, without the blank ones at both ends. */
import type { NumberedLine } from './mail-text.ts';

export function textOfLines(lines: readonly Pick<NumberedLine, 'text'>[]): string {
  const texts = lines.map(({ text }) => text);
  const first = texts.findIndex((text) => text.trim() !== '');
  return first < 0 ? '' : texts.slice(first, texts.findLastIndex((text) => text.trim() !== '') + 1).join('\n');
}

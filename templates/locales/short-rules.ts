/** The short rules of a variant, which each of its languages has line by line. */
import type { Board } from '../../engine/board/board.ts';
import { englishBoard, shortSentences } from '../../engine/board/translation.ts';

/** A sentence of the English short rules as the board's language has it; as it is where there is no such sentence. */
export function ruleIn(board: Board, rule: string): string {
  const lines = sentences(englishBoard(board));
  const own = sentences(board);
  const at = lines.findIndex((line) => line.includes(rule));
  const [line, told] = [lines[at] ?? [], own[at] ?? []];
  if (at === -1 || told.length === 0) return rule;
  return line.length === told.length ? told[line.indexOf(rule)]! : told.join(' ');
}

function sentences({ variant }: Board): readonly (readonly string[])[] {
  return (variant.inShort ?? []).map(shortSentences);
}

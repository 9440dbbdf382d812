/** A heading that could not be read, of another year or another kind of phase: `My 1905 orders:`, `Retreats if needed:`. */
import { parsePhase } from '../../board/phase.ts';
import { headingWords } from '../mail/heading-words.ts';
import { readOnePower } from '../names/power-list.ts';
import type { SignContext } from './sentences.ts';

/** A line with more than these beside its noun is a sentence. */
const MOST_BESIDE = 3;
const MOST_YEARS_AHEAD = 10;

export function isOfOtherTurn(line: string, { board, phase }: SignContext): boolean {
  const words = phase === null ? null : headingWords(line);
  if (phase === null || words === null || words.rest.length > MOST_BESIDE) return false;
  const now = parsePhase(phase);
  const { rest, kind, hasNoun, leads } = words;
  if (kind !== null && kind !== now.kind && (leads || rest.length === 0)) return true;
  const years = rest.filter((word) => /^\d{4}$/.test(word)).map(Number);
  const isHeading = hasNoun || rest.every((word) => /^\d{4}$/.test(word) || readOnePower(board, word) !== null);
  return (
    isHeading &&
    years.some((year) => year !== now.year && year >= board.start.year && year <= now.year + MOST_YEARS_AHEAD)
  );
}

/** A heading that could not be read, of another year or another kind of phase: `My 1905 orders:`, `Retreats if needed:`. */
import { parsePhase } from '../../board/phase.ts';
import type { PhaseKind } from '../../board/variant.ts';
import { foldText } from '../../text/fold.ts';
import { headingWords } from '../mail/heading-words.ts';
import { readOnePower } from '../names/power-list.ts';
import { findSign } from './find-sign.ts';
import { withoutBrackets } from './remark-sign.ts';
import type { SignContext } from './sentences.ts';

/** A line with more than these beside its noun is a sentence. */
const MOST_BESIDE = 3;
const MOST_YEARS_AHEAD = 10;

/** `If Marseilles is dislodged:`, `Sollte ich vertrieben werden:` lead on to retreats. */
const IF_DISLODGED =
  /\b(?:if|when|should|in case|wenn|falls|sofern|sollte[nt]?|werde|wird|si|quand|au cas)\b.*\b(?:dislodg|force[ds]? (?:out|back)|retreat|vertrieb|vertreib|ruckzug|verdrang|delog|retrait|repouss)/;

/** `build A Par` above other orders is one itself. */
const WITH_UNIT = /\b[AF] \p{L}{3}/u;

/**
 * The kind of phase that the lines below are for, where it is not the present one; null: nothing says so. `isAbove`: orders stand
 * right below.
 */
export function otherKind(line: string, context: SignContext, isAbove: () => boolean): PhaseKind | null {
  const words = headingWords(line);
  if (words === null || context.phase === null) return null;
  const { rest, kind, leads } = words;
  const isDislodged = IF_DISLODGED.test(foldText(line).toLowerCase());
  // `Was passiert, wenn meine Armee vertrieben wird?`
  if (isDislodged && /\?\W*$/.test(line)) return null;
  if (!isDislodged && (kind === null || rest.length > MOST_BESIDE)) return null;
  const isLeading = leads || (rest.length === 0 && !isDislodged);
  const isSaid = !/[.!?]\s*$/.test(line) && !WITH_UNIT.test(line) && findSign(line, context) !== null;
  if (!isLeading && !(isSaid && isAbove())) return null;
  const named = isDislodged ? 'R' : kind;
  return named === parsePhase(context.phase).kind ? null : named;
}

/** The same of what stands behind an order: `(retreat)`, `if dislodged`. */
export function isOfRetreat(remark: string, context: SignContext): boolean {
  const words = headingWords(withoutBrackets(remark));
  if (context.phase === null || words === null || parsePhase(context.phase).kind === 'R') return false;
  return (words.rest.length === 0 && words.kind === 'R') || IF_DISLODGED.test(foldText(remark).toLowerCase());
}

export function isOfOtherTurn(line: string, context: SignContext): boolean {
  const { board, phase } = context;
  const words = phase === null ? null : headingWords(line);
  if (phase === null || words === null) return false;
  if (otherKind(line, context, () => false) !== null) return true;
  const now = parsePhase(phase);
  const { rest, hasNoun } = words;
  if (rest.length > MOST_BESIDE) return false;
  const years = rest.filter((word) => /^\d{4}$/.test(word)).map(Number);
  const isHeading = hasNoun || rest.every((word) => /^\d{4}$/.test(word) || readOnePower(board, word) !== null);
  return (
    isHeading &&
    years.some((year) => year !== now.year && year >= board.start.year && year <= now.year + MOST_YEARS_AHEAD)
  );
}

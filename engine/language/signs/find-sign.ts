/**
 * Signs that orders are not meant now: what a line around them says of their condition. Whether such a line is about the orders
 * is decided here, from its words alone; which orders it is about by where it stands (engine/sections/surroundings.ts).
 */
import type { Board } from '../../board/board.ts';
import { foldText } from '../../text/fold.ts';
import { nameKey } from '../names/name-index.ts';
import { allNamesOf } from '../names/names.ts';

/** Longer lines are cut. */
const LONGEST = 500;

/** `If England agrees:`, `Nur wenn Italien zustimmt:`, `Si l'Allemagne accepte :`. */
const CONDITION = /^(?:only |but |nur |aber |seulement |mais )*(?:if|unless|wenn|falls|sofern|si|sauf si)\b.*:$/i;

export function isSign(text: string, board: Board): boolean {
  const line = foldText(text.slice(0, LONGEST)).trim();
  if (!CONDITION.test(line)) return false;
  const { powers } = allNamesOf(board);
  return line.split(/[^\p{L}]+/u).some((word) => powers.exact.has(nameKey(word)));
}

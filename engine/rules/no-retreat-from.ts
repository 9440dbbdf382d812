/** The rule `no-retreat-from`: where a dislodged unit leaves the board at once. Standard: nowhere. */
import type { Board } from '../board/board.ts';

/** 1 for each province from which there is no retreat. */
export function provincesWithoutRetreat(board: Board): Uint8Array {
  const rule = board.variant.rules['no-retreat-from'];
  return Uint8Array.from(board.provinces, ({ id, center }) =>
    rule === 'anywhere' || (rule === 'centers' ? center === true : rule?.includes(id) === true) ? 1 : 0,
  );
}

/** What a power has sent ahead for later phases, as lines that can be sent again. */
import type { Board } from '../../engine/board/board.ts';
import type { PhaseCode } from '../../engine/board/position.ts';
import type { SentAhead } from '../../engine/game/events.ts';
import { laterPhases } from '../../engine/game/orders/later-orders.ts';
import { formatGuards } from '../../engine/language/conditions/format-condition.ts';
import { spellOrders } from './order-spelling.ts';
import { abbrOf } from './text/abbreviations.ts';

/** Phase by phase, as they come: `A Par - Bur`, `IF NOT FRANCE BUR THEN … ENDIF`, `SET WAIT`. */
export function linesAhead(
  board: Board,
  ahead: SentAhead,
): readonly { readonly phase: PhaseCode; readonly lines: readonly string[] }[] {
  return laterPhases(board, ahead).map((phase) => {
    const wait = ahead.waits.find((each) => each.phase === phase);
    const orders = ahead.orders.filter((each) => each.phase === phase);
    return {
      phase,
      lines: [
        ...orders.map(({ order, guards }) => {
          const condition = formatGuards(guards, (place) => abbrOf(board, place));
          const text = spellOrders(board, order);
          return condition === null ? text : `IF ${condition} THEN ${text} ENDIF`;
        }),
        ...(wait === undefined ? [] : [wait.wait ? 'SET WAIT' : 'SET NOWAIT']),
      ],
    };
  });
}

/** Help for the tests of the order reader: positions in a line, readings in short. */

import type { Board } from '../../engine/board/board.ts';
import type { Dislodged, Position } from '../../engine/board/position.ts';
import type { OrderContext, OrderReading } from '../../engine/language/orders/order-context.ts';
import { readOrders } from '../../engine/language/orders/read-orders.ts';
import { type PhaseCode, type Power, powerOf, type UnitText, unitText } from '../../engine/vocabulary.ts';
import { standard } from '../boards.ts';
import { told } from '../told.ts';

/**
 * `FRANCE: A par, F bre; GERMANY: A mun` as a position; `WHO dislodged: A mun > tyr boh` for retreats, `WHO owns: par
 * mar` for centres.
 */
export function positionOf(board: Board, phase: PhaseCode, text: string): Position {
  const units: Record<Power, UnitText[]> = {};
  const centers: Record<Power, string[]> = {};
  const dislodged: Record<Power, Dislodged[]> = {};
  for (const part of text.split(';')) {
    const [head = '', list = ''] = part.split(':').map((each) => each.trim());
    const [, name = '', what] = /^(.*?)(?: (dislodged|owns))?$/.exec(head) ?? [];
    if (name === '') continue;
    const power = powerOf(name);
    const items = list.split(',').map((each) => each.trim());
    if (what === 'owns') centers[power] = list.split(/\s+/);
    else if (what === 'dislodged') {
      dislodged[power] = items.map((item) => {
        const [unit = '', retreats = ''] = item.split('>').map((each) => each.trim());
        return { unit: unitText(unit), from: null, retreats: retreats.split(/\s+/).filter((place) => place !== '') };
      });
    } else units[power] = items.filter((item) => item !== '').map(unitText);
  }
  return { variant: board.variant.id, phase, units, centers, ...(phase.endsWith('R') ? { dislodged } : {}) };
}

export function contextFor(partial: Partial<OrderContext> = {}): OrderContext {
  const phase = partial.position?.phase ?? partial.phase ?? null;
  return {
    board: standard,
    kind: (phase?.at(-1) ?? 'M') as 'M' | 'R' | 'A',
    phase,
    power: 'FRANCE',
    also: [],
    position: null,
    proxy: true,
    disbandInMovement: false,
    proxies: {},
    ...partial,
  };
}

/** Each order of a line as its canonical text, `! message => suggestions`, or `waive` with its number. */
export function inShort(text: string, context: OrderContext): readonly string[] {
  return readOrders(text, context).readings.map((reading) => readingInShort(reading, context.board));
}

function readingInShort(reading: OrderReading, board: Board): string {
  switch (reading.read) {
    case 'order':
      return reading.order;
    case 'waive':
      return `waive ${reading.count}`;
    case 'keep':
      return `keep ${reading.at}`;
    case 'error':
      return [`! ${told(reading.message, board)}`, ...reading.suggestions].join(' => ');
  }
}

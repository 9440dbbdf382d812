/** The analysis board's state in the form that the order sheet's parts work on: every power is the reader's. */
import type { Board } from '../../../../engine/board/board.ts';
import type { BoardChoices } from '../../../../engine/board/choices.ts';
import type { OrdersByPower, Position, Resolution } from '../../../../engine/board/position.ts';
import type { Power } from '../../../../engine/board/variant.ts';
import { dueOf } from '../../../../engine/game/due.ts';
import { barePhase, barePower, bareSheet } from '../../bare-sheet.ts';
import type { OrderDraft } from '../../draft.ts';
import type { BoardFile, SheetData } from '../../sheet-data.ts';
import type { SheetWords } from '../../sheet-words.ts';
import { SheetState } from '../state.ts';

/** The same, so that slots known for a power without orders stay known. */
const NONE: readonly never[] = [];

export class BoardState extends SheetState {
  private readonly onOrders: (orders: OrdersByPower) => void;

  constructor(
    file: BoardFile,
    start: { readonly language: string; readonly position: Position; readonly choices: BoardChoices | null },
    words: SheetWords,
    onOrders: (orders: OrdersByPower) => void,
  ) {
    const { language, position, choices } = start;
    super({ ...bareSheet(file.variant, position, choices), language }, file, words);
    this.onOrders = onOrders;
  }

  /** Another phase, or other orders for it, with what comes of them. `powers`: those that the reader orders. */
  show(
    position: Position,
    orders: OrdersByPower,
    resolution: Resolution,
    powers: readonly Power[] = this.board.powers.map(({ name }) => name),
  ): void {
    if (this.data.position !== position || this.own.length === 0) {
      this.chosen = null;
      this.take(dataOf(this.data, this.board, { position, orders, powers }));
    }
    this.draft = Object.fromEntries(this.board.powers.map(({ name }) => [name, orders[name] ?? NONE]));
    this.mode = { kind: 'what-if', resolution };
  }

  get hasOrders(): boolean {
    return Object.values(this.draft).some((list) => list.length > 0);
  }

  override others(): readonly Power[] {
    return [];
  }

  override setDraft(_power: Power, change: (draft: OrderDraft) => OrderDraft): void {
    this.onOrders(change(this.draft));
  }
}

function dataOf(
  before: SheetData,
  board: Board,
  { position, orders, powers }: { position: Position; orders: OrdersByPower; powers: readonly Power[] },
): SheetData {
  const own = powers.map((power) => {
    const due = dueOf(board, position, power);
    return { ...barePower(power, due, orders[power] ?? []), missing: { kind: 'units', units: [] } as const };
  });
  return { ...before, position, phase: barePhase(board, position), reader: { kind: 'player', own, pending: [] } };
}

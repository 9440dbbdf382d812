/** The analysis board's state in the form that the order sheet's parts work on: every power is the reader's. */
import type { Board } from '../../../../engine/board/board.ts';
import type { BoardChoices } from '../../../../engine/board/choices.ts';
import type { OrdersByPower, Position, Resolution } from '../../../../engine/board/position.ts';
import type { Power } from '../../../../engine/board/variant.ts';
import { dueOf } from '../../../../engine/game/due.ts';
import { phaseName } from '../../../locales/times/phases.ts';
import type { OrderDraft } from '../../draft.ts';
import type { BoardFile, SheetData } from '../../sheet-data.ts';
import type { SheetWords } from '../../sheet-words.ts';
import { SheetState } from '../state.ts';

export class BoardState extends SheetState {
  private readonly onOrders: (orders: OrdersByPower) => void;

  constructor(
    file: BoardFile,
    start: { readonly language: string; readonly position: Position; readonly choices: BoardChoices | null },
    words: SheetWords,
    onOrders: (orders: OrdersByPower) => void,
  ) {
    super(emptyData(file, start), file, words);
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
    this.draft = Object.fromEntries(this.board.powers.map(({ name }) => [name, orders[name] ?? []]));
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

function emptyData(
  { variant }: BoardFile,
  { language, position, choices }: { language: string; position: Position; choices: BoardChoices | null },
): SheetData {
  const { id, edition = 1, name } = variant;
  return {
    format: 1,
    game: {
      name: 'board',
      status: 'active',
      variant: { id, edition, name },
      outcome: '',
      hasPress: false,
      proxies: false,
      votes: { draw: false, drawAmong: false, concede: false },
      choices,
    },
    language,
    zone: 'UTC',
    now: 0,
    phase: null,
    position,
    holders: {},
    seats: [],
    reader: { kind: 'observer' },
    mayWrite: true,
    last: null,
    happened: null,
    earlier: [],
    press: [],
    answer: null,
    links: { post: '', data: '', board: '', game: '', map: null, mail: '', games: [], leave: null, csrf: '' },
  };
}

function dataOf(
  before: SheetData,
  board: Board,
  { position, orders, powers }: { position: Position; orders: OrdersByPower; powers: readonly Power[] },
): SheetData {
  const own = powers.map((power) => ({
    power,
    due: dueOf(board, position, power),
    missing: { kind: 'units', units: [] } as const,
    onFile: orders[power] ?? [],
    proxies: [],
    ahead: [],
    wait: false,
    vote: { draw: null, concede: null },
    receipt: null,
  }));
  const { phase: code } = position;
  const times = { began: 0, deadline: null, graceEnd: null, earliest: null, pausedAt: null };
  return {
    ...before,
    position,
    phase: { id: code, code, words: phaseName(board, code), ...times },
    reader: { kind: 'player', own, pending: [] },
  };
}

/** What the page knows, and who wants to hear when it changes. */
import { type Board, compileBoard } from '../../../engine/board/board.ts';
import type { Resolution } from '../../../engine/board/position.ts';
import { boardIn } from '../../../engine/board/translation.ts';
import type { Power } from '../../../engine/board/variant.ts';
import { orderKey } from '../../../engine/game/on-file.ts';
import type { Order } from '../../../engine/orders/order.ts';
import { boardWith } from '../../../engine/rules/game-board.ts';
import { withoutInsets } from '../../map/draw.ts';
import type { Geography } from '../../map/geometry/geography.ts';
import type { OrderDraft } from '../draft.ts';
import type { OrderLabels } from '../order-labels.ts';
import type { BoardFile, PhaseShown, SheetData, SheetPower } from '../sheet-data.ts';
import type { SheetWords } from '../sheet-words.ts';
import { type OrderTable, type Slot, slotsOf } from '../slots.ts';
import { readStored, writeStored } from './kept.ts';

export type Mode =
  | { readonly kind: 'orders' }
  /** Orders of anybody; `resolution` once they have been adjudicated. */
  | { readonly kind: 'what-if'; readonly resolution: Resolution | null }
  /** A phase that is over: the board its orders found, or the board they left. */
  | { readonly kind: 'past'; readonly at: number; readonly shown: PhaseShown; readonly which: 'before' | 'after' };

/** A unit (or builds) chosen, and the help whose end is still to be tapped. */
export interface Chosen {
  readonly slot: Slot;
  readonly help: readonly Order[] | null;
}

const NONE: readonly never[] = [];

export class SheetState {
  data: SheetData;
  readonly board: Board;
  readonly geography: Geography;
  readonly words: SheetWords;
  draft: OrderDraft = {};
  /** What the draft began with, or was when it was sent. */
  private sent: OrderDraft = {};
  /** Orders given to others, to try what would come of them. */
  guesses: OrderDraft = {};
  mode: Mode = { kind: 'orders' };
  chosen: Chosen | null = null;
  /** Milliseconds that the server's clock is ahead of this device's. */
  ahead = 0;
  private readonly listeners = new Set<() => void>();
  private readonly known = new Map<
    Power,
    { readonly draft: readonly string[]; readonly lent: SheetPower['proxies']; readonly slots: readonly Slot[] }
  >();

  constructor(data: SheetData, { variant, translations, geography }: BoardFile, words: SheetWords) {
    this.data = data;
    this.words = words;
    const board = compileBoard(variant, translations);
    const { choices } = data.game;
    this.board = boardIn(choices === null ? board : boardWith(board, choices), data.language);
    this.geography = withoutInsets(geography);
    this.take(data);
  }

  get own(): readonly SheetPower[] {
    return this.data.reader.kind === 'player' ? this.data.reader.own : [];
  }

  get labels(): OrderLabels {
    return { words: this.words, board: this.board };
  }

  get table(): OrderTable | null {
    const { position, game } = this.data;
    return position === null ? null : { board: this.board, position, proxies: game.proxies };
  }

  /** What can be ordered now: the reader's own, and in a what-if everybody's. */
  slots(): readonly Slot[] {
    const { mode } = this;
    if (this.table === null || mode.kind === 'past') return [];
    // When the game is over there is nothing to send, but much to try.
    const own =
      this.data.phase === null && mode.kind === 'orders'
        ? []
        : this.own.flatMap(({ power, proxies }) => this.slotsOf(power, proxies));
    return mode.kind === 'orders' ? own : [...own, ...this.others().flatMap((power) => this.slotsOf(power, NONE))];
  }

  /** A power's slots, reckoned once for the orders it has. */
  slotsOf(power: Power, lent: SheetPower['proxies']): readonly Slot[] {
    const draft = this.draftOf(power);
    const known = this.known.get(power);
    if (known?.draft === draft && known.lent === lent) return known.slots;
    const slots = this.table === null ? [] : slotsOf(this.table, power, lent, draft);
    this.known.set(power, { draft, lent, slots });
    return slots;
  }

  others(): readonly Power[] {
    const own = this.own.map(({ power }) => power);
    return this.board.powers.map(({ name }) => name).filter((power) => !own.includes(power));
  }

  isOwn(power: Power): boolean {
    return this.own.some((each) => each.power === power);
  }

  draftOf(power: Power): readonly string[] {
    return (this.isOwn(power) ? this.draft : this.guesses)[power] ?? NONE;
  }

  setDraft(power: Power, change: (draft: OrderDraft) => OrderDraft): void {
    if (this.isOwn(power)) {
      this.draft = change(this.draft);
      writeStored(this.draftKey, this.isChanged() ? JSON.stringify(this.draft) : null);
    } else this.guesses = change(this.guesses);
    if (this.mode.kind === 'what-if') this.mode = { kind: 'what-if', resolution: null };
    this.changed();
  }

  /** Own orders that differ from those on file. */
  changes(): number {
    return this.own.reduce((sum, { power, onFile }) => {
      const draft = this.draft[power] ?? [];
      const added = draft.filter(
        (order, n) =>
          !onFile.includes(order) || (draft.indexOf(order) !== n && count(onFile, order) < count(draft, order)),
      );
      const gone = onFile.filter((order) => !draft.includes(order));
      return sum + Math.max(added.length, gone.length);
    }, 0);
  }

  isChanged(): boolean {
    return this.changes() > 0;
  }

  /** News from the server. What was not sent yet stays, as long as it is for this phase: another tab may have sent its own. */
  take(data: SheetData): void {
    const unsent = data.phase?.id === this.data.phase?.id ? this.unsent() : [];
    this.data = data;
    this.known.clear();
    this.ahead = data.now - Date.now();
    this.sent = Object.fromEntries(this.own.map(({ power, onFile }) => [power, onFile]));
    this.draft = this.sent;
    const stored = readStored(this.draftKey);
    if (stored !== null) this.draft = { ...this.draft, ...readDraft(stored, this.own) };
    for (const { power, added, gone } of unsent) {
      const keys = [...added, ...gone].map(orderKey);
      const others = this.draftOf(power).filter((order) => !keys.includes(orderKey(order)));
      this.draft = { ...this.draft, [power]: [...others, ...added] };
    }
  }

  private unsent() {
    return this.own.map(({ power }) => {
      const [sent, draft] = [this.sent[power] ?? [], this.draftOf(power)];
      const added = draft.filter((order) => !sent.includes(order));
      return { power, added, gone: sent.filter((order) => !draft.includes(order)) };
    });
  }

  reset(): void {
    this.forgetDraft();
    this.take(this.data);
    this.chosen = null;
    this.changed();
  }

  forgetDraft(): void {
    writeStored(this.draftKey, null);
    this.sent = this.draft;
  }

  private get draftKey(): string {
    return `${this.data.game.name} ${this.data.phase?.code ?? ''}`;
  }

  listen(listener: () => void): void {
    this.listeners.add(listener);
  }

  changed(): void {
    for (const listener of this.listeners) listener();
  }
}

function count(list: readonly string[], item: string): number {
  return list.filter((each) => each === item).length;
}

function readDraft(text: string, own: readonly SheetPower[]): OrderDraft {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter(
        ([power, list]) =>
          own.some((each) => each.power === power) &&
          Array.isArray(list) &&
          list.every((each) => typeof each === 'string'),
      ),
    );
  } catch {
    return {};
  }
}

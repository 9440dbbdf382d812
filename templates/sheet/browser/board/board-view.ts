/** What the analysis board and the lessons have in common: the map of any position, orders by map, list and text, and what comes of them. */
import type { Position, Resolution } from '../../../../engine/board/position.ts';
import { withExplanations } from '../../../locales/explained.ts';
import { capitalize } from '../../../locales/text/counts.ts';
import { phaseName } from '../../../locales/times/phases.ts';
import { findElement, makeElement } from '../dom.ts';
import { Menu } from '../menu.ts';
import { Lists } from '../order-lists.ts';
import { Stage } from '../stage.ts';
import { type OrderReason, orderReasons, Surround } from '../surround.ts';
import { DARK, litPlaces, Taps } from '../taps.ts';
import { Typing } from '../typing.ts';
import type { BoardState } from './board-state.ts';

export abstract class BoardView extends Surround {
  readonly state: BoardState;
  readonly stage: Stage;
  readonly menu: Menu;
  readonly taps: Taps;
  protected readonly lists: Lists;
  protected readonly typing: Typing;
  private readonly form = findElement<HTMLFormElement>('form.orders');
  /** What came of the last change, for those who do not see it. */
  private readonly came = makeElement('p', { class: 'unseen', role: 'status' });
  /** What the map shows of results: orders that were given. */
  private drawn: { readonly of: Resolution; readonly shown: Resolution | null } | null = null;
  private told: { readonly of: Position | null; readonly reasons: readonly OrderReason[] } = { of: null, reasons: [] };
  /** The position that is on the page in words. */
  private inWords: Position | null = null;

  constructor(state: BoardState, extra: readonly HTMLElement[] = []) {
    const host = findElement('.stage');
    super(host, state.labels, extra);
    this.state = state;
    host.append(this.came);
    this.stage = new Stage(state, this.frame);
    this.menu = new Menu(this.frame);
    this.taps = new Taps(state, this.stage, this.menu, (...told) => this.tell(...told));
    this.lists = new Lists(state, this.form);
    this.typing = new Typing(state, this.form);
    this.frame.addEventListener('click', (event) => {
      if (!this.stage.zoom.wasDrag) this.tap(event);
    });
    document.addEventListener('keydown', (event) => this.key(event));
  }

  protected get zoom() {
    return this.stage.zoom;
  }

  /** Of a phase before the one that is shown, or after it. */
  protected abstract step(by: -1 | 1): void;

  protected tap({ clientX, clientY }: MouseEvent): void {
    this.taps.tap(clientX, clientY);
  }

  protected key(event: KeyboardEvent): void {
    const { state, zoom } = this;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && state.chosen !== null) {
      state.chosen = null;
      state.changed();
    }
    if ((event.target as Element).closest('input, textarea, select, .menu, [role="tablist"]') !== null) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === -1 || step === 1) this.step(step);
    if (event.key === '+' || event.key === '=') zoom.by(1.5);
    if (event.key === '-') zoom.by(1 / 1.5);
    if (event.key === '0') zoom.whole();
  }

  /** Everything that hangs on the state. `isQuiet`: no place lights up. */
  protected drawAll(position: Position, resolution: Resolution, isQuiet: boolean): void {
    const { state, stage } = this;
    stage.show({ position, resolution: null, which: 'before', holders: state.data.holders });
    if (this.drawn?.of !== resolution) {
      const given = resolution.orders.filter(({ reasons }) => !reasons.includes('no-order'));
      this.drawn = {
        of: resolution,
        shown: state.hasOrders ? withExplanations(state.board, { ...resolution, orders: given }) : null,
      };
      this.tellReasons(position, this.drawn.shown);
    }
    stage.orders(state.draft, [], this.drawn.shown);
    stage.light(isQuiet ? DARK : litPlaces(state));
    this.lists.write();
    if (this.inWords !== position) {
      this.inWords = position;
      const phase = phaseName(state.board, position.phase);
      findElement('.phase').textContent = capitalize(phase);
      stage.svg.setAttribute('aria-label', state.words.board.label(phase));
      const told = findElement('.in-words');
      told.hidden = false;
      findElement('div', told).innerHTML = stage.inWords;
    }
    this.write();
  }

  /** In the order in which they are of use. */
  protected sorted(reasons: readonly OrderReason[]): readonly OrderReason[] {
    return reasons;
  }

  private tellReasons(position: Position, resolution: Resolution | null): void {
    const reasons = resolution === null ? [] : orderReasons(this.state.board, resolution);
    const known = new Set(this.told.of === position ? this.told.reasons.map(({ order, text }) => order + text) : []);
    const fresh = reasons.filter(({ order, text }) => !known.has(order + text));
    const phase = this.told.of === position ? [] : [`${capitalize(phaseName(this.state.board, position.phase))}.`];
    this.came.textContent = [...phase, ...fresh.map(({ text }) => text)].join(' ');
    this.told = { of: position, reasons };
    this.reasons(this.sorted(reasons));
  }
}

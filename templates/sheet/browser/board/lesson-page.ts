/** A lesson on the board: somebody's orders beside those of the others, and whether the adjudicator says that the goals are reached. */
import type { OrdersByPower, Position } from '../../../../engine/board/position.ts';
import { provinceOfUnit } from '../../../../engine/vocabulary.ts';
import { t as currentWords } from '../../../locales/current.ts';
import type { Point } from '../../../map/geometry/geography.ts';
import { isSolved, type Judged, judgeOrders, LESSONS, type Lesson, positionAfter } from '../../../study/lessons.ts';
import type { BoardFile } from '../../sheet-data.ts';
import { findElement } from '../dom.ts';
import { readStored, writeStored } from '../kept.ts';
import type { OrderReason } from '../surround.ts';
import { tapOfChosen, tapOfPhase } from '../taps.ts';
import { BoardState } from './board-state.ts';
import { BoardView } from './board-view.ts';
import { pageData } from './kept-board.ts';

/** Ids of the lessons that were solved on this device. */
const SOLVED = 'lessons solved';

interface Turn {
  readonly at: Position;
  readonly own: readonly string[];
}

export class LessonPage extends BoardView {
  private number = 0;
  /** The phases of the lesson up to the one that is shown. */
  private turns: readonly Turn[] = [];
  private judged: Judged | null = null;
  private readonly solved = new Set((readStored(SOLVED) ?? '').split(' '));
  private readonly process: HTMLButtonElement;
  private readonly back: HTMLButtonElement;
  private readonly clear: HTMLButtonElement;

  constructor(file: BoardFile) {
    const { sheet: words } = currentWords();
    const start = { language: pageData.language, position: LESSONS[0].start, choices: null };
    super(new BoardState(file, start, words, (orders) => this.give(orders)), [findElement('.verdict')]);
    const told = words.analysis;
    this.back = this.button('←', () => this.step(-1), told.before);
    this.process = this.button(told.process, () => this.step(1));
    this.clear = this.button(told.clear, () => this.give({}));
    this.process.classList.replace('quiet', 'go');
    this.bar.append(this.back, this.process, this.clear);
    this.state.listen(() => this.draw());
    // The map is lower when there are reasons below it.
    new ResizeObserver(() => this.stage.zoom.reveal(this.points)).observe(this.frame);
  }

  get firstOpen(): number {
    return Math.max(
      0,
      LESSONS.findIndex(({ id }) => !this.solved.has(id)),
    );
  }

  /** Begins the lesson of that number, and gives its text. */
  begin(number: number): HTMLElement {
    this.number = number;
    for (const [n, { id }] of LESSONS.entries()) findElement(`#${id}`).hidden = n !== number;
    for (const [name, n] of [
      ['before', number - 1],
      ['after', number + 1],
    ] as const) {
      const link = findElement<HTMLAnchorElement>(`.onward .${name}`);
      link.hidden = LESSONS[n] === undefined;
      link.hash = LESSONS[n]?.id ?? '';
    }
    findElement('.onward').hidden = false;
    this.show([{ at: this.lesson.start, own: [] }]);
    this.stage.zoom.whole();
    this.stage.zoom.by(1.8);
    this.stage.zoom.reveal(this.points, false);
    return findElement(`#${this.lesson.id}`);
  }

  /** Where the lesson happens. */
  private get points(): readonly Point[] {
    const places = this.lesson.goals.flatMap((goal) =>
      'unit' in goal ? [provinceOfUnit(goal.unit)] : 'at' in goal ? [goal.at] : [],
    );
    const sites = places.flatMap((id) => this.stage.sites.of(id));
    return [...this.stage.counters.map(({ at }) => at), ...sites.map(({ places: { unit } }) => unit)];
  }

  private get lesson(): Lesson {
    return LESSONS[this.number]!;
  }

  private get turn(): Turn {
    return this.turns.at(-1)!;
  }

  private give(orders: OrdersByPower): void {
    this.show([...this.turns.slice(0, -1), { ...this.turn, own: orders[this.lesson.power] ?? [] }]);
  }

  protected step(by: -1 | 1): void {
    if (by === -1 && this.turns.length > 1) this.show(this.turns.slice(0, -1));
    if (by === 1 && this.turns.length < this.lesson.others.length)
      this.show([...this.turns, { at: positionAfter(this.state.board, this.turn.at, this.judged!), own: [] }]);
  }

  private show(turns: readonly Turn[]): void {
    this.turns = turns;
    const { at, own } = this.turn;
    this.judged = judgeOrders(this.state.board, this.lesson, { at, number: turns.length - 1 }, own);
    const { orders, resolution } = this.judged;
    if (isSolved(this.judged)) {
      this.solved.add(this.lesson.id);
      writeStored(SOLVED, [...this.solved].join(' '));
    }
    this.state.show(at, orders, resolution, [this.lesson.power]);
    this.state.changed();
  }

  private draw(): void {
    const { judged, turns, lesson } = this;
    if (judged === null) return;
    this.drawAll(this.turn.at, judged.resolution, false);
    for (const button of [this.back, this.process]) button.hidden = lesson.others.length === 1;
    this.back.disabled = turns.length === 1;
    this.process.disabled = turns.length === lesson.others.length;
    this.clear.disabled = this.turn.own.length === 0;
    const items = findElement(`#${lesson.id}`).querySelectorAll('.goals li');
    for (const [n, item] of items.entries())
      item.classList.toggle('reached', this.isTried && judged.reached?.[n] === true);
    const isRight = isSolved(judged);
    const isNews = isRight && findElement('.verdict .solved').hidden;
    findElement('.verdict .solved').hidden = !isRight;
    findElement('.verdict .missed').hidden = isRight || !this.isTried || judged.reached === null;
    findElement('.onward .after').classList.toggle('quiet', !isRight);
    findElement('.finished').hidden = !isRight || this.number < LESSONS.length - 1;
    // On a phone it would be below the map, out of sight.
    if (isNews && this.isTried) findElement('.onward').scrollIntoView({ block: 'nearest' });
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.steps a')) {
      const id = link.hash.slice(1);
      if (id === lesson.id) link.setAttribute('aria-current', 'step');
      else link.removeAttribute('aria-current');
      link.classList.toggle('solved', this.solved.has(id));
      link.title = [link.textContent, this.solved.has(id) ? pageData.done : ''].join(' ').trim();
    }
  }

  /** Before anybody has ordered something nothing is said to be wrong. */
  private get isTried(): boolean {
    return this.turn.own.length > 0;
  }

  protected next(): string {
    const { words } = this.state;
    const { at } = this.turn;
    if (this.judged !== null && isSolved(this.judged)) return '';
    return tapOfChosen(this.state) ?? tapOfPhase(this.state, at, words.board.tapUnit);
  }

  /** Own orders that failed come first: they say what to try next. */
  protected override sorted(reasons: readonly OrderReason[]): readonly OrderReason[] {
    const rank = ({ power, result }: OrderReason) =>
      (power === this.lesson.power ? 0 : 2) + (result === 'fails' ? 0 : 1);
    return [...reasons].sort((a, b) => rank(a) - rank(b));
  }
}

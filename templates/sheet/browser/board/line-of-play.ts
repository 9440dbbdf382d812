/** The phases of a line of play, with their branches, as buttons. */
import type { Board } from '../../../../engine/board/board.ts';
import { capitalize } from '../../../locales/text/counts.ts';
import { phaseName } from '../../../locales/times/phases.ts';
import {
  asMainLine,
  branchAt,
  type Path,
  positionsAlong,
  type Standpoint,
  siblingsOf,
  toTheEnd,
  withoutBranch,
} from '../../../study/study.ts';
import type { SheetWords } from '../../sheet-words.ts';
import { findElement, makeElement } from '../dom.ts';

export class LineOfPlay {
  private readonly board: Board;
  private readonly words: SheetWords['analysis'];
  private readonly go: (to: Standpoint) => void;
  private readonly host = findElement('.line');
  private here: Standpoint | null = null;
  private writtenFor = '';

  constructor(board: Board, words: SheetWords['analysis'], go: (to: Standpoint) => void) {
    this.board = board;
    this.words = words;
    this.go = go;
  }

  write(here: Standpoint): void {
    const { study, path } = here;
    const whole = toTheEnd(study, path);
    const rows = positionsAlong(this.board, study, whole).map(({ phase }, depth) => {
      const to = whole.slice(0, depth + 1);
      return { phase, to, siblings: siblingsOf(study, to).length, note: branchAt(study, to).note };
    });
    this.here = here;
    const key = JSON.stringify([path, rows]);
    if (key === this.writtenFor) return;
    this.writtenFor = key;
    const list = makeElement('ol', { class: 'phases' });
    for (const [depth, { phase, to, siblings, note }] of rows.entries()) {
      const item = makeElement('li');
      item.append(this.phaseButton(capitalize(phaseName(this.board, phase)), to, depth === path.length - 1));
      for (let n = 0; siblings > 1 && n < siblings; n++)
        item.append(' ', this.phaseButton(this.words.branch(n + 1), [...to.slice(0, -1), n], n === to.at(-1)));
      if (note !== '') item.append(makeElement('p', { class: 'calm' }, note));
      list.append(item);
    }
    const buttons = makeElement('p', { class: 'buttons' });
    if (path.some((n) => n > 0)) buttons.append(this.button(this.words.mainLine, asMainLine), ' ');
    buttons.append(this.button(this.words.remove, withoutBranch));
    const isAt = this.host.contains(document.activeElement);
    this.host.replaceChildren(list, buttons);
    // Who works by keyboard stays here.
    if (isAt) list.children[path.length - 1]?.querySelector('button')?.focus();
  }

  private phaseButton(text: string, path: Path, isHere: boolean): HTMLButtonElement {
    const button = this.button(text, ({ study }) => ({ study, path }));
    if (isHere) button.setAttribute('aria-current', 'step');
    return button;
  }

  private button(text: string, change: (here: Standpoint) => Standpoint): HTMLButtonElement {
    const button = makeElement('button', { type: 'button', class: 'quiet' }, text);
    button.addEventListener('click', () => this.here !== null && this.go(change(this.here)));
    return button;
  }
}

/** What a tap can mean, as buttons beside it. Escape and a tap elsewhere close it. */
import type { Point } from '../../map/geometry/geography.ts';
import { makeElement } from './dom.ts';

export interface MenuItem {
  readonly label: string;
  readonly do: (at: Point) => void;
}

export class Menu {
  private readonly host: HTMLElement;
  private readonly box: HTMLElement;
  private opener: Element | null = null;

  constructor(host: HTMLElement) {
    this.host = host;
    this.box = makeElement('div', { class: 'menu', role: 'group', hidden: '' });
    host.append(this.box);
    this.box.addEventListener('click', (event) => event.stopPropagation());
    this.box.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        this.close();
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const buttons = [...this.box.querySelectorAll('button')];
      const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
      buttons[(now + step + buttons.length) % buttons.length]?.focus();
    });
  }

  /** At a point of the screen, wherever there is room for it. */
  open(title: string, [x, y]: Point, items: readonly MenuItem[]): void {
    if (items.length === 0) return;
    this.opener = document.activeElement;
    this.box.replaceChildren(makeElement('p', {}, title));
    this.box.setAttribute('aria-label', title);
    for (const item of items) {
      const button = makeElement('button', { type: 'button' }, item.label);
      button.addEventListener('click', () => {
        this.close();
        item.do([x, y]);
      });
      this.box.append(button);
    }
    this.box.hidden = false;
    const frame = this.host.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.box;
    const left = Math.max(4, Math.min(x - frame.left + 12, frame.width - width - 4));
    const top = Math.max(4, Math.min(y - frame.top + 12, frame.height - height - 4));
    this.box.style.setProperty('left', `${left}px`);
    this.box.style.setProperty('top', `${top}px`);
    this.box.querySelector('button')?.focus({ preventScroll: true });
  }

  close(): void {
    if (this.box.hidden) return;
    const hadFocus = this.box.contains(document.activeElement);
    this.box.hidden = true;
    if (hadFocus && this.opener instanceof HTMLElement) this.opener.focus({ preventScroll: true });
  }
}

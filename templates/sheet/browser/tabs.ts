/** On a narrow screen one part of the page at a time, as tabs; on a wide one the map stays and the tabs are for what is beside it. */
import type { SheetWords } from '../sheet-words.ts';
import { findElement, makeElement } from './dom.ts';
import { Talks } from './talks.ts';

const NAMES = ['map', 'orders', 'press', 'desk', 'game'] as const;
type Name = (typeof NAMES)[number];

export class Tabs {
  private readonly words: SheetWords;
  private readonly bar = findElement('.tabs');
  private readonly panes: readonly Name[];
  private readonly wide = matchMedia('(min-width: 60rem)');
  private now: Name = 'map';
  /** Another part of the page is seen now. */
  onShow: () => void = () => {};

  constructor(words: SheetWords) {
    this.words = words;
    this.panes = NAMES.filter((name) => {
      const pane = document.getElementById(name);
      return pane !== null && pane.textContent?.trim() !== '';
    });
  }

  open(): void {
    this.bar.setAttribute('role', 'tablist');
    this.bar.hidden = false;
    for (const name of this.panes) {
      const tab = makeElement(
        'button',
        { type: 'button', role: 'tab', id: `tab-${name}`, 'aria-controls': name, 'data-tab': name },
        this.words.tabs[name],
      );
      tab.addEventListener('click', () => this.show(name));
      this.bar.append(tab);
    }
    this.bar.addEventListener('keydown', (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined) return;
      const tabs = this.shown();
      const next = tabs[(tabs.indexOf(this.now) + step + tabs.length) % tabs.length]!;
      this.show(next);
      document.getElementById(`tab-${next}`)?.focus();
    });
    for (const name of this.panes) {
      const pane = document.getElementById(name)!;
      pane.setAttribute('role', 'tabpanel');
      pane.setAttribute('aria-labelledby', `tab-${name}`);
      pane.removeAttribute('aria-label');
    }
    const { style } = document.documentElement;
    new ResizeObserver(() => style.setProperty('--bar', `${this.bar.offsetHeight}px`)).observe(this.bar);
    this.wide.addEventListener('change', () => this.show(this.now));
    document.querySelector('.skip')?.addEventListener('click', () => this.show('orders'));
    this.show(this.wide.matches ? (this.panes.find((name) => name !== 'map') ?? 'map') : 'map');
  }

  private shown(): readonly Name[] {
    return this.wide.matches ? this.panes.filter((name) => name !== 'map') : this.panes;
  }

  show(name: Name): void {
    const beside = this.panes.filter((each) => each !== 'map');
    if (this.wide.matches && name === 'map') {
      if (this.now === 'map') this.now = beside[0] ?? 'map';
    } else this.now = name;
    for (const each of this.panes) {
      const isMap = each === 'map';
      const isShown = each === this.now || (isMap && this.wide.matches);
      document.getElementById(each)!.hidden = !isShown;
      const tab = document.getElementById(`tab-${each}`)!;
      tab.hidden = isMap && this.wide.matches;
      tab.setAttribute('aria-selected', String(each === this.now));
      tab.tabIndex = each === this.now ? 0 : -1;
    }
    document.documentElement.dataset['tab'] = this.now;
    this.onShow();
  }

  /** So many new things behind a tab. */
  count(name: Name, count: number): void {
    const tab = document.getElementById(`tab-${name}`);
    if (tab === null) return;
    tab.querySelector('.badge')?.remove();
    tab.append(Talks.badge(count));
    if (count > 0) tab.setAttribute('aria-label', this.words.count(this.words.tabs[name], count));
    else tab.removeAttribute('aria-label');
  }
}

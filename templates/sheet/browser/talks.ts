/** Press: what is new since the last visit, drafts that are kept, and messages that are sent. */
import { isPower } from '../../../engine/vocabulary.ts';
import { pressLines, pressPart, sheetConversations } from '../press-parts.ts';
import type { Conversation } from '../sheet-data.ts';
import { findElement, findOptional, makeElement, newId, rewritePart } from './dom.ts';
import { readStored, writeStored } from './kept.ts';
import type { SheetState } from './state.ts';

export class Talks {
  private readonly sheet: SheetState;
  private readonly pane: HTMLElement | null = findOptional('#press');
  private readonly time: (at: number) => string;
  /** Unread in all conversations. */
  onCount: (count: number) => void = () => {};

  constructor(sheet: SheetState, time: (at: number) => string) {
    this.sheet = sheet;
    this.time = time;
    this.pane?.addEventListener('input', (event) => {
      const area = event.target as HTMLTextAreaElement;
      const key = area.dataset['draft'];
      if (key !== undefined) writeStored(this.key('press', key), area.value === '' ? null : area.value);
    });
    this.pane?.addEventListener('toggle', (event) => this.opened(event.target as HTMLDetailsElement), true);
    this.dress();
  }

  private key(what: string, talk: string): string {
    return `${this.sheet.data.game.name} ${what} ${talk}`;
  }

  /** Writes the conversations again; those that are open stay open. */
  write(): void {
    if (this.pane === null) return;
    const open = [...this.pane.querySelectorAll<HTMLDetailsElement>('details[open]')].map(({ id }) => id);
    const ticked = [...this.pane.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
    rewritePart(this.pane, pressPart(this.sheet.data, this.sheet.labels, { newId, time: this.time }).html, () => {
      for (const id of open) document.getElementById(id)?.setAttribute('open', '');
      for (const box of this.pane?.querySelectorAll<HTMLInputElement>('input[name="to"]') ?? [])
        box.checked = ticked.includes(box.value);
      this.dress();
    });
  }

  /** Drafts into their boxes, badges onto what is new. */
  private dress(): void {
    for (const area of this.pane?.querySelectorAll<HTMLTextAreaElement>('[data-draft]') ?? [])
      area.value = readStored(this.key('press', area.dataset['draft']!)) ?? '';
    this.count();
  }

  private count(): void {
    let all = 0;
    for (const talk of this.sheet.data.press) {
      const seen = Number(readStored(this.key('seen', talk.key)) ?? 0);
      const fresh = talk.messages.filter(({ at, isOwn }) => !isOwn && at > seen).length;
      all += fresh;
      const box = [...(this.pane?.querySelectorAll<HTMLElement>('.talk') ?? [])].find(
        (each) => each.dataset['talk'] === talk.key,
      );
      const badge = box?.querySelector<HTMLElement>('.badge');
      if (badge == null) continue;
      badge.hidden = fresh === 0;
      badge.textContent = `${fresh} ${this.sheet.words.press.new}`;
    }
    this.onCount(all);
  }

  private opened(details: HTMLDetailsElement): void {
    const key = details.dataset['talk'];
    if (!details.open || key === undefined) return;
    const last = this.sheet.data.press.find((talk) => talk.key === key)?.messages.at(-1);
    if (last !== undefined) writeStored(this.key('seen', key), String(last.at));
    this.count();
    const list = details.querySelector('.messages');
    if (list !== null) list.scrollTop = list.scrollHeight;
  }

  /** The lines of a message that a form holds. Its own end mark within would end it early. */
  static linesOf(form: HTMLFormElement, sheet: SheetState): string {
    const area = findElement<HTMLTextAreaElement>('textarea', form);
    const ticked = [...form.querySelectorAll<HTMLInputElement>('input[name="to"]:checked')].map(({ value }) => value);
    const talk: Pick<Conversation, 'with' | 'key'> | undefined =
      ticked.length > 0
        ? { with: ticked.filter(isPower), key: ticked.join(', ') }
        : sheetConversations(sheet.data).find(({ key }) => key === area.dataset['draft']);
    if (talk === undefined || area.value.trim() === '') return '';
    const [first, last] = pressLines(talk);
    const body = area.value.replaceAll('\r', '').replace(/^(?=\s*(?:end\s*(?:press|broadcast)|signoff)\b)/gim, '. ');
    return `${first}\n${body}\n${last}`;
  }

  sent(form: HTMLFormElement): void {
    const key = findElement<HTMLTextAreaElement>('textarea', form).dataset['draft'];
    if (key !== undefined) writeStored(this.key('press', key), null);
    for (const box of form.querySelectorAll<HTMLInputElement>('input[name="to"]')) box.checked = false;
  }

  /** A place for the count in the tab's name. */
  static badge(count: number): HTMLElement {
    const badge = makeElement('span', { class: 'badge' }, String(count));
    badge.hidden = count === 0;
    return badge;
  }
}

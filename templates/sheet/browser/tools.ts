/** What is around the map: what to do next, the buttons, and why things came out as they did. */

import { spellOrders } from '../../locales/order-spelling.ts';
import { sheetLead } from '../lead.ts';
import { makeElement } from './dom.ts';
import type { SheetState } from './state.ts';
import { Surround } from './surround.ts';
import { tapOfChosen, tapOfPhase } from './taps.ts';
import type { Zoom } from './zoom.ts';

type Action = 'whatIf' | 'run' | 'clear' | 'back' | 'on' | 'now' | 'play' | 'send';
export type Actions = Readonly<Record<Action, () => unknown>> & { readonly zoom: () => Zoom };

export class Tools extends Surround {
  private readonly sheet: SheetState;
  private readonly actions: Actions;
  private readonly buttons: Readonly<Record<Action, HTMLButtonElement>>;
  private readonly title = makeElement('strong', { class: 'shown', role: 'status' });
  private readonly playWords = makeElement('span', { class: 'words' });

  constructor(sheet: SheetState, host: HTMLElement, actions: Actions) {
    super(host, sheet.labels);
    this.sheet = sheet;
    this.actions = actions;
    const { whatIf, history } = sheet.words;
    const button = (text: string, action: Action, label = text) => this.button(text, actions[action], label);
    this.buttons = {
      whatIf: button(whatIf.on, 'whatIf'),
      run: button(whatIf.run, 'run'),
      clear: button(whatIf.clear, 'clear'),
      back: button('←', 'back', history.before),
      on: button('→', 'on', history.after),
      now: button(history.now, 'now'),
      play: button('', 'play'),
      send: button(sheet.words.orders.send, 'send'),
    };
    const { back, on, now, play, whatIf: tryIt, run, clear, send } = this.buttons;
    send.classList.replace('quiet', 'go');
    send.addEventListener('click', (event) => event.stopPropagation());
    play.classList.add('play');
    play.append(makeElement('span', { class: 'sign', 'aria-hidden': 'true' }, '▶'), this.playWords);
    this.frame.append(send);
    this.bar.append(back, on, this.title, play, now, tryIt, run, clear);
  }

  protected get zoom(): Zoom {
    return this.actions.zoom();
  }

  writeAll(canGoBack: boolean, canGoOn: boolean, canTry: boolean): void {
    const { mode, words, data } = this.sheet;
    this.hint.classList.toggle('led', data.earlier.length === 0);
    const { back, on, now, play, whatIf, run, clear } = this.buttons;
    const isPast = mode.kind === 'past';
    const isTrying = mode.kind === 'what-if';
    back.disabled = !canGoBack;
    on.disabled = !canGoOn;
    for (const each of [back, on]) each.hidden = isTrying || data.earlier.length === 0;
    now.hidden = !isPast;
    const last = data.earlier.at(-1);
    play.hidden = isTrying || (!isPast && last === undefined);
    this.playWords.textContent = isPast || last === undefined ? words.history.play : words.history.playLast;
    play.title = this.playWords.textContent;
    play.setAttribute('aria-label', play.title);
    whatIf.hidden = isPast || !canTry || data.position === null;
    whatIf.textContent = isTrying ? words.whatIf.off : words.whatIf.on;
    run.hidden = !isTrying;
    run.textContent = isTrying && mode.resolution !== null ? words.whatIf.again : words.whatIf.run;
    clear.hidden = !isTrying;
    const changes = mode.kind === 'orders' ? this.sheet.changes() : 0;
    this.buttons.send.hidden = changes === 0;
    this.buttons.send.textContent = words.orders.sendCount(changes);
    const phase = isPast ? (data.earlier[mode.at]?.words ?? mode.shown.phase) : (data.phase?.words ?? '');
    this.title.textContent = isPast
      ? mode.which === 'before'
        ? words.history.shown(phase)
        : words.history.afterwards(phase)
      : isTrying && mode.resolution !== null
        ? words.whatIf.result(phase)
        : '';
    if (!isPast && !(isTrying && mode.resolution !== null)) this.reasons([]);
    this.write();
  }

  /** What to do next. */
  protected next(): string {
    const { sheet } = this;
    const { words, mode, chosen, data } = sheet;
    const { board } = words;
    if (mode.kind === 'past') return words.history.tapReason;
    if (mode.kind === 'what-if' && mode.resolution !== null) return words.history.tapReason;
    if (data.position === null || (data.phase === null && mode.kind === 'orders')) return '';
    const next = tapOfChosen(sheet);
    if (next !== null) {
      const { slot } = chosen!;
      const isOwn = (text: string) => slot.kind === 'unit' && text.startsWith(slot.unit);
      const given = chosen!.help === null ? sheet.draftOf(slot.power).find(isOwn) : undefined;
      return `${next}${given === undefined ? '' : ` (${spellOrders(sheet.board, given)})`}`;
    }
    if (mode.kind === 'what-if') return `${words.whatIf.tapAny} ${words.whatIf.intro}`;
    if (sheet.own.length === 0) return data.reader.kind === 'observer' ? board.watching : '';
    const slots = sheet.slots();
    if (slots.length === 0) return board.nothingDue;
    const tap = tapOfPhase(sheet, data.position, board.tapUnit);
    if (tap === board.tapChoice) return tap;
    return this.lead() ?? tap;
  }

  protected override lead(): string | null {
    const { sheet } = this;
    if (sheet.mode.kind !== 'orders' || sheet.table === null) return null;
    return sheetLead(sheet.labels, {
      table: sheet.table,
      slots: sheet.slots(),
      draftOf: (power) => sheet.draftOf(power),
      changes: sheet.changes(),
      isFirst: sheet.data.earlier.length === 0,
    });
  }
}

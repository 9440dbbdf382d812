/** The analysis board: the sheet's map, lists and text box, with a line of play in the place of a game. */

import { STARTS } from '../../../../engine/board/choices.ts';
import { placeName } from '../../../../engine/board/display-names.ts';
import type { OrdersByPower, Position, Resolution } from '../../../../engine/board/position.ts';
import type { Power, Province } from '../../../../engine/board/variant.ts';
import { rowsOf } from '../../../../engine/vocabulary.ts';
import { inLanguage } from '../../../locales/current.ts';
import { drawMap } from '../../../map/draw.ts';
import type { Point } from '../../../map/geometry/geography.ts';
import { mapViewOf } from '../../../map/map-view.ts';
import {
  type Branch,
  branchAt,
  newStudy,
  positionsAlong,
  processPhase,
  resolutionOf,
  type Standpoint,
  toTheEnd,
  withNote,
  withOrders,
} from '../../../study/study.ts';
import { packStudy } from '../../../study/study-link.ts';
import { linesFor } from '../../draft.ts';
import { powerLabel } from '../../order-labels.ts';
import { copyText, findElement, makeElement } from '../dom.ts';
import { Tabs } from '../tabs.ts';
import { tapOfChosen, tapOfPhase } from '../taps.ts';
import { BoardState } from './board-state.ts';
import { BoardView } from './board-view.ts';
import { LineOfPlay } from './line-of-play.ts';
import { setUpItems } from './set-up.ts';

/** What the page is opened with. */
export interface Opening {
  readonly file: ConstructorParameters<typeof BoardState>[0];
  readonly language: string;
  readonly words: ConstructorParameters<typeof BoardState>[2];
  readonly here: Standpoint;
  /** Opens another position, on the board of its variant. */
  readonly go: (variant: string, begin: string, pasted?: string) => Promise<boolean>;
}

type Action = 'back' | 'on' | 'process' | 'undo' | 'redo' | 'clear' | 'bot';

export class BoardPage extends BoardView {
  private here: Standpoint;
  private readonly done: Standpoint[] = [];
  private readonly undone: Standpoint[] = [];
  private isSettingUp = false;
  private readonly opening: Opening;
  private readonly line: LineOfPlay;
  private readonly tabs: Tabs;
  private readonly buttons: Readonly<Record<Action, HTMLButtonElement>>;
  private readonly note = findElement<HTMLTextAreaElement>('#note');
  private readonly phase = findElement<HTMLInputElement>('#phase');
  private linkTimer = 0;
  /** Another board is to open by its link, which what was shown before must not write over. */
  private isLeaving = false;

  constructor(opening: Opening) {
    const { file, language, words, here } = opening;
    const { start: position, choices } = here.study;
    super(
      new BoardState(file, { language, position, choices }, words, (orders) => this.go(withOrders(this.here, orders))),
    );
    this.opening = opening;
    this.here = here;
    const told = words.analysis;
    this.buttons = {
      back: this.button('←', () => this.step(-1), told.before),
      on: this.button('→', () => this.step(1), told.after),
      process: this.button(told.process, () => void this.process()),
      undo: this.button('↶', () => this.turnTo(this.done, this.undone), told.undo),
      redo: this.button('↷', () => this.turnTo(this.undone, this.done), told.redo),
      bot: this.button(told.bot, () => this.askForBots()),
      clear: this.button(told.clear, () => this.go(withOrders(this.here, {}))),
    };
    this.buttons.process.classList.replace('quiet', 'go');
    this.bar.append(...Object.values(this.buttons));
    this.line = new LineOfPlay(this.state.board, told, (to) => this.go(to));
    this.stage.zoom.onSwipe = (dx) => this.step(dx > 0 ? -1 : 1);
    this.tabs = new Tabs({ ...words, tabs: { ...words.tabs, ...told.tabs } });
    this.tabs.open();
    this.tabs.onShow = () => this.lists.write();
  }

  open(): void {
    this.listen();
    this.fillFields();
    this.state.listen(() => this.draw());
    this.show();
    this.stage.overview();
    // Another link for the same page, pasted or followed; an anchor within it is none.
    addEventListener('hashchange', () => {
      this.isLeaving = document.getElementById(location.hash.slice(1)) === null;
      if (this.isLeaving) location.reload();
      else this.writeLink();
    });
  }

  private get position(): Position {
    return positionsAlong(this.state.board, this.here.study, this.here.path).at(-1)!;
  }

  private get orders(): OrdersByPower {
    return branchAt(this.here.study, this.here.path).orders;
  }

  private get resolution(): Resolution {
    return resolutionOf(this.state.board, this.position, this.orders);
  }

  /** A change, or another phase; a change can be undone. */
  private go(to: Standpoint): void {
    if (to.study !== this.here.study) {
      this.done.push(this.here);
      this.undone.length = 0;
    }
    this.here = to;
    this.show();
  }

  /** To what was shown before, or what was undone. */
  private turnTo(from: Standpoint[], other: Standpoint[]): void {
    const to = from.pop();
    if (to === undefined) return;
    other.push(this.here);
    this.here = to;
    this.show();
  }

  protected step(by: -1 | 1): void {
    const { path, study } = this.here;
    if (by === -1 && path.length > 1) this.go({ study, path: path.slice(0, -1) });
    if (by === 1 && branchAt(study, path).next.length > 0) this.go({ study, path: [...path, 0] });
  }

  /** With what is written and not yet on the board: nobody's orders are passed over. */
  private async process(): Promise<void> {
    if (!(await this.typing.take(() => this.tabs.show('orders')))) return;
    if (this.resolution.next !== null) this.go(processPhase(this.here));
  }

  /** For whom bots are to order: all that have no orders, or one power, whose orders they replace. */
  private askForBots(): void {
    const { state, buttons, orders } = this;
    const { words, labels } = state;
    const due = [...new Set(state.slots().map(({ power }) => power))];
    const idle = due.filter((power) => (orders[power] ?? []).length === 0);
    const item = (label: string, powers: readonly Power[]) => ({ label, do: () => this.orderByBots(powers) });
    const { left, top } = buttons.bot.getBoundingClientRect();
    this.menu.open(
      words.analysis.bot,
      [left, top],
      [item(words.analysis.botRest, idle), ...due.map((power) => item(powerLabel(labels, power), [power]))],
    );
  }

  /** As one player for each. */
  private async orderByBots(powers: readonly Power[]): Promise<void> {
    const { botOrders } = await import('../../../../engine/bot/bot-orders.ts');
    const found = powers.flatMap((power) =>
      Object.entries(botOrders(this.state.board, this.position, [power], 'board')),
    );
    this.go(withOrders(this.here, { ...this.orders, ...Object.fromEntries(found) }));
  }

  private show(): void {
    // It asks of the phase and the orders for which it was opened.
    this.menu.close();
    performance.mark('adjudicate');
    const { position, orders, resolution } = this;
    performance.measure('adjudicate', 'adjudicate');
    this.state.show(position, orders, resolution);
    if (document.activeElement !== this.note) this.note.value = branchAt(this.here.study, this.here.path).note;
    this.phase.placeholder = position.phase;
    findElement('#copied').textContent = '';
    this.line.write(this.here);
    this.state.changed();
    clearTimeout(this.linkTimer);
    // To change the address costs a browser as much as the change itself: once it is quiet.
    this.linkTimer = setTimeout(() => this.isLeaving || this.writeLink(), 400);
  }

  private draw(): void {
    const { buttons, resolution, here } = this;
    this.drawAll(this.position, resolution, this.isSettingUp);
    buttons.back.disabled = here.path.length === 1;
    buttons.on.disabled = branchAt(here.study, here.path).next.length === 0;
    buttons.process.disabled = resolution.next === null;
    buttons.undo.disabled = this.done.length === 0;
    buttons.redo.disabled = this.undone.length === 0;
    buttons.clear.disabled = !this.state.hasOrders;
  }

  protected next(): string {
    const { words, labels } = this.state;
    const told = words.analysis;
    const { next, winner } = this.resolution;
    if (this.isSettingUp) return told.setUpHint;
    const chosen = tapOfChosen(this.state);
    if (chosen !== null) return chosen;
    if (next !== null) return tapOfPhase(this.state, this.position, told.tapAny);
    const winners = [winner ?? []].flat().map((power) => powerLabel(labels, power));
    return told.over(winners.join(', '));
  }

  // ---------------------------------------------------------------- Setting up

  protected override tap(event: MouseEvent): void {
    if (!this.isSettingUp) {
      super.tap(event);
      return;
    }
    this.menu.close();
    const province = this.stage.provinceAt(this.stage.zoom.at(event.clientX, event.clientY));
    if (province === null) return;
    this.setUp(province, [event.clientX, event.clientY]);
  }

  /** What it takes goes below the map, which on a phone is behind another tab, and back. */
  private switchSettingUp(): void {
    const [button, power, place] = ['#set-up', '#set-power', '#set-place'].map((id) => findElement(id).closest('p')!);
    const { setUp, setUpDone } = this.state.words.analysis;
    this.isSettingUp = !this.isSettingUp;
    if (this.isSettingUp) this.bar.replaceChildren(power!, this.buttons.undo, this.buttons.redo, button!);
    else {
      this.bar.replaceChildren(...Object.values(this.buttons));
      place!.before(power!);
      findElement('.paste').before(button!);
    }
    const pressed = findElement('#set-up');
    pressed.setAttribute('aria-pressed', String(this.isSettingUp));
    pressed.textContent = this.isSettingUp ? setUpDone : setUp;
    this.state.chosen = null;
    this.state.changed();
    if (this.isSettingUp) this.tabs.show('map');
    pressed.focus();
  }

  /** Asks what is to stand there. */
  private setUp(province: Province, at: Point): void {
    const { board, labels } = this.state;
    const power = findElement<HTMLSelectElement>('#set-power').value as Power;
    const items = setUpItems(labels, this.position, power, province, (position, label) => {
      this.begin(position);
      this.tell(label);
    });
    this.menu.open(placeName(board, province), at, items);
  }

  /** A line of play of its own from a position, with the orders of its phases; what was there before can be had back. */
  private begin(start: Position, line: readonly OrdersByPower[] = []): void {
    const { variant, choices } = this.here.study;
    const fresh: Standpoint = { study: newStudy(variant, start, choices), path: [0] };
    const { study } = line.reduce((at, orders, n) => withOrders(n === 0 ? at : processPhase(at), orders), fresh);
    this.go({ study, path: fresh.path });
  }

  private fillFields(): void {
    const { board, labels } = this.state;
    const power = findElement<HTMLSelectElement>('#set-power');
    for (const { name } of board.powers) power.append(makeElement('option', { value: name }, powerLabel(labels, name)));
    const { compare } = new Intl.Collator(this.opening.language);
    const places = board.provinces.filter(({ type }) => type !== 'impassable').sort((a, b) => compare(a.name, b.name));
    findElement('#set-place').append(...places.map(({ id, name }) => makeElement('option', { value: id }, name)));
    findElement('#set-here').addEventListener('click', () => {
      this.tabs.show('map');
      const { left, top } = this.frame.getBoundingClientRect();
      this.setUp(findElement<HTMLSelectElement>('#set-place').value, [left, top]);
    });
    findElement<HTMLSelectElement>('#variant').value = board.variant.id;
    findElement('.rules-card').innerHTML = this.opening.file.rules?.[this.opening.language] ?? '';
    this.fillStarts();
  }

  private fillStarts(): void {
    const told = this.state.words.analysis;
    const { value } = findElement<HTMLSelectElement>('#variant');
    const starts = STARTS.filter((kind) => value === 'standard' || kind === 'usual');
    const kinds = starts.map((kind) => [kind, told.startKinds[kind]] as const);
    const options = [...kinds, ['empty', told.empty] as const];
    findElement('#begin').replaceChildren(
      ...options.map(([kind, name]) => makeElement('option', { value: kind }, name)),
    );
  }

  private async paste(): Promise<void> {
    const text = findElement<HTMLTextAreaElement>('#pasted').value;
    const { putOnBoard } = await import('./pasted.ts');
    const { options } = findElement<HTMLSelectElement>('#variant');
    const variants = [...options].map(({ value, text: name }) => ({ id: value, name }));
    const { board } = this.state;
    const { position, here } = this;
    const next = this.resolution.next === null ? null : processPhase(here);
    const after = next === null ? [] : positionsAlong(board, next.study, next.path).slice(-1);
    const found = await putOnBoard(board, [position, ...after], text, variants);
    if ('variant' in found && variants.some(({ id }) => id === found.variant)) {
      await this.leave(found.variant, 'usual', text);
      return;
    }
    const faults =
      'variant' in found ? [this.state.words.analysis.noVariant(found.variant.slice(0, 60))] : found.faults;
    findElement('.faults').replaceChildren(...faults.map((fault) => makeElement('li', {}, fault)));
    if (!('position' in found)) return;
    const [orders = {}] = found.orders;
    if (found.position === position) this.go(withOrders(here, orders));
    else if (next !== null && found.position === after[0]) this.go(withOrders(next, orders));
    else this.begin(found.position, found.orders);
  }

  // ---------------------------------------------------------------- Listening, and taking along

  private listen(): void {
    const told = this.state.words.analysis;
    const share = findElement('.share');
    const button = (text: string, act: () => unknown) => share.append(this.button(text, act), ' ');
    button(told.link, () => this.copy(this.writeLink()));
    button(told.copyOrders, () => this.copy(this.ordersAsText()));
    button(told.copyJson, () => this.copy(JSON.stringify({ ...this.position, orders: this.orders }, null, 1)));
    button(told.saveSvg, () => this.save('svg'));
    button(told.savePng, () => this.save('png'));
    this.note.addEventListener('input', () => {
      this.here = withNote(this.here, this.note.value);
      this.show();
    });
    findElement('#set-up').addEventListener('click', () => this.switchSettingUp());
    this.phase.addEventListener('input', () => this.phase.setCustomValidity(''));
    this.phase.addEventListener('change', () => void this.setPhase());
    findElement('#variant').addEventListener('change', () => this.fillStarts());
    document.addEventListener('submit', (event) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      if (form.matches('.begin'))
        void this.leave(
          findElement<HTMLSelectElement>('#variant').value,
          findElement<HTMLSelectElement>('#begin').value,
        );
      if (form.matches('.paste')) void this.paste();
    });
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a.language'))
      link.addEventListener('click', () => {
        link.hash = this.writeLink().split('#')[1] ?? '';
      });
  }

  /** Comes back only where the other board cannot be had. */
  private async leave(variant: string, begin: string, pasted?: string): Promise<void> {
    this.isLeaving = true;
    this.isLeaving = await this.opening.go(variant, begin, pasted);
  }

  private async setPhase(): Promise<void> {
    const { readPhaseText } = await import('../../../../engine/language/times/phase-text.ts');
    const text = this.phase.value.trim();
    const { dislodged: _, ...rest } = this.position;
    const phase = text === '' ? rest.phase : readPhaseText(this.state.board, text);
    if (phase === null) {
      this.phase.setCustomValidity(this.state.words.analysis.noPhase(text.slice(0, 30), rest.phase));
      this.phase.reportValidity();
    } else if (phase !== rest.phase) this.begin({ ...rest, phase });
  }

  protected override key(event: KeyboardEvent): void {
    const isTyping = (event.target as Element).closest('input, textarea, select') !== null;
    if (!isTyping && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      if (event.shiftKey) this.turnTo(this.undone, this.done);
      else this.turnTo(this.done, this.undone);
    }
    const { study, path } = this.here;
    const end = { ArrowLeft: path.slice(0, 1), ArrowRight: toTheEnd(study, path) }[event.key];
    if (!isTyping && event.shiftKey && end !== undefined) this.go({ study, path: end });
    else super.key(event);
  }

  /** The address with all that is on the board; it is that of the page from now on. */
  private writeLink(): string {
    const link = packStudy(this.state.board, this.here);
    history.replaceState(null, '', `#${link}`);
    findElement('#link-holds').textContent = this.state.words.analysis.linkHolds(link.length, this.powersInLink());
    return location.href;
  }

  /** Whose orders the link gives away: they may be somebody's plans. */
  private powersInLink(): string {
    const found = new Set<Power>();
    const look = ({ orders, next }: Branch): void => {
      for (const [power, list] of rowsOf(orders)) if (list.length > 0) found.add(power);
      next.forEach(look);
    };
    this.here.study.branches.forEach(look);
    return [...found].map((power) => powerLabel(this.state.labels, power)).join(', ');
  }

  private ordersAsText(): string {
    const { board, table } = this.state;
    const blocks = board.powers.flatMap(({ name }) => {
      const own = this.orders[name] ?? [];
      return own.length === 0 || table === null ? [] : [[name, ...linesFor(table, name, own, [], false)].join('\n')];
    });
    return `${this.position.phase}\n\n${blocks.join('\n\n')}\n`;
  }

  private async copy(text: string): Promise<void> {
    const { copied, notCopied } = this.state.words.analysis;
    const isCopied = await copyText(text);
    findElement('#copied').textContent = isCopied ? copied : notCopied;
  }

  private async save(kind: 'svg' | 'png'): Promise<void> {
    const { variant } = this.state.board;
    const { geography } = this.opening.file;
    const { asPng, fontsWithin, languageOfLegend } = await import('./picture.ts');
    const [fonts, language] = await Promise.all([fontsWithin(), languageOfLegend()]);
    const view = mapViewOf(variant, this.position, this.state.hasOrders ? this.resolution : null, {});
    const drawing = inLanguage(language, () => drawMap(view, geography, { theme: this.stage.theme, fonts }));
    const svg = new Blob([drawing], { type: 'image/svg+xml' });
    const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing) ?? [];
    const link = makeElement('a', {
      href: URL.createObjectURL(kind === 'svg' ? svg : await asPng(svg, [Number(width), Number(height)])),
      download: `${variant.id}-${this.position.phase}.${kind}`,
    });
    link.click();
    URL.revokeObjectURL(link.href);
  }
}

/** The whole page: what is shown when, and what its buttons do. */
import { adjudicate } from '../../../engine/adjudicate/adjudicate.ts';
import { startingPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import type { OrdersByPower } from '../../../engine/board/position.ts';
import { provinceOf } from '../../../engine/vocabulary.ts';
import { timeIn } from '../browser-times.ts';
import { linesFor } from '../draft.ts';
import { deskPart, fillFields, seatsPart } from '../gm-parts.ts';
import { unitLabel } from '../order-labels.ts';
import { missingOrders, type SheetData } from '../sheet-data.ts';
import { phaseTitle, statePart } from '../state-parts.ts';
import { countDown } from './clock.ts';
import { SheetOutbox } from './delivery.ts';
import { findElement, findOptional, makeElement, newId } from './dom.ts';
import { Menu } from './menu.ts';
import { Lists } from './order-lists.ts';
import { PastPhases } from './past.ts';
import { keepFresh } from './refreshing.ts';
import { mailLink } from './send.ts';
import { LEGIBLE, moveIn, Stage } from './stage.ts';
import type { SheetState } from './state.ts';
import { type OrderReason, orderReasons } from './surround.ts';
import { Tabs } from './tabs.ts';
import { Talks } from './talks.ts';
import { DARK, litPlaces, Taps } from './taps.ts';
import { Tools } from './tools.ts';
import { Typing } from './typing.ts';

export class SheetPage {
  readonly sheet: SheetState;
  private readonly stage: Stage;
  private readonly menu: Menu;
  private readonly taps: Taps;
  private readonly past: PastPhases;
  private readonly tools: Tools;
  private readonly tabs: Tabs;
  private readonly talks: Talks;
  private readonly delivery: SheetOutbox;
  private readonly lists: Lists | null;
  private readonly typing: Typing | null;
  private readonly form = findOptional<HTMLFormElement>('form.orders');
  private reasons: readonly OrderReason[] = [];
  private reasonsFor: unknown = null;
  private look = () => Promise.resolve();
  /** The board in words, as it is on the page. */
  private toldOf = '';

  constructor(sheet: SheetState) {
    this.sheet = sheet;
    this.tools = new Tools(sheet, findElement('.stage'), {
      zoom: () => this.stage.zoom,
      whatIf: () => this.toggleWhatIf(),
      run: () => this.run(),
      clear: () => this.clearGuesses(),
      back: () => this.past.step(-1),
      on: () => this.past.step(1),
      now: () => this.past.to(Number.MAX_SAFE_INTEGER),
      play: () => this.play(),
      send: () => this.form?.requestSubmit(),
    });
    this.stage = new Stage(sheet, this.tools.frame);
    this.menu = new Menu(this.tools.frame);
    this.taps = new Taps(sheet, this.stage, this.menu, (...told) => this.tools.tell(...told));
    this.past = new PastPhases(sheet, this.stage);
    const time = timeIn(sheet.data.zone);
    this.talks = new Talks(sheet, time);
    this.delivery = new SheetOutbox(sheet, {
      hint: (text) => this.tools.tell(text),
      take: (data) => this.takeIn(data),
      look: () => this.look(),
    });
    this.tabs = new Tabs(sheet.words);
    this.lists = this.form === null ? null : new Lists(sheet, this.form);
    this.typing = this.form === null ? null : new Typing(sheet, this.form);
  }

  open(): void {
    this.listen();
    this.talks.onCount = (count) => this.tabs.count('press', count);
    this.tabs.open();
    this.tabs.onShow = () => this.lists?.write();
    this.talks.write();
    this.dressDesk();
    countDown(this.sheet);
    this.sheet.listen(() => this.draw());
    this.draw();
    this.delivery.canBeClosed();
    this.delivery.tellAgain();
    // In the room that is left to the map.
    this.stage.zoom.whole();
    this.begin();
    void this.delivery.sendLost();
  }

  /**
   * The map begins at the reader's front: the units that can be ordered (of retreats, where those are) and what they can reach. A first
   * phase is shown whole where the screen is wide; somebody without units begins with all of it that can be read.
   */
  private begin(): void {
    const { data, mode } = this.sheet;
    if ((this.stage.zoom.scale > LEGIBLE && data.earlier.length === 0) || mode.kind === 'past') return;
    const due = new Set(this.sheet.slots().flatMap((slot) => ('unit' in slot ? [slot.unit] : [])));
    const own = this.stage.counters
      .filter(({ power, unit }) => this.sheet.isOwn(power) && (due.size === 0 || due.has(unit)))
      .map(({ at }) => at);
    const lit = [...litPlaces(this.sheet).ends].flatMap((id) => this.stage.sites.of(id).slice(0, 1));
    const near = data.earlier.length === 0 ? [] : this.neighbors();
    const points = [...(lit.length > 0 ? lit : near).map(({ places }) => places.unit), ...own];
    if (points.length === 0) this.stage.overview();
    else this.stage.zoom.reveal(points);
  }

  private neighbors() {
    const reached = this.sheet
      .slots()
      .flatMap(({ orders }) =>
        orders.flatMap((each) => (each.kind === 'move' && each.route === 'unstated' ? each.to : [])),
      );
    return [...new Set(reached.map(provinceOf))].flatMap((id) => this.stage.sites.of(id).slice(0, 1));
  }

  private listen(): void {
    const { frame } = this.tools;
    frame.addEventListener('click', (event) => {
      if (this.stage.zoom.wasDrag) return;
      if (
        this.sheet.mode.kind === 'past' ||
        (this.sheet.mode.kind === 'what-if' && this.sheet.mode.resolution !== null)
      )
        this.showReason(event);
      else this.taps.tap(event.clientX, event.clientY);
      // The map moves then: only now, as the finger meant what it saw.
      this.delivery.makeRoom();
    });
    this.stage.zoom.onSwipe = (dx) => void this.past.step(dx > 0 ? -1 : 1);
    document.addEventListener('keydown', (event) => this.key(event));
    document.addEventListener('submit', (event) => {
      const form = event.target as HTMLFormElement;
      if (form.method !== 'post') return;
      event.preventDefault();
      void this.submit(form, event.submitter as HTMLButtonElement | null);
    });
    document.addEventListener('click', (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-phase], [data-undo]');
      if (button === null) return;
      const { phase } = button.dataset;
      if (phase !== undefined) {
        event.preventDefault();
        this.tabs.show('map');
        void this.past.to(this.sheet.data.earlier.findIndex((each) => each.phase === phase));
      } else this.sheet.reset();
    });
    this.look = keepFresh(this.sheet, (data) => this.takeIn(data));
    const look = findOptional<HTMLAnchorElement>('a.look');
    for (const name of ['pointerenter', 'focus']) look?.addEventListener(name, () => void this.fillLink(look));
  }

  /** The board opens with the orders as they are here, sent or not: they stand behind `#`, which browsers send to nobody. */
  private async fillLink(link: HTMLAnchorElement): Promise<void> {
    const { position } = this.sheet.data;
    if (position === null) return;
    const { boardAddress } = await import('../../study/study-link.ts');
    link.href = boardAddress(this.sheet.board, position, this.allOrders());
  }

  private key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && this.sheet.chosen !== null) {
      this.sheet.chosen = null;
      this.sheet.changed();
    }
    if ((event.target as Element).closest('input, textarea, select, .menu, [role="tablist"]') !== null) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === -1 || step === 1) void this.past.step(step);
    if (event.key === '+' || event.key === '=') this.stage.zoom.by(1.5);
    if (event.key === '-') this.stage.zoom.by(1 / 1.5);
    if (event.key === '0') this.stage.zoom.whole();
  }

  /** Everything that hangs on the state. */
  private draw(): void {
    this.drawBoard();
    if (this.sheet.mode.kind === 'past') this.tellReasons();
    this.lists?.write();
    this.writeStanding();
    this.tools.writeAll(
      this.past.canGoBack,
      this.past.canGoOn,
      this.form !== null || this.sheet.data.position !== null,
    );
  }

  private drawBoard(): void {
    const { sheet, stage } = this;
    const { mode, data } = sheet;
    if (mode.kind === 'past') {
      const { before, resolution, holders } = mode.shown;
      stage.show({ position: before, resolution, which: mode.which, holders });
      stage.orders({}, [], mode.which === 'before' ? resolution : null);
      stage.light(DARK);
      this.label(mode.shown.phase);
      return;
    }
    // Before the start the board as it will be.
    const position = data.position ?? startingPosition(sheet.board);
    stage.show({ position, resolution: null, which: 'before', holders: data.holders });
    const resolution = mode.kind === 'what-if' ? mode.resolution : null;
    stage.orders(mode.kind === 'what-if' ? this.allOrders() : sheet.draft, sheet.others(), resolution);
    stage.light(resolution === null ? litPlaces(sheet) : DARK);
    this.label(position.phase);
  }

  private label(phase: string): void {
    const told = findElement('.in-words');
    told.hidden = false;
    const text = this.stage.inWords;
    if (text !== this.toldOf) findElement('div', told).innerHTML = text;
    this.toldOf = text;
    const words =
      this.sheet.data.earlier.find((each) => each.phase === phase)?.words ?? this.sheet.data.phase?.words ?? phase;
    this.stage.svg.setAttribute('aria-label', this.sheet.words.board.label(words));
  }

  private allOrders(): OrdersByPower {
    return { ...this.sheet.guesses, ...this.sheet.draft };
  }

  // ---------------------------------------------------------------- Trying and looking back

  private toggleWhatIf(): void {
    const { sheet } = this;
    sheet.chosen = null;
    sheet.mode = sheet.mode.kind === 'what-if' ? { kind: 'orders' } : { kind: 'what-if', resolution: null };
    sheet.changed();
  }

  /** The phase that is shown or, from the board as it is now, the last one. */
  private async play(): Promise<void> {
    if (this.sheet.mode.kind !== 'past') await this.past.to(this.sheet.data.earlier.length - 1);
    this.delivery.makeRoom();
    await this.past.play();
  }

  private clearGuesses(): void {
    this.sheet.guesses = {};
    this.sheet.mode = { kind: 'what-if', resolution: null };
    this.sheet.changed();
  }

  /** Adjudicates in the page: nothing leaves it. */
  private run(): void {
    const { sheet } = this;
    const { position } = sheet.data;
    if (position === null || sheet.mode.kind !== 'what-if') return;
    performance.mark('what-if');
    const resolution =
      sheet.mode.resolution === null ? adjudicate(sheet.board, position, this.allOrders(), { explain: true }) : null;
    performance.measure('what-if', 'what-if');
    sheet.chosen = null;
    sheet.mode = { kind: 'what-if', resolution };
    sheet.changed();
    if (resolution !== null) this.tellReasons();
  }

  private get resolution() {
    const { mode } = this.sheet;
    return mode.kind === 'past' ? mode.shown.resolution : mode.kind === 'what-if' ? mode.resolution : null;
  }

  private tellReasons(): void {
    const { resolution } = this;
    if (resolution === null) {
      this.tools.reasons([]);
      return;
    }
    if (this.reasonsFor !== resolution) {
      const reasons = orderReasons(this.sheet.board, resolution);
      const isOwn = ({ power }: OrderReason) => this.sheet.isOwn(power);
      this.reasons = [...reasons.filter(isOwn), ...reasons.filter((each) => !isOwn(each))];
      this.reasonsFor = resolution;
    }
    this.tools.reasons(this.reasons);
  }

  private showReason(event: MouseEvent): void {
    this.tellReasons();
    const counter = this.stage.counterAt(this.stage.zoom.at(event.clientX, event.clientY), 30);
    if (counter === null) return;
    const { mode } = this.sheet;
    const isAfter = mode.kind === 'past' && mode.which === 'after';
    const own = this.reasons.find(({ power, order, result }) => {
      const moved = isAfter && result === 'succeeds' ? moveIn(order) : null;
      const unit = moved === null ? /[AF] \S+/.exec(order)?.[0] : `${moved.unit[0]} ${moved.to}`;
      return power === counter.power && unit === counter.unit;
    });
    this.tools.tell(own?.text || `${unitLabel(this.sheet.labels, counter.unit)}.`);
  }

  // ---------------------------------------------------------------- Sending

  /** The lines that the page would send now: the drafts, then what was typed. */
  private lines(): string {
    const { table, own, draft } = this.sheet;
    if (table === null) return this.typing?.text ?? '';
    const orders = own.flatMap(({ power, onFile }) =>
      linesFor(table, power, draft[power] ?? [], onFile, own.length > 1),
    );
    return [...orders, this.typing?.text ?? ''].filter((line) => line.trim() !== '').join('\n');
  }

  private writeStanding(): void {
    const { form, sheet } = this;
    if (form === null) return;
    const { orders } = sheet.words;
    const changes = sheet.changes();
    const standing = findElement('.standing', form);
    const missing = missingOrders(sheet.data);
    standing.textContent =
      changes > 0
        ? orders.changed(changes)
        : missing > 0
          ? orders.missing(missing)
          : sheet.own.every(({ due }) => due.kind === 'nothing')
            ? orders.nothingDue
            : orders.allSent;
    form.classList.toggle('unsent', changes > 0);
    findElement('.send', form).hidden = sheet.mode.kind !== 'orders';
    const buttons = findElement('.send .buttons', form);
    let extra = findOptional('.extra', buttons);
    if (extra === null) {
      extra = makeElement('span', { class: 'extra' });
      buttons.append(extra);
    }
    const link = makeElement('a', { class: 'button quiet', href: mailLink(sheet.data, this.lines()) }, orders.mail);
    const undo = makeElement('button', { type: 'button', class: 'quiet', 'data-undo': '' }, orders.undo);
    extra.replaceChildren(link, ...(changes > 0 ? [undo] : []));
  }

  private async submit(form: HTMLFormElement, button: HTMLButtonElement | null): Promise<void> {
    if (form === this.form) {
      await this.deliver(this.lines(), true, () => this.typing?.clear());
      return;
    }
    if (form.classList.contains('message')) {
      await this.deliver(Talks.linesOf(form, this.sheet), false, () => this.talks.sent(form));
      return;
    }
    const text = findOptional<HTMLTextAreaElement>('textarea[name="text"]', form)?.value ?? '';
    await this.deliver([button?.value ?? '', text].filter((line) => line.trim() !== '').join('\n'), false);
  }

  private async deliver(text: string, hasDraft: boolean, taken: () => void = () => {}): Promise<void> {
    await this.delivery.deliver({ text, hasDraft, taken });
  }

  private takeIn(data: SheetData): void {
    const { sheet } = this;
    sheet.take(data);
    if (data.phase === null) {
      findElement('.phase').textContent = phaseTitle(data, sheet.words);
      findOptional('.due')?.remove();
      if (this.form !== null) this.form.hidden = true;
    }
    const state = findOptional('.state');
    if (state !== null) state.innerHTML = statePart(data, sheet.words, newId)?.html ?? '';
    const seats = findOptional('.seats');
    if (seats !== null) {
      const fresh = makeElement('div');
      fresh.innerHTML = seatsPart(data, sheet.labels).html;
      seats.replaceWith(findElement('.seats', fresh));
    }
    const desk = findOptional('#desk');
    if (desk !== null && data.reader.kind === 'master') {
      const time = timeIn(data.zone);
      desk.innerHTML = deskPart(data, data.reader.desk, sheet.labels, { newId, time }).html;
      this.dressDesk();
    }
    this.talks.write();
    sheet.changed();
  }

  // ---------------------------------------------------------------- The desk

  /** Fields that go into their line as they are filled. */
  private dressDesk(): void {
    for (const form of document.querySelectorAll<HTMLFormElement>('form.action')) {
      for (const asks of form.querySelectorAll('.asks')) asks.classList.remove('scripted');
      const fields = [...form.querySelectorAll<HTMLInputElement>('[data-ask]')];
      const line = form.querySelector<HTMLTextAreaElement>('textarea[name="text"]');
      if (line === null || fields.length === 0) continue;
      line.readOnly = true;
      const write = () => {
        line.value = fillFields(
          form.dataset['line'] ?? '',
          fields.map((field) => ({ name: field.dataset['ask'] ?? '', value: field.value })),
        );
      };
      for (const field of fields) field.addEventListener('input', write);
    }
  }
}

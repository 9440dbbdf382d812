/** Sending, and what the page says about it. What the network lost goes again, as the same mail, when the network is back. */
import { answerPart } from '../answer-part.ts';
import { shownPhaseField } from '../form-parts.ts';
import type { SheetAnswer } from '../sheet-data.ts';
import { findElement, findOptional, makeElement, newId } from './dom.ts';
import { readStored, writeStored } from './kept.ts';
import { type SheetSubmission, sendSubmission } from './send.ts';
import type { SheetState } from './state.ts';

/** What is sent: for the phase that is shown when it is handed over, however late the network takes it. */
export interface Parcel {
  readonly text: string;
  /** The orders as they stand on the board are in it. */
  readonly hasDraft: boolean;
  /** Done when the judge has it. */
  readonly taken: () => void;
}

export interface SheetOutboxOptions {
  /** Said at once beside the map. */
  readonly hint: (text: string) => void;
  /** The sheet as it is now. */
  readonly take: (data: NonNullable<SheetAnswer['data']>) => void;
  /** Looks whether the sheet has changed elsewhere. */
  readonly look: () => Promise<void>;
}

/** Milliseconds. */
const SENT_AGAIN_AFTER = 5_000;
const LOOKS_FOR = 1_000;

export class SheetOutbox {
  private readonly sheet: SheetState;
  private readonly ways: SheetOutboxOptions;
  /** Done once what was lost gets through. */
  private taken = () => {};
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(sheet: SheetState, ways: SheetOutboxOptions) {
    this.sheet = sheet;
    this.ways = ways;
    addEventListener('online', () => void this.sendLost());
  }

  async deliver({ text, hasDraft, taken }: Parcel): Promise<void> {
    if (text.trim() === '') return;
    const lost = this.lost();
    const phase = shownPhaseField(this.sheet.data.phase);
    const id = lost?.text === text && lost.phase === phase ? lost.id : newId();
    this.taken = taken;
    const sending = { text, phase, id, hasDraft };
    this.lose(sending);
    await Promise.race([this.ways.look(), new Promise((go) => setTimeout(go, LOOKS_FOR))]);
    await this.send(sending);
  }

  /** What did not get through goes again as the same mail, for its own phase, though the page has begun again since. */
  async sendLost(): Promise<void> {
    const lost = this.lost();
    if (lost !== null) await this.send(lost, true);
  }

  private async send({ hasDraft, ...sending }: Lost, isAgain = false): Promise<void> {
    const { sheet } = this;
    const draft = sheet.draft;
    this.lose({ hasDraft, ...sending });
    document.body.classList.add('busy');
    this.ways.hint(sheet.words.orders.sending);
    const answer = await sendSubmission(sheet.data, sending);
    document.body.classList.remove('busy');
    this.ways.hint('');
    clearTimeout(this.again);
    if (answer !== null) this.lose(null);
    // A browser may never notice that the network was away, and so never say that it is back.
    else this.again = setTimeout(() => void this.sendLost(), SENT_AGAIN_AFTER);
    if (answer?.refused === null) {
      // What was changed while it was on its way is not on file, nor is what was written for another phase.
      const isShown = sending.phase === shownPhaseField(sheet.data.phase);
      if (hasDraft && isShown && sheet.draft === draft) sheet.forgetDraft();
      this.taken();
    }
    if (answer !== null || !isAgain || findOptional('#answer .told:not(.happened)') === null) this.tell(answer);
  }

  /** What is on its way or did not get through. Whatever is sent after it takes its place. */
  private lost(): Lost | null {
    const lost = readStored(this.lostKey);
    return lost === null ? null : (JSON.parse(lost) as Lost);
  }

  private lose(lost: Lost | null): void {
    writeStored(this.lostKey, lost === null ? null : JSON.stringify(lost));
  }

  private get lostKey(): string {
    return `lost ${this.sheet.data.game.name}`;
  }

  /** What the judge answered just before the page began again. */
  tellAgain(): void {
    const answer = readStored(ANSWER);
    writeStored(ANSWER, null);
    if (answer === null) return;
    const { told, processed } = JSON.parse(answer) as Again;
    this.tell(told, processed);
  }

  canBeClosed(): void {
    const label = this.sheet.words.board.close;
    const close = makeElement('button', { type: 'button', class: 'quiet close', 'aria-label': label }, '×');
    close.addEventListener('click', () => findElement('#answer').replaceChildren());
    findOptional('#answer .told')?.append(close);
  }

  /** Good news makes room when the reader goes on; what could not be used, and what is asked, stays. */
  makeRoom(): void {
    for (const told of document.querySelectorAll('#answer .told:not(.bad)'))
      if (told.querySelector('form') === null) told.remove();
  }

  private tell(answer: SheetAnswer | null, processed: string | null = null): void {
    const place = findElement('#answer');
    const { words } = this.sheet;
    const failed = { report: [], data: null, receipts: {}, mailedTo: null };
    const shown = answer ?? { refused: words.answer.failed, ...failed };
    place.innerHTML = answerPart(shown, this.sheet.data, { words, newId, processed }).html;
    this.canBeClosed();
    place.scrollIntoView({ block: 'nearest' });
    if (answer?.data == null) return;
    const { phase } = answer.data;
    // Of a game that is over there is no page to begin again: its links are dead.
    const { language } = this.sheet.data;
    if (phase === null || (phase.id === this.sheet.data.phase?.id && answer.data.language === language))
      this.ways.take(answer.data);
    else {
      // The phase is over: the page begins again, and what was answered is said there.
      const isOver = phase.id !== this.sheet.data.phase?.id;
      const processed = isOver ? (this.sheet.data.phase?.words ?? null) : null;
      const again: Again = { told: { ...answer, data: null }, processed };
      writeStored(ANSWER, JSON.stringify(again));
      location.reload();
    }
  }
}

const ANSWER = 'answer';

type Lost = SheetSubmission & Pick<Parcel, 'hasDraft'>;

/** What the page says when it begins again. */
interface Again {
  readonly told: SheetAnswer;
  readonly processed: string | null;
}

/** Sending, and what the page says about it. What the network lost goes again, as the same mail, when the network is back. */
import { answerPart } from '../answer-part.ts';
import type { SheetAnswer } from '../sheet-data.ts';
import { find, make, maybe } from './dom.ts';
import { keep, kept } from './kept.ts';
import { send } from './send.ts';
import type { Sheet } from './state.ts';

/** What is sent. */
export interface Parcel {
  readonly text: string;
  /** The orders as they stand on the board are in it. */
  readonly hasDraft: boolean;
  /** Done when the judge has it. */
  readonly taken: () => void;
}

export interface DeliveryWays {
  /** Said at once beside the map. */
  readonly hint: (text: string) => void;
  /** The sheet as it is now. */
  readonly take: (data: NonNullable<SheetAnswer['data']>) => void;
}

export class Delivery {
  private readonly sheet: Sheet;
  private readonly ways: DeliveryWays;
  /** What did not get through. Whatever is sent after it takes its place. */
  private lost: Parcel | null = null;

  constructor(sheet: Sheet, ways: DeliveryWays) {
    this.sheet = sheet;
    this.ways = ways;
    addEventListener('online', () => {
      if (this.lost !== null) void this.deliver(this.lost);
    });
  }

  async deliver(parcel: Parcel): Promise<void> {
    if (parcel.text.trim() === '') return;
    const { sheet } = this;
    this.lost = null;
    const draft = sheet.draft;
    document.body.classList.add('busy');
    this.ways.hint(sheet.words.orders.sending);
    const answer = await send(sheet.data, parcel.text);
    document.body.classList.remove('busy');
    this.ways.hint('');
    if (answer === null) this.lost = parcel;
    else if (answer.refused === null) {
      // What was changed while it was on its way is not on file.
      if (parcel.hasDraft && sheet.draft === draft) sheet.forgetDraft();
      parcel.taken();
    }
    this.tell(answer);
  }

  /** What the judge answered just before the page began again. */
  tellAgain(): void {
    const answer = kept(ANSWER);
    keep(ANSWER, null);
    if (answer === null) return;
    const { told, processed } = JSON.parse(answer) as Again;
    this.tell(told, processed);
  }

  /** Good news makes room when the reader goes on; what could not be used, and what is asked, stays. */
  makeRoom(): void {
    const told = maybe('#answer .told:not(.bad)');
    if (told !== null && told.querySelector('[data-send]') === null) told.remove();
  }

  private tell(answer: SheetAnswer | null, processed: string | null = null): void {
    const place = find('#answer');
    const { words } = this.sheet;
    const shown = answer ?? { refused: words.answer.failed, report: [], data: null, receipts: {}, mailedTo: null };
    place.innerHTML = answerPart(shown, words, processed).html;
    for (const each of place.querySelectorAll<HTMLElement>('[hidden]')) each.hidden = false;
    const close = make('button', { type: 'button', class: 'quiet close', 'aria-label': words.board.close }, '×');
    close.addEventListener('click', () => place.replaceChildren());
    place.firstElementChild?.append(close);
    place.scrollIntoView({ block: 'nearest' });
    if (answer?.data == null) return;
    const { phase } = answer.data;
    // Of a game that is over there is no page to begin again: its links are dead.
    if (phase === null || phase.code === this.sheet.data.phase?.code) this.ways.take(answer.data);
    else {
      // The phase is over: the page begins again, and what was answered is said there.
      const again: Again = { told: { ...answer, data: null }, processed: this.sheet.data.phase?.words ?? null };
      keep(ANSWER, JSON.stringify(again));
      location.reload();
    }
  }
}

const ANSWER = 'answer';

/** What the page says when it begins again. */
interface Again {
  readonly told: SheetAnswer;
  readonly processed: string | null;
}

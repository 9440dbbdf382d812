/** What became of what was sent. */
import { type Html, html } from '../markup/html.ts';
import { commandForm } from './form-parts.ts';
import { pendingPart } from './pending-part.ts';
import { missingOrders, type SheetAnswer, type SheetData, type SheetHappened } from './sheet-data.ts';
import type { SheetWords } from './sheet-words.ts';

export interface AnswerFrame {
  readonly words: SheetWords;
  readonly newId: () => string;
  /** The phase that was over with it, in words; null: none. */
  readonly processed: string | null;
}

/**
 * What could not be used stands first, then what is asked about, and only then what the phase brought. `data`: the sheet as it is
 * shown with it.
 */
export function answerPart(answer: SheetAnswer, data: SheetData, { words, newId, processed }: AnswerFrame): Html {
  const { refused, report, mailedTo } = answer;
  if (refused !== null) return html`<div class="told bad"><p>${refused}</p></div>`;
  // What ended the game is what counts; of a line that came too late for it nothing can be made any more.
  const ending = answer.data?.game.outcome ?? '';
  const ended = answer.data?.game.ended;
  const faults = ending === '' ? report.filter(({ outcome }) => outcome === 'refused') : [];
  const asked = report.filter(({ outcome }) => outcome === 'confirm');
  const others = report.filter(({ outcome, message }) => (outcome === 'done' || outcome === 'note') && message !== '');
  const sets = data.reader.kind === 'player' ? data.reader.pending : [];
  const missing = processed === null && answer.data !== null && ending === '' ? missingOrders(answer.data) : 0;
  const isAllTaken = faults.length === 0 && asked.every(({ pending }) => pending === undefined);
  const happened = processed !== null && data.happened !== null && happenedPart(data.happened, words, isAllTaken);
  return html`${isAllTaken && happened}<div class="told${isAllTaken ? '' : ' bad'}">${isAllTaken && html`<p><strong>${ending === '' ? words.answer.done : ending}</strong></p>`}
${
  faults.length > 0 &&
  html`<p><strong>${words.answer.partly(faults.length)}</strong></p>
<ul class="faults">${faults.map(
    ({ text, message, suggestion }) =>
      html`<li><code>${text}</code> ${message}${suggestion?.split('\n').map((line) => html` <span class="try">${words.answer.tryThis(line)}</span>`) ?? ''}</li>`,
  )}</ul>`
}
${asked.map(({ message, suggestion }) => {
  const set = sets.find(({ line }) => line === suggestion);
  if (set !== undefined) return pendingPart(data, set, words, newId);
  return html`<p>${message} ${words.answer.notYet}</p>${suggestion !== undefined && commandForm(data, suggestion, words.answer.doIt, words, newId())}`;
})}
${others.length > 0 && html`<ul>${others.map(({ text, message }) => html`<li>${text !== '' && html`<code>${text}</code> `}${message}</li>`)}</ul>`}
${processed !== null && html`<p>${words.answer.processed(processed)}</p>`}
${ended !== undefined && html`<p>${ended.sentences.join(' ')}</p><p class="buttons"><a class="button" href="${ended.again}">${ended.label}</a></p>`}
${missing > 0 && html`<p>${words.orders.missing(missing)}</p>`}
${mailedTo !== null && html`<p class="calm">${words.answer.mailed(mailedTo)}</p>`}</div>${!isAllTaken && happened}`;
}

/** What the last phase brought; `isWhole`: with what came of each order. */
export function happenedPart({ phase, sentences, orders }: SheetHappened, words: SheetWords, isWhole = false): Html {
  return html`<div class="told happened"><p><strong>${phase}</strong> · ${sentences.join(' ')}</p>
${orders.length > 0 && html`<details${isWhole && html` open`}><summary>${words.answer.eachOrder}</summary><ul>${orders.map(({ order, text }) => html`<li><code>${order}</code> ${text}</li>`)}</ul></details>`}</div>`;
}

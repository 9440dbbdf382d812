/** What became of what was sent. */
import { type Html, html } from '../markup/html.ts';
import type { SheetAnswer } from './sheet-data.ts';
import type { SheetWords } from './sheet-words.ts';

/** What could not be used stands first. `processed`: the phase that was over with it, in words. */
export function answerPart(answer: SheetAnswer, words: SheetWords, processed: string | null = null): Html {
  const { refused, report, mailedTo } = answer;
  if (refused !== null) return html`<div class="told bad"><p>${refused}</p></div>`;
  const faults = report.filter(({ outcome }) => outcome === 'refused');
  const asked = report.filter(({ outcome }) => outcome === 'confirm');
  const others = report.filter(({ outcome, message }) => (outcome === 'done' || outcome === 'note') && message !== '');
  return html`<div class="told${faults.length > 0 ? ' bad' : ''}"><p><strong>${faults.length > 0 ? words.answer.partly(faults.length) : words.answer.done}</strong></p>
${
  faults.length > 0 &&
  html`<ul class="faults">${faults.map(
    ({ text, message, suggestion }) =>
      html`<li><code>${text}</code> ${message}${suggestion?.split('\n').map((line) => html` <span class="try">${words.answer.tryThis(line)}</span>`) ?? ''}</li>`,
  )}</ul>`
}
${asked.map(
  ({ message, suggestion }) =>
    html`<p>${message}${suggestion !== undefined && html` ${words.answer.confirm(suggestion)} <button type="button" class="quiet" data-send="${suggestion}" hidden>${words.answer.doIt}</button>`}</p>`,
)}
${others.length > 0 && html`<ul>${others.map(({ text, message }) => html`<li>${text !== '' && html`<code>${text}</code> `}${message}</li>`)}</ul>`}
${processed !== null && html`<p>${words.answer.processed(processed)}</p>`}
${mailedTo !== null && html`<p class="calm">${words.answer.mailed(mailedTo)}</p>`}</div>`;
}

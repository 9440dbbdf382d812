/** Orders that are not on file: why, and the buttons that settle them. */
import { type Html, html } from '../markup/html.ts';
import { commandForm } from './form-parts.ts';
import type { BoardShown, SheetData, SheetPending } from './sheet-data.ts';
import type { SheetWords } from './sheet-words.ts';

export function pendingPart(
  data: SheetData,
  { line, heading, orders, sends, boards, isFiled }: SheetPending,
  words: SheetWords,
  newId: () => string,
): Html {
  const button = (command: string, text: string) => commandForm(data, command, text, words, newId());
  const [past, now] = boards ?? [];
  return html`<h2>${heading}</h2>
${past !== undefined && now !== undefined && html`<p>${words.answer.wroteFor(past.words)}</p><div class="boards">${past.words !== now.words && boardPart(past, words.answer.boardThen)}${boardPart(now, words.answer.boardNow)}</div>`}
<ul class="pending">${orders.map((order) => html`<li><code>${order}</code></li>`)}</ul>
<p class="buttons">${button(line, now !== undefined ? words.answer.takeOver(now.words) : isFiled ? words.state.meant : words.state.file)}${sends && button('SEND', words.state.send)}</p>`;
}

function boardPart({ words, picture }: BoardShown, told: (phase: string) => string): Html | null {
  if (picture === null) return null;
  const { light, dark } = picture;
  return html`<figure><a href="${light}"><picture><source srcset="${dark}" media="(prefers-color-scheme: dark)"><img src="${light}" alt=""></picture><figcaption>${told(words)}</figcaption></a></figure>`;
}

/**
 * The order sheet as a page. It works as it is written here, as plain forms; the script adds the map that is tapped, and takes
 * the same lists over. Nothing in it is inline: neither style nor script.
 */
import type { Board } from '../../engine/board/board.ts';
import { LANGUAGES, OWN_NAMES } from '../../engine/messages/languages.ts';
import { formatOrder } from '../../engine/orders/notation.ts';
import type { Instant } from '../../engine/time.ts';
import { t as currentWords } from '../locales/current.ts';
import { spellOrders } from '../locales/order-spelling.ts';
import { capitalize } from '../locales/text/counts.ts';
import { NO_BREAK } from '../locales/text/wrap.ts';
import type { Geography } from '../map/geometry/geography.ts';
import { type Html, html } from '../markup/html.ts';
import { boardAddress } from '../study/study-link.ts';
import { answerPart, happenedPart } from './answer-part.ts';
import type { OrderDraft } from './draft.ts';
import { commandForm, hiddenFields } from './form-parts.ts';
import { deskPart, seatsPart } from './gm-parts.ts';
import { orderFields } from './order-fields.ts';
import type { OrderLabels } from './order-labels.ts';
import { pressPart } from './press-parts.ts';
import { rulesPart } from './rules-part.ts';
import type { SheetAssets, SheetData, SheetPower } from './sheet-data.ts';
import type { SheetWords } from './sheet-words.ts';
import { type OrderTable, slotsOf } from './slots.ts';
import { phaseTitle, statePart } from './state-parts.ts';

export interface SheetFrame {
  readonly assets: SheetAssets;
  /** The board that the game is played on: null where there is none to order on. */
  readonly board: Board;
  /** Its map, for the signs on it; null: it is not drawn. */
  readonly geography: Geography | null;
  /** For each plain form one, so that a form sent twice is one mail: 16 letters and digits or more. */
  readonly newId: () => string;
  /** An instant as the reader reads it. */
  readonly time: (at: Instant) => string;
}

/** The whole document, in the language that is being written. */
export function sheetPage(data: SheetData, frame: SheetFrame): string {
  const language = currentWords();
  const words = language.sheet;
  const labels: OrderLabels = { words, board: frame.board };
  const { game, links, reader } = data;
  const own = reader.kind === 'player' ? reader.own : [];
  return html`<!doctype html>
<html lang="${language.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${words.title(game.name)}</title>
<link rel="stylesheet" href="${frame.assets.style}">
<link rel="icon" href="/assets/seal.svg" type="image/svg+xml">
${[frame.assets.script, ...(frame.assets.modules[language.code] ?? [])].map(
  (path) => html`<link rel="modulepreload" href="${path}">
`,
)}<link rel="preload" href="${links.board}" as="fetch" crossorigin="anonymous">
</head>
<body>
<a class="skip" href="#orders">${words.skip}</a>
<header class="bar">
<h1><a href="${links.game}">${game.name}</a></h1>
<p class="phase">${phaseTitle(data, words)}</p>
${duePart(data, words, frame)}
</header>
<main id="main" class="${reader.kind}" data-refresh="${frame.assets.refreshMs ?? 60_000}">
<div class="tabs" hidden></div>
<div id="answer" class="answer" role="status">${data.answer !== null ? answerPart(data.answer, data, { words, newId: frame.newId, processed: null }) : data.happened !== null && happenedPart(data.happened, words)}</div>
${reader.kind === 'unconfirmed' && unconfirmedPart(words)}
<section id="map" class="pane" aria-label="${words.tabs.map}">
${links.map !== null && html`<noscript><a href="${links.map.light}"><picture><source srcset="${links.map.dark}" media="screen and (prefers-color-scheme: dark)"><img src="${links.map.light}" alt="${words.board.noScript}" width="${links.map.width}" height="${links.map.height}"></picture></a></noscript>`}
<div class="stage" hidden></div>
</section>
<div class="side">
<section id="orders" class="pane" aria-label="${words.tabs.orders}">
${own.length > 0 && data.phase !== null && ordersForm(data, frame, labels)}
${own.length > 0 && html`<div class="state">${statePart(data, words, frame.newId)}</div>`}
${reader.kind === 'observer' && html`<p class="calm">${words.board.watching}</p>`}
</section>
${(reader.kind === 'player' || data.press.length > 0) && html`<section id="press" class="pane" aria-label="${words.tabs.press}">${pressPart(data, labels, frame)}</section>`}
${reader.kind === 'master' && html`<section id="desk" class="pane" aria-label="${words.tabs.desk}">${deskPart(data, reader.desk, labels, frame)}</section>`}
<section id="game" class="pane" aria-label="${words.tabs.game}">
${seatsPart(data, labels)}
${rulesPart(frame.board, data.position, frame.geography)}
<details class="in-words" hidden><summary>${language.map.inWords}</summary><div></div></details>
${data.earlier.length > 0 && phasesPart(data, words)}
${links.games.length > 0 && gamesPart(data, words)}
${data.mayWrite && languagesPart(data, words, frame)}
<p class="ways"><a href="${links.game}">${words.links.game}</a>${data.position !== null && html` · <a class="look" href="${boardAddress(frame.board, data.position)}">${words.analysis.lookInto}</a>`}${links.leave !== null && html` · <a href="${links.leave}">${words.leave}</a>`}</p>
</section>
</div>
</main>
<script type="application/json" id="sheet-data">${{ html: asScript(data) }}</script>
<script type="module" src="${frame.assets.script}"></script>
</body>
</html>
`.html;
}

/** Kept for mails too: each button sends the line. */
function languagesPart(data: SheetData, words: SheetWords, { newId }: SheetFrame): Html {
  const others = LANGUAGES.filter((code) => code !== data.language);
  return html`<div class="buttons languages">${others.map((code) => html`<span lang="${code}">${commandForm(data, `SET LANGUAGE ${code.toUpperCase()}`, OWN_NAMES[code], words, newId())}</span>`)}</div>`;
}

/** JSON that cannot end the element it stands in. */
function asScript(data: SheetData): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function duePart({ phase, now }: SheetData, words: SheetWords, { time }: SheetFrame): Html | null {
  if (phase === null) return null;
  if (phase.pausedAt !== null) return html`<p class="due">${words.phase.paused}</p>`;
  if (phase.deadline === null) return html`<p class="due">${words.phase.noDeadline}</p>`;
  const at = new Date(phase.deadline).toISOString();
  return html`<p class="due"><time datetime="${at}">${time(phase.deadline)}</time> <span class="left" data-countdown></span>${now > phase.deadline && phase.graceEnd !== null && html` <span class="grace">${words.phase.graceUntil(time(phase.graceEnd))}</span>`}</p>`;
}

function ordersForm(data: SheetData, frame: SheetFrame, labels: OrderLabels): Html {
  const { words, board } = labels;
  const { position, game, links, reader } = data;
  const own = reader.kind === 'player' ? reader.own : [];
  const table = position === null ? null : { board, position, proxies: game.proxies };
  const draft = Object.fromEntries(own.map((power) => [power.power, power.onFile]));
  return html`<form class="orders" method="post" action="${links.post}" autocomplete="off">
${hiddenFields(data, frame.newId())}
<div class="fields">${table !== null && orderFields({ table, labels, own, draft })}</div>
<div class="writing"><label for="text">${words.orders.text}</label>
<p class="calm" id="text-help">${words.orders.textHelp(table === null ? null : exampleOf(table, own, draft))}</p>
<textarea id="text" name="text" rows="3" spellcheck="false" autocapitalize="off" aria-describedby="text-help"></textarea>
<div class="read" hidden></div></div>
<div class="send"><p class="standing" role="status"></p><p class="buttons"><button type="submit">${words.orders.send}</button></p>
${own.map(({ receipt }) => receipt !== null && html`<p class="calm receipt">${words.orders.receipt(receipt)}</p>`)}</div>
</form>`;
}

/** An order of the reader's own as they could write it, in one piece. */
function exampleOf(table: OrderTable, own: readonly SheetPower[], draft: OrderDraft): string | null {
  const slots = own.flatMap(({ power }) => slotsOf(table, power, [], draft[power]));
  const orders = slots.flatMap((slot) => slot.orders);
  const order = orders.find(({ kind }) => kind !== 'hold') ?? orders[0];
  return order === undefined ? null : spellOrders(table.board, formatOrder(order)).replaceAll(' ', NO_BREAK);
}

function unconfirmedPart(words: SheetWords): Html {
  return html`<div class="told notice"><h2>${words.unconfirmed.heading}</h2><p>${words.unconfirmed.text}</p><p><a class="button" href="">${words.unconfirmed.reload}</a></p></div>`;
}

function phasesPart({ earlier }: SheetData, words: SheetWords): Html {
  return html`<h2>${words.history.heading}</h2><ol class="phases">${earlier.map(
    ({ words: phase, page, phase: code }) =>
      html`<li><a href="${page}" data-phase="${code}">${capitalize(phase)}</a></li>`,
  )}</ol>`;
}

function gamesPart({ links }: SheetData, words: SheetWords): Html {
  return html`<h2>${words.games.heading}</h2><ul class="games">${links.games.map(
    ({ name, path, due }) => html`<li><a href="${path}">${name}</a> <span class="calm">${due}</span></li>`,
  )}</ul>`;
}

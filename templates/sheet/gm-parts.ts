/** The powers as everybody may know them, and the desk of a GM. */
import type { Instant } from '../../engine/time.ts';
import { type Html, html } from '../markup/html.ts';
import { hiddenFields } from './form-parts.ts';
import type { OrderLabels } from './order-labels.ts';
import type { DeskAction, DeskRow, GmPanel, SheetData, SheetSeat } from './sheet-data.ts';
import type { SheetWords } from './sheet-words.ts';

export function seatsPart({ seats }: SheetData, { words }: OrderLabels): Html {
  const { seats: told } = words;
  return html`<h2>${told.heading}</h2>
<table class="seats"><thead><tr><th scope="col">${told.power}</th><th scope="col">${told.player}</th><th scope="col" class="number">${told.centers}</th><th scope="col" class="number">${told.units}</th></tr></thead>
<tbody>${seats.map(
    (seat) =>
      html`<tr><th scope="row">${seat.name}</th><td>${playerOf(seat, words)}${stateOf(seat, words)}</td><td class="number">${seat.centers ?? ''}</td><td class="number">${seat.units ?? ''}</td></tr>`,
  )}</tbody></table>`;
}

function playerOf({ player, isBot, isOpen }: SheetSeat, { seats: told }: SheetWords): Html | string {
  if (isBot) return html`<em>${told.bot}</em>`;
  if (isOpen) return html`<em>${told.open}</em>`;
  return player ?? '';
}

function stateOf({ late, owes, vote }: SheetSeat, { seats: told }: SheetWords): Html | null {
  const marks = [
    late ? told.late : owes === true ? told.owes : owes === false ? told.in : '',
    vote?.draw != null ? told.votesDraw : '',
  ].filter((mark) => mark !== '');
  return marks.length === 0
    ? null
    : html` <span class="mark${late || owes === true ? ' bad' : ''}">${marks.join(', ')}</span>`;
}

export interface DeskFrame {
  readonly newId: () => string;
  readonly time: (at: Instant) => string;
}

export function deskPart(data: SheetData, desk: GmPanel, { words }: OrderLabels, frame: DeskFrame): Html {
  return html`<h2>${words.desk.heading}</h2>
${desk.masterWait && html`<p>${words.desk.masterWait}</p>`}
<table class="rows"><thead><tr><th scope="col">${words.seats.power}</th><th scope="col">${words.desk.orders}</th></tr></thead>
<tbody>${desk.rows.map((row) => deskRow(data, row, words, frame))}</tbody></table>
<div class="actions">${desk.actions.map((action) => actionForm(data, action, words, frame.newId()))}</div>`;
}

function deskRow(
  { seats }: SheetData,
  { power, progress, waits, away, lateNotices, musters }: DeskRow,
  { desk }: SheetWords,
  { time }: DeskFrame,
): Html {
  const seat = seats.find((each) => each.power === power);
  const marks = [
    waits === true ? desk.waits : '',
    away === null ? '' : desk.away(time(away.from), time(away.to)),
    lateNotices > 0 ? desk.lateNotices(lateNotices) : '',
    musters === true ? desk.musters : '',
  ].filter((mark) => mark !== '');
  return html`<tr class="${progress ?? ''}"><th scope="row">${seat?.name ?? power}<span class="calm">${seat?.player ?? ''}</span></th><td>${progress !== null && desk.progress[progress]}${marks.length > 0 && html` <span class="mark">${marks.join(', ')}</span>`}</td></tr>`;
}

/** Without scripts what is asked for cannot be put into the line: the form then sends the line as it is shown, to be written out. */
function actionForm(data: SheetData, { key, line, asks, confirms }: DeskAction, words: SheetWords, id: string): Html {
  const { desk } = words;
  const { links, seats } = data;
  const field = ({ name, kind, value }: DeskAction['asks'][number]) => {
    const label = html`<span>${desk.asks[kind]}</span>`;
    if (kind === 'text') return html`<label>${label}<textarea data-ask="${name}" rows="3">${value}</textarea></label>`;
    if (kind === 'power')
      return html`<label>${label}<select data-ask="${name}">${seats.map(({ power, name: shown }) => html`<option value="${power}"${power === value ? html` selected` : ''}>${shown}</option>`)}</select></label>`;
    return html`<label>${label}<input data-ask="${name}" value="${value}"></label>`;
  };
  return html`<form class="action" method="post" action="${links.post}" data-line="${line}"><h3>${desk.actions[key]}</h3>
${hiddenFields(data, id)}
${asks.length > 0 && html`<div class="asks scripted">${asks.map(field)}</div>`}
<label class="line"><span>${words.orders.notation}</span><textarea name="text" rows="${line.split('\n').length}" spellcheck="false">${fillFields(line, asks)}</textarea></label>
${confirms && html`<p class="calm">${desk.confirms}</p>`}<p class="buttons"><button class="quiet">${desk.actions[key]}</button></p></form>`;
}

export function fillFields(line: string, asks: readonly { readonly name: string; readonly value: string }[]): string {
  return asks.reduce((text, { name, value }) => text.replaceAll(`{${name}}`, value), line);
}

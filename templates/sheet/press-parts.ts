/** Press as conversations: one for each partner, with a box to write in. */
import type { Instant } from '../../engine/time.ts';
import { type Html, html } from '../markup/html.ts';
import { hiddenFields } from './form-parts.ts';
import type { OrderLabels } from './order-labels.ts';
import type { Conversation, SheetData, SheetPressMessage, SheetSeat } from './sheet-data.ts';
import type { SheetWords } from './sheet-words.ts';

export interface PressFrame {
  readonly newId: () => string;
  readonly time: (at: Instant) => string;
}

export function pressPart(data: SheetData, { words }: OrderLabels, frame: PressFrame): Html {
  const open = sheetConversations(data);
  if (open.length === 0) return html`<h2>${words.press.heading}</h2><p class="calm">${words.press.closed}</p>`;
  return html`<h2>${words.press.heading}</h2>
<div class="talks">${open.map((each) => conversationPart(data, each, words, frame))}${severalPart(data, words, frame)}</div>`;
}

/** A message to several powers at once. What they answer stands in a conversation of them all. */
function severalPart(data: SheetData, words: SheetWords, frame: PressFrame): Html | null {
  const partners = partnersOf(data);
  if (!mayWriteIn(data) || !data.game.hasPress || partners.length < 2) return null;
  return html`<details class="talk several" id="talk-several"><summary><strong>${words.press.several}</strong></summary>
<form class="message" method="post" action="${data.links.post}">
${hiddenFields(data, frame.newId())}<input type="hidden" name="message" value="several">
<fieldset class="partners"><legend>${words.press.toWhom}</legend>${partners.map(({ power, name }) => html`<label><input type="checkbox" name="to" value="${power}"> ${name}</label>`)}</fieldset>
<label for="talk-several-text">${words.press.writeSeveral}</label><textarea id="talk-several-text" name="text" rows="3" data-draft="several"></textarea>
<p class="buttons"><button type="submit">${words.press.send}</button></p></form></details>`;
}

function mayWriteIn({ mayWrite, game, reader }: SheetData): boolean {
  return mayWrite && game.status !== 'forming' && (reader.kind === 'player' || reader.kind === 'master');
}

/** Powers that somebody plays, but the reader's own. */
function partnersOf({ seats, reader }: SheetData): readonly SheetSeat[] {
  const own = reader.kind === 'player' ? reader.own.map(({ power }) => power) : [];
  return seats.filter(({ power, status }) => !own.includes(power) && status !== 'dummy');
}

/** Those there have been, and one for everybody who can be written to. */
export function sheetConversations(data: SheetData): readonly Conversation[] {
  const { press, reader, game } = data;
  if (reader.kind !== 'player' && reader.kind !== 'master') return press;
  const partners = game.hasPress || reader.kind === 'master' ? partnersOf(data) : [];
  const fresh: readonly Conversation[] = [
    ...(game.hasPress || reader.kind === 'master' ? [{ with: 'all' as const, key: 'ALL', messages: [] }] : []),
    ...partners.map(({ power }) => ({ with: [power], key: power, messages: [] })),
    ...(reader.kind === 'player' ? [{ with: ['MASTER' as const], key: 'MASTER', messages: [] }] : []),
  ];
  return [...press, ...fresh.filter(({ key }) => !press.some((each) => each.key === key))];
}

/** Whom a conversation is with, in words. */
function partnerName(
  { seats }: Pick<SheetData, 'seats'>,
  { with: partners }: Pick<Conversation, 'with'>,
  words: SheetWords,
): string {
  if (partners === 'all') return words.press.all;
  return partners
    .map((each) => {
      if (each === 'MASTER') return words.press.gm;
      if (each === 'OBSERVERS') return words.press.observers;
      return seats.find(({ power }) => power === each)?.name ?? each;
    })
    .join(', ');
}

/** The lines that send a message to a partner: the text stands between them. */
export function pressLines({ with: partners, key }: Pick<Conversation, 'with' | 'key'>): readonly [string, string] {
  return partners === 'all' ? ['BROADCAST', 'ENDBROADCAST'] : [`PRESS TO ${key}`, 'ENDPRESS'];
}

function conversationPart(data: SheetData, talk: Conversation, words: SheetWords, frame: PressFrame): Html {
  const name = partnerName(data, talk, words);
  const id = `talk-${talk.key.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  const isBot = data.seats.some((seat) => seat.isBot && seat.power === talk.key);
  const last = talk.messages.at(-1);
  const mayWrite = mayWriteIn(data);
  return html`<details class="talk" data-talk="${talk.key}" id="${id}">
<summary><strong>${name}</strong>${isBot && html` <em>${words.seats.bot}</em>`}<span class="badge" hidden></span>${last !== undefined && html`<span class="calm last">${last.isOwn ? `${words.press.you}: ` : ''}${last.body.split('\n')[0]!.slice(0, 80)}</span>`}</summary>
<ol class="messages">${talk.messages.map((message) => messagePart(message, words, frame))}</ol>
${talk.messages.length === 0 && html`<p class="calm">${words.press.none}</p>`}
${
  mayWrite &&
  html`<form class="message" method="post" action="${data.links.post}">
${hiddenFields(data, frame.newId())}<input type="hidden" name="line" value="${pressLines(talk)[0]}">
<label for="${id}-text">${words.press.write(name)}</label><textarea id="${id}-text" name="text" rows="3" data-draft="${talk.key}"></textarea>
${talk.with === 'all' && html`<p class="calm">${words.press.toAll}</p>`}<p class="buttons"><button type="submit">${words.press.send}</button></p></form>`
}
</details>`;
}

function messagePart(
  { at, from, to, isOwn, subject, body }: SheetPressMessage,
  words: SheetWords,
  { time }: PressFrame,
): Html {
  return html`<li class="${isOwn ? 'own' : 'theirs'}"><p class="who"><strong>${isOwn ? words.press.you : (from ?? words.press.unknown)}</strong> → ${to} <time datetime="${new Date(at).toISOString()}">${time(at)}</time></p>
${subject !== null && subject !== '' && html`<p class="subject">${subject}</p>`}<p class="body">${body}</p></li>`;
}

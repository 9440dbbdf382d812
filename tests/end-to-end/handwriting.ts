/** Ways in which people write orders and mails: the same orders in many hands. */
import type Mail from 'nodemailer/lib/mailer/index.js';
import { provinceOf } from '../../engine/vocabulary.ts';
import { standard } from '../boards.ts';

/** The part of a mail that holds the orders. */
export type Hand = (orders: readonly string[]) => Pick<Mail.Options, 'text' | 'html' | 'textEncoding'>;

const COASTS: Readonly<Record<string, string>> = { nc: 'north coast', sc: 'south coast', ec: 'east coast' };
const NAMES = new Map(standard.variant.provinces.map(({ id, name }) => [id, name]));

/** Names of the hands with what each is good for. */
export const HANDS: Readonly<Record<string, Hand>> = {
  'judge syntax': (orders) => text(orders),
  'full names': (orders) => text(orders.map(inWords)),
  'several on a line': (orders) => text(inPairs(orders.map(capitals)).map((pair) => pair.join(', '))),
  'several with semicolons': (orders) => text([orders.map((order) => capitals(order)).join('; ')]),
  'without types': (orders) =>
    text(orders.map((order) => (/^(build|remove|waive)/.test(order) ? order : order.replace(/^[AF] /, '')))),
  'arrows and a list': (orders) => text(orders.map((order, n) => `${n + 1}. ${order.replaceAll(' - ', ' -> ')}`)),
  'capitals and glued dashes': (orders) => text(orders.map((order) => order.replaceAll(' - ', '-').toUpperCase())),
  'an em dash in another charset': (orders) => ({
    text: orders.map((order) => inWords(order).replace(' moves to ', ' — ')).join('\r\n'),
    textEncoding: 'base64',
  }),
  'HTML alone': (orders) => ({
    html: `<html><head><style>p { color: red }</style></head><body><div>Hello judge,</div><br>${orders
      .map((order) => `<div>${capitals(order).replaceAll(' - ', ' &#8594; ')}</div>`)
      .join('')}<div><br></div><div>-- <br>Sent from my telephone</div></body></html>`,
  }),
  'an HTML table': (orders) => ({
    html: `<table>${orders.map((order) => `<tr><td>${order.split(' ').join('</td><td>')}</td></tr>`).join('')}</table>`,
  }),
  'quoted reply below': (orders) =>
    text([
      'Hello, these are my moves:',
      '',
      ...orders.map(capitals),
      '',
      'On Tue, 3 Mar 2026 at 19:00, Chancery wrote:',
      '> To send your orders, reply to this mail with lines like these:',
      ...standard.powers.flatMap(({ units }) => units.map((unit) => `> ${unit} H`)),
    ]),
  'courteous, with remarks': (orders) =>
    text([
      'Dear judge,',
      '',
      ...orders.map((order) => `${order} % as we agreed`),
      'signoff',
      'Greetings from rainy Leeds',
    ]),
};

function text(lines: readonly string[]): { readonly text: string } {
  return { text: lines.join('\r\n') };
}

function inPairs(list: readonly string[]): readonly (readonly string[])[] {
  return list.flatMap((_, n) => (n % 2 === 0 ? [list.slice(n, n + 2)] : []));
}

function capitals(order: string): string {
  return order.replace(/\b[a-z]{3}\b/g, (place) => place.slice(0, 1).toUpperCase() + place.slice(1));
}

function inWords(order: string): string {
  const unit = (word: string) => ({ A: 'Army', F: 'Fleet' })[word] ?? word;
  const place = (code: string) => {
    const coast = code.split('/')[1];
    const name = NAMES.get(provinceOf(code)) ?? code;
    return coast === undefined ? name : `${name} (${COASTS[coast]})`;
  };
  return order
    .split(' ')
    .map((word) => {
      switch (word) {
        case 'H':
          return 'holds';
        case 'S':
          return 'supports';
        case 'C':
          return 'convoys';
        case 'D':
          return 'disbands';
        case '-':
          return 'moves to';
        case 'VIA':
          return 'via convoy';
        default:
          return /^[AF]$/.test(word) ? unit(word) : /^[a-z]{3}(\/..)?$/.test(word) ? place(word) : word;
      }
    })
    .join(' ');
}

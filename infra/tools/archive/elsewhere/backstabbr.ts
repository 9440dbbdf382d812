/** Backstabbr's page of one season of a game, as saved from a browser: its board and orders stand in the page as values of its script. */
import { isObject } from '../../../../engine/adjudicate/faults.ts';
import { htmlToText } from '../../../../lambdas/mail/html-text.ts';
import { keysTwice } from '../records/json-values.ts';
import { classicHeading, type ElsewhereGame, orderLine, toldOrFileName, UNSEEN, unitWord } from './classic-text.ts';

type Units = Readonly<Record<string, Readonly<Record<string, string | { type?: string; coast?: string } | null>>>>;

interface Order {
  readonly type?: string;
  readonly to?: string;
  readonly to_coast?: string;
  readonly from?: string;
  readonly unit?: string;
  readonly result?: string;
}

/** Null when the page is another. `file`: its name, for a game that tells none. */
export function readBackstabbr(page: string, file: string): ElsewhereGame | null {
  const texts = ['unitsByPlayer', 'orders'].map((name) => objectOf(page, name));
  const [units, orders] = texts.map(tableOf) as [
    Units | null,
    Readonly<Record<string, Readonly<Record<string, Order | null>>>> | null,
  ];
  const title = /<meta\s[^>]{0,60}property="og:title"[^>]{0,20}content="([^"]{1,300})"/i.exec(page)?.[1];
  const named = /^(.*?)\s*\((Spring|Fall|Winter) (\d{1,4})\)\s*$/.exec(title ?? '');
  if (units === null || orders === null || named === null) return null;
  const [, told, season, year] = named;
  const name = toldOrFileName(file, told);
  const isWinter = season === 'Winter';
  const isRetreat = !isWinter && /\bvar stage\s*=\s*["']NEEDS_RETREATS/.test(page);
  let beside = [...page.matchAll(/\bvar (?!(?:stage|unitsByPlayer|orders)\b)\w+\s*=/g)].length;
  const words = htmlToText(page, page.length + 1).text.split('\n');
  beside += words.filter((line) => line.trim() !== '').length;
  for (const count of texts.flatMap((text) => [...keysTwice(text).values()])) beside += count;
  for (const unit of Object.values(units).flatMap((list) => Object.values(list))) {
    if (isObject(unit)) beside += Object.keys(unit).filter((key) => key !== 'type' && key !== 'coast').length;
  }
  const standing = Object.entries(units).flatMap(([power, list]) => Object.keys(list).map((place) => [power, place]));
  const given = Object.entries(orders).flatMap(([power, list]) => Object.keys(list).map((place) => [power, place]));
  const all = isWinter
    ? given
    : [...standing, ...given.filter(([power, place]) => units[power!]?.[place!] === undefined)];
  const lines = all.flatMap(([power, place]) => {
    const order = orders[power!]?.[place!] ?? {};
    beside += Object.keys(order).filter((key) => !KEYS.has(key)).length;
    if (isWinter) return adjustmentOf(units, power!, place!, order);
    // Beside the retreats stand the moves before them, which the page of those has.
    if (isRetreat && !/^(?:RETREAT|DISBAND)$/i.test(order.type ?? '')) beside += 1;
    else return moveOf(units, power!, place!, order);
    return [];
  });
  // A page of the turn that is being played has what was entered up to then, and no results.
  const isOpen = /\bvar stage\s*=\s*["']NEEDS_(?:ORDERS|BUILDS)/.test(page);
  const isOver =
    !isOpen || Object.values(orders).some((list) => Object.values(list).some((each) => each?.result != null));
  const kind = isWinter ? 'Adjustment' : isRetreat ? 'Retreat' : 'Movement';
  return {
    ...name,
    judge: 'Backstabbr',
    variant: null,
    lines: [...classicHeading(kind, season!, year!, isOver), ...lines],
    players: {},
    result: null,
    beside,
  };
}

const KEYS: ReadonlySet<string> = new Set<keyof Order>(['type', 'to', 'to_coast', 'from', 'unit', 'result']);

/** `var orders = {…};` of the page's script, in JSON; empty where there is none. */
function objectOf(page: string, name: string): string {
  const start = new RegExp(`\\bvar ${name}\\s*=\\s*(?=\\{)`).exec(page);
  if (start === null) return '';
  const from = start.index + start[0].length;
  return page.slice(from, endOfObject(page, from));
}

function tableOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && Object.values(value).every(isObject) ? value : null;
  } catch {
    return null;
  }
}

/** Where the object that begins here ends, on whatever line; texts in it may hold braces. */
function endOfObject(page: string, from: number): number {
  let depth = 0;
  for (const { 0: sign, index } of page.slice(from, from + 200_000).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth === 0) return from + index + 1;
  }
  return from;
}

function coasted(place: string, coast: string | undefined): string {
  return coast === undefined || coast === '' ? place : `${place}/${coast}`;
}

/** `power`: whose unit is meant where there are two, one of them dislodged. */
function unitAt(units: Units, place: string, power?: string): string {
  const own = power === undefined ? [] : [units[power] ?? {}];
  for (const list of [...own, ...Object.values(units)]) {
    const unit = list[place];
    if (typeof unit === 'string') return `${unitWord(unit)} ${place}`;
    if (typeof unit?.type === 'string') return `${unitWord(unit.type)} ${coasted(place, unit.coast)}`;
  }
  return `${UNSEEN} ${place}`;
}

function moveOf(units: Units, power: string, place: string, order: Order): readonly string[] {
  const unit = unitAt(units, place, power);
  const to = coasted(order.to ?? '', order.to_coast);
  const notes = /^(?:SUCCEEDS)?$/i.test(order.result ?? '') ? [] : [order.result!.toLowerCase()];
  switch (order.type?.toUpperCase() ?? '') {
    case 'MOVE':
    case 'RETREAT':
      return [orderLine(power, `${unit} -> ${to}`, notes)];
    case 'SUPPORT': {
      const helped = unitAt(units, order.from ?? '');
      const isMove = order.to !== undefined && order.to !== '' && order.to !== order.from;
      return [orderLine(power, `${unit} SUPPORT ${helped}${isMove ? ` -> ${to}` : ''}`, notes)];
    }
    case 'CONVOY':
      return [orderLine(power, `${unit} CONVOY ${unitAt(units, order.from ?? '')} -> ${to}`, notes)];
    case 'DISBAND':
      return [orderLine(power, `${unit} DISBAND`, notes)];
    case 'HOLD':
      return [orderLine(power, `${unit} HOLD`, notes)];
    case '':
      return [orderLine(power, `${unit}, No order processed`, [])];
    default:
      return [orderLine(power, `${unit} ${order.type}`, notes)];
  }
}

function adjustmentOf(units: Units, power: string, place: string, order: Order): readonly string[] {
  switch (order.type?.toUpperCase()) {
    case 'BUILD': {
      const type = unitWord(order.unit ?? unitAt(units, place)).toLowerCase();
      return [`${power}: Builds ${type === 'army' ? 'an' : 'a'} ${type} in ${coasted(place, order.to_coast)}.`];
    }
    case 'REMOVE':
    case 'DISBAND': {
      const [, type, at] = /^(.*) (\S+)$/.exec(unitAt(units, place, power))!;
      return [`${power}: Removes the ${type!.toLowerCase()} in ${at}.`];
    }
    case 'WAIVE':
      return [`${power}: Build waived.`];
    default:
      return [`${power}: ${order.type} ${place}.`];
  }
}

/** Arguments that several commands take: games, addresses, phases, dates, numbers, powers. */

import type { PhaseCode } from '../../board/position.ts';
import type { Power } from '../../board/variant.ts';
import { type Address, addressIn } from '../../text/address.ts';
import { foldText } from '../../text/fold.ts';
import { shortenText } from '../../text/shorten.ts';
import { type GameName, isGameName, phaseCode } from '../../vocabulary.ts';
import { readOnePower } from '../names/power-list.ts';
import { parseTime } from '../times/parse-time.ts';
import { readPhaseText } from '../times/phase-text.ts';
import type { WrittenTime } from '../times/written-time.ts';
import type { CommandContext, Problem } from './command-context.ts';

export function splitWords(text: string): readonly string[] {
  return foldText(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
}

/** Name of a game in lower case; null when the word is none. */
export function readGameName(word: string): GameName | null {
  const name = foldText(word)
    .toLowerCase()
    .replace(/[.!?]$/, '');
  return isGameName(name) ? name : null;
}

export function readGame(text: string): { readonly game: GameName | null } | Problem {
  const words = splitWords(text).filter((word) => !/^(?:game|the|of|for)$/i.test(word));
  if (words.length === 0) return { game: null };
  const game = words.length === 1 ? readGameName(words[0]!) : null;
  return game === null ? { problem: { code: 'deciding/no-game-name', text: shortenText(text) } } : { game };
}

/** Of text as it was received: nothing in an address is folded. */
export function readAddresses(text: string): { readonly addresses: readonly Address[] } | Problem {
  const words = text
    .replace(/mailto:|[<>]/gi, ' ')
    .split(/[\s,;]+/)
    .filter((word) => word !== '' && !/^and$/i.test(word));
  const addresses: Address[] = [];
  for (const word of words) {
    const address = addressIn(word);
    if (address === null) return notAnAddress(word);
    addresses.push(address);
  }
  return { addresses };
}

export function notAnAddress(word: string): Problem {
  return { problem: { code: 'deciding/no-address', text: shortenText(word) } };
}

/** Somebody in a command: `Anton <anton@example.org>`, `anton@example.org (Anton)`, `Anton anton@example.org`. */
/** Words that are to be addresses, with the names beside them. */
export interface WrittenAddress {
  readonly written: string;
  /** Null: what is written is none. */
  readonly address: Address | null;
  readonly name: string | null;
}

export interface NamedAddress extends Pick<WrittenAddress, 'name'> {
  readonly address: Address;
}

/** Names and addresses, with commas, semicolons or spaces between; what stands before an address is the name of its owner. */
export function readNamedAddresses(text: string): readonly WrittenAddress[] {
  const people: WrittenAddress[] = [];
  const name: string[] = [];
  const inOrder = text.replace(/mailto:/gi, ' ').replace(/([^\s<>,;()]+@[^\s<>,;()]+)>?\s*\(([^()]*)\)/g, '$2 <$1>');
  for (const part of inOrder.split(/([\s,;]+)/)) {
    const word = part.replace(/^[<"'“‘«(]+|[>"'”’»)]+$/g, '');
    if (/^[\s,;]*$/.test(part)) {
      if (/[,;]/.test(part)) people.push(...name.splice(0).map(nameless));
    } else if (word.includes('@')) {
      const given = name.splice(0).join(' ');
      people.push({ ...nameless(word), name: given === '' || /^and$/i.test(given) ? null : given });
    } else if (word !== '') name.push(word);
  }
  return [...people, ...name.map(nameless)];
}

function nameless(written: string): WrittenAddress {
  return { written, address: addressIn(written), name: null };
}

export function readAddress(text: string): { readonly address: Address } | Problem {
  const read = readAddresses(text);
  if ('problem' in read) return read;
  const [address, ...more] = read.addresses;
  return address === undefined || more.length > 0 ? { problem: { code: 'deciding/one-address' } } : { address };
}

/** Null for an empty text. Without a board a code such as S1902M is taken as it stands. */
export function readPhase(text: string, { board }: CommandContext): { readonly phase: PhaseCode | null } | Problem {
  const words = foldText(text).trim();
  if (words === '') return { phase: null };
  const code = /^[a-z]\s*\d{1,4}\s*[mrab]$/i.test(words) ? words.replace(/\s/g, '').toUpperCase() : null;
  const phase =
    board === null ? (code === null ? null : phaseCode(code.replace(/B$/, 'A'))) : readPhaseText(board, words);
  return phase === null ? { problem: { code: 'deciding/no-phase', text: shortenText(words) } } : { phase };
}

export function readTime(text: string): { readonly at: WrittenTime } | Problem {
  const parsed = parseTime(text);
  return 'problem' in parsed ? parsed : { at: parsed.time };
}

const UNITS: ReadonlyMap<string, number> = new Map([
  ['m', 1],
  ['h', 60],
  ['d', 1440],
  ['w', 10_080],
]);

/** `two days`. */
const COUNTS = new Map(
  ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, n) => [word, n || 1]),
).set('an', 1);
/** In German and French, as they stand in front of hours, days and weeks. */
for (const [n, words] of [
  ['ein', 'eine', 'einen', 'un', 'une'],
  ['zwei', 'deux'],
  ['drei', 'trois'],
  ['vier', 'quatre'],
  ['funf', 'fuenf', 'cinq'],
  ['sechs', 'six'],
  ['sieben', 'sept'],
].entries())
  for (const word of words) COUNTS.set(word, n + 1);
const FOREIGN_UNITS: readonly (readonly [RegExp, string])[] = [
  [/(?:stunden?|std|heures?)$/, 'h'],
  [/(?:tage?n?|jours?)$/, 'd'],
  [/(?:wochen?|semaines?)$/, 'w'],
];

/** `24h`, `by 2 days`, `a week`, `zwei Tage`, `une semaine`: minutes, from one minute to a year. */
export function readDuration(text: string): { readonly minutes: number } | Problem {
  const written = foldText(text)
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '');
  const words = FOREIGN_UNITS.reduce((said, [unit, short]) => said.replace(unit, short), written);
  const match =
    /^(?:(?:it|deadline)\s+)?(?:(?:by|um|de)\s+)?\+?\s*(?:another\s+)?(\d{1,4}|[a-z]{1,6}?)\s*(m|min|minutes?|h|hrs?|hours?|d|days?|w|weeks?)$/.exec(
      words,
    );
  const minutes = match === null ? 0 : (COUNTS.get(match[1]!) ?? Number(match[1])) * UNITS.get(match[2]!.charAt(0))!;
  return minutes >= 1 && minutes <= 366 * 1440
    ? { minutes }
    : { problem: { code: 'deciding/no-span', text: shortenText(text) } };
}

export function readNumber(text: string, least: number, most: number): { readonly value: number } | Problem {
  const digits = text.trim().replace(/\.$/, '');
  const number = /^[+-]?\d{1,9}(?:\.\d{1,4})?$/.test(digits) ? Number(digits) : Number.NaN;
  return number >= least && number <= most
    ? { value: number }
    : { problem: { code: 'deciding/no-number', text: shortenText(text), least, most } };
}

export const NEEDS_GAME: Problem = { problem: { code: 'deciding/which-game' } };

export function readPowerArgument(text: string, { board }: CommandContext): { readonly power: Power } | Problem {
  if (board === null) return NEEDS_GAME;
  const power = readOnePower(board, foldText(text).trim());
  return power === null ? { problem: { code: 'deciding/no-power', text: shortenText(text) } } : { power };
}

/** Takes `yes`, `no` and their like; null when the text is neither. */
export function readYesNo(text: string): boolean | null {
  const word = foldText(text)
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '');
  if (/^(?:yes|y|on|true|agreed?|ok|please)$/.test(word)) return true;
  return /^(?:no|n|off|false|never)$/.test(word) ? false : null;
}

/** A zone as written, if it looks like one; whether it exists is checked by who knows zones. */
export function readZone<T>(args: string, build: (zone: string) => T): T | Problem {
  const zone = args.replace(/^to\s+/i, '').trim();
  return /^[A-Za-z][A-Za-z0-9_+/ -]{1,40}$/.test(zone)
    ? build(zone)
    : { problem: { code: 'deciding/no-zone', text: shortenText(zone) } };
}

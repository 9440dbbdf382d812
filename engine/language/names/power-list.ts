/** Lists of powers: letters in one word, names, or both mixed (judge-language A9, B1). */
import type { Board } from '../../board/board.ts';
import { nameOfPower } from '../../board/display-names.ts';
import type { Power } from '../../board/variant.ts';
import type { Message } from '../../messages/all-messages.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { foldText } from '../../text/fold.ts';
import type { PressAddressee } from '../mail/mail-text.ts';
import { allNamesOf, type BoardNames, boardNames } from './board-names.ts';
import { idsBegun, nameKey, namesSpelled } from './name-index.ts';

export type ListRead<T> =
  | { readonly list: readonly T[] }
  | { readonly problem: Message; readonly suggestion: string | null };

const MASTER: ReadonlySet<string> = new Set(['master', 'gm', 'moderator', 'gamemaster', 'masters']);
const OBSERVERS: ReadonlySet<string> = new Set(['observer', 'observers', 'watchers', 'spectators']);

/** Powers, and where `others` is set also M for the master and O for observers. */
export function readAddressees(board: Board, text: string): ListRead<PressAddressee> {
  return readList(board, text, true);
}

/** Powers only, each once. */
export function readPowerList(board: Board, text: string): ListRead<Power> {
  return readList(board, text, false) as ListRead<Power>;
}

/** One power by name, adjective, the beginning of one, or letter; null when it is none or several. */
export function readOnePower(board: Board, text: string): Power | null {
  const key = nameKey(text.replace(/['’]s$/i, ''));
  const names = boardNames(board);
  const letter = names.letters.get(key);
  if (key.length === 1) return letter ?? null;
  const ids = begun(names, key);
  if (ids.length > 0) return ids.length === 1 ? ids[0]! : null;
  // In another language, more of the name: its first letters mean too much there.
  const other = nameKey(withoutArticle(foldText(text)));
  const meant = other.length < LEAST_OF_OTHERS ? [] : begun(allNamesOf(board), other);
  return meant.length === 1 ? meant[0]! : null;
}

const LEAST_OF_OTHERS = 4;

/** `la France`, `l'Autriche`, `die Türkei`, as people write in front of a name. */
function withoutArticle(folded: string): string {
  return folded
    .trim()
    .replace(/^(?:la|le|les|die|der|das|den)\s+/i, '')
    .replace(/^[ld]['’]\s*/i, '');
}

/** Whole names in any language of the variant; else in English; where that says nothing, in the others as well. */
function readList(board: Board, text: string, others: boolean): ListRead<PressAddressee> {
  const folded = foldText(text);
  const whole = board.translations === undefined ? null : wholeNames(allNamesOf(board), folded);
  if (whole !== null) return { list: whole };
  const read = readListWith(board, boardNames(board), folded, others);
  if (!('problem' in read) || board.translations === undefined) return read;
  const bare = folded
    .split(/[\s,;/&+]+/)
    .filter((word, n, all) => !(/^(?:und|et)$/i.test(word) && n > 0 && n < all.length - 1))
    // An article stands before a name; alone, or at the end, its letters are powers.
    .filter((word, n, all) => !(/^(?:la|le|les|die|der|das|den)$/i.test(word) && (all[n + 1]?.length ?? 0) > 2))
    .map((word) => withoutArticle(word))
    .join(' ');
  const other = readListWith(board, allNamesOf(board), bare, others);
  return 'problem' in other || other.list.length === 0 ? read : other;
}

/** `Confédération du Rhin et Royaume-Uni`: names written out, each of one power; null for anything else. */
function wholeNames(names: BoardNames, folded: string): readonly Power[] | null {
  const list: Power[] = [];
  for (const part of folded.split(/[,;/&+]|\s(?:and|und|et)\s/i)) {
    const [power, ...more] = names.powers.exact.get(nameKey(withoutArticle(part))) ?? [];
    if (power === undefined || more.length > 0) return null;
    if (!list.includes(power)) list.push(power);
  }
  return list;
}

function readListWith(board: Board, names: BoardNames, folded: string, others: boolean): ListRead<PressAddressee> {
  const words = folded
    .split(/[\s,;/&+]+/)
    .filter((word) => word !== '' && !/^(?:and|the|power|powers|to)$/i.test(word));
  const list: PressAddressee[] = [];
  for (let at = 0; at < words.length; ) {
    const read = readEntry(board, names, words, at, others);
    if ('problem' in read) return read;
    for (const each of read.list) if (!list.includes(each)) list.push(each);
    at = read.next;
  }
  return { list };
}

type Entry =
  | { readonly list: readonly PressAddressee[]; readonly next: number }
  | { readonly problem: Message; readonly suggestion: string | null };

/** The longest name of a power, or of a seat of several, that begins at a word; else the word as letters. */
function readEntry(board: Board, names: BoardNames, words: readonly string[], at: number, others: boolean): Entry {
  const most = Math.max(names.powers.mostWords, names.seats.mostWords);
  for (let many = Math.min(most, words.length - at); many > 0; many--) {
    const key = nameKey(words.slice(at, at + many).join(' '));
    const spelt = many === 1 ? { ids: [], exact: false } : namesSpelled(names.powers, key);
    if (spelt.exact && spelt.ids.length === 1) return { list: spelt.ids, next: at + many };
    const seat = names.seats.exact.get(key);
    if (seat?.length === 1) return { list: names.powersOfSeat.get(seat[0]!)!, next: at + many };
  }
  const word = words[at]!;
  const key = nameKey(word.replace(/'s$/i, ''));
  if (others && MASTER.has(key)) return { list: ['MASTER'], next: at + 1 };
  if (others && OBSERVERS.has(key)) return { list: ['OBSERVERS'], next: at + 1 };
  const spelt = namesSpelled(names.powers, key);
  if (spelt.exact && spelt.ids.length === 1) return { list: spelt.ids, next: at + 1 };
  const begins = key.length > 1 ? begun(names, key) : [];
  // `the Germans`.
  const name = begins.length === 0 && key.length > 3 && key.endsWith('s') ? begun(names, key.slice(0, -1)) : begins;
  const letters = readLetters(names, key, others);
  if (letters === null) {
    if (name.length === 1) return { list: name, next: at + 1 };
    const problem: Message =
      name.length === 0
        ? { code: 'deciding/no-power', text: word.slice(0, 40) }
        : { code: 'lines/several-powers', shown: word, powers: name };
    return { problem, suggestion: null };
  }
  // Two letters are letters; a longer word that is also the beginning of one name could be either.
  if (name.length !== 1 || key.length < 3) return { list: letters, next: at + 1 };
  const asName = nameOfPower(board, name[0]!);
  return { problem: { code: 'lines/name-or-letters', shown: word, power: name[0]!, letters }, suggestion: asName };
}

/** Powers by letters run together; null when a character is no letter of a power, or stands twice. */
function readLetters(names: BoardNames, key: string, others: boolean): readonly PressAddressee[] | null {
  const list: PressAddressee[] = [];
  for (const letter of key) {
    const power = names.letters.get(letter) ?? (others ? OTHERS.get(letter) : undefined);
    if (power === undefined || list.includes(power)) return null;
    list.push(power);
  }
  return list;
}

const OTHERS: ReadonlyMap<string, PressAddressee> = new Map([
  ['m', 'MASTER'],
  ['o', 'OBSERVERS'],
]);

/** Powers whose name or adjective begins so; two letters are enough. */
function begun(names: BoardNames, key: string): readonly Power[] {
  return names.powers.exact.get(key) ?? (key.length < 2 ? [] : idsBegun(names.powers, key));
}

/** To whom a misspelt name most probably means to write; null when no one is near, or two are. */
export function nearestAddressee(board: Board, word: string): string | null {
  const written = word.trim().toLowerCase();
  if (written.length < 4) return null;
  const most = written.length < 7 ? 1 : 2;
  const names = [...board.powers.map(({ display }) => display), 'master', 'observers', 'everybody', 'everyone'];
  const [best, next] = names
    .map((name) => ({ name, away: editDistance(written, name.toLowerCase(), most) }))
    .sort((a, b) => a.away - b.away);
  return best === undefined || best.away > most || best.away === next?.away ? null : best.name;
}

/** `E[FGR][TAI]`, `England, France, *`: powers in order of preference, equals in brackets (judge-language B, SET PREFERENCE). */
import type { Board } from '../../board/board.ts';
import type { Power } from '../../board/variant.ts';
import type { Message } from '../../messages/all-messages.ts';
import { foldText } from '../../text/fold.ts';
import { boardNames } from './board-names.ts';
import { readPowerList } from './power-list.ts';

type Preferences = readonly (readonly Power[])[];

/** `England and then France please`: letters stand alone, so that only behind a word of more are these no powers. */
const BESIDE =
  /(?<=\p{L}{3}[\s,]+)(?:please|pls|bitte|svp|s'il (?:vous|te) plait|thanks|danke|merci|if possible|wenn moglich|si possible|or|otherwise|else|then|oder|sonst|dann|ou|sinon|puis|ensuite)\b/giu;

/** `*` becomes a tier of all powers that are not named. */
export function readPreferences(
  board: Board,
  text: string,
): { readonly preferences: Preferences } | { readonly problem: Message } {
  const folded = foldText(text).trim().replace(BESIDE, ' ');
  const tiers: Power[][] = [];
  let starAt: number | null = null;
  for (const part of folded.match(/\[[^\]]*\]?|\([^)]*\)?|\*|[^[(*]+/g) ?? []) {
    if (part === '*') {
      starAt ??= tiers.length;
      tiers.push([]);
      continue;
    }
    const equal = part.startsWith('[') || part.startsWith('(');
    const inner = part.replace(/[[\]()]/g, ' ').replace(/[<>-]+(?=\s|$)|(?<=\s)[<>-]+/g, ',');
    if (inner.replace(/[\s,>.]+/g, '') === '') continue;
    const read = readEntries(board, inner.replace(/[>]/g, ','));
    if ('problem' in read) return read;
    if (equal) tiers.push([...read.list]);
    else for (const power of read.list) tiers.push([power]);
  }
  const named = tiers.flat();
  const twice = named.find((power, n) => named.indexOf(power) !== n);
  if (twice !== undefined) return { problem: { code: 'lines/preference-twice', power: twice } };
  if (starAt !== null) tiers[starAt] = board.powers.map(({ name }) => name).filter((name) => !named.includes(name));
  const preferences = tiers.filter((tier) => tier.length > 0);
  return preferences.length === 0 ? { problem: { code: 'lines/preference-of-what' } } : { preferences };
}

/** Letters run together are a list; as in other lists a word that is also a name must be written in full. */
function readEntries(board: Board, text: string): { readonly list: readonly Power[] } | { readonly problem: Message } {
  const { letters } = boardNames(board);
  const word = text.trim().toLowerCase();
  const single = [...word].map((letter) => letters.get(letter));
  // A whole list in letters (`FARGIET`) is no name of a power.
  if (
    /^[a-z]{4,}$/.test(word) &&
    single.every((power) => power !== undefined) &&
    new Set(single).size === single.length
  ) {
    return { list: single };
  }
  return readPowerList(board, text);
}

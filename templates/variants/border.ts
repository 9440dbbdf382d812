/** `HELP Mun - Ber`: who passes between two places, in which seasons, and what the border rests on. */
import type { Board } from '../../engine/board/board.ts';
import { listInWords, provinceName } from '../../engine/board/display-names.ts';
import type { Place, Province, UnitType } from '../../engine/board/variant.ts';
import { clausesNaming } from '../../engine/rules/clauses.ts';
import { gameRules } from '../../engine/rules/game-rules.ts';
import { provinceOf } from '../../engine/vocabulary.ts';
import { t } from '../locales/current.ts';
import { abbrOf } from '../locales/text/abbreviations.ts';
import { type Document, headingBlock, listBlock } from '../markup/document.ts';
import { clauseBlocks } from './clauses.ts';

const KINDS = { army: 'A', fleet: 'F' } as const satisfies Readonly<Record<string, UnitType>>;

/** What a border rests on; null where nobody has said. */
export type BorderStanding = (variant: string, kind: 'army' | 'fleet', ends: readonly [Place, Place]) => string | null;

export function borderBlocks(
  standingOf: BorderStanding | undefined,
  board: Board,
  from: Province,
  to: Province,
): Document {
  const { id, adjacency, calendar } = board.variant;
  const say = t().mail.border;
  const isHere = ([a, b]: readonly [Place, Place]) =>
    (provinceOf(a) === from && provinceOf(b) === to) || (provinceOf(a) === to && provinceOf(b) === from);
  const lines = (['army', 'fleet'] as const).flatMap((kind) => {
    const always = adjacency[kind].find(isHere);
    const seasonal = (adjacency.seasonal ?? []).find(({ type, pair }) => type === KINDS[kind] && isHere(pair));
    if (always === undefined && seasonal === undefined) return [say.closed[kind]];
    const seasons = calendar.seasons.filter(({ letter }) => seasonal?.seasons.includes(letter)).map(({ name }) => name);
    const standing = always === undefined ? null : (standingOf?.(id, kind, always) ?? null);
    const open = always === undefined ? say.inSeasons[kind](listInWords(seasons, t().grammar.and)) : say.open[kind];
    return [standing === null ? open : `${open} ${say.standing(standing)}`];
  });
  const names = [from, to].map((place) => `${provinceName(board, place)} (${abbrOf(board, place)})`);
  const both = [from, to].map((place) => [provinceName(board, place), abbrOf(board, place)]);
  const clauses = clausesNaming(clausesNaming(gameRules(board).clauses, both[0]!), both[1]!);
  return [headingBlock(names.join(' - ')), listBlock(lines), ...(clauseBlocks(board, clauses) ?? [])];
}

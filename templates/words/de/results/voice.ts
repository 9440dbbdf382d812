/**
 * Two ways of telling the same: `public`, in the third person and the present tense (`A Burgund kommt nicht nach München`), and
 * `owner`, to the player whose order it was (`Deine Armee Burgund hat München nicht genommen`). Names stand bare.
 */
import type { Board } from '../../../../engine/board/board.ts';
import type { Actor, Support } from '../../../../engine/board/outcome-tree.ts';
import { placeName, provinceName } from '../../../../engine/explain/names.ts';
import { provinceOf } from '../../../../engine/vocabulary.ts';
import { list } from '../counts.ts';

export type Voice = 'public' | 'owner';

/** The unit whose order it was, at the head of the sentence. */
export function subject(board: Board, voice: Voice, actor: Actor): string {
  return voice === 'public' ? unitName(board, actor) : `Deine ${typeName(actor)} ${provinceName(board, actor.at)}`;
}

/** Another unit: `A München`; to an owner, by its place alone. */
export function other(board: Board, voice: Voice, actor: Actor): string {
  return voice === 'public' ? unitName(board, actor) : provinceName(board, actor.at);
}

export function others(board: Board, voice: Voice, actors: readonly Actor[]): string {
  return list(actors.map((actor) => other(board, voice, actor)));
}

/** Units as attackers: `A München`, `die Armee aus München und die Flotte aus Kiel`; `der`: after `von`. */
export function attackers(
  board: Board,
  voice: Voice,
  actors: readonly Actor[],
  article: 'die' | 'der' = 'die',
): string {
  return list(actors.map((actor) => attacker(board, voice, actor, article)));
}

export function attacker(board: Board, voice: Voice, actor: Actor, article: 'die' | 'der' = 'die'): string {
  if (voice === 'public') return unitName(board, actor);
  // `aus Burgund`, but `die Flotte Östliches Mittelmeer`: names of seas would have to be declined.
  const isAtSea = board.variant.provinces.find(({ id }) => id === provinceOf(actor.at))?.type === 'sea';
  return `${article} ${typeName(actor)} ${isAtSea ? '' : 'aus '}${provinceName(board, actor.at)}`;
}

/** What a support was for: `A Burgund beim Zug nach München`, `Armee München`. */
export function supported(board: Board, voice: Voice, { target, to }: Support): string {
  return `${named(board, voice, target)}${to === null ? '' : ` beim Zug nach ${placeName(board, to)}`}`;
}

/** What a convoy was for: `A London`, ` nach Norwegen`. */
export function carried(board: Board, voice: Voice, { target, to }: Support): readonly [whom: string, where: string] {
  return [named(board, voice, target), to === null ? '' : ` nach ${placeName(board, to)}`];
}

function named(board: Board, voice: Voice, actor: Actor): string {
  return voice === 'public' ? unitName(board, actor) : `${typeName(actor)} ${provinceName(board, actor.at)}`;
}

/** `A Burgund`, `F St. Petersburg (Südküste)`. */
export function unitName(board: Board, { type, at }: Pick<Actor, 'type' | 'at'>): string {
  return `${type} ${placeName(board, at)}`;
}

export function typeName({ type }: Pick<Actor, 'type'>): string {
  return type === 'A' ? 'Armee' : 'Flotte';
}

/** As a sentence begins, after a colon too. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Two ways of telling the same: `public`, in the third person and the present tense, for pages and results that everybody
 * reads (`A Burgundy does not take Munich`), and `owner`, to the player whose order it was (`Your army in Burgundy did
 * not take Munich`).
 */

import type { Board } from '../../../../engine/board/board.ts';
import type { Actor, Support } from '../../../../engine/board/outcome-tree.ts';
import type { Place } from '../../../../engine/board/variant.ts';
import { listInWords, nameInSentence, placeName, provinceName } from '../../../../engine/explain/names.ts';

export type Voice = 'public' | 'owner';

/** The unit whose order it was, at the head of the sentence. */
export function subject(board: Board, voice: Voice, actor: Actor): string {
  return voice === 'public' ? unitName(board, actor) : `Your ${typeName(actor)} in ${nameInSentence(board, actor.at)}`;
}

/** Another unit: `A Munich`; to an owner, by its place alone. */
export function other(board: Board, voice: Voice, actor: Actor): string {
  return voice === 'public' ? unitName(board, actor) : nameInSentence(board, actor.at);
}

export function others(board: Board, voice: Voice, actors: readonly Actor[]): string {
  return listInWords(actors.map((actor) => other(board, voice, actor)));
}

/** A unit as an attacker: `A Munich`, `the army from Munich`. */
export function attacker(board: Board, voice: Voice, actor: Actor): string {
  return voice === 'public' ? unitName(board, actor) : `the ${typeName(actor)} from ${nameInSentence(board, actor.at)}`;
}

export function attackers(board: Board, voice: Voice, actors: readonly Actor[]): string {
  return listInWords(actors.map((actor) => attacker(board, voice, actor)));
}

/** A place as a destination. */
export function destination(board: Board, voice: Voice, place: Place): string {
  if (place.includes('/')) return placeName(board, place);
  return voice === 'public' ? provinceName(board, place) : nameInSentence(board, place);
}

/** What a support or convoy was for: `A Burgundy to Munich`, `A Munich`. */
export function helped(board: Board, voice: Voice, { target, to }: Support): string {
  const whom =
    voice === 'public' ? unitName(board, target) : `the ${typeName(target)} in ${nameInSentence(board, target.at)}`;
  return to === null ? whom : `${whom} to ${destination(board, voice, to)}`;
}

/** `A Burgundy`, `F St Petersburg (south coast)`. */
export function unitName(board: Board, { type, at }: Pick<Actor, 'type' | 'at'>): string {
  return `${type} ${placeName(board, at)}`;
}

export function typeName({ type }: Pick<Actor, 'type'>): string {
  return type === 'A' ? 'army' : 'fleet';
}

/**
 * Two ways of telling the same: `public`, in the third person and the present tense (`A Bourgogne ne prend pas Munich`), and
 * `owner`, to the player whose order it was (`Votre armée de Bourgogne n'a pas pris Munich`).
 */
import type { Board } from '../../../../engine/board/board.ts';
import type { Actor, Support } from '../../../../engine/board/outcome-tree.ts';
import type { Place } from '../../../../engine/board/variant.ts';
import { placeName, provinceName } from '../../../../engine/explain/names.ts';
import { list, of } from '../counts.ts';

export type Voice = 'public' | 'owner';

/** The unit whose order it was, at the head of the sentence. */
export function subject(board: Board, voice: Voice, actor: Actor): string {
  return voice === 'public' ? unitName(board, actor) : `Votre ${typeName(actor)} ${of(provinceName(board, actor.at))}`;
}

/** Another unit: `A Munich`; to an owner, by its place alone. */
export function other(board: Board, voice: Voice, actor: Actor): string {
  return voice === 'public' ? unitName(board, actor) : provinceName(board, actor.at);
}

export function others(board: Board, voice: Voice, actors: readonly Actor[]): string {
  return list(actors.map((actor) => other(board, voice, actor)));
}

/** A unit as an attacker: `A Munich`, `l'armée venue de Munich`. */
export function attacker(board: Board, voice: Voice, actor: Actor): string {
  if (voice === 'public') return unitName(board, actor);
  return `${actor.type === 'A' ? "l'armée" : 'la flotte'} venue ${of(provinceName(board, actor.at))}`;
}

export function attackers(board: Board, voice: Voice, actors: readonly Actor[]): string {
  return list(actors.map((actor) => attacker(board, voice, actor)));
}

/** What a support or convoy was for: `A Bourgogne vers Munich`, `l'armée de Munich`. */
export function helped(board: Board, voice: Voice, { target, to }: Support): string {
  const whom =
    voice === 'public'
      ? unitName(board, target)
      : `${target.type === 'A' ? "l'armée" : 'la flotte'} ${of(provinceName(board, target.at))}`;
  return to === null ? whom : `${whom} ${towards(board, to)}`;
}

/** `vers Munich`. */
export function towards(board: Board, to: Place): string {
  return `vers ${placeName(board, to)}`;
}

/** `A Bourgogne`, `F Saint-Pétersbourg (côte sud)`. */
export function unitName(board: Board, { type, at }: Pick<Actor, 'type' | 'at'>): string {
  return `${type} ${placeName(board, at)}`;
}

function typeName({ type }: Pick<Actor, 'type'>): string {
  return type === 'A' ? 'armée' : 'flotte';
}

/** As a sentence begins. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

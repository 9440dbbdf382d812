/** What a player has on file, as the acknowledgement and the reminders list it. */
import type { Power } from '../../engine/board/variant.ts';
import type { Due } from '../../engine/game/due.ts';
import type { Occasion } from './mail.ts';
import { ownPowers } from './wanted.ts';

/** The reader's powers that have something to order. */
export function filedByPower(
  occasion: Occasion,
): readonly { readonly power: Power; readonly due: Due; readonly onFile: readonly string[] }[] {
  return ownPowers(occasion)
    .filter(({ due }) => due.kind !== 'nothing')
    .map(({ power, due, onFile }) => ({ power, due, onFile: onFile.map(({ order }) => order) }));
}

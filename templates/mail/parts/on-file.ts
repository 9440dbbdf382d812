/** What a player has on file, as the acknowledgement and the reminders list it. */
import type { Power } from '../../../engine/board/variant.ts';
import type { Due } from '../../../engine/game/due.ts';
import type { ProxyView } from '../../../engine/view/view.ts';
import type { MailContext } from '../mail.ts';
import { ownPowers } from './wanted.ts';

export interface OnFileOfPower {
  readonly power: Power;
  readonly due: Due;
  readonly onFile: readonly string[];
  /** Others' units that the power may order; left out: none. */
  readonly proxies?: readonly ProxyView[];
}

/** The reader's powers that have something to order, or that remove units of their own will. */
export function filedByPower(context: MailContext): readonly OnFileOfPower[] {
  const isFree = context.board.freeRemovals === true;
  return ownPowers(context)
    .filter(({ due, onFile, proxies }) => due.kind !== 'nothing' || proxies.length > 0 || (isFree && onFile.length > 0))
    .map(({ power, due, onFile, proxies }) => ({ power, due, onFile: onFile.map(({ order }) => order), proxies }));
}

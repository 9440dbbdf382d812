import type { OnFileOfPower } from '../../classic/orders.ts';
import type { MailContext } from '../mail.ts';
import { ownPowers } from './wanted.ts';

/** The reader's powers that have something to order, or that remove units of their own will. */
export function filedByPower(context: MailContext): readonly OnFileOfPower[] {
  const isFree = context.board.freeRemovals === true;
  return ownPowers(context)
    .filter(({ due, onFile, proxies }) => due.kind !== 'nothing' || proxies.length > 0 || (isFree && onFile.length > 0))
    .map(({ power, due, onFile, proxies }) => ({ power, due, onFile: onFile.map(({ order }) => order), proxies }));
}

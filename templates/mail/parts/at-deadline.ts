/** What happens at the deadline to a reader whose orders are not complete. */
import { hasSomeOrders } from '../../../engine/game/due.ts';
import { notFiled } from '../../../engine/game/orders/pending-sets.ts';
import { t } from '../../locales/current.ts';
import { timeFor } from '../../locales/times/format-times.ts';
import type { MailContext } from '../mail.ts';
import { talliesOf } from './wanted.ts';

/** A sentence or two; null where nothing is missing, or where the deadline has passed. */
export function atDeadline(context: MailContext): string | null {
  const { view, now, zone, zones } = context;
  if (view.settings.practice) return null;
  const tallies = talliesOf(context);
  const missing = tallies.filter((tally) => tally.missing > 0 && tally.kind !== 'choices');
  if (missing.length === 0 || view.clock === null || view.status !== 'active' || now >= view.clock.deadline)
    return null;
  const partial = leftOut(context);
  if (partial !== null) return partial;
  const until = timeFor(view.clock.graceEnd, zone, zones);
  if (notFiled(view.pending).length > 0) return t().mail.pending.atEnd(until);
  const say = t().mail.atDeadline;
  const then = view.settings.nmr === 'play-on' ? say.goesOn(until) : say.offersPlace(until);
  return view.settings.partialOrders ? `${then} ${say.someAreEnough}` : then;
}

/** In a game with partial orders: what becomes of that which is left out; null where the game waits for it, or nothing is. */
export function leftOut(context: MailContext): string | null {
  const missing = talliesOf(context).filter((tally) => tally.missing > 0 && tally.kind !== 'choices');
  if (missing.length === 0 || !context.view.settings.partialOrders || !ownHaveSome(context)) return null;
  return t().mail.atDeadline.leftOut(missing.map(({ kind }) => kind));
}

/** Has each own power something of what it owes on file? */
function ownHaveSome({ view }: MailContext): boolean {
  if (view.role.kind !== 'player') return false;
  return view.role.own.every(({ due, missing }) => due.kind === 'nothing' || hasSomeOrders(due, missing));
}

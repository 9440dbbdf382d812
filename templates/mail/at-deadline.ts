/** What happens at the deadline to a reader whose orders are not complete. */
import { hasSome } from '../../engine/game/due.ts';
import { timeFor } from '../words/times.ts';
import type { MailContext } from './mail.ts';
import { type Tally, talliesOf } from './wanted.ts';

/** A sentence or two; null where nothing is missing, or where the deadline has passed. */
export function atDeadline(context: MailContext): string | null {
  const { view, now, zone, zones } = context;
  const tallies = talliesOf(context);
  const missing = tallies.filter((tally) => tally.missing > 0 && tally.kind !== 'choices');
  if (missing.length === 0 || view.clock === null || view.status !== 'active' || now >= view.clock.deadline)
    return null;
  const partial = leftOut(context);
  if (partial !== null) return partial;
  const until = timeFor(view.clock.graceEnd, zone, zones);
  const then =
    view.settings.nmr === 'play-on'
      ? `If they miss the deadline, you are late: the game waits for you until ${until}, then goes on without your orders.`
      : `If they miss the deadline, you are late: the game waits for you until ${until}, then offers your place to somebody else.`;
  const some = view.settings.partialOrders ? ' Orders for some of your units are enough to be on time.' : '';
  return `${then}${some}`;
}

/** In a game with partial orders: what becomes of that which is left out; null where the game waits for it, or nothing is. */
export function leftOut(context: MailContext): string | null {
  const missing = talliesOf(context).filter((tally) => tally.missing > 0 && tally.kind !== 'choices');
  if (missing.length === 0 || !context.view.settings.partialOrders || !ownHaveSome(context)) return null;
  return `The game does not wait for what is missing at the deadline: ${missing.map(({ kind }) => LEFT_OUT[kind]).join(', ')}.`;
}

/** Has each own power something of what it owes on file? */
function ownHaveSome({ view }: MailContext): boolean {
  if (view.role.kind !== 'player') return false;
  return view.role.own.every(({ due, missing }) => due.kind === 'nothing' || hasSome(due, missing));
}

const LEFT_OUT: Readonly<Record<Tally['kind'], string>> = {
  orders: 'units without an order hold',
  retreats: 'dislodged units without an order are disbanded',
  builds: 'builds that are not ordered are not made',
  removals: 'units are removed by the rules',
  choices: 'starting units stand by default',
};

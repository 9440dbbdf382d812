/** The first lines of mails: what the reader has to do, or that there is nothing; and the deadline below. */
import { counted } from '../../../text/counts.ts';

/** Of a kind of order, how many are due or missing. */
interface Due {
  readonly kind: 'orders' | 'retreats' | 'builds' | 'removals' | 'choices';
  readonly count: number;
}

export const wanted = {
  /** `phase`: in a sentence. `due`: units. */
  orders: (phase: string, due: number) => `Your orders for ${phase} are due: ${counted(due, 'unit')}.`,
  /** `units`: their names. */
  someOrders: ({ missing, due, units }: { readonly missing: number; readonly due: number; readonly units: string }) =>
    `${missing} of your ${counted(due, 'unit')} still ${missing === 1 ? 'needs' : 'need'} orders: ${units}.`,
  retreats: (missing: number, units: string) =>
    missing === 1 ? `Your retreat order is due: ${units}.` : `Your ${missing} retreat orders are due: ${units}.`,
  builds: (missing: number) => (missing === 1 ? 'Your build order is due.' : `Your ${missing} build orders are due.`),
  removals: (missing: number) =>
    missing === 1 ? 'Your removal order is due.' : `Your ${missing} removal orders are due.`,
  choices: (due: number) =>
    `You can choose army or fleet for ${counted(due, 'starting unit')} until the deadline. What you leave open starts as listed.`,

  /** After another sentence. */
  stillDue: (missing: readonly Due[]) =>
    `Still due: ${missing.map(({ kind, count }) => (kind === 'orders' ? `orders for ${counted(count, 'unit')}` : counted(count, kind.slice(0, -1)))).join(' and ')}.`,
  noOther: 'No other action needed.',
  canChoose: 'You can still choose your starting units.',

  /** In subjects, after a colon or the code of a phase. */
  inSubject: {
    complete: 'orders complete',
    incomplete: (missing: readonly Due[]) =>
      `orders INCOMPLETE: ${missing.map(({ kind, count }) => counted(count, kind === 'builds' ? 'build' : kind === 'removals' ? 'removal' : 'unit')).join(', ')}`,
    chosen: 'starting units chosen',
    someByDefault: 'starting units: some by default',
  },

  /** `names`: of units, as many as we name; `more`: how many we do not. */
  units: (names: readonly string[], more: number) =>
    more === 0 ? names.join(', ') : `${names.join(', ')} and ${more} more`,

  bids: 'Your bids are needed: the game begins once everybody has bid for a seat.',
  untilStart: 'No action needed until the game begins.',
  paused: 'No action needed: the game is paused.',
  nothing: 'No action needed.',
  out: (powers: string, count: number) => `No action needed: ${powers} ${count === 1 ? 'is' : 'are'} out of the game.`,
  allSet: (due: readonly Due[]) => `You're all set: ${due.map(complete).join(' and ')}.`,
  nothingToOrder: (phase: string) => `You're all set: you have nothing to order in ${phase}.`,
  over: 'The game is over.',

  /** A date for the reader, and how far off it is: `in 2 d 3 h`. */
  deadline: (time: string, fromNow: string) => `Deadline: ${time}, ${fromNow}.`,
  lateUntil: (time: string) => `Late orders until: ${time}.`,
};

function complete({ kind, count }: Due): string {
  if (kind === 'choices') return count === 1 ? 'your starting unit is chosen' : 'your starting units are chosen';
  if (kind === 'orders') return count === 1 ? 'your unit has an order' : `all ${count} units have orders`;
  return count === 1 ? `your ${kind.slice(0, -1)} is ordered` : `all ${count} ${kind} are ordered`;
}

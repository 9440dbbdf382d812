/** The answer to a player's mail. */
import type { Inline } from '../../../../../markup/document.ts';
import { counted } from '../../../../text/counts.ts';

/** How far the orders of a kind have come: so many of those that are due. */
interface Progress {
  readonly have: number;
  readonly due: number;
  readonly missing: number;
  /** The units without an order. */
  readonly units: string;
}

export const acknowledgement = {
  confirm: (line: string) => `Please confirm '${line}': it is not done yet.`,
  notAllUsed: 'We could not use all of your mail.',
  progress: {
    orders: (progress: Progress) => unitsOrdered('unit', progress),
    retreats: (progress: Progress) => unitsOrdered('dislodged unit', progress),
    builds: (progress: Progress) => adjusted('build', progress),
    removals: (progress: Progress) => adjusted('removal', progress),
    choices: (_: Progress) => 'Your starting units are listed below; you can change them until the deadline.',
  },
  allCame: (orders: number) => `All ${orders} orders came with this mail.`,
  newOrders: (orders: string) => `New in this mail: ${orders}.`,
  masterDecides: 'The GM decides when the phase is processed.',
  /** `delay`: a span of time. */
  processedAfterLate: (delay: string) => `The phase is processed ${delay} after the last missing orders.`,
  waitOn: 'WAIT is on: nothing is processed before the deadline. SET NOWAIT turns it off.',
  waitOnFor: (powers: string) =>
    `WAIT is on for ${powers}: nothing is processed before the deadline. SET NOWAIT turns it off.`,
  waitOff: (delay: string) =>
    `WAIT is off: the phase is processed ${delay} after all orders are in. To hold it until the deadline, send SET WAIT.`,
  waitOffNotBefore: (delay: string, time: string) =>
    `WAIT is off: the phase is processed ${delay} after all orders are in, but not before ${time}. To hold it until the deadline, send SET WAIT.`,
  proxy: (owner: string, unit: string) => `${owner} lets you order ${unit}: if you send no order, it has none.`,
  /** `isOpen`: everybody sees votes. */
  votesDraw: (among: string, isOpen: boolean) => `You vote for a draw: ${among}, for this phase; ${seen(isOpen)}.`,
  votesDrawOfSurvivors: (isOpen: boolean) => `You vote for a draw: all survivors, for this phase; ${seen(isOpen)}.`,
  concedes: (to: string, isOpen: boolean) => `You concede the game to ${to}, for this phase; ${seen(isOpen)}.`,
  away: (from: string, to: string) => `Away from ${from} to ${to}: new deadlines avoid it.`,
  willTell: 'We will tell you when the game begins.',
  willTellNeeded: (players: number) =>
    `We will tell you when the game begins; ${counted(players, 'more player')} ${players === 1 ? 'is' : 'are'} needed.`,
  howToPrefer: (line: string): readonly Inline[] => [
    'To say which power you would like most, send ',
    { code: line },
    '.',
  ],
  /** The most wanted first. */
  prefers: (powers: readonly string[]) => `You would like to play ${powers.join(', then ')}.`,
  rules: (line: string): readonly Inline[] => ['The rules of this game: ', { code: line }, '.'],
  /** To whom a message went that shows other names. */
  sentTo: (readers: string) => `Sent to ${readers}.`,
  masterUnreached: 'Our mail does not reach the GM. The GM can have your message once they write to us again.',
  readers: {
    all: 'everybody',
    MASTER: 'Master',
    OBSERVERS: 'Observers',
    WRITER: 'the sender of an earlier message',
  },
};

function unitsOrdered(unit: string, { have, due, missing, units }: Progress): string {
  if (missing === 0) return `All ${counted(due, unit)} have orders.`;
  const start =
    have === 0 && due === 1
      ? `Your ${unit} has no order`
      : `${have} of ${counted(due, unit)} ${have === 1 ? 'has' : 'have'} orders`;
  return `${start}; missing: ${units}.`;
}

function adjusted(noun: string, { have, due, missing }: Progress): string {
  if (have === 0) return missing === 1 ? `Your ${noun} order is due.` : `Your ${missing} ${noun} orders are due.`;
  const rest = missing === 0 ? '' : `; ${missing} ${missing === 1 ? 'is' : 'are'} missing`;
  return `${have} of ${counted(due, noun)} ${have === 1 ? 'is' : 'are'} ordered${rest}.`;
}

function seen(isOpen: boolean): string {
  return isOpen ? 'everybody sees it' : 'nobody else sees it';
}

/** Orders for later phases. Phases by their codes. */
import { counted } from '../../../text/counts.ts';

export const sentAhead = {
  kept: 'Kept for later phases, to be checked when they begin; CLEAR ALL takes all of it back',
  /** What became of them, in the results. */
  heading: 'What you had sent ahead',
  /** `power`: null where the reader has one alone. */
  onFile: ({
    phase,
    power,
    orders,
  }: {
    readonly phase: string;
    readonly power: string | null;
    readonly orders: readonly string[];
  }) =>
    `On file for ${phase}${power === null ? '' : ` for ${power}`}, ${counted(orders.length, 'order')} sent ahead: ${orders.join(', ')}.`,
  /** `why`: a sentence. */
  notUsed: (order: string, why: string) => `Not used: ${order}. ${why}`,
  didNotCome: (order: string, phase: string) => `Not used: ${order}. ${phase} did not come.`,
};

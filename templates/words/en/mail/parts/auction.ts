/** Seats that are sold to the players. */
import type { Inline } from '../../../../markup/document.ts';

export const auction = {
  noBids: 'Seats are auctioned, and you have not bid yet: the game begins once everybody has.',
  /** `bids`: of {@link auction.bid}, in a list. */
  bids: (bids: string) => `Your bids, which nobody else sees: ${bids}.`,
  bid: (points: number, lot: string) => `${points} for ${lot}`,
  rules: (points: number) =>
    `You have ${points} points. Each round sells to the highest bidders who have no seat yet; you pay what you bid, and what you have left is for the next round:`,
  round: (number: number, lots: string) => `Round ${number}: ${lots}`,
  oneLine: (line: string): readonly Inline[] => ['One line is enough for all rounds: ', { code: line }, '.'],
  details: (line: string): readonly Inline[] => [
    'Equal bids, and what nobody bids for, go by lot. A bid of more than you have left counts as what is left. To take a bid back: ',
    { code: line },
    '.',
  ],
  /** `sold`: each lot with its points. */
  prices: (sold: string) => `The seats were auctioned, for these points: ${sold}.`,
};

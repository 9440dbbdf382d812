/** Seats that are sold to the players (SET SEATS AUCTION): what a player has bid, and what was paid. */
import type { Board } from '../../engine/board/board.ts';
import { listInWords } from '../../engine/explain/names.ts';
import { PURSE } from '../../engine/game/auction.ts';
import type { Bid } from '../../engine/rules/seats.ts';
import { powerName } from '../words/powers.ts';
import { type Block, list, paragraph } from './document.ts';

/** To somebody who has signed on: the own bids, or how to bid. */
export function ownBids(board: Board, bids: readonly Bid[]): readonly Block[] {
  const { fixed = [], drawn } = board.variant.rules.seats ?? {};
  const pools = [...(drawn?.pools ?? [])].reverse();
  const rounds = [
    fixed.map(({ display }) => display),
    ...pools.map((pool) => pool.map((power) => powerName(board, power))),
  ];
  const example = `BID 40 ${fixed[0]?.display ?? ''}, ${pools.map((pool, n) => `${25 + 5 * n} ${powerName(board, pool[0]!)}`).join(', ')}`;
  const told =
    bids.length === 0
      ? 'Seats are auctioned, and you have not bid yet: the game begins once everybody has.'
      : `Your bids, which nobody else sees: ${listInWords(bids.map(({ lot, points }) => `${points} for ${powerName(board, lot)}`))}.`;
  return [
    paragraph(
      `${told} You have ${PURSE} points. Each round sells to the highest bidders who have no seat yet; you pay what you bid, and what you have left is for the next round:`,
    ),
    list(rounds.map((lots, n) => `Round ${n + 1}: ${listInWords(lots)}`)),
    paragraph('One line is enough for all rounds: ', { code: example }, '.'),
    paragraph(
      'Equal bids, and what nobody bids for, go by lot. A bid of more than you have left counts as what is left. To take a bid back: ',
      { code: `BID 0 ${fixed[0]?.display ?? ''}` },
      '.',
    ),
  ];
}

/** `British Empire 40, Cherokee 25`. */
export function pricesInWords(board: Board, prices: Readonly<Record<string, number>>): string {
  const sold = Object.entries(prices).map(([lot, points]) => `${powerName(board, lot)} ${points}`);
  return `The seats were auctioned, for these points: ${sold.join(', ')}.`;
}

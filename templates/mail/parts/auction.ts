/** Seats that are sold to the players (SET SEATS AUCTION): what a player has bid, and what was paid. */
import type { Board } from '../../../engine/board/board.ts';
import { listInWords } from '../../../engine/board/display-names.ts';
import { PURSE } from '../../../engine/game/auction.ts';
import type { Bid } from '../../../engine/rules/seat-rules.ts';
import { type ByPower, rowsOf } from '../../../engine/vocabulary.ts';
import { t } from '../../locales/current.ts';
import { powerName } from '../../locales/powers.ts';
import { type DocumentBlock, listBlock, paragraphBlock } from '../../markup/document.ts';

/** To somebody who has signed on: the own bids, or how to bid. */
export function ownBids(board: Board, bids: readonly Bid[]): readonly DocumentBlock[] {
  const { fixed = [], drawn } = board.variant.rules.seats ?? {};
  const pools = [...(drawn?.pools ?? [])].reverse();
  const rounds = [
    fixed.map(({ display }) => display),
    ...pools.map((pool) => pool.map((power) => powerName(board, power))),
  ];
  const example = `BID 40 ${fixed[0]?.display ?? ''}, ${pools.map((pool, n) => `${25 + 5 * n} ${powerName(board, pool[0]!)}`).join(', ')}`;
  const { grammar, mail } = t();
  const say = mail.auction;
  const told =
    bids.length === 0
      ? say.noBids
      : say.bids(
          listInWords(
            bids.map(({ lot, points }) => say.bid(points, powerName(board, lot))),
            grammar.and,
          ),
        );
  return [
    paragraphBlock(`${told} ${say.rules(PURSE)}`),
    listBlock(rounds.map((lots, n) => say.round(n + 1, listInWords(lots, grammar.and)))),
    paragraphBlock(...say.oneLine(example)),
    paragraphBlock(...say.details(`BID 0 ${fixed[0]?.display ?? ''}`)),
  ];
}

/** `British Empire 40, Cherokee 25`. */
export function pricesInWords(board: Board, prices: ByPower<number>): string {
  const sold = rowsOf(prices).map(([lot, points]) => `${powerName(board, lot)} ${points}`);
  return t().mail.auction.prices(sold.join(', '));
}

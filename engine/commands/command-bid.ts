/** `BID 40 British Empire, 25 Cherokee`: bids for seats, where they are auctioned (SET SEATS AUCTION). */
import type { Board } from '../board/board.ts';
import { readPowerList } from '../language/names/power-list.ts';
import { foldText } from '../language/text/fold.ts';
import { shorten } from '../language/text/shorten.ts';
import { NEEDS_GAME } from './argument-readers.ts';
import { type CommandContext, type CommandEntry, command, isProblem, type Problem } from './command-entry.ts';
import type { Command } from './commands.ts';

/** Points for something that is auctioned: a fixed seat, or a power of a pool, by name. */
export interface Bid {
  readonly lot: string;
  readonly points: number;
}

export const BID: CommandEntry = {
  command: 'BID',
  spellings: ['BID', 'BIDS', 'I BID'],
  who: ['player'],
  usage: 'BID points seat, …',
  help: 'Where seats are auctioned (SET SEATS AUCTION), your sealed bids for seats and powers, of 100 points in all. The fixed seats go first, then America, then Europe: each to its highest bidder among those who have none yet. BID 0 seat takes a bid back.',
  read: readBids,
};

function readBids(args: string, { board }: CommandContext): Command | Problem {
  if (board === null) return NEEDS_GAME;
  const parts = foldText(args)
    .split(/[,;]|\band\b(?=\s*\d)/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const bids: Bid[] = [];
  for (const part of parts) {
    const [, before, name = '', after] =
      /^(\d{1,4})?\s*(?:points?\s+)?(?:(?:for|on)\s+)?(.*?)\s*[:=]?\s*(\d{1,4})?$/i.exec(part) ?? [];
    const points = before ?? after;
    if (points === undefined || name === '' || (before !== undefined && after !== undefined)) {
      return { problem: `'${shorten(part)}' is no bid: points and a seat are needed.`, suggestion: EXAMPLE };
    }
    const lot = lotOf(board, name);
    if (typeof lot !== 'string') return lot;
    bids.push({ lot, points: Number(points) });
  }
  return bids.length === 0
    ? { problem: 'How many points for which seat?', suggestion: EXAMPLE }
    : command('BID', { bids });
}

const EXAMPLE = 'BID 40 British Empire, 25 Cherokee, 30 Austria';

/** A power of a fixed seat stands for its seat. */
function lotOf(board: Board, name: string): string | Problem {
  const read = readPowerList(board, name);
  if (isProblem(read)) return read;
  const seat = board.variant.rules.seats?.fixed.find(({ powers }) =>
    read.list.every((power) => powers.includes(power)),
  );
  if (seat !== undefined) return seat.name;
  return read.list.length === 1
    ? read.list[0]!
    : { problem: `'${shorten(name)}' is not auctioned as one: bid for each.` };
}

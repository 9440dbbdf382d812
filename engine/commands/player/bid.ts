/** `BID`: sealed bids for seats, before a game begins whose seats are auctioned. */

import type { Board } from '../../board/board.ts';
import { PURSE } from '../../game/auction.ts';
import { type Draft, done, emit, named, refused, sealed } from '../../game/decide/draft.ts';
import type { CommandLine } from '../../game/decide/handler.ts';
import { readPowerList } from '../../language/names/power-list.ts';
import { foldText } from '../../language/text/fold.ts';
import { shorten } from '../../language/text/shorten.ts';
import { type Bid, lotsOf } from '../../rules/seats.ts';
import { NEEDS_GAME } from '../argument-readers.ts';
import type { Command } from '../arguments.ts';
import { type CommandContext, command, defineCommand, isProblem, type Problem } from '../definition.ts';

declare module '../arguments.ts' {
  interface CommandArguments {
    /** Bids for seats, before the start. */
    readonly BID: { readonly bids: readonly Bid[] };
  }
}

/** Bids for seats. */
export const BIDDING = {
  BID: defineCommand('BID', {
    who: ['player'],
    forms: {
      BID: {
        also: ['BIDS', 'I BID'],
        usage: 'BID points seat, …',
        example: ['BID 40 France, 25 Italy'],
        read: readBids,
      },
    },
    decide: bid,
  }),
};

function bid(draft: Draft, line: CommandLine<'BID'>): void {
  const { game, request, context } = draft;
  const { person, role } = request.actor;
  const why = whyNot(draft);
  if (why !== null) {
    refused(draft, line, why, role === 'applicant' && game.settings.seats !== 'auction' ? 'SET PREFERENCE' : null);
    return;
  }
  const lots = lotsOf(context.board);
  const stranger = line.args.bids.find(({ lot }) => !lots.includes(lot));
  const dear = line.args.bids.find(({ points }) => points > PURSE);
  if (stranger !== undefined) refused(draft, line, `${named(draft, stranger.lot)} is not auctioned.`);
  else if (dear !== undefined) refused(draft, line, `Everybody has ${PURSE} points: ${dear.points} are too many.`);
  else {
    const before = game.applicants.find((each) => each.person === person)?.bids ?? [];
    const bids = merged(before, line.args.bids);
    emit(draft, { type: 'bids-set', person, sealed: sealed(draft, { bids }) });
    if (bids.length > 0) done(draft, line, 'Your bids are sealed: nobody else sees them before the seats are sold');
    else done(draft, line, 'You have no bids now: the game waits for them');
  }
}

function whyNot({ game, request, context }: Draft): string | null {
  if (request.actor.role !== 'applicant') {
    return game.status === 'forming' ? 'Only players bid: sign on first.' : 'The seats are taken: the game has begun.';
  }
  return context.board.variant.rules.seats?.drawn === undefined || game.settings.seats !== 'auction'
    ? 'Seats are not auctioned in this game: say what you would like to play.'
    : null;
}

/** The last bid for a lot counts; none is none. */
function merged(before: readonly Bid[], bids: readonly Bid[]): readonly Bid[] {
  const last = new Map([...before, ...bids].map(({ lot, points }) => [lot, points]));
  return [...last].filter(([, points]) => points > 0).map(([lot, points]) => ({ lot, points }));
}

function readBids(args: string, { board }: CommandContext): Command | Problem {
  if (board === null) return NEEDS_GAME;
  if (/^(?:none|nothing|0)$/i.test(foldText(args).trim())) {
    return command('BID', { bids: lotsOf(board).map((lot) => ({ lot, points: 0 })) });
  }
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

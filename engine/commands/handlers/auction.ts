/** `BID`: sealed bids for seats, before a game begins whose seats are auctioned. */
import type { Board } from '../../board/board.ts';
import { PURSE } from '../../game/auction.ts';
import { type Draft, done, emit, named, refused, sealed } from '../../game/decide/draft.ts';
import type { CommandLine, Handlers } from '../../game/decide/handler.ts';
import type { Bid } from '../command-bid.ts';

export const AUCTION_COMMANDS: Handlers = { BID: bid };

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
    done(draft, line, 'Your bids are sealed: nobody else sees them before the seats are sold');
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

/** Everything that is sold. */
export function lotsOf({ variant }: Board): readonly string[] {
  const { fixed, drawn } = variant.rules.seats ?? { fixed: [] };
  return [...fixed.map(({ name }) => name), ...(drawn?.pools.flat() ?? [])];
}

/** The last bid for a lot counts; none is none. */
function merged(before: readonly Bid[], bids: readonly Bid[]): readonly Bid[] {
  const last = new Map([...before, ...bids].map(({ lot, points }) => [lot, points]));
  return [...last].filter(([, points]) => points > 0).map(([lot, points]) => ({ lot, points }));
}

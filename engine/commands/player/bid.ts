/** `BID`: sealed bids for seats, before a game begins whose seats are auctioned. */
import type { Board } from '../../board/board.ts';
import { namesOfPowers } from '../../board/display-names.ts';
import { PURSE } from '../../game/auction.ts';
import type { DecisionDraft } from '../../game/decide/draft.ts';
import type { CommandLine } from '../../game/decide/handler.ts';
import { NEEDS_GAME } from '../../language/commands/argument-readers.ts';
import type { Command } from '../../language/commands/arguments.ts';
import type { CommandContext, Problem } from '../../language/commands/command-context.ts';
import { isProblem, makeCommand, oneForm } from '../../language/commands/form.ts';
import { readPowerList } from '../../language/names/power-list.ts';
import type { Message } from '../../messages/all-messages.ts';
import { type Bid, lotsOf } from '../../rules/seat-rules.ts';
import { foldText } from '../../text/fold.ts';
import { shortenText } from '../../text/shorten.ts';
import type { Power } from '../../vocabulary.ts';
import { defineCommand } from '../command-definition.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    /** Bids for seats, before the start. */
    readonly BID: { readonly bids: readonly Bid[] };
  }
}

/** Bids for seats. */
export const BIDDING = {
  BID: defineCommand('BID', {
    who: ['player'],
    forms: oneForm('BID', {
      also: ['BIDS', 'I BID'],
      usage: 'BID points seat, …',
      example: ['BID 40 France, 25 Russia'],
      read: readBids,
    }),
    decide: bid,
  }),
};

function bid(draft: DecisionDraft, line: CommandLine<'BID'>): void {
  const { game, request, context } = draft;
  const { person, role } = request.actor;
  const why = whyNot(draft);
  if (why !== null) {
    draft.refuse(line, why, role === 'applicant' && game.settings.seats !== 'auction' ? 'SET PREFERENCE' : null);
    return;
  }
  const lots = lotsOf(context.board);
  const stranger = line.args.bids.find(({ lot }) => !lots.includes(lot));
  const dear = line.args.bids.find(({ points }) => points > PURSE);
  if (stranger !== undefined) draft.refuse(line, { code: 'player/not-auctioned', lot: stranger.lot });
  else if (dear !== undefined) draft.refuse(line, { code: 'player/bid-too-high', purse: PURSE, points: dear.points });
  else {
    const before = game.applicants.find((each) => each.person === person)?.bids ?? [];
    const bids = merged(before, line.args.bids);
    draft.emit({ type: 'bids-set', person, sealed: draft.seal({ bids }) });
    draft.done(line, { code: bids.length > 0 ? 'player/bids-kept' : 'player/bids-withdrawn' });
  }
}

function whyNot({ game, request, context }: DecisionDraft): Message | null {
  if (request.actor.role !== 'applicant') {
    return { code: game.status === 'forming' ? 'player/bid-sign-on' : 'player/bid-begun' };
  }
  return context.board.variant.rules.seats?.drawn === undefined || game.settings.seats !== 'auction'
    ? { code: 'player/no-auction' }
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
    return makeCommand('BID', { bids: lotsOf(board).map((lot) => ({ lot, points: 0 })) });
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
      return { problem: { code: 'player/no-bid', text: shortenText(part) }, suggestion: exampleFor(board) };
    }
    const lot = lotOf(board, name);
    if (typeof lot !== 'string') return lot;
    bids.push({ lot, points: Number(points) });
  }
  return bids.length === 0
    ? { problem: { code: 'player/bid-what' }, suggestion: exampleFor(board) }
    : makeCommand('BID', { bids });
}

function exampleFor(board: Board): string {
  const [first, second] = [...lotsOf(board), ...board.powers.map(({ name }) => name)].map((lot) =>
    namesOfPowers(board, [lot]),
  );
  return `BID 40 ${first}, 25 ${second}`;
}

/** A power of a fixed seat stands for its seat. */
function lotOf(board: Board, name: string): Power | Problem {
  const read = readPowerList(board, name);
  if (isProblem(read)) return read;
  const seat = board.variant.rules.seats?.fixed.find(({ powers }) =>
    read.list.every((power) => powers.includes(power)),
  );
  if (seat !== undefined) return seat.name;
  return read.list.length === 1 ? read.list[0]! : { problem: { code: 'player/bid-for-each', text: shortenText(name) } };
}

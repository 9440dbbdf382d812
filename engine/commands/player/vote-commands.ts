/**
 * Votes for the end (judge-language B): draws, among all survivors or (NoDIAS) among some, and concessions to the largest
 * power. Where a player's powers win together (`victory.by`) they are voted on together, as one seat. Where the variant lets the
 * players agree on any result (`victory.agreed`) a draw is among whom they like, and anybody can be conceded to. A vote is good
 * for one phase and passes at once when all who are left agree. Nobody learns what others have voted, unless the game's votes
 * are open.
 */
import type { FixedSeat } from '../../board/rules.ts';
import type { Power } from '../../board/variant.ts';
import type { DecisionDraft } from '../../game/decide/draft.ts';
import type { CommandLine } from '../../game/decide/handler.ts';
import { isLeft, votersOf } from '../../game/events/audience.ts';
import type { GameOutcome, Vote } from '../../game/events.ts';
import { type Game, isBlind, type Seat, seatOf } from '../../game/game.ts';
import { NEEDS_GAME, readYesNo } from '../../language/commands/argument-readers.ts';
import type { Command, None } from '../../language/commands/arguments.ts';
import type { CommandContext, Problem } from '../../language/commands/command-context.ts';
import { bareForms, fixedForm, isProblem, makeCommand, readBare } from '../../language/commands/form.ts';
import { readPowerList } from '../../language/names/power-list.ts';
import type { Message } from '../../messages/all-messages.ts';
import type { VoteStands } from '../../messages/vote-messages.ts';
import { partiesOf } from '../../rules/seat-rules.ts';
import { defineCommand } from '../command-definition.ts';

declare module '../../language/commands/arguments.ts' {
  interface CommandArguments {
    /** Null: all survivors. */
    readonly 'SET DRAW': { readonly powers: readonly Power[] | null };
    readonly 'SET NO DRAW': None;
    /** `others`: the further powers of the same player, where they are named (`AUSTRIA AND CHEROKEE`). */
    readonly 'SET CONCEDE': { readonly power: Power; readonly others?: readonly Power[] };
    readonly 'SET NO CONCEDE': None;
  }
}

type Voting = 'SET DRAW' | 'SET NO DRAW' | 'SET CONCEDE' | 'SET NO CONCEDE';

/** Votes for the end of the game. */
export const VOTING = {
  'SET DRAW': defineCommand('SET DRAW', {
    who: ['player'],
    forms: {
      DRAW: {
        also: [
          'VOTE DRAW',
          'DRAW VOTE',
          'PROPOSE DRAW',
          'ACCEPT DRAW',
          'ACCEPT THE DRAW',
          'I ACCEPT THE DRAW',
          'VOTE',
          'I VOTE',
        ],
        usage: 'draw yes, draw no',
        example: ['draw yes'],
        read: readDrawWish,
      },
      'SET DRAW': {
        also: ['VOTE DRAW', 'VOTE YES'],
        usage: 'SET DRAW [list]',
        example: ['SET DRAW', 'SET DRAW EFG'],
        read: readDraw,
      },
    },
    begun: true,
    decide: (draft, line) => {
      const { game } = draft;
      const { powers } = line.args;
      if (!isOn(draft, line)) return;
      const left = survivingPowers(game);
      if (powers === null && mustShare(draft)) {
        vote(draft, line, { draw: 'survivors' }, drawOf(null));
        return;
      }
      const among = powers === null ? left : wholeParties(draft, powers);
      if (mustShare(draft)) {
        if (sameSet(among, left)) vote(draft, line, { draw: 'survivors' }, drawOf(null));
        else draft.refuse(line, { code: 'votes/survivors-share', survivors: partyNames(draft, left) }, 'SET DRAW');
        return;
      }
      const gone = among.filter((power) => !left.includes(power));
      if (gone.length > 0 && !isAnyResult(draft)) {
        draft.refuse(line, { code: 'votes/only-survivors', gone: partyNames(draft, gone) });
        return;
      }
      vote(draft, line, { draw: among }, drawOf(partyNames(draft, among)));
    },
  }),
  'SET NO DRAW': defineCommand('SET NO DRAW', {
    who: ['player'],
    forms: {
      'NO DRAW': {
        also: ['VOTE NO DRAW', 'NODRAW'],
        usage: 'no draw',
        example: ['no draw'],
        alone: true,
        read: readBare('SET NO DRAW'),
      },
      'SET NO DRAW': fixedForm(
        'SET NO DRAW',
        makeCommand('SET NO DRAW', {}),
        'NODRAW',
        'NOT DRAW',
        'VOTE NO DRAW',
        'VOTE NO',
      ),
    },
    begun: true,
    decide: (draft, line) => {
      if (isOn(draft, line)) takeBack(draft, line, { draw: null }, { code: 'votes/no-draw' });
    },
  }),
  'SET CONCEDE': defineCommand('SET CONCEDE', {
    who: ['player'],
    forms: {
      CONCEDE: {
        also: ['CONCEDE TO', 'I CONCEDE TO', 'VOTE CONCEDE', 'VOTE CONCEDE TO'],
        usage: 'concede to France',
        example: ['concede to France'],
        read: (args, context) => readConcede(args, context),
      },
      'SET CONCEDE': {
        also: ['CONC', 'CONCESSION', 'VOTE CONCEDE'],
        usage: 'SET CONCEDE power',
        example: ['SET CONCEDE France'],
        read: readConcede,
      },
    },
    begun: true,
    decide: (draft, line) => {
      const { game, request } = draft;
      const { power, others = [] } = line.args;
      if (!isOn(draft, line)) return;
      const parties = partiesIn(draft);
      const winner = parties.find(({ powers }) => powers.includes(power))!;
      const strangers = others.filter((each) => !winner.powers.includes(each));
      const open = concessionCandidates(draft);
      if (!game.settings.concessions) draft.refuse(line, { code: 'votes/not-conceded' });
      else if (strangers.length > 0) {
        draft.refuse(line, { code: 'votes/to-one', powers: [power, ...others] });
      } else if (winner.powers.some((each) => request.actor.powers.includes(each)))
        draft.refuse(line, { code: 'votes/to-another' });
      else if (!open.some(({ name }) => name === winner.name)) {
        const largest = open.map(({ name }) => name);
        const another = open.find(({ powers }) => !powers.some((each) => request.actor.powers.includes(each)));
        // No line is offered that gives the game to somebody else than was named.
        draft.refuse(line, { code: 'votes/to-largest', largest, bySeat: bySeat(draft), isYou: another === undefined });
      } else {
        vote(draft, line, { concede: winner.name }, (stands) => ({ code: 'votes/concede', to: winner.name, stands }));
      }
    },
  }),
  'SET NO CONCEDE': defineCommand('SET NO CONCEDE', {
    who: ['player'],
    forms: bareForms('SET NO CONCEDE', 'NO CONC', 'NOCONCEDE', 'NO CONCESSION'),
    begun: true,
    decide: (draft, line) => {
      if (isOn(draft, line)) takeBack(draft, line, { concede: null }, { code: 'votes/no-concession' });
    },
  }),
};

/** Is there something to vote on? */
function isOn(draft: DecisionDraft, line: CommandLine<Voting>): boolean {
  if (draft.game.status === 'active') return true;
  draft.refuse(line, draft.game.status === 'paused' ? { code: 'votes/paused' } : { code: 'votes/nothing-on' });
  return false;
}

function takeBack(draft: DecisionDraft, line: CommandLine<Voting>, part: Partial<Vote>, said: Message): void {
  for (const power of draft.request.actor.powers) {
    const before = seatOf(draft.game, power)!.vote;
    const after = { ...before, ...part };
    if (after.draw === before.draw && after.concede === before.concede) continue;
    draft.emit({ type: 'vote-cast', power, sealed: draft.seal(after) });
  }
  draft.done(line, said);
}

/** A vote, told when it is known what comes of it. */
type Cast = (stands: VoteStands) => Message;

function drawOf(among: readonly Power[] | null): Cast {
  return (stands) => ({ code: 'votes/draw', among, stands });
}

function vote(draft: DecisionDraft, line: CommandLine<Voting>, part: Partial<Vote>, cast: Cast): void {
  const { powers } = draft.request.actor;
  const counted = votersOf(draft.game).map(({ power }) => power);
  const voters = powers.filter((power) => counted.includes(power));
  if (voters.length === 0) {
    const isLeft = powers.some((power) => survivingPowers(draft.game).includes(power));
    draft.refuse(line, { code: isLeft ? 'votes/nobody-plays' : 'votes/out', powers });
    return;
  }
  for (const power of voters) {
    const before = seatOf(draft.game, power)!.vote;
    draft.emit({ type: 'vote-cast', power, sealed: draft.seal({ ...before, ...part }) });
  }
  const outcome = agreed(draft);
  if (outcome !== null) {
    draft.emit({ type: 'game-ended', outcome });
    draft.done(line, cast('agreed'));
    return;
  }
  draft.done(line, cast({ until: draft.game.position!.phase, isOpen: draft.game.settings.openVotes }));
  if (mustShare(draft) && part.draw === 'survivors' && dummiesLeft(draft.game)) {
    draft.note(line, { code: 'votes/unplayed-have-none' });
  }
}

/** What all who are left agree on; null while they do not. */
function agreed(draft: DecisionDraft): GameOutcome | null {
  const { game } = draft;
  const voters = votersOf(game);
  const [first] = voters;
  if (first === undefined) return null;
  const left = survivingPowers(game);
  const among = drawnAmong(first.vote, left);
  if (among !== null && voters.every((seat) => sameSet(drawnAmong(seat.vote, left) ?? [], among))) {
    const shares = isAnyResult(draft) ? among : left.filter((power) => among.includes(power));
    const names = partyNames(draft, shares);
    // All have agreed on one: that is no draw.
    return { kind: names.length === 1 && isAnyResult(draft) ? 'conceded' : 'drawn', powers: names };
  }
  for (const { name, powers } of concessionCandidates(draft)) {
    const winners = game.seats.filter((seat) => powers.includes(seat.power)).map(({ person }) => person);
    // Whoever plays the winner plays all its powers, and perhaps more.
    const others = voters.filter((seat) => !powers.includes(seat.power) && !winners.includes(seat.person));
    const forIt = ({ vote: { concede } }: Seat) => concede === name || (concede !== null && powers.includes(concede));
    if (others.length > 0 && others.every(forIt)) return { kind: 'conceded', powers: [name] };
  }
  return null;
}

/** Whom a vote would let share a draw; null where it is for none. */
function drawnAmong({ draw }: Vote, left: readonly Power[]): readonly Power[] | null {
  return draw === 'survivors' ? left : draw;
}

/** The variant lets the players end the game with any result they all agree on. */
function isAnyResult({ game, context }: DecisionDraft): boolean {
  return context.board.variant.victory.agreed === 'any-result' && !game.settings.dias;
}

/** A draw is among all who are left, or there is none. */
export function mustShare(draft: DecisionDraft): boolean {
  return draft.game.settings.dias;
}

function bySeat({ context }: DecisionDraft): boolean {
  return context.board.variant.victory.by === 'seat';
}

/** Who wins and draws together. */
function partiesIn({ game, context }: DecisionDraft): readonly FixedSeat[] {
  return partiesOf(context.board, game.position?.ruleState);
}

/** Powers, and those that share everything with them, in the variant's order; of those, none that is out unless it is named. */
export function wholeParties(draft: DecisionDraft, powers: readonly Power[]): readonly Power[] {
  const left = survivingPowers(draft.game);
  const sharing = partiesIn(draft).filter((party) => party.powers.some((power) => powers.includes(power)));
  const all = sharing.flatMap((party) => party.powers);
  return draft.context.board.powers
    .map(({ name }) => name)
    .filter((name) => all.includes(name) && (left.includes(name) || powers.includes(name)));
}

/** The names under which powers win or draw. */
export function partyNames(draft: DecisionDraft, powers: readonly Power[]): readonly Power[] {
  return partiesIn(draft)
    .filter((party) => party.powers.some((power) => powers.includes(power)))
    .map(({ name }) => name);
}

/** Those to whom the game can be conceded: the largest; anybody, also who is out, where the players may agree on any result. */
export function concessionCandidates(draft: DecisionDraft): readonly FixedSeat[] {
  if (isAnyResult(draft)) return partiesIn(draft);
  const left = survivingPowers(draft.game);
  const parties = partiesIn(draft).filter(({ powers }) => powers.some((power) => left.includes(power)));
  // Who is the largest would tell what is not seen.
  if (isBlind(draft.game)) return parties;
  const centers = draft.game.position!.centers;
  const size = ({ powers }: FixedSeat) => powers.reduce((sum, power) => sum + (centers[power]?.length ?? 0), 0);
  const most = Math.max(...parties.map(size));
  return parties.filter((party) => size(party) === most);
}

/** The powers with something left on the board that somebody plays or may still come to play. */
export function survivingPowers(game: Game): readonly Power[] {
  return game.seats
    .filter((seat) => (seat.status === 'playing' || seat.status === 'abandoned') && isLeft(game, seat.power))
    .map(({ power }) => power);
}

function dummiesLeft(game: Game): boolean {
  return game.seats.some(
    ({ status, power }) => (status === 'dummy' || status === 'civil-disorder') && isLeft(game, power),
  );
}

function sameSet(a: readonly Power[], b: readonly Power[]): boolean {
  return a.length === b.length && a.every((power) => b.includes(power));
}

function readDraw(args: string, { board }: CommandContext): Command | Problem {
  const wish =
    args.trim() === '' || /^(?:of |among |by )?(?:all(?: survivors)?|survivors|everybody)$/i.test(args.trim())
      ? true
      : readYesNo(args);
  if (wish !== null) return wish ? makeCommand('SET DRAW', { powers: null }) : makeCommand('SET NO DRAW', {});
  if (board === null) return NEEDS_GAME;
  const read = readPowerList(board, args);
  if (isProblem(read)) return read;
  return read.list.length === 0 ? ASK_DRAW : makeCommand('SET DRAW', { powers: read.list });
}

const ASK_DRAW: Problem = { problem: { code: 'votes/yes-or-no' }, suggestion: 'DRAW YES' };

/** `yes`, `for a draw`, `no to the draw`, powers; a question is no vote. */
function readDrawWish(args: string, context: CommandContext): Command | Problem {
  if (args.includes('?')) return ASK_DRAW;
  const words = args
    .replace(/[.!]+$/, '')
    .replace(/(?:\b(?:to|for|on)\s+)?(?:\b(?:a|the)\s+)?\bdraw$/i, '')
    .trim();
  if (/^(?:against)$/i.test(words)) return makeCommand('SET NO DRAW', {});
  return readDraw(/^(?:for|in favour|yes)$/i.test(words) ? '' : words, context);
}

function readConcede(args: string, context: CommandContext): Command | Problem {
  const text = args.replace(/^to\s+/i, '').trim();
  if (text === '') {
    const suggestion = context.role === 'master' ? 'SET CONCESSIONS' : null;
    return { problem: { code: 'votes/concede-to-whom' }, suggestion };
  }
  const { board } = context;
  const list = board === null ? NEEDS_GAME : readPowerList(board, text);
  if (isProblem(list)) return list;
  const [power, ...others] = list.list;
  if (power === undefined) return { problem: { code: 'votes/concede-to-whom' } };
  return makeCommand('SET CONCEDE', others.length === 0 ? { power } : { power, others });
}

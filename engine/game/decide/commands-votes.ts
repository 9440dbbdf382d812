/**
 * Votes for the end (judge-language B): draws, among all survivors or (NoDIAS) among some, and concessions to the largest
 * power. A vote is good for one phase and passes at once when all who are left agree. What others have voted is told to
 * nobody, unless the game's votes are open.
 */
import type { Power } from '../../board/variant.ts';
import type { Outcome, Vote } from '../events.ts';
import { type Game, type Seat, seatOf } from '../game.ts';
import { type Draft, done, emit, named, note, refused, sealed } from './draft.ts';
import { type CommandLine, forPlayers, type Handlers } from './handler.ts';

type Voting = 'SET DRAW' | 'SET NO DRAW' | 'SET CONCEDE' | 'SET NO CONCEDE';

export const VOTE_COMMANDS: Handlers = {
  'SET DRAW': forPlayers((draft, line) => {
    const { game } = draft;
    const { powers } = line.args;
    if (!isOn(draft, line)) return;
    const left = survivors(game);
    if (game.settings.dias) {
      if (powers !== null && !sameSet(powers, left)) {
        refused(draft, line, `A draw includes all survivors in this game: ${named(draft, left)}.`, 'SET DRAW');
        return;
      }
      vote(draft, line, { draw: 'survivors' }, 'You vote for a draw of all survivors');
      return;
    }
    const gone = (powers ?? []).filter((power) => !left.includes(power));
    if (gone.length > 0) {
      refused(draft, line, `Only those who are left can share a draw; not ${named(draft, gone)}.`);
      return;
    }
    const among = powers ?? left;
    vote(draft, line, { draw: among }, `You vote for a draw of ${named(draft, among)}`);
  }),
  'SET NO DRAW': forPlayers((draft, line) => {
    if (isOn(draft, line)) takeBack(draft, line, { draw: null }, 'You have no vote for a draw now');
  }),
  'SET CONCEDE': forPlayers((draft, line) => {
    const { game, request } = draft;
    const { power } = line.args;
    if (!isOn(draft, line)) return;
    if (!game.settings.concessions)
      refused(draft, line, 'This game is not conceded: it is played to its end or drawn.');
    else if (request.actor.powers.includes(power)) refused(draft, line, 'The game is conceded to somebody else.');
    else if (!largest(game).includes(power)) {
      refused(
        draft,
        line,
        `A game is conceded to the largest power only: ${named(draft, largest(game), 'or')}.`,
        `SET CONCEDE ${largest(game)[0]}`,
      );
    } else vote(draft, line, { concede: power }, `You would concede the game to ${named(draft, power)}`);
  }),
  'SET NO CONCEDE': forPlayers((draft, line) => {
    if (isOn(draft, line)) takeBack(draft, line, { concede: null }, 'You concede the game to nobody now');
  }),
};

/** Is there something to vote on? */
function isOn(draft: Draft, line: CommandLine<Voting>): boolean {
  if (draft.game.status === 'active') return true;
  refused(
    draft,
    line,
    draft.game.status === 'paused' ? 'The game is paused: vote when it goes on.' : 'There is nothing to vote on now.',
  );
  return false;
}

function takeBack(draft: Draft, line: CommandLine<Voting>, part: Partial<Vote>, said: string): void {
  for (const power of draft.request.actor.powers) {
    const before = seatOf(draft.game, power)!.vote;
    const after = { ...before, ...part };
    if (after.draw === before.draw && after.concede === before.concede) continue;
    emit(draft, { type: 'vote-cast', power, sealed: sealed(draft, after) });
  }
  done(draft, line, said);
}

function vote(draft: Draft, line: CommandLine<Voting>, part: Partial<Vote>, said: string): void {
  const { powers } = draft.request.actor;
  const counted = electorate(draft.game).map(({ power }) => power);
  const voters = powers.filter((power) => counted.includes(power));
  if (voters.length === 0) {
    const isLeft = powers.some((power) => survivors(draft.game).includes(power));
    refused(
      draft,
      line,
      isLeft
        ? `Nobody plays ${named(draft, powers)}: it has no vote.`
        : `${named(draft, powers)} is out of the game: only those who are left vote.`,
    );
    return;
  }
  for (const power of voters) {
    const before = seatOf(draft.game, power)!.vote;
    emit(draft, { type: 'vote-cast', power, sealed: sealed(draft, { ...before, ...part }) });
  }
  const outcome = agreed(draft.game);
  if (outcome !== null) {
    emit(draft, { type: 'game-ended', outcome });
    done(draft, line, `${said}, and so do all others: the game is over`);
    return;
  }
  const secrecy = draft.game.settings.openVotes ? 'all are told' : 'nobody is told how the others vote';
  done(draft, line, `${said}; good until ${draft.game.position!.phase} is processed, and ${secrecy}`);
  if (draft.game.settings.dias && part.draw === 'survivors' && dummiesLeft(draft.game)) {
    note(draft, line, 'Powers that nobody plays have no vote and no share');
  }
}

/** What all who are left agree on; null while they do not. */
export function agreed(game: Game): Outcome | null {
  const voters = electorate(game);
  const [first] = voters;
  if (first === undefined) return null;
  const { draw } = first.vote;
  const left = survivors(game);
  if (draw !== null && voters.every((seat) => sameDraw(seat.vote.draw, draw))) {
    return { kind: 'drawn', powers: draw === 'survivors' ? left : left.filter((power) => draw.includes(power)) };
  }
  for (const power of largest(game)) {
    const others = voters.filter((seat) => seat.power !== power);
    if (others.length > 0 && others.every((seat) => seat.vote.concede === power)) {
      return { kind: 'conceded', powers: [power] };
    }
  }
  return null;
}

/** The powers with something left on the board that somebody plays or may still come to play. */
export function survivors(game: Game): readonly Power[] {
  return game.seats
    .filter((seat) => (seat.status === 'playing' || seat.status === 'abandoned') && isLeft(game, seat.power))
    .map(({ power }) => power);
}

/** Whose votes count: those who play. */
export function electorate(game: Game): readonly Seat[] {
  return game.seats.filter((seat) => seat.status === 'playing' && isLeft(game, seat.power));
}

function isLeft({ position }: Game, power: Power): boolean {
  if (position === null) return false;
  const { units, centers, dislodged } = position;
  return (units[power] ?? []).length + (centers[power] ?? []).length + (dislodged?.[power] ?? []).length > 0;
}

/** The power with most centres, or those that share that place. */
function largest(game: Game): readonly Power[] {
  const sizes = survivors(game).map((power) => [power, (game.position!.centers[power] ?? []).length] as const);
  const most = Math.max(...sizes.map(([, size]) => size));
  return sizes.filter(([, size]) => size === most).map(([power]) => power);
}

function dummiesLeft(game: Game): boolean {
  return game.seats.some(
    ({ status, power }) => (status === 'dummy' || status === 'civil-disorder') && isLeft(game, power),
  );
}

function sameDraw(a: Vote['draw'], b: Vote['draw']): boolean {
  if (a === null || b === null) return a === b;
  return a === 'survivors' || b === 'survivors' ? a === b : sameSet(a, b);
}

function sameSet(a: readonly Power[], b: readonly Power[]): boolean {
  return a.length === b.length && a.every((power) => b.includes(power));
}

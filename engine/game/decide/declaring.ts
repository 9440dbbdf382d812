/** DECLARE: a master ends the game as a draw or a concession (judge-language C1). Asked back, and told to all. */
import type { Power } from '../../board/variant.ts';
import type { CommandArguments } from '../../commands/arguments.ts';
import {
  conceivable,
  inWords,
  isLeft,
  mustShare,
  partyNames,
  survivors,
  wholeParties,
} from '../../commands/player/votes.ts';
import type { Outcome } from '../events.ts';
import type { Confirming } from './confirmation.ts';
import { type Draft, emit, named } from './draft.ts';

export const declaration: Confirming<'DECLARE'> = { who: 'master', problem: whyNot, preview, carryOut };

function whyNot(draft: Draft, declared: CommandArguments['DECLARE']): string | null {
  const { game } = draft;
  if (game.status === 'forming') return 'The game has not begun: TERMINATE or PURGE ends it.';
  if (game.status === 'finished') return 'The game is over already.';
  const powers = powersOf(draft, declared);
  const gone = powers.filter((power) => !isLeft(game, power));
  if (gone.length > 0) return `${named(draft, gone)} ${gone.length === 1 ? 'has' : 'have'} nothing left on the board.`;
  return declared.what === 'draw' && partyNames(draft, powers).length < 2
    ? `A draw is among two powers or more. For one there is DECLARE CONCESSION ${powers[0] ?? 'power'}.`
    : null;
}

/** Those who share the draw, or the one who wins; with each power those that share everything with it. */
function powersOf(draft: Draft, declared: CommandArguments['DECLARE']): readonly Power[] {
  if (declared.what === 'concession') return [declared.power];
  return wholeParties(draft, declared.powers ?? survivors(draft.game));
}

function outcomeOf(draft: Draft, declared: CommandArguments['DECLARE']): Outcome {
  const powers = partyNames(draft, powersOf(draft, declared));
  return { kind: declared.what === 'draw' ? 'drawn' : 'conceded', powers };
}

function preview(draft: Draft, declared: CommandArguments['DECLARE']): string {
  const { game } = draft;
  const who = inWords(draft, powersOf(draft, declared));
  const end = `This ends '${game.name}' now, ${
    declared.what === 'draw' ? `as a draw among ${who}` : `conceded to ${who}`
  }. Everybody is told that you declared it; RESUME takes the game up again.`;
  return `${end}${remark(draft, declared)}`;
}

/** What is unusual about it: a master may, but is told. */
function remark(draft: Draft, declared: CommandArguments['DECLARE']): string {
  const { game } = draft;
  const powers = powersOf(draft, declared);
  if (declared.what === 'concession') {
    const largest = conceivable(draft);
    return largest.some((party) => party.powers.some((power) => powers.includes(power)))
      ? ''
      : ` ${inWords(draft, powers)} is not the largest power: that is ${largest.map(({ display }) => display).join(' or ')}.`;
  }
  const left = survivors(game).filter((power) => !powers.includes(power));
  return mustShare(draft) && left.length > 0
    ? ` Draws in this game include all survivors (DIAS); this one leaves out ${named(draft, left)}.`
    : '';
}

function carryOut(draft: Draft, declared: CommandArguments['DECLARE']): string {
  const who = inWords(draft, powersOf(draft, declared));
  emit(draft, { type: 'game-ended', outcome: outcomeOf(draft, declared), by: draft.request.actor.person });
  return declared.what === 'draw'
    ? `The game is a draw among ${who}; everybody is told`
    : `The game is conceded to ${who}; everybody is told`;
}

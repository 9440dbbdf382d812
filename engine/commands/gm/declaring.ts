/** DECLARE: a master ends the game as a draw or a concession (judge-language C1). Asked back, and told to all. */
import type { Power } from '../../board/variant.ts';
import type { Confirming } from '../../game/decide/confirmation.ts';
import type { DecisionDraft } from '../../game/decide/draft.ts';
import { isLeft } from '../../game/events/audience.ts';
import type { GameOutcome } from '../../game/events.ts';
import type { CommandArguments } from '../../language/commands/arguments.ts';
import type { Message } from '../../messages/all-messages.ts';
import type { VoteMessage } from '../../messages/vote-messages.ts';
import { concessionCandidates, mustShare, partyNames, survivingPowers, wholeParties } from '../player/vote-commands.ts';

export const declareCommand: Confirming<'DECLARE'> = {
  who: 'master',
  leaves: true,
  problem: whyNot,
  instead: allowed,
  caution,
  carryOut,
};

function whyNot(draft: DecisionDraft, declared: CommandArguments['DECLARE']): Message | null {
  const { game } = draft;
  if (game.status === 'forming') return { code: 'game/not-begun', wanted: 'end' };
  if (game.status === 'finished') return { code: 'game/over' };
  const powers = powersOf(draft, declared);
  const gone = powers.filter((power) => !isLeft(game, power));
  if (gone.length > 0) return { code: 'votes/nothing-left', powers: gone };
  if (declared.what === 'draw' && partyNames(draft, powers).length < 2)
    return { code: 'votes/draw-of-one', power: powers[0] ?? null };
  if (game.event === undefined) return null;
  const isForbidden = declared.what === 'concession' && !game.settings.concessions;
  const why: VoteMessage | null = isForbidden ? { code: 'votes/not-conceded' } : caution(draft, declared);
  return why === null ? null : { code: 'events/no-such-end', event: game.event, why };
}

/** An end that the rules of an event allow. */
function allowed(draft: DecisionDraft, declared: CommandArguments['DECLARE']): string | null {
  const { game } = draft;
  if (game.event === undefined || game.status === 'forming' || game.status === 'finished') return null;
  const isConceded = declared.what === 'concession' && game.settings.concessions;
  const [largest] = isConceded ? concessionCandidates(draft) : [];
  return largest === undefined ? 'DECLARE DRAW' : `DECLARE CONCESSION ${largest.powers[0]}`;
}

/** Those who share the draw, or the one who wins; with each power those that share everything with it. */
function powersOf(draft: DecisionDraft, declared: CommandArguments['DECLARE']): readonly Power[] {
  if (declared.what === 'concession') return [declared.power];
  return wholeParties(draft, declared.powers ?? survivingPowers(draft.game));
}

function outcomeOf(draft: DecisionDraft, declared: CommandArguments['DECLARE']): GameOutcome {
  const powers = partyNames(draft, powersOf(draft, declared));
  return { kind: declared.what === 'draw' ? 'drawn' : 'conceded', powers };
}

/** With what is unusual about it: a GM may, but hears of it. */
function caution(draft: DecisionDraft, declared: CommandArguments['DECLARE']): VoteMessage | null {
  const { game } = draft;
  const own = powersOf(draft, declared);
  if (declared.what === 'concession') {
    const largest = concessionCandidates(draft);
    const isLargest = largest.some((party) => party.powers.some((power) => own.includes(power)));
    return isLargest
      ? null
      : { code: 'votes/not-largest', to: partyNames(draft, own), largest: largest.map(({ name }) => name) };
  }
  const left = survivingPowers(game).filter((power) => !own.includes(power));
  return mustShare(draft) && left.length > 0 ? { code: 'votes/draw-leaves-out', leftOut: left } : null;
}

function carryOut(draft: DecisionDraft, declared: CommandArguments['DECLARE']): null {
  draft.emit({ type: 'game-ended', outcome: outcomeOf(draft, declared), by: draft.request.actor.person });
  return null;
}

/** Orders of a movement phase that came to nothing before any battle, in words. */
import type { Attempt, OtherOrder, UnitMissing, VoidCause } from '../adjudicate/outcomes.ts';
import type { Board } from '../board/board.ts';
import type { Place } from '../board/variant.ts';
import { nameInSentence } from './names.ts';
import { destination, other, typeName, unitName, type Voice } from './voice.ts';

/** `who` is the unit, as it stands at the head of the sentence. */
export function explainVoid(board: Board, who: string, attempt: Attempt, cause: VoidCause, voice: Voice): string {
  const past = voice === 'owner';
  const why = explainCause(board, attempt, cause, voice);
  return `${who} ${past ? 'did' : 'does'} not ${explainAttempt(board, attempt, cause, voice)}: ${why}.`;
}

function explainAttempt(board: Board, attempt: Attempt, cause: VoidCause, voice: Voice): string {
  switch (attempt.kind) {
    case 'move':
      return `move to ${destination(board, voice, attempt.to)}`;
    case 'support':
      return `support ${whomAt(board, attempt.at, cause, voice)}${towards(board, attempt.to, voice)}`;
    case 'convoy':
      return `convoy ${whomAt(board, attempt.at, cause, voice)}${towards(board, attempt.to, voice)}`;
    case 'other':
      return 'act';
  }
}

function whomAt(board: Board, at: Place, cause: VoidCause, voice: Voice): string {
  return 'target' in cause ? other(board, voice, cause.target) : nameInSentence(board, at);
}

function towards(board: Board, to: Place | null, voice: Voice): string {
  return to === null ? '' : ` to ${destination(board, voice, to)}`;
}

function explainCause(board: Board, attempt: Attempt, cause: VoidCause, voice: Voice): string {
  switch (cause.cause) {
    case 'unknown':
      return 'its order says nothing that a unit could do in this phase';
    case 'never-moves':
      return 'this unit belongs to nobody, and never moves';
    case 'own-province':
      return attempt.kind === 'move' ? 'it is there already' : 'it is there itself';
    case 'cannot-reach':
      return 'it cannot get there';
    case 'which-coast':
      return 'the order does not say to which coast';
    case 'wrong-coast':
      return 'it cannot get to that coast';
    case 'fleet-by-convoy':
      return 'fleets are not convoyed';
    case 'no-fleets':
      return 'no fleets are where they could carry it';
    case 'convoy-forbidden':
      return 'this power may not have it carried there';
    case 'nobody-there':
      return 'there is no unit';
    case 'itself':
      return 'a unit does not support itself';
    case 'cannot-support':
      return 'it could not go there itself';
    case 'ordered-otherwise':
      return `${other(board, voice, cause.target)} was ordered to ${explainOther(board, cause.order, voice)}`;
    case 'other-coast':
      return `${other(board, voice, cause.target)} was ordered to ${destination(board, voice, cause.to)}`;
    case 'carrier-supports':
      return `${other(board, voice, cause.target)} could come only by the fleet that supports it`;
    case 'not-at-sea':
      return 'only a fleet at sea convoys';
    case 'not-an-army':
      return 'only armies are convoyed';
    case 'impossible-move':
      return `${other(board, voice, cause.target)} cannot make that move`;
    case 'army-walked':
      return `${other(board, voice, cause.target)} goes by land`;
    case 'not-needed':
      return 'it can be of no use on that way';
  }
}

function explainOther(board: Board, order: OtherOrder, voice: Voice): string {
  return order.kind === 'move' ? `go to ${destination(board, voice, order.to)}` : order.kind;
}

/** An order that was given to no unit. */
export function explainMissing(board: Board, missing: UnitMissing): string {
  switch (missing.missing) {
    case 'unreadable':
      return 'This cannot be read as an order.';
    case 'no-unit':
      return `There is no unit in ${nameInSentence(board, missing.at)}.`;
    case 'not-yours': {
      const owner = board.powers.find(({ name }) => name === missing.unit.power)?.display ?? missing.unit.power;
      return `The ${typeName(missing.unit)} in ${nameInSentence(board, missing.unit.at)} is ${owner}'s.`;
    }
    case 'ordered-before':
      return `${unitName(board, missing.unit)} has an order already: the first counts.`;
  }
}

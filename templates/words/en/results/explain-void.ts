/** Orders of a movement phase that came to nothing before any battle, in words. */

import type { Board } from '../../../../engine/board/board.ts';
import type {
  Actor,
  Attempt,
  Deed,
  OtherOrder,
  UnitMissing,
  VoidCause,
} from '../../../../engine/board/outcome-tree.ts';
import type { Place } from '../../../../engine/board/variant.ts';
import { nameInSentence } from '../../../../engine/explain/names.ts';
import { whyClosedNow, whyNotCarried, whyOutOfReach } from '../said/orders/out-of-reach.ts';
import { destination, other, typeName, unitName, type Voice } from './voice.ts';

/** `who` is the unit, as it stands at the head of the sentence. */
export function explainVoid(
  board: Board,
  who: string,
  actor: Actor,
  { attempt, why: cause }: Extract<Deed, { readonly deed: 'void' }>,
  voice: Voice,
): string {
  const past = voice === 'owner';
  const why = explainCause(board, actor, attempt, cause, voice);
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

function explainCause(board: Board, actor: Actor, attempt: Attempt, cause: VoidCause, voice: Voice): string {
  switch (cause.cause) {
    case 'unknown':
      return 'its order says nothing that a unit could do in this phase';
    case 'never-moves':
      return 'this unit belongs to nobody, and never moves';
    case 'own-province':
      return attempt.kind === 'move' ? 'it is there already' : 'it is there itself';
    case 'cannot-reach':
      return reach(board, actor, attempt) ?? 'it cannot get there';
    case 'which-coast':
      return 'the order does not say to which coast';
    case 'wrong-coast':
      return 'it cannot get to that coast';
    case 'fleet-by-convoy':
      return 'fleets are not convoyed';
    case 'no-fleets':
      return [
        'no fleets are where they could carry it',
        ...('to' in attempt && attempt.to !== null ? [whyClosedNow(board, actor, attempt.to) ?? []].flat() : []),
      ].join(', and ');
    case 'convoy-forbidden':
      return 'to' in attempt && attempt.to !== null
        ? whyNotCarried(board, actor.power, attempt.to)
        : 'it may not be carried there';
    case 'nobody-there':
      return 'there is no unit';
    case 'itself':
      return 'a unit does not support itself';
    case 'cannot-support':
      return reach(board, actor, attempt) ?? 'it could not go there itself';
    case 'ordered-otherwise':
      if (cause.order.kind === 'none') return `${other(board, voice, cause.target)} had no order`;
      return `${other(board, voice, cause.target)} was ordered to ${explainOther(board, cause.order, voice)}${insteadOf(board, attempt, voice)}`;
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

/** The rule that keeps the unit from where it was to go or to help. */
function reach(board: Board, actor: Actor, attempt: Attempt): string | null {
  const to = attempt.kind === 'other' ? null : (attempt.to ?? ('at' in attempt ? attempt.at : null));
  return to === null ? null : whyOutOfReach(board, actor, to);
}

/** What it was counted on to do. */
function insteadOf(board: Board, attempt: Attempt, voice: Voice): string {
  return 'to' in attempt && attempt.to !== null ? `, not to go to ${destination(board, voice, attempt.to)}` : '';
}

function explainOther(board: Board, order: Exclude<OtherOrder, { readonly kind: 'none' }>, voice: Voice): string {
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

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
import { placeName, provinceName } from '../../../../engine/explain/names.ts';
import { toThe } from '../articles.ts';
import { of } from '../counts.ts';
import { whyClosedNow, whyNotCarried, whyOutOfReach } from '../said/orders/out-of-reach.ts';
import { other, sentence, towards, unitName, type Voice } from './voice.ts';

/** `who` is the unit, as it stands at the head of the sentence. */
export function explainVoid(
  board: Board,
  who: string,
  actor: Actor,
  { attempt, why }: Extract<Deed, { readonly deed: 'void' }>,
  voice: Voice,
): string {
  return `${who} ${explainAttempt(board, attempt, why, voice)} : ${explainCause(board, actor, attempt, why, voice)}.`;
}

function explainAttempt(board: Board, attempt: Attempt, cause: VoidCause, voice: Voice): string {
  const past = voice === 'owner';
  switch (attempt.kind) {
    case 'move':
      return `${past ? "n'est pas allée" : 'ne va pas'} ${towards(board, attempt.to)}`;
    case 'support': {
      const to = attempt.to === null ? '' : ` ${towards(board, attempt.to)}`;
      return `${past ? "n'a pas soutenu" : 'ne soutient pas'} ${whomAt(board, attempt.at, cause, voice)}${to}`;
    }
    case 'convoy':
      return `${past ? "n'a pas convoyé" : 'ne convoie pas'} ${whomAt(board, attempt.at, cause, voice)} ${towards(board, attempt.to)}`;
    case 'other':
      return past ? "n'a rien fait" : 'ne fait rien';
  }
}

function whomAt(board: Board, at: Place, cause: VoidCause, voice: Voice): string {
  return 'target' in cause ? other(board, voice, cause.target) : provinceName(board, at);
}

function explainCause(board: Board, actor: Actor, attempt: Attempt, cause: VoidCause, voice: Voice): string {
  switch (cause.cause) {
    case 'unknown':
      return "l'ordre ne dit rien qu'une unité puisse faire dans cette phase";
    case 'never-moves':
      return "cette unité n'est à personne, et ne bouge jamais";
    case 'own-province':
      return attempt.kind === 'move' ? 'elle y est déjà' : 'elle y est elle-même';
    case 'cannot-reach':
      return reach(board, actor, attempt) ?? 'elle ne peut pas y aller';
    case 'which-coast':
      return "l'ordre ne dit pas vers quelle côte";
    case 'wrong-coast':
      return 'elle ne peut pas aller vers cette côte';
    case 'fleet-by-convoy':
      return 'les flottes ne sont pas convoyées';
    case 'no-fleets': {
      const closed = 'to' in attempt && attempt.to !== null ? whyClosedNow(board, actor, attempt.to) : null;
      return `aucune flotte n'est placée pour la convoyer${closed === null ? '' : `, et ${closed}`}`;
    }
    case 'convoy-forbidden':
      return 'to' in attempt && attempt.to !== null
        ? whyNotCarried(board, actor.power, attempt.to)
        : 'elle ne peut pas y être convoyée';
    case 'nobody-there':
      return "il n'y a pas d'unité";
    case 'itself':
      return 'une unité ne se soutient pas elle-même';
    case 'cannot-support':
      return reach(board, actor, attempt) ?? 'elle ne pourrait pas y aller elle-même';
    case 'ordered-otherwise':
      if (cause.order.kind === 'none') return `${other(board, voice, cause.target)} n'avait pas d'ordre`;
      return `${other(board, voice, cause.target)} devait ${explainOther(board, cause.order)}${insteadOf(board, attempt)}`;
    case 'other-coast':
      return `${other(board, voice, cause.target)} devait aller ${towards(board, cause.to)}`;
    case 'carrier-supports':
      return `${other(board, voice, cause.target)} ne pouvait venir que par la flotte qui soutient`;
    case 'not-at-sea':
      return 'seule une flotte en mer convoie';
    case 'not-an-army':
      return 'seules les armées sont convoyées';
    case 'impossible-move':
      return `${other(board, voice, cause.target)} ne peut pas faire ce mouvement`;
    case 'army-walked':
      return `${other(board, voice, cause.target)} va par voie de terre`;
    case 'not-needed':
      return "elle n'est d'aucune utilité sur ce trajet";
  }
}

/** The rule that keeps the unit from where it was to go or to help. */
function reach(board: Board, actor: Actor, attempt: Attempt): string | null {
  const to = attempt.kind === 'other' ? null : (attempt.to ?? ('at' in attempt ? attempt.at : null));
  return to === null ? null : whyOutOfReach(board, actor, to);
}

const OTHER = { hold: 'tenir', support: 'soutenir', convoy: 'convoyer' } as const;

/** What it was counted on to do. */
function insteadOf(board: Board, attempt: Attempt): string {
  return 'to' in attempt && attempt.to !== null ? ` et non aller ${towards(board, attempt.to)}` : '';
}

function explainOther(board: Board, order: Exclude<OtherOrder, { readonly kind: 'none' }>): string {
  return order.kind === 'move' ? `aller ${towards(board, order.to)}` : OTHER[order.kind];
}

/** An order that was given to no unit. */
export function explainMissing(board: Board, missing: UnitMissing): string {
  switch (missing.missing) {
    case 'unreadable':
      return 'Cela ne peut pas se lire comme un ordre.';
    case 'no-unit':
      return `Il n'y a pas d'unité à cet endroit : ${provinceName(board, missing.at)}.`;
    case 'not-yours': {
      const owner = board.powers.find(({ name }) => name === missing.unit.power)?.display ?? missing.unit.power;
      const unit = `${missing.unit.type === 'A' ? "l'armée" : 'la flotte'} ${of(placeName(board, missing.unit.at))}`;
      return `${sentence(unit)} est ${toThe(owner)}.`;
    }
    case 'ordered-before':
      return `${unitName(board, missing.unit)} a déjà un ordre : le premier compte.`;
  }
}

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
import { dative } from '../articles.ts';
import { whyClosedNow, whyNotCarried, whyOutOfReach } from '../said/orders/out-of-reach.ts';
import { other, sentence, typeName, unitName, type Voice } from './voice.ts';

/** `who` is the unit, as it stands at the head of the sentence. */
export function explainVoid(
  board: Board,
  who: string,
  actor: Actor,
  { attempt, why }: Extract<Deed, { readonly deed: 'void' }>,
  voice: Voice,
): string {
  return `${who} ${explainAttempt(board, attempt, why, voice)}: ${sentence(explainCause(board, actor, attempt, why, voice))}.`;
}

function explainAttempt(board: Board, attempt: Attempt, cause: VoidCause, voice: Voice): string {
  const past = voice === 'owner';
  switch (attempt.kind) {
    case 'move': {
      const to = placeName(board, attempt.to);
      return past ? `ist nicht nach ${to} gezogen` : `zieht nicht nach ${to}`;
    }
    case 'support': {
      const to = attempt.to === null ? '' : ` beim Zug nach ${placeName(board, attempt.to)}`;
      const whom = `${whomAt(board, attempt.at, cause, voice)}${to}`;
      return past ? `hat ${whom} nicht unterstützt` : `unterstützt ${whom} nicht`;
    }
    case 'convoy': {
      const [whom, to] = [whomAt(board, attempt.at, cause, voice), placeName(board, attempt.to)];
      return past ? `hat ${whom} nicht nach ${to} geleitet` : `geleitet ${whom} nicht nach ${to}`;
    }
    case 'other':
      return past ? 'hat nichts getan' : 'tut nichts';
  }
}

function whomAt(board: Board, at: Place, cause: VoidCause, voice: Voice): string {
  return 'target' in cause ? other(board, voice, cause.target) : provinceName(board, at);
}

function explainCause(board: Board, actor: Actor, attempt: Attempt, cause: VoidCause, voice: Voice): string {
  switch (cause.cause) {
    case 'unknown':
      return 'der Befehl sagt nichts, was eine Einheit in dieser Phase tun könnte';
    case 'never-moves':
      return 'diese Einheit gehört niemandem und zieht nie';
    case 'own-province':
      return attempt.kind === 'move' ? 'sie ist schon dort' : 'sie steht selbst dort';
    case 'cannot-reach':
      return reach(board, actor, attempt) ?? 'sie kommt nicht dorthin';
    case 'which-coast':
      return 'der Befehl sagt nicht, an welche Küste';
    case 'wrong-coast':
      return 'an diese Küste kommt sie nicht';
    case 'fleet-by-convoy':
      return 'Flotten werden nicht geleitet';
    case 'no-fleets': {
      const closed = 'to' in attempt && attempt.to !== null ? whyClosedNow(board, actor, attempt.to) : null;
      return `keine Flotten stehen so, dass sie sie geleiten könnten${closed === null ? '' : `, und ${closed}`}`;
    }
    case 'convoy-forbidden':
      return 'to' in attempt && attempt.to !== null
        ? whyNotCarried(board, actor.power, attempt.to)
        : 'dorthin darf sie nicht geleitet werden';
    case 'nobody-there':
      return 'dort steht keine Einheit';
    case 'itself':
      return 'eine Einheit unterstützt sich nicht selbst';
    case 'cannot-support':
      return reach(board, actor, attempt) ?? 'sie könnte selbst nicht dorthin ziehen';
    case 'ordered-otherwise':
      if (cause.order.kind === 'none') return `${other(board, voice, cause.target)} hatte keinen Befehl`;
      return `${other(board, voice, cause.target)} sollte ${explainOther(board, cause.order)}${insteadOf(board, attempt)}`;
    case 'other-coast':
      return `${other(board, voice, cause.target)} sollte nach ${placeName(board, cause.to)} ziehen`;
    case 'carrier-supports':
      return `${other(board, voice, cause.target)} könnte nur durch die Flotte kommen, die hier unterstützt`;
    case 'not-at-sea':
      return 'nur eine Flotte auf See geleitet';
    case 'not-an-army':
      return 'nur Armeen werden geleitet';
    case 'impossible-move':
      return `${other(board, voice, cause.target)} kann diesen Zug nicht machen`;
    case 'army-walked':
      return `${other(board, voice, cause.target)} geht über Land`;
    case 'not-needed':
      return 'auf diesem Weg ist sie von keinem Nutzen';
  }
}

/** The rule that keeps the unit from where it was to go or to help. */
function reach(board: Board, actor: Actor, attempt: Attempt): string | null {
  const to = attempt.kind === 'other' ? null : (attempt.to ?? ('at' in attempt ? attempt.at : null));
  return to === null ? null : whyOutOfReach(board, actor, to);
}

const OTHER = { hold: 'halten', support: 'unterstützen', convoy: 'geleiten' } as const;

/** What it was counted on to do. */
function insteadOf(board: Board, attempt: Attempt): string {
  return 'to' in attempt && attempt.to !== null ? ` und nicht nach ${placeName(board, attempt.to)} ziehen` : '';
}

function explainOther(board: Board, order: Exclude<OtherOrder, { readonly kind: 'none' }>): string {
  return order.kind === 'move' ? `nach ${placeName(board, order.to)} ziehen` : OTHER[order.kind];
}

/** An order that was given to no unit. */
export function explainMissing(board: Board, missing: UnitMissing): string {
  switch (missing.missing) {
    case 'unreadable':
      return 'Das ist als Befehl nicht lesbar.';
    case 'no-unit':
      return `In ${provinceName(board, missing.at)} steht keine Einheit.`;
    case 'not-yours': {
      const owner = board.powers.find(({ name }) => name === missing.unit.power)?.display ?? missing.unit.power;
      return `Die ${typeName(missing.unit)} ${provinceName(board, missing.unit.at)} gehört ${dative(owner)}.`;
    }
    case 'ordered-before':
      return `${unitName(board, missing.unit)} hat schon einen Befehl: Der erste zählt.`;
  }
}

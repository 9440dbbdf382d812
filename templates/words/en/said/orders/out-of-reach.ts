/** Why a unit cannot get somewhere, or may not be carried there, as clauses for the end of a sentence: the rule that forbids it. */
import type { Board } from '../../../../../engine/board/board.ts';
import type { Place, Power } from '../../../../../engine/board/variant.ts';
import { coastInWords, listInWords, nameInSentence } from '../../../../../engine/explain/names.ts';
import { closedNow, notCarried, type OutOfReach, outOfReach, placesReached, type UnitThere } from '../../../reach.ts';

/** `the way is open to fleets in Spring only`; null when the two places simply do not touch. */
export function whyOutOfReach(board: Board, unit: UnitThere, to: Place): string | null {
  const why = outOfReach(board, unit, to);
  return why === null ? null : clause(board, why);
}

/** `that way is open to armies in Autumn only`, of a border that is closed now; null where no season opens it. */
export function whyClosedNow(board: Board, unit: UnitThere, to: Place): string | null {
  const why = closedNow(board, unit, to);
  return why === null ? null : clause(board, why);
}

function clause(board: Board, why: OutOfReach): string {
  switch (why.rule) {
    case 'season':
      return `that way is open to ${why.type === 'A' ? 'armies' : 'fleets'} in ${listInWords(why.seasons)} only`;
    case 'army-at-sea':
      return 'an army cannot stand at sea';
    case 'fleet-inland':
      return 'it has no coast';
    case 'coast':
      return `only the ${coastInWords(board, why.coast)} touches ${nameInSentence(board, why.to)}`;
    case 'inland-border':
      return 'their border is inland, and fleets pass along coasts';
    case 'only-water':
      return 'only water leads there, and that takes a convoy';
  }
}

/** ` It gets to Bohemia, Trieste and Tyrol.`, one step at any season; empty where it gets nowhere by itself. */
export function whereItGets(board: Board, unit: UnitThere): string {
  const names = placesReached(board, unit);
  return names.length === 0 ? '' : ` It gets to ${listInWords(names)}.`;
}

/** `armies of Canada cross to Europe only to a center that Canada owns there, or next to one` (rule `convoy-between-theatres`). */
export function whyNotCarried(board: Board, power: Power | null, to: Place): string {
  const { where, landing, power: name } = notCarried(board, power, to);
  const [there, who] = [where ?? 'there', name ?? 'this power'];
  if (landing === 'never') return `armies of ${who} are never carried to ${there}`;
  const next = landing === 'beside-own-center' ? ', or to a place next to one' : '';
  return `armies cross to ${there} only to a center that their own power, ${who}, owns there${next}`;
}

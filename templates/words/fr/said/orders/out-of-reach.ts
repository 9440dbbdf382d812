/** Why a unit cannot get somewhere, or may not be carried there, as clauses that stand after a colon. */
import type { Board } from '../../../../../engine/board/board.ts';
import type { Place, Power } from '../../../../../engine/board/variant.ts';
import { coastInWords, provinceName } from '../../../../../engine/explain/names.ts';
import { closedNow, notCarried, type OutOfReach, outOfReach, placesReached, type UnitThere } from '../../../reach.ts';
import { ofThe } from '../../articles.ts';
import { list } from '../../counts.ts';

/** `ce passage n'est ouvert aux flottes qu'à certaines saisons (Printemps)`; null when the two places simply do not touch. */
export function whyOutOfReach(board: Board, unit: UnitThere, to: Place): string | null {
  const why = outOfReach(board, unit, to);
  return why === null ? null : clause(board, why);
}

/** Of a border that is closed now; null where no season opens it. */
export function whyClosedNow(board: Board, unit: UnitThere, to: Place): string | null {
  const why = closedNow(board, unit, to);
  return why === null ? null : clause(board, why);
}

function clause(board: Board, why: OutOfReach): string {
  switch (why.rule) {
    case 'season':
      return `ce passage n'est ouvert aux ${why.type === 'A' ? 'armées' : 'flottes'} qu'à certaines saisons (${list(why.seasons)})`;
    case 'army-at-sea':
      return 'une armée ne peut pas être en mer';
    case 'fleet-inland':
      return "il n'y a pas de côte";
    case 'coast':
      return `seule la ${coastInWords(board, why.coast)} touche ${provinceName(board, why.to)}`;
    case 'inland-border':
      return "leur frontière est à l'intérieur des terres, et les flottes longent les côtes";
    case 'only-water':
      return "seule l'eau y mène, et il faut un convoi";
  }
}

/** ` Elle peut aller vers Bohême, Trieste et Tyrol.`, one step at any season; empty where it gets nowhere by itself. */
export function whereItGets(board: Board, unit: UnitThere): string {
  const names = placesReached(board, unit);
  return names.length === 0 ? '' : ` Elle peut aller vers : ${list(names)}.`;
}

/** The rule `convoy-between-theatres`. */
export function whyNotCarried(board: Board, power: Power | null, to: Place): string {
  const { where, landing, power: name } = notCarried(board, power, to);
  const there = where === null ? 'là-bas' : `vers ${where}`;
  if (landing === 'never') {
    return `les armées ${name === null ? 'de cette puissance' : ofThe(name)} ne sont jamais convoyées ${there}`;
  }
  const next = landing === 'beside-own-center' ? ", ou un lieu voisin d'un tel centre" : '';
  return `les armées ne passent ${there} que dans un centre que leur propre puissance (${name ?? 'celle-ci'}) y possède${next}`;
}

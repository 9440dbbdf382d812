/** Why a unit cannot get somewhere, or may not be carried there, as clauses that stand after a colon or in brackets. */
import type { Board } from '../../../../../engine/board/board.ts';
import type { Place, Power } from '../../../../../engine/board/variant.ts';
import { coastInWords, provinceName } from '../../../../../engine/explain/names.ts';
import { closedNow, notCarried, type OutOfReach, outOfReach, placesReached, type UnitThere } from '../../../reach.ts';
import { ofPower } from '../../articles.ts';
import { list } from '../../counts.ts';

/** `dieser Weg ist für Flotten nur zeitweise offen (Frühling)`; null when the two places simply do not touch. */
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
      return `dieser Weg ist für ${why.type === 'A' ? 'Armeen' : 'Flotten'} nur zeitweise offen (${list(why.seasons)})`;
    case 'army-at-sea':
      return 'eine Armee kann nicht auf See stehen';
    case 'fleet-inland':
      return 'dort gibt es keine Küste';
    case 'coast':
      return `nur die ${coastInWords(board, why.coast)} grenzt an ${provinceName(board, why.to)}`;
    case 'inland-border':
      return 'die Grenze liegt im Binnenland, und Flotten fahren an Küsten entlang';
    case 'only-water':
      return 'dorthin führt nur Wasser, und das geht nur mit Konvoi';
  }
}

/** ` Sie kommt nach Böhmen, Triest und Tirol.`, one step at any season; empty where it gets nowhere by itself. */
export function whereItGets(board: Board, unit: UnitThere): string {
  const names = placesReached(board, unit);
  return names.length === 0 ? '' : ` Sie kommt nach ${list(names)}.`;
}

/** The rule `convoy-between-theatres`. */
export function whyNotCarried(board: Board, power: Power | null, to: Place): string {
  const { where, landing, power: name } = notCarried(board, power, to);
  const there = where === null ? 'dorthin' : `nach ${where}`;
  if (landing === 'never') {
    return `${there} werden Armeen ${name === null ? 'dieser Macht' : ofPower(name)} nie geleitet`;
  }
  const next = landing === 'beside-own-center' ? ' oder neben einem liegt' : '';
  return `${there} kommen Armeen nur, wenn das Ziel ein Versorgungszentrum ihrer eigenen Macht (${name ?? 'dieser'}) ist${next}`;
}

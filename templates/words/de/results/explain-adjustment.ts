/** Outcomes of an adjustment phase in words. */
import type { Board } from '../../../../engine/board/board.ts';
import type { AdjustmentOutcome, NoAdjustment, SiteClosed } from '../../../../engine/board/outcome-tree.ts';
import type { Power, UnitText } from '../../../../engine/board/variant.ts';
import { placeName, provinceName } from '../../../../engine/explain/names.ts';
import { parseUnit } from '../../../../engine/orders/notation.ts';
import { placeOfUnit, typeOfUnit } from '../../../../engine/vocabulary.ts';
import { agree, Nominative } from '../articles.ts';
import { counted } from '../counts.ts';
import { unitName, type Voice } from './voice.ts';

export function explainAdjustment(board: Board, power: Power, outcome: AdjustmentOutcome, voice: Voice): string {
  const past = voice === 'owner';
  const name = board.powers.find((each) => each.name === power)?.display ?? power;
  const who = Nominative(name);
  const verb = (one: string, many: string) => agree(name, one, many);
  switch (outcome.adjustment) {
    case 'built':
      return past
        ? `Du hast ${nameOf(board, outcome.unit)} aufgebaut.`
        : `${who} ${verb('baut', 'bauen')} ${nameOf(board, outcome.unit)} auf.`;
    case 'removed':
      return past
        ? `Du hast ${nameOf(board, outcome.unit)} aufgelöst.`
        : `${who} ${verb('löst', 'lösen')} ${nameOf(board, outcome.unit)} auf.`;
    case 'waived':
      return past
        ? 'Du hast auf einen Aufbau verzichtet.'
        : `${who} ${verb('verzichtet', 'verzichten')} auf einen Aufbau.`;
    case 'by-default':
      return `${nameOf(board, outcome.unit)} steht am Anfang, weil nichts anderes befohlen ist.`;
    case 'no-choice': {
      const why = {
        'no-choice': 'Es gibt keine Wahl',
        chosen: 'Dieser Ort steht fest',
        type: 'Von diesem Typ gibt es keine mehr',
      };
      return `${nameOf(board, outcome.unit)} lässt sich nicht wählen: ${why[outcome.why]}.`;
    }
    case 'civil-disorder': {
      const { distance } = outcome;
      const why =
        distance === null
          ? 'Kein eigenes Zentrum ist mehr übrig'
          : distance === 0
            ? 'Alle anderen sind den eigenen Zentren ebenso nah'
            : `Sie steht am weitesten von einem eigenen Zentrum, ${counted(distance, 'Schritt', 'Schritte')}`;
      const unit = nameOf(board, outcome.unit);
      return `${past ? `Du hast ${unit} durch Aufruhr verloren` : `${who} ${verb('verliert', 'verlieren')} ${unit} durch Aufruhr`}: ${why}.`;
    }
    case 'too-many': {
      const due =
        outcome.kind === 'remove'
          ? outcome.due === 0
            ? 'keine Auflösung ist'
            : counted(outcome.due, 'Auflösung ist', 'Auflösungen sind')
          : outcome.due === 0
            ? 'kein Aufbau ist'
            : counted(outcome.due, 'Aufbau ist', 'Aufbauten sind');
      return `Es zählt nur, was fällig ist, die ersten Befehle zuerst; ${due} fällig.`;
    }
    case 'not-eligible':
      return `${nameOf(board, outcome.unit)} lässt sich nicht aufbauen: ${closed(board, outcome.unit, outcome.why)}.`;
    case 'void':
      return noAdjustment(board, outcome.why);
  }
}

function noAdjustment(board: Board, why: NoAdjustment): string {
  switch (why.cause) {
    case 'unreadable':
      return 'Das ist als Befehl nicht lesbar.';
    case 'other-order':
      return 'Das ist kein Befehl für Auf- und Abbau.';
    case 'no-unit':
      return `Diese Macht hat keine Einheit ${nameOf(board, why.unit)}.`;
    case 'cannot-stand':
      return `${nameOf(board, why.unit)} lässt sich nicht aufbauen: Dort kann keine ${typeOfUnit(why.unit) === 'A' ? 'Armee' : 'Flotte'} stehen.`;
    case 'which-coast':
      return `${nameOf(board, why.unit)} lässt sich nicht aufbauen: Der Befehl sagt nicht, an welcher Küste.`;
    case 'type-not-built':
      return `${nameOf(board, why.unit)} lässt sich nicht aufbauen: Diese Macht baut keine ${typeOfUnit(why.unit) === 'A' ? 'Armeen' : 'Flotten'} auf.`;
  }
}

function closed(board: Board, unit: UnitText, why: SiteClosed): string {
  const place = provinceName(board, placeOfUnit(unit));
  switch (why) {
    case 'no-center':
      return `${place} ist kein Versorgungszentrum`;
    case 'not-owned':
      return `${place} gehört dieser Macht nicht`;
    case 'occupied':
      return `In ${place} steht eine Einheit`;
    case 'no-home':
      return 'Diese Macht hält keines ihrer Heimatzentren und baut bis dahin nirgends auf';
    case 'no-site':
      return `In ${place} baut diese Macht nicht auf`;
  }
}

function nameOf(board: Board, text: UnitText): string {
  const unit = parseUnit(text);
  return unit === null ? placeName(board, text) : unitName(board, unit);
}

/** Outcomes of an adjustment phase in words. */
import type { Board } from '../../../../engine/board/board.ts';
import type { AdjustmentOutcome, NoAdjustment, SiteClosed } from '../../../../engine/board/outcome-tree.ts';
import type { Power, UnitText } from '../../../../engine/board/variant.ts';
import { placeName, provinceName } from '../../../../engine/explain/names.ts';
import { parseUnit } from '../../../../engine/orders/notation.ts';
import { placeOfUnit, typeOfUnit } from '../../../../engine/vocabulary.ts';
import { agree, The } from '../articles.ts';
import { counted } from '../counts.ts';
import { unitName, type Voice } from './voice.ts';

export function explainAdjustment(board: Board, power: Power, outcome: AdjustmentOutcome, voice: Voice): string {
  const past = voice === 'owner';
  const name = board.powers.find((each) => each.name === power)?.display ?? power;
  const who = past ? 'Vous' : The(name);
  const verb = (one: string, many: string) => agree(name, one, many);
  switch (outcome.adjustment) {
    case 'built':
      return `${who} ${past ? 'avez construit' : verb('construit', 'construisent')} ${nameOf(board, outcome.unit)}.`;
    case 'removed':
      return `${who} ${past ? 'avez retiré' : verb('retire', 'retirent')} ${nameOf(board, outcome.unit)}.`;
    case 'waived':
      return `${who} ${past ? 'avez renoncé' : verb('renonce', 'renoncent')} à une construction.`;
    case 'by-default':
      return `${nameOf(board, outcome.unit)} est là au départ, rien d'autre n'étant ordonné.`;
    case 'no-choice': {
      const why = {
        'no-choice': "il n'y a pas de choix",
        chosen: 'ce lieu est réglé',
        type: "il n'y en a plus de ce type",
      };
      return `${nameOf(board, outcome.unit)} ne peut pas être choisi : ${why[outcome.why]}.`;
    }
    case 'civil-disorder': {
      const { distance } = outcome;
      const why =
        distance === null
          ? 'il ne reste aucun centre à soi'
          : distance === 0
            ? 'toutes les autres sont aussi près de ses centres'
            : `c'est la plus éloignée d'un centre possédé, à ${counted(distance, 'pas', 'pas')}`;
      return `${who} ${past ? 'avez perdu' : verb('perd', 'perdent')} ${nameOf(board, outcome.unit)} par désordre civil : ${why}.`;
    }
    case 'too-many': {
      const due =
        outcome.kind === 'remove'
          ? outcome.due === 0
            ? "aucun retrait n'est"
            : counted(outcome.due, 'retrait est', 'retraits sont')
          : outcome.due === 0
            ? "aucune construction n'est"
            : counted(outcome.due, 'construction est', 'constructions sont');
      return `Ne compte que ce qui est à faire, les premiers ordres d'abord : ${due} à faire.`;
    }
    case 'not-eligible':
      return `${nameOf(board, outcome.unit)} ne peut pas être construit : ${closed(board, outcome.unit, outcome.why)}.`;
    case 'void':
      return noAdjustment(board, outcome.why);
  }
}

function noAdjustment(board: Board, why: NoAdjustment): string {
  switch (why.cause) {
    case 'unreadable':
      return 'Cela ne peut pas se lire comme un ordre.';
    case 'other-order':
      return "Ce n'est pas un ordre pour une phase d'ajustements.";
    case 'no-unit':
      return `Cette puissance n'a pas d'unité ${nameOf(board, why.unit)}.`;
    case 'cannot-stand':
      return `${nameOf(board, why.unit)} ne peut pas être construit : aucune ${typeOfUnit(why.unit) === 'A' ? 'armée' : 'flotte'} ne peut s'y trouver.`;
    case 'which-coast':
      return `${nameOf(board, why.unit)} ne peut pas être construit : l'ordre ne dit pas sur quelle côte.`;
    case 'type-not-built':
      return `${nameOf(board, why.unit)} ne peut pas être construit : cette puissance ne construit ${typeOfUnit(why.unit) === 'A' ? "pas d'armées" : 'pas de flottes'}.`;
  }
}

function closed(board: Board, unit: UnitText, why: SiteClosed): string {
  const place = provinceName(board, placeOfUnit(unit));
  switch (why) {
    case 'no-center':
      return `${place} n'est pas un centre de ravitaillement`;
    case 'not-owned':
      return `${place} n'est pas à cette puissance`;
    case 'occupied':
      return `${place} est occupé par une unité`;
    case 'no-home':
      return "cette puissance ne tient aucun de ses centres nationaux, et d'ici là ne construit nulle part";
    case 'no-site':
      return `cette puissance ne construit pas là (${place})`;
  }
}

function nameOf(board: Board, text: UnitText): string {
  const unit = parseUnit(text);
  return unit === null ? placeName(board, text) : unitName(board, unit);
}

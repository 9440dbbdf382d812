/** Orders, results, positions and centers in French, as the classic judges list them in English. */
import type { UnitType } from '../../../engine/board/variant.ts';
import type { Language } from '../shape.ts';
import { counted, list, the, toThe } from './grammar.ts';
import { placeOf, placeThe } from './places.ts';

const TYPES = { A: 'armée', F: 'flotte' } as const;
const PHASES = { M: 'mouvements', R: 'retraites', A: 'ajustements' } as const;

/** `l'armée de Suède`. */
const unitOf = (type: UnitType, place: string) => `${type === 'A' ? "l'armée" : 'la flotte'} ${placeOf(place)}`;

export const listing: Language['listing'] = {
  colon: '\u00a0:',
  types: TYPES,
  turn: (season, year, isNamed) => `${season.toLowerCase()}${isNamed ? ',' : ''} ${year}`,
  results: (kind, turn) => `Résultats des ${PHASES[kind]}, ${turn}`,
  orders: (kind, turn) => `Ordres pour les ${PHASES[kind]}, ${turn}`,
  next: (game, kind, turn) => `La prochaine phase de «\u00a0${game}\u00a0»\u00a0: ${PHASES[kind]}, ${turn}.`,
  over: "La partie est finie.  Merci d'avoir joué.",
  start: (turn) => `Position de départ, ${turn}.`,
  selected: (as, game) => `Dans la partie «\u00a0${game}\u00a0», vous êtes ${the(list(as))}.`,
  players: 'Jouent dans cette partie\u00a0:',
  master: 'Arbitre',
  observer: 'observateur',
  nobody: 'personne',
  hidden: 'nom caché',

  hold: (unit) => `${unit} tient`,
  move: (stops, bySea) => `${stops.join(' → ')}${bySea ? ' par convoi' : ''}`,
  supportHold: (unit, target) => `${unit} soutient ${target}`,
  supportMove: (unit, target, to) => `${unit} soutient ${target} vers ${to}`,
  convoy: (unit, target, to) => `${unit} convoie ${target} vers ${to}`,
  proxy: (unit, to) => `${unit}, procuration ${toThe(to)}`,
  foreign: (unit, { power }, isToRead) => (isToRead ? unit : `${unit} (${power})`),
  unordered: (unit) => `${unit}, aucun ordre`,
  met: {
    void: 'nul',
    bounce: 'repoussée',
    'no-convoy': 'sans convoi',
    cut: 'coupé',
    dislodged: 'délogée',
    destroyed: 'dissoute',
  },
  marked: (text, met) => `${text}.  (${met.join(', ')})`,

  retreat: (unit, to) => `${unit} → ${to}`,
  retreatMet: (retreat, met) => `${retreat} (${met.join(', ')}).`,
  disband: (unit) => `${unit} est dissoute.`,
  retreatUnordered: (unit) => `${unit}, aucun ordre (dissoute).`,
  dislodged: 'Unités délogées\u00a0:',
  mayRetreat: ({ power }, { type, place }, to) =>
    `${power}\u00a0: ${unitOf(type, place)} peut se retirer vers ${list(to.map(placeThe), 'ou')}.`,
  wasDestroyed: ({ power }, { type, place }) =>
    `${power}\u00a0: ${unitOf(type, place)} est dissoute, sans retraite possible.`,
  ways: (to) => ` peut se retirer vers ${list(to.map(placeThe), 'ou')}`,

  builds: ({ type, place }) => `construit ${unitOf(type, place)}.`,
  removes: ({ type, place }) => `dissout ${unitOf(type, place)}.`,
  loses: ({ type, place }) => `perd faute d'ordre ${unitOf(type, place)}.`,
  waived: 'renonce.',
  pending: (builds) => `${counted(builds, 'construction', 'constructions')} en attente.`,
  unusable: (builds, isOver) =>
    `${counted(builds, 'construction', 'constructions')} impossible${builds === 1 ? '' : 's'}${isOver ? ', sans suite' : ''}.`,
  byDefault: (unit) => `${unit} (par défaut)`,

  ownership: 'Possession des centres de ravitaillement\u00a0:',
  unowned: 'Libres',
  balance: ({ centers, units, change, hasWon }) => {
    const due =
      change === 0
        ? 'sans changement'
        : `${change < 0 ? 'retire' : 'construit'} ${counted(Math.abs(change), 'unité', 'unités')}`;
    const held = `${String(centers).padStart(2)} ${(centers === 1 ? 'centre,' : 'centres,').padEnd(8)}`;
    const has = `${String(units).padStart(2)} ${(units === 1 ? 'unité\u00a0:' : 'unités\u00a0:').padEnd(8)}`;
    return `${held} ${has}  ${due}.${hasWon ? '  (VICTOIRE\u00a0!)' : ''}`;
  },
};

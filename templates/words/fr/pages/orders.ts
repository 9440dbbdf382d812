import type { Reason } from '../../../../engine/board/position.ts';
import type { Language } from '../../shape.ts';

const REASONS: Readonly<Record<Reason, string>> = {
  bounce: 'repoussée',
  cut: 'coupé',
  dislodged: 'délogée',
  void: 'nul',
  'no-convoy': 'pas de convoi',
  disrupted: 'convoi rompu',
  'head-to-head': 'choc frontal',
  beleaguered: 'maintenue par une égalité',
  'self-dislodgement': 'une de ses unités bloque',
  held: 'ne peut être déplacée',
  disbanded: 'dissoute',
  'retreat-conflict': 'deux retraites au même lieu',
  'too-many-builds': 'plus que permis',
  'too-many-removals': 'plus que nécessaire',
  'not-eligible': 'impossible à cet endroit',
  'no-order': "pas d'ordre",
};

export const orders: Language['pages']['orders'] = {
  unit: { A: (place) => `Armée ${place}`, F: (place) => `Flotte ${place}` },
  hold: (unit) => `${unit} tient`,
  move: (unit, to) => `${unit} → ${to}`,
  moveByConvoy: (unit, to) => `${unit} → ${to} par convoi`,
  moveBy: (unit, to, route) => `${unit} → ${to} par ${route}`,
  supportHold: (unit, target) => `${unit} soutient ${target}`,
  supportMove: (unit, target, to) => `${unit} soutient ${target} → ${to}`,
  convoy: (unit, army, to) => `${unit} convoie ${army} → ${to}`,
  proxy: (unit, power) => `${unit}, procuration : ${power}`,
  retreat: (unit, to) => `${unit} en retraite → ${to}`,
  disband: (unit) => `${unit} est dissoute`,
  build: { A: (place) => `Construction : armée ${place}`, F: (place) => `Construction : flotte ${place}` },
  remove: { A: (place) => `Retrait : armée ${place}`, F: (place) => `Retrait : flotte ${place}` },
  waive: 'Renonce à une construction',
  influence: (points, order) => `${points} d'influence : ${order}`,
  reasons: REASONS,
};

/** Orders and what became of them. Units come as `unit` names them. */
import type { Reason } from '../../../../engine/board/position.ts';

const REASONS: Readonly<Record<Reason, string>> = {
  bounce: 'bounced',
  cut: 'cut',
  dislodged: 'dislodged',
  void: 'void',
  'no-convoy': 'no convoy',
  disrupted: 'convoy disrupted',
  'head-to-head': 'met head to head',
  beleaguered: 'held by a standoff',
  'self-dislodgement': 'own unit in the way',
  held: 'may not be moved',
  disbanded: 'disbanded',
  'retreat-conflict': 'two retreats to one place',
  'too-many-builds': 'more than was due',
  'too-many-removals': 'more than was due',
  'not-eligible': 'not possible there',
  'no-order': 'no order',
};

export const orders = {
  unit: { A: (place: string) => `Army ${place}`, F: (place: string) => `Fleet ${place}` },
  hold: (unit: string) => `${unit} holds`,
  move: (unit: string, to: string) => `${unit} → ${to}`,
  moveByConvoy: (unit: string, to: string) => `${unit} → ${to} by convoy`,
  moveBy: (unit: string, to: string, route: string) => `${unit} → ${to} by ${route}`,
  supportHold: (unit: string, target: string) => `${unit} supports ${target}`,
  supportMove: (unit: string, target: string, to: string) => `${unit} supports ${target} → ${to}`,
  convoy: (unit: string, army: string, to: string) => `${unit} convoys ${army} → ${to}`,
  proxy: (unit: string, power: string) => `${unit}, proxy to ${power}`,
  retreat: (unit: string, to: string) => `${unit} retreats to ${to}`,
  disband: (unit: string) => `${unit} disbands`,
  build: { A: (place: string) => `Builds an army in ${place}`, F: (place: string) => `Builds a fleet in ${place}` },
  remove: { A: (place: string) => `Removes an army in ${place}`, F: (place: string) => `Removes a fleet in ${place}` },
  waive: 'Waives a build',
  influence: (points: number, order: string) => `${points} of influence: ${order}`,
  reasons: REASONS,
};

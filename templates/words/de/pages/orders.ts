import type { Reason } from '../../../../engine/board/position.ts';
import type { Language } from '../../shape.ts';
import { accusative } from '../articles.ts';

const REASONS: Readonly<Record<Reason, string>> = {
  bounce: 'kam nicht durch',
  cut: 'unterbrochen',
  dislodged: 'vertrieben',
  void: 'ungültig',
  'no-convoy': 'kein Konvoi',
  disrupted: 'Konvoi unterbrochen',
  'head-to-head': 'Zusammenstoß mit der Gegenrichtung',
  beleaguered: 'durch ein Patt gehalten',
  'self-dislodgement': 'eigene Einheit im Weg',
  held: 'darf nicht bewegt werden',
  disbanded: 'aufgelöst',
  'retreat-conflict': 'zwei Rückzüge an einen Ort',
  'too-many-builds': 'mehr als zustanden',
  'too-many-removals': 'mehr als nötig',
  'not-eligible': 'dort nicht möglich',
  'no-order': 'kein Befehl',
};

export const orders: Language['pages']['orders'] = {
  unit: { A: (place) => `Armee ${place}`, F: (place) => `Flotte ${place}` },
  hold: (unit) => `${unit} hält`,
  move: (unit, to) => `${unit} → ${to}`,
  moveByConvoy: (unit, to) => `${unit} → ${to} per Konvoi`,
  moveBy: (unit, to, route) => `${unit} → ${to} über ${route}`,
  supportHold: (unit, target) => `${unit} unterstützt ${target}`,
  supportMove: (unit, target, to) => `${unit} unterstützt ${target} → ${to}`,
  convoy: (unit, army, to) => `${unit} geleitet ${army} → ${to}`,
  proxy: (unit, power) => `${unit}, Vollmacht für ${accusative(power)}`,
  retreat: (unit, to) => `${unit} Rückzug → ${to}`,
  disband: (unit) => `${unit} wird aufgelöst`,
  build: { A: (place) => `Aufbau: Armee ${place}`, F: (place) => `Aufbau: Flotte ${place}` },
  remove: { A: (place) => `Auflösung: Armee ${place}`, F: (place) => `Auflösung: Flotte ${place}` },
  waive: 'Verzicht auf einen Aufbau',
  influence: (points, order) => `${points} Einfluss: ${order}`,
  reasons: REASONS,
};

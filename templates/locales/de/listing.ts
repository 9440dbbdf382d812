/** Orders, results, positions and centers in German, as the classic judges list them in English. */
import type { Language } from '../shape.ts';
import { accusative, counted, list, nominative } from './grammar.ts';

const TYPES = { A: 'Armee', F: 'Flotte' } as const;
const PHASES = { M: 'Züge', R: 'Rückzüge', A: 'Auf- und Abbau' } as const;

export const listing: Language['listing'] = {
  colon: ':',
  types: TYPES,
  turn: (season, year, isNamed) => (isNamed ? `${season}, ${year}` : `${season} ${year}`),
  results: (kind, turn) =>
    `Ergebnisse ${{ M: 'der Züge', R: 'der Rückzüge', A: 'von Auf- und Abbau' }[kind]} im ${turn}`,
  orders: (kind, turn) => `Befehle für ${{ M: 'die Züge', R: 'die Rückzüge', A: 'Auf- und Abbau' }[kind]} im ${turn}`,
  next: (game, kind, turn) => `Die nächste Phase von „${game}“: ${PHASES[kind]} im ${turn}.`,
  over: 'Die Partie ist zu Ende.  Danke fürs Mitspielen.',
  start: (turn) => `Anfangsstellung im ${turn}.`,
  selected: (as, game) => `In der Partie „${game}“ bist du ${nominative(list(as))}.`,
  players: 'In dieser Partie spielen:',
  master: 'Spielleitung',
  observer: 'Beobachter',
  nobody: 'niemand',
  hidden: 'nicht genannt',

  hold: (unit) => `${unit} hält`,
  move: (stops, bySea) => `${stops.join(' → ')}${bySea ? ' per Konvoi' : ''}`,
  supportHold: (unit, target) => `${unit} unterstützt ${target}`,
  supportMove: (unit, target, to) => `${unit} unterstützt ${target} nach ${to}`,
  convoy: (unit, target, to) => `${unit} geleitet ${target} nach ${to}`,
  proxy: (unit, to) => `${unit}, Vollmacht an ${accusative(to)}`,
  foreign: (unit, { power }, isToRead) => (isToRead ? unit : `${unit} (${power})`),
  unordered: (unit) => `${unit}, kein Befehl`,
  met: {
    void: 'ungültig',
    bounce: 'kam nicht durch',
    'no-convoy': 'kein Konvoi',
    cut: 'unterbrochen',
    dislodged: 'vertrieben',
    destroyed: 'aufgelöst',
  },
  marked: (text, met) => `${text}.  (${met.join(', ')})`,

  retreat: (unit, to) => `${unit} → ${to}`,
  retreatMet: (retreat, met) => `${retreat} (${met.join(', ')}).`,
  disband: (unit) => `${unit} wird aufgelöst.`,
  retreatUnordered: (unit) => `${unit}, kein Befehl (wird aufgelöst).`,
  dislodged: 'Vertriebene Einheiten:',
  mayRetreat: ({ power }, { type, place }, to) =>
    `${power}: ${TYPES[type]} ${place} kann sich zurückziehen nach ${list(to, 'oder')}.`,
  wasDestroyed: ({ power }, { type, place }) =>
    `${power}: ${TYPES[type]} ${place} wurde aufgelöst, ohne möglichen Rückzug.`,
  ways: (to) => ` kann sich zurückziehen nach ${list(to, 'oder')}`,

  builds: ({ type, place }) => `baut ${TYPES[type]} ${place}.`,
  removes: ({ type, place }) => `löst ${TYPES[type]} ${place} auf.`,
  loses: ({ type, place }) => `verliert ohne Befehl ${TYPES[type]} ${place}.`,
  waived: 'verzichtet auf einen Aufbau.',
  pending: (builds) => `${counted(builds, 'Aufbau', 'Aufbauten')} noch offen.`,
  unusable: (builds, isOver) =>
    `${counted(builds, 'Aufbau', 'Aufbauten')} nicht möglich${isOver ? ', verfallen' : ''}.`,
  byDefault: (unit) => `${unit} (ohne eigene Wahl)`,

  ownership: 'Besitz der Versorgungszentren:',
  unowned: 'Frei',
  balance: ({ centers, units, change, hasWon }) => {
    const due =
      change === 0
        ? 'bleibt so'
        : `${change < 0 ? 'löst' : 'baut'} ${counted(Math.abs(change), 'Einheit', 'Einheiten')} auf`;
    const held = `${String(centers).padStart(2)} ${(centers === 1 ? 'Zentrum,' : 'Zentren,').padEnd(8)}`;
    const has = `${String(units).padStart(2)} ${(units === 1 ? 'Einheit:' : 'Einheiten:').padEnd(10)}`;
    return `${held} ${has}  ${due}.${hasWon ? '  (SIEG!)' : ''}`;
  },
};

import type { Language } from '../../../../shape.ts';
import { accusative } from '../../../articles.ts';

type MyGames = Language['mail']['myGames'];
type State = Parameters<MyGames['game']>[0]['state'];

export const myGames: MyGames = {
  none: 'Du nimmst hier an keiner Partie teil. LIST zeigt Partien, die noch Spieler suchen.',
  noneRunning: (over) =>
    `Du nimmst an keiner laufenden Partie teil; ${over === 1 ? 'eine deiner Partien ist' : `${over} deiner Partien sind`} zu Ende. LIST zeigt Partien, die noch Spieler suchen.`,
  heading: 'Deine Partien',
  more: (games) =>
    games === 1
      ? 'Eine weitere deiner Partien ist nicht aufgeführt.'
      : `${games} weitere deiner Partien sind nicht aufgeführt.`,
  over: (games) => (games === 1 ? 'Eine deiner Partien ist zu Ende.' : `${games} deiner Partien sind zu Ende.`),
  game: ({ phase, role, powers, state, deadline }) => {
    const when = deadline === null ? '' : ` Frist: ${deadline.date}, ${deadline.fromNow}.`;
    return `${phase === null ? '' : `, ${phase}`}: ${role === 'player' ? `du spielst ${accusative(powers)}` : ROLES[role]}${stateInWords(state)}${when}`;
  },
  table: {
    caption: (game) => `Befehle in ${game}`,
    power: 'Macht',
    player: 'Spieler',
    orders: 'Befehle',
    nobody: 'niemand',
    progress: { complete: 'vollständig', some: 'einige fehlen', none: 'fehlen', nothing: 'nichts fällig' },
    abandoned: 'verlassen',
    'civil-disorder': 'Aufruhr',
    late: 'verspätet',
    unreached: 'unsere E-Mail kommt zurück',
    awayUntil: (date) => `abwesend bis ${date}`,
    awayFrom: (date) => `abwesend ab ${date}`,
  },
};

const ROLES = {
  applicant: 'du bist angemeldet',
  master: 'du bist die Spielleitung',
  observer: 'du schaust zu',
  public: 'du nimmst nicht mehr teil',
} as const;

function stateInWords(state: State): string {
  switch (state.kind) {
    case 'nothing':
      return '.';
    case 'paused':
      return '; angehalten.';
    case 'waits-to-begin':
      return '; sie beginnt bald.';
    case 'nothing-due':
      return '; nichts ist fällig.';
    case 'all-set':
      return '; alles erledigt.';
    case 'needs-players':
      return state.players === 1 ? '; ein Spieler fehlt noch.' : `; ${state.players} Spieler fehlen noch.`;
    case 'due':
      return `. ${state.told}`;
    case 'orders':
      return `; ${state.ready} von ${state.due} ${state.due === 1 ? 'Macht hat' : 'Mächten haben'} vollständige Befehle${state.late === 0 ? '' : `, ${state.late} verspätet`}.`;
  }
}

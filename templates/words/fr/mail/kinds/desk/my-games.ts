import type { Language } from '../../../../shape.ts';
import { the } from '../../../articles.ts';

type MyGames = Language['mail']['myGames'];
type State = Parameters<MyGames['game']>[0]['state'];

export const myGames: MyGames = {
  none: 'Vous ne participez à aucune partie ici. LIST montre les parties qui cherchent des joueurs.',
  noneRunning: (over) =>
    `Vous ne participez à aucune partie en cours ; ${over === 1 ? 'une de vos parties est terminée' : `${over} de vos parties sont terminées`}. LIST montre les parties qui cherchent des joueurs.`,
  heading: 'Vos parties',
  more: (games) =>
    games === 1
      ? "Une autre de vos parties n'est pas montrée."
      : `${games} autres de vos parties ne sont pas montrées.`,
  over: (games) => (games === 1 ? 'Une de vos parties est terminée.' : `${games} de vos parties sont terminées.`),
  game: ({ phase, role, powers, state, deadline }) => {
    const when = deadline === null ? '' : ` Date limite : ${deadline.date}, ${deadline.fromNow}.`;
    return `${phase === null ? '' : `, ${phase}`} : ${role === 'player' ? `vous jouez ${the(powers)}` : ROLES[role]}${stateInWords(state)}${when}`;
  },
  table: {
    caption: (game) => `Ordres dans ${game}`,
    power: 'Puissance',
    player: 'Joueur',
    orders: 'Ordres',
    nobody: 'personne',
    progress: { complete: 'complets', some: 'en partie', none: 'manquants', nothing: 'rien à donner' },
    abandoned: 'abandonnée',
    'civil-disorder': 'désordre civil',
    late: 'en retard',
    unreached: 'nos e-mails reviennent',
    awayUntil: (date) => `absence jusqu'au ${date}`,
    awayFrom: (date) => `absence à partir du ${date}`,
  },
};

const ROLES = {
  applicant: 'vous êtes inscrit',
  master: "vous êtes l'arbitre",
  observer: 'vous observez',
  public: 'vous ne participez plus',
} as const;

function stateInWords(state: State): string {
  switch (state.kind) {
    case 'nothing':
      return '.';
    case 'paused':
      return ' ; en pause.';
    case 'waits-to-begin':
      return ' ; elle va commencer.';
    case 'nothing-due':
      return " ; aucun ordre n'est attendu.";
    case 'all-set':
      return ' ; tout est prêt.';
    case 'needs-players':
      return state.players === 1 ? ' ; il manque un joueur.' : ` ; il manque ${state.players} joueurs.`;
    case 'due':
      return `. ${state.told}`;
    case 'orders':
      return ` ; ordres complets de ${state.ready} ${state.ready < 2 ? 'puissance' : 'puissances'} sur ${state.due}${state.late === 0 ? '' : `, ${state.late} en retard`}.`;
  }
}

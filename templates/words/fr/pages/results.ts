import { html } from '../../../markup/html.ts';
import type { Language } from '../../shape.ts';
import { The, toThe } from '../articles.ts';

const RESULTS = { won: 'victoire', drew: 'partie nulle', survived: 'survie', eliminated: 'éliminée' };

export const results: Language['pages']['results'] = {
  title: 'Résultat',
  notRecorded: 'On ne sait pas comment la partie a fini.',
  powers: 'Puissances',
  columns: { power: 'Puissance', player: 'Joueur', result: 'Résultat', centers: 'Centres' },
  result: (result, outIn) => (outIn === null ? RESULTS[result] : `${RESULTS[result]} en ${outIn}`),
  scores: { solo: 'Victoire seule', 'draw-size': 'Taille du partage', 'sum-of-squares': 'Somme des carrés' },

  saidToAll: (who) => `${The(who)} à tous`,
  saidTo: (who, whom) => `${The(who)} ${toThe(whom)}`,
  at: (what, time) => html`${what}, ${time}`,
  anonymous: 'Anonyme',
  master: "L'arbitre",
  observer: 'Un observateur',
  observers: 'observateurs',
  earlierWriter: "expéditeur d'un message précédent",
};

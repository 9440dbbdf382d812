/** Around the book of cases, in French. */
import type { Language } from '../shape.ts';

export const book: Language['pages']['book'] = {
  title: 'Le livre des cas',
  lead: "Ce que deviennent les ordres, cas par cas : tous les cas du DATC, chacun sur le plateau d'analyse, avec les raisons que donne le juge. Les titres sont ceux du DATC.",
  chapters: {
    '6.A': 'Vérifications simples',
    '6.B': 'Côtes',
    '6.C': 'Mouvements en cercle',
    '6.D': 'Soutiens et délogements',
    '6.E': 'Chocs frontaux et unités entre deux attaques',
    '6.F': 'Convois',
    '6.G': 'Convois entre voisins',
    '6.H': 'Retraites',
    '6.I': 'Constructions',
    '6.J': 'Retraits et puissances sans ordres',
  },
  lessons: 'Jamais joué ? Douze petites leçons vous montrent comment faire',
  variants: 'Règles des variantes',
  variantLead: (name) => `${name} : ses règles particulières, clause par clause.`,
  onBoard: 'Sur le plateau',
  preferred: 'Interprétation préférée',
  otherwise: (options) => `Avec ${options}, changent :`,
  same: 'aucun ne change',
  succeeds: 'réussit',
  fails: 'échoue',
  toBoard: "Le plateau d'analyse",
  toBook: 'Tous les chapitres',
};

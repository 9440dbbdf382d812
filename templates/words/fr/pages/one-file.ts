import type { Language } from '../../shape.ts';
import { ofTurn } from '../articles.ts';

export const oneFile: Language['pages']['oneFile'] = {
  about: (variant, phases) => `${variant}. ${phases} ${phases < 2 ? 'phase' : 'phases'}.`,
  ended: 'Terminée',
  source: 'Tirée de',
  settings: 'Réglages, tels que le judge les a écrits',
  centers: 'Centres',
  phases: 'Phases',
  theEnd: 'la fin',
  phaseBefore: 'Phase précédente',
  phase: 'Phase',
  phaseAfter: 'Phase suivante',
  beforeFirst: 'Avant la première phase',
  afterEnd: 'Après la fin',
  diariesAtEnd: 'Journaux à la fin',
  press: 'Presse',
  diaries: 'Journaux',
  notes: 'Notes',
  noteOn: (by, order) => `${by} sur ${order}`,
  judgeNoted: 'Ce que le judge avait noté',
  disagreements: "Où le judge et le moteur ne sont pas d'accord",
  end: 'La fin',
  mapOf: (phase) => `Carte ${ofTurn(phase)}`,
  mapOfEnd: 'Carte de la fin',
};

import type { Language } from '../../shape.ts';
import { ofTurn } from '../articles.ts';

export const oneFile: Language['pages']['oneFile'] = {
  about: (variant, phases) => `${variant}. ${phases} ${phases === 1 ? 'Phase' : 'Phasen'}.`,
  ended: 'Beendet',
  source: 'Übernommen aus',
  settings: 'Einstellungen, wie der Judge sie schrieb',
  centers: 'Zentren',
  phases: 'Phasen',
  theEnd: 'das Ende',
  phaseBefore: 'Vorige Phase',
  phase: 'Phase',
  phaseAfter: 'Nächste Phase',
  beforeFirst: 'Vor der ersten Phase',
  afterEnd: 'Nach dem Ende',
  diariesAtEnd: 'Tagebücher am Ende',
  press: 'Presse',
  diaries: 'Tagebücher',
  notes: 'Anmerkungen',
  noteOn: (by, order) => `${by} zu ${order}`,
  judgeNoted: 'Was der Judge vermerkt hat',
  disagreements: 'Wo der Judge und die Engine nicht übereinstimmen',
  end: 'Das Ende',
  mapOf: (phase) => `Karte ${ofTurn(phase)}`,
  mapOfEnd: 'Karte vom Ende',
};

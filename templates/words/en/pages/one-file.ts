/** A whole game in one file. */
import { counted } from '../../text/counts.ts';

export const oneFile = {
  about: (variant: string, phases: number) => `${variant}. ${counted(phases, 'phase')}.`,
  ended: 'Ended',
  source: 'Taken from',
  settings: 'Settings, as the judge wrote them',
  centers: 'Centers',
  phases: 'Phases',
  theEnd: 'the end',
  phaseBefore: 'Phase before',
  phase: 'Phase',
  phaseAfter: 'Phase after',
  beforeFirst: 'Before the first phase',
  afterEnd: 'After the end',
  diariesAtEnd: 'Diaries at the end',
  press: 'Press',
  diaries: 'Diaries',
  notes: 'Notes',
  noteOn: (by: string, order: string) => `${by} on ${order}`,
  judgeNoted: 'What the judge noted',
  disagreements: 'Where the judge and the engine do not agree',
  end: 'The end',
  mapOf: (phase: string) => `Map of ${phase}`,
  mapOfEnd: 'Map of the end',
};

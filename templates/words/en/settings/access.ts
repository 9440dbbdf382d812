/** Settings of who may join: what each does, and what we say when it changes. */
import type { ACCESS_SETTINGS } from '../../../../engine/settings/defined/access.ts';
import type { WordsOf } from '../../setting-words.ts';
import { counted, percent } from '../../text/counts.ts';

export const access: WordsOf<keyof typeof ACCESS_SETTINGS> = {
  access: {
    help: {
      ACCESS: 'Where players may write from.',
      'ACCESS ANY': 'Players from anywhere.',
      'ACCESS SAME': 'Obsolete.',
      'ACCESS DIFFERENT': 'Obsolete.',
    },
  },
  level: { help: 'Obsolete; kept as a note.', told: (level) => `Level of play: ${level}.` },
  dedication: { help: 'How many phases of 100 a player must have been on time in, as ONTIMERAT; 0 or less: any.' },
  'on-time-ratio': {
    help: 'The least share of phases on time, in rated games so far, of who may come in.',
    told: (ratio) =>
      ratio === 0
        ? 'Who comes in may have been late as often as he was.'
        : `Who comes in must have been on time in ${percent(ratio)} of the phases of rated games.`,
  },
  'resignation-ratio': {
    help: 'The greatest share of rated games left early of who may come in.',
    told: (ratio) =>
      ratio >= 1
        ? 'Who comes in may have left as many games as he did.'
        : `Who comes in may have left at most ${percent(ratio)} of the rated games that he played.`,
  },
  allow: { help: 'Only players on this list may join; -address takes one off.' },
  deny: { help: 'This player may not join; -address takes one off the list.' },
  approve: { help: 'Approves new players.' },
  disapprove: { help: 'Takes the approval back: they wait for it again.' },
  'max-absence': {
    help: "The longest absence, in days, that does not need the GM's approval.",
    told: (days) => `An absence of more than ${counted(days, 'day')} needs the GM's approval.`,
  },
  approval: {
    help: 'New players need the GM’s approval.',
    told: (on) => (on ? "New players need the GM's approval." : 'New players come in without asking.'),
  },
  'player-absences': {
    help: 'Players may announce absences.',
    told: (on) =>
      on ? 'Players may announce absences.' : 'Players may not announce absences; the GM moves deadlines.',
  },
};

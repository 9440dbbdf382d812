/** Settings of the end of the game, and of secrecy: what each does, and what we say when it changes. */
import type { ENDING_SETTINGS } from '../../../../engine/settings/defined/ending.ts';

import type { WordsOf } from '../../setting-words.ts';

export const ending: WordsOf<keyof typeof ENDING_SETTINGS> = {
  blind: {
    help: 'A power sees only its own units and centers and what is next to one of them, until the game is over.',
    told: (on) =>
      on
        ? 'The game is blind: each power sees only its own units and centers and what is next to one of them. When it is over, all of it is shown.'
        : 'All see the whole board.',
  },
  'hide-absences': { help: 'Absences are not named.' },
  dias: {
    help: 'A draw includes all survivors.',
    told: (on) => (on ? 'A draw includes all survivors.' : 'A draw may be among some of the survivors.'),
  },
  concessions: {
    help: 'The game may be conceded to one power.',
    told: (on) => `Players ${on ? 'may' : 'may not'} concede the game.`,
  },
  'open-votes': {
    help: 'Everybody sees the votes.',
    told: (on) =>
      on ? 'Everybody sees the votes from now on; those cast before no longer count.' : 'Votes are secret.',
  },
  'open-diaries': {
    help: 'Diaries are opened to all when the game has ended.',
    told: (on) => (on ? 'Diaries are opened to all when the game has ended.' : 'Diaries stay closed for good.'),
  },
  gunboat: {
    help: 'Nobody learns who plays what.',
    told: (on) => (on ? 'Players are anonymous.' : 'Players know who plays what.'),
  },
  'hide-late': {
    help: 'Late powers are not named.',
    told: (on) => (on ? 'Who is late stays secret.' : 'Everybody sees who is late.'),
  },
};

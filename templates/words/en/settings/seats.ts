/** Settings of building and removing, of lists and of what follows the game: what each does, and what we say when it changes. */
import type { SEAT_SETTINGS } from '../../../../engine/settings/defined/seats.ts';

import type { WordsOf } from '../../setting-words.ts';

const SITES = 'A power builds where the variant says, which is at home in most.';

export const seats: WordsOf<keyof typeof SEAT_SETTINGS> = {
  moderated: {
    help: 'Only a GM changes settings.',
    told: (on) =>
      on
        ? 'Only the GM changes settings and deadlines.'
        : 'Any player may change settings and deadlines, and pause the game.',
  },
  listed: {
    help: 'The game is shown in public lists.',
    told: (on) => `The game is ${on ? '' : 'not '}shown in public lists.`,
  },
  'auto-start': {
    help: 'Begins as soon as all seats are taken.',
    told: (on) => (on ? 'The game begins as soon as all seats are taken.' : 'The GM starts the game.'),
  },
  'any-centers': {
    help: 'A power builds in any vacant center it owns, not only at home.',
    told: (on, { oneCenter }) =>
      on ? 'A power builds in any vacant center it owns.' : oneCenter === true ? null : SITES,
  },
  'one-center': {
    help: 'A power builds in any vacant center it owns, as long as it owns one of its home centers.',
    told: (on, { anyCenters }) =>
      on
        ? 'A power builds in any vacant center it owns, as long as it owns one of its home centers.'
        : anyCenters === undefined
          ? SITES
          : null,
  },
  'any-disband': {
    help: 'In an adjustment phase a power may remove units that it need not; each gives it a build, in a center that was vacant before.',
    told: (on) =>
      on
        ? 'In an adjustment phase a power may remove units that it need not.'
        : 'A power removes only the units that it must.',
  },
  rated: {
    help: 'Counts for the players’ punctuality.',
    told: (on) =>
      on ? "The game counts for its players' punctuality." : "The game does not count for its players' punctuality.",
  },
  resume: {
    help: 'A game ended without a result may be taken up again by any of its players.',
    told: (on) =>
      on
        ? 'If the game is ended without a result, any of its players may take it up again.'
        : 'If the game is ended without a result, only the GM can resume it.',
  },
  'auto-create': {
    help: 'When the game ends with a result, another like it is created, and everyone gets its name by mail.',
    told: (on) =>
      on ? 'When the game has a result, another like it is created.' : 'No other game is created when this one ends.',
  },
};

/** Settings of the variant, of who plays what and of how a game begins: what each does, and what we say when it changes. */

import { listInWords } from '../../../../engine/explain/names.ts';
import { nameOfStart } from '../../../../engine/rules/starts.ts';
import type { START_SETTINGS } from '../../../../engine/settings/defined/start.ts';
import type { Settings } from '../../../../engine/settings/fields.ts';
import type { WordsOf } from '../../setting-words.ts';
import { counted } from '../../text/counts.ts';
import { rules } from '../variants/rules.ts';

const REGISTRY = 'An obsolete registry number; kept as a note.';

export const start: WordsOf<keyof typeof START_SETTINGS> = {
  variant: { help: 'Another variant, before the start; players then send their preferences again.' },
  'not-variant': { help: 'Takes an option of the variant back: GUNBOAT.' },
  preferences: {
    help: {
      PRFLIST: "Powers are dealt by the players' lists.",
      PRFRAND: 'Powers are dealt at random.',
      PRFBOTH: 'By lists where they are given, else at random.',
    },
    told: (how) => `Powers are dealt ${PREFERENCES[how]}.`,
  },
  players: {
    help: 'How many people play; with fewer than there are powers, all powers are dealt among them. 1: somebody plays all of them alone.',
    told: (n) =>
      n === null
        ? 'One person plays for each seat.'
        : n === 1
          ? 'One person plays all the powers.'
          : `${counted(n, 'person', 'people')} play; all powers are dealt among them.`,
  },
  powers: {
    help: 'How many powers are played.',
    told: (n) =>
      n === null
        ? 'All powers are played.'
        : `${counted(n, 'power')} ${n === 1 ? 'is' : 'are'} played; the others have no player.`,
  },
  seats: {
    help: 'Where each player has two powers: which go together is drawn, auctioned (BID), or as you list them.',
    told: (seats) => {
      if (seats === 'drawn') return 'Which powers go together is drawn by lot.';
      if (seats === 'auction') return 'Which powers go together is auctioned: HELP BID tells how.';
      return `These powers go together: ${listInWords(seats.map((powers) => powers.join(' & ')))}.`;
    },
  },
  rulebook: {
    help: {
      'RULES 2023': 'Rulings of the 2023 rulebook.',
      'RULES 1971': 'Rulings of the 1971 rulebook where editions differ (GET RULINGS).',
    },
    told: (year) => `Where editions of the rulebook differ, that of ${year} is followed.`,
  },
  centers: {
    help: 'Owned centers that win; 0: as the variant says.',
    told: (centers) =>
      centers === null ? 'It takes as many centers to win as the variant says.' : `${centers} centers win.`,
  },
  start: {
    help: {
      'START FLEET ROME': 'The standard game with a fleet in Rome instead of an army.',
      'START 1898': 'The standard map: each power begins with one center and one unit.',
      'START BLANK': 'The standard game without units: each power builds in its home centers what it likes.',
      'START CHAOS': 'The standard map, each supply center a power of its own, which builds its first unit.',
      'START USUAL': 'The start that the variant has.',
    },
    told: (start) =>
      start === 'usual' ? 'The game begins as its variant says.' : `${nameOfStart(start)}: ${rules.starts[start]}`,
  },
  comment: {
    help: 'A line shown in lists. SET COMMENT BEGIN … END: a longer text in the lines below.',
    told: (comment) => (comment === '' ? 'The comment was taken away.' : `Comment: ${comment}`),
  },
  description: {
    told: (text) => (text === '' ? 'The long comment was taken away.' : 'There is a new long comment; LIST shows it.'),
  },
  registry: { help: { BN: REGISTRY, MN: REGISTRY, EP: REGISTRY } },
};

const PREFERENCES: Readonly<Record<Settings['preferences'], string>> = {
  list: "by the players' lists",
  random: 'at random',
  both: "by the players' lists where they sent one, and at random",
};

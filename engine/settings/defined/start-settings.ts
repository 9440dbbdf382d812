/** Settings of the variant, of who plays what, and of how a game begins (judge-language C2). */

import { STARTS, type Start } from '../../board/choices.ts';
import type { Rulebook } from '../../board/variant.ts';
import { readNumber, splitWords } from '../../language/commands/argument-readers.ts';
import { isProblem } from '../../language/commands/form.ts';
import { nameOfStart, startNamed } from '../../rules/starts.ts';
import type { BotStrength } from '../../vocabulary.ts';
import type { Settings } from '../fields.ts';
import type { SeatChoice, SettingValues } from '../game-settings.ts';
import { readSeats } from '../seat-pairs.ts';
import { makeSetting } from '../setting.ts';
import { defineSetting, withoutAs } from '../setting-definition.ts';
import { numberForm, stayUnchanged } from '../setting-readers.ts';
import type { SettingsAround, SettingsChanged } from '../settings-changed.ts';
import { ENDING_SETTINGS } from './ending.ts';

declare module '../game-settings.ts' {
  interface SettingValues {
    readonly variant: { readonly variant: string; readonly options: readonly string[] };
    /** `SET NOT VARIANT x`. */
    readonly 'not-variant': string;
    readonly preferences: 'list' | 'random' | 'both';
    /** Null: as many as there are seats. */
    readonly players: number | null;
    /** Null: all. */
    readonly powers: number | null;
    /** Null: bots take no seat by themselves. */
    readonly 'bots-fill': number | null;
    readonly bots: BotStrength;
    readonly seats: SeatChoice;
    /** Where editions of the rulebook differ. */
    readonly rulebook: Rulebook;
    /** Null: as the variant says. */
    readonly centers: number | null;
    /** How the pieces stand at first. */
    readonly start: Start;
    readonly comment: string;
    /** BN, MN, EP: obsolete registry numbers. */
    readonly registry: { readonly number: 'bn' | 'mn' | 'ep'; readonly value: number };
  }
}
declare module '../fields.ts' {
  interface Settings {
    /** Powers are dealt by the players' lists, at random, or by lists where given. */
    readonly preferences: 'list' | 'random' | 'both';
    /** How many people play; null: one for each seat. With fewer, all powers are dealt among them. */
    readonly players: number | null;
    /** How many powers are played; null: all. The others have no player. */
    readonly powers: number | null;
    /** With so many people the game begins, and bots play the other seats; null: bots take none by themselves. */
    readonly botsFill: number | null;
    /** How well bots play of which nobody has said it. */
    readonly botStrength: BotStrength;
    /** Which powers go together, where the variant leaves it open (rule `seats`). */
    readonly seats: SeatChoice;
    /** Edition whose rulings are followed; a new game has its variant's. */
    readonly rulebook: Rulebook;
    /** Owned centers that win; null: as the variant says. */
    readonly centers: number | null;
    /** Which units stand where at first, of those that the map has (engine/rules/starts.ts). */
    readonly start: Start;
    readonly comment: string;
    /** The long comment, of several lines. */
    readonly description: string;
  }
}

const LONGEST_COMMENT = 59;
const LONGEST_DESCRIPTION = 4_000;

export const START_SETTINGS = {
  variant: defineSetting('variant', {
    forms: {
      VARIANT: {
        usage: 'SET VARIANT name [option …]',
        example: ['SET VARIANT octarine'],
        standard: 'Standard',
        read: (args) => {
          const [variant, ...options] = splitWords(args);
          return variant === undefined
            ? { problem: { code: 'settings/which-variant' } }
            : makeSetting('variant', { variant: variant.toLowerCase(), options });
        },
      },
    },
    // Another variant than the game has is the game's to change; an option that the older judges counted to it is a setting.
    change: ({ variant }, settings, around) =>
      changedOption(variant, true, settings, around) ?? {
        problem: { code: 'settings/no-such-option', option: variant },
      },
  }),
  'not-variant': defineSetting('not-variant', {
    forms: {
      'NOT VARIANT': {
        also: ['NO VARIANT'],
        usage: 'SET NOT VARIANT option',
        example: ['SET NOT VARIANT gunboat'],
        read: (args) => {
          const [option, ...more] = splitWords(args);
          return option === undefined || more.length > 0
            ? { problem: { code: 'settings/which-option' } }
            : makeSetting('not-variant', option.toLowerCase());
        },
      },
    },
    change: (option, settings, around) =>
      changedOption(option, false, settings, around) ?? { problem: { code: 'settings/option-belongs', option } },
  }),
  preferences: defineSetting('preferences', {
    forms: {
      PRFLIST: { also: ['PREFERENCE LISTS'], value: 'list' },
      PRFRAND: { also: ['RANDOM POWERS'], value: 'random' },
      PRFBOTH: { value: 'both', standard: 'yes' },
    },
    kept: {
      field: 'preferences',
      initial: 'both',
      flag: (how) => ({ list: 'Prflist', random: 'Prfrand', both: null })[how],
    },
    change: (preferences, _, { begun }) =>
      begun ? stayUnchanged('settings/preferences-dealt') : { changes: { preferences } },
  }),
  players: defineSetting('players', {
    forms: {
      PLAYERS: {
        usage: 'SET PLAYERS n',
        example: ['SET PLAYERS 4'],
        without: withoutAs('ALL'),
        read: numberOrAll('players'),
      },
    },
    // LIST names the powers that are left out besides.
    kept: { field: 'players', initial: null, flag: (n) => (n === null ? null : `Players ${n}`) },
    change: (players, settings, { begun, seats }) => {
      if (begun) return stayUnchanged('settings/seats-taken');
      const most = settings.powers ?? seats;
      if (players === null) return { changes: { players } };
      if (players > most) return { problem: { code: 'settings/players-at-most', most } };
      if (players < most && settings.seats === 'auction') return { problem: { code: 'settings/auction-for-all' } };
      return { changes: { players: players === most ? null : players } };
    },
  }),
  powers: defineSetting('powers', {
    forms: {
      POWERS: {
        usage: 'SET POWERS n',
        example: ['SET POWERS 5'],
        standard: 'all',
        without: withoutAs('ALL'),
        read: numberOrAll('powers'),
      },
    },
    kept: { field: 'powers', initial: null, flag: (n) => (n === null ? null : `Powers ${n}`) },
    change: (powers, { players }, { begun, seats }) => {
      if (begun) return stayUnchanged('settings/powers-dealt');
      if (powers === null) return { changes: { powers } };
      if (powers > seats) return { problem: { code: 'settings/powers-at-most', seats } };
      const fewer = players !== null && players > powers ? { players: null } : {};
      return { changes: { powers: powers === seats ? null : powers, ...fewer } };
    },
  }),
  'bots-fill': defineSetting('bots-fill', {
    forms: {
      'BOTS FILL': {
        also: ['FILL WITH BOTS AFTER', 'BOTS AFTER'],
        usage: 'SET BOTS FILL n',
        example: ['SET BOTS FILL 3'],
        without: withoutAs('NONE'),
        read: numberOrAll('bots-fill'),
      },
    },
    kept: { field: 'botsFill', initial: null, flag: (n) => (n === null ? null : `Bots fill ${n}`) },
    change: (botsFill, settings, { begun, seats }) => {
      if (begun) return stayUnchanged('settings/seats-taken');
      if (botsFill === null) return { changes: { botsFill } };
      if (botsFill > seats) return { problem: { code: 'settings/players-at-most', most: seats } };
      // Everybody plays one seat: there is nothing to deal among fewer, and bots have no bids.
      const one = settings.players === null ? {} : { players: null };
      return { changes: { botsFill, ...one, ...(settings.seats === 'auction' ? { seats: 'drawn' as const } : {}) } };
    },
  }),
  bots: defineSetting('bots', {
    forms: {
      'BOTS EASY': { also: ['EASY BOTS'], value: 'easy' },
      'BOTS MEDIUM': { also: ['MEDIUM BOTS'], value: 'medium', standard: 'yes' },
      'BOTS HARD': { also: ['HARD BOTS'], value: 'hard' },
    },
    kept: { field: 'botStrength', initial: 'medium', flag: (each) => (each === 'medium' ? null : `Bots ${each}`) },
    change: (botStrength) => ({ changes: { botStrength } }),
  }),
  seats: defineSetting('seats', {
    forms: {
      SEATS: {
        also: ['PAIRS'],
        usage: 'SET SEATS DRAWN | AUCTION | pairs',
        example: ['SET SEATS AUCTION', 'SET SEATS DRAWN'],
        standard: 'drawn',
        without: withoutAs('DRAWN'),
        read: readSeats,
      },
    },
    kept: {
      field: 'seats',
      initial: 'drawn',
      flag: (seats) => (seats === 'drawn' ? null : seats === 'auction' ? 'Seats auctioned' : 'Seats chosen'),
    },
    change: (seats, { players }, { begun, drawsSeats = false }) => {
      if (!drawsSeats) return { problem: { code: 'settings/seats-fixed' } };
      // Whoever plays several seats has not bid for them (engine/game/start-game.ts).
      if (!begun && seats === 'auction' && players !== null) return { problem: { code: 'settings/auction-for-all' } };
      return begun ? stayUnchanged('settings/seats-taken') : { changes: { seats } };
    },
  }),
  rulebook: defineSetting('rulebook', {
    forms: {
      'RULES 2023': { also: ['RULEBOOK 2023', '2023 RULES'], value: '2023', standard: 'yes' },
      'RULES 1971': { also: ['RULEBOOK 1971', '1971 RULES'], value: '1971' },
    },
    kept: { field: 'rulebook', initial: '2023', flag: (year) => (year === '2023' ? null : `${year} rulebook`) },
    change: (rulebook, _, { begun }) =>
      begun ? stayUnchanged('settings/rulebook-announced') : { changes: { rulebook } },
  }),
  centers: defineSetting('centers', {
    forms: {
      CENTERS: {
        also: ['CENTRES', 'WINNING CENTERS', 'WINNING CENTRES', 'VICTORY'],
        usage: 'SET CENTERS n',
        example: ['SET CENTERS 18'],
        without: withoutAs('0'),
        read: (args) => {
          const read = readNumber(args, 0, 400);
          return isProblem(read) ? read : makeSetting('centers', read.value === 0 ? null : read.value);
        },
      },
    },
    kept: { field: 'centers', initial: null, flag: 'elsewhere' },
    change: (centers, _, { begun, centersInAll = Number.POSITIVE_INFINITY }) => {
      if (begun) return stayUnchanged('settings/centers-announced');
      if (centers !== null && centers > centersInAll)
        return { problem: { code: 'settings/centers-at-most', most: centersInAll } };
      return centers === null || centers > 0
        ? { changes: { centers } }
        : { problem: { code: 'settings/centers-at-least' } };
    },
  }),
  start: defineSetting('start', {
    forms: {
      'START FLEET ROME': { also: ['FLEET ROME'], value: 'fleet-rome' },
      'START 1898': { also: ['1898'], value: '1898' },
      'START BLANK': { also: ['BLANK BOARD', 'EMPTY BOARD', 'START BLANK BOARD'], value: 'blank' },
      'START CHAOS': { also: ['CHAOS'], value: 'chaos' },
      'START USUAL': {
        also: [
          'START STANDARD',
          ...['FLEET ROME', '1898', 'BLANK BOARD', 'CHAOS'].flatMap((word) => [`NO ${word}`, `NOT ${word}`]),
        ],
        value: 'usual',
        standard: 'yes',
      },
    },
    kept: {
      field: 'start',
      initial: 'usual',
      flag: (start) => (start === 'usual' ? null : `Start ${nameOfStart(start)}`),
    },
    change: (start, _, around) => otherStart(start, around),
  }),
  comment: defineSetting('comment', {
    forms: {
      COMMENT: {
        also: ['INFO', 'INFORMATION'],
        usage: 'SET COMMENT text',
        example: ['SET COMMENT beginners welcome', 'SET COMMENT BEGIN\nBeginners welcome.\nWeekdays.\nEND'],
        standard: 'none',
        // What follows a comma could be more of the comment.
        without: (args) => (/^[.!]*$/.test(args) ? 'NONE' : null),
        read: (args) => makeSetting('comment', /^none[.!]?$/i.test(args.trim()) ? '' : args.trim().slice(0, 60)),
      },
    },
    kept: { field: 'comment', initial: '', flag: 'elsewhere' },
    change: (comment) =>
      comment.length <= LONGEST_COMMENT
        ? { changes: { comment } }
        : { problem: { code: 'settings/comment-too-long', most: LONGEST_COMMENT, isLongOne: false } },
  }),
  // Written as a comment of several lines (engine/sections/read-block.ts).
  description: defineSetting('description', {
    kept: { field: 'description', initial: '', flag: 'elsewhere' },
    change: (text) =>
      text.length <= LONGEST_DESCRIPTION
        ? { changes: { description: text.trim() } }
        : { problem: { code: 'settings/comment-too-long', most: LONGEST_DESCRIPTION, isLongOne: true } },
  }),
  registry: defineSetting('registry', {
    // `BNC` and `MNC` were the same of another registry.
    forms: {
      BN: registryForm('bn', ['BN NUMBER', 'BN NUM', 'BNC', 'BNC NUMBER', 'BNC NUM'], '12'),
      MN: registryForm('mn', ['MN NUMBER', 'MN NUM', 'MNC', 'MNC NUMBER', 'MNC NUM'], '1901'),
      EP: registryForm('ep', ['EP NUMBER', 'EP NUM'], '3'),
    },
    isOffered: false,
    change: () => ({ problem: { code: 'settings/no-registry' } }),
  }),
};

/** `SET PLAYERS 4`, `SET PLAYERS ALL`. */
function numberOrAll(name: 'players' | 'powers' | 'bots-fill') {
  const read = numberForm(name, 1, 40);
  return (args: string) => (/^(?:all|none)[.!]?$/i.test(args.trim()) ? makeSetting(name, null) : read(args));
}

function registryForm(which: SettingValues['registry']['number'], also: readonly string[], example: string) {
  const usual = which.toUpperCase();
  return {
    also,
    usage: `SET ${usual} n`,
    example: [`SET ${usual} ${example}`],
    read: (args: string) => {
      const read = readNumber(args, 0, 999_999_999);
      return isProblem(read) ? read : makeSetting('registry', { number: which, value: read.value });
    },
  };
}

/** Is it an option that the older judges counted to the variant? */
export function isOption(word: string): boolean {
  return /^(?:gunboat|anonymous)$/i.test(word) || startNamed(word) !== null;
}

/** What comes of an option that the older judges counted to the variant; null: it is none. */
function changedOption(word: string, on: boolean, settings: Settings, around: SettingsAround): SettingsChanged | null {
  const start = startNamed(word);
  if (start !== null) return otherStart(on ? start : 'usual', around);
  return isOption(word) ? (ENDING_SETTINGS.gunboat.change?.(on, settings, around) ?? null) : null;
}

function otherStart(start: Start, { begun, starts = STARTS }: SettingsAround): SettingsChanged {
  if (begun) return stayUnchanged('settings/board-set-up');
  return starts.includes(start)
    ? { changes: { start } }
    : { problem: { code: 'settings/start-of-standard', start: nameOfStart(start) ?? start } };
}

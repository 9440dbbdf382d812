import type { FormsOf } from '../../../../engine/commands/definition.ts';
import type { INFORMATION } from '../../../../engine/commands/information/commands.ts';

export const INFORMATION_WORDS = {
  HELP: 'What can be asked of the judge, or help on one command, one topic, or one place of the map (HELP Par).',
  GET: 'A text by mail: the rules, a guide, a variant; GET PROVINCES and GET BORDERS tell the map in words. GET alone lists them.',
  VERSION: 'Which judge this is.',
  'MY GAMES':
    'All games in which you take part, with what is due in each; for a GM also who has ordered, is late, waits or is away.',
  WHO: 'The display names behind addresses, or alone the players of the game; never an address.',
  WHOGAME: 'Who plays in a game; in an anonymous game only GMs learn it.',
  'GET DEDICATION': 'How punctual you have been in rated games. Nobody learns another’s figures.',
  LIST: 'All games in short or in full, or one game with its settings, players, units and centers.',
  SUMMARY: 'Who played what and when, and the table of supply centers by year.',
  STATUS: 'After a sign-on your orders on file and what is missing; before it the summary of a game.',
  DEADLINE: 'Plain words for STATUS.',
  ORDERS:
    'Your orders on file. ORDERS ALL: every power’s, for a GM where the game lets them see; each look is recorded.',
  HISTORY: 'What an observer of the game has seen: the last seven days, or the time named.',
  MAP: 'The map of the position, or of an earlier phase. With ABBR: of the position, with the abbreviations of orders.',
} satisfies Readonly<Record<FormsOf<typeof INFORMATION>, string>>;

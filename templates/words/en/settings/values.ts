/**
 * What each setting of a game does that is no switch, by its usual spelling. A setting without words does not compile; nor
 * does a group of them.
 */
import type { SettingGroup, SettingHelp } from '../../../../engine/settings/commands-setting.ts';
import type { Switch } from '../../../../engine/settings/define-switch.ts';
import type { SwitchName } from '../../../../engine/settings/switches/switches.ts';

const TIMING =
  'The rule of deadlines for later phases of this kind: the hour, the least time, the usual time, grace, the pause before early processing (hours; 3D is three days), and the days, Sunday first.';
const REGISTRY = 'An obsolete registry number; kept as a note.';
const OF_KEEPERS = "A switch of the older judges' keepers.";

export const SETTING_WORDS: { readonly [S in SettingHelp]: string } = {
  MOVE: TIMING,
  RETREAT: TIMING,
  ADJUST: TIMING,
  WARN: 'How long before the deadline those who still owe orders are reminded; NONE for never.',
  REPLACEMENT:
    'The least time for orders of whoever takes over a power (hours; 2D is two days); NEXT: as much as after a phase.',
  ZONE: "The time zone of the game's deadlines, by its IANA name. From a player: the zone of the times in their own mails.",

  VARIANT: 'Another variant, before the start; players then send their preferences again.',
  'NOT VARIANT': 'Takes an option of the variant back: GUNBOAT.',
  PRFLIST: "Powers are dealt by the players' lists.",
  PRFRAND: 'Powers are dealt at random.',
  PRFBOTH: 'By lists where they are given, else at random.',
  PLAYERS:
    'How many people play; with fewer than there are powers, all powers are dealt among them. 1: somebody plays all of them alone.',
  POWERS: 'How many powers are played.',
  SEATS: 'Where each player has two powers: which go together is drawn, auctioned (BID), or as you list them.',
  'RULES 2023': 'Rulings of the 2023 rulebook.',
  'RULES 1971': 'Rulings of the 1971 rulebook where editions differ (GET RULINGS).',
  CENTERS: 'Owned centers that win; 0: as the variant says.',
  'START FLEET ROME': 'The standard game with a fleet in Rome instead of an army.',
  'START 1898': 'The standard map in Spring 1899: each power has one center and one unit.',
  'START BLANK': 'The standard game in Winter 1900 without units: each power builds in its home centers what it likes.',
  'START CHAOS': 'The standard map with 34 powers: each center is one, and builds its first unit in Winter 1900.',
  'START USUAL': 'The start that the variant has.',
  COMMENT: 'A line shown in lists. SET COMMENT BEGIN … END: a longer text in the lines below.',
  BN: REGISTRY,
  MN: REGISTRY,
  EP: REGISTRY,

  PRESS: 'What press there is: any of the settings below.',
  'NO PRESS': 'No press except to the GM.',
  WHITE: 'White press: the sender is named.',
  GREY: 'Grey press: the sender is not named.',
  'WHITE/GREY': 'Both, white unless it says otherwise.',
  'GREY/WHITE': 'Both, grey unless it says otherwise.',
  'NO FAKE': 'What a message says of its addressees is true.',
  FAKE: 'A message may show other addressees.',
  'PARTIAL FAKES BROADCAST BY DEFAULT': 'Partial press shows as a broadcast unless it says otherwise.',
  'PARTIAL FAKES BROADCAST': 'Partial press always shows as a broadcast.',
  'OBSERVER ANY': 'Observers may write press.',
  'OBSERVER WHITE': 'Observers may write white press.',
  'OBSERVER NONE': 'Observers write no press.',

  PARTIAL: 'Short for PARTIAL ORDERS; where press goes to everybody only, for PARTIAL PRESS. The answer says which.',
  'NO PARTIAL':
    'Takes PARTIAL ORDERS back; in games without them NO PARTIAL PRESS. Where either could be meant, the answer asks.',

  ACCESS: 'Where players may write from.',
  'ACCESS ANY': 'Players from anywhere.',
  'ACCESS SAME': 'Obsolete.',
  'ACCESS DIFFERENT': 'Obsolete.',
  LEVEL: 'Obsolete; kept as a note.',
  DEDICATION: 'How many phases of 100 a player must have been on time in, as ONTIMERAT; 0 or less: any.',
  ONTIMERAT: 'The least share of phases on time, in rated games so far, of who may come in.',
  RESRAT: 'The greatest share of rated games left early of who may come in.',
  'ALLOW PLAYER': 'Only players on this list may join; -address takes one off.',
  'DENY PLAYER': 'This player may not join; -address takes one off the list.',
  APPROVE: 'Approves new players.',
  'NOT APPROVE': 'Takes the approval back: they wait for it again.',
  'MAX ABSENCE': "The longest absence, in days, that does not need the GM's approval.",

  'ALLOW MASTER': OF_KEEPERS,
  'DENY MASTER': OF_KEEPERS,
  XFLAGS: OF_KEEPERS,
};

/** How a new game has it, where that is not a value that one writes. */
export const AT_FIRST: { readonly [S in SettingHelp]?: string } = {
  PLAYERS: 'one for each power',
  CENTERS: 'as the variant says',
};

/** Switches that are not of the game's settings alone, or are not offered. */
export const OTHER_SWITCHES: { readonly [S in Exclude<Switch, SwitchName | 'partial'> | 'variant-rule']: string } = {
  blind: 'A power sees only what is near its own units and centers.',
  'hide-absences': 'Absences are not named.',
  nmr: 'After grace the game plays on without the late; NO NMR: it waits for a replacement.',
  'signal-support': 'Supports and convoys that cannot succeed may be written.',
  'variant-rule': 'A rule of home-made variants: here the variant has it or not.',
};

/** Headings. */
export const SETTING_TITLES: { readonly [G in SettingGroup]: string } = {
  deadlines: 'Deadlines',
  seats: 'Start and seats',
  press: 'Press',
  ending: 'End of the game, secrecy',
  orders: 'Orders',
  access: 'Who may join',
  'variant-rules': 'Rules of home-made variants',
};

/** What each setting does, and what is said when it changes, in English. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { PhaseKind } from '../../../engine/board/variant.ts';
import { nameOfStart } from '../../../engine/rules/starts.ts';
import type { ACCESS_SETTINGS } from '../../../engine/settings/defined/access.ts';
import type { DEADLINE_SETTINGS } from '../../../engine/settings/defined/deadline-settings.ts';
import type { ENDING_SETTINGS } from '../../../engine/settings/defined/ending.ts';
import type { OLDER_RULES } from '../../../engine/settings/defined/older-rules.ts';
import type { ORDER_SETTINGS } from '../../../engine/settings/defined/order-settings.ts';
import type { PRESS_SETTINGS } from '../../../engine/settings/defined/press-settings.ts';
import type { SEAT_SETTINGS } from '../../../engine/settings/defined/seat-settings.ts';
import type { START_SETTINGS } from '../../../engine/settings/defined/start-settings.ts';
import type { PhaseTiming, PressSettings, Settings } from '../../../engine/settings/fields.ts';
import type { SettingName } from '../../../engine/settings/game-settings.ts';
import type { SettingGroup } from '../../../engine/settings/setting-definitions.ts';
import type { WordsOf } from '../setting-words.ts';
import { countNoun, formatPercent } from '../text/counts.ts';
import { clockTime } from '../times/clock-time.ts';
import { rules } from './rules.ts';

const access: WordsOf<keyof typeof ACCESS_SETTINGS> = {
  access: {
    help: {
      ACCESS: 'Where players may write from.',
      'ACCESS ANY': 'Players from anywhere.',
      'ACCESS SAME': 'Obsolete.',
      'ACCESS DIFFERENT': 'Obsolete.',
    },
  },
  level: { help: 'Obsolete; kept as a note.', told: (level) => `Level of play: ${level}.` },
  dedication: {
    help: 'How many phases of a hundred a player must have been on time in, as ONTIMERAT; 0 or less: any.',
  },
  'on-time-ratio': {
    help: 'The least share of phases on time, in rated games so far, of who may come in.',
    told: (ratio) =>
      ratio === 0
        ? 'Who comes in may have been late as often as he was.'
        : `Who comes in must have been on time in ${formatPercent(ratio)} of the phases of rated games.`,
  },
  'resignation-ratio': {
    help: 'The greatest share of rated games left early of who may come in.',
    told: (ratio) =>
      ratio >= 1
        ? 'Who comes in may have left as many games as he did.'
        : `Who comes in may have left at most ${formatPercent(ratio)} of the rated games that he played.`,
  },
  allow: { help: 'Only players on this list may join; -address takes one off.' },
  deny: { help: 'This player may not join; -address takes one off the list.' },
  approve: { help: 'Approves new players.' },
  disapprove: { help: 'Takes the approval back: they wait for it again.' },
  'max-absence': {
    help: "The longest absence, in days, that does not need the GM's approval.",
    told: (days) => `An absence of more than ${countNoun(days, 'day')} needs the GM's approval.`,
  },
  approval: {
    help: 'New players need the GM’s approval.',
    on: "New players need the GM's approval.",
    off: 'New players come in without asking.',
  },
  'player-absences': {
    help: 'Players may announce absences.',
    on: 'Players may announce absences.',
    off: 'Players may not announce absences; the GM moves deadlines.',
  },
};

// The times of deadlines: hours, days, and the rule of a kind of phase.

const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'Movement', R: 'Retreats', A: 'Adjustments' };

const WEEK = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'] as const;

/** `at 23:30 on weekdays, 71 h after the last phase or later; grace 167 h; early after 30 min`. */
function timingInWords({ clock, min, next, grace, delay, days: allowed }: PhaseTiming): string {
  const hour = clock === null ? '' : `at ${clockTime(clock)} `;
  const first = min === 0 ? '' : `; not before ${hours(min)} have passed`;
  return `${hour}${days(allowed)}, ${hours(next)} after the last phase or later; ${hours(grace)} of grace; early when all are ready, after ${hours(delay)}${first}`;
}

/** `on any day`, `Monday to Friday`, or the days by name. Takes `SMTWTFS` with dashes for days that are not allowed. */
function days(allowed: string): string {
  const open = WEEK.filter((_, d) => allowed[d] !== '-');
  if (open.length === 0 || open.length === WEEK.length) return 'on any day';
  if (allowed.toUpperCase() === '-MTWTF-') return 'Monday to Friday';
  return `on ${listInWords(open)}`;
}

function hours(h: number): string {
  return h < 1 ? countNoun(Math.round(h * 60), 'minute') : countNoun(h, 'hour');
}

const TIMING =
  'The rule of deadlines for later phases of this kind: the hour, the least time, the usual time, grace, the pause before early processing (hours; 3D is three days), and the days, Sunday first.';

const deadlines: WordsOf<keyof typeof DEADLINE_SETTINGS> = {
  timing: {
    help: { MOVE: TIMING, RETREAT: TIMING, ADJUST: TIMING },
    told: (timing) =>
      Object.entries(timing).map(([kind, each]) => `${KINDS[kind as PhaseKind]}: ${timingInWords(each)}.`),
  },
  reminders: {
    help: 'How long before the deadline those who still owe orders are reminded; NONE for never.',
    told: (list) =>
      list.length === 0
        ? 'No reminders are sent before a deadline.'
        : `Reminders are sent ${listInWords(list.map((h) => `${h} h`))} before a deadline.`,
  },
  replacement: {
    help: 'The least time for orders of whoever takes over a power (hours; 2D is two days); NEXT: as much as after a phase.',
    told: (least) =>
      least === null
        ? 'Whoever takes over a power has as much time for orders as after a phase.'
        : `Whoever takes over a power has ${hours(least)} for orders, at least.`,
  },
  muster: {
    help: 'So many hours after the start everybody has to have written, or loses their seat to a replacement (24H; NONE: nobody is asked). The time of the first phase begins after it.',
    told: (muster) =>
      muster === null
        ? 'Nobody has to confirm at the start that they play.'
        : `Everybody confirms within ${hours(muster)} of the start that they play, or is replaced.`,
  },
  'strict-grace': {
    help: 'Grace counts days that are not allowed too.',
    on: 'Grace ends at its hour on any day.',
    off: 'Grace ends on a day on which deadlines may fall.',
  },
  zone: {
    help: "The time zone of the game's deadlines, by its IANA name. From a player: the zone of the times in their own mails.",
    told: (zone) => `Clock hours and weekdays are those of ${zone}.`,
  },
};

const ending: WordsOf<keyof typeof ENDING_SETTINGS> = {
  blind: {
    help: 'A power sees only its own units and centers and what is next to one of them, until the game is over.',
    on: 'The game is blind: each power sees only its own units and centers and what is next to one of them. When it is over, all of it is shown.',
    off: 'All see the whole board.',
  },
  'hide-absences': { help: 'Absences are not named.' },
  dias: {
    help: 'A draw includes all survivors.',
    on: 'A draw includes all survivors.',
    off: 'A draw may be among some of the survivors.',
  },
  concessions: {
    help: 'The game may be conceded to one power.',
    told: (on) => `Players ${on ? 'may' : 'may not'} concede the game.`,
  },
  'open-votes': {
    help: 'Everybody sees the votes.',
    on: 'Everybody sees the votes from now on; those cast before no longer count.',
    off: 'Votes are secret.',
  },
  'open-diaries': {
    help: 'Diaries are opened to all when the game has ended.',
    on: 'Diaries are opened to all when the game has ended.',
    off: 'Diaries stay closed for good.',
  },
  gunboat: {
    help: 'Nobody learns who plays what.',
    on: 'Players are anonymous.',
    off: 'Players know who plays what.',
  },
  'hide-late': {
    help: 'Late powers are not named.',
    on: 'Who is late stays secret.',
    off: 'Everybody sees who is late.',
  },
};

const OF_KEEPERS = "A switch of the older judges' keepers.";

const olderRules: WordsOf<keyof typeof OLDER_RULES> = {
  'variant-rule': { help: 'A rule of home-made variants: here the variant has it or not.' },
  keeper: { help: { 'ALLOW MASTER': OF_KEEPERS, 'DENY MASTER': OF_KEEPERS, XFLAGS: OF_KEEPERS } },
};

const orders: WordsOf<keyof typeof ORDER_SETTINGS> = {
  partial: {
    help: {
      PARTIAL:
        'Short for PARTIAL ORDERS; where press goes to everybody only, for PARTIAL PRESS. The answer says which.',
      'NO PARTIAL':
        'Takes PARTIAL ORDERS back; in games without them NO PARTIAL PRESS. Where either could be meant, the answer asks.',
    },
  },
  nmr: {
    help: 'After grace the game plays on without the late; NO NMR: it waits for a replacement.',
    told: (nmr) =>
      nmr === 'wait'
        ? 'After the grace period a late power is open for a replacement, and the game waits for one.'
        : 'After the grace period the game goes on without a late power.',
  },
  'signal-support': { help: 'Supports and convoys that cannot succeed may be written.' },
  proxy: {
    help: 'A power may let another order a unit.',
    told: (on) => `Units ${on ? 'may' : 'may not'} be given to other powers by proxy.`,
  },
  'strict-convoy': {
    help: 'Convoys from or to landlocked places are refused.',
    on: 'Convoys from or to landlocked provinces are refused.',
    off: 'Any convoy may be written.',
  },
  'partial-orders': {
    help: 'At the deadline a power with some of its orders is not late: its other units hold. On at first in games made by CREATE name, without the question mark.',
    on: 'Orders may leave units out: at the deadline these hold, and their player is not late.',
    off: 'Orders must be complete: whoever leaves a unit out is late at the deadline.',
  },
  'strict-wait': {
    help: 'Only those with orders due may wait.',
    on: 'Only those with orders due may ask to wait.',
    off: 'Any player may ask to wait.',
  },
  'auto-process': {
    help: 'Processed at deadlines without the GM’s word.',
    on: 'Phases are processed at their deadlines.',
    off: 'The GM decides when a phase is processed.',
  },
  'late-count': {
    help: 'LIST counts the late notices of each power.',
    on: 'LIST counts late notices.',
    off: 'LIST does not count late notices.',
  },
  'master-sees': {
    help: 'A GM may ask to see orders before the deadline; each look is recorded and shown to all at the end.',
    on: 'The GM may ask to see orders before a phase is resolved; each look is recorded.',
    off: 'Nobody sees orders before a phase is resolved, not even the GM.',
  },
};

const press: WordsOf<keyof typeof PRESS_SETTINGS> = {
  press: {
    help: {
      PRESS: 'What press there is: any of the settings below.',
      'NO PRESS': 'No press except to the GM.',
      WHITE: 'White press: the sender is named.',
      GREY: 'Grey press: the sender is not named.',
      'WHITE/GREY': 'Both, white unless it says otherwise.',
      'GREY/WHITE': 'Both, grey unless it says otherwise.',
    },
  },
  'no-grace': {
    help: 'Where there is press after the deadline, the answer asks which is meant: NO GRACE PRESS, or less time for late orders.',
  },
  fakes: {
    help: {
      'NO FAKE': 'What a message says of its addressees is true.',
      FAKE: 'A message may show other addressees.',
      'PARTIAL FAKES BROADCAST BY DEFAULT': 'Partial press shows as a broadcast unless it says otherwise.',
      'PARTIAL FAKES BROADCAST': 'Partial press always shows as a broadcast.',
    },
  },
  'observer-press': {
    help: {
      'OBSERVER ANY': 'Observers may write press.',
      'OBSERVER WHITE': 'Observers may write white press.',
      'OBSERVER NONE': 'Observers write no press.',
    },
  },
  'partial-press': { help: 'Press may go to some and not to all.' },
  'fake-sender': { help: 'A message may show another power as its sender (PRESS FROM power); the GM is never forged.' },
  'all-press': { help: 'The GM gets a copy of all press; shown to all.' },
  'watch-all-press': { help: 'Observers get all press.' },
  quiet: {
    help: 'Take-overs are not announced.',
    on: 'Take-overs are not announced.',
    off: 'Take-overs are announced to all.',
  },
  show: {
    help: 'Mails say who changed a setting.',
    told: (on) => `It is ${on ? '' : 'not '}told who has changed a setting.`,
  },
  reveal: {
    help: 'Names are shown when an anonymous game has ended.',
    on: 'Names are revealed when an anonymous game ends.',
    off: 'Names stay secret when an anonymous game ends.',
  },
  secret: {
    help: 'The number of players who have signed on is hidden.',
    on: 'The number of players signed on is secret.',
    off: 'Everybody sees how many have signed on.',
  },
  'late-press': { help: 'A late player may send press.' },
  'minor-press': { help: 'Press in retreat and adjustment phases.' },
  'must-order': { help: 'No press before orders.' },
  'blank-press': { help: 'A message may be empty.' },
  'postal-press': { help: 'Delayed broadcasts, published with the results.' },
  'touch-press': { help: 'Press only to neighbors.' },
  'grace-press': { help: 'Press after the deadline.' },
};

/** All of it together: what we say when one of these changes. `flags`: as LIST shows them. */
function toldOfPress(_press: PressSettings, flags: string): string {
  return `Press: ${flags}.`;
}

const SITES = 'A power builds where the variant says, which is at home in most.';

const seats: WordsOf<keyof typeof SEAT_SETTINGS> = {
  moderated: {
    help: 'Only a GM changes settings.',
    on: 'Only the GM changes settings and deadlines.',
    off: 'Any player may change settings and deadlines, and pause the game.',
  },
  listed: {
    help: 'The game is shown in public lists.',
    told: (on) => `The game is ${on ? '' : 'not '}shown in public lists.`,
  },
  'invited-only': {
    help: 'Nobody joins but who is invited (INVITE) or has a link (INVITE LINK).',
    on: 'Only who is invited, or has a link, may join.',
    off: 'Whoever likes may join.',
  },
  'auto-start': {
    help: 'Begins as soon as all seats are taken.',
    on: 'The game begins as soon as all seats are taken.',
    off: 'The GM starts the game.',
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
    on: 'In an adjustment phase a power may remove units that it need not.',
    off: 'A power removes only the units that it must.',
  },
  rated: {
    help: 'Counts for the players’ punctuality.',
    on: "The game counts for its players' punctuality.",
    off: "The game does not count for its players' punctuality.",
  },
  resume: {
    help: 'A game ended without a result may be taken up again by any of its players.',
    on: 'If the game is ended without a result, any of its players may take it up again.',
    off: 'If the game is ended without a result, only the GM can resume it.',
  },
  'auto-create': {
    help: 'When the game ends with a result, another like it is created, and everyone gets its name by mail.',
    on: 'When the game has a result, another like it is created.',
    off: 'No other game is created when this one ends.',
  },
  practice: {
    help: 'Your own game against bots: closed to others, in no list, without a deadline. PRACTICE begins one.',
    on: 'One person plays against bots: closed to others, in no list, without a deadline.',
    off: 'Others may join the game.',
  },
};

const REGISTRY = 'An obsolete registry number; kept as a note.';

const start: WordsOf<keyof typeof START_SETTINGS> = {
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
    help: 'How many people play; they share the powers that are played with so many. 1: somebody plays all of them alone.',
    told: (n) =>
      n === null
        ? 'One person plays for each seat.'
        : n === 1
          ? 'One person plays all the powers.'
          : `${countNoun(n, 'person', 'people')} play, and share the powers that are played with so many.`,
  },
  powers: {
    help: 'How many powers are played.',
    told: (n) =>
      n === null
        ? 'All powers are played.'
        : `${countNoun(n, 'power')} ${n === 1 ? 'is' : 'are'} played; the others have no player.`,
  },
  'bots-fill': {
    help: 'With n people the game begins, and bots play the other seats; NONE: not so.',
    told: (n) =>
      n === null ? 'Bots take no seat by themselves.' : `The game begins with ${n}; bots play the other seats.`,
  },
  bots: {
    help: {
      'BOTS EASY': 'Bots play what may well be ordered, as it comes: for somebody who learns.',
      'BOTS MEDIUM': 'Bots look one phase ahead.',
      'BOTS HARD': 'Bots look longer, at more that others may do.',
    },
    told: (how) => `Bots play ${WELL[how]}.`,
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

const WELL: Readonly<Record<Settings['botStrength'], string>> = { easy: 'easily', medium: 'as usual', hard: 'hard' };

const PREFERENCES: Readonly<Record<Settings['preferences'], string>> = {
  list: "by the players' lists",
  random: 'at random',
  both: "by the players' lists where they sent one, and at random",
};

/** A setting without words does not compile. */
const each: WordsOf<SettingName> = {
  ...deadlines,
  ...start,
  ...seats,
  ...press,
  ...ending,
  ...orders,
  ...access,
  ...olderRules,
};

export const settings = {
  each,
  toldOfPress,
  /** Of a spelling that switches off what another name switches on. */
  switchesOff: (name: string) => `Switches ${name} off.`,
  days,
};

// What only the page of commands says of settings.

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

/** How a new game has it, where that is not a value that one writes. */
export const AT_FIRST: { readonly [S in SettingName]?: string } = {
  players: 'one for each power',
  centers: 'as the variant says',
};

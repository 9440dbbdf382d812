/** What a change of one setting means (judge-language C2): the settings after it, or why it cannot be. */

import { PHASE_KINDS } from '../board/variant.ts';
import { nameOfStart, STARTS, type Start, startNamed } from '../rules/starts.ts';
import { switched } from './define-switch.ts';
import type { PhaseTiming, PressSettings, Settings } from './fields.ts';
import type { SettingChange } from './game-settings.ts';
import type { SettingsAround, SettingsChanged } from './settings-changed.ts';
import { notOffered } from './settings-not-offered.ts';
import { SWITCHES, type SwitchName } from './switches/switches.ts';
import { zoneNamed } from './zone-named.ts';

/** Hours that a timing may be set to, so that deadlines stay in sight. */
const MOST_HOURS = 24 * 366;
/** Grace has to be longer: the late are abandoned a day before its end. */
const SHORTEST_GRACE = 24;
const MOST_REMINDED = 240;
const LONGEST_COMMENT = 59;
const LONGEST_DESCRIPTION = 4_000;

export type { SettingsAround, SettingsChanged } from './settings-changed.ts';

type SwitchChange = Extract<SettingChange, { readonly setting: SwitchName }>;

function isSwitch(change: SettingChange): change is SwitchChange {
  return Object.hasOwn(SWITCHES, change.setting);
}

/** Access lists and nods are no settings of the game: whoever calls keeps them. */
export function changeSettings(settings: Settings, change: SettingChange, around: SettingsAround): SettingsChanged {
  if (isSwitch(change)) return switched(SWITCHES[change.setting], change.value, settings, around);
  const { begun, zones, seats, centersInAll, drawsSeats = false, starts = STARTS } = around;
  switch (change.setting) {
    case 'timing':
      return timing(settings, change.value);
    case 'zone':
      return zone(change.value, zones);
    case 'centers':
      return centers(change.value, begun, centersInAll);
    case 'start':
      return otherStart(change.value, begun, starts);
    case 'seats':
      if (!drawsSeats) return { problem: { code: 'settings/seats-fixed' } };
      return begun ? started('settings/seats-taken') : { changes: { seats: change.value } };
    case 'rulebook':
      return begun ? started('settings/rulebook-announced') : { changes: { rulebook: change.value } };
    case 'preferences':
      return begun ? started('settings/preferences-dealt') : { changes: { preferences: change.value } };
    case 'nmr':
      return playOn(settings, change.value);
    case 'dedication':
      return dedication(change.value);
    case 'on-time-ratio':
      return { changes: { onTimeRatio: change.value } };
    case 'resignation-ratio':
      return { changes: { leftRatio: change.value } };
    case 'variant':
      return startNamed(change.value.variant) !== null
        ? otherStart(startNamed(change.value.variant)!, begun, starts)
        : isOption(change.value.variant)
          ? switched(SWITCHES.gunboat, true, settings, around)
          : notOffered(change);
    case 'not-variant':
      return startNamed(change.value) !== null
        ? otherStart('usual', begun, starts)
        : isOption(change.value)
          ? switched(SWITCHES.gunboat, false, settings, around)
          : notOffered(change);
    case 'max-absence':
      return { changes: { maxAbsence: change.value } };
    case 'level':
      return { changes: { level: change.value } };
    case 'players':
      return players(settings, change.value, begun, seats);
    case 'powers':
      return powers(settings, change.value, begun, seats);
    case 'reminders':
      return change.value.every((hours) => hours > 0 && hours <= MOST_REMINDED)
        ? { changes: { reminders: [...new Set(change.value)].sort((a, b) => b - a) } }
        : { problem: { code: 'settings/reminders-range', least: 1, most: MOST_REMINDED } };
    case 'replacement':
      return { changes: { replacement: change.value } };
    case 'comment':
      return change.value.length <= LONGEST_COMMENT
        ? { changes: { comment: change.value } }
        : { problem: { code: 'settings/comment-too-long', most: LONGEST_COMMENT, isLongOne: false } };
    case 'description':
      return change.value.length <= LONGEST_DESCRIPTION
        ? { changes: { description: change.value.trim() } }
        : { problem: { code: 'settings/comment-too-long', most: LONGEST_DESCRIPTION, isLongOne: true } };
    case 'press':
      return press(settings, { colours: change.value });
    case 'partial':
      return partial(settings, change.value);
    case 'fakes':
      return press(settings, {
        fake: change.value !== 'none',
        fakesBroadcast: change.value === 'default' || change.value === 'always' ? change.value : 'no',
      });
    case 'observer-press':
      return press(settings, { observers: change.value });
    default:
      return notOffered(change);
  }
}

/**
 * The bare word PARTIAL: to the older judges press to some, here also orders for some units. Whatever it switches, its
 * contrary switches back; where it could be either, nothing is guessed.
 */
function partial(settings: Settings, on: boolean): SettingsChanged {
  const { partialOrders: orders, press: allowed } = settings;
  const changed = { orders: { partialOrders: on }, press: { press: { ...allowed, partial: on } } };
  if (orders === on && allowed.partial === on) return { same: { code: 'settings/partial-both-already' } };
  if (on && allowed.partial) {
    return {
      changes: changed.orders,
      note: { code: 'settings/partial-orders-on' },
    };
  }
  if (!on && orders && allowed.partial) {
    return {
      changes: changed.orders,
      note: { code: 'settings/partial-orders-off' },
    };
  }
  if (!orders) {
    return {
      changes: changed.press,
      note: { code: 'settings/partial-press', on },
    };
  }
  const no = on ? '' : 'NO ';
  return {
    problem: { code: 'settings/partial-which', orders: `SET ${no}PARTIAL ORDERS`, press: `SET ${no}PARTIAL PRESS` },
  };
}

/**
 * DEDICATION and ONTIMERAT are one idea: how reliable a player has been. The older judges counted points; here it is a
 * share of phases, in percent, and what is below 0 asks for nothing.
 */
function dedication(points: number): SettingsChanged {
  if (points <= 0) {
    return {
      changes: { onTimeRatio: 0 },
      note: { code: 'settings/no-dedication' },
    };
  }
  const ratio = points < 1 ? points : Math.min(points, 100) / 100;
  return {
    changes: { onTimeRatio: ratio },
    note: { code: 'settings/dedication', ratio },
  };
}

/** The late are abandoned a day before grace ends, so there must be more of it (judge-language D3, 6). */
function playOn(settings: Settings, on: boolean): SettingsChanged {
  const short = PHASE_KINDS.find((kind) => settings.timing[kind].grace <= SHORTEST_GRACE);
  if (!on || short === undefined) return { changes: { nmr: on ? 'play-on' : 'wait' } };
  return {
    problem: {
      code: 'settings/nmr-needs-grace',
      least: SHORTEST_GRACE,
      line: `SET ${KIND_WORDS[short]} GRACE 71`,
    },
  };
}

const KIND_WORDS = { M: 'MOVE', R: 'RETREAT', A: 'ADJUST' } as const;

/** Is it an option that the older judges counted to the variant? */
export function isOption(word: string): boolean {
  return /^(?:gunboat|anonymous)$/i.test(word) || startNamed(word) !== null;
}

function otherStart(start: Start, begun: boolean, starts: readonly Start[]): SettingsChanged {
  if (begun) return started('settings/board-set-up');
  return starts.includes(start)
    ? { changes: { start } }
    : { problem: { code: 'settings/start-of-standard', start: nameOfStart(start) ?? start } };
}

function centers(value: number | null, begun: boolean, inAll = Number.POSITIVE_INFINITY): SettingsChanged {
  if (begun) return started('settings/centers-announced');
  if (value !== null && value > inAll) return { problem: { code: 'settings/centers-at-most', most: inAll } };
  return value === null || value > 0
    ? { changes: { centers: value } }
    : { problem: { code: 'settings/centers-at-least' } };
}

function players(settings: Settings, value: number, begun: boolean, seats: number): SettingsChanged {
  if (begun) return started('settings/seats-taken');
  const most = settings.powers ?? seats;
  if (value > most) return { problem: { code: 'settings/players-at-most', most } };
  return { changes: { players: value === most ? null : value } };
}

function powers(settings: Settings, value: number, begun: boolean, seats: number): SettingsChanged {
  if (begun) return started('settings/powers-dealt');
  if (value > seats) return { problem: { code: 'settings/powers-at-most', seats } };
  const fewer = settings.players !== null && settings.players > value ? { players: null } : {};
  return { changes: { powers: value === seats ? null : value, ...fewer } };
}

/** What of a game stays as it was when it began. */
type Kept =
  | 'seats-taken'
  | 'rulebook-announced'
  | 'preferences-dealt'
  | 'board-set-up'
  | 'centers-announced'
  | 'powers-dealt';

function started(why: `settings/${Kept}`): SettingsChanged {
  return { problem: { code: 'settings/stays', because: { code: why } } };
}

function press(settings: Settings, part: Partial<PressSettings>): SettingsChanged {
  return { changes: { press: { ...settings.press, ...part } } };
}

function timing(
  settings: Settings,
  { phase, ...parts }: Extract<SettingChange, { setting: 'timing' }>['value'],
): SettingsChanged {
  const before = settings.timing[phase];
  const after: PhaseTiming = {
    clock: parts.clock === undefined ? before.clock : parts.clock,
    min: parts.min ?? before.min,
    next: parts.next ?? before.next,
    grace: parts.grace ?? before.grace,
    delay: parts.delay ?? before.delay,
    days: parts.days ?? before.days,
  };
  for (const [name, hours] of Object.entries({
    MIN: after.min,
    NEXT: after.next,
    GRACE: after.grace,
    DELAY: after.delay,
  })) {
    if (!(hours >= 0 && hours <= MOST_HOURS))
      return { problem: { code: 'settings/hours-range', part: name, most: MOST_HOURS, hours } };
  }
  if (!/[A-Za-z]/.test(after.days)) return { problem: { code: 'settings/no-day' } };
  if (settings.nmr === 'play-on' && after.grace <= SHORTEST_GRACE) {
    return { problem: { code: 'settings/grace-needed-for-nmr', least: SHORTEST_GRACE } };
  }
  return { changes: { timing: { ...settings.timing, [phase]: after } } };
}

function zone(written: string, zones: SettingsAround['zones']): SettingsChanged {
  const named = zoneNamed(zones, written);
  return named === null ? { problem: { code: 'settings/no-such-zone', written } } : { changes: { zone: named } };
}

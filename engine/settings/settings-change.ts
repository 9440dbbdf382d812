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
      if (!drawsSeats) return { problem: 'In this variant it is not open which powers go together.' };
      return begun ? started(SEATS_STAY) : { changes: { seats: change.value } };
    case 'rulebook':
      return begun
        ? started('Everybody plays by the rulebook that was told at the start.')
        : { changes: { rulebook: change.value } };
    case 'preferences':
      return begun ? started('Powers are dealt already.') : { changes: { preferences: change.value } };
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
      return change.value.every((hours) => hours > 0 && hours <= 240)
        ? { changes: { reminders: [...new Set(change.value)].sort((a, b) => b - a) } }
        : { problem: 'Reminders go out 1 to 240 hours before the deadline.' };
    case 'replacement':
      return { changes: { replacement: change.value } };
    case 'comment':
      return change.value.length <= LONGEST_COMMENT
        ? { changes: { comment: change.value } }
        : { problem: `A comment has at most ${LONGEST_COMMENT} characters.` };
    case 'description':
      return change.value.length <= LONGEST_DESCRIPTION
        ? { changes: { description: change.value.trim() } }
        : { problem: `The long comment has at most ${LONGEST_DESCRIPTION} characters.` };
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
  if (orders === on && allowed.partial === on) return { same: `Orders and press are so already` };
  if (on && allowed.partial) {
    return {
      changes: changed.orders,
      note: 'Units that are left out hold at the deadline. Press to some powers, which PARTIAL meant elsewhere, is allowed as it was.',
    };
  }
  if (!on && orders && allowed.partial) {
    return {
      changes: changed.orders,
      note: 'Orders must be complete again. To have press go to everybody only, send SET NO PARTIAL PRESS.',
    };
  }
  if (!orders) {
    return {
      changes: changed.press,
      note: `${on ? 'Press may go to some powers and not to all' : 'All press goes to everybody'}. For orders that leave units out there is SET PARTIAL ORDERS.`,
    };
  }
  const no = on ? '' : 'NO ';
  return {
    problem: `Orders or press? Send SET ${no}PARTIAL ORDERS for units that are left out, or SET ${no}PARTIAL PRESS for press to some powers.`,
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
      note: 'No dedication is asked for. SET DEDICATION 90 asks for who has been on time in 90 phases of 100.',
    };
  }
  const ratio = points < 1 ? points : Math.min(points, 100) / 100;
  return {
    changes: { onTimeRatio: ratio },
    note: `Dedication is counted in phases on time here, not in points: this is the same as SET ONTIMERAT ${ratio}. Newcomers may come in.`,
  };
}

/** The late are abandoned a day before grace ends, so there must be more of it (judge-language D3, 6). */
function playOn(settings: Settings, on: boolean): SettingsChanged {
  const short = PHASE_KINDS.find((kind) => settings.timing[kind].grace <= 24);
  if (!on || short === undefined) return { changes: { nmr: on ? 'play-on' : 'wait' } };
  return {
    problem: `With NMR the late are told a day before the game goes on without them, so GRACE must be more than 24 hours: SET ${KIND_WORDS[short]} GRACE 71 first.`,
  };
}

const KIND_WORDS = { M: 'MOVE', R: 'RETREAT', A: 'ADJUST' } as const;

/** Is it an option that the older judges counted to the variant? */
export function isOption(word: string): boolean {
  return /^(?:gunboat|anonymous)$/i.test(word) || startNamed(word) !== null;
}

function otherStart(start: Start, begun: boolean, starts: readonly Start[]): SettingsChanged {
  if (begun) return started('The pieces stand where all were told.');
  return starts.includes(start)
    ? { changes: { start } }
    : { problem: `${nameOfStart(start)} is a start of the standard game: SET VARIANT standard first.` };
}

function centers(value: number | null, begun: boolean, inAll = Number.POSITIVE_INFINITY): SettingsChanged {
  if (begun) return started('Everybody plays for as many centers as were told at the start.');
  if (value !== null && value > inAll)
    return { problem: `There are ${inAll} supply centers: CENTERS is at most that.` };
  return value === null || value > 0 ? { changes: { centers: value } } : { problem: 'At least one center wins.' };
}

function players(settings: Settings, value: number, begun: boolean, seats: number): SettingsChanged {
  if (begun) return started(SEATS_STAY);
  const most = settings.powers ?? seats;
  if (value > most) return { problem: `At most ${most} can play: PLAYERS is 1 to ${most}.` };
  return { changes: { players: value === most ? null : value } };
}

function powers(settings: Settings, value: number, begun: boolean, seats: number): SettingsChanged {
  if (begun) return started('The powers are dealt.');
  if (value > seats) return { problem: `This variant has ${seats} seats: POWERS is 1 to ${seats}.` };
  const fewer = settings.players !== null && settings.players > value ? { players: null } : {};
  return { changes: { powers: value === seats ? null : value, ...fewer } };
}

const _SITES_STAY = 'Everybody plays with the building sites that were told at the start.';
const SEATS_STAY = 'The seats are taken.';

function started(why: string): SettingsChanged {
  return { problem: `${why} This stays as it was when the game began.` };
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
    if (!(hours >= 0 && hours <= MOST_HOURS)) return { problem: `${name} is 0 to ${MOST_HOURS} hours, not ${hours}.` };
  }
  if (!/[A-Za-z]/.test(after.days)) return { problem: 'At least one day of the week must be allowed.' };
  if (settings.nmr === 'play-on' && after.grace <= 24) {
    return { problem: 'With NMR, GRACE must be more than 24 hours: the late are abandoned a day before its end.' };
  }
  return { changes: { timing: { ...settings.timing, [phase]: after } } };
}

function zone(written: string, zones: SettingsAround['zones']): SettingsChanged {
  const named = zoneNamed(zones, written);
  return named === null
    ? { problem: `There is no time zone '${written}'. Zones are written Europe/Paris or UTC.` }
    : { changes: { zone: named } };
}

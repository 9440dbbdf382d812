/** What a change of one setting means (judge-language C2): the settings after it, or why it cannot be. */

import { PHASE_KINDS } from '../board/variant.ts';
import type { Zones } from '../game/deadlines.ts';
import { nameOfStart, STARTS, type Start, startNamed } from '../rules/starts.ts';
import type { SettingChange } from './game-settings.ts';
import type { PhaseTiming, PressSettings, Settings, SettingsChanged } from './settings.ts';
import { notOffered } from './settings-not-offered.ts';
import { zoneNamed } from './zone-named.ts';

/** Hours that a timing may be set to, so that deadlines stay in sight. */
const MOST_HOURS = 24 * 366;
const LONGEST_COMMENT = 59;
const LONGEST_DESCRIPTION = 4_000;

export interface SettingsAround {
  /** The game has started, after which some settings stay. */
  readonly begun: boolean;
  readonly zones: Zones;
  /** How many seats the variant has. */
  readonly seats: number;
  /** How many supply centres its map has; left out: not known. */
  readonly centersInAll?: number;
  /** Does the variant leave open which powers go together? */
  readonly drawsSeats?: boolean;
  /** Which starts its map has; left out: not known. */
  readonly starts?: readonly Start[];
}

/** Access lists and nods are no settings of the game: whoever calls keeps them. */
export function changeSettings(
  settings: Settings,
  change: SettingChange,
  { begun, zones, seats, centersInAll, drawsSeats = false, starts = STARTS }: SettingsAround,
): SettingsChanged {
  switch (change.setting) {
    case 'timing':
      return timing(settings, change.value);
    case 'zone':
      return zone(change.value, zones);
    case 'centers':
      return centers(change.value, begun, centersInAll);
    case 'any-centers':
      return begun
        ? started(SITES_STAY)
        : { changes: { anyCenters: change.value, ...(settings.oneCenter ? { oneCenter: false } : {}) } };
    case 'one-center':
      return begun
        ? started(SITES_STAY)
        : {
            changes: { oneCenter: change.value, ...(settings.anyCenters && change.value ? { anyCenters: false } : {}) },
          };
    case 'any-disband':
      return begun
        ? started('Everybody plays with the removals that were told at the start.')
        : { changes: { anyDisband: change.value } };
    case 'start':
      return otherStart(change.value, begun, starts);
    case 'seats':
      if (!drawsSeats) return { problem: 'In this variant it is not open which powers go together.' };
      return begun ? started(SEATS_STAY) : { changes: { seats: change.value } };
    case 'rulebook':
      return begun
        ? started('Everybody plays by the rulebook that was told at the start.')
        : { changes: { rulebook: change.value } };
    case 'auto-start':
      return { changes: { autoStart: change.value } };
    case 'preferences':
      return begun ? started('Powers are dealt already.') : { changes: { preferences: change.value } };
    case 'auto-process':
      return { changes: { autoProcess: change.value } };
    case 'nmr':
      return playOn(settings, change.value);
    case 'dias':
      return { changes: { dias: change.value } };
    case 'concessions':
      return { changes: { concessions: change.value } };
    case 'listed':
      return { changes: { listed: change.value } };
    case 'gunboat':
      return gunboat(change.value, begun);
    case 'reveal':
      return begun && settings.anonymous && change.value && !settings.reveal
        ? started('Names were promised to stay hidden for good.')
        : { changes: { reveal: change.value } };
    case 'strict-wait':
      return { changes: { strictWait: change.value } };
    case 'strict-grace':
      return { changes: { strictGrace: change.value } };
    case 'strict-convoy':
      return { changes: { strictConvoy: change.value } };
    case 'proxy':
      return { changes: { proxy: change.value } };
    case 'moderated':
      return { changes: { moderated: change.value } };
    case 'open-votes':
      return { changes: { openVotes: change.value } };
    case 'open-diaries':
      return { changes: { openDiaries: change.value } };
    case 'hide-late':
      return { changes: { hideLate: change.value } };
    case 'quiet':
      return { changes: { quiet: change.value } };
    case 'show':
      return { changes: { show: change.value } };
    case 'secret':
      return { changes: { secret: change.value } };
    case 'approval':
      return { changes: { approval: change.value } };
    case 'rated':
      return { changes: { rated: change.value } };
    case 'dedication':
      return dedication(change.value);
    case 'on-time-ratio':
      return { changes: { onTimeRatio: change.value } };
    case 'resignation-ratio':
      return { changes: { leftRatio: change.value } };
    case 'late-count':
      return { changes: { lateCount: change.value } };
    case 'resume':
      return { changes: { playersResume: change.value } };
    case 'auto-create':
      return { changes: { autoCreate: change.value } };
    case 'variant':
      return startNamed(change.value.variant) !== null
        ? otherStart(startNamed(change.value.variant)!, begun, starts)
        : isOption(change.value.variant)
          ? gunboat(true, begun)
          : notOffered(change);
    case 'not-variant':
      return startNamed(change.value) !== null
        ? otherStart('usual', begun, starts)
        : isOption(change.value)
          ? gunboat(false, begun)
          : notOffered(change);
    case 'max-absence':
      return { changes: { maxAbsence: change.value } };
    case 'player-absences':
      return { changes: { absences: change.value } };
    case 'level':
      return { changes: { level: change.value } };
    case 'players':
      return players(settings, change.value, begun, seats);
    case 'powers':
      return powers(settings, change.value, begun, seats);
    case 'master-sees':
      return begun && change.value && !settings.masterSees
        ? started('Players were promised that nobody sees their orders.')
        : { changes: { masterSees: change.value } };
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
    case 'partial-press':
      return press(settings, { partial: change.value });
    case 'partial-orders':
      return { changes: { partialOrders: change.value } };
    case 'partial':
      return partial(settings, change.value);
    case 'fakes':
      return press(settings, {
        fake: change.value !== 'none',
        fakesBroadcast: change.value === 'default' || change.value === 'always' ? change.value : 'no',
      });
    case 'fake-sender':
      return press(settings, { fakeSender: change.value });
    case 'observer-press':
      return press(settings, { observers: change.value });
    case 'late-press':
      return press(settings, { late: change.value });
    case 'minor-press':
      return press(settings, { minor: change.value });
    case 'grace-press':
      return press(settings, { grace: change.value });
    case 'must-order':
      return press(settings, { mustOrder: change.value });
    case 'blank-press':
      return press(settings, { blank: change.value });
    case 'postal-press':
      return press(settings, { postal: change.value });
    case 'touch-press':
      return press(settings, { touch: change.value });
    case 'all-press':
      return press(settings, { masterReads: change.value });
    case 'watch-all-press':
      return press(settings, { observersRead: change.value });
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

function gunboat(on: boolean, begun: boolean): SettingsChanged {
  return begun && !on
    ? started('Names were promised to be hidden; SET NO REVEAL or SET REVEAL says what happens at the end.')
    : { changes: { anonymous: on } };
}

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

const SITES_STAY = 'Everybody plays with the building sites that were told at the start.';
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

/** Settings of deadlines: CLOCK, MIN, NEXT, GRACE, DELAY, DAYS for each kind of phase, reminders, the zone (judge-language D1). */
import type { PhaseKind } from '../../board/variant.ts';
import { readZone } from '../../language/commands/argument-readers.ts';
import { makeCommand } from '../../language/commands/form.ts';
import { shortenText } from '../../text/shorten.ts';
import { defineSwitch } from '../define-switch.ts';
import type { PhaseTiming } from '../fields.ts';
import { makeSetting } from '../setting.ts';
import { defineSetting, type SettingForm, withoutAs } from '../setting-definition.ts';
import { stayUnchanged } from '../setting-readers.ts';
import { readHours, readReminders, readTiming } from '../timing-text.ts';
import { zoneNamed } from '../zone-named.ts';

declare module '../game-settings.ts' {
  interface SettingValues {
    readonly timing: TimingChange;
    /** Hours before the deadline at which those who owe orders are reminded; empty: never. */
    readonly reminders: readonly number[];
    /** Hours that a replacement has for orders, at least; null: as NEXT says. */
    readonly replacement: number | null;
    /** Hours in which everybody confirms after the start that they play; null: nobody is asked. */
    readonly muster: number | null;
    readonly 'strict-grace': boolean;
    readonly zone: string;
  }
}
declare module '../fields.ts' {
  interface Settings {
    readonly timing: Readonly<Record<PhaseKind, PhaseTiming>>;
    /** Hours before the deadline at which those who still owe orders are reminded. */
    readonly reminders: readonly number[];
    /** Hours that whoever takes over a power has for its orders, at least; null: NEXT of the phase. */
    readonly replacement: number | null;
    /** Hours in which everybody writes after the start, or loses their seat; the first phase's time begins after it. Null: nobody is asked. */
    readonly muster: number | null;
    /** Does grace end at its hour on any day, not only on those that DAYS allows? */
    readonly strictGrace: boolean;
    /** IANA zone in which clock and days are read. */
    readonly zone: string;
  }
}

/** Hours that a timing may be set to, so that deadlines stay in sight. */
const MOST_HOURS = 24 * 366;
/** Grace has to be longer: the late are abandoned a day before its end. */
export const SHORTEST_GRACE = 24;
const MOST_REMINDED = 240;
/** Hours: who reads mail once a day has time to answer, and the others need not wait for weeks. */
const SHORTEST_MUSTER = 4;
const LONGEST_MUSTER = 240;
const DAYS = '-MTWTF-';

export const DEADLINE_SETTINGS = {
  timing: defineSetting('timing', {
    forms: {
      MOVE: timingForm('M', 'MOVE', {
        also: ['MOVES', 'MOVEMENT'],
        example: ['SET MOVE NEXT 71 CLOCK 23:30', 'SET MOVE GRACE 7D DAYS -MTWTF-'],
        standard: 'CLOCK 1410 MIN 0 NEXT 71 GRACE 167 DELAY 0.5 DAYS -MTWTF-',
      }),
      RETREAT: timingForm('R', 'RETREAT', {
        also: ['RETREATS'],
        example: ['SET RETREAT NEXT 23'],
        standard: 'CLOCK -1 MIN 0 NEXT 23 GRACE 71 DELAY 0.5 DAYS -MTWTF-',
      }),
      ADJUST: timingForm('A', 'ADJUST', {
        also: ['ADJUSTS', 'ADJUSTMENT', 'ADJUSTMENTS', 'BUILD', 'BUILDS'],
        example: ['SET ADJUST NEXT 23'],
        standard: 'CLOCK -1 MIN 0 NEXT 23 GRACE 71 DELAY 0.5 DAYS -MTWTF-',
      }),
    },
    kept: {
      field: 'timing',
      initial: {
        M: { clock: 1410, min: 0, next: 71, grace: 167, delay: 0.5, days: DAYS },
        R: { clock: null, min: 0, next: 23, grace: 71, delay: 0.5, days: DAYS },
        A: { clock: null, min: 0, next: 23, grace: 71, delay: 0.5, days: DAYS },
      },
      flag: 'elsewhere',
    },
    change: ({ phase, ...parts }, settings) => {
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
    },
  }),
  reminders: defineSetting('reminders', {
    forms: {
      WARN: {
        also: ['REMIND', 'REMINDERS', 'WARNINGS'],
        usage: 'SET WARN 1D, 4H',
        standard: '24H, 4H',
        without: withoutAs('NONE'),
        read: (args) => {
          const hours = readReminders(args);
          return hours === null
            ? { problem: { code: 'settings/reminders-are', written: shortenText(args) } }
            : makeSetting('reminders', hours);
        },
      },
    },
    kept: { field: 'reminders', initial: [24, 4], flag: 'elsewhere' },
    change: (hours) =>
      hours.every((each) => each > 0 && each <= MOST_REMINDED)
        ? { changes: { reminders: [...new Set(hours)].sort((a, b) => b - a) } }
        : { problem: { code: 'settings/reminders-range', least: 1, most: MOST_REMINDED } },
  }),
  replacement: defineSetting('replacement', {
    forms: {
      REPLACEMENT: {
        also: ['REPLACEMENT TIME', 'REPLACEMENTS'],
        usage: 'SET REPLACEMENT h',
        example: ['SET REPLACEMENT 48', 'SET REPLACEMENT NEXT'],
        standard: 'NEXT',
        without: withoutAs('NEXT'),
        read: (args) => {
          const word = args.replace(/^(?:time|has|to|=)\s*/i, '').trim();
          if (/^next$/i.test(word)) return makeSetting('replacement', null);
          const hours = readHours(word);
          return hours === null
            ? { problem: { code: 'settings/replacement-is', written: shortenText(word) } }
            : makeSetting('replacement', hours);
        },
      },
    },
    kept: { field: 'replacement', initial: null, flag: (hours) => (hours === null ? null : `Replacement ${hours} h`) },
    change: (hours) => ({ changes: { replacement: hours } }),
  }),
  muster: defineSetting('muster', {
    forms: {
      MUSTER: {
        also: ['ROLL CALL', 'ROLLCALL'],
        usage: 'SET MUSTER h',
        example: ['SET MUSTER 24h', 'SET MUSTER NONE'],
        standard: 'none',
        without: withoutAs('NONE'),
        read: (args) => {
          const word = args.replace(/^(?:to|=)\s*/i, '').trim();
          if (/^(?:none|off|no|0h?)[.!]?$/i.test(word)) return makeSetting('muster', null);
          const hours = readHours(word.replace(/\s+/g, ''));
          return hours === null
            ? { problem: { code: 'settings/muster-is', written: shortenText(word) } }
            : makeSetting('muster', hours);
        },
      },
    },
    kept: { field: 'muster', initial: null, flag: (hours) => (hours === null ? null : `Muster ${hours} h`) },
    change: (muster, _, { begun }) => {
      if (begun) return stayUnchanged('settings/muster-is-over');
      if (muster !== null && (muster < SHORTEST_MUSTER || muster > LONGEST_MUSTER))
        return { problem: { code: 'settings/muster-range', least: SHORTEST_MUSTER, most: LONGEST_MUSTER } };
      return { changes: { muster } };
    },
  }),
  'strict-grace': defineSwitch('strict-grace', { field: 'strictGrace', on: ['STRICT GRACE'] }),
  zone: defineSetting('zone', {
    forms: {
      ZONE: {
        also: ['TIME ZONE', 'TIMEZONE'],
        // From a player it is the zone of the times in his own mails.
        who: ['registered'],
        usage: 'SET ZONE Europe/Paris',
        standard: 'UTC',
        read: (args, { role }) =>
          readZone(args, (zone) =>
            role === 'master' ? makeSetting('zone', zone) : makeCommand('SET MY ZONE', { zone }),
          ),
      },
    },
    kept: { field: 'zone', initial: 'UTC', flag: 'elsewhere' },
    change: (written, _, { zones }) => {
      const zone = zoneNamed(zones, written);
      return zone === null ? { problem: { code: 'settings/no-such-zone', written } } : { changes: { zone } };
    },
  }),
};

function timingForm(
  phase: PhaseKind,
  word: string,
  written: Pick<SettingForm, 'also' | 'example' | 'standard'>,
): SettingForm<'timing'> {
  return {
    ...written,
    usage: `SET ${word} [CLOCK t] [MIN h] [NEXT h] [GRACE h] [DELAY h] [DAYS -MTWTF-]`,
    read: (args) => {
      const read = readTiming(args);
      return 'problem' in read ? read : makeSetting('timing', { phase, ...read.change });
    },
  };
}

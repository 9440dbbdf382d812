/** Settings of who may join. Who may come in by name is for a master alone to say. */
import { readNamedAddresses } from '../../language/commands/argument-readers.ts';
import type { Command } from '../../language/commands/arguments.ts';
import type { Problem } from '../../language/commands/command-context.ts';
import { addressIn } from '../../text/address.ts';
import { shortenText } from '../../text/shorten.ts';
import { defineSwitch } from '../define-switch.ts';
import type { AccessChange } from '../game-settings.ts';
import { makeSetting } from '../setting.ts';
import { defineSetting, type SettingForm, withoutAs } from '../setting-definition.ts';
import { numberForm } from '../setting-readers.ts';
import type { SettingsChanged } from '../settings-changed.ts';

declare module '../game-settings.ts' {
  interface SettingValues {
    readonly access: 'any' | 'same' | 'different';
    readonly level: string;
    readonly dedication: number;
    readonly 'on-time-ratio': number;
    readonly 'resignation-ratio': number;
    readonly allow: AccessChange;
    readonly deny: AccessChange;
    readonly approve: readonly string[];
    /** `SET NOT APPROVED`: the nod is taken back. */
    readonly disapprove: readonly string[];
    /** Days. */
    readonly 'max-absence': number;
    readonly approval: boolean;
    readonly 'player-absences': boolean;
  }
}
declare module '../fields.ts' {
  interface Settings {
    /** How experienced players should be, in the master's words; shown in lists. */
    readonly level: string;
    /** Share of phases with orders on time, 0 to 1, that who comes in must have had in rated games so far. */
    readonly onTimeRatio: number;
    /** Share of rated games left or abandoned, 0 to 1, that who comes in may have so far. */
    readonly leftRatio: number;
    readonly maxAbsence: number;
    /** New players wait for the GM's approval. */
    readonly approval: boolean;
    /** May players announce absences, and of how many days without asking the master? */
    readonly absences: boolean;
  }
}

export const ACCESS_SETTINGS = {
  // Of where players are no more can be known than their addresses, and what they say themselves.
  access: defineSetting('access', {
    forms: {
      ACCESS: {
        usage: 'SET ACCESS ANY | SAME | DIFFERENT',
        example: ['SET ACCESS ANY'],
        read: () => ({ problem: { code: 'settings/which-access' }, suggestion: 'SET ACCESS ANY' }),
      },
      'ACCESS ANY': { also: ['ACCESS ANY SITE'], value: 'any', standard: 'yes' },
      'ACCESS SAME': { also: ['ACCESS SAME SITE'], value: 'same' },
      'ACCESS DIFFERENT': { also: ['ACCESS DIFFERENT SITE', 'DIFFERENT SITE'], value: 'different' },
    },
    isOffered: false,
    change: (from): SettingsChanged => {
      if (from === 'same') return { problem: { code: 'settings/access-same' } };
      return { same: { code: from === 'any' ? 'settings/access-any' : 'settings/access-different' } };
    },
  }),
  level: defineSetting('level', {
    forms: {
      LEVEL: {
        usage: 'SET LEVEL level',
        example: ['SET LEVEL novice'],
        standard: 'Any',
        without: withoutAs('Any'),
        read: (args) =>
          // As LIST prints it, other settings follow behind a comma.
          /^[^,]*[^,\s:][^,]*$/.test(args)
            ? makeSetting('level', args.replace(/^:/, '').trim().slice(0, 40))
            : { problem: { code: 'settings/which-level' } },
      },
    },
    kept: { field: 'level', initial: 'Any', flag: 'elsewhere' },
    change: (level) => ({ changes: { level } }),
  }),
  dedication: defineSetting('dedication', {
    forms: {
      DEDICATION: {
        usage: 'SET DEDICATION n',
        example: ['SET DEDICATION 90'],
        standard: '-10000',
        without: withoutAs('0'),
        read: numberForm('dedication', -10_000, 10_000),
      },
    },
    change: dedication,
  }),
  'on-time-ratio': defineSetting('on-time-ratio', {
    forms: {
      ONTIMERAT: {
        also: ['ONTIMERATIO'],
        usage: 'SET ONTIMERAT n',
        example: ['SET ONTIMERAT 0.9'],
        standard: '0',
        without: withoutAs('0'),
        read: numberForm('on-time-ratio', 0, 1),
      },
    },
    kept: { field: 'onTimeRatio', initial: 0, flag: 'elsewhere' },
    change: (onTimeRatio) => ({ changes: { onTimeRatio } }),
  }),
  'resignation-ratio': defineSetting('resignation-ratio', {
    forms: {
      RESRAT: {
        also: ['RESRATIO'],
        usage: 'SET RESRAT n',
        example: ['SET RESRAT 0.5'],
        standard: '1',
        without: withoutAs('1'),
        read: numberForm('resignation-ratio', 0, 1),
      },
    },
    kept: { field: 'leftRatio', initial: 1, flag: 'elsewhere' },
    change: (leftRatio) => ({ changes: { leftRatio } }),
  }),
  allow: defineSetting('allow', {
    who: ['master'],
    forms: {
      'ALLOW PLAYER': {
        ...listForm('allow', 'ALLOW'),
        example: ['SET ALLOW PLAYER jean@example.org', 'SET ALLOW PLAYER Anton <anton@example.org>'],
      },
    },
    change: null,
  }),
  deny: defineSetting('deny', {
    who: ['master'],
    forms: { 'DENY PLAYER': { ...listForm('deny', 'DENY'), example: ['SET DENY PLAYER jean@example.org'] } },
    change: null,
  }),
  approve: defineSetting('approve', {
    who: ['master'],
    forms: {
      APPROVE: {
        also: ['APPROVED'],
        usage: 'SET APPROVE address, …',
        example: ['SET APPROVE jean@example.org'],
        read: nod('approve'),
      },
    },
    change: null,
  }),
  disapprove: defineSetting('disapprove', {
    who: ['master'],
    forms: {
      'NOT APPROVE': {
        also: ['NOT APPROVED', 'NO APPROVE'],
        usage: 'SET NOT APPROVE address, …',
        example: ['SET NOT APPROVE jean@example.org'],
        read: nod('disapprove'),
      },
    },
    change: null,
  }),
  'max-absence': defineSetting('max-absence', {
    forms: {
      'MAX ABSENCE': {
        also: ['MAXIMUM ABSENCE', 'MAX HOLIDAYS', 'MAX VACATIONS', 'MAX HOLIDAY', 'MAX VACATION'],
        usage: 'SET MAX ABSENCE n',
        example: ['SET MAX ABSENCE 15'],
        standard: '15',
        read: numberForm('max-absence', 0, 31),
      },
    },
    kept: { field: 'maxAbsence', initial: 15, flag: 'elsewhere' },
    change: (maxAbsence) => ({ changes: { maxAbsence } }),
  }),
  approval: defineSwitch('approval', { field: 'approval', on: ['APPROVAL'], flag: 'elsewhere' }),
  'player-absences': defineSwitch('player-absences', {
    field: 'absences',
    initial: true,
    on: ['PLAYER ABSENCES'],
    flag: 'elsewhere',
  }),
};

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

function nod(name: 'approve' | 'disapprove'): (args: string) => Command | Problem {
  return (args) => {
    const words = args.split(/[\s,;]+/).flatMap((word) => (word === '' ? [] : [addressIn(word) ?? word]));
    const wrong = words.find((word) => addressIn(word) === null && !/^[\p{L}\p{M}-]{1,40}$/u.test(word));
    return words.length === 0 || wrong !== undefined
      ? { problem: { code: 'settings/whom' } }
      : makeSetting(name, words);
  };
}

function listForm<S extends 'allow' | 'deny'>(name: S, verb: string): SettingForm<S> {
  return {
    also: [verb, `${verb} PLAYERS`, `PLAYER ${verb}`, `PLAYERS ${verb}`],
    usage: `SET ${verb} PLAYER [-][name] address, …`,
    // Whoever is named is taken off the list.
    without: (args) => (peopleIn(args).length === 0 ? null : args.replace(/(^|[\s,;<])-?(?=[^\s,;<]*@)/g, '$1-')),
    read: (args) => {
      const [one, ...more] = peopleIn(args);
      return one === undefined || more.length > 0
        ? { problem: { code: 'settings/no-address', written: shortenText(args) } }
        : makeSetting<'allow' | 'deny'>(name, one);
    },
    each: (args) => peopleIn(args).map((each) => makeSetting<'allow' | 'deny'>(name, each)),
  };
}

/** People to put on a list, those with a `-` to take off; none where anything else stands among them. */
function peopleIn(args: string): readonly AccessChange[] {
  const people = readNamedAddresses(args.replace(/(^|[\s,;<])([-+])\s*(?=[^\s,;]*@)/g, '$1$2')).map(
    ({ written, name }) => ({
      address: addressIn(written.replace(/^[-+]/, '')),
      remove: written.startsWith('-'),
      ...(name === null ? {} : { name }),
    }),
  );
  const named = people.flatMap(({ address, ...rest }) => (address === null ? [] : [{ address, ...rest }]));
  return named.length === people.length ? named : [];
}

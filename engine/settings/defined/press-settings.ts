/** Settings of press, and of what we tell whom. */
import { definePressSwitch, defineSwitch } from '../define-switch.ts';
import { defineSetting } from '../setting-definition.ts';
import type { SettingsChanged } from '../settings-changed.ts';
import { classicFlags } from '../settings-in-words.ts';

declare module '../game-settings.ts' {
  interface SettingValues {
    /** Colors allowed, the default first; empty: none. */
    readonly press: readonly ('white' | 'grey')[];
    /** `default`: partial press shows as a broadcast unless it says otherwise; `always`: it always does. */
    readonly fakes: 'none' | 'allowed' | 'default' | 'always';
    readonly 'observer-press': 'any' | 'white' | 'none';
    readonly 'partial-press': boolean;
    readonly 'fake-sender': boolean;
    readonly 'all-press': boolean;
    readonly 'watch-all-press': boolean;
    readonly quiet: boolean;
    readonly show: boolean;
    readonly reveal: boolean;
    readonly secret: boolean;
    readonly 'late-press': boolean;
    readonly 'minor-press': boolean;
    readonly 'must-order': boolean;
    readonly 'blank-press': boolean;
    readonly 'postal-press': boolean;
    readonly 'touch-press': boolean;
    readonly 'grace-press': boolean;
    /** The bare words `NO GRACE`: press after the deadline, or the time after it? */
    readonly 'no-grace': true;
  }
}
declare module '../fields.ts' {
  interface Settings {
    /** Only the GMs learn of take-overs. */
    readonly quiet: boolean;
    /** Do we say who changed a setting? */
    readonly show: boolean;
    /** Names are shown when an anonymous game ends. */
    readonly reveal: boolean;
    /** Only the GMs learn how many have signed on. */
    readonly secret: boolean;
  }
  interface PressSettings {
    /** May a message show other addressees than its own? */
    readonly fake: boolean;
    /** Does press to some show as a broadcast: never by itself, unless it says otherwise, always? */
    readonly fakesBroadcast: 'no' | 'default' | 'always';
    readonly observers: 'any' | 'white' | 'none';
    /** May press go to some and not to all? */
    readonly partial: boolean;
    /** May a message show another power as its sender? The master's name is never forged. */
    readonly fakeSender: boolean;
    /** The masters get a copy of all press. */
    readonly masterReads: boolean;
    /** Observers get a copy of all press. */
    readonly observersRead: boolean;
    /** May a player who is late send press? */
    readonly late: boolean;
    /** Is there press in retreat and adjustment phases? */
    readonly minor: boolean;
    /** Only those whose orders are complete send press. */
    readonly mustOrder: boolean;
    /** May a message be empty? */
    readonly blank: boolean;
    /** Delayed broadcasts, published with the results. */
    readonly postal: boolean;
    /** Press goes only to powers with a unit next to one's own. */
    readonly touch: boolean;
    /** Is there press between the deadline and processing? */
    readonly grace: boolean;
  }
}

/** Stands before other settings of press without a meaning of its own. */
export const PRESS_WORD = 'PRESS';

export const PRESS_SETTINGS = {
  press: defineSetting('press', {
    forms: {
      // `SET PRESS PARTIAL`: the word says only what the next one is about (read-command.ts).
      [PRESS_WORD]: {
        usage: 'SET PRESS GREY',
        read: () => ({ problem: { code: 'settings/which-press' }, suggestion: 'SET PRESS WHITE' }),
      },
      'NO PRESS': { also: ['PRESS NONE', 'NONE', 'NOPRESS'], value: [] },
      WHITE: { also: ['PRESS WHITE', 'WHITE PRESS', 'NO GREY', 'NO GRAY'], value: ['white'], standard: 'yes' },
      GREY: {
        also: ['GRAY', 'PRESS GREY', 'PRESS GRAY', 'GREY PRESS', 'GRAY PRESS', 'NO WHITE'],
        value: ['grey'],
      },
      'WHITE/GREY': { also: ['WHITE/GRAY', 'PRESS WHITE/GREY', 'PRESS WHITE/GRAY'], value: ['white', 'grey'] },
      'GREY/WHITE': { also: ['GRAY/WHITE', 'PRESS GREY/WHITE', 'PRESS GRAY/WHITE'], value: ['grey', 'white'] },
    },
    press: {
      initial: { colours: ['white'] },
      flag: ({ colours }) => colours.map((colour) => (colour === 'white' ? 'White' : 'Grey')).join('/'),
    },
    change: (colours, { press }) => ({ changes: { press: { ...press, colours } } }),
  }),
  fakes: defineSetting('fakes', {
    forms: {
      'NO FAKE': {
        also: ['NO FAKES', 'NO FAKE PRESS', 'NO FAKE BROADCAST', 'NO PARTIAL FAKES'],
        value: 'none',
        standard: 'yes',
      },
      FAKE: { also: ['FAKES', 'PARTIAL MAY BE FAKED', 'PARTIAL MAY', 'FAKE PRESS'], value: 'allowed' },
      'PARTIAL FAKES BROADCAST BY DEFAULT': {
        also: ['PARTIAL DEFAULT', 'DEFAULT', 'FAKE BROADCAST BY DEFAULT'],
        value: 'default',
      },
      'PARTIAL FAKES BROADCAST': { also: ['PARTIAL FAKES', 'FAKE BROADCAST'], value: 'always' },
    },
    press: {
      initial: { fake: false, fakesBroadcast: 'no' },
      flag: ({ fake, fakesBroadcast }) => (fake ? classicFlags.fakes[fakesBroadcast] : 'No Fake'),
    },
    change: (fakes, { press }) => ({
      changes: {
        press: {
          ...press,
          fake: fakes !== 'none',
          fakesBroadcast: fakes === 'default' || fakes === 'always' ? fakes : 'no',
        },
      },
    }),
  }),
  'observer-press': defineSetting('observer-press', {
    forms: {
      'OBSERVER ANY': { also: ['OBSERVERS ANY', 'ANY OBSERVER', 'OBSERVER PRESS'], value: 'any', standard: 'yes' },
      'OBSERVER WHITE': { also: ['OBSERVERS WHITE', 'WHITE OBSERVER'], value: 'white' },
      'OBSERVER NONE': {
        also: ['OBSERVERS NONE', 'OBSERVER NO', 'NO OBSERVER', 'NO OBSERVER PRESS'],
        value: 'none',
      },
    },
    press: {
      initial: { observers: 'any' },
      flag: ({ observers }) => (observers === 'any' ? null : `Observer ${observers}`),
    },
    change: (observers, { press }) => ({ changes: { press: { ...press, observers } } }),
  }),
  'partial-press': definePressSwitch('partial-press', {
    field: 'partial',
    initial: true,
    on: ['PARTIAL PRESS', 'PRESS PARTIAL', 'PARTIAL ALLOWED'],
    off: ['NO PARTIAL PRESS', 'PRESS NO PARTIAL'],
    flags: ['Partial Allowed', 'No Partial'],
  }),
  'fake-sender': definePressSwitch('fake-sender', {
    field: 'fakeSender',
    on: ['FAKE SENDER', 'FAKE SENDERS', 'FAKE FROM'],
  }),
  'all-press': definePressSwitch('all-press', {
    field: 'masterReads',
    on: ['ALL PRESS'],
    off: ['NORMAL PRESS'],
    flags: classicFlags.allPress,
  }),
  'watch-all-press': definePressSwitch('watch-all-press', {
    field: 'observersRead',
    on: ['WATCH ALL PRESS', 'OBSERVE ALL PRESS'],
    off: ['WATCH NORMAL PRESS'],
    flags: classicFlags.watchAllPress,
  }),
  quiet: defineSwitch('quiet', { field: 'quiet', on: ['QUIET'] }),
  show: defineSwitch('show', { field: 'show', initial: true, on: ['SHOW'] }),
  reveal: defineSwitch('reveal', {
    field: 'reveal',
    initial: true,
    on: ['REVEAL'],
    flag: (on, { anonymous }) => (on ? (anonymous ? 'Reveal' : null) : 'No Reveal'),
    refuses: (on, settings, { begun, joined = begun }) =>
      joined && settings.anonymous && on && !settings.reveal ? { code: 'settings/names-hidden-for-good' } : null,
  }),
  secret: defineSwitch('secret', {
    field: 'secret',
    on: ['SECRET'],
    // Once the game has begun everybody knows.
    refuses: (on, { secret }, { begun, joined = begun }) =>
      !begun && joined && !on && secret ? { code: 'settings/number-hidden' } : null,
  }),
  'late-press': definePressSwitch('late-press', {
    field: 'late',
    initial: true,
    on: ['LATE PRESS'],
    flags: [null, 'No Late'],
  }),
  'minor-press': definePressSwitch('minor-press', {
    field: 'minor',
    initial: true,
    on: ['MINOR PRESS'],
    flags: [null, 'No Minor'],
  }),
  'must-order': definePressSwitch('must-order', { field: 'mustOrder', on: ['MUST ORDER'] }),
  'blank-press': definePressSwitch('blank-press', { field: 'blank', on: ['BLANK PRESS'], flags: ['Blank', null] }),
  'postal-press': definePressSwitch('postal-press', {
    field: 'postal',
    on: ['POSTAL PRESS', 'POSTAL'],
    flags: ['Postal', null],
  }),
  'touch-press': definePressSwitch('touch-press', { field: 'touch', on: ['TOUCH PRESS'], flags: ['Touch', null] }),
  'grace-press': definePressSwitch('grace-press', {
    field: 'grace',
    initial: true,
    on: ['GRACE PRESS'],
    flags: [null, 'No Grace'],
  }),
  'no-grace': defineSetting('no-grace', {
    forms: { 'NO GRACE': { also: ['NOT GRACE'], value: true } },
    change: (_, { press }): SettingsChanged =>
      press.grace
        ? { problem: { code: 'settings/grace-which', press: 'SET NO GRACE PRESS', line: 'SET MOVE GRACE 0' } }
        : { same: { code: 'settings/no-grace-press-already', line: 'SET MOVE GRACE 0' } },
  }),
};

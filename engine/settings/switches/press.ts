/** Switches of press, and of what is told to whom. */
import { defineSwitch } from '../define-switch.ts';

declare module '../game-settings.ts' {
  interface SettingValues {
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
  }
}
declare module '../fields.ts' {
  interface Settings {
    /** Take-overs are told to the masters only. */
    readonly quiet: boolean;
    /** Is it told who changed a setting? */
    readonly show: boolean;
    /** Names are shown when an anonymous game ends. */
    readonly reveal: boolean;
    /** How many have signed on is told to the masters only. */
    readonly secret: boolean;
  }
  interface PressSettings {
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

export const PRESS_SWITCHES = {
  'partial-press': defineSwitch('partial-press', {
    press: 'partial',
    initial: true,
    on: ['PARTIAL PRESS', 'PRESS PARTIAL', 'PARTIAL ALLOWED'],
    off: ['NO PARTIAL PRESS', 'PRESS NO PARTIAL'],
  }),
  'fake-sender': defineSwitch('fake-sender', {
    press: 'fakeSender',
    initial: false,
    on: ['FAKE SENDER', 'FAKE SENDERS', 'FAKE FROM'],
    off: [],
  }),
  'all-press': defineSwitch('all-press', {
    press: 'masterReads',
    initial: false,
    on: ['ALL PRESS'],
    off: ['NORMAL PRESS'],
  }),
  'watch-all-press': defineSwitch('watch-all-press', {
    press: 'observersRead',
    initial: false,
    on: ['WATCH ALL PRESS', 'OBSERVE ALL PRESS'],
    off: ['WATCH NORMAL PRESS'],
  }),
  quiet: defineSwitch('quiet', {
    field: 'quiet',
    initial: false,
    on: ['QUIET'],
    off: [],
  }),
  show: defineSwitch('show', {
    field: 'show',
    initial: true,
    on: ['SHOW'],
    off: [],
  }),
  reveal: defineSwitch('reveal', {
    field: 'reveal',
    initial: true,
    on: ['REVEAL'],
    off: [],
    refuses: (on, settings, { begun }) =>
      begun && settings.anonymous && on && !settings.reveal ? { code: 'settings/names-hidden-for-good' } : null,
  }),
  secret: defineSwitch('secret', {
    field: 'secret',
    initial: false,
    on: ['SECRET'],
    off: [],
  }),
  'late-press': defineSwitch('late-press', {
    press: 'late',
    initial: true,
    on: ['LATE PRESS'],
    off: [],
  }),
  'minor-press': defineSwitch('minor-press', {
    press: 'minor',
    initial: true,
    on: ['MINOR PRESS'],
    off: [],
  }),
  'must-order': defineSwitch('must-order', {
    press: 'mustOrder',
    initial: false,
    on: ['MUST ORDER'],
    off: [],
  }),
  'blank-press': defineSwitch('blank-press', {
    press: 'blank',
    initial: false,
    on: ['BLANK PRESS'],
    off: [],
  }),
  'postal-press': defineSwitch('postal-press', {
    press: 'postal',
    initial: false,
    on: ['POSTAL PRESS', 'POSTAL'],
    off: [],
  }),
  'touch-press': defineSwitch('touch-press', {
    press: 'touch',
    initial: false,
    on: ['TOUCH PRESS'],
    off: [],
  }),
  'grace-press': defineSwitch('grace-press', {
    press: 'grace',
    initial: true,
    on: ['GRACE PRESS'],
    off: [],
  }),
};

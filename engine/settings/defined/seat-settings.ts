/** Settings of where units are built and removed, and of what the game is for its lists and its players. */
import type { Message } from '../../messages/all-messages.ts';
import { defineSwitch } from '../define-switch.ts';
import type { Settings } from '../fields.ts';
import type { SettingsAround } from '../settings-changed.ts';

declare module '../game-settings.ts' {
  interface SettingValues {
    readonly moderated: boolean;
    readonly listed: boolean;
    readonly 'invited-only': boolean;
    readonly 'auto-start': boolean;
    readonly 'any-centers': boolean;
    readonly 'one-center': boolean;
    readonly 'any-disband': boolean;
    readonly rated: boolean;
    readonly resume: boolean;
    readonly 'auto-create': boolean;
    readonly practice: boolean;
  }
}
declare module '../fields.ts' {
  interface Settings {
    /** Only masters change settings, deadlines and pauses; otherwise any player may. */
    readonly moderated: boolean;
    /** Shown in public lists. */
    readonly listed: boolean;
    /** Nobody joins but who is invited or has a link. */
    readonly invitedOnly: boolean;
    /** Start as soon as all seats are taken? */
    readonly autoStart: boolean;
    /** A power builds in any vacant center it owns, not only at home. */
    readonly anyCenters: boolean;
    /** A power builds in any vacant center that it owns while it holds one of its homes; not together with `anyCenters`. */
    readonly oneCenter: boolean;
    /** A power may remove units in adjustments that it need not remove. */
    readonly anyDisband: boolean;
    /** Does it count for the players' punctuality? */
    readonly rated: boolean;
    /** May its players take up a game again that was ended without a result? */
    readonly playersResume: boolean;
    /** Is a game like it created when it ends with a result? */
    readonly autoCreate: boolean;
    /** One person's own game against bots: closed to others, in no list or figure, without a deadline that hurries. */
    readonly practice: boolean;
  }
}

export const SEAT_SETTINGS = {
  moderated: defineSwitch('moderated', {
    field: 'moderated',
    initial: true,
    on: ['MODERATED', 'MODERATE'],
    off: ['UNMODERATED', 'UNMODERATE'],
    flag: 'elsewhere',
  }),
  listed: defineSwitch('listed', {
    field: 'listed',
    initial: true,
    on: ['LIST', 'PUBLIC', 'LISTED'],
    off: ['NOLIST', 'PRIVATE', 'UNLISTED', 'UNLIST'],
    flags: ['List', 'NoList'],
  }),
  'invited-only': defineSwitch('invited-only', {
    field: 'invitedOnly',
    on: ['INVITED ONLY', 'INVITATION ONLY', 'BY INVITATION'],
  }),
  'auto-start': defineSwitch('auto-start', {
    field: 'autoStart',
    initial: true,
    on: ['AUTO START', 'AUTOMATIC START'],
    off: ['MANUAL START', 'MAN START'],
  }),
  'any-centers': defineSwitch('any-centers', {
    field: 'anyCenters',
    on: ['ANY CENTERS', 'ANY CENTER', 'ANY CENTRE', 'ANY CENTRES', 'BUILD ANY'],
    off: ['HOME CENTERS', 'HOME CENTER', 'HOME CENTRE', 'HOME CENTRES', 'HOME BUILDS'],
    refuses: whySitesStay,
    cannotBe: whySitesAreOpen,
    alongside: (_, { oneCenter }) => (oneCenter ? { oneCenter: false } : {}),
  }),
  'one-center': defineSwitch('one-center', {
    field: 'oneCenter',
    on: ['ONE CENTER', 'ONE CENTRE', 'ONE CENTERS', 'ONE CENTRES'],
    refuses: whySitesStay,
    cannotBe: whySitesAreOpen,
    alongside: (on, { anyCenters }) => (on && anyCenters ? { anyCenters: false } : {}),
  }),
  'any-disband': defineSwitch('any-disband', {
    field: 'anyDisband',
    on: ['ANY DISBAND', 'ANY DISBANDS'],
    off: ['NORMAL DISBAND', 'NORMAL DISBANDS'],
    refuses: (_, __, { begun }) => (begun ? { code: 'settings/removals-announced' } : null),
  }),
  rated: defineSwitch('rated', { field: 'rated', initial: true, on: ['RATED'], off: ['UNRATED'] }),
  resume: defineSwitch('resume', { field: 'playersResume', initial: true, on: ['RESUME'] }),
  'auto-create': defineSwitch('auto-create', { field: 'autoCreate', on: ['AUTO CREATE'] }),
  practice: defineSwitch('practice', {
    field: 'practice',
    on: ['PRACTICE'],
    refuses: (on, { practice }, { isAlone = false }) =>
      practice ? { code: 'settings/practice-stays' } : on && !isAlone ? { code: 'settings/practice-alone' } : null,
    alongside: (on, { timing }) =>
      on ? { listed: false, rated: false, reminders: [], timing: unhurried(timing) } : {},
  }),
};

function whySitesStay(_on: boolean, _settings: Settings, { begun }: SettingsAround): Message | null {
  return begun ? { code: 'settings/building-sites-announced' } : null;
}

function whySitesAreOpen(on: boolean, { begun, buildsAnywhere = false }: SettingsAround): Message | null {
  return on && !begun && buildsAnywhere ? { code: 'settings/building-sites-open' } : null;
}

/** A phase is played as soon as the orders are in. */
function unhurried(timing: Settings['timing']): Settings['timing'] {
  const { M, R, A } = timing;
  const atOnce = { min: 0, delay: 0 };
  return { M: { ...M, ...atOnce }, R: { ...R, ...atOnce }, A: { ...A, ...atOnce } };
}

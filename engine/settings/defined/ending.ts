/** Settings of the end of the game, and of secrecy. */
import { defineSwitch } from '../define-switch.ts';
import { defineSetting } from '../setting-definition.ts';

declare module '../game-settings.ts' {
  interface SettingValues {
    readonly blind: boolean;
    readonly 'hide-absences': boolean;
    readonly dias: boolean;
    readonly concessions: boolean;
    readonly 'open-votes': boolean;
    readonly 'open-diaries': boolean;
    readonly gunboat: boolean;
    readonly 'hide-late': boolean;
  }
}
declare module '../fields.ts' {
  interface Settings {
    /** A draw includes all survivors. */
    readonly dias: boolean;
    readonly concessions: boolean;
    /** Everyone sees the votes. */
    readonly openVotes: boolean;
    /** Diaries are opened to all when the game has ended. */
    readonly openDiaries: boolean;
    /** Players' names are hidden from each other until the end. */
    readonly anonymous: boolean;
    /** A power sees only its own units and centers and what is next to them (rules/sight.ts); all is shown when the game is over. */
    readonly blind: boolean;
    /** Only the late and the GMs learn who is late. */
    readonly hideLate: boolean;
  }
}

export const ENDING_SETTINGS = {
  blind: defineSwitch('blind', {
    field: 'blind',
    on: ['BLIND'],
    refuses: (_, __, { begun }) => (begun ? { code: 'settings/sight-announced' } : null),
    // Another's unit would lend its eyes.
    alongside: (on, { proxy }) => (on && proxy ? { proxy: false } : {}),
  }),
  'hide-absences': defineSetting('hide-absences', {
    switched: { on: ['HIDE ABSENCES', 'SILENT ABSENCES', 'HIDE ABSENTEES'], off: [], initial: false },
    isOffered: false,
    change: (on) =>
      on ? { same: { code: 'settings/absences-secret-already' } } : { problem: { code: 'settings/absences-secret' } },
  }),
  dias: defineSwitch('dias', {
    field: 'dias',
    initial: true,
    on: ['DIAS'],
    off: ['NODIAS'],
    flags: ['DIAS', 'NoDIAS'],
  }),
  concessions: defineSwitch('concessions', {
    field: 'concessions',
    initial: true,
    on: ['CONCESSIONS', 'CONCESSION ALLOWED'],
    flags: ['Concessions', 'No Concessions'],
  }),
  'open-votes': defineSwitch('open-votes', {
    field: 'openVotes',
    on: ['OPEN VOTES', 'PUBLIC VOTES'],
    off: ['SECRET VOTES'],
    flags: ['Open Votes', 'Secret Votes'],
  }),
  'open-diaries': defineSwitch('open-diaries', {
    field: 'openDiaries',
    initial: true,
    on: ['OPEN DIARIES', 'PUBLIC DIARIES'],
    off: ['CLOSED DIARIES'],
  }),
  gunboat: defineSwitch('gunboat', {
    field: 'anonymous',
    on: ['GUNBOAT', 'ANONYMOUS'],
    flag: 'elsewhere',
    refuses: (on, { anonymous }, { begun, joined = begun }) =>
      joined && !on && (begun || anonymous) ? { code: 'settings/names-hidden' } : null,
  }),
  'hide-late': defineSwitch('hide-late', {
    field: 'hideLate',
    on: ['HIDE LATE', 'HIDE LATE POWERS'],
    refuses: (on, { hideLate }, { begun }) => (begun && !on && hideLate ? { code: 'settings/late-hidden' } : null),
  }),
};

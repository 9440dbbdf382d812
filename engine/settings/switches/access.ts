/** Switches of who may join. */
import { defineSwitch } from '../define-switch.ts';

declare module '../game-settings.ts' {
  interface SettingValues {
    readonly approval: boolean;
    readonly 'player-absences': boolean;
  }
}
declare module '../fields.ts' {
  interface Settings {
    /** New players wait for a master's nod. */
    readonly approval: boolean;
    /** May players announce absences, and of how many days without asking the master? */
    readonly absences: boolean;
  }
}

export const ACCESS_SWITCHES = {
  approval: defineSwitch('approval', {
    field: 'approval',
    initial: false,
    on: ['APPROVAL'],
    off: [],
  }),
  'player-absences': defineSwitch('player-absences', {
    field: 'absences',
    initial: true,
    on: ['PLAYER ABSENCES'],
    off: [],
  }),
};

/** Switches of deadlines. */
import { defineSwitch } from '../define-switch.ts';

declare module '../game-settings.ts' {
  interface SettingValues {
    readonly 'strict-grace': boolean;
  }
}
declare module '../fields.ts' {
  interface Settings {
    /** Does grace end at its hour on any day, not only on those that DAYS allows? */
    readonly strictGrace: boolean;
  }
}

export const TIMING_SWITCHES = {
  'strict-grace': defineSwitch('strict-grace', {
    field: 'strictGrace',
    initial: false,
    on: ['STRICT GRACE'],
    off: [],
  }),
};

/** A new game's settings: the classic judges' defaults (judge-language C2, D1). */

import { initialOf } from './define-switch.ts';
import type { Settings } from './fields.ts';
import { SWITCHES } from './switches/switches.ts';

export type { PhaseTiming, PressSettings, Settings } from './fields.ts';

const { fields: initialFields, press: initialPress } = initialOf(SWITCHES);

const DAYS = '-MTWTF-';

export const DEFAULT_SETTINGS: Settings = {
  ...initialFields,
  timing: {
    M: { clock: 1410, min: 0, next: 71, grace: 167, delay: 0.5, days: DAYS },
    R: { clock: null, min: 0, next: 23, grace: 71, delay: 0.5, days: DAYS },
    A: { clock: null, min: 0, next: 23, grace: 71, delay: 0.5, days: DAYS },
  },
  zone: 'UTC',
  centers: null,
  start: 'usual',
  players: null,
  powers: null,
  seats: 'drawn',
  rulebook: '2023',
  preferences: 'both',
  nmr: 'wait',
  level: 'Any',
  onTimeRatio: 0,
  leftRatio: 1,
  maxAbsence: 15,
  replacement: null,
  reminders: [24, 4],
  press: { ...initialPress, colours: ['white'], fake: false, fakesBroadcast: 'no', observers: 'any' },
  comment: '',
  description: '',
};

/** Settings of an older record of a game, which may lack the newer ones. */
export function withDefaults(settings: Settings): Settings {
  return { ...DEFAULT_SETTINGS, ...settings, press: { ...DEFAULT_SETTINGS.press, ...settings.press } };
}

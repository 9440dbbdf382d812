/** All settings that are switched on and off. */

import { ACCESS_SWITCHES } from './access.ts';
import { ENDING_SWITCHES } from './ending.ts';
import { ORDER_SWITCHES } from './orders.ts';
import { PRESS_SWITCHES } from './press.ts';
import { SEAT_SWITCHES } from './seats.ts';
import { TIMING_SWITCHES } from './timing.ts';

export const SWITCHES = {
  ...SEAT_SWITCHES,
  ...ACCESS_SWITCHES,
  ...PRESS_SWITCHES,
  ...ENDING_SWITCHES,
  ...ORDER_SWITCHES,
  ...TIMING_SWITCHES,
};
export type SwitchName = keyof typeof SWITCHES;

/** The fields of the game's settings that are switched, and the switches that have one; the others are of press. */
export type SwitchField = Exclude<(typeof SWITCHES)[SwitchName]['field'], undefined>;
export type FieldSwitch = {
  [S in SwitchName]: [Exclude<(typeof SWITCHES)[S]['field'], undefined>] extends [never] ? never : S;
}[SwitchName];

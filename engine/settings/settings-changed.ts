/** What comes of the change of a setting, and what it depends on. */
import type { Start } from '../board/choices.ts';
import type { Message } from '../messages/all-messages.ts';
import type { Zones } from '../time.ts';
import type { Settings } from './fields.ts';

/** `same`: nothing has to change; a sentence why. */
export type SettingsChanged =
  /** `note`: a sentence on what was meant. */
  | { readonly changes: Partial<Settings>; readonly note?: Message }
  | { readonly problem: Message }
  | { readonly same: Message };

export interface SettingsAround {
  /** The game has started, after which some settings stay. */
  readonly begun: boolean;
  /** Somebody has come to play by what the settings promise; left out: as soon as it has started. */
  readonly joined?: boolean;
  readonly zones: Zones;
  /** One person plays, and bots all other powers, or nobody has come yet; left out: no. */
  readonly isAlone?: boolean;
  /** How many seats the variant has. */
  readonly seats: number;
  /** How many supply centres its map has; left out: not known. */
  readonly centersInAll?: number;
  /** Does the variant leave open which powers go together? */
  readonly drawsSeats?: boolean;
  /** Does a power build in any center by the rules of the variant or its start? Left out: not known. */
  readonly buildsAnywhere?: boolean;
  /** Which starts its map has; left out: not known. */
  readonly starts?: readonly Start[];
}

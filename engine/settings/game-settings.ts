/**
 * Settings of a game as commands name them (judge-language C2). `SET DIAS` and `SET NO DIAS` read as
 * `{setting: 'dias', value: true | false}`. Which of them this judge offers, and what a change means, is the game's business.
 */
import type { PhaseKind, Power } from '../board/variant.ts';
import type { Address } from '../text/address.ts';

/** Parts of a kind of phase's deadline rule that one line changes; what is left out stays. Hours but for `clock` and `days`. */
export interface TimingChange {
  readonly phase: PhaseKind;
  /** Minutes after midnight; null: no fixed hour. */
  readonly clock?: number | null;
  readonly min?: number;
  readonly next?: number;
  readonly grace?: number;
  readonly delay?: number;
  /** Seven characters, Sunday first, as written: capital allowed, small only after noon, dash never. */
  readonly days?: string;
}

/** One address on an access list. */
export interface AccessChange {
  readonly address: Address;
  /** As written beside the address; left out: none was. */
  readonly name?: string;
  /** `-address`: taken off the list. */
  readonly remove: boolean;
}

/** Which powers go together, where the variant leaves it open: drawn by lot, by the players' bids, or these. */
export type SeatChoice = 'drawn' | 'auction' | readonly (readonly Power[])[];

/** Value of each setting. Each definition adds its own where it stands (`defined/`). */
export interface SettingValues {
  /** The long comment: a block of lines, which no SET begins. */
  readonly description: string;
}

export type SettingName = keyof SettingValues;

/** One setting with its new value. */
export type SettingChange = {
  readonly [S in SettingName]: { readonly setting: S; readonly value: SettingValues[S] };
}[SettingName];

/** A name as it is written in a mail. */
export function spelledName(name: string): string {
  return name.toUpperCase().replaceAll('-', ' ');
}

/** What the settings of a game choose of its rules. */
import type { Rulebook } from './variant.ts';

export const STARTS = ['usual', 'fleet-rome', '1898', 'blank', 'chaos'] as const;
export type Start = (typeof STARTS)[number];

/** What a game is played on beside its variant, as it is kept with what is published of it. */
export interface PlayedOn {
  /** Of the variant's data; left out: 1. */
  readonly edition?: number;
  /** Left out: all is as the variant has it. */
  readonly choices?: BoardChoices;
}

export interface BoardChoices {
  /** Centers that win; null: as the variant says. */
  readonly centers: number | null;
  /** Builds in any vacant center a power owns; false: where the variant says. */
  readonly anyCenters: boolean;
  /** The same while the power owns one of its home centers. */
  readonly oneCenter: boolean;
  /** A power may remove units that it need not. */
  readonly anyDisband: boolean;
  /** How the pieces stand at first. */
  readonly start: Start;
  readonly rulebook: Rulebook;
  /** How many people play; null or left out: as many as there are seats. */
  readonly players?: number | null;
  /** A draw includes all survivors; left out: as the variant says. */
  readonly dias?: boolean;
  /** May a game be conceded? Left out: it may. */
  readonly concessions?: boolean;
  /** Does a power see only its own units and centers and what is next to them? Left out: all is seen. */
  readonly blind?: boolean;
}

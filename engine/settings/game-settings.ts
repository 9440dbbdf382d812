/**
 * Settings of a game as commands name them (judge-language C2). `SET DIAS` and `SET NO DIAS` read as
 * `{setting: 'dias', value: true | false}`. Which of them this judge offers, and what a change means, is the game's business.
 */
import type { PhaseKind, Power, Rulebook } from '../board/variant.ts';
import type { Start } from '../rules/starts.ts';

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
  readonly address: string;
  /** As written beside the address; left out: none was. */
  readonly name?: string;
  /** `-address`: taken off the list. */
  readonly remove: boolean;
}

export const VARIANT_RULES = [
  'auto-disband',
  'coastal-convoys',
  'disband',
  'summer',
  'portage',
  'duality',
  'gateways',
  'railways',
  'airlifts',
  'transform',
  'attack-transform',
  'neutrals',
  'capture-win',
  'allied-win',
  'home-transfer',
  'bcenters',
  'money',
  'dice',
  'famine',
  'plague',
  'storms',
  'assassins',
  'bankers',
  'special',
  'fortresses',
  'garrisons',
  'adjacency',
  'machiavelli-2',
  'basic',
  'advanced',
  'hong-kong',
] as const;
/** Rules that the classic judges switched by setting; here the variant has them or has not. */
export type VariantRule = (typeof VARIANT_RULES)[number];

/** Which powers go together, where the variant leaves it open: drawn by lot, by the players' bids, or these. */
export type SeatChoice = 'drawn' | 'auction' | readonly (readonly Power[])[];

/** Value of each setting. */
export interface SettingValues {
  // Start and seats.
  readonly variant: { readonly variant: string; readonly options: readonly string[] };
  /** `SET NOT VARIANT x`. */
  readonly 'not-variant': string;
  readonly preferences: 'list' | 'random' | 'both';
  readonly players: number;
  readonly seats: SeatChoice;
  readonly powers: number;
  /** Null: as the variant says. */
  readonly centers: number | null;
  /** How the pieces stand at first. */
  readonly start: Start;
  readonly comment: string;
  /** The long comment, a block of lines. */
  readonly description: string;
  /** BN, MN, EP: obsolete registry numbers. */
  readonly registry: { readonly number: 'bn' | 'mn' | 'ep'; readonly value: number };
  // Access.
  readonly access: 'any' | 'same' | 'different';
  readonly level: string;
  readonly dedication: number;
  readonly 'on-time-ratio': number;
  readonly 'resignation-ratio': number;
  readonly allow: AccessChange;
  readonly deny: AccessChange;
  readonly approve: readonly string[];
  /** `SET NOT APPROVED`: the nod is taken back. */
  readonly disapprove: readonly string[];
  /** Days. */
  readonly 'max-absence': number;
  // Press.
  /** Colours allowed, the default first; empty: none. */
  readonly press: readonly ('white' | 'grey')[];
  /** The bare word `PARTIAL`: the game knows which of the next two is meant. */
  readonly partial: boolean;
  /** `default`: partial press shows as a broadcast unless it says otherwise; `always`: it always does. */
  readonly fakes: 'none' | 'allowed' | 'default' | 'always';
  readonly 'observer-press': 'any' | 'white' | 'none';
  // End.
  // Anonymity.
  readonly blind: boolean;
  readonly 'hide-absences': boolean;
  // Orders.
  /** Where editions of the rulebook differ. */
  readonly rulebook: Rulebook;
  /** True: after grace the game plays on without the late (civil disorder); false: it waits for a replacement. */
  readonly nmr: boolean;
  readonly 'signal-support': boolean;
  readonly 'variant-rule': { readonly rule: VariantRule; readonly on: boolean; readonly detail: string };
  /** Switches of the older judges' keepers: who may be a master, and raw words of flags. */
  readonly keeper: 'masters' | 'flags';
  // Deadlines.
  readonly timing: TimingChange;
  readonly zone: string;
  /** Hours that a replacement has for orders, at least; null: as NEXT says. */
  readonly replacement: number | null;
  /** Hours before the deadline at which those who owe orders are reminded; empty: never. */
  readonly reminders: readonly number[];
}

export type SettingName = keyof SettingValues;

/** Who may come in is for a master alone to say. */
export function isAccessSetting(name: SettingName): boolean {
  return name === 'allow' || name === 'deny' || name === 'approve' || name === 'disapprove';
}

/** One setting with its new value. */
export type SettingChange = {
  readonly [S in SettingName]: { readonly setting: S; readonly value: SettingValues[S] };
}[SettingName];

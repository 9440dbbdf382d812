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
  readonly moderated: boolean;
  readonly listed: boolean;
  readonly 'auto-start': boolean;
  readonly preferences: 'list' | 'random' | 'both';
  readonly players: number;
  readonly seats: SeatChoice;
  readonly powers: number;
  /** Null: as the variant says. */
  readonly centers: number | null;
  /** Does a power build in any vacant center it owns? */
  readonly 'any-centers': boolean;
  /** Does it so as long as it owns one of its home centers? */
  readonly 'one-center': boolean;
  /** May a power remove units that it need not? */
  readonly 'any-disband': boolean;
  /** How the pieces stand at first. */
  readonly start: Start;
  readonly comment: string;
  /** The long comment, a block of lines. */
  readonly description: string;
  readonly rated: boolean;
  /** May players resume an ended game? */
  readonly resume: boolean;
  readonly 'auto-create': boolean;
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
  readonly approval: boolean;
  readonly approve: readonly string[];
  /** `SET NOT APPROVED`: the nod is taken back. */
  readonly disapprove: readonly string[];
  /** Days. */
  readonly 'max-absence': number;
  readonly 'player-absences': boolean;
  // Press.
  /** Colours allowed, the default first; empty: none. */
  readonly press: readonly ('white' | 'grey')[];
  /** The bare word `PARTIAL`: the game knows which of the next two is meant. */
  readonly partial: boolean;
  /** May press go to some and not to all? */
  readonly 'partial-press': boolean;
  /** `default`: partial press shows as a broadcast unless it says otherwise; `always`: it always does. */
  readonly fakes: 'none' | 'allowed' | 'default' | 'always';
  /** May a message show another power as its sender? */
  readonly 'fake-sender': boolean;
  readonly 'observer-press': 'any' | 'white' | 'none';
  readonly 'all-press': boolean;
  readonly 'watch-all-press': boolean;
  readonly quiet: boolean;
  readonly show: boolean;
  readonly reveal: boolean;
  readonly secret: boolean;
  readonly 'late-press': boolean;
  readonly 'minor-press': boolean;
  readonly 'must-order': boolean;
  readonly 'blank-press': boolean;
  readonly 'postal-press': boolean;
  readonly 'touch-press': boolean;
  readonly 'grace-press': boolean;
  // End.
  readonly dias: boolean;
  readonly concessions: boolean;
  /** Votes are told to all. */
  readonly 'open-votes': boolean;
  /** Diaries are opened to all when the game has ended. */
  readonly 'open-diaries': boolean;
  // Anonymity.
  readonly gunboat: boolean;
  readonly blind: boolean;
  readonly 'hide-late': boolean;
  readonly 'hide-absences': boolean;
  // Orders.
  /** Where editions of the rulebook differ. */
  readonly rulebook: Rulebook;
  readonly proxy: boolean;
  readonly 'strict-convoy': boolean;
  readonly 'strict-wait': boolean;
  /** Do the units that a power has left out hold at the deadline, without making it late? */
  readonly 'partial-orders': boolean;
  /** True: after grace the game plays on without the late (civil disorder); false: it waits for a replacement. */
  readonly nmr: boolean;
  readonly 'auto-process': boolean;
  readonly 'late-count': boolean;
  readonly 'signal-support': boolean;
  /** May a master ask to see orders before the deadline? */
  readonly 'master-sees': boolean;
  readonly 'variant-rule': { readonly rule: VariantRule; readonly on: boolean; readonly detail: string };
  /** Switches of the older judges' keepers: who may be a master, and raw words of flags. */
  readonly keeper: 'masters' | 'flags';
  // Deadlines.
  readonly timing: TimingChange;
  readonly 'strict-grace': boolean;
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

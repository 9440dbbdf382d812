/**
 * A variant as data: what `variants/<id>/variant.json` holds. Nothing here is code; behaviour that differs from the
 * standard game is chosen by name in {@link Variant.rules} and lives in `engine/rules/`.
 *
 * Places are lower-case judge abbreviations (`stp`), a coast after a slash (`stp/sc`).
 * Powers are their upper-case English names (`AUSTRIA`, `ITALIAN CONFEDERATION`).
 */
import type { Place, Power, Province, UnitText, UnitType } from '../vocabulary.ts';
import type { VariantRules } from './rules.ts';

export type { ByPower, Place, Power, Province, UnitText, UnitType } from '../vocabulary.ts';
export { UNIT_TYPES } from '../vocabulary.ts';

/**
 * land: armies only. coast: armies and fleets; a fleet there does not convoy. sea: fleets only; they convoy.
 * hybrid: armies and fleets; a fleet there convoys. impassable: nobody, ever.
 */
export const PROVINCE_TYPES = ['land', 'coast', 'sea', 'hybrid', 'impassable'] as const;
export type ProvinceType = (typeof PROVINCE_TYPES)[number];

export interface ProvinceData {
  readonly id: Province;
  readonly name: string;
  readonly type: ProvinceType;
  /** True for a supply centre. */
  readonly center?: boolean;
  /** Ids of separate coasts (`nc`, `sc`), where the province has several. */
  readonly coasts?: readonly string[];
  /** Spellings the source uses beside id and name (`SDi`, `NoT`); shown where the variant's readers expect it. */
  readonly abbr?: string;
  /** Other names a player may write, lower case. Never a name of another place. */
  readonly aliases?: readonly string[];
  /** Part of the world, where a rule speaks of it (1812: `EU`, `NA`). */
  readonly theatre?: string;
}

export interface PowerData {
  readonly name: Power;
  /** As written in a sentence: `Italian Confederation`. */
  readonly display: string;
  readonly adjective: string;
  /** One capital letter, unique in the variant; `M` and `O` (master, observers) are not available to powers
   *  of the standard game but may be used by a variant, whose lists then need names. */
  readonly letter: string;
  readonly aliases?: readonly string[];
  readonly home: readonly Province[];
  readonly units: readonly UnitText[];
  /** Centres owned at the start, where they are not simply `home`. */
  readonly owns?: readonly Province[];
  /** Its own part of the world, where a rule speaks of one. */
  readonly theatre?: string;
}

export const PHASE_KINDS = ['M', 'R', 'A'] as const;
/** M movement, R retreat, A adjustment. */
export type PhaseKind = (typeof PHASE_KINDS)[number];

export interface SeasonData {
  /** One capital letter, used in phase codes. */
  readonly letter: string;
  readonly name: string;
  /** Other names; one of a single letter is also read in phase codes. */
  readonly aliases?: readonly string[];
  readonly phases: readonly PhaseKind[];
  /** Centres change hands after this season's retreats. */
  readonly ownership?: boolean;
}

export interface CalendarData {
  /** First phase, e.g. `S1901M`. */
  readonly start: string;
  readonly seasons: readonly SeasonData[];
  /** How a year is written, `{year}` standing for the number: `Fruitbat '{year:2}`. Default `{year}`. */
  readonly yearLabel?: string;
}

export interface VictoryData {
  /** Owned centres that win. */
  readonly centers: number;
  readonly of: number;
  /** Whose centres are added up: one power's (default), or those of all powers of a player (the rule `seats`). */
  readonly by?: 'power' | 'seat';
  /** So many of them must lie in one theatre. */
  readonly inOneTheatre?: number;
  /** When several reach the goal at once. Default: the one with most centres, nobody when equal.
   *  `different-theatres`: two whose `inOneTheatre` lies in different theatres win together, whatever their counts. */
  readonly joint?: 'different-theatres';
  /**
   * The only moment at which is counted: default whenever ownership changes. With `M`, when the moves of that season are
   * resolved and before any retreat: a centre then counts for the power whose undislodged unit stands on it, otherwise
   * for its owner; the `centers` of a winning resolution are those counted.
   */
  readonly counted?: { readonly season: string; readonly phase: 'M' };
  /** What the players may end a game with by unanimous consent: any result they like, unless the game's draws include all
   *  survivors; or a draw of all survivors. */
  readonly agreed?: 'any-result' | 'all-survivors';
}

export interface CountData {
  /** Without impassable ones. */
  readonly provinces?: number;
  readonly land?: number;
  readonly coast?: number;
  readonly sea?: number;
  readonly hybrid?: number;
  readonly centers?: number;
  readonly homes?: number;
  /** Starting units of all powers. */
  readonly units?: number;
  readonly army?: number;
  readonly fleet?: number;
}

/** What of a variant's data a clause of its rules is about. */
export const CLAUSE_SUBJECTS = [
  'any-result',
  'build-cap',
  'build-sites',
  'build-types',
  'calendar',
  'center-maturity',
  'coasts',
  'convoy-between-theatres',
  'convoy-never',
  'hybrid',
  'impassable',
  'influence',
  'influence-orders',
  'joint-victory',
  'neutral-destroyed',
  'neutral-units',
  'no-convoy-from',
  'no-retreat-from',
  'sea-centers',
  'seasonal',
  'seats',
  'start-choices',
  'unit-strength',
  'victory',
  'waterways',
] as const;
export type ClauseSubject = (typeof CLAUSE_SUBJECTS)[number];

/** A numbered clause of a variant's rules, in words of ours and in its designers' order. */
export interface Clause {
  readonly id: string;
  readonly text: string;
  /** Refusals and results about these cite it. */
  readonly about?: readonly ClauseSubject[];
  /** Words by which HELP finds it, in small letters. */
  readonly words?: readonly string[];
  /** In the title of what tests it, in `tests/variants`. */
  readonly test?: string;
}

export const RULEBOOKS = ['2023', '1971'] as const;
/** Edition of the rulebook whose rulings are followed where editions differ (engine/adjudicate/rulings.ts). */
export type Rulebook = (typeof RULEBOOKS)[number];
/** Where neither variant nor game chooses one. */
export const STANDARD_RULEBOOK: Rulebook = '2023';

export interface Variant {
  readonly id: string;
  readonly name: string;
  readonly version?: string;
  /** Counts the variant's data: 1 unless said. Data that games have been played on are kept in `edition-1` and so on. */
  readonly edition?: number;
  readonly aliases?: readonly string[];
  readonly designers: readonly string[];
  readonly credits?: readonly string[];
  /** The designers' own notice, word for word, where their terms ask that it be kept. */
  readonly notice?: string;
  /** What differs from the standard game, in at most five short lines: every start mail has them. */
  readonly inShort?: readonly string[];
  /** Which line and sentence of these tells of what a game's settings can overrule; left out of such a game's texts. */
  readonly inShortAbout?: { readonly [S in ClauseSubject]?: readonly [line: number, sentence: number] };
  /** All that differs from the standard game, numbered. */
  readonly clauses?: readonly Clause[];
  /** What is sourced and what is reconstructed, in a sentence. */
  readonly mapStatus?: string;
  /** What the published rules count, where they do; `chancery variants --check` counts again. */
  readonly counts?: CountData;
  /** People who play; default one for each power. */
  readonly players?: { readonly min: number; readonly max: number };
  readonly powers: readonly PowerData[];
  readonly provinces: readonly ProvinceData[];
  readonly adjacency: {
    readonly army: readonly (readonly [Province, Province])[];
    readonly fleet: readonly (readonly [Place, Place])[];
    /** Borders open only in some seasons (by season letter). */
    readonly seasonal?: readonly {
      readonly type: UnitType;
      readonly pair: readonly [Place, Place];
      readonly seasons: readonly string[];
    }[];
  };
  readonly calendar: CalendarData;
  /** Parts of the world to their names (`EU`: Europe); every province that an army can enter lies in one. */
  readonly theatres?: Readonly<Record<string, string>>;
  readonly victory: VictoryData;
  /** Coast ids to their full names; nc, sc, ec, wc have their usual ones. */
  readonly coastNames?: Readonly<Record<string, string>>;
  /** Spellings of a place that mean another (`ter/hc` is `ter`). */
  readonly placeAliases?: Readonly<Record<string, Place>>;
  /** Rivers and canals by name, for words and the drawing: their provinces are coasts that fleets pass along, and need not
   *  touch a sea themselves. What the fleets may do is in the fleet borders. */
  readonly waterways?: readonly { readonly name: string; readonly provinces: readonly Province[] }[];
  /** Spellings that are refused with a hint: places of a related map that are something else here (`spa/nc` is `ibe`). */
  readonly placeHints?: Readonly<Record<string, Place>>;
  /** Default 2023. A game may choose another (SET RULES). */
  readonly rulebook?: Rulebook;
  /** Settings that its rules give a game; left out: as in any game. */
  readonly defaults?: {
    /** May a GM who does not play see orders and points? */
    readonly masterSees?: boolean;
    /** False: a draw, or any result where `agreed` says so, may be among some. */
    readonly dias?: boolean;
  };
  /** Named rules with their parameters. A rule that is absent has its standard behaviour. */
  readonly rules: VariantRules;
}

/** A variant's names in another language than English: `variants/<id>/names/<language>.json`. What is not in it keeps its English name. */
export interface VariantNames {
  /** Code of ISO 639, as the file is called: `de`. */
  readonly language: string;
  /** What the variant is called in it, besides its English names. */
  readonly called?: readonly string[];
  readonly powers?: Readonly<Record<Power, PowerNames>>;
  /** Of units that no player orders. */
  readonly neutral?: { readonly display: string; readonly adjective: string };
  /** Of seats of several powers. */
  readonly seats?: Readonly<Record<string, string>>;
  readonly theatres?: Readonly<Record<string, string>>;
  /** By the English name. */
  readonly waterways?: Readonly<Record<string, string>>;
  /** By letter. */
  readonly seasons?: Readonly<Record<string, string>>;
  readonly coasts?: Readonly<Record<string, string>>;
  /** The name that is shown, then others that are read too. */
  readonly provinces?: Readonly<Record<Province, readonly string[]>>;
  /** As many lines as in English. */
  readonly mapStatus?: string;
  readonly inShort?: readonly string[];
  /** The text of each clause, as many as in English. */
  readonly clauses?: readonly string[];
  /** By which HELP finds each clause, besides the English ones. */
  readonly clauseWords?: readonly (readonly string[])[];
  /** What borders and places rest on, by the names of `provenance.json`. */
  readonly standings?: Readonly<Record<string, string>>;
}

export interface PowerNames {
  readonly display: string;
  /** As it stands in a dictionary, without an ending. */
  readonly adjective: string;
  /** Other names that are read. */
  readonly aliases?: readonly string[];
}

/** What keeps a unit from a place, as facts: each language makes clauses of them (`said/out-of-reach.ts`). */
import type { Board } from '../../engine/board/board.ts';
import { nameInSentence, nameOfPower, provinceName } from '../../engine/board/display-names.ts';
import type * as Tree from '../../engine/board/outcome-tree.ts';
import type { Place, Power, UnitType } from '../../engine/board/variant.ts';
import { buildSites } from '../../engine/rules/build-sites.ts';
import { openSeasons } from '../../engine/rules/open-seasons.ts';
import { provinceOf } from '../../engine/vocabulary.ts';

export interface UnitThere {
  readonly type: UnitType;
  readonly at: Place;
}

export type OutOfReach =
  /** The border is open to such units in these seasons only, by name. */
  | { readonly rule: 'season'; readonly type: UnitType; readonly seasons: readonly string[] }
  | { readonly rule: 'army-at-sea' }
  | { readonly rule: 'fleet-inland' }
  /** Only this coast of where the fleet stands touches the place. */
  | { readonly rule: 'coast'; readonly coast: Place; readonly to: Place }
  /** Armies pass their border, fleets do not. */
  | { readonly rule: 'inland-border' }
  /** Fleets pass their border, armies do not. */
  | { readonly rule: 'only-water' };

/** The rule; null when the two places simply do not touch. */
function outOfReach(board: Board, unit: UnitThere, to: Place): OutOfReach | null {
  const [here, there] = [provinceOf(unit.at), provinceOf(to)];
  const closed = closedNow(board, unit, there);
  if (closed !== null) return closed;
  const ground = board.variant.provinces.find(({ id }) => id === there)?.type;
  if (unit.type === 'A' && ground === 'sea') return { rule: 'army-at-sea' };
  if (unit.type === 'F' && ground === 'land') return { rule: 'fleet-inland' };
  if (unit.type === 'F') {
    const coast = coastThatTouches(board, here, there);
    if (coast !== null) return { rule: 'coast', coast, to: there };
    if (touch(board.variant.adjacency.army, here, there)) return { rule: 'inland-border' };
  }
  if (unit.type === 'A' && touch(board.variant.adjacency.fleet, here, there) && ground !== 'sea') {
    return { rule: 'only-water' };
  }
  return null;
}

/** A border that is closed now; null where no season opens it. */
function closedNow(board: Board, unit: UnitThere, to: Place): Extract<OutOfReach, { readonly rule: 'season' }> | null {
  const seasons = openSeasons(board, unit, provinceOf(to));
  return seasons.length === 0 ? null : { rule: 'season', type: unit.type, seasons };
}

type WhyNot<To> = (board: Board, unit: UnitThere, to: To) => string | null;

/** As a language puts it: why two places do not touch, why their border is closed now, and what keeps a unit from where it was to go or help. */
export function reachIn(clause: (board: Board, why: OutOfReach) => string): {
  readonly whyOutOfReach: WhyNot<Place>;
  readonly whyClosedNow: WhyNot<Place>;
  readonly whyNotThere: WhyNot<Tree.Attempt>;
} {
  const told = (board: Board, why: OutOfReach | null) => (why === null ? null : clause(board, why));
  return {
    whyOutOfReach: (board, unit, to) => told(board, outOfReach(board, unit, to)),
    whyClosedNow: (board, unit, to) => told(board, closedNow(board, unit, to)),
    whyNotThere: (board, unit, attempt) => {
      const to = attempt.kind === 'other' ? null : (attempt.to ?? ('at' in attempt ? attempt.at : null));
      return to === null ? null : told(board, outOfReach(board, unit, to));
    },
  };
}

/** Names of the places that a unit reaches by itself, one step at any season, in the order of their ids. */
export function placesReached(board: Board, { type, at }: UnitThere): readonly string[] {
  const { army, fleet } = board.variant.adjacency;
  const pairs = type === 'A' ? army : fleet;
  const from = type === 'A' ? provinceOf(at) : at;
  const to = new Set(pairs.flatMap(([a, b]) => (a === from ? [b] : b === from ? [a] : [])).map(provinceOf));
  return [...to].sort().map((place) => nameInSentence(board, place));
}

/** The coast of a province that alone touches another, `sdi/wc`; null where coasts make no difference. */
function coastThatTouches({ variant }: Board, here: string, there: string): Place | null {
  const places = variant.adjacency.fleet.flatMap(([a, b]) =>
    provinceOf(a) === here && provinceOf(b) === there
      ? [a]
      : provinceOf(b) === here && provinceOf(a) === there
        ? [b]
        : [],
  );
  const [only] = [...new Set(places)];
  return only?.includes('/') === true ? only : null;
}

function touch(pairs: readonly (readonly [Place, Place])[], here: string, there: string): boolean {
  return pairs.some(
    ([a, b]) =>
      (provinceOf(a) === here && provinceOf(b) === there) || (provinceOf(b) === here && provinceOf(a) === there),
  );
}

/** Why an army is not carried to another part of the world (rule `convoy-between-theatres`). */
export interface NotCarried {
  /** The part of the world, by its name; null: it has none. */
  readonly where: string | null;
  /** By its name; null: none is known. */
  readonly power: string | null;
  /** `never`: whatever the power owns; else only to centers that it owns there, or `beside` one. */
  readonly landing: 'never' | 'own-center' | 'beside-own-center';
}

export function notCarried(board: Board, power: Power | null, to: Place): NotCarried {
  const rule = board.variant.rules['convoy-between-theatres'];
  const theatre = board.variant.provinces.find(({ id }) => id === provinceOf(to))?.theatre ?? '';
  return {
    where: board.variant.theatres?.[theatre] ?? null,
    power: power === null ? null : nameOfPower(board, power),
    landing:
      power !== null && rule?.never?.[power]?.includes(theatre) === true
        ? 'never'
        : rule?.landing === 'beside-own-center'
          ? 'beside-own-center'
          : 'own-center',
  };
}

/** Names of the centers where a power may build at all, where the variant has its own rule for that; null: it has none, or a
 *  list would be too long. */
export function ownSites(board: Board, power: Power | null): readonly string[] | null {
  if (power === null || board.variant.rules['build-sites'] === undefined) return null;
  const centers = board.provinces.filter(({ center }) => center === true).map(({ id }) => id);
  const sites = buildSites(board, power, centers);
  return sites.length > 12 ? null : sites.map((site) => provinceName(board, site));
}

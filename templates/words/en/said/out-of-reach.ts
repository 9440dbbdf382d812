/** Why a unit cannot get somewhere, or may not be carried there, as clauses for the end of a sentence: the rule that forbids it. */
import type { Board } from '../../../../engine/board/board.ts';
import type { Place, Power, UnitType } from '../../../../engine/board/variant.ts';
import { coastInWords, listInWords, nameInSentence, namesOfPowers } from '../../../../engine/explain/names.ts';
import { provinceOf } from '../../../../engine/orders/notation.ts';
import { openSeasons } from '../../../../engine/rules/open-seasons.ts';

interface Unit {
  readonly type: UnitType;
  readonly at: Place;
}

/** `the way is open to fleets in Spring only`; null when the two places simply do not touch. */
export function whyOutOfReach(board: Board, unit: Unit, to: Place): string | null {
  const [here, there] = [provinceOf(unit.at), provinceOf(to)];
  const closed = whyClosedNow(board, unit, there);
  if (closed !== null) return closed;
  const ground = board.variant.provinces.find(({ id }) => id === there)?.type;
  if (unit.type === 'A' && ground === 'sea') return 'an army cannot stand at sea';
  if (unit.type === 'F' && ground === 'land') return 'it has no coast';
  if (unit.type === 'F') {
    const coast = coastThatTouches(board, here, there);
    if (coast !== null) return `only the ${coastInWords(board, coast)} touches ${nameInSentence(board, there)}`;
    if (touch(board.variant.adjacency.army, here, there)) return 'their border is inland, and fleets pass along coasts';
  }
  if (unit.type === 'A' && touch(board.variant.adjacency.fleet, here, there) && ground !== 'sea') {
    return 'only water leads there, and that takes a convoy';
  }
  return null;
}

/** ` It gets to Bohemia, Trieste and Tyrol.`, one step at any season; empty where it gets nowhere by itself. */
export function whereItGets(board: Board, { type, at }: Unit): string {
  const { army, fleet } = board.variant.adjacency;
  const pairs = type === 'A' ? army : fleet;
  const from = type === 'A' ? provinceOf(at) : at;
  const to = new Set(pairs.flatMap(([a, b]) => (a === from ? [b] : b === from ? [a] : [])).map(provinceOf));
  const names = [...to].sort().map((place) => nameInSentence(board, place));
  return names.length === 0 ? '' : ` It gets to ${listInWords(names)}.`;
}

/** `that way is open to armies in Autumn only`, of a border that is closed now; null where no season opens it. */
export function whyClosedNow(board: Board, unit: Unit, to: Place): string | null {
  const seasons = openSeasons(board, unit, provinceOf(to));
  const many = unit.type === 'A' ? 'armies' : 'fleets';
  return seasons.length === 0 ? null : `that way is open to ${many} in ${listInWords(seasons)} only`;
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

/** `armies of Canada cross to Europe only to a center that Canada owns there, or next to one` (rule `convoy-between-theatres`). */
export function whyNotCarried(board: Board, power: Power | null, to: Place): string {
  const rule = board.variant.rules['convoy-between-theatres'];
  const theatre = board.variant.provinces.find(({ id }) => id === provinceOf(to))?.theatre ?? '';
  const where = board.variant.theatres?.[theatre] ?? 'there';
  const who = power === null ? 'this power' : namesOfPowers(board, [power]);
  if (power !== null && rule?.never?.[power]?.includes(theatre) === true) {
    return `armies of ${who} are never carried to ${where}`;
  }
  const next = rule?.landing === 'beside-own-center' ? ', or to a place next to one' : '';
  return `armies cross to ${where} only to a center that their own power, ${who}, owns there${next}`;
}

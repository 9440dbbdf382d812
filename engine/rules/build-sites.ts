/** The rule `build-sites`: where a power may build. Standard: in its own home centres that it owns. */
import type { Board } from '../board/board.ts';
import type { Power, Province } from '../board/variant.ts';

/** Those of a power's owned centres in which it may build when they are vacant. */
export function buildSites(board: Board, power: Power, owned: readonly Province[]): readonly Province[] {
  const { sites = 'home', shared = [], also = {}, theatres = {} } = board.variant.rules['build-sites'] ?? {};
  if (!buildsAtAll(board, power, owned)) return [];
  if (sites === 'any') return owned;
  const home = homeOf(board, power);
  const inTheatres = theatres[power] ?? [];
  return owned.filter(
    (center) =>
      home.includes(center) ||
      shared.includes(center) ||
      also[power]?.includes(center) === true ||
      inTheatres.includes(theatreOf(board, center)),
  );
}

/** False for a power that has lost the home centres without which it builds nothing (`homesNeeded`). */
export function buildsAtAll(board: Board, power: Power, owned: readonly Province[]): boolean {
  const { homesNeeded = 0 } = board.variant.rules['build-sites'] ?? {};
  if (homesNeeded === 0) return true;
  const home = homeOf(board, power);
  return owned.filter((center) => home.includes(center)).length >= homesNeeded;
}

/** The home centers of which a power would have to hold one, or more, to build at all; null when it does, or needs none. */
export function homesMissed(board: Board, power: Power, owned: readonly Province[]): readonly Province[] | null {
  return buildsAtAll(board, power, owned) ? null : homeOf(board, power);
}

function homeOf(board: Board, power: Power): readonly Province[] {
  return board.powers[board.powerNumber.get(power)!]!.home;
}

function theatreOf(board: Board, province: Province): string {
  return board.provinces[board.provinceNumber.get(province)!]?.theatre ?? '';
}

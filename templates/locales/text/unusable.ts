/** Why a power with more centers than units builds fewer, or nothing. */
import type { Board } from '../../../engine/board/board.ts';
import { provinceName } from '../../../engine/board/display-names.ts';
import type { Power } from '../../../engine/board/variant.ts';
import type { Unusable, WhyUnusable } from '../../../engine/orders/verdict.ts';
import { mostBuilds } from '../../../engine/rules/build-cap.ts';

/** A language's words for it, those of maps. */
interface UnusableWords {
  readonly noBuild: (count: number, reasons: readonly string[]) => string;
  readonly unusable: {
    readonly young: string;
    readonly noHome: (homes: readonly string[]) => string;
    readonly cap: (most: number) => string;
    readonly noSite: string;
  };
}

/** `2 centers give no build: no vacant place to build`; null where each gives one. */
export function unusableInWords(
  { noBuild, unusable: told }: UnusableWords,
  board: Board,
  power: Power,
  unusable: Unusable,
): string | null {
  const homes = board.powers.find(({ name }) => name === power)?.home ?? [];
  const say: Readonly<Record<WhyUnusable, () => string>> = {
    young: () => told.young,
    'no-home': () => told.noHome(homes.map((home) => provinceName(board, home))),
    cap: () => told.cap(mostBuilds(board)),
    'no-site': () => told.noSite,
  };
  const counts = Object.entries(unusable) as [WhyUnusable, number][];
  if (counts.length === 0) return null;
  const reasons = counts.map(([why, count]) => (counts.length === 1 ? say[why]() : `${count} ${say[why]()}`));
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return noBuild(all, reasons);
}

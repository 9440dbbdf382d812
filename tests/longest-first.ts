/**
 * The files that take longest are begun first, so that none of them is begun when the others are nearly done: vitest knows how long
 * files took only where it has run before, and elsewhere goes by their size.
 */
/** Below `tests/`, without `.test.ts`; the longest first (docs/performance.md says how to find them). */
export const LONGEST: readonly string[] = (
  'sheet/board site/first-game sheet/page simulation/simulation local/provider/sending archive/side-by-side ' +
  'sheet/by-keyboard sheet/own-phase-in-browsers end-to-end/package infra/bundles local/rebuild sheet/phone ' +
  'site/phone site/archive-pages conversations/conversations leaks/blind infra/deploying/deployments ' +
  'site/map-pages docs/programs end-to-end/killed store/limits variants/data archive/ten-thousand'
).split(' ');

/** The files in that order, then the others as they came. `pathOf`: with slashes. */
export function longestFirst<T>(files: readonly T[], pathOf: (file: T) => string): T[] {
  const placeOf = (file: T) => {
    const place = LONGEST.findIndex((name) => pathOf(file).endsWith(`/tests/${name}.test.ts`));
    return place === -1 ? LONGEST.length : place;
  };
  return [...files].sort((a, b) => placeOf(a) - placeOf(b));
}

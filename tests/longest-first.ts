/**
 * The files that take longest are begun first, so that none of them is begun when the others are nearly done: vitest knows how long
 * files took only where it has run before, and elsewhere goes by their size.
 */
/** Below `tests/`, without `.test.ts`; the longest first (docs/performance.md says how to find them). */
export const LONGEST: readonly string[] = [
  'infra/bundles',
  'site/first-game',
  'sheet/page',
  'end-to-end/game',
  'end-to-end/killed',
  'local/demo',
  'variants/by-mail',
  'site/archive-pages',
  'simulation/simulation',
  'end-to-end/start',
  'end-to-end/deadline',
  'sheet/whole-game-in-browsers',
  'faults/faults',
  'site/any-font',
  'site/map-pages',
  'local/rebuild',
  'leaks/leaks',
  'local/races',
  'faults/disk-full',
  'leaks/blind',
  'map/golden',
  'end-to-end/package',
  'conversations/conversations',
  'injection/injection',
  'archive/import',
  'help/gazetteer',
  'bench/load',
  'language/reply-forms',
  'handling/repeats',
  'language/linear',
  'archive/ten-thousand',
  'leaks/influence',
  'identity/passwords',
  'bot/bot-orders',
  'map/reading',
  'oracle/oracle',
  'bench/sets',
  'laws/rights',
  'archive/lives',
];

/** The files in that order, then the others as they came. `pathOf`: with slashes. */
export function longestFirst<T>(files: readonly T[], pathOf: (file: T) => string): T[] {
  const placeOf = (file: T) => {
    const place = LONGEST.findIndex((name) => pathOf(file).endsWith(`/tests/${name}.test.ts`));
    return place === -1 ? LONGEST.length : place;
  };
  return [...files].sort((a, b) => placeOf(a) - placeOf(b));
}

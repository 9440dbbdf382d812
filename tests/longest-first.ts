/**
 * The files that take longest are begun first, so that none of them is begun when the others are nearly done: vitest knows how long
 * files took only where it has run before, and elsewhere goes by their size.
 */
/** Below `tests/`, without `.test.ts`; the longest first (docs/performance.md says how to find them). */
export const LONGEST: readonly string[] = [
  'infra/bundles',
  'sheet/page',
  'site/first-game',
  'simulation/simulation',
  'end-to-end/game',
  'sheet/board',
  'site/archive-pages',
  'variants/by-mail',
  'local/demo',
  'end-to-end/killed',
  'site/map-pages',
  'docs/programs',
  'end-to-end/deadline',
  'local/practice',
  'end-to-end/start',
  'hands/signs',
  'handling/hostile-words',
  'faults/faults',
  'site/any-font',
  'site/phone',
  'infra/deploying/deployments',
  'map/published',
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
  'archive/import/files',
  'archive/import/no-loss',
  'bench/load',
  'language/reply-forms',
  'archive/ten-thousand',
  'identity/passwords',
  'bot/bot-orders',
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

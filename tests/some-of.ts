/** Of cases that take seconds each: those that runs without `CHANCERY_FULL` have, by their places; all of them with `npm run test:full`. */
export function someOf<T>(cases: readonly T[], ...kept: readonly number[]): readonly T[] {
  return IS_FULL ? cases : kept.map((n) => cases[n]!);
}

/** Of many quick cases: one in so many, spread over all of them; each with `npm run test:full`. */
export function oneIn<T>(many: number, cases: readonly T[]): readonly T[] {
  return IS_FULL ? cases : cases.filter((_, n) => n % many === 0);
}

export const IS_FULL = process.env['CHANCERY_FULL'] !== undefined;

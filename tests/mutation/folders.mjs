/**
 * What is mutated, and the tests that state its rules: fast ones only, since each mutant is tried on them. `sample`: so many
 * lines of each file, in runs taken by a seed, where the whole folder would take many hours.
 */
export const FOLDERS = {
  'engine/view': { tests: ['tests/view/**/*.test.ts'], sample: null },
  'lambdas/mail': { tests: ['tests/mail/{automatic,letters,limits,pieces,route,spoofing}.test.ts'], sample: null },
  'engine/adjudicate': {
    tests: [
      'tests/{adjudicate,datc,rulings,games}/**/*.test.ts',
      'tests/properties/{explanations,fuzz,laws}.test.ts',
      'tests/variants/*/rules.test.ts',
    ],
    sample: 6,
  },
  'engine/language': {
    tests: ['tests/language/*.test.ts'],
    sample: 4,
  },
};

/**
 * Every ruling that is a choice: the issues of chapter 4 of the Diplomacy Adjudicator Test Cases (DATC, edition 3, Lucas
 * Kruijswijk) on which rulebooks and judges differ, what can be chosen, what is chosen by default and why. This table is
 * the only place: the adjudicator's options, the tests, `chancery adjudicate --help` and `docs/rulings.md` come from it.
 */

import type { Board } from '../board/board.ts';
import { type Rulebook, STANDARD_RULEBOOK } from '../board/variant.ts';

export interface Ruling {
  /** Name of the option in a position's `options` (docs/formats.md 1). */
  readonly key: string;
  /** Clause of the DATC. */
  readonly clause: string;
  /** The default comes first. */
  readonly choices: readonly string[];
}

export const RULINGS = [
  { key: 'multiRouteConvoy', clause: '4.A.1', choices: ['last-route', 'any-route'] },
  { key: 'convoyParadox', clause: '4.A.2', choices: ['szykman', 'all-hold', '2000', '1982', '1971'] },
  { key: 'adjacentConvoy', clause: '4.A.3', choices: ['intent', 'marked', 'opposite'] },
  { key: 'convoyFallback', clause: '4.A.3', choices: ['none', 'missing', 'failed'] },
  { key: 'cutFromTarget', clause: '4.A.4', choices: ['never', 'by-convoy'] },
  { key: 'retreatToConvoyer', clause: '4.A.5', choices: ['open', 'closed'] },
  { key: 'convoyRoute', clause: '4.A.6', choices: ['kept', 'ignored'] },
  { key: 'dislodgedRival', clause: '4.A.7', choices: ['unless-head-to-head', 'never'] },
  { key: 'missingCoast', clause: '4.B.2', choices: ['supplied', 'illegal'] },
  { key: 'wrongCoast', clause: '4.B.3', choices: ['illegal', 'corrected'] },
  { key: 'supportCoast', clause: '4.B.4', choices: ['optional', 'required', 'ignored'] },
  { key: 'unitCoast', clause: '4.B.5', choices: ['ignored', 'must-match'] },
  { key: 'idleCoast', clause: '4.B.6', choices: ['ignored', 'illegal'] },
  { key: 'unitType', clause: '4.C.2', choices: ['ignored', 'must-match'] },
  { key: 'civilDisorder', clause: '4.D.8', choices: ['2023', '1971'] },
  { key: 'illegalMove', clause: '4.E.1', choices: ['holds', 'attempts'] },
] as const satisfies readonly Ruling[];

type RulingOf<Key> = Extract<(typeof RULINGS)[number], { readonly key: Key }>;
export type RulingKey = (typeof RULINGS)[number]['key'];

/** Rulings that differ from the default. */
export type RulingOptions = { readonly [Key in RulingKey]?: RulingOf<Key>['choices'][number] };

/** All rulings of one adjudication. */
export type Rulings = { readonly [Key in RulingKey]: RulingOf<Key>['choices'][number] };

export const DEFAULT_RULINGS = Object.freeze(
  Object.fromEntries(RULINGS.map(({ key, choices }) => [key, choices[0]])),
) as Rulings;

/** What each edition of the rulebook rules otherwise than the default. */
const RULEBOOK_RULINGS: Readonly<Record<Rulebook, RulingOptions>> = {
  '2023': {},
  '1971': {
    multiRouteConvoy: 'any-route',
    convoyParadox: '1971',
    adjacentConvoy: 'opposite',
    supportCoast: 'ignored',
    civilDisorder: '1971',
  },
};

/** The rulings of an adjudication: those of the board's rulebook but for what is chosen. */
export function rulingsOf(board: Board, options?: RulingOptions): Rulings {
  return rulingsWith({ ...RULEBOOK_RULINGS[board.variant.rulebook ?? STANDARD_RULEBOOK], ...options });
}

/** The defaults but for what is chosen. */
export function rulingsWith(options: RulingOptions | undefined): Rulings {
  if (options === undefined) return DEFAULT_RULINGS;
  const chosen = RULINGS.filter(({ key }) => options[key] !== undefined).map(({ key }) => [key, options[key]]);
  return chosen.length === 0 ? DEFAULT_RULINGS : { ...DEFAULT_RULINGS, ...Object.fromEntries(chosen) };
}

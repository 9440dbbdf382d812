/** The rulings of this judge as a page in Markdown: `docs/rulings.md`, and of one game for whoever asks from it. */

import { RULINGS, type Ruling, type RulingKey, type Rulings, rulingsOf } from '../../engine/adjudicate/rulings.ts';
import type { Board } from '../../engine/board/board.ts';
import { type ByPower, STANDARD_RULEBOOK, type UnitText } from '../../engine/board/variant.ts';
import { gameRules } from '../../engine/rules/game-rules.ts';
import { inLanguage } from '../locales/current.ts';
import { english } from '../locales/en/english.ts';
import { settledIssues } from '../locales/en/rules.ts';
import { rulingInWords } from '../locales/rulings.ts';

/** A position of the standard map on which the choices of a ruling differ, and what stands there afterwards by each. */
export interface RulingCase {
  readonly key: RulingKey;
  /** Number of the case in the DATC; null: ours. */
  readonly datc: string | null;
  readonly phase: string;
  readonly units: ByPower<readonly UnitText[]>;
  /** Owners of centers, where these decide; else nobody owns any. */
  readonly centers?: ByPower<readonly string[]>;
  readonly orders: ByPower<readonly string[]>;
  /**
   * Of choices, parted by blanks, what stands afterwards: `FRANCE: A bel, F eng` with powers parted by `; `. `(F eng)` is
   * dislodged and has nowhere to go, `(F eng > iri)` can retreat to the Irish Sea.
   */
  readonly results: Readonly<Record<string, string>>;
}

/**
 * `board`: of the game that is asked from; null: what is ruled by default. `cases` are shown with their rulings; without
 * them no function that answers mails loads them. The page is in English.
 */
export function rulingsPage(board: Board | null, cases: readonly RulingCase[] = []): string {
  return inLanguage(english, () =>
    board === null ? page(STANDARD_RULEBOOK, null, cases) : page(gameRules(board).rulebook, rulingsOf(board), cases),
  );
}

function page(rulebook: string, inGame: Rulings | null, cases: readonly RulingCase[]): string {
  const choices = RULINGS.map((ruling) =>
    choiceSection(
      ruling,
      inGame,
      cases.filter(({ key }) => key === ruling.key),
    ),
  );
  const settled = settledIssues.map(({ clause, question, ruling }) => `- ${clause}: ${question} ${ruling}`);
  const followed =
    inGame === null
      ? `Diplomacy is adjudicated by the ${rulebook} rulebook, unless a game or its variant follows another.`
      : `This game is adjudicated by the ${rulebook} rulebook: what it rules is marked.`;
  return [
    '# Rulings',
    '',
    `${followed} Where rulebooks and judges`,
    'differ, the *Diplomacy Adjudicator Test Cases* (DATC, third edition, Lucas Kruijswijk) number the issue and name the choices;',
    'unless said otherwise we make the choice that they prefer.',
    '',
    '## Choices',
    '',
    ...(inGame === null
      ? [
          'Each can be set in the `options` of a position given to `chancery adjudicate`, as in `{"convoyParadox": "all-hold"}`.',
          'The book of cases, `/board/cases/` on every judge, has all cases of the DATC, with reasons.',
          '',
          'Below a ruling stand orders, and which units each choice leaves otherwise than another; in brackets a dislodged one, with',
          'the places to which it can retreat.',
          '',
        ]
      : []),
    ...choices,
    '## Settled',
    '',
    'Issues of the same chapter on which there is no option.',
    '',
    ...settled,
    '',
  ].join('\n');
}

function choiceSection(
  ruling: Ruling & { readonly key: keyof Rulings },
  inGame: Rulings | null,
  cases: readonly RulingCase[],
): string {
  const { key, clause } = ruling;
  const { question, choices, why } = rulingInWords(ruling);
  const mark = (value: string, n: number) =>
    inGame === null ? (n === 0 ? ' (default)' : '') : inGame[key] === value ? ' (in this game)' : '';
  const rows = choices.map(({ value, means }, n) => `- \`${value}\`${mark(value, n)}: ${means}`);
  return [
    `### \`${key}\` (${clause})`,
    '',
    question,
    '',
    ...rows,
    '',
    why,
    '',
    ...cases.flatMap((each) => [...caseLines(each), '']),
  ].join('\n');
}

function caseLines({ datc, phase, units, centers = {}, orders, results }: RulingCase): readonly string[] {
  const given = Object.keys(orders).length === 0 ? { units, centers } : { orders };
  const shown = Object.entries(given).map(
    ([what, list]) => `${what === 'orders' ? '' : `${what} `}${byPower(list).join('; ')}`,
  );
  return [
    `Case ${datc === null ? 'of ours' : datc}${phase.endsWith('A') ? ', winter, no order' : ''}: ${shown.join('; ')}.`,
    ...whatDiffers(results).map(
      ([choices, after]) =>
        `${choices
          .split(' ')
          .map((choice) => `\`${choice}\``)
          .join(', ')}: ${after}.`,
    ),
  ].map((line, n) => (n === 0 ? line : `- ${line}`));
}

/** Of what stands afterwards by each choice, without the units that stand so by all of them. */
function whatDiffers(results: RulingCase['results']): readonly (readonly [choices: string, after: string])[] {
  const boards = Object.entries(results).map(
    ([choices, after]) =>
      [
        choices,
        after.split('; ').flatMap((power) => unitsOf(power).map((unit) => `${powerOf(power)}: ${unit}`)),
      ] as const,
  );
  const isEverywhere = (unit: string) => boards.every(([, units]) => units.includes(unit));
  return boards.map(([choices, units]) => {
    const different = units.filter((unit) => !isEverywhere(unit));
    const powers = [...new Set(different.map(powerOf))];
    const of = (power: string) => different.filter((unit) => powerOf(unit) === power).flatMap(unitsOf);
    return [choices, powers.map((power) => `${power}: ${of(power).join(', ')}`).join('; ')];
  });
}

const powerOf = (line: string) => line.slice(0, line.indexOf(': '));
const unitsOf = (line: string) => line.slice(line.indexOf(': ') + 2).split(', ');

function byPower(list: ByPower<readonly string[]>): readonly string[] {
  return Object.entries(list).map(([power, each]) => `${power}: ${each.join(', ')}`);
}

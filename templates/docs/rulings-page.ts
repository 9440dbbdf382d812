/** The rulings of this judge as a page in Markdown: `docs/rulings.md`, and of one game for whoever asks from it. */

import type { RulingCase } from '../../engine/adjudicate/ruling-cases.ts';
import { RULINGS, type Ruling, type Rulings, rulingsOf } from '../../engine/adjudicate/rulings.ts';
import type { Board } from '../../engine/board/board.ts';
import { type ByPower, STANDARD_RULEBOOK } from '../../engine/board/variant.ts';
import { gameRules } from '../../engine/rules/game-rules.ts';
import { inLanguage } from '../locales/current.ts';
import { english } from '../locales/en/english.ts';
import { settledIssues } from '../locales/en/rules.ts';
import { rulingInWords } from '../locales/rulings.ts';

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
  const settled = settledIssues.map(({ clause, question, ruling }) => `| ${clause} | ${question} | ${ruling} |`);
  const followed =
    inGame === null
      ? `Diplomacy is adjudicated by the ${rulebook} rulebook, unless a game or its variant follows another.`
      : `This game is adjudicated by the ${rulebook} rulebook: what it rules is marked.`;
  return [
    '# Rulings',
    '',
    `${followed} Where rulebooks and judges differ, the`,
    '*Diplomacy Adjudicator Test Cases* (DATC, third edition, Lucas Kruijswijk) number the issue and name the choices; unless said',
    'otherwise this judge makes the choice that they prefer. This page is made from the table that the adjudicator itself uses.',
    '',
    '## Choices',
    '',
    ...(inGame === null
      ? [
          'Each can be set in the `options` of a position given to `chancery adjudicate`, as in `{"convoyParadox": "all-hold"}`.',
          'All cases of the DATC stand in the book of cases, `/board/cases/` on every judge, each on the analysis board, with reasons.',
          '',
        ]
      : []),
    ...choices,
    '## Settled',
    '',
    'Issues of the same chapter on which there is no option.',
    '',
    '| clause | question | ruling |',
    '| --- | --- | --- |',
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
  const rows = choices.map(({ value, means }, n) => `| \`${value}\`${mark(value, n)} | ${means} |`);
  return [
    `### \`${key}\` (${clause})`,
    '',
    question,
    '',
    '| value | meaning |',
    '| --- | --- |',
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
    ...Object.entries(results).map(
      ([choices, after]) =>
        `${choices
          .split(' ')
          .map((choice) => `\`${choice}\``)
          .join(', ')}: ${after}.`,
    ),
  ].map((line, n) => (n === 0 ? line : `- ${line}`));
}

function byPower(list: ByPower<readonly string[]>): readonly string[] {
  return Object.entries(list).map(([power, each]) => `${power}: ${each.join(', ')}`);
}

/** The rulings of this judge as a page in Markdown: `docs/rulings.md`. */
import { RULINGS, type Ruling } from '../../engine/adjudicate/rulings.ts';
import { settledIssues } from '../words/en/rulings.ts';
import { rulingInWords } from '../words/rulings.ts';

export function rulingsPage(): string {
  const choices = RULINGS.map(choiceSection);
  const settled = settledIssues.map(({ clause, question, ruling }) => `| ${clause} | ${question} | ${ruling} |`);
  return [
    '# Rulings',
    '',
    'Diplomacy is adjudicated by the 2023 rulebook. Where rulebooks and judges differ, the *Diplomacy Adjudicator Test Cases*',
    '(DATC, edition 3, Lucas Kruijswijk) number the issue and name the choices; unless said otherwise this judge makes the',
    'choice that they prefer. This page is made from the table that the adjudicator itself uses.',
    '',
    '## Choices',
    '',
    'Each can be set in the `options` of a position given to `chancery adjudicate`, as in `{"convoyParadox": "all-hold"}`.',
    '',
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

function choiceSection(ruling: Ruling): string {
  const { key, clause } = ruling;
  const { question, choices, why } = rulingInWords(ruling);
  const rows = choices.map(({ value, means }, n) => `| \`${value}\`${n === 0 ? ' (default)' : ''} | ${means} |`);
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
  ].join('\n');
}

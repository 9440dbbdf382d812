/** `chancery adjudicate`: positions with orders in, resolutions out (docs/formats.md 1 and 2). */
import type { Command } from 'commander';
import { RULINGS } from '../../../../engine/adjudicate/rulings.ts';
import { rulingInWords } from '../../../../templates/locales/rulings.ts';
import { addAnswerCommand } from '../../adjudication/answer-command.ts';

export function add(command: Command): void {
  addAnswerCommand(command, 'adjudicate').addHelpText('after', `\n${rulingsHelp()}`);
}

/** The rulings that can be chosen, for `--help`. */
function rulingsHelp(): string {
  const rulings = RULINGS.map((ruling) => {
    const { key, clause } = ruling;
    const { question, choices } = rulingInWords(ruling);
    const values = choices.map(({ value, means }, n) => `      ${value}${n === 0 ? ' (default)' : ''}: ${means}`);
    return `  ${key}: ${question} (DATC ${clause})\n${values.join('\n')}`;
  });
  return `Rulings, set in a position's "options":\n${rulings.join('\n')}\n`;
}

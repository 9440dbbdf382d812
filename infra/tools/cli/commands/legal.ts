/** `chancery legal`: positions in, what can be ordered out (docs/formats.md 5). */
import type { Command } from 'commander';
import { addAnswerCommand } from '../../adjudication/answer-command.ts';

export function add(command: Command): void {
  addAnswerCommand(command, 'legal');
}

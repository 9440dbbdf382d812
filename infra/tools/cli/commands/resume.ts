/** `chancery resume`: a judge on AWS that was brought to rest goes on. */
import type { Command } from 'commander';
import { askAws } from '../../../aws/deployed/ask-aws.ts';
import { resumeJudge } from '../../../aws/deployed/halt-judge.ts';
import { writeOut } from '../../lines.ts';
import { orExplainRefusal } from '../aws-settings.ts';
import { readCheckedConfig } from '../checked-config.ts';

export function add(command: Command): void {
  command.argument('[file]', 'the configuration', 'chancery.config.json').action(async (file: string) => {
    const config = readCheckedConfig(file);
    await orExplainRefusal(resumeJudge(config, askAws(config.region), writeOut));
    await writeOut('The judge goes on: first with the mail that has waited. To try it: npx chancery smoke\n');
  });
}

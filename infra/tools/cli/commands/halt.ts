/** `chancery halt`: a judge on AWS is brought to rest, so that its table can be restored. */
import type { Command } from 'commander';
import { askAws } from '../../../aws/deployed/ask-aws.ts';
import { haltJudge } from '../../../aws/deployed/halt-judge.ts';
import { writeOut } from '../../lines.ts';
import { orExplainRefusal } from '../aws-settings.ts';
import { readCheckedConfig } from '../checked-config.ts';

export function add(command: Command): void {
  command.argument('[file]', 'the configuration', 'chancery.config.json').action(async (file: string) => {
    const config = readCheckedConfig(file);
    await orExplainRefusal(haltJudge(config, askAws(config.region), writeOut));
    await writeOut(
      'The judge rests. Mail goes on coming in and waits, for four days at most; alarms may ring meanwhile.\nWhat is under way ends within seven minutes. To go on: npx chancery resume\n',
    );
  });
}

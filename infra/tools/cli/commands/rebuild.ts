/** `chancery rebuild`: after a restore, everything that is derived from the games' commits, made again. */
import type { Command } from 'commander';
import type { Rebuilt } from '../../../../lambdas/outgoing/rebuild.ts';
import { startJudge } from '../../../local/judge.ts';
import { CONFIG, takeSettings } from '../aws-settings.ts';
import { hoursOf, rebuildAll, tellOf } from '../rebuild-all.ts';

interface Options {
  readonly data: string;
  readonly aws: boolean;
  readonly config: string;
  readonly mailHours: number;
}

export function add(command: Command): void {
  command
    .option('--data <folder>', 'of a local judge that is not running', 'data')
    .option('--aws', 'on AWS instead', false)
    .option(...CONFIG)
    .option('--mail-hours <hours>', 'mails of commits this new are sent unless they were', hoursOf, 24)
    .action(run);
}

async function run({ data, aws, config, mailHours }: Options): Promise<void> {
  const done = aws ? await onAws(config, mailHours) : await locally(data, mailHours);
  await tellOf(done);
}

async function onAws(config: string, mailHours: number): Promise<readonly Rebuilt[]> {
  await takeSettings(config);
  const { awsTable, awsServices } = await import('../../../../lambdas/entry/aws-services.ts');
  const { WRITTEN } = await import('../../../../lambdas/entry/aws-pages.ts');
  return rebuildAll(await awsServices(WRITTEN), awsTable(), mailHours);
}

async function locally(data: string, mailHours: number): Promise<readonly Rebuilt[]> {
  const judge = await startJudge({ data, smtp: 0, http: 0, clock: 'real', verdict: 'pass' });
  try {
    const done = await rebuildAll(judge.services, judge.table, mailHours);
    await judge.settled();
    return done;
  } finally {
    await judge.close();
  }
}

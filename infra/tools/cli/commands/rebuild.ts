/** `chancery rebuild`: after a restore, everything that is derived from the games' commits, made anew. */
import { type Command, InvalidArgumentError } from 'commander';
import { gameNames } from '../../../../lambdas/adapters/aws/dynamo-games.ts';
import type { Table } from '../../../../lambdas/adapters/aws/dynamo-table.ts';
import { type Rebuilt, rebuild } from '../../../../lambdas/outgoing/rebuild.ts';
import type { Services } from '../../../../lambdas/ports.ts';
import { BadInput } from '../../../local/bad-input.ts';
import { startJudge } from '../../../local/judge.ts';
import { writeOut } from '../../lines.ts';

const HOUR = 3_600_000;

interface Options {
  readonly data: string;
  readonly aws: boolean;
  readonly mailHours: number;
}

export function add(command: Command): void {
  command
    .option('--data <folder>', 'of a local judge that is not running', 'data')
    .option('--aws', 'on AWS instead, with the settings of the function chancery-deadline in the environment', false)
    .option('--mail-hours <hours>', 'mails of commits this new are sent unless they were', hoursOf, 24)
    .action(run);
}

async function run({ data, aws, mailHours }: Options): Promise<void> {
  const done = aws ? await onAws(mailHours) : await locally(data, mailHours);
  await writeOut(`${done.map(lineOf).join('\n')}\n${done.length} games.\n`);
  const faults = done.filter(({ fault }) => fault !== null);
  if (faults.length > 0) throw new BadInput(`${faults.length} games were left as they were.`);
}

async function onAws(mailHours: number): Promise<readonly Rebuilt[]> {
  const { awsTable, awsServices } = await import('../../../../lambdas/entry/aws-services.ts');
  return rebuildAll(await awsServices(), awsTable(), mailHours);
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

/** Rebuilds every game of a table. */
export function rebuildAll(services: Services, table: Table, mailHours: number): Promise<readonly Rebuilt[]> {
  return rebuild({
    services,
    names: () => gameNames(table),
    mailsSince: services.now() - mailHours * HOUR,
  });
}

function lineOf({ game, commits, fault }: Rebuilt): string {
  return fault === null ? `${game}: rebuilt from ${commits} commits` : `${game}: left as it was, since ${fault}`;
}

function hoursOf(text: string): number {
  const hours = Number(text);
  if (!/^\d+$/.test(text) || hours > 24 * 60) throw new InvalidArgumentError('Hours are a number from 0 to 1440.');
  return hours;
}

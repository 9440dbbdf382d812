/** Every game of a table rebuilt, and what is said of it: by itself, or as the second half of a restore. */
import { InvalidArgumentError } from 'commander';
import { gameNames } from '../../../lambdas/adapters/aws/dynamo-games.ts';
import type { DynamoTable } from '../../../lambdas/adapters/aws/dynamo-table.ts';
import { type Rebuilt, rebuildGames } from '../../../lambdas/outgoing/rebuild.ts';
import type { Services } from '../../../lambdas/ports.ts';
import { BadInput } from '../../local/bad-input.ts';
import { writeOut } from '../lines.ts';

const HOUR = 3_600_000;

/** Rebuilds every game of a table. */
export function rebuildAll(services: Services, table: DynamoTable, mailHours: number): Promise<readonly Rebuilt[]> {
  return rebuildGames({
    services,
    names: () => gameNames(table),
    mailsSince: services.now() - mailHours * HOUR,
  });
}

function lineOf({ game, commits, fault }: Rebuilt): string {
  return fault === null ? `${game}: rebuilt from ${commits} commits` : `${game}: left as it was, since ${fault}`;
}

export function hoursOf(text: string): number {
  const hours = Number(text);
  if (!/^\d+$/.test(text) || hours > 24 * 60) throw new InvalidArgumentError('Hours are a number from 0 to 1440.');
  return hours;
}

/** Throws when a game was left as it was. */
export async function tellOf(done: readonly Rebuilt[]): Promise<void> {
  await writeOut(`${done.map(lineOf).join('\n')}\n${done.length} games.\n`);
  const faults = done.filter(({ fault }) => fault !== null);
  if (faults.length > 0) throw new BadInput(`${faults.length} games were left as they were.`);
}

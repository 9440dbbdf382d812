/** `chancery restore FILE`: a backup put into a folder. `--aws`: the judge's table as it was at an instant, and all that follows from it. */
import {
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb';
import type { Command } from 'commander';
import {
  type Differences,
  lastSignOfLife,
  type RestoreOptions,
  restoreTable,
} from '../../../../lambdas/adapters/aws/dynamo-restore.ts';
import type { DynamoTable } from '../../../../lambdas/adapters/aws/dynamo-table.ts';
import { restoreBackup } from '../../../local/backup-file.ts';
import { BadInput } from '../../../local/bad-input.ts';
import { writeOut } from '../../lines.ts';
import { CONFIG, mustRest, takeSettings } from '../aws-settings.ts';
import { passphraseIn } from '../passphrase.ts';
import { hoursOf, rebuildAll, tellOf } from '../rebuild-all.ts';

interface Options {
  readonly aws: boolean;
  readonly config: string;
  readonly to?: string;
  readonly data: string;
  readonly keyFile?: string;
  readonly from?: string;
  readonly apply: boolean;
  readonly mailHours: number;
}

const MINUTE = 60_000;
/** The sweep gives a sign of life every five minutes. */
const STOPPED_MS = 7 * MINUTE;
const LOOK_MS = 15_000;

export function add(command: Command): void {
  command
    .argument('[file]', 'a backup of a judge on one machine')
    .option('--data <folder>', 'the new folder for it', 'data')
    .option('--key-file <file>', 'the file with its passphrase, where it is encrypted')
    .option('--aws', 'on AWS', false)
    .option(...CONFIG)
    .option('--to <instant>', 'the moment to go back to, such as 2026-11-22T18:00:00Z')
    .option('--from <table>', 'a table that has been restored already; left out: one is made beside the one in use')
    .option('--apply', 'write; without it only what would change is shown', false)
    .option('--mail-hours <hours>', 'mails of commits this new are sent unless they were', hoursOf, 24)
    .action(run);
}

async function run(file: string | undefined, { aws, data, keyFile, ...options }: Options): Promise<void> {
  if (aws === (file !== undefined))
    throw new BadInput('Give the file of a backup (chancery restore FILE), or --aws for a judge on AWS.');
  if (file === undefined) return restoreOnAws(options);
  const { files, at } = await restoreBackup(file, data, await passphraseIn(keyFile));
  await writeOut(
    `${data}: ${files} files, as they were at ${at.toISOString()}. Start the judge on it: npx chancery serve --data ${data} …\nMail that came later is not in it: its senders have to write again, or you move it from Chancery/Done back to the inbox.\n`,
  );
}

async function restoreOnAws({ config, to, from, apply, mailHours }: Omit<Options, 'aws' | 'data'>): Promise<void> {
  if (to === undefined) throw new BadInput('Say to which moment: --to 2026-11-22T18:00:00Z');
  const instant = instantOf(to, Date.now());
  if (apply) await mustRest(config);
  await takeSettings(config);
  const { awsTable, awsServices } = await import('../../../../lambdas/entry/aws-services.ts');
  const table = awsTable();
  const name = from ?? (await restoredBeside(table, instant));
  const differences = await restoreStore(
    { table, backup: { client: table.client, name }, instant, isApplied: apply },
    Date.now(),
  );
  await writeOut(`${differenceLines(differences).join('\n')}\n`);
  if (!apply) {
    await writeOut(
      `Nothing has been written. To do it: npx chancery halt, seven minutes later the same command with --from ${name} --apply, then npx chancery resume.\n`,
    );
    return;
  }
  const { WRITTEN } = await import('../../../../lambdas/entry/aws-pages.ts');
  await tellOf(await rebuildAll(await awsServices(WRITTEN), table, mailHours));
  await writeOut('The judge still rests. To go on: npx chancery resume\n');
}

/** Refuses to write while the judge runs: what it stores meanwhile would be lost, or mixed with what is put back. */
export async function restoreStore(options: RestoreOptions, now: number): Promise<Differences> {
  const last = await lastSignOfLife(options.table);
  // Of a restore that broke off it is the backup's, which is old.
  if (options.isApplied && last !== null && now - last < STOPPED_MS) {
    const seconds = Math.round((now - last) / 1000);
    throw new BadInput(
      `The judge is running: its last sign of life was ${seconds} seconds ago. Bring it to rest (npx chancery halt), and call this again ${STOPPED_MS / MINUTE} minutes after that.`,
    );
  }
  return restoreTable(options);
}

/** An instant with its zone, in the past. */
export function instantOf(text: string, now: number): number {
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) {
    throw new BadInput(
      `--to: '${text}' is no instant with its zone. Write it like 2026-11-22T18:00:00Z or 2026-11-22T19:00+01:00.`,
    );
  }
  if (instant >= now) throw new BadInput(`--to: ${text} is not in the past.`);
  return instant;
}

/** What differs, for people: the games that change, and how many items of each kind. */
export function differenceLines({ games, kinds, peopleBack }: Differences): readonly string[] {
  const changing = [...games]
    .filter(([, { last, lastInBackup, changed }]) => last !== lastInBackup || changed > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...changing.map(([name, { last, lastInBackup, changed }]) => {
      if (lastInBackup === 0) return `${name}: goes as a whole (${last} commits): it began later`;
      if (last === 0) return `${name}: comes back (${lastInBackup} commits)`;
      const moved =
        last > lastInBackup
          ? `${last} commits, back to ${lastInBackup}`
          : last < lastInBackup
            ? `${last} commits, forward to ${lastInBackup}`
            : `${last} commits`;
      return `${name}: ${moved}${changed > 0 ? `, ${changed} put back as they were` : ''}`;
    }),
    `${changing.length} of ${games.size} games change.`,
    ...[...kinds]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([kind, { put, gone }]) => `${kind}: ${put} items put back, ${gone} taken away`),
    ...(peopleBack === 0
      ? []
      : [
          `${peopleBack} people come back who are not there now. Who asked to be forgotten since then has to be forgotten again.`,
        ]),
  ];
}

/** The table as it was, in a table of its own; made when it is not there, and waited for. Calling it again goes on with the same. */
export async function restoredBeside(table: DynamoTable, instant: number, lookMs = LOOK_MS): Promise<string> {
  const name = `${table.name}-${new Date(instant)
    .toISOString()
    .replace(/[^\dTZ]/g, '')
    .replace(/\d{3}Z$/, 'Z')}`;
  const client = table.client as unknown as Pick<DynamoDBClient, 'send'>;
  if ((await statusOf(client, name)) === null) {
    await client.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: table.name,
        TargetTableName: name,
        RestoreDateTime: new Date(instant),
        // Nobody asks it for what waits.
        GlobalSecondaryIndexOverride: [],
        BillingModeOverride: 'PAY_PER_REQUEST',
      }),
    );
  }
  await writeOut(
    `The table as it was is made under the name ${name}: that takes from ten minutes to some hours.\nYou may end this command and call it again.\n`,
  );
  while ((await statusOf(client, name)) !== 'ACTIVE') await new Promise((resolve) => setTimeout(resolve, lookMs));
  return name;
}

async function statusOf(client: Pick<DynamoDBClient, 'send'>, name: string): Promise<string | null> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table?.TableStatus ?? null;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return null;
    throw error;
  }
}

/** `chancery unsent`: what a judge on AWS has put aside and sends no more by itself. */
import { SQSClient } from '@aws-sdk/client-sqs';
import type { Command } from 'commander';
import { dynamoAside } from '../../../../lambdas/adapters/aws/sending/dynamo-aside.ts';
import { awsTable } from '../../../../lambdas/entry/aws-services.ts';
import { outboundQueue } from '../../../../lambdas/entry/outbound-queue.ts';
import { writeOut } from '../../lines.ts';
import { CONFIG, takeSettings } from '../aws-settings.ts';

interface Options {
  readonly config: string;
  readonly send: boolean;
}

export function add(command: Command): void {
  command
    .option(...CONFIG)
    .option('--send', 'send them again', false)
    .action(run);
}

async function run({ config, send }: Options): Promise<void> {
  await takeSettings(config);
  const { all, takeUp } = dynamoAside(awsTable(), Date.now, outboundQueue(new SQSClient({})));
  const aside = await all();
  for (const { id, since, why } of aside) {
    if (send) await takeUp(id);
    await writeOut(`${id}  ${new Date(since).toISOString().slice(0, 16)}  ${reason(why)}\n`);
  }
  const them = aside.length === 1 ? '1 mail is' : `${aside.length} mails are`;
  if (aside.length === 0) await writeOut('Nothing was put aside.\n');
  else if (send) await writeOut(`${them} on the way again.\n`);
  else
    await writeOut(
      `${them} put aside. To send ${aside.length === 1 ? 'it' : 'them'} again: npx chancery unsent --send\n`,
    );
}

const REASONS: Readonly<Record<string, string>> = {
  'aside/no-room': 'for three days the quota had no room for it',
  'aside/not-composed': 'our program cannot compose it: tell the maintainers',
};

/** Codes of ours in words; what the mail service said as it said it. */
function reason(why: string): string {
  const [code = '', detail = ''] = why.split(' ', 2);
  const words = REASONS[code];
  return words === undefined ? why : detail === '' ? words : `${words} (${detail})`;
}

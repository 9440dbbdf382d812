/**
 * Lambda: every five minutes, repair what was missed, and say how things stand for the alarms. Each new version of it puts the pages' style
 * sheet and script where the pages are.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SQSClient } from '@aws-sdk/client-sqs';
import { awsWorld } from '../adapters/aws-world.ts';
import { setting } from '../adapters/function-settings.ts';
import { sqsQueue } from '../adapters/sqs-queue.ts';
import type { SendRequest } from '../handlers/outbound.ts';
import { makeSweep } from '../handlers/sweep.ts';

const OVERDUE_MS = 600_000;

const world = await awsWorld();
const ask = sqsQueue<SendRequest>(new SQSClient({}), setting('OUTBOUND_QUEUE'));
const sweep = makeSweep(world, (mail) => ask({ mail }));

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
};
const assets = fileURLToPath(new URL('../../templates/pages/assets/', import.meta.url));
for (const name of readdirSync(assets)) {
  const type = TYPES[name.split('.').at(-1) ?? ''];
  if (type !== undefined) await world.files.put(`assets/${name}`, readFileSync(`${assets}/${name}`), type);
}

export async function handler(): Promise<void> {
  await sweep();
  const overdue = (await world.index.list()).filter(({ wake }) => wake !== null && wake < world.now() - OVERDUE_MS);
  const waiting = await world.outbox.waiting();
  metrics({ OverdueGames: overdue.length, WaitingMails: waiting.length });
}

/** CloudWatch reads metrics out of a log line of this form (embedded metric format). */
function metrics(values: Readonly<Record<string, number>>): void {
  const Metrics = Object.keys(values).map((Name) => ({ Name, Unit: 'Count' }));
  const _aws = { Timestamp: world.now(), CloudWatchMetrics: [{ Namespace: 'Chancery', Dimensions: [[]], Metrics }] };
  process.stdout.write(`${JSON.stringify({ _aws, ...values })}\n`);
}

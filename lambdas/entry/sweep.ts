/**
 * Lambda: every five minutes, repair what was missed, and say how things stand for the alarms. Each new version of it puts the style
 * sheets and scripts of the pages and of the order sheets where the pages are.
 */
import { SQSClient } from '@aws-sdk/client-sqs';
import { count } from '../adapters/aws/log.ts';
import { sheetFiles } from '../adapters/publish/built-sheet.ts';
import { pageAssets } from '../adapters/publish/page-assets.ts';
import { makeSweep } from '../handlers/sweep.ts';
import { awsServices } from './aws-services.ts';
import { outboundQueue } from './outbound-queue.ts';

const OVERDUE_MS = 600_000;

const services = await awsServices();
const ask = outboundQueue(new SQSClient({}));
const sweep = makeSweep(services, (mail) => ask({ mail }));

for (const { name, type, body } of pageAssets()) await services.files.put(`assets/${name}`, body, type);
for (const { name, type, body } of sheetFiles()) await services.files.put(`assets/sheet/${name}`, body, type);

export async function handler(): Promise<void> {
  await sweep();
  const overdue = (await services.index.list()).filter(
    ({ wake }) => wake !== null && wake < services.now() - OVERDUE_MS,
  );
  const waiting = await services.outbox.waiting();
  count({ OverdueGames: overdue.length, WaitingMails: waiting.length });
}

/**
 * Lambda: every five minutes, repair what was missed, and say how things stand for the alarms. Each new version of it puts the style
 * sheets and scripts of the pages and of the order sheets, and the analysis board, where the pages are, once.
 */
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { now, readSetting } from '../adapters/aws/function-settings.ts';
import { countMetrics } from '../adapters/aws/log.ts';
import { sqsQueue } from '../adapters/aws/sqs-queue.ts';
import { announceForgotten } from '../adapters/aws/unannounced-mail.ts';
import { boardSite, forReaders } from '../adapters/board/board-site.ts';
import { putSiteFiles } from '../adapters/board/put-site-files.ts';
import { builtSheet, sheetFiles } from '../adapters/publish/built-sheet.ts';
import { pageAssets } from '../adapters/publish/page-assets.ts';
import { writtenLists } from '../compose-pages.ts';
import type { WakeUpCall } from '../handlers/deadline-handler.ts';
import { formatReceipt, type ReceiptNotification } from '../handlers/ses.ts';
import { makeSweep } from '../handlers/sweep-handler.ts';
import { pageMeans } from './aws-pages.ts';
import { ASKED, awsServices } from './aws-services.ts';
import { outboundQueue } from './outbound-queue.ts';

const services = await awsServices((given) => writtenLists(ASKED(given), pageMeans(given)));
const sqs = new SQSClient({});
const ask = outboundQueue(sqs);
const wake = sqsQueue<WakeUpCall>(sqs, readSetting('DEADLINE_QUEUE'));
const inbound = readSetting('INBOUND_QUEUE');
const announce = sqsQueue<ReceiptNotification>(sqs, inbound);
const mark = sqsQueue<{ readonly mark: number }>(sqs, inbound);
const ring = sqsQueue<{ readonly unannounced: string }>(sqs, readSetting('MISSED_CALLS'));
const sweep = makeSweep(services, ask, {
  askToRun: (game) => wake({ game }),
  count: countMetrics,
  announceForgotten: announceForgotten({
    client: new S3Client({ forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined }),
    bucket: readSetting('PRIVATE_BUCKET'),
    services,
    now,
    mark: (hour) => mark({ mark: hour }),
    announce: (delivery) => announce(formatReceipt(delivery)),
    ring: (id) => ring({ unannounced: id }),
  }),
});

const assets = pageAssets().map(({ name, type, body }) => ({ path: `assets/${name}`, body, type }));
const sheet = sheetFiles().map(({ name, type, body }) => ({ path: `assets/sheet/${name}`, body, type }));
await putSiteFiles(services.files, [...assets, ...sheet, ...forReaders(await boardSite(builtSheet().assets))]);

export function handler(): Promise<void> {
  return sweep();
}

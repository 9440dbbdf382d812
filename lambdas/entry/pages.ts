/** Lambda: pages of games are to be written. */
import { SQSClient } from '@aws-sdk/client-sqs';
import { isSet, readSetting } from '../adapters/aws/function-settings.ts';
import { sqsPostpone } from '../adapters/aws/sqs-queue.ts';
import { alsoCalled } from '../handlers/called.ts';
import { makePages } from '../handlers/pages-handler.ts';
import { WRITTEN } from './aws-pages.ts';
import { awsServices } from './aws-services.ts';

const services = await awsServices(WRITTEN);

const postpone = isSet('PAGES_QUEUE') ? sqsPostpone(new SQSClient({}), readSetting('PAGES_QUEUE')) : undefined;

export const handler = alsoCalled(makePages(services, postpone));

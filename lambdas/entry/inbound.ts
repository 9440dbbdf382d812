/** Lambda: a mail has come. */
import { SQSClient } from '@aws-sdk/client-sqs';
import { isSet, readSetting } from '../adapters/aws/function-settings.ts';
import { sqsPostpone } from '../adapters/aws/sqs-queue.ts';
import { makeInbound } from '../handlers/inbound-handler.ts';
import { awsServices } from './aws-services.ts';

export const handler = makeInbound(await awsServices(), {
  postpone: sqsPostpone(new SQSClient({}), readSetting('INBOUND_QUEUE')),
  noticeRoles: isSet('NOTICE_ROLES') ? readSetting('NOTICE_ROLES').split(',') : [],
});

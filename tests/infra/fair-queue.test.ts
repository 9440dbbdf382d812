/** Mails of one game are a group of the queue on AWS, which lets groups take turns (fair queues of SQS). */
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect, test, vi } from 'vitest';
import { sqsQueue } from '../../lambdas/adapters/aws/sqs-queue.ts';
import { laneOfMail, type SendRequest } from '../../lambdas/handlers/outbound.ts';

test('each message names the game of its mail; mails of the desk share a group', async () => {
  const sent: unknown[] = [];
  const client = new SQSClient({ region: 'eu-west-1' });
  vi.spyOn(client, 'send').mockImplementation(async (command: unknown) => {
    if (command instanceof SendMessageCommand) sent.push(command.input.MessageGroupId);
  });
  const ask = sqsQueue<SendRequest>(client, 'https://sqs.example/outbound', ({ mail }) => laneOfMail(mail));
  for (const mail of ['marne-12-0-person1', 'marne-13-4-person2', 'ypres-3-1-person1', 'whatif-ab12', 'm7-answer'])
    await ask({ mail });
  expect(sent).toEqual(['marne', 'marne', 'ypres', 'desk', 'desk']);
});

/** Mails of one game are a group of the queue on AWS, which lets groups take turns (fair queues of SQS). */
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect, test, vi } from 'vitest';
import { sqsQueue } from '../../lambdas/adapters/aws/sqs-queue.ts';
import type { SendRequest } from '../../lambdas/handlers/outbound-handler.ts';
import { laneOfMail } from '../../lambdas/outgoing/lane-of-mail.ts';
import { JUDGE, playedGame, write } from '../handling/rig.ts';

test('each mail of a game names that game, with its copies to other addresses; mails of the desk share a group', async () => {
  const groups: unknown[] = [];
  const client = new SQSClient({ region: 'eu-west-1' });
  vi.spyOn(client, 'send').mockImplementation(async (command: unknown) => {
    if (command instanceof SendMessageCommand) groups.push(command.input.MessageGroupId);
  });
  const ask = sqsQueue<SendRequest>(client, 'https://sqs.example/outbound', ({ mail, rank }) => laneOfMail(mail, rank));
  const services = await playedGame();
  await write(services, 'mara', 'process s1901m');
  const ofGame = await services.sent();
  expect(ofGame.length).toBeGreaterThan(7);
  for (const { id } of ofGame) await ask({ mail: id, rank: 'results' });
  await ask({ mail: `${ofGame[0]!.id}_2`, rank: 'results' });
  expect(new Set(groups)).toEqual(new Set(['marne']));

  // All ranks share a queue: no game's results stand in line behind its press.
  groups.length = 0;
  await ask({ mail: ofGame[0]!.id, rank: 'press' });
  expect(groups).toEqual(['marne-press']);

  groups.length = 0;
  await write(services, 'ann', 'list', JUDGE);
  for (const { id } of await services.sent()) await ask({ mail: id, rank: 'results' });
  expect(groups).toEqual(['desk']);
});

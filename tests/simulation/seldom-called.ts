/**
 * The functions of the judge that no game waits for: what became of its mails, WHATIFs, and what people's browsers and mail programs call.
 * The real handlers, in the simulated cloud.
 */

import type { SQSClient } from '@aws-sdk/client-sqs';
import type { APIGatewayProxyStructuredResultV2, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { dynamoSuppressionList } from '../../lambdas/adapters/aws/dynamo-ledger.ts';
import type { DynamoTable } from '../../lambdas/adapters/aws/dynamo-table.ts';
import { sqsQueue } from '../../lambdas/adapters/aws/sqs-queue.ts';
import { callableHandler as calledWith } from '../../lambdas/handlers/called.ts';
import { makeFeedback } from '../../lambdas/handlers/feedback-handler.ts';
import { makeNoInvitations } from '../../lambdas/handlers/no-invitations-handler.ts';
import { makeOnDemand } from '../../lambdas/handlers/on-demand-handler.ts';
import { makeSheet } from '../../lambdas/handlers/sheet-handler.ts';
import type { LeaveNotice, StopNotice } from '../../lambdas/handlers/stop-notice.ts';
import { makeWhatIf } from '../../lambdas/handlers/what-if-handler.ts';
import type { Services } from '../../lambdas/ports.ts';
import { BARE_PAGES } from '../sheet/browser.ts';
import type { Dice } from './chaos.ts';
import type { Edge } from './edge.ts';
import type { Loop } from './loop.ts';
import { handedOver, type QueueParts, type SimulatedQueue, simulatedQueue } from './queue.ts';

export interface Around {
  readonly shared: Omit<QueueParts, 'loop' | 'name' | 'handler'>;
  readonly dice: Dice;
  readonly now: () => number;
  readonly loopFor: (name: string) => Loop;
  readonly table: (edge: Edge) => DynamoTable;
  readonly sqs: (edge: Edge) => SQSClient;
  readonly world: (edge: Edge) => Services;
}

/** What anybody can call over HTTP. */
export type Called = 'no-invitations' | 'on-demand' | 'sheet';

export interface SeldomCalled {
  readonly feedback: SimulatedQueue;
  readonly whatIf: SimulatedQueue;
  /** Asks for a path; `answered` is told the status, 500 where the function failed. */
  call(name: Called, path: string, method?: 'GET' | 'POST', answered?: Answered): void;
}
type Answered = (status: number) => void;

export function seldomCalled({ shared, dice, now, loopFor, table, sqs, world }: Around): SeldomCalled {
  const calls = (name: string, handler: (edge: Edge) => (event: SQSEvent) => Promise<SQSBatchResponse>) =>
    simulatedQueue({ ...shared, loop: loopFor(name), name, handler: (edge) => handedOver(calledWith(handler(edge))) });
  const noInvitations = (edge: Edge) => {
    const { secrets, house, log } = world(edge);
    const tell = sqsQueue<LeaveNotice>(sqs(edge), 'inbound');
    return makeNoInvitations({ secrets, house, log, tell, stopped: dynamoSuppressionList(table(edge), now) });
  };
  const onDemand = (edge: Edge) =>
    makeOnDemand(world(edge), async () => {
      throw new Error('Nobody asks for a picture here.');
    });
  const functions: Readonly<
    Record<Called, (edge: Edge) => (event: unknown) => Promise<APIGatewayProxyStructuredResultV2>>
  > = { 'no-invitations': noInvitations, 'on-demand': onDemand, sheet: (edge) => makeSheet(world(edge), BARE_PAGES) };
  return {
    feedback: calls('feedback', (edge) => {
      const tell = sqsQueue<StopNotice>(sqs(edge), 'inbound');
      return makeFeedback({ stopped: dynamoSuppressionList(table(edge), now), log: world(edge).log }, tell);
    }),
    whatIf: calls('what-if', (edge) => makeWhatIf(world(edge))),
    call: (name, path, method = 'GET', answered = () => {}) =>
      loopFor(name).start(
        dice.fate,
        (edge) => functions[name](edge)({ rawPath: path, headers: {}, requestContext: { http: { method } } }),
        (outcome) => answered(outcome.kind === 'returned' ? (outcome.value.statusCode ?? 200) : 500),
      ),
  };
}

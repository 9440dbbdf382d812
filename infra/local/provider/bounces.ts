/**
 * Reports on mails of ours: what came back (RFC 3464), and what its reader has marked as spam (RFC 5965). A report counts for the address
 * that the mail it names was sent to, and for no other: whoever knows the id of a mail has had it.
 */
import type { SQSEvent } from 'aws-lambda';
import { recordSuppression } from '../../../lambdas/account/suppression.ts';
import { dynamoSuppressionList } from '../../../lambdas/adapters/aws/dynamo-ledger.ts';
import { unpackItem } from '../../../lambdas/adapters/aws/dynamo-packing.ts';
import { type DynamoTable, getItem, outboxKey } from '../../../lambdas/adapters/aws/dynamo-table.ts';
import { queueRecord } from '../../../lambdas/handlers/batch.ts';
import { makeFeedback } from '../../../lambdas/handlers/feedback-handler.ts';
import type { OutgoingMail, Services } from '../../../lambdas/ports.ts';

export interface Report {
  readonly kind: 'bounce' | 'complaint';
  /** Our id of the mail. */
  readonly mail: string;
  /** RFC 3463; null: it tells none. */
  readonly status: string | null;
  readonly isFinal: boolean;
}

const LOOKED_AT = 300_000;

export function isReport(head: Uint8Array): boolean {
  return kindOf(Buffer.from(head).toString('latin1')) !== null;
}

/** Null: no report, or none on a mail that could be ours. */
export function reportIn(raw: Uint8Array): Report | null {
  const text = Buffer.from(raw.subarray(0, LOOKED_AT)).toString('latin1').replace(/\r\n/g, '\n');
  const end = text.indexOf('\n\n');
  const kind = kindOf(text.slice(0, end));
  const body = text.slice(end);
  const mail = /^X-Judge-Mail-ID:[ \t]*([\w.-]{1,150})[ \t]*$/im.exec(body)?.[1];
  if (kind === null || mail === undefined) return null;
  const status = /^Status:[ \t]*([245]\.\d{1,3}\.\d{1,3})/im.exec(body)?.[1] ?? null;
  return { kind, mail, status, isFinal: /^Action:[ \t]*failed/im.test(body) };
}

function kindOf(head: string): Report['kind'] | null {
  const type = /^Content-Type:[ \t]*multipart\/report\b((?:.|\n[ \t])*)/im.exec(head.replace(/\r\n/g, '\n'))?.[1];
  if (type === undefined) return null;
  if (/report-type="?feedback-report/i.test(type)) return 'complaint';
  return /report-type="?delivery-status/i.test(type) ? 'bounce' : null;
}

/** Does what a report asks for, as the function does that hears of mails on AWS. False: it is on no mail of ours. */
export function reportTaker(services: Services, table: DynamoTable): (report: Report) => Promise<boolean> {
  const stopped = dynamoSuppressionList(table, services.now);
  const hear = makeFeedback({ log: services.log, stopped }, async ({ stopped: { address, why } }) =>
    recordSuppression(services, address, why),
  );
  return async ({ kind, mail, status, isFinal }) => {
    const found = await getItem(table, outboxKey(mail));
    if (found === null) return false;
    const { to } = await unpackItem<OutgoingMail>(table, found);
    const about = { destination: [to], headers: [{ name: 'X-Judge-Mail-Id', value: mail }] };
    const bounce = {
      bounceType: isFinal ? 'Permanent' : 'Transient',
      bouncedRecipients: status === null ? [] : [{ status }],
    };
    const told =
      kind === 'bounce' ? { eventType: 'Bounce', mail: about, bounce } : { eventType: 'Complaint', mail: about };
    const event: SQSEvent = { Records: [queueRecord('feedback', `report-${mail}`, JSON.stringify(told))] };
    const { batchItemFailures } = await hear(event);
    if (batchItemFailures.length > 0) throw new Error('A report on a mail could not be handled.');
    return true;
  };
}

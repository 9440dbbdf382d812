/** What a deadline on AWS waits for: the bucket's listing at the SDK's edge, the marks of mail that failed in a real ledger. */
import type { S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import type { Table } from '../../lambdas/adapters/aws/dynamo-table.ts';
import { INBOX, MailWaits, s3Mailroom } from '../../lambdas/adapters/aws/s3-mailroom.ts';
import { noteFailure } from '../../lambdas/games/our-faults.ts';
import { memoryStore } from '../memory.ts';

const DEADLINE = Date.UTC(2026, 2, 5, 20, 0);

it('a deadline waits for mail not tried yet, for failed mail of its own players until it failed again, and no other', async () => {
  let now = DEADLINE + 60_000;
  const { ledger } = memoryStore(
    () => now,
    () => 'person',
    async () => {},
  );
  const Contents = [{ Key: `${INBOX}mail1`, LastModified: new Date(DEADLINE - 5_000) }];
  const client = { send: async () => ({ Contents }) } as unknown as S3Client;
  const mailroom = s3Mailroom({
    client,
    bucket: 'records',
    table: {} as Table,
    ledger,
    tell: async () => {},
    now: () => now,
    sleep: async (milliseconds) => {
      now += milliseconds;
    },
  });
  const waits = (game: string) => mailroom.unhandled(DEADLINE, game);

  await expect(waits('marne')).rejects.toThrow(MailWaits);
  await noteFailure(ledger, 'mail1', ['marne']);
  await expect(waits('marne')).rejects.toThrow(MailWaits);
  await expect(waits('somme')).resolves.toEqual([]);
  await noteFailure(ledger, 'mail1', ['marne']);
  await expect(waits('marne')).resolves.toEqual([]);
});

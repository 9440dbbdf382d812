/**
 * Loops: two running judges that are made to write to each other.
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import type { Judge } from '../../infra/local/running-judge.ts';
import { openJudge } from '../local/rig.ts';
import { scratch } from '../local/scratch.ts';

const JUDGE = 'judge@chancery.localhost';
const lines = (...text: readonly string[]) => Buffer.from(`${text.join('\r\n')}\r\n`);

/** Carries whatever one judge has sent to `from` to the other, as a mail system would; how many mails that were. */
async function carry(from: Judge, to: Judge, address: string): Promise<number> {
  const mails = await from.mailboxes.list(address);
  for (const { id } of mails) {
    await to.take({ raw: (await from.mailboxes.raw(id))!, from: address, to: [JUDGE] });
  }
  await to.settled();
  return mails.length;
}

describe('two judges', () => {
  test('that are made to write to each other stop at one mail each', async () => {
    const first = await openJudge(await scratch());
    const second = await openJudge(await scratch());
    // To the first this is a mail of the second, by which it is asked for an answer; and the other way about.
    for (const [judge, other] of [
      [first, 'other@second.example'],
      [second, 'other@first.example'],
    ] as const) {
      const raw = lines(`From: ${other}`, `To: ${JUDGE}`, 'Subject: help', 'Message-ID: <1@example.org>', '', 'help');
      await judge.take({ raw, from: other, to: [JUDGE] });
      await judge.settled();
    }
    expect(await carry(first, second, 'other@second.example')).toBe(1);
    expect(await carry(second, first, 'other@first.example')).toBe(1);
    // Neither has answered what the other wrote.
    const addresses = async (judge: Judge) => [...(await judge.mailboxes.addresses(10))].sort();
    expect(await addresses(first)).toEqual(['other@second.example']);
    expect(await addresses(second)).toEqual(['other@first.example']);
    expect(await first.mailboxes.list('other@second.example')).toHaveLength(1);
    expect(await second.mailboxes.list('other@first.example')).toHaveLength(1);
  });
});

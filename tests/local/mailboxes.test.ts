import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openMailboxes } from '../../infra/local/mail/mailboxes.ts';
import type { OutgoingMail } from '../../lambdas/ports.ts';
import { scratch } from './scratch.ts';

const TEXT = 'You took Rumania; your 3 other\norders failed.\n\nMore of it.\n';

function mailOf(id: string, to = 'anna@example.org', date = 1_772_000_000_000): OutgoingMail {
  const from = { name: 'Chancery', address: 'judge@chancery.localhost' };
  return { id, to, from, replyTo: null, subject: `Subject of ${id}`, text: TEXT, html: '', headers: {}, date };
}

async function opened(folder: string) {
  const boxes = await openMailboxes(folder);
  onTestFinished(boxes.close);
  return boxes;
}

describe("the players' mailboxes", () => {
  test('a mail lies in the mailbox of its reader, newest first, and can be read as raw source', async () => {
    const boxes = await opened(await scratch());
    await boxes.send(mailOf('m-1', 'anna@example.org', 1_000), Buffer.from('first'));
    await boxes.send(mailOf('m-3', 'anna@example.org', 3_000), Buffer.from('third'));
    await boxes.send(mailOf('m-2', 'anna@example.org', 2_000), Buffer.from('second'));
    await boxes.send(mailOf('m-4', 'ben@example.org'), Buffer.from('other'));
    const list = await boxes.list('Anna@Example.org');
    expect(list.map(({ id }) => id)).toEqual(['m-3', 'm-2', 'm-1']);
    expect(list[0]).toEqual({
      id: 'm-3',
      to: 'anna@example.org',
      from: 'Chancery <judge@chancery.localhost>',
      subject: 'Subject of m-3',
      date: '1970-01-01T00:00:03.000Z',
      rank: 'results',
      lead: 'You took Rumania; your 3 other orders failed.',
    });
    expect(Buffer.from((await boxes.raw('m-2'))!).toString()).toBe('second');
    expect([...(await boxes.addresses(10))].sort()).toEqual(['anna@example.org', 'ben@example.org']);
  });

  test('the same mail sent again takes the place of the first', async () => {
    const boxes = await opened(await scratch());
    await boxes.send(mailOf('m-1'), Buffer.from('first'));
    await boxes.send(mailOf('m-1'), Buffer.from('first'));
    expect(await boxes.list('anna@example.org')).toHaveLength(1);
  });

  test('what was read is read, when it is sent again too', async () => {
    const boxes = await opened(await scratch());
    for (const id of ['m-1', 'm-2']) await boxes.send(mailOf(id), Buffer.from(id));
    await boxes.noteRead((await boxes.list('anna@example.org')).find(({ id }) => id === 'm-1')!);
    await boxes.send(mailOf('m-1'), Buffer.from('m-1'));
    const read = (await boxes.list('anna@example.org')).map(({ id, isRead }) => [id, isRead]);
    expect(read.sort()).toEqual([
      ['m-1', true],
      ['m-2', undefined],
    ]);
  });

  test('a line that a crash cut short hides no other mail', async () => {
    const folder = await scratch();
    const boxes = await opened(folder);
    await boxes.send(mailOf('m-1'), Buffer.from('first'));
    const [list] = await readdir(join(folder, 'lists'));
    await appendFile(join(folder, 'lists', list!), '\n{"id":"m-2","to":"anna@exam');
    await boxes.send(mailOf('m-2'), Buffer.from('second'));
    expect((await boxes.list('anna@example.org')).map(({ id }) => id).sort()).toEqual(['m-1', 'm-2']);
  });

  test('hostile addresses and ids reach no file outside', async () => {
    const boxes = await opened(await scratch());
    const address = `"../../${'x'.repeat(300)}\n"@example.org`;
    await boxes.send(mailOf('../../etc/passwd', address), Buffer.from('raw'));
    const [entry] = await boxes.list(address);
    expect(entry?.id).toMatch(/^[0-9a-f]{64}$/);
    expect(Buffer.from((await boxes.raw(entry!.id))!).toString()).toBe('raw');
    for (const id of ['../../../../etc/passwd', '..', '', 'a/b', '%2e%2e', '.x'])
      expect(await boxes.raw(id)).toBeNull();
  });

  test('an empty mailbox is an empty list', async () => {
    const boxes = await opened(await scratch());
    expect(await boxes.list('nobody@example.org')).toEqual([]);
    expect(await boxes.raw('m-1')).toBeNull();
  });
});

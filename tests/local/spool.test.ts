import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { diskFiles } from '../../infra/local/files.ts';
import { verdictsOf } from '../../infra/local/mail/smtp.ts';
import { openSpool } from '../../infra/local/mail/spool.ts';
import { scratch } from './scratch.ts';

const ENVELOPE = {
  envelopeFrom: 'anna@example.org',
  recipients: ['judge@chancery.localhost'],
  verdicts: verdictsOf('pass'),
};

describe('the spool', () => {
  test('a stored mail waits, with its raw bytes, until it has been handled, also for a judge started later', async () => {
    const folder = await scratch();
    const files = diskFiles(join(folder, 'files'), { durable: true });
    const spool = await openSpool(join(folder, 'mail'), files);
    const raw = Buffer.from([0x46, 0x72, 0x6f, 0x6d, 0xff, 0x00, 0x0a]);
    const { mail } = await spool.store(raw, { ...ENVELOPE, received: 1_000 });

    const later = await openSpool(join(folder, 'mail'), files);
    const [delivery, ...others] = await later.unhandled(2_000, gameName('marne'));
    expect(others).toEqual([]);
    expect(delivery).toEqual({
      ...ENVELOPE,
      received: 1_000,
      id: mail.messageId,
      rawKey: `inbox/${mail.messageId}.eml`,
    });
    expect(await files.get(delivery!.rawKey)).toEqual(raw);

    await later.handled(mail.messageId);
    expect(await later.waiting()).toEqual([]);
    expect(await files.get(delivery!.rawKey)).toEqual(raw);
  });

  test('what waits comes in order of receipt, and a deadline is given only what was received before it', async () => {
    const folder = await scratch();
    const spool = await openSpool(join(folder, 'mail'), diskFiles(folder));
    for (const received of [3_000, 1_000, 2_000]) await spool.store(Buffer.from('x'), { ...ENVELOPE, received });
    expect((await spool.unhandled(3_000, gameName('marne'))).map(({ received }) => received)).toEqual([1_000, 2_000]);
  });

  test('a mail put aside is kept and waited for no more', async () => {
    const folder = await scratch();
    const spool = await openSpool(join(folder, 'mail'), diskFiles(folder));
    const { mail } = await spool.store(Buffer.from('x'), { ...ENVELOPE, received: 1_000 });
    await spool.putAside(mail.messageId);
    await spool.putAside(mail.messageId);
    expect(await spool.waiting()).toEqual([]);
    expect(await readdir(join(folder, 'mail', 'aside'))).toEqual([`${mail.messageId}.json`]);
  });

  test('one damaged notification costs only itself, and is said', async () => {
    const folder = await scratch();
    const files = diskFiles(folder);
    const spool = await openSpool(join(folder, 'mail'), files);
    const [one, two] = [
      await spool.store(Buffer.from('x'), { ...ENVELOPE, received: 1_000 }),
      await spool.store(Buffer.from('y'), { ...ENVELOPE, received: 2_000 }),
    ];
    await writeFile(join(folder, 'mail', 'waiting', `${one.mail.messageId}.json`), '{"notificationType":');
    const later = await openSpool(join(folder, 'mail'), files);
    expect((await later.waiting()).map(({ mail }) => mail.messageId)).toEqual([two.mail.messageId]);
    expect(later.notes).toEqual([expect.stringContaining(`files/inbox/${one.mail.messageId}.eml: send it again`)]);
    expect((await openSpool(join(folder, 'mail'), files)).notes).toEqual([]);
  });

  test('a mail in which the disk has changed a byte is put aside and said, and never acted on', async () => {
    const folder = await scratch();
    const files = diskFiles(folder);
    const spool = await openSpool(join(folder, 'mail'), files);
    const raw = Buffer.from('From: anna@example.org\r\n\r\nA vie - gal\r\n');
    const stored = [];
    for (const received of [1_000, 2_000, 3_000, 4_000])
      stored.push((await spool.store(raw, { ...ENVELOPE, received })).mail.messageId);
    const [flipped, gone, retold, whole] = stored as [string, string, string, string];
    const changed = Buffer.from(raw);
    changed[changed.indexOf('gal')]! ^= 1;
    await writeFile(join(folder, 'inbox', `${flipped}.eml`), changed);
    await rm(join(folder, 'inbox', `${gone}.eml`));
    const path = join(folder, 'mail', 'waiting', `${retold}.json`);
    await writeFile(path, (await readFile(path, 'utf8')).replace('anna@', 'bnna@'));

    const later = await openSpool(join(folder, 'mail'), files);
    expect((await later.unhandled(9_000, gameName('marne'))).map(({ id }) => id)).toEqual([whole]);
    expect(later.notes).toEqual([
      expect.stringContaining(`damaged or missing (files/inbox/${flipped}.eml) and was not acted on`),
      expect.stringContaining(`damaged or missing (files/inbox/${gone}.eml)`),
      expect.stringContaining(`was damaged (mail/waiting/${retold}.json`),
    ]);
    expect((await readdir(join(folder, 'mail', 'aside'))).sort()).toEqual(
      [flipped, gone, retold].map((id) => `${id}.json`),
    );
    expect(await files.get(`inbox/${flipped}.eml`)).toEqual(changed);
  });

  test('a bounce, which has no sender, keeps having none', async () => {
    const folder = await scratch();
    const spool = await openSpool(join(folder, 'mail'), diskFiles(folder));
    await spool.store(Buffer.from('x'), { ...ENVELOPE, envelopeFrom: '', received: 1_000 });
    expect((await spool.unhandled(2_000, gameName('marne')))[0]?.envelopeFrom).toBe('');
  });
});

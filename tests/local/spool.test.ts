import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { gameName } from '../../engine/vocabulary.ts';
import { diskFiles } from '../../infra/local/files.ts';
import { verdictsOf } from '../../infra/local/mail/smtp.ts';
import { openSpool } from '../../infra/local/mail/spool.ts';
import { formatReceipt } from '../../lambdas/handlers/ses.ts';
import { scratch } from './scratch.ts';

const sha256 = (what: string | Uint8Array) => createHash('sha256').update(what).digest('hex');

const ENVELOPE = {
  envelopeFrom: 'anna@example.org',
  recipients: ['judge@chancery.localhost'],
  verdicts: verdictsOf('pass'),
};

const opened = async (folder: string) => {
  const spool = await openSpool(folder, diskFiles(join(folder, 'files')));
  onTestFinished(spool.close);
  return spool;
};

describe('the spool', () => {
  test('a stored mail waits, with its raw bytes, until it has been handled, also for a judge started later', async () => {
    const folder = await scratch();
    const spool = await opened(folder);
    const raw = Buffer.from([0x46, 0x72, 0x6f, 0x6d, 0xff, 0x00, 0x0a]);
    const { mail } = await spool.store(raw, { ...ENVELOPE, received: 1_000 });

    const later = await opened(folder);
    const [delivery, ...others] = await later.unhandled(2_000, gameName('marne'));
    expect(others).toEqual([]);
    expect(delivery).toEqual({
      ...ENVELOPE,
      received: 1_000,
      id: mail.messageId,
      rawKey: `inbox/${mail.messageId}.eml`,
    });
    for (const each of [spool, later]) expect(await each.files.get(delivery!.rawKey)).toEqual(raw);

    await later.handled(mail.messageId);
    expect(await later.waiting()).toEqual([]);
    expect(await later.files.get(delivery!.rawKey)).toEqual(raw);
    expect((await opened(folder)).notes).toEqual([]);
  });

  test('what waits comes in order of receipt, and a deadline is given only what was received before it', async () => {
    const folder = await scratch();
    const spool = await opened(folder);
    for (const received of [3_000, 1_000, 2_000]) await spool.store(Buffer.from('x'), { ...ENVELOPE, received });
    expect((await spool.unhandled(3_000, gameName('marne'))).map(({ received }) => received)).toEqual([1_000, 2_000]);
  });

  test('that mail cannot be stored is told once, and no more once it can', async () => {
    const folder = await scratch();
    const told: string[] = [];
    const spool = await openSpool(folder, diskFiles(join(folder, 'files')), (error) => told.push(error));
    onTestFinished(spool.close);
    const store = () => spool.store(Buffer.from('x'), { ...ENVELOPE, received: 1_000 });
    const waiting = join(folder, 'mail/waiting');
    for (let broken = 0; broken < 2; broken++) {
      await rm(waiting, { recursive: true });
      await writeFile(waiting, 'no folder');
      for (let n = 0; n < 3; n++) await expect(store()).rejects.toThrow();
      expect([told.length, spool.trouble()]).toEqual([broken + 1, told.at(-1)]);
      await rm(waiting);
      await mkdir(waiting);
      await store();
      expect(spool.trouble()).toBeNull();
    }
    expect(told[0]).toBe('Mail cannot be stored: it is not a folder. Until it can, it is not taken, and comes again.');
  });

  test('a mail put aside is kept and waited for no more', async () => {
    const folder = await scratch();
    const spool = await opened(folder);
    const { mail } = await spool.store(Buffer.from('x'), { ...ENVELOPE, received: 1_000 });
    await spool.putAside(mail.messageId);
    await spool.putAside(mail.messageId);
    expect(await spool.waiting()).toEqual([]);
    expect(await readdir(join(folder, 'mail', 'aside'))).toEqual([`${mail.messageId}.eml`]);
  });

  test('a line like ours in a mail is its writer’s, and proves nothing', async () => {
    const folder = await scratch();
    const spool = await opened(folder);
    const { mail } = await spool.store(Buffer.from('x'), { ...ENVELOPE, received: 1_000 });
    const ours = await readFile(join(folder, 'mail', 'waiting', `${mail.messageId}.eml`));
    const forged = Buffer.from(ours.toString().replace('anna@', 'bnna@'));
    const second = await spool.store(forged, { ...ENVELOPE, received: 2_000 });
    const later = await opened(folder);
    expect((await later.unhandled(9_000, gameName('marne'))).map(({ envelopeFrom }) => envelopeFrom)).toEqual([
      ENVELOPE.envelopeFrom,
      ENVELOPE.envelopeFrom,
    ]);
    for (const each of [spool, later]) {
      expect(await each.files.get(`inbox/${second.mail.messageId}.eml`)).toEqual(forged);
    }
  });

  test('what an older judge has left waiting, in two files each, is handled, and read where it lies', async () => {
    const folder = await scratch();
    const [waiting, inbox] = [join(folder, 'mail', 'waiting'), join(folder, 'files', 'inbox')];
    await opened(folder);
    await mkdir(inbox, { recursive: true });
    const raw = Buffer.from('From: anna@example.org\r\n\r\nA vie - gal\r\n');
    const ids = ['0older-1', '0older-2', '0older-3', '0older-4'] as const;
    for (const [n, id] of ids.entries()) {
      const told = formatReceipt({ ...ENVELOPE, id, rawKey: `inbox/${id}.eml`, received: 1_000 + n });
      const digests = { raw: sha256(raw), told: sha256(JSON.stringify(told)) };
      await writeFile(join(inbox, `${id}.eml`), raw);
      await writeFile(join(waiting, `${id}.json`), JSON.stringify(n === 0 ? told : { ...told, digests }));
    }
    const [earliest, whole, flipped, retold] = ids;
    await writeFile(join(inbox, `${flipped}.eml`), raw.toString().replace('gal', 'boh'));
    await writeFile(join(waiting, `${retold}.json`), '{"notificationType":');

    const spool = await opened(folder);
    expect((await spool.waiting()).map(({ mail }) => mail.messageId)).toEqual([earliest, whole]);
    expect(spool.notes).toEqual([
      expect.stringContaining(`damaged or missing (files/inbox/${flipped}.eml) and was not acted on`),
      expect.stringContaining(`files/inbox/${retold}.eml: send it again`),
    ]);
    expect((await readdir(join(folder, 'mail', 'aside'))).sort()).toEqual([`${flipped}.json`, `${retold}.json`]);
    expect(await spool.files.get(`inbox/${whole}.eml`)).toEqual(raw);
    await spool.handled(whole);
    await spool.putAside(earliest);
    expect(await readdir(waiting)).toEqual([]);
    expect(await spool.files.get(`inbox/${whole}.eml`)).toEqual(raw);
    expect((await opened(folder)).notes).toEqual([]);
  });

  test('one damaged mail costs only itself, and is said', async () => {
    const folder = await scratch();
    const spool = await opened(folder);
    const [one, two] = [
      await spool.store(Buffer.from('x'), { ...ENVELOPE, received: 1_000 }),
      await spool.store(Buffer.from('y'), { ...ENVELOPE, received: 2_000 }),
    ];
    await writeFile(join(folder, 'mail', 'waiting', `${one.mail.messageId}.eml`), 'X-Chancery-Receipt: {"');
    const later = await opened(folder);
    expect((await later.waiting()).map(({ mail }) => mail.messageId)).toEqual([two.mail.messageId]);
    expect(later.notes).toEqual([expect.stringContaining(`damaged (mail/waiting/${one.mail.messageId}.eml;`)]);
    expect((await opened(folder)).notes).toEqual([]);
  });

  test('a mail in which the disk has changed a byte is put aside and said, and never acted on', async () => {
    const folder = await scratch();
    const spool = await opened(folder);
    const raw = Buffer.from('From: anna@example.org\r\n\r\nA vie - gal\r\n');
    const stored = [];
    for (const received of [1_000, 2_000, 3_000, 4_000])
      stored.push((await spool.store(raw, { ...ENVELOPE, received })).mail.messageId);
    const [flipped, cut, retold, whole] = stored as [string, string, string, string];
    const pathOf = (id: string) => join(folder, 'mail', 'waiting', `${id}.eml`);
    const text = (id: string) => readFile(pathOf(id), 'utf8');
    await writeFile(pathOf(flipped), (await text(flipped)).replace('vie - gal', 'vie - boh'));
    await writeFile(pathOf(cut), (await text(cut)).slice(0, -1));
    await writeFile(pathOf(retold), (await text(retold)).replace('"source":"anna@', '"source":"bnna@'));

    const later = await opened(folder);
    expect((await later.unhandled(9_000, gameName('marne'))).map(({ id }) => id)).toEqual([whole]);
    expect(later.notes).toEqual(
      [flipped, cut, retold].map((id) =>
        expect.stringContaining(`damaged (mail/waiting/${id}.eml; it lies in mail/aside`),
      ),
    );
    expect((await readdir(join(folder, 'mail', 'aside'))).sort()).toEqual(
      [flipped, cut, retold].map((id) => `${id}.eml`),
    );
  });

  test('a bounce, which has no sender, keeps having none', async () => {
    const folder = await scratch();
    const spool = await opened(folder);
    await spool.store(Buffer.from('x'), { ...ENVELOPE, envelopeFrom: '', received: 1_000 });
    expect((await spool.unhandled(2_000, gameName('marne')))[0]?.envelopeFrom).toBe('');
  });
});

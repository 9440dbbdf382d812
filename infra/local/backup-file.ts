/**
 * A copy of a data folder in one file, made while the judge is at work on it: a tar archive, packed, and encrypted where a passphrase is
 * given (scrypt, AES-256-GCM). The store is left out: it is made again from the journal, which only ever grows. Received mail is copied
 * before the journal: what is handled meanwhile is in both, and acts once; nothing is in neither.
 */
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, type Stats } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { type Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { BadInput } from './bad-input.ts';
import { errorCode } from './disk.ts';
import { backedUpAt, RESTORED } from './restored.ts';
import { openJournal } from './store/journal.ts';

/** What is made again, or belongs to a judge that runs. The mark of the folder comes last, as the end of a whole copy. */
const LEFT_OUT =
  /^(?:lock|restored\.json|store|store\.damaged.*|stopped\.json|checkpoint\.json|judge\.log.*|journal|chancery\.json)$/;
/** In this order behind everything else. */
const LAST = ['journal', 'chancery.json'];

const MAGIC = Buffer.from('CHANCERY BACKUP 1\n');
const [SALT, IV, TAG, KEY] = [16, 12, 16, 32] as const;
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 };

/** Files and bytes that are in it. Throws {@link BadInput}; a file that is there already is left alone. */
export async function makeBackup(
  data: string,
  to: string,
  passphrase: string | null,
): Promise<{ readonly files: number; readonly bytes: number }> {
  if (!existsSync(join(data, 'chancery.json'))) throw new BadInput(`${data} is no data folder of a judge (--data).`);
  if (existsSync(to)) throw new BadInput(`${to} is there already: give the backup another name.`);
  const inside = relative(resolve(data), resolve(to));
  if (!inside.startsWith('..')) throw new BadInput(`A backup does not belong into the data folder itself: ${to}.`);
  const part = `${to}.part`;
  const tar = pack();
  let count = 0;
  const filled = (async () => {
    await addBytes(tar, RESTORED, Buffer.from(`${JSON.stringify({ at: Date.now() })}\n`));
    for (const name of [...(await filesIn(data)), ...LAST]) if (await addFile(tar, data, name)) count += 1;
    tar.finalize();
  })();
  // A file that cannot be read ends the copy.
  filled.catch((error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))));
  try {
    const out = createWriteStream(part, { mode: 0o600 });
    const through = passphrase === null ? [] : [encrypted(passphrase)];
    await pipeline([tar as unknown as Readable, createGzip(), ...through, out]);
    await filled;
    const file = await open(part, 'r+');
    await file.sync().finally(() => file.close());
    await rename(part, to);
    return { files: count, bytes: (await stat(to)).size };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Paths below the folder, mail that waits before all else. */
async function filesIn(data: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const entry of await readdir(data, { recursive: true, withFileTypes: true })) {
    const path = relative(data, join(entry.parentPath, entry.name));
    // Files that are just being written begin with a dot, or end so.
    if (entry.isFile() && !LEFT_OUT.test(path.split('/')[0]!) && !/(?:^|\/)\.|\.part$/.test(path)) found.push(path);
  }
  const rank = (path: string) => (path.startsWith('mail/') ? 0 : 1);
  return found.sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
}

/** As long as it is when it is begun: a journal grows meanwhile. False: it has gone since, as a mail does that has been handled. */
async function addFile(tar: ReturnType<typeof pack>, data: string, name: string): Promise<boolean> {
  const path = join(data, name);
  let told: Stats;
  try {
    told = await stat(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT' && name !== 'journal') return false;
    throw error;
  }
  if (name === 'journal' && told.size > 0) {
    await new Promise<void>((done, failed) => {
      const entry = tar.entry({ name, size: told.size, mode: 0o600 }, (error) => (error ? failed(error) : done()));
      createReadStream(path, { end: told.size - 1 })
        .on('error', failed)
        .pipe(entry);
    });
    return true;
  }
  try {
    await addBytes(tar, name, await readFile(path));
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

function addBytes(tar: ReturnType<typeof pack>, name: string, bytes: Buffer): Promise<void> {
  return new Promise((done, failed) => {
    tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? failed(error) : done()));
  });
}

function encrypted(passphrase: string): Transform {
  const [salt, iv] = [randomBytes(SALT), randomBytes(IV)];
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, KEY, SCRYPT), iv);
  cipher.setAAD(MAGIC);
  let isBegun = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!isBegun) this.push(Buffer.concat([MAGIC, salt, iv]));
      isBegun = true;
      done(null, cipher.update(chunk));
    },
    flush(done) {
      this.push(cipher.final());
      done(null, cipher.getAuthTag());
    },
  });
}

/**
 * Puts a backup into a folder that is not there yet, or is empty. Nothing is there until all of it has been read and found whole.
 * Throws {@link BadInput}.
 */
export async function restoreBackup(
  from: string,
  data: string,
  passphrase: string | null,
): Promise<{ readonly files: number; readonly at: Date }> {
  if (existsSync(data) && (await readdir(data)).length > 0)
    throw new BadInput(`${data} is not empty: a backup goes into a new folder (--data). Move the old one aside.`);
  const part = `${data}.part`;
  await rm(part, { recursive: true, force: true });
  try {
    const tar = join(part, 'backup.tar');
    await mkdir(part, { recursive: true, mode: 0o700 });
    // Nothing of it is looked at before all of it has been found whole.
    await pipeline([...(await opened(from, passphrase)), createGunzip(), createWriteStream(tar, { mode: 0o600 })]);
    const files = await unpack(tar, part);
    await rm(tar);
    const at = await backedUpAt(part);
    if (at === null || !existsSync(join(part, 'chancery.json')))
      throw new BadInput(`${from} is cut off, or no backup.`);
    const { journal, damaged } = await openJournal(join(part, 'journal'));
    await journal.close();
    if (damaged.length > 0) throw new BadInput(`The journal in ${from} is damaged (line ${damaged[0]}).`);
    await rm(data, { recursive: true, force: true });
    await rename(part, data);
    return { files: files - 1, at: new Date(at) };
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    if (error instanceof BadInput) throw error;
    const code = errorCode(error);
    if (code !== null && /^E[A-Z]+$/.test(code))
      throw new BadInput(`${from} cannot be restored: ${(error as Error).message}`);
    throw new BadInput(
      passphrase === null
        ? `${from} is no backup, or is damaged.`
        : `${from} cannot be opened: the passphrase is another, or the file is damaged. Nothing was written.`,
    );
  }
}

/** What is packed in it. */
async function opened(from: string, passphrase: string | null): Promise<readonly [Readable, ...Transform[]]> {
  const { size } = await stat(from);
  const file = await open(from, 'r');
  try {
    const head = Buffer.alloc(MAGIC.length + SALT + IV);
    await file.read(head, 0, head.length, 0);
    const isEncrypted = head.subarray(0, MAGIC.length).equals(MAGIC);
    if (!isEncrypted) return [createReadStream(from)];
    if (passphrase === null)
      throw new BadInput(`${from} is encrypted: give the file with its passphrase (--key-file).`);
    const tag = Buffer.alloc(TAG);
    await file.read(tag, 0, TAG, size - TAG);
    const salt = head.subarray(MAGIC.length, MAGIC.length + SALT);
    const key = scryptSync(passphrase, salt, KEY, SCRYPT);
    const cipher = createDecipheriv('aes-256-gcm', key, head.subarray(-IV)).setAAD(MAGIC).setAuthTag(tag);
    const body = createReadStream(from, { start: head.length, end: size - TAG - 1 });
    return [body, cipher];
  } finally {
    await file.close();
  }
}

/** How many files there were. */
async function unpack(path: string, into: string): Promise<number> {
  const tar = extract();
  let files = 0;
  createReadStream(path).pipe(tar as unknown as Writable);
  for await (const entry of tar) {
    const { name, type } = entry.header;
    const place = join(into, name);
    if (type !== 'file' || relative(into, place).startsWith('..'))
      throw new BadInput(`There is '${name}' in it: that is no backup.`);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await pipeline(entry as unknown as Readable, createWriteStream(place, { mode: 0o600 }));
    files += 1;
  }
  return files;
}

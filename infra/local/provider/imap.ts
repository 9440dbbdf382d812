/** A mailbox at a provider, by IMAP (RFC 3501; RFC 2177, 4315 and 6851 where the provider has them). */
import type { ImapFlow, ImapFlowOptions } from 'imapflow';
import { type MailFolders, type MailHead, type Posted, ProviderAway } from './mail-folders.ts';
import type { Account, SignIn } from './sign-in.ts';

/** A provider that says nothing for so long is away. */
const QUIET_MS = 60_000;
const CONNECT_MS = 20_000;

/** Opens a connection. Throws {@link ProviderAway}. */
export async function openImap(account: Account, signIn: SignIn): Promise<MailFolders> {
  // A fifth of a second and 30 MB, of which a judge without a mailbox has no use.
  const { ImapFlow: Client } = await import('imapflow');
  const client = new Client(await optionsOf(account, signIn));
  // What is lost shows in the next command.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    client.close();
    throw away(account, error);
  }
  return foldersOf(client, account);
}

async function optionsOf({ host, port, isSecure, user, ca }: Account, signIn: SignIn): Promise<ImapFlowOptions> {
  const { password, token } = await signIn();
  return {
    host,
    port,
    secure: isSecure,
    ...(isSecure ? {} : { doSTARTTLS: false }),
    ...(ca === undefined ? {} : { tls: { ca } }),
    auth: { user, ...(token === undefined ? { pass: password } : { accessToken: token }) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: QUIET_MS * 30,
    maxLiteralSize: LARGEST,
  };
}

/** A mail that is larger is not fetched: the head alone is handled, as that of any mail that is too big. */
const LARGEST = 32 * 1024 * 1024;

function foldersOf(client: ImapFlow, account: Account): MailFolders {
  /** Mails of each folder from this UID on are news. */
  const told = new Map<string, number>();
  const failing = async <T>(doing: () => Promise<T>): Promise<T> => {
    if (!client.usable) throw away(account, new Error('the connection was closed'));
    try {
      return await doing();
    } catch (error) {
      throw away(account, error);
    }
  };
  /** The folder, selected where another is. */
  const select = async (folder: string) => {
    const { mailbox } = client;
    if (mailbox !== false && mailbox.path === folder) return mailbox;
    return client.mailboxOpen(folder);
  };
  const make = async (parts: readonly string[]): Promise<string> => {
    const { path } = await client.mailboxCreate([...parts]);
    return path;
  };
  const hearsAtOnce = client.capabilities.has('IDLE');
  return {
    hearsAtOnce,
    open: (folder) =>
      failing(async () => {
        // Opened again, so that what others did meanwhile shows.
        const opened = await client.mailboxOpen(folder).catch((error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        });
        if (opened === null) return null;
        const { uidValidity, uidNext, exists } = opened;
        told.set(folder, uidNext);
        return { uidValidity: String(uidValidity), uidNext, count: exists };
      }),
    heads: (folder, from) =>
      failing(async () => {
        const { exists } = await select(folder);
        if (exists === 0) return [];
        const heads: MailHead[] = [];
        const asked = { uid: true, internalDate: true, size: true, headers: true } as const;
        for await (const mail of client.fetch(`${from}:*`, asked, { uid: true })) {
          // `n:*` names the last mail however low its UID is (RFC 3501, 6.4.8).
          if (mail.uid < from || mail.headers === undefined) continue;
          const received = new Date(mail.internalDate ?? Date.now()).getTime();
          heads.push({ uid: mail.uid, received, size: mail.size ?? 0, head: mail.headers });
        }
        told.set(folder, Math.max(told.get(folder) ?? 0, ...heads.map(({ uid }) => uid + 1)));
        return heads.sort((one, other) => one.uid - other.uid);
      }),
    fetch: (folder, uid) =>
      failing(async () => {
        await select(folder);
        const mail = await client.fetchOne(String(uid), { uid: true, source: true }, { uid: true });
        return mail ? (mail.source ?? null) : null;
      }),
    move: (folder, uid, to) =>
      failing(async () => {
        // Without these only all mails that are marked as deleted can be taken away, those of others among them.
        const canMove = client.capabilities.has('MOVE') || client.capabilities.has('UIDPLUS');
        if (!canMove) return 'left';
        const path = await make(to);
        await select(folder);
        const moved = await client.messageMove(String(uid), path, { uid: true });
        return moved ? 'moved' : 'full';
      }),
    post: (parts, text) =>
      failing(async () => {
        const path = await make(parts);
        const raw = `From: Chancery <chancery@localhost>\r\nSubject: ${parts.at(-1)}\r\n\r\n${text}\r\n`;
        const isDone = await client.append(path, raw, ['\\Seen']).catch((error: unknown) => {
          if (!isFull(error)) throw error;
          return false;
        });
        const { exists } = await client.mailboxOpen(path);
        const posted: Posted[] = [];
        const asked = { uid: true, internalDate: true, source: true } as const;
        // Of an empty folder `1:*` asks for a mail that is not there.
        for await (const mail of exists === 0 ? [] : client.fetch('1:*', asked, { uid: true })) {
          const body = mail.source?.toString('utf8').split(/\r?\n\r?\n/)[1] ?? '';
          posted.push({ uid: mail.uid, received: new Date(mail.internalDate ?? 0).getTime(), text: body.trim() });
        }
        return { posted: posted.sort((one, other) => one.uid - other.uid), isFull: isDone === false };
      }),
    drop: (parts, uids) =>
      failing(async () => {
        if (uids.length === 0) return;
        await client.mailboxOpen(await make(parts));
        await client.messageDelete(uids.join(','), { uid: true });
      }),
    wait: (folder, until) =>
      failing(async () => {
        const { exists, uidNext } = await client.mailboxOpen(folder);
        if (uidNext > (told.get(folder) ?? 0)) return;
        const done = new AbortController();
        const came = new Promise<void>((resolve, reject) => {
          const lost = () => reject(new Error('the connection was closed'));
          client.once('exists', resolve);
          client.once('close', lost);
          until.addEventListener('abort', () => resolve(), { signal: done.signal });
          done.signal.addEventListener('abort', () => client.off('exists', resolve).off('close', lost));
          // It may have come before anybody listened.
          const isMore = client.mailbox !== false && client.mailbox.exists > exists;
          if (until.aborted || isMore) resolve();
        });
        // Ends by itself at the next command. A provider without IDLE is looked at when the time is over.
        if (hearsAtOnce) void client.idle().catch(() => {});
        await came.finally(() => done.abort());
      }),
    close: async () => {
      await Promise.race([client.logout().catch(() => {}), new Promise((resolve) => setTimeout(resolve, 500))]);
      client.close();
    },
  };
}

interface ImapError extends Error {
  readonly authenticationFailed?: boolean;
  readonly mailboxMissing?: boolean;
  /** RFC 5530. */
  readonly serverResponseCode?: string;
  readonly responseText?: string;
  readonly code?: string;
}

function isMissing(error: unknown): boolean {
  const { mailboxMissing, serverResponseCode } = error as ImapError;
  return mailboxMissing === true || serverResponseCode === 'NONEXISTENT';
}

function isFull(error: unknown): boolean {
  const { serverResponseCode, responseText = '' } = error as ImapError;
  return serverResponseCode === 'OVERQUOTA' || /quota/i.test(responseText);
}

function away({ host, user }: Account, error: unknown): ProviderAway {
  if (error instanceof ProviderAway) return error;
  const { authenticationFailed, responseText, message, code } = error as ImapError;
  const says = (responseText ?? (message === 'Command failed' ? 'it gave no reason' : message)).replace(/\.$/, '');
  if (authenticationFailed === true) {
    return new ProviderAway('refused', `${host} refuses the password of ${user} (${says}).`);
  }
  return new ProviderAway('unreachable', `${host} cannot be reached (${code ?? says}).`);
}

/** Debian's dovecot in a folder of its own, run by somebody without rights on a free port of the loopback. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ImapFlow } from 'imapflow';
import { keptForTest } from '../../cleanup.ts';
import { IS_FULL } from '../../some-of.ts';

const ROOT = fileURLToPath(new URL('../../../.stand-ins/mail', import.meta.url));
const LIB = `${ROOT}/usr/lib`;
const LIBRARIES = [`${LIB}/x86_64-linux-gnu`, `${LIB}/dovecot`, `${LIB}/dovecot/modules/old-stats`].join(':');
/** Whoever may do everything lets it be done by nobody. */
const ROOTLESS = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const PASSWORD = 'secret';

export const HAVE_DOVECOT =
  existsSync(`${ROOT}/usr/sbin/dovecot`) && (process.env['CHANCERY_STAND_INS'] !== undefined || IS_FULL);

export interface Dovecot {
  readonly port: number;
  readonly password: string;
  /** Puts a mail into a folder as a provider does that delivers it. */
  deliver(user: string, raw: string, folder?: string): Promise<void>;
  /** Raw mails of a folder with their flags, in order; none where there is no such folder. */
  mails(user: string, folder: string): Promise<readonly { readonly raw: string; readonly flags: readonly string[] }[]>;
  /** Does something as the mailbox's owner. */
  as<T>(user: string, doing: (client: ImapFlow) => Promise<T>): Promise<T>;
  /** Ends the server; `start` has it again, with the same mail. */
  stop(): Promise<void>;
  start(changed?: { readonly settings?: readonly string[]; readonly password?: string }): Promise<void>;
}

const running = keptForTest(async ({ stop, folder }: { stop(): Promise<void>; readonly folder: string }) => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

/** `settings`: further lines of its configuration. */
export async function openDovecot(settings: readonly string[] = []): Promise<Dovecot> {
  // Names of sockets are short: no path of a test's own scratch folder would do.
  const folder = await mkdtemp('/tmp/dv-');
  const port = await freePort();
  for (const name of ['run', 'state', 'mail']) await mkdir(join(folder, name));
  await symlink(`${LIB}/dovecot/modules`, join(folder, 'run', 'modules'));
  if (ROOTLESS.uid !== undefined) {
    for (const name of ['', 'run', 'state', 'mail']) await chown(join(folder, name), ROOTLESS.uid, ROOTLESS.gid);
  }
  await chmod(folder, 0o755);
  let child: ChildProcess | null = null;
  let password = PASSWORD;
  const stop = async () => {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null) return;
    const over = once(ending, 'exit');
    ending.kill('SIGTERM');
    await over;
  };
  const start: Dovecot['start'] = async (changed = {}) => {
    password = changed.password ?? password;
    const config = join(folder, 'dovecot.conf');
    await writeFile(config, configOf(folder, port, password, changed.settings ?? settings));
    const asMaster = '-f service=master -m master -p -e'.split(' ');
    const words = ['-c', config, ...asMaster, `${ROOT}/usr/sbin/dovecot`, '-F', '-c', config];
    child = spawn(`${ROOT}/usr/bin/doveconf`, words, {
      ...ROOTLESS,
      env: { LD_LIBRARY_PATH: LIBRARIES },
      stdio: 'ignore',
    });
    await greeting(port, /ready/);
  };
  await start();
  running.add({ stop, folder });

  const as: Dovecot['as'] = async (user, doing) => {
    const auth = { user, pass: password };
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false });
    client.on('error', () => {});
    await client.connect();
    try {
      return await doing(client);
    } finally {
      await client.logout();
    }
  };
  return {
    port,
    password: PASSWORD,
    as,
    stop,
    start,
    deliver: (user, raw, into = 'INBOX') =>
      as(user, async (client) => {
        await client.append(into, raw.replace(/\r?\n/g, '\r\n'));
      }),
    mails: (user, name) =>
      as(user, async (client) => {
        const opened = await client.mailboxOpen(name, { readOnly: true }).catch(() => null);
        const found: { raw: string; flags: string[] }[] = [];
        if (opened === null || opened.exists === 0) return found;
        for await (const mail of client.fetch('1:*', { uid: true, source: true, flags: true })) {
          found.push({ raw: mail.source!.toString(), flags: [...(mail.flags ?? [])] });
        }
        return found;
      }),
  };
}

function configOf(folder: string, port: number, password: string, settings: readonly string[]): string {
  return `
import_environment = TZ LD_LIBRARY_PATH=${LIBRARIES}
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
protocols = imap
listen = 127.0.0.1
default_internal_user = ${ROOTLESS.uid === undefined ? process.env['USER'] : 'nobody'}
default_internal_group = ${ROOTLESS.uid === undefined ? process.env['USER'] : 'nogroup'}
default_login_user = ${ROOTLESS.uid === undefined ? process.env['USER'] : 'nobody'}
mail_location = maildir:${folder}/mail/%u
mail_plugin_dir = ${LIB}/dovecot/modules
login_plugin_dir = ${LIB}/dovecot/modules/login
libexec_dir = ${LIB}/dovecot
first_valid_uid = 1
auth_failure_delay = 0
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${ROOTLESS.uid ?? process.getuid?.()} gid=${ROOTLESS.gid ?? process.getgid?.()} home=${folder}/mail/home-%u
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
${settings.join('\n')}
`;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves when a server greets whoever comes: its parts start one after the other. */
export async function greeting(port: number, banner: RegExp): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('data', (bytes) => {
        socket.destroy();
        resolve(banner.test(String(bytes)));
      });
      for (const end of ['error', 'close']) socket.once(end, () => resolve(false));
    });
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No server greets on port ${port}.`);
}

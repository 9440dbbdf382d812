/** Debian's postfix in a folder of its own on a free port of the loopback. It wants an administrator, if only one of a container. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTransport } from 'nodemailer';
import { keptForTest } from '../../cleanup.ts';
import { COMMAND } from '../../end-to-end/serve.ts';
import { freePort, greeting, HAVE_DOVECOT } from './dovecot.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(HERE, '../../../.stand-ins/mail');
const LIBRARIES = `${ROOT}/usr/lib/postfix:${ROOT}/usr/lib/x86_64-linux-gnu`;
/** Debian's `backup` and `games`: postfix wants a user and a group that are nobody else's. */
const [OWNER, GROUP] = [34, 60];

export const HAVE_POSTFIX = HAVE_DOVECOT && process.getuid?.() === 0 && existsSync(`${ROOT}/usr/sbin/postconf`);

export interface Postfix {
  readonly port: number;
  /** Sends a mail to it as another server does. */
  send(raw: string, from: string, to: string): Promise<void>;
}

const running = keptForTest(async ({ child, folder }: { readonly child: ChildProcess; readonly folder: string }) => {
  const over = once(child, 'exit');
  if (child.exitCode === null && child.kill('SIGTERM')) await over;
  await rm(folder, { recursive: true, force: true });
});

/**
 * Hands mail for `domain` over to `lmtp`, and everything else to `smtp`: ports of the loopback. `hasPipe`: by `chancery deliver`, as
 * docs/own-judge.md has it.
 */
export async function openPostfix(domain: string, lmtp: number, smtp: number, hasPipe = false): Promise<Postfix> {
  const folder = await mkdtemp('/tmp/pf-');
  await chmod(folder, 0o755);
  const port = await freePort();
  for (const name of ['etc', 'data', 'spool']) await mkdir(join(folder, name));
  for (const name of QUEUES) await mkdir(join(folder, 'spool', name));
  for (const name of ['data', ...QUEUES.filter((each) => each !== 'pid').map((each) => `spool/${each}`)]) {
    await chown(join(folder, name), OWNER, /maildrop|public/.test(name) ? GROUP : OWNER);
  }
  await chmod(join(folder, 'spool/maildrop'), 0o730);
  await chmod(join(folder, 'spool/public'), 0o710);
  await writeFile(
    join(folder, 'etc/main.cf'),
    mainOf(folder, domain, hasPipe ? 'chancery' : `lmtp:inet:127.0.0.1:${lmtp}`, smtp),
  );
  await writeFile(join(folder, 'etc/master.cf'), `${masterOf(port)}${hasPipe ? pipeFor(lmtp) : ''}`);
  const child = spawn(`${ROOT}/usr/lib/postfix/sbin/master`, ['-c', join(folder, 'etc'), '-d'], {
    env: {
      LD_LIBRARY_PATH: LIBRARIES,
      MAIL_CONFIG: join(folder, 'etc'),
      POSTLOG_SERVICE: 'postlog',
      POSTLOG_HOSTNAME: 'mail',
    },
    stdio: 'ignore',
  });
  running.add({ child, folder });
  await greeting(port, /^220/);
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  return {
    port,
    send: async (raw, from, to) => {
      await transport.sendMail({ envelope: { from, to }, raw });
    },
  };
}

const QUEUES = 'active bounce corrupt defer deferred flush hold incoming private saved trace maildrop public pid'.split(
  ' ',
);

function mainOf(folder: string, domain: string, handsTo: string, smtp: number): string {
  return `
compatibility_level = 3.6
queue_directory = ${folder}/spool
data_directory = ${folder}/data
command_directory = ${ROOT}/usr/sbin
daemon_directory = ${ROOT}/usr/lib/postfix/sbin
meta_directory = ${folder}/etc
shlib_directory = ${ROOT}/usr/lib/postfix
mail_owner = backup
setgid_group = games
import_environment = MAIL_CONFIG LD_LIBRARY_PATH=${LIBRARIES}
myhostname = mail.${domain}
mydestination =
mynetworks = 127.0.0.0/8
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
maillog_file = ${folder}/log
maillog_file_prefixes = /tmp
relay_domains = ${domain}
transport_maps = inline:{ {${domain} = ${handsTo}} }
default_transport = smtp:[127.0.0.1]:${smtp}
smtp_dns_support_level = disabled
lmtp_send_xforward_command = yes
alias_maps =
alias_database =
local_recipient_maps =
minimal_backoff_time = 1s
maximal_backoff_time = 2s
queue_run_delay = 1s
transport_retry_time = 1s
`;
}

function masterOf(port: number): string {
  const service = ([name, most, program = name]: readonly string[]) => `${name} unix - - n - ${most} ${program}`;
  const services = [
    ...['rewrite 0 trivial-rewrite', 'bounce 0', 'defer 0 bounce', 'trace 0 bounce', 'smtp 20', 'relay 20 smtp'],
    ...['lmtp 1', 'error 5', 'retry 5 error', 'discard 5', 'proxymap 0', 'verify 1', 'anvil 1', 'scache 1', 'tlsmgr 1'],
  ];
  return [
    `127.0.0.1:${port} inet n - n - - smtpd`,
    'pickup unix n - n 60 1 pickup',
    'qmgr unix n - n 1 1 qmgr',
    'cleanup unix n - n - 0 cleanup',
    'postlog unix-dgram n - n - 1 postlogd',
    ...services.map((line) => service(line.split(' '))),
    '',
  ].join('\n');
}

/** The line of the document, with the program and the user that this machine has. */
function pipeFor(lmtp: number): string {
  const [, line = ''] =
    /^ +(chancery unix [^`]+)$/m.exec(readFileSync(join(HERE, '../../../docs/own-judge.md'), 'utf8')) ?? [];
  const here = line
    .replace('/usr/bin/chancery deliver', `${process.execPath} ${COMMAND} deliver --lmtp ${lmtp}`)
    .replace('user=chancery', 'user=nobody')
    .replace(/\n +/g, '\n  ');
  return `${here.trim()}\n`;
}

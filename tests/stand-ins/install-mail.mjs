// Unpacks Debian's dovecot and postfix into a folder of their own, where the machine is a Debian and its archive can be reached.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../.stand-ins/mail', import.meta.url));

const PACKAGES = [
  ...['dovecot-core', 'dovecot-imapd', 'dovecot-lmtpd', 'postfix'],
  // What they need of libraries that not every machine has.
  ...[
    'libapparmor1',
    'libexttextcat-2.0-0',
    'liblua5.4-0',
    'libsodium23',
    'libstemmer0d',
    'libtirpc3',
    'libunwind8',
    'libwrap0',
  ],
  ...['libdb5.3', 'libnsl2', 'libsasl2-2', 'libcdb1'],
];

/** Dovecot looks for its modules where Debian puts them, whatever its settings say: here in `modules` of the folder it runs in. */
function unpin() {
  const from = Buffer.from('/usr/lib/dovecot/modules\0');
  const to = Buffer.concat([Buffer.from('./modules\0'), Buffer.alloc(from.length - './modules\0'.length)]);
  const path = `${root}/usr/lib/dovecot/libdovecot.so.0.0.0`;
  const library = readFileSync(path);
  const at = library.indexOf(from);
  if (at < 0) return;
  to.copy(library, at);
  writeFileSync(path, library);
}

export function installMail() {
  const debs = `${root}/debs`;
  rmSync(root, { recursive: true, force: true });
  mkdirSync(debs, { recursive: true });
  spawnSync('apt-get', ['download', '-qq', ...PACKAGES], { cwd: debs, stdio: 'ignore', timeout: 180_000 });
  for (const deb of readdirSync(debs)) spawnSync('dpkg', ['-x', `${debs}/${deb}`, root], { stdio: 'ignore' });
  rmSync(debs, { recursive: true, force: true });
  try {
    unpin();
  } catch {
    console.log('*** dovecot and postfix could not be had: no mailbox and no mail server that others wrote.');
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) installMail();

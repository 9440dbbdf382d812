// Installs the servers that others wrote, as their lock file says, into a folder of their own that is no part of the project.
import { execSync, spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installMail } from './install-mail.mjs';

const from = fileURLToPath(new URL('servers', import.meta.url));
const into = fileURLToPath(new URL('../../.stand-ins', import.meta.url));
const findMoto = fileURLToPath(new URL('find-moto.py', import.meta.url));
cpSync(from, into, { recursive: true });
execSync('npm ci --loglevel=error', { cwd: into, stdio: 'inherit' });

// moto is a package for Python: the machine's own will do.
const env = { ...process.env, PYTHONPATH: `${into}/python` };
const isThere = () => spawnSync('python3', [findMoto], { env, stdio: 'ignore' }).status === 0;
if (!isThere()) {
  const words = ['-m', 'pip', 'install', '--quiet', '--retries', '0', '--target', `${into}/python`, '-r', 'moto.txt'];
  spawnSync('python3', words, { cwd: into, stdio: 'ignore', timeout: 180_000 });
}
if (!isThere()) {
  console.log(
    '*** moto could not be installed: no transaction on the wire, Scheduler and Secrets Manager on ours alone.',
  );
}

installMail();

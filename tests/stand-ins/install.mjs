// Installs the servers that others wrote, as their lock file says, into a folder of their own that is no part of the project.
import { execSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const from = fileURLToPath(new URL('servers', import.meta.url));
const into = fileURLToPath(new URL('../../.stand-ins', import.meta.url));
cpSync(from, into, { recursive: true });
execSync('npm ci --loglevel=error', { cwd: into, stdio: 'inherit' });

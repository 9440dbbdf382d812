/** Which process listens on a port of this machine, as far as the system lets us see it. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface PortHolder {
  readonly pid: number;
  /** How it was called, shortened. */
  readonly command: string;
}

const LONGEST = 80;

/** Null when nobody listens there, or the process is somebody else's and not to be seen. */
function portHolder(port: number): PortHolder | null {
  try {
    const pid = process.platform === 'linux' ? pidInProc(port) : pidByLsof(port);
    return pid === null ? null : { pid, command: commandOf(pid) };
  } catch {
    return null;
  }
}

/** `by process 4711 (node server.js)`, or `by another program`. */
export function holderInWords(port: number): string {
  const holder = portHolder(port);
  if (holder === null) return 'by another program';
  return `by process ${holder.pid}${holder.command === '' ? '' : ` (${holder.command})`}`;
}

/** Listening sockets stand in /proc/net with their inode; whose inode it is, the links of open files say. */
function pidInProc(port: number): number | null {
  const inodes = new Set(['tcp', 'tcp6'].flatMap((table) => listening(table, port)));
  if (inodes.size === 0) return null;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (openSockets(pid).some((inode) => inodes.has(inode))) return Number(pid);
  }
  return null;
}

const LISTEN = '0A';

function listening(table: string, port: number): readonly string[] {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  return linesOf(`/proc/net/${table}`).flatMap((line) => {
    const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
    return state === LISTEN && local.endsWith(`:${wanted}`) ? [inode] : [];
  });
}

function openSockets(pid: string): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? [];
      } catch {
        return [];
      }
    });
  } catch {
    return [];
  }
}

function pidByLsof(port: number): number | null {
  const { stdout } = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fp'], { encoding: 'utf8' });
  const pid = /^p(\d+)$/m.exec(stdout ?? '')?.[1];
  return pid === undefined ? null : Number(pid);
}

function commandOf(pid: number): string {
  const called =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : (spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '');
  const words = called.replace(/[^\x20-\x7e]/g, '?').trim();
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}

function linesOf(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}

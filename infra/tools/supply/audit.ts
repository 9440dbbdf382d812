/**
 * Known weaknesses of what is shipped, as the registry tells them. Where it does not answer such questions that is said, loudly,
 * and fails nothing: it says nothing about the packages.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface AuditFinding {
  /** What is known; null: nobody answered. */
  readonly weaknesses: readonly { readonly name: string; readonly severity: string; readonly about: string }[] | null;
  /** Why nobody answered; empty where somebody did. */
  readonly why: string;
}

/** What `npm audit --json` has printed. */
export function readAudit(printed: string): AuditFinding {
  const answer = parsed(printed);
  const told = answer?.vulnerabilities;
  if (told === undefined) {
    const why = answer?.message ?? answer?.error?.summary ?? '';
    return { weaknesses: null, why: (why === '' ? 'npm gave no answer that can be read' : why).split('\n')[0]! };
  }
  const weaknesses = Object.values(told).map(({ name, severity, via }) => {
    const about = via.map((each) => (typeof each === 'string' ? `by ${each}` : `${each.title} ${each.url}`));
    return { name, severity, about: about.join('; ') };
  });
  return { weaknesses, why: '' };
}

interface Printed {
  readonly message?: string;
  readonly error?: { readonly summary?: string };
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly severity: string;
        readonly via: readonly (string | { readonly title: string; readonly url: string })[];
      }
    >
  >;
}

function parsed(printed: string): Printed | null {
  try {
    return JSON.parse(printed) as Printed;
  } catch {
    return null;
  }
}

/** What to say of it, and the exit code. */
export function auditVerdict({ weaknesses, why }: AuditFinding): { readonly say: string; readonly code: 0 | 1 } {
  if (weaknesses === null) {
    const say = `*** NOT CHECKED: the registry does not answer questions about known weaknesses (${why}).\n*** Run 'npm run audit' where one does.\n`;
    return { say, code: 0 };
  }
  if (weaknesses.length === 0) return { say: 'No known weakness in what is shipped.\n', code: 0 };
  const lines = weaknesses.map(({ name, severity, about }) => `${name}: ${severity}: ${about}`);
  return { say: `${lines.join('\n')}\n`, code: 1 };
}

/** Asks the registry that npm is set up with in this environment about the lock file in this folder. */
export async function runAudit(folder: string, env: NodeJS.ProcessEnv = process.env): Promise<AuditFinding> {
  const args = ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=60000'];
  const npm = spawn('npm', args, {
    cwd: folder,
    env,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const closed = once(npm, 'close');
  try {
    const [printed] = await Promise.all([text(npm.stdout), closed]);
    return readAudit(printed);
  } catch (error) {
    return { weaknesses: null, why: error instanceof Error ? error.message : String(error) };
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { say, code } = auditVerdict(await runAudit(fileURLToPath(new URL('../../..', import.meta.url))));
  (say.startsWith('***') || code !== 0 ? process.stderr : process.stdout).write(say);
  process.exitCode = code;
}

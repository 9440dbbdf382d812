/** What the judge tells whoever runs it: every fact as a line of JSON in a file, failures on standard error as well. */
import { appendFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Services } from '../../lambdas/ports.ts';

/** The file is put aside when it is this long; the one before it goes. */
const LONGEST = 10_000_000;

/** Its length is asked for after so many lines. */
const LINES_BETWEEN = 100;

export function openLog(folder: string): Services['log'] {
  const path = join(folder, 'judge.log');
  let lines = 0;
  return (what, facts) => {
    const line = `${JSON.stringify({ at: new Date().toISOString(), what, facts })}\n`;
    try {
      appendFileSync(path, line);
      lines += 1;
      if (lines % LINES_BETWEEN === 1 && statSync(path).size > LONGEST) renameSync(path, `${path}.1`);
    } catch {
      // A full disk must not stop the judge for the sake of its log.
    }
    if ('error' in facts) process.stderr.write(`Chancery: ${what}: ${facts['error']}\n`);
  };
}

/** What the judge tells whoever runs it: every fact as a line of JSON in a file, failures on standard error as well. */
import { closeSync, fstatSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Services } from '../../lambdas/ports.ts';

/** The file is put aside when it is this long; the one before it goes. */
const LONGEST = 10_000_000;

/** After so many lines we look how long it is, and whether somebody has taken it away meanwhile. */
const LINES_BETWEEN = 100;

export interface Log {
  readonly log: Services['log'];
  close(): Promise<void>;
}

export function openLog(folder: string): Log {
  const path = join(folder, 'judge.log');
  let file: number | null = null;
  let lines = 0;
  const close = () => {
    if (file !== null) closeSync(file);
    file = null;
  };
  const look = () => {
    if (file === null) return;
    const { size, ino } = fstatSync(file);
    const isThere = statSync(path, { throwIfNoEntry: false })?.ino === ino;
    if (isThere && size <= LONGEST) return;
    close();
    if (isThere) renameSync(path, `${path}.1`);
  };
  return {
    log: (what, facts) => {
      const line = `${JSON.stringify({ at: new Date().toISOString(), what, facts })}\n`;
      try {
        if (lines % LINES_BETWEEN === 0) look();
        lines += 1;
        file ??= openSync(path, 'a');
        writeSync(file, line);
      } catch {
        // A full disk must not stop the judge for the sake of its log.
      }
      if ('error' in facts) process.stderr.write(`Chancery: ${what}: ${facts['error']}\n`);
    },
    close: async () => close(),
  };
}

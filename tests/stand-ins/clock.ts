/** Time for all processes of the test: it runs faster than the world's, and is put forward where nothing else happens. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface FastClock {
  now(): number;
  forward(milliseconds: number): void;
  /** For a process that is to have this time. */
  readonly environment: Readonly<Record<string, string>>;
  close(): void;
}

/** `factor`: how much faster; 0: it stands, until it is put forward. */
export function fastClock(folder: string, factor: number): FastClock {
  const path = join(folder, 'ahead');
  const file = openSync(path, 'w');
  const began = Date.now();
  let ahead = 0;
  const write = () => writeSync(file, new Uint8Array(Float64Array.of(ahead).buffer), 0, 8, 0);
  write();
  return {
    now: () => Math.floor(began + (Date.now() - began) * factor + ahead),
    forward: (milliseconds) => {
      ahead += milliseconds;
      write();
    },
    environment: {
      CLOCK_BEGAN: String(began),
      CLOCK_FACTOR: String(factor),
      CLOCK_AHEAD: path,
      NODE_OPTIONS: `--import ${new URL('clock.mjs', import.meta.url).href}`,
    },
    close: () => closeSync(file),
  };
}

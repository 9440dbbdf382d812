import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { IS_FULL } from '../some-of.ts';

it.runIf(IS_FULL)('the lists of 10,000 games are written in 96 MB of memory, no page over 100 KB', () => {
  const script = fileURLToPath(new URL('ten-thousand.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--max-old-space-size=96', '--import', 'tsx', script],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const { files, longest } = JSON.parse(stdout);
  // All games once in full, once more by each of variant, year, result and player.
  expect(files).toBeGreaterThan(500);
  expect(longest).toBeLessThan(100_000);
});

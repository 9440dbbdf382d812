import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { scratch } from './scratch.ts';

const INFRA = fileURLToPath(new URL('../../infra', import.meta.url));

/** Stands for the judge: says what it was given, and ends in peace when asked to. */
const JUDGE = `
const on = setInterval(() => {}, 1000);
process.once('SIGINT', () => { process.stdout.write('closed\\n'); clearInterval(on); });
process.stdout.write('open with ' + process.argv.slice(2).join(' ') + '\\n');
`;

test('npm run dev starts the judge again when a source has changed, with the same arguments, after it has closed', async () => {
  const root = await scratch();
  for (const folder of ['infra/local', 'templates/pages']) await mkdir(join(root, folder), { recursive: true });
  for (const file of ['dev.mjs', 'setup.mjs', 'oldest-node.mjs'])
    await cp(join(INFRA, file), join(root, 'infra', file));
  await writeFile(join(root, 'infra/local/chancery.mjs'), JUDGE);
  const child = spawn(process.execPath, [join(root, 'infra/dev.mjs'), '--data', 'here'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const { value } = await said.next();
    return value === '' ? next() : (value as string);
  };
  try {
    expect(await next()).toBe('open with serve --data here');
    await writeFile(join(root, 'templates/pages/front.ts'), 'export {};\n');
    expect(await next()).toMatch(/^templates\/pages.* has changed: starting again\.$/);
    expect(await next()).toBe('closed');
    expect(await next()).toBe('open with serve --data here');
    child.kill('SIGINT');
    expect(await next()).toBe('closed');
    expect((await once(child, 'exit'))[0]).toBe(0);
  } finally {
    child.kill('SIGKILL');
  }
});

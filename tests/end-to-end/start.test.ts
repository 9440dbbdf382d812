/** Starting the judge as people do, with what can be wrong about it: one clear sentence each, and nothing touched. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';
import { type Done, runCommand } from '../command.ts';
import { scratch } from '../local/scratch.ts';
import { COMMAND, serve } from './serve.ts';

const INFRA = new URL('../../infra/', import.meta.url);
const SETUP = fileURLToPath(new URL('setup.mjs', INFRA));

/** An address of this machine that others may reach it by. */
const OUTSIDE = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

/** Runs `chancery serve` that is not expected to open. */
async function refusedStart(...options: readonly string[]) {
  const child = spawn(process.execPath, [COMMAND, 'serve', '--smtp', '0', '--http', '0', ...options]);
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (text) => {
    said.stdout += String(text);
  });
  child.stderr.on('data', (text) => {
    said.stderr += String(text);
  });
  const [status] = await once(child, 'close');
  return { status, ...said };
}

/** The same in the test's own process, which costs a second less of the processor: how the program ends, two of them show. */
async function refusedHere(...options: readonly string[]): Promise<Done> {
  const before = process.listeners('uncaughtException');
  try {
    return await runCommand(['serve', '--smtp', '0', '--http', '0', ...options]);
  } finally {
    for (const each of process.listeners('uncaughtException'))
      if (!before.includes(each)) process.off('uncaughtException', each);
  }
}

const sentence = (stderr: RegExp, status = 1) => ({ status, stdout: '', stderr: expect.stringMatching(stderr) });

describe('a start that cannot be', () => {
  test('because a port is taken: by whom, and how to choose another', { tags: ['long'] }, async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const refused = await refusedStart('--data', await scratch(), '--http', String(port));
    const words = `^Port ${port} for pages is taken by .+\\. Choose another with --http \\(0 finds a free one\\)\\.\\n$`;
    expect(refused).toEqual(sentence(new RegExp(words)));
    other.close();
  });

  test('because the data folder cannot be written to: which, and how to give another', async () => {
    const folder = await scratch();
    // The administrator may write anywhere but where nobody may; /sys may be an empty folder like any other.
    const closed = process.getuid?.() === 0 ? '/proc/chancery' : join(folder, 'closed', 'data');
    if (process.getuid?.() !== 0) {
      await mkdir(join(folder, 'closed'));
      await chmod(join(folder, 'closed'), 0o500);
    }
    await writeFile(join(folder, 'file'), '');
    for (const data of [closed, join(folder, 'file')]) {
      const words =
        /^The data folder \S+ cannot be used: it (may not be written to|is not a folder|cannot be made)\. Give another one with --data\.\n$/;
      expect(await refusedHere('--data', data)).toEqual(sentence(words));
    }
  });

  test('because the data are of a newer version: both are named, and nothing is changed', async () => {
    const data = await scratch();
    await writeFile(join(data, 'chancery.json'), '{"format": 7}\n');
    const words =
      /^The data folder \S+ was written by a newer Chancery \(format 7; this one reads format 2\)\. Run that one, or give another folder with --data\.\n$/;
    expect(await refusedHere('--data', data)).toEqual(sentence(words));
    expect(await readdir(data)).toEqual(['chancery.json']);
    expect(await readFile(join(data, 'chancery.json'), 'utf8')).toBe('{"format": 7}\n');
  });

  test('because the call is wrong: what a port is, which clocks there are', async () => {
    expect(await refusedHere('--smtp', '70000')).toEqual(sentence(/A port is a number from 0 to 65535\./, 2));
    expect(await refusedHere('--clock', 'sundial')).toEqual(sentence(/Allowed choices are real, fast\./, 2));
  });

  test.each([
    ['18.20.4', SETUP],
    ['20.18.3', COMMAND],
    ['12.22.12', COMMAND],
  ])('because Node is too old (%s): which is needed, and nothing else is read before that', (version, script) => {
    const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, script],
      { encoding: 'utf8' },
    );
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `Chancery needs Node 20.19 or newer; this is Node ${version}.\n`,
    });
  });
});

describe('a start', () => {
  test('says where to mail, where to look and what to try first; is this machine’s alone; no second one takes its folder; Ctrl-C ends it in peace', async () => {
    const data = join(await scratch(), 'data');
    const judge = await serve(data, '--clock', 'fast');
    expect(judge.greeting.split('\n').length).toBeLessThan(10);
    expect(judge.greeting).toMatch(/Mail to +judge@chancery\.localhost, by SMTP to localhost:\d+/);
    expect(judge.greeting).toMatch(/Look at +http:\/\/localhost:\d+\//);
    expect(judge.greeting).toMatch(/Try first +\S/);
    expect(judge.greeting).toContain('an hour passes each second');
    expect(judge.greeting).toMatch(/^Chancery is open after \d+\.\d s with \d+ MB of memory\./);
    expect((await judge.get('/')).status).toBe(200);
    expect(judge.greeting).toContain('Everything stays on this machine.');
    for (const port of [judge.smtpPort, Number(new URL(judge.site).port)]) {
      if (OUTSIDE !== undefined) expect(await answers(OUTSIDE, port)).toBe(false);
    }
    expect(await refusedStart('--data', data)).toEqual(
      sentence(/^Another judge is at work on the data folder \S+\. .*\n$/),
    );
    expect(await judge.stop()).toBe(0);
    expect(await readdir(data)).toContain('chancery.json');
  });

  test('without a word to say what for, the command prints its help', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Usage: chancery \[options\] \[command\]\n/);
    expect(stdout).toMatch(/^ {2}serve /m);
  });

  test('installs what is missing first, what only development needs later, and two at once install once', {
    tags: ['long'],
  }, async () => {
    const clone = await cloneWithPackages();
    const isThere = async () =>
      (await readdir(join(clone, 'node_modules'))).filter((name) => !name.startsWith('.')).toSorted();
    expect(await setUp(clone, ['-e', "import('./infra/setup.mjs').then(({ makeReady }) => makeReady())"])).toBe(1);
    expect(await isThere()).toEqual(['greeter']);
    const lock = await readFile(join(clone, 'package-lock.json'), 'utf8');
    expect(await setUp(clone, ['infra/setup.mjs'], ['infra/setup.mjs'])).toBe(1);
    expect(await isThere()).toEqual(['checker', 'greeter']);
    expect(await readFile(join(clone, 'package-lock.json'), 'utf8')).toBe(lock);
    expect(await setUp(clone, ['infra/setup.mjs'])).toBe(0);
  });
});

/** A folder with our own way to install, and two packages of its own: one to run and one for development. */
async function cloneWithPackages(): Promise<string> {
  const clone = await scratch();
  await mkdir(join(clone, 'infra'));
  for (const name of ['setup.mjs', 'oldest-node.mjs'])
    await writeFile(join(clone, 'infra', name), await readFile(new URL(name, INFRA)));
  const packed = (name: string) => {
    mkdirSync(join(clone, name));
    writeFileSync(join(clone, name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
    execFileSync('npm', ['pack', `./${name}`, '--silent'], { cwd: clone, shell: process.platform === 'win32' });
    return `file:${name}-1.0.0.tgz`;
  };
  const wanted = { dependencies: { greeter: packed('greeter') }, devDependencies: { checker: packed('checker') } };
  await writeFile(join(clone, 'package.json'), JSON.stringify({ name: 'clone', version: '1.0.0', ...wanted }));
  execFileSync('npm', ['install', '--package-lock-only', '--offline', '--silent'], {
    cwd: clone,
    shell: process.platform === 'win32',
  });
  return clone;
}

/** How many of these, run at once, installed something; fails when one of them did. */
async function setUp(clone: string, ...runs: readonly (readonly string[])[]): Promise<number> {
  const ended = await Promise.all(
    runs.map(async (args) => {
      const child = spawn(process.execPath, args, { cwd: clone });
      let stderr = '';
      child.stderr.on('data', (text) => {
        stderr += String(text);
      });
      const [status] = await once(child, 'close');
      return { status, installed: stderr.includes('Chancery: installing packages') };
    }),
  );
  expect(ended.map(({ status }) => status)).toEqual(runs.map(() => 0));
  return ended.filter(({ installed }) => installed).length;
}

describe('where it listens', () => {
  test('is another address when it is told so: it says so, and what that means', { tags: ['long'] }, async () => {
    const open = await serve(await scratch(), '--host', '0.0.0.0');
    expect(open.greeting).toMatch(
      /takes mail from other machines on 0\.0\.0\.0\. Such mail proves nothing of its sender/,
    );
    expect(open.greeting).toContain('Pages and mailboxes stay on this machine.');
    if (OUTSIDE === undefined) return;
    expect(await answers(OUTSIDE, open.smtpPort)).toBe(true);
    expect(await answers(OUTSIDE, Number(new URL(open.site).port))).toBe(false);
  });
});

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 10_000 });
    socket.once('connect', () => resolve(true));
    for (const event of ['error', 'timeout']) socket.once(event, () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

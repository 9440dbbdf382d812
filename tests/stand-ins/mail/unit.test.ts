/** The unit of docs/own-judge.md under a systemd of its own: Debian's, in a folder and in namespaces, with the mailbox of this machine. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describeWith } from '../../describe-with.ts';
import type { Need } from '../../needs.ts';
import { mailFrom, openSink, PROVIDER, USER } from './club.ts';
import { freePort, HAVE_DOVECOT, openDovecot } from './dovecot.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const HAVE_SYSTEMD =
  HAVE_DOVECOT &&
  process.getuid?.() === 0 &&
  ['systemd-nspawn', 'mmdebstrap'].every((each) => existsSync(`/usr/bin/${each}`));
const run = promisify(execFile);

/** A machine in a folder, in which the document has been followed; `changed`: what an operator sets in the unit. */
async function installed(password: string, changed: (unit: string) => string): Promise<string> {
  const folder = await mkdtemp('/tmp/chancery-unit-');
  onTestFinished(() => void spawnSync('rm', ['-rf', '--one-file-system', folder]));
  await run('mmdebstrap', ['--quiet', '--variant=minbase', '--include=systemd,systemd-sysv,dbus', 'bookworm', folder]);
  await cp(process.execPath, join(folder, 'usr/bin/node'));
  await symlink('/opt/chancery/infra/local/chancery.mjs', join(folder, 'usr/bin/chancery'));
  await mkdir(join(folder, 'etc/chancery'));
  await writeFile(join(folder, 'etc/chancery/password'), password, { mode: 0o600 });
  const unit = await readFile(join(ROOT, 'infra/local/chancery.service'), 'utf8');
  await writeFile(join(folder, 'etc/systemd/system/chancery.service'), changed(unit));
  return folder;
}

async function boot(folder: string) {
  const words = ['--register=no', '--keep-unit', '--console=pipe', `--bind-ro=${ROOT}:/opt/chancery`, '--boot'];
  const machine: ChildProcess = spawn('systemd-nspawn', ['-D', folder, ...words], { stdio: 'ignore' });
  const first = async () => (await readFile(`/proc/${machine.pid}/task/${machine.pid}/children`, 'utf8')).trim();
  // Its first process takes all others with it; whoever began it does not.
  onTestFinished(async () => {
    const init = Number(await first().catch(() => ''));
    if (init > 0) process.kill(init, 'SIGKILL');
    machine.kill('SIGKILL');
  });
  const inside = async (...command: string[]) =>
    (await run('nsenter', ['-t', await first(), '-a', ...command])).stdout.trim();
  const isUp = () =>
    inside('systemctl', 'is-active', 'multi-user.target')
      .then(() => true)
      .catch(() => false);
  await vi.waitUntil(isUp, { timeout: 120_000, interval: 500 });
  const off = async () => {
    const over = once(machine, 'exit');
    await inside('systemctl', 'poweroff');
    await over;
  };
  return { inside, off };
}

describeWith('systemd', HAVE_SYSTEMD, 'the unit', () => {
  test('answers mail as nobody’s root, comes back when it was killed or the machine was off, and stops in good order', {
    timeout: 900_000,
  }, async ({ skip, task }) => {
    const [dovecot, sink, port] = [await openDovecot(), await openSink(), await freePort()];
    const account = (scheme: string, at: number) => `${scheme}://${USER}@127.0.0.1:${at}`;
    const options = `--http ${port} --authserv-id ${PROVIDER} --mailbox ${account('imap', dovecot.port)} --send ${account('smtp', sink.port)}`;
    const folder = await installed(dovecot.password, (unit) =>
      unit.replace(/--mailbox .*/, options).replace('RestartSec=30', 'RestartSec=1'),
    );
    const answers = async (who: string) => {
      const isWell = () =>
        fetch(`http://localhost:${port}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        );
      await vi.waitUntil(isWell, { timeout: 120_000, interval: 200 });
      await dovecot.deliver(USER, mailFrom(who, USER, 'hello', 'HELP\n'));
      await vi.waitUntil(() => sink.sent.some(({ to }) => to === who), { timeout: 60_000, interval: 50 });
    };
    const machine = await boot(folder).catch(() => null);
    if (machine === null) {
      Object.assign(task.meta, { needs: 'systemd' satisfies Need });
      return skip('No machine of systemd comes up here.');
    }
    const { inside, off } = machine;
    await inside('systemctl', 'enable', '--now', 'chancery');
    await answers('anna@example.net');
    const shown = (name: string) => inside('systemctl', 'show', 'chancery', '--value', '-p', name);
    const status = await inside('cat', `/proc/${await shown('MainPID')}/status`);
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
    expect(status).toMatch(/^Uid:\s+[1-9]/m);
    // It reads no sources: what it made of them has its place.
    expect(await readdir(join(folder, 'var/cache/private/chancery/.cache/chancery'))).toHaveLength(1);
    await inside('systemctl', 'kill', '--kill-whom=main', '-s', 'KILL', 'chancery');
    await answers('bert@example.net');
    await inside('systemctl', 'stop', 'chancery');
    expect([await shown('Result'), await shown('ExecMainStatus')]).toEqual(['success', '0']);
    expect(await inside('journalctl', '-u', 'chancery')).toContain(`takes mail for ${USER}`);
    await off();
    await boot(folder);
    await answers('carl@example.net');
  });
});

/** `chancery parse`: docs/formats.md 3. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { main } from '../../../infra/tools/cli/chancery.ts';
import { scratchFolder } from '../../local/scratch.ts';

const folder = scratchFolder();

/** The command in this process, with its input in a file. */
async function run(args: readonly string[], input: string, file = join(folder, 'input')) {
  writeFileSync(join(folder, 'input'), input);
  const stdout: string[] = [];
  const stderr: string[] = [];
  const into = (texts: string[]) => (text: string | Uint8Array) => texts.push(String(text)) > 0;
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(into(stdout));
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(into(stderr));
  const before = process.exitCode;
  try {
    process.exitCode = 0;
    await main(['parse', ...args, file]);
    return { status: process.exitCode, stdout: stdout.join(''), stderr: stderr.join('') };
  } finally {
    process.exitCode = before;
    out.mockRestore();
    err.mockRestore();
  }
}

const TEXT = [
  'Dear judge,',
  '',
  'signon eMarne Secret1',
  'F Lon-Nth, A Lvp - Yor',
  'set wait',
  'A lvp - yrok',
  'press to France',
  'shall we?',
  'endpress',
  'phase F1902M',
  'F Nth - Nwy',
  'signoff',
  '',
  '> A Lvp - Edi',
].join('\n');

describe('chancery parse', () => {
  test('writes what the text of a mail holds', async () => {
    const { status, stdout, stderr } = await run(['--variant', 'standard', '--phase', 'S1902M'], TEXT);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({
      from: null,
      game: 'marne',
      power: 'ENGLAND',
      items: [
        {
          line: 3,
          text: 'signon eMarne ********',
          kind: 'command',
          command: 'SIGNON',
          args: { as: 'player', game: 'marne', power: 'e' },
        },
        { line: 4, text: 'F Lon-Nth', kind: 'order', order: 'F lon - nth', phase: null, power: 'ENGLAND' },
        { line: 4, text: 'A Lvp - Yor', kind: 'order', order: 'A lvp - yor', phase: null, power: 'ENGLAND' },
        { line: 5, text: 'set wait', kind: 'command', command: 'SET WAIT', args: {} },
        {
          line: 6,
          text: 'A lvp - yrok',
          kind: 'error',
          message: "There is no province 'yrok'.",
          suggestion: 'A lvp - yor',
        },
        {
          line: 10,
          text: 'phase F1902M',
          kind: 'command',
          command: 'PHASE',
          args: { phase: 'F1902M' },
          phase: 'F1902M',
        },
        { line: 11, text: 'F Nth - Nwy', kind: 'order', order: 'F nth - nwy', phase: 'F1902M', power: 'ENGLAND' },
        { line: 12, text: 'signoff', kind: 'command', command: 'SIGNOFF', args: {}, phase: 'F1902M' },
      ],
      press: [{ line: 7, lastLine: 9, to: ['FRANCE'], from: null, kind: 'white', body: 'shall we?', form: 'press' }],
      ignored: [
        { from: 1, to: 1, why: 'greeting' },
        { from: 14, to: 14, why: 'quoted text' },
      ],
    });
  });

  test('with a position unit types are supplied, and what a unit cannot do is refused', async () => {
    const file = join(folder, 'position.json');
    const units = { ENGLAND: ['F lon', 'A lvp'], RUSSIA: ['F stp/sc'] };
    writeFileSync(file, JSON.stringify({ variant: 'standard', phase: 'S1901M', units }));
    const read = async (power: string, text: string) => {
      const { stdout } = await run(['--variant', 'standard', '--power', power, '--position', file], text);
      return JSON.parse(stdout).items.map((item: { order?: string; message?: string }) => item.order ?? item.message);
    };
    expect(await read('E', 'Lon - Nth\nA Lon - Yor\nLvp - Mos')).toEqual([
      'F lon - nth',
      'The unit in London is a fleet, not an army.',
      'The army in Liverpool cannot get to Moscow. It gets to Clyde, Edinburgh, Wales and Yorkshire.',
    ]);
    expect(await read('england', 'Stp - Bot')).toEqual([
      'The fleet in St Petersburg is not yours: it belongs to Russia.',
    ]);
    expect(await read('master', 'Stp - Bot\nLon - Nth')).toEqual(['F stp/sc - bot', 'F lon - nth']);
  });

  test('reads a raw mail', async () => {
    const mail = [
      'From: Jean Bart <Jean@example.org>',
      'To: judge@example.net',
      'Subject: my orders',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'signon fmarne Secret1',
      'A Par =E2=86=92 Bur',
      '',
      'On Tue, 3 Mar 2026 at 09:12, Judge wrote:',
      '> A Gas - Mar',
      '',
    ].join('\r\n');
    const { status, stdout } = await run(['--variant', 'standard', '--eml'], mail);
    const parsed = JSON.parse(stdout);
    expect({ status, from: parsed.from, game: parsed.game, power: parsed.power }).toEqual({
      status: 0,
      from: 'jean@example.org',
      game: 'marne',
      power: 'FRANCE',
    });
    expect(parsed.items.map((item: { order?: string }) => item.order)).toEqual([undefined, 'A par - bur']);
  });

  test('reads a mail that is only HTML, its quotation left out; says what of a mail is no text', async () => {
    const mail = (...parts: readonly string[]) =>
      ['From: jean@example.org', 'To: judge@example.net', 'MIME-Version: 1.0', ...parts, ''].join('\r\n');
    const html =
      '<p>signon fmarne pw</p><p>A&nbsp;Par &rarr; Bur<br>F Bre - Mao</p><blockquote>A Gas - Mar</blockquote>';
    const read = JSON.parse(
      (await run(['--variant', 'standard', '--eml'], mail('Content-Type: text/html; charset=utf-8', '', html))).stdout,
    );
    expect(read.items.flatMap((item: { order?: string }) => item.order ?? [])).toEqual(['A par - bur', 'F bre - mao']);
    expect(read.ignored.map(({ why }: { why: string }) => why)).toEqual(['quoted text']);

    const damaged = mail(
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: message/rfc822',
      '',
      'Subject: x',
      '',
      'A Par H',
      '--x--',
    );
    const none = JSON.parse((await run(['--variant', 'standard', '--eml'], damaged)).stdout);
    expect(none.items).toEqual([]);
    expect(none.remarks).toEqual([expect.stringMatching(/\.$/)]);
  });

  test('refuses what it cannot use in one clear line, with exit status 1, and a wrong call with 2', async () => {
    expect(await run(['--variant', 'nowhere'], '')).toEqual({
      status: 1,
      stdout: '',
      stderr: "variant: there is no variant 'nowhere' (chancery variants lists them).\n",
    });
    expect((await run(['--variant', 'standard', '--power', 'Narnia'], '')).stderr).toBe(
      "power: 'Narnia' is none of AUSTRIA, ENGLAND, FRANCE, GERMANY, ITALY, RUSSIA, TURKEY, MASTER.\n",
    );
    expect(await run(['--variant', 'standard', '--phase', 'X1901M'], '')).toMatchObject({ status: 1, stdout: '' });
    expect(await run(['--variant', 'standard'], '', '/no/such/file')).toMatchObject({ status: 1, stdout: '' });
    expect((await run([], '')).status).toBe(2);
  });

  test('an empty text gives empty lists', async () => {
    expect(JSON.parse((await run(['--variant', 'standard'], '')).stdout)).toEqual({
      from: null,
      game: null,
      power: null,
      items: [],
      press: [],
      ignored: [],
    });
  });
});

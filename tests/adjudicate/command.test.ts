/** `chancery adjudicate`: docs/formats.md 1 and 2. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../command.ts';

const chancery = fileURLToPath(new URL('../../infra/local/chancery.mjs', import.meta.url));

/** As people call it. */
function spawned(args: readonly string[], input: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [chancery, 'adjudicate', ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const position = {
  variant: 'standard',
  phase: 'S1901M',
  units: { ENGLAND: ['F lon', 'F edi', 'A lvp'] },
  centers: { ENGLAND: ['lon', 'edi', 'lvp'] },
  orders: { ENGLAND: ['F lon - nth', 'A lvp - yor'] },
};

const run = (args: readonly string[], input: string) => runCommand(['adjudicate', ...args], input);

describe('chancery adjudicate', () => {
  it('writes the resolution of one position', () => {
    const { status, stdout, stderr } = spawned([], JSON.stringify(position, null, 2));
    expect({ status, stderr, resolution: JSON.parse(stdout) }).toEqual({
      status: 0,
      stderr: '',
      resolution: {
        variant: 'standard',
        phase: 'S1901M',
        orders: [
          {
            power: 'ENGLAND',
            order: 'F lon - nth',
            result: 'succeeds',
            reasons: [],
            explanation: 'F London moves to North Sea: attack 1 against nothing.',
          },
          {
            power: 'ENGLAND',
            order: 'A lvp - yor',
            result: 'succeeds',
            reasons: [],
            explanation: 'A Liverpool moves to Yorkshire: attack 1 against nothing.',
          },
          {
            power: 'ENGLAND',
            order: 'F edi H',
            result: 'succeeds',
            reasons: ['no-order'],
            explanation: 'F Edinburgh holds. It has no order.',
          },
        ],
        units: { ENGLAND: ['F nth', 'F edi', 'A yor'] },
        dislodged: {},
        centers: { ENGLAND: ['lon', 'edi', 'lvp'] },
        adjustments: { ENGLAND: 0 },
        contested: [],
        winner: null,
        next: 'F1901M',
      },
    });
  });

  it('answers each line with a line; a bad one with an error, and goes on', async () => {
    const lines = [
      JSON.stringify(position),
      '{',
      '',
      JSON.stringify({ ...position, units: { ENGLAND: ['F mos'] } }),
      '{"variant":"chess"}',
      JSON.stringify(position),
    ];
    const { status, stdout, stderr } = await run(['--jsonl'], `${lines.join('\n')}\n`);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line): { error?: string; phase?: string } => JSON.parse(line));
    expect(answers.map(({ error, phase }) => error ?? phase)).toEqual([
      'S1901M',
      expect.stringMatching(/^is not JSON: /),
      expect.stringMatching(/^is not JSON: /),
      'units.ENGLAND[0]: a fleet cannot be in Moscow.',
      "variant: there is no variant 'chess' (chancery variants lists them).",
      'S1901M',
    ]);
    expect(stderr).toContain('line 4: units.ENGLAND[0]: a fleet cannot be in Moscow.\n');
    expect(status).toBe(1);
  });

  it('reads orders as people write them, and gives them back in canonical form', async () => {
    const orders = { ENGLAND: ['The fleet in London moves to the North Sea.', 'Lvp-Yor; F Edi S F Lon -> NTH'] };
    const { status, stdout } = await run([], JSON.stringify({ ...position, orders }));
    const told = JSON.parse(stdout).orders.map(
      ({ order, result }: { order: string; result: string }) => `${order}: ${result}`,
    );
    expect(status).toBe(0);
    expect(told).toEqual(['F lon - nth: succeeds', 'A lvp - yor: succeeds', 'F edi S F lon - nth: succeeds']);
    expect((await run([], '{nonsense')).stderr).toMatch(/^The input is not JSON: [^\n]+\n$/);
    const wrong = await run([], JSON.stringify({ ...position, orders: { ENGLAND: ['London to Moscow'] } }));
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toMatch(/^orders\.ENGLAND\[0\]: 'London to Moscow': .+\n$/);
  });

  it('reads a file, and follows the options of a position', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chancery-'));
    const file = join(folder, 'position.json');
    const swap = {
      ...position,
      units: { ENGLAND: ['A nwy', 'F ska'], RUSSIA: ['A swe'] },
      orders: { ENGLAND: ['A nwy - swe', 'F ska C A nwy - swe'], RUSSIA: ['A swe - nwy'] },
    };
    writeFileSync(
      file,
      `${JSON.stringify(swap)}\n${JSON.stringify({ ...swap, options: { adjacentConvoy: 'marked' } })}\n`,
    );
    const { stdout } = await run(['--jsonl', file], '');
    rmSync(folder, { recursive: true });
    const boards = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).units.RUSSIA);
    expect(boards).toEqual([['A nwy'], ['A swe']]);
  });

  it('refuses bad input in one line for each fault, with exit status 1, and a wrong call with 2', async () => {
    const bad = await run([], JSON.stringify({ ...position, phase: 'X', units: { ENGLAND: ['A nth'] } }));
    expect(bad).toEqual({
      status: 1,
      stdout: '',
      stderr:
        "phase: 'X' is no phase of Standard (S…M/R, F…M/R, W…A).\nunits.ENGLAND[0]: an army cannot be in North Sea.\n",
    });
    expect((await run(['--wrong'], '')).status).toBe(2);
    expect(await run(['/nowhere/at/all.json'], '')).toEqual({
      status: 1,
      stdout: '',
      stderr: '/nowhere/at/all.json: there is no such file.\n',
    });
  });

  it('tells every ruling in its help', async () => {
    const { status, stdout } = await run(['--help'], '');
    expect(status).toBe(0);
    expect(stdout).toMatch(/convoyParadox: .* \(DATC 4\.A\.2\)\n {6}szykman \(default\): /);
  });

  it('refuses keys that a position does not have, and tells which was meant', async () => {
    const { status, stderr } = await run(
      [],
      JSON.stringify({ ...position, centres: {}, weather: 'fine', comment: 'mine' }),
    );
    expect(status).toBe(1);
    expect(stderr).toContain('centres: is no part of a position: did you mean centers?');
    expect(stderr).toContain('weather: is no part of a position: a position has variant, phase,');
    expect(stderr).not.toContain('comment:');
  });

  it('says on standard error what a position lacks, once for a stream, and adjudicates it', async () => {
    const lacking = { variant: '1812-overture', phase: 'S1811M', units: { AUSTRIA: ['A vie'] } };
    const { status, stdout, stderr } = await run(['--jsonl'], `${JSON.stringify(lacking)}\n`.repeat(2));
    expect([status, stdout.trim().split('\n').length]).toEqual([0, 2]);
    expect(stderr).toBe(
      'warning: ruleState.seats: is missing: which drawn powers one player holds, such as [["AUSTRIA","NEW SPAIN"]]. ' +
        'Each is counted alone for victory.\n',
    );
    expect(
      (await run([], JSON.stringify({ ...lacking, ruleState: { seats: [['AUSTRIA', 'CHEROKEE']] } }))).stderr,
    ).toBe('');
  });

  it('reads influence points as a mail does', async () => {
    const states = {
      variant: 'consolidation-1865',
      phase: 'S1865M',
      units: { PRUSSIA: ['A wes'], INDEPENDENT: ['A han', 'A hes'] },
      centers: { PRUSSIA: ['wes', 'pru'] },
    };
    for (const line of ['IP 2 Han S Wes - Hes', 'ip all hanover supports westphalia to hesse']) {
      const { status, stdout } = await run(
        [],
        JSON.stringify({ ...states, orders: { PRUSSIA: ['A wes - hes', line] } }),
      );
      expect([line, status, JSON.parse(stdout).units]).toEqual([
        line,
        0,
        { PRUSSIA: ['A hes'], INDEPENDENT: ['A han'] },
      ]);
    }
    const moved = await run([], JSON.stringify({ ...states, orders: { PRUSSIA: ['IP 2 Han - Hes'] } }));
    expect(moved).toMatchObject({ status: 1, stderr: expect.stringContaining('only holds or supports') });
  });
});

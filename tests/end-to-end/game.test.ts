/**
 * A game as people played it, from sign-on on, over SMTP against the judge in a process of its own. Whoever plays here has
 * nothing but a mail program and a browser. Its first year; with CHANCERY_FULL=1 to the victory.
 * @module-tag long
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { simpleParser } from 'mailparser';
import { describe, expect, test } from 'vitest';
import { standard } from '../boards.ts';
import { completeOrders, type PlayedPhase, playedGame, sorted } from '../games/played.ts';
import { scratch } from '../local/scratch.ts';
import { IS_FULL } from '../some-of.ts';
import { boardAfter, firstBoard } from './board-by-mail.ts';
import { HANDS } from './handwriting.ts';
import { JUDGE, type ServedJudge, serve, waitFor } from './serve.ts';

/** 38 phases, to a victory of Russia in the fall of 1909; movements, retreats, builds and removals by the end of 1903. */
const PLAYED = 'd3799';
const phases = playedGame(PLAYED).slice(0, IS_FULL ? undefined : 3);
const POWERS = standard.powers.map(({ name }) => name);
const addressOf = (power: string) => `${power.toLowerCase()}@example.org`;
const MASTER = 'mara@example.org';

describe('a real game by mail', () => {
  test(`${phases.length} phases from CREATE ${IS_FULL ? 'to the victory of Russia' : 'on'}, boards as recorded, each phase with its map`, async () => {
    const judge = await serve(await scratch());
    expect(await (await judge.get('/api/health')).json()).toEqual({ ok: true });
    await gather(judge);

    let board = firstBoard();
    for (const [n, played] of phases.entries()) {
      expect({ phase: played.phase, units: sorted(board.units) }).toEqual({
        phase: played.phase,
        units: sorted(played.units),
      });
      await Promise.all(
        Object.entries(completeOrders(played)).map(([power, orders], p) =>
          mailOrders(judge, n, p, power, played, orders),
        ),
      );
      const before = { units: played.units, dislodged: played.dislodged ?? {}, centers: played.centers };
      for (const address of [...POWERS.map(addressOf), MASTER]) {
        board = boardAfter(before, await resultsFor(judge, address, played.phase));
        expect({ phase: played.phase, ...board }).toEqual({
          phase: played.phase,
          units: sorted(played.resultUnits),
          dislodged: sorted(played.resultDislodged ?? {}),
          centers: sorted(played.resultCenters ?? played.centers),
        });
      }
      await expectMap(judge, played.phase, n);
    }

    const last = await textOf(judge, addressOf('TURKEY'), `${phases.at(-1)!.phase} results`);
    if (IS_FULL) expect(last).toMatch(/Russia has won|Russia wins/);
    expect((await judge.get('/games/marne/')).status).toBe(200);
    await expectArchive(judge);
    expect(await judge.stop()).toBe(0);
  });
});

/** A master creates the game and seven players sign on, each wishing for the power it will play. */
async function gather(judge: ServedJudge): Promise<void> {
  const settings = ['set move delay 0', 'set retreat delay 0', 'set adjust delay 0', 'set nowait'];
  await judge.mail({
    from: `Mara <${MASTER}>`,
    to: JUDGE,
    subject: 'a game',
    text: ['create ?marne quill', ...settings.slice(0, 3)].join('\n'),
  });
  await mailWith(judge, MASTER, '[marne]');
  for (const power of POWERS) {
    const text = `signon ?marne ${power.toLowerCase()}-pw\nset preference ${power.slice(0, 1)}\n`;
    await judge.mail({ from: `Player of ${power} <${addressOf(power)}>`, to: JUDGE, subject: 'joining', text });
    if (power !== POWERS.at(-1)) await mailWith(judge, addressOf(power), 'you have signed on');
  }
  for (const power of POWERS) {
    expect(await textOf(judge, addressOf(power), 'the game begins')).toContain(
      `You play ${power.slice(0, 1)}${power.slice(1).toLowerCase()}.`,
    );
  }
}

/** Each player writes in another hand in each phase, and finds another way to the game. */
async function mailOrders(
  judge: ServedJudge,
  n: number,
  p: number,
  power: string,
  { phase }: PlayedPhase,
  orders: readonly string[],
): Promise<void> {
  const hands = Object.values(HANDS);
  const hand = hands[(n + p * 5) % hands.length]!;
  const from = addressOf(power);
  const ways = [
    async () => ({ to: JUDGE, ...hand(orders) }),
    async () => ({ to: 'marne@chancery.localhost', ...hand(orders) }),
    async () => ({ to: await replyAddress(judge, from), ...hand(orders) }),
    async () => ({
      to: JUDGE,
      text: [`signon ${power.slice(0, 1)}marne ${power.toLowerCase()}-pw`, ...orders].join('\n'),
    }),
  ];
  await judge.mail({ from, subject: `${phase} orders`, ...(await ways[(n + p) % ways.length]!()) });
}

/** Where the newest mail of the game wants its answer. */
async function replyAddress(judge: ServedJudge, address: string): Promise<string> {
  const [newest] = await judge.inbox(address);
  const { replyTo } = await simpleParser(await judge.source(newest!.id));
  return replyTo!.value[0]!.address!;
}

async function mailWith(judge: ServedJudge, address: string, words: string): Promise<string> {
  return waitFor(
    `mail '${words}' to ${address}`,
    async () => (await judge.inbox(address)).find(({ subject }) => subject.includes(words))?.id ?? null,
  );
}

async function textOf(judge: ServedJudge, address: string, words: string): Promise<string> {
  const { text } = await simpleParser(await judge.source(await mailWith(judge, address, words)));
  return text ?? '';
}

/** A line that is refused would keep the phase open, or change it unseen: its answer is shown at once. */
async function expectNothingRefused(judge: ServedJudge, phase: string): Promise<void> {
  for (const power of POWERS) {
    const refused = (await judge.inbox(addressOf(power))).find(
      ({ subject }) => subject.includes(phase) && /INCOMPLETE|refused/.test(subject),
    );
    if (refused !== undefined) throw new Error((await simpleParser(await judge.source(refused.id))).text);
  }
}

async function resultsFor(judge: ServedJudge, address: string, phase: string): Promise<string> {
  const subject = `[marne] ${phase} results`;
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
  }, 10_000);
  const id = await waitFor(`'${subject}' to ${address}`, async () => {
    const results = (await judge.inbox(address)).find((mail) => mail.subject.startsWith(subject));
    if (results === undefined && isLate) await expectNothingRefused(judge, phase);
    return results?.id ?? null;
  });
  clearTimeout(late);
  return (await simpleParser(await judge.source(id))).text ?? '';
}

/** Every phase has its drawing; a picture takes a second to make, so not each of them is fetched in the small run. */
async function expectMap(judge: ServedJudge, phase: string, n: number): Promise<void> {
  const svg = await (await judge.get(`/games/marne/maps/${phase}.svg`)).text();
  expect(svg, phase).toMatch(/^<svg [^>]*width="\d+"/);
  expect(svg.length, phase).toBeGreaterThan(50_000);
  expect(svg.trimEnd().endsWith('</svg>'), phase).toBe(true);
  if (n % 5 !== 0 && !IS_FULL) return;
  const png = Buffer.from(await (await judge.get(`/games/marne/maps/${phase}.png`)).arrayBuffer());
  expect(png.subarray(1, 4).toString('latin1'), phase).toBe('PNG');
  expect(png.length, phase).toBeGreaterThan(50_000);
}

/** The history, as anybody may fetch it, stands the archive's own check. */
async function expectArchive(judge: ServedJudge): Promise<void> {
  const archive = await (await judge.get('/games/marne/archive.json')).text();
  const command = fileURLToPath(new URL('../../infra/local/chancery.mjs', import.meta.url));
  const checked = spawnSync(process.execPath, [command, 'archive', 'verify', '-'], {
    input: archive,
    encoding: 'utf8',
  });
  expect(checked.stderr).toBe('');
  expect(checked.status).toBe(0);
}

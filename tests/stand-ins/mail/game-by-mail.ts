/** A game of seven by mail with a judge that is killed and cut off, whatever its mail comes in by. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { simpleParser } from 'mailparser';
import { expect, vi } from 'vitest';
import { standard } from '../../boards.ts';
import { keptForTest } from '../../cleanup.ts';
import { expectBoards } from '../../end-to-end/board-by-mail.ts';
import { COMMAND, waitFor } from '../../end-to-end/serve.ts';
import { openCutter } from '../../faults/rig.ts';
import { completeOrders, playedGame } from '../../games/played.ts';
import { scratch } from '../../local/scratch.ts';
import { createRandom } from '../../random.ts';
import { IS_FULL } from '../../some-of.ts';
import type { SentMail } from './club.ts';

export const PHASES = playedGame('d3799').slice(0, IS_FULL ? 12 : 5);
export const KILLS = IS_FULL ? 100 : 12;
/** Until the last kill each life of the judge is short, and a start takes seconds. */
export const PATIENCE_MS = 60_000 + KILLS * 20_000;
const POWERS = standard.powers.map(({ name }) => name);
const addressOf = (power: string) => `${power.toLowerCase()}@example.net`;
const EVERYBODY = [...POWERS, 'MASTER'];
/** Of the whole game: one creates it, seven sign on, and each phase has its orders. */
export const MAILS = PHASES.reduce(
  (sum, played) => sum + Object.keys(completeOrders(played)).length,
  1 + POWERS.length,
);

const children = keptForTest((child: ChildProcess) => child.kill('SIGKILL'));

export interface GameByMail {
  /** Of `chancery serve`, besides where its data lies. */
  readonly words: readonly string[];
  readonly password?: string;
  readonly sent: readonly SentMail[];
  readonly addresses: { readonly judge: string; readonly game: string };
  /** Hands a mail of somebody's over to whatever stands before the judge. */
  write(from: string, to: string, text: string): Promise<void>;
  afterOrders?(phase: string): Promise<void>;
}

/** Begins what the judge's connections lead through: each is cut at random until the last kill, or the first cut if that comes later. */
export function openCuts() {
  const random = createRandom(20261124);
  const state = { kills: 0, random };
  const cutters: Awaited<ReturnType<typeof openCutter>>[] = [];
  const isEnough = () => state.kills >= KILLS && cutters.some((each) => each.cuts() > 0);
  // Where chance has cut none up to the last kill, the next connection that carries a mail is cut.
  const cutAfter = () => {
    const isLate = state.kills >= KILLS;
    if (isEnough() || !(isLate || random.percent(30))) return Number.POSITIVE_INFINITY;
    return 500 + random.below(isLate ? 500 : 6_000);
  };
  const through = async (target: () => number) => {
    const cutter = await openCutter(target, cutAfter);
    cutters.push(cutter);
    return cutter;
  };
  return { state, through };
}

export async function playKilled({ state }: ReturnType<typeof openCuts>, game: GameByMail): Promise<void> {
  const { words, sent, addresses, write } = game;
  const { random } = state;
  const data = await scratch();
  let isOver = false;
  const said: string[] = [];
  const runOnce = async () => {
    const child = spawn(process.execPath, [COMMAND, 'serve', '--data', data, '--http', '0', ...words], {
      env: { ...process.env, CHANCERY_PASSWORD: game.password ?? '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
    const ended = once(child, 'exit');
    if (state.kills < KILLS) {
      state.kills += 1;
      const [isEarly, after] = [random.percent(20), random.below(1_500)];
      if (!isEarly) await Promise.race([ended, once(child.stdout, 'data')]);
      const timer = setTimeout(() => child.kill('SIGKILL'), after);
      await ended;
      clearTimeout(timer);
    } else {
      await Promise.race([ended, vi.waitUntil(() => isOver, { timeout: 3 * PATIENCE_MS })]);
      child.kill('SIGINT');
      await ended;
    }
    children.delete(child);
  };
  const keep = async () => {
    while (!isOver) await runOnce();
  };
  const kept = keep();
  const all = async (who: readonly string[], subject: string) =>
    waitFor(
      `${subject} for ${who.join()}: ${said.join('').slice(-2_000)}`,
      async () => {
        for (const power of who) {
          const subjects = await subjectsOf(sent, addressOf(power));
          if (!subjects.some((each) => each.startsWith(`[marne] ${subject}`))) return null;
        }
        return true;
      },
      PATIENCE_MS,
    );

  const delays = ['move', 'retreat', 'adjust'].map((kind) => `set ${kind} delay 0`);
  await waitFor('the first opening', async () => (said.join('').includes('takes mail for') ? true : null), 120_000);
  await write(addressOf('MASTER'), addresses.judge, ['create ?marne quill', ...delays].join('\n'));
  await all(['MASTER'], '');
  for (const power of POWERS) {
    await write(addressOf(power), addresses.judge, `signon ?marne pw\nset preference ${power.slice(0, 1)}\n`);
  }
  await all(EVERYBODY, 'S1901M the game begins');
  for (const played of PHASES) {
    for (const [power, orders] of Object.entries(completeOrders(played))) {
      await write(addressOf(power), addresses.game, orders.join('\n'));
    }
    await game.afterOrders?.(played.phase);
    await all(EVERYBODY, `${played.phase} results`);
  }
  isOver = true;
  await kept;
  await expectWhole(sent);
}

/** Subjects of what somebody got, each mail once: what was sent again has its id. */
async function subjectsOf(sent: readonly SentMail[], to: string): Promise<readonly string[]> {
  const mails = new Map<string, string>();
  for (const mail of sent.filter((each) => each.to === to)) {
    const { messageId, subject } = await simpleParser(mail.raw);
    mails.set(messageId!, subject!);
  }
  return [...mails.values()];
}

/** Everybody has been answered and told once, and the boards are those that were played. */
async function expectWhole(sent: readonly SentMail[]): Promise<void> {
  for (const who of EVERYBODY) {
    const subjects = await subjectsOf(sent, addressOf(who));
    const count = (words: string) => subjects.filter((subject) => subject.startsWith(`[marne] ${words}`)).length;
    expect({ who, begins: count('S1901M the game begins') }).toEqual({ who, begins: 1 });
    for (const { phase } of PHASES) {
      expect({ who, phase, results: count(`${phase} results`) }).toEqual({ who, phase, results: 1 });
      expect(count(`${phase} orders`), `${who} ${phase}`).toBeLessThanOrEqual(1);
    }
  }
  const mails = await Promise.all(
    sent.filter(({ to }) => to === addressOf('ITALY')).map(({ raw }) => simpleParser(raw)),
  );
  await expectBoards(
    PHASES,
    async (phase) => mails.find(({ subject }) => subject?.startsWith(`[marne] ${phase} results`))?.text ?? '',
  );
}

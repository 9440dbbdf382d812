/**
 * The judge killed at random moments (SIGKILL) while mail comes in and a game goes on. What it said it had taken is never
 * lost, nothing is done twice, and the game is the one that was played.
 * @module-tag long
 */
import { simpleParser } from 'mailparser';
import type Mail from 'nodemailer/lib/mailer/index.js';
import { describe, expect, test } from 'vitest';
import { standard } from '../boards.ts';
import { completeOrders, playedGame } from '../games/played.ts';
import { scratch } from '../local/scratch.ts';
import { createRandom } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { expectBoards } from './board-by-mail.ts';
import { JUDGE, type ServedJudge, serve, serveShortly, waitFor } from './serve.ts';

const KILLS = Number(process.env['CHANCERY_KILLS'] ?? (IS_FULL ? 1_000 : 1));
const SEED = 20260303;
const HOUR = 3_600_000;

/** The first phases of a real game: movements and adjustments; retreats with CHANCERY_FULL. */
const PHASES = playedGame('d3799').slice(0, IS_FULL ? 5 : 3);
const POWERS = standard.powers.map(({ name }) => name);
/** Who sends everybody a message with each order mail. */
const TALKERS: readonly string[] = ['AUSTRIA', 'TURKEY'];

/** A mail, or a wait for what the judge does by itself. Each step is taken again until it has been done. */
type Step =
  | { readonly kind: 'mail'; readonly mail: Mail.Options }
  | { readonly kind: 'wait'; readonly address: string; readonly subject: string };

describe('killed at random moments with mail arriving', () => {
  test(
    `${KILLS} times: whatever was taken is answered, nothing happens twice, the boards are as recorded`,
    async () => {
      const random = createRandom(SEED);
      const data = await scratch();
      const games: string[] = [];
      let kills = 0;
      let judge: ServedJudge | null = null;
      const open = async (): Promise<ServedJudge | null> => {
        if (kills >= KILLS) return serve(data);
        kills += 1;
        const isEarly = random.percent(20);
        return serveShortly(data, { killMs: random.below(1_500), since: isEarly ? 'start' : 'opening' });
      };
      while (games.length === 0 || kills < KILLS) {
        const game = `killed${games.length + 1}`;
        games.push(game);
        for (const step of stepsOf(game)) {
          for (let isDone = false; !isDone; ) {
            judge ??= await open();
            isDone = judge !== null && (await isTaken(judge, step));
            if (!isDone) judge = null;
          }
        }
      }
      judge = judge?.isRunning() ? judge : await serve(data);
      for (const game of games) await expectWhole(judge, game);
    },
    12 * HOUR,
  );
});

/** False when the judge died over it. */
async function isTaken(judge: ServedJudge, step: Step): Promise<boolean> {
  try {
    if (step.kind === 'mail') await judge.mail(step.mail);
    else await waitFor(step.subject, async () => ((await hasMail(judge, step)) ? true : null));
    return true;
  } catch (error) {
    if (await judge.endsWithin(3_000)) return false;
    throw error;
  }
}

async function hasMail(judge: ServedJudge, { address, subject }: { address: string; subject: string }) {
  return (await judge.inbox(address)).some((mail) => mail.subject.includes(subject));
}

function addressOf(power: string, game: string): string {
  return `${power.toLowerCase()}.${game}@example.org`;
}

/** A mail that is sent again is the same mail: the same Message-ID, as mail systems do. */
function stepsOf(game: string): readonly Step[] {
  let mails = 0;
  const mail = (power: string, text: string): Step => {
    mails += 1;
    const from = addressOf(power, game);
    const messageId = `<${mails}.${game}@example.org>`;
    return { kind: 'mail', mail: { from, to: JUDGE, subject: 'for the judge', text, messageId, date: new Date(0) } };
  };
  const wait = (subject: string): Step => ({ kind: 'wait', address: addressOf('TURKEY', game), subject });
  const delays = ['move', 'retreat', 'adjust'].map((kind) => `set ${kind} delay 0`);
  return [
    mail('MASTER', [`create ?${game} quill`, ...delays].join('\n')),
    ...POWERS.map((power) => mail(power, `signon ?${game} pw\nset preference ${power.slice(0, 1)}\n`)),
    wait('the game begins'),
    ...PHASES.flatMap((played) => [
      ...Object.entries(completeOrders(played)).map(([power, orders]) =>
        mail(power, [...pressOf(power, played.phase), ...orders].join('\n')),
      ),
      wait(`${played.phase} results`),
    ]),
  ];
}

function pressOf(power: string, phase: string): readonly string[] {
  return TALKERS.includes(power) ? ['broadcast', markOf(power, phase), 'endbroadcast'] : [];
}

function markOf(power: string, phase: string): string {
  return `Greetings from ${power} in ${phase}.`;
}

/** The whole game, as its people have it in their mailboxes. */
async function expectWhole(judge: ServedJudge, game: string): Promise<void> {
  await waitFor('all results', async () => {
    const last = `${PHASES.at(-1)!.phase} results`;
    const all = await Promise.all(
      [...POWERS, 'MASTER'].map((who) => hasMail(judge, { address: addressOf(who, game), subject: last })),
    );
    return all.every(Boolean) ? true : null;
  });
  for (const who of [...POWERS, 'MASTER']) {
    const mails = await judge.inbox(addressOf(who, game));
    const told = (words: string) => mails.filter(({ subject }) => subject.startsWith(`[${game}] ${words}`)).length;
    const marks = await marksIn(judge, mails);
    const told1 = { who, begins: told('S1901M the game begins'), joined: told('you have signed on') };
    // The seventh to sign on is told by the mail that the game begins.
    expect(told1).toEqual({ who, begins: 1, joined: who === 'MASTER' || who === POWERS.at(-1) ? 0 : 1 });
    for (const { phase, ...played } of PHASES) {
      expect({ who, phase, results: told(`${phase} results`) }).toEqual({ who, phase, results: 1 });
      const writers = Object.keys(completeOrders({ phase, ...played }));
      const answers = told(`${phase} orders`);
      if (!writers.includes(who)) expect({ who, phase, answers }).toEqual({ who, phase, answers: 0 });
      else if (who !== writers.at(-1)) expect({ who, phase, answers }).toEqual({ who, phase, answers: 1 });
      else expect(answers, `${who} ${phase}`).toBeLessThanOrEqual(1);
      const heard = TALKERS.filter((power) => power !== who && writers.includes(power)).map((power) =>
        markOf(power, phase),
      );
      expect({ who, phase, heard: marks.filter((mark) => mark.includes(phase)).sort() }).toEqual({ who, phase, heard });
    }
  }
  const mails = await judge.inbox(addressOf('ITALY', game));
  await expectBoards(PHASES, async (phase) => {
    const { id } = mails.find(({ subject }) => subject.startsWith(`[${game}] ${phase} results`))!;
    return (await simpleParser(await judge.source(id))).text ?? '';
  });
}

/** The messages of others among these mails. */
async function marksIn(judge: ServedJudge, mails: Awaited<ReturnType<ServedJudge['inbox']>>) {
  const press = mails.filter(({ subject }) => subject.includes('broadcast from'));
  const texts = await Promise.all(press.map(async ({ id }) => (await simpleParser(await judge.source(id))).text ?? ''));
  return texts.flatMap((text) => /Greetings from [A-Z]+ in \w+\./.exec(text)?.[0] ?? []);
}

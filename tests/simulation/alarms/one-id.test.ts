/**
 * One mail, and one deadline, followed through the simulated cloud by what the functions write into their logs: every line that follows
 * from it has its id, to the mails that go out, what became of them, and whom that was told.
 */
import { describe, expect, test, vi } from 'vitest';
import type { PersonId } from '../../../engine/game/events.ts';
import { log } from '../../../lambdas/adapters/aws/log.ts';
import { causeOf, withCause } from '../../../lambdas/games/correlation-id.ts';
import { commitDecision } from '../../../lambdas/games/load-game.ts';
import type { Services } from '../../../lambdas/ports.ts';
import { DOMAIN } from '../../conversations/world.ts';
import { CALM } from '../chaos.ts';
import { openHouse } from '../house.ts';
import type { Arrived, House } from '../house-seen.ts';
import type { MailFate } from '../mail-service.ts';
import { addressOf, letPlay, seatPlayers } from '../players.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Line {
  readonly message: string;
  readonly correlation_id?: string;
  readonly facts: Readonly<Record<string, string | number | null>>;
}

/** The lines of all functions as CloudWatch has them. */
function logs() {
  const lines: Line[] = [];
  const onLog: Services['log'] = (what, facts) => {
    const streams = [process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockImplementation((text) => lines.push(JSON.parse(String(text)) as Line) > 0),
    );
    log(what, facts);
    for (const stream of streams) stream.mockRestore();
  };
  return { onLog, of: (id: string) => lines.filter((line) => line.correlation_id === id), lines };
}

/** A game of seven in which the mail of one player comes back from now on, or from a phase's end on. */
async function openGame(
  bounces: string,
  since: 'now' | 'a phase is over' = 'now',
  spoil?: (services: Services) => Services,
) {
  const seen = logs();
  const isTime = () => since === 'now' || seen.lines.some(({ facts }) => facts['what'] === 'phase-resolved');
  const arrived: Arrived[] = [];
  let isGone = false;
  const mailFate = (to: string): MailFate =>
    isGone && isTime() && to === addressOf('game1', bounces) ? 'bounced' : 'delivered';
  const house = openHouse({ seed: 3, chaos: CALM, mailFate, onLog: seen.onLog, spoil });
  house.onMail((each) => arrived.push(each));
  await seatPlayers(house, 'game1');
  await house.loop.run(house.isIdle);
  isGone = true;
  arrived.length = 0;
  return { house, seen, arrived };
}

const until = (house: House, instant: number) => house.loop.run(() => house.loop.now() >= instant && house.isIdle());
const messages = (lines: readonly Line[]) => lines.map(({ message }) => message);

describe('one id', () => {
  test('leads from a received mail over its commit and the answer that came back to what the GM learns of it', async () => {
    const { house, seen, arrived } = await openGame('france');
    const from = addressOf('game1', 'france');
    const id = write(house, 'france', 'F Bre H');
    await until(house, house.loop.now() + HOUR);
    const lines = seen.of(id);
    expect(messages(lines)).toEqual(['commit', 'mails', 'mail', 'sent', 'feedback', 'mail stopped', 'sent']);
    const [, mails, , answer, feedback, stopped, notice] = lines.map(({ facts }) => facts);
    expect(answer!['mail']).toBe(mails!['mails']);
    expect(feedback).toMatchObject({ event: 'Bounce', mail: answer!['mail'], stopped: 1 });
    const person = await house.services.directory.personAt(from);
    expect(person?.stopped).toMatchObject([{ address: from, why: 'bounced' }]);
    expect(stopped).toEqual({ why: 'bounced', person: person!.id });
    const [told] = arrived.filter(({ mail }) => mail.id === notice!['mail']);
    expect(told!.mail.to).toBe(addressOf('game1', 'master'));
    expect(told!.mail.text).toContain('France');
    // Nobody outside learns of it.
    for (const { raw: bytes } of arrived) expect(Buffer.from(bytes).toString('latin1')).not.toContain(`cause`);
  });

  test('leads from a schedule over what time has brought to each mail of results, and to the one that came back', {
    tags: ['long'],
  }, async () => {
    const { house, seen, arrived } = await openGame('italy', 'a phase is over');
    letPlay(house, ['game1'], { seed: 1, phases: 1 });
    for (let n = 0; n < 20 && (await house.game('game1'))!.resolved.length === 0; n += 1)
      await until(house, Math.min(...house.wakesOf('game1')) + MINUTE);
    await until(house, house.loop.now() + HOUR);
    const [resolved] = seen.lines.filter(({ facts }) => facts['what'] === 'phase-resolved');
    const lines = seen.of(resolved!.correlation_id!);
    // As Scheduler calls it: by the game and the second.
    expect(resolved).toMatchObject({ message: 'time', correlation_id: expect.stringMatching(/^game-game1-\d{10}$/) });
    const mails = lines
      .filter(({ message }) => message === 'mails')
      .flatMap(({ facts }) => String(facts['mails']).split(' '));
    const sent = lines.filter(({ message }) => message === 'sent').map(({ facts }) => facts['mail']);
    expect(mails.length).toBeGreaterThanOrEqual(8);
    const [notice, ...others] = sent.filter((mail) => !mails.includes(String(mail)));
    expect(others).toEqual([]);
    expect(sent.filter((mail) => mail !== notice).sort()).toEqual([...mails].sort());
    const back = lines.filter(({ message }) => message === 'feedback').map(({ facts }) => facts['mail']);
    expect(back.length).toBeGreaterThan(0);
    expect(mails).toEqual(expect.arrayContaining(back));
    expect(messages(lines)).toContain('mail stopped');
    expect(arrived.find(({ mail }) => mail.id === notice)?.mail.to).toBe(addressOf('game1', 'master'));
  });

  // What is filed is stored with its answer, in one piece; what others are told is not.
  test.each([
    ['F Bre H', 1],
    ['BROADCAST\nHello\nEND', 9],
  ])('stays with a commit that its function could not publish, whoever makes up for it: %j', async (lines, count) => {
    let isAway = false;
    const { house, seen } = await openGame('nobody', 'now', (services) => ({
      ...services,
      outbox: {
        ...services.outbox,
        postAll: async (...given) => {
          if (isAway) throw new Error('The queue is away.');
          await services.outbox.postAll(...given);
        },
      },
    }));
    isAway = true;
    const left = write(house, 'france', lines);
    await house.loop.run(() => seen.of(left).some(({ message }) => message === 'failed'));
    isAway = false;
    // Before the first comes again somebody else writes.
    const after = write(house, 'england', 'F Lon H');
    const soon = house.loop.now() + 10_000;
    await house.loop.run(() => house.loop.now() >= soon);
    const isOver = () => seen.of(left).some(({ message }) => message === 'mail');
    expect(isOver()).toBe(false);
    expect(messages(seen.of(left))).toEqual(['commit', 'failed', 'mails', ...Array(count).fill('sent')]);
    const [first, , mails, ...sent] = seen.of(left).map(({ facts }) => facts);
    expect(sent.map(({ mail }) => mail).sort()).toEqual(String(mails!['mails']).split(' ').sort());
    const [commit] = seen.of(after).flatMap(({ message, facts }) => (message === 'commit' ? [facts['n']] : []));
    expect([first!['n'], mails!['n']]).toEqual([Number(commit) - 1, Number(commit) - 1]);
    await until(house, house.loop.now() + HOUR);
    expect(isOver()).toBe(true);
  });

  test('leads to the answer of a WHATIF, which another function works out', async () => {
    const { house, seen } = await openGame('france');
    const id = write(house, 'france', 'WHATIF\nA Par - Bur\nEND');
    await until(house, house.loop.now() + HOUR);
    expect(messages(seen.of(id))).toEqual(['mail', 'what if', 'sent', 'feedback', 'mail stopped', 'sent']);
    const [, worked, sent, back] = seen.of(id).map(({ facts }) => facts);
    expect([sent!['mail'], back!['mail']]).toEqual([worked!['mail'], worked!['mail']]);
  });

  test('is the name of a commit for what somebody else makes up for', async () => {
    const { house } = await openGame('nobody');
    const mine = withCause(house.services, 'mail1');
    const commit = (services: Services) =>
      commitDecision(services, 'game1', () => [{ type: 'observer-left', person: 'nobody' as PersonId }]);
    const [others, own] = [(await commit(house.services)).commit!, (await commit(mine)).commit!];
    expect([causeOf(mine, others), causeOf(mine, own)]).toEqual([`game1-${others.n}`, 'mail1']);
  });
});

/** Somebody mails orders; the answer is what SES calls the mail. */
function write(house: House, power: string, lines: string): string {
  const from = addressOf('game1', power);
  const head = [`From: <${from}>`, `To: <game1@${DOMAIN}>`, `Message-ID: <${power}@x>`, 'Subject: orders'];
  const before = new Set(house.files.keys());
  house.write({ from, to: `game1@${DOMAIN}`, raw: [...head, '', lines, ''].join('\n').replace(/\n/g, '\r\n') });
  return `ses${Math.max(0, ...[...before].map(numberOf)) + 1}`;
}

const numberOf = (key: string) => Number(/\/ses(\d+)$/.exec(key)?.[1] ?? 0);

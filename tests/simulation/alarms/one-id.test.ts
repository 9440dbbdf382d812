/**
 * One mail, and one deadline, followed through the simulated cloud by what the functions write into their logs: every line that follows
 * from it has its id, to the mails that go out, what became of them, and whom that was told.
 */
import { describe, expect, test, vi } from 'vitest';
import type { PersonId } from '../../../engine/game/events.ts';
import { log } from '../../../lambdas/adapters/aws/log.ts';
import { causeOf, withCause } from '../../../lambdas/games/cause.ts';
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
async function openGame(bounces: string, since: 'now' | 'a phase is over' = 'now') {
  const seen = logs();
  const isTime = () => since === 'now' || seen.lines.some(({ facts }) => facts['what'] === 'phase-resolved');
  const arrived: Arrived[] = [];
  let isGone = false;
  const mailFate = (to: string): MailFate =>
    isGone && isTime() && to === addressOf('game1', bounces) ? 'bounced' : 'delivered';
  const house = openHouse({ seed: 3, chaos: CALM, mailFate, onLog: seen.onLog });
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
    const raw = `From: <${from}>\r\nTo: <game1@${DOMAIN}>\r\nMessage-ID: <1@x>\r\nSubject: orders\r\n\r\nF Bre H\r\n`;
    house.write({ from, to: `game1@${DOMAIN}`, raw });
    await until(house, house.loop.now() + HOUR);
    // As SES has called it.
    const [id = ''] = [...house.files.keys()]
      .map((key) => key.slice(key.lastIndexOf('/') + 1))
      .sort(byNumber)
      .slice(-1);
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

  test('leads from a schedule over what time has brought to each mail of results, and to the one that came back', async () => {
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

  test('is the name of a commit for what somebody else makes up for', async () => {
    const { house } = await openGame('nobody');
    const mine = withCause(house.services, 'mail1');
    const commit = (services: Services) =>
      commitDecision(services, 'game1', () => [{ type: 'observer-left', person: 'nobody' as PersonId }]);
    const [others, own] = [(await commit(house.services)).commit!, (await commit(mine)).commit!];
    expect([causeOf(mine, others), causeOf(mine, own)]).toEqual([`game1-${others.n}`, 'mail1']);
  });
});

const byNumber = (one: string, other: string) => Number(one.replace(/\D/g, '')) - Number(other.replace(/\D/g, ''));

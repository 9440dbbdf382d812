/**
 * The law of harm: what somebody would lose by is asked about, and nothing else is. A phase is processed early only when all have
 * ordered, nobody waits and MIN is over; a result that is taken back is named and comes back whole; one code does not end another.
 */
import { describe, expect, test } from 'vitest';
import { isMissing, missingFor } from '../../engine/game/due.ts';
import type { Game } from '../../engine/game/game.ts';
import { ask, gameNow, mailsTo, twoPlayers } from '../deadlines/games.ts';
import { write } from '../handling/rig.ts';
import { live } from '../lives/whole-life.ts';
import { IS_FULL } from '../some-of.ts';
import { told } from '../told.ts';
import { type AskedLife, MARA, runByPlayer, STATES } from './states.ts';

/** Worked out from the whole game: somebody would still order, or waits, or nothing is processed yet by MIN. */
function isHarm(game: Game, life: AskedLife): boolean {
  const { clock } = game.current!;
  if (life.now() >= clock.deadline) return false;
  const isOwing = game.seats.some(
    ({ status, power }) =>
      (status === 'playing' || status === 'abandoned') && isMissing(missingFor(game, life.board, power)),
  );
  return isOwing || game.seats.some(({ wait, status }) => wait && status === 'playing') || life.now() < clock.earliest;
}

const process = (life: AskedLife) => life.consider(MARA, `process ${life.game().position?.phase}`);
const isDone = ({ events }: ReturnType<typeof process>) => events.some(({ type }) => type === 'phase-resolved');

test('a phase is processed before its deadline only where nobody loses by it', { tags: ['long'] }, () => {
  let asked = 0;
  let done = 0;
  const check = (life: AskedLife) => {
    const game = life.game();
    if (game.status !== 'active' || !game.masters.includes(MARA.person)) return;
    const considered = process(life);
    const isAsked = considered.report.some(({ outcome }) => outcome === 'confirm');
    if (isHarm(game, life))
      expect([game.position!.phase, isDone(considered), isAsked]).toEqual([game.position!.phase, false, true]);
    else if (!game.settings.strictWait) expect(isDone(considered)).toBe(true);
    if (isAsked) asked += 1;
    else done += 1;
  };
  for (const { life } of STATES) check(life);
  for (let seed = 1; seed <= (IS_FULL ? 40 : 2); seed += 1)
    live(5_000 + seed, { days: 30, variant: 'standard', also: check });
  expect([asked > 5, done > 5]).toEqual([true, true]);
});

test('a GM who plays is asked before every deadline, and not shown who waits', () => {
  for (const { life } of runByPlayer()) {
    if (life.game().status !== 'active' || life.now() >= life.game().current!.clock.deadline) continue;
    const actor = life.actorOf(MARA.person)!;
    const { report, events } = life.consider(actor, `process ${life.game().position!.phase}`);
    expect(events.some(({ type }) => type === 'phase-resolved')).toBe(false);
    for (const { message } of report) expect(told(message)).not.toMatch(/WAIT|Without all/);
  }
});

test('FORCE BEGIN with bids missing is asked about; and so is ACTIVATE', () => {
  const { life } = STATES.find(({ name }) => name === 'auction')!;
  for (const line of ['force begin', 'activate']) {
    const { report, events } = life.consider(MARA, line);
    expect(report.map(({ outcome }) => outcome)).toContain('confirm');
    expect(events.map(({ type }) => type)).not.toContain('game-started');
    expect(report.map(({ message }) => told(message)).join()).toContain('6 players have sent none yet');
  }
});

describe('by mail', () => {
  test('the question names who has not ordered and who waits, and after the deadline nothing is asked', async () => {
    const services = await twoPlayers();
    await write(services, 'ann', 'vie h; bud h; tri h\nset wait');
    const asked = await ask(services, 'mara', 'please process S1901M');
    expect(asked).toContain('Without all of their orders yet: England');
    expect(asked).toContain('Waiting for the deadline (WAIT): Austria');
    await services.moveTo((await gameNow(services)).current!.clock.deadline);
    await ask(services, 'mara', 'process s1901m');
    expect((await gameNow(services)).position!.phase).toBe('F1901M');
  });

  test('a result that ROLLBACK annuls is named in the question and to everybody, and ROLLFORWARD brings it back', async () => {
    const services = await twoPlayers();
    await write(services, 'mara', 'process s1901m');
    const word = /CONFIRM (\w+)/.exec(await ask(services, 'mara', 'declare draw a e'))![1]!;
    await write(services, 'mara', `confirm ${word}`);
    const over = await gameNow(services);
    const back = await ask(services, 'mara', 'rollback');
    expect(back).toContain('its result does not count any more: The game is a draw among Austria and England.');
    await services.sent();
    await write(services, 'mara', `confirm ${/CONFIRM (\w+)/.exec(back)![1]!}`);
    expect((await mailsTo(services)).get('ann@example.org')!.join()).toContain('its result does not count any more');
    expect((await gameNow(services)).outcome).toBeNull();
    const forward = await ask(services, 'mara', 'rollforward');
    expect(forward).toContain('The game is a draw among Austria and England.');
    await services.sent();
    await write(services, 'mara', `confirm ${/CONFIRM (\w+)/.exec(forward)![1]!}`);
    const again = await gameNow(services);
    const standing = ({ status, outcome, position, resolved, seats, last }: Game) => ({
      status,
      outcome,
      position,
      resolved,
      last,
      votes: seats.map(({ vote, onFile }) => [vote, onFile]),
    });
    expect(standing(again)).toEqual(standing(over));
    const toBob = (await mailsTo(services)).get('bob@example.org')!.join();
    expect(toBob).toContain('The game is a draw among Austria and England.');
    expect(toBob).not.toMatch(/until the deadline|WAIT is on|ended the game as GM/);
    expect(toBob).toContain('has taken the game forward');
    expect(toBob.match(/is a draw among/g)).toHaveLength(1);
  });

  test('one confirmed harm does not end the code of another: two players are sent away by one mail', async () => {
    const services = await twoPlayers();
    const asked = await ask(services, 'mara', 'eject austria\neject england');
    const words = [...asked.matchAll(/CONFIRM (\w+)/g)].map(([, word]) => word);
    expect(words).toHaveLength(2);
    await write(services, 'mara', words.map((word) => `confirm ${word}`).join('\n'));
    expect((await gameNow(services)).seats.filter(({ person }) => person !== null)).toEqual([]);
  });

  test('what was asked about a seat is over when the seat has changed hands', async () => {
    const services = await twoPlayers();
    const asked = await ask(services, 'mara', 'eject austria\ndummy austria');
    const [first, second] = [...asked.matchAll(/CONFIRM (\w+)/g)].map(([, word]) => word);
    await write(services, 'mara', `confirm ${first}`);
    expect(await ask(services, 'mara', `confirm ${second}`)).toContain('could not be used');
  });
});

/** A local judge in the test's own process, and games put into it without mail. */
import { afterEach } from 'vitest';
import type { Power } from '../../engine/board/variant.ts';
import type { GameEvent, GameName } from '../../engine/game/events.ts';
import { clockFor } from '../../engine/game/resolve-phase.ts';
import { DEFAULT_SETTINGS } from '../../engine/game/settings.ts';
import { type Judge, type JudgeOptions, startJudge } from '../../infra/local/judge.ts';
import { commitDecision, contextOf } from '../../lambdas/app/load-game.ts';
import { rollForward } from '../../lambdas/app/roll-forward.ts';
import { standard } from '../boards.ts';

const running: Judge[] = [];
afterEach(async () => {
  for (const judge of running.splice(0)) await judge.close();
});

/** Starts a judge on free ports; it is closed after the test. */
export async function openJudge(data: string, options: Partial<JudgeOptions> = {}): Promise<Judge> {
  const judge = await startJudge({ smtp: 0, http: 0, clock: 'real', verdict: 'pass', ...options, data });
  running.push(judge);
  return judge;
}

export async function closeJudge(judge: Judge): Promise<void> {
  running.splice(running.indexOf(judge), 1);
  await judge.close();
}

export const POWERS = standard.powers.map(({ name }) => name);

export function addressOf(power: Power): string {
  return `${power.toLowerCase()}@example.org`;
}

/** A game of the standard map that has begun, each power played from its own address, the master at `master@example.org`. */
export async function seedGame(judge: Judge, name: GameName): Promise<void> {
  const { world } = judge;
  const seats: Record<Power, string> = {};
  for (const power of POWERS) seats[power] = (await world.directory.enrol(addressOf(power), `Player of ${power}`)).id;
  const master = (await world.directory.enrol('master@example.org', 'Mara')).id;
  await put(judge, name, [{ type: 'game-created', variant: 'standard', by: master, settings: DEFAULT_SETTINGS }]);
  const context = contextOf(world, standard);
  const position = {
    variant: 'standard',
    phase: standard.variant.calendar.start,
    units: Object.fromEntries(standard.powers.map(({ name, units }) => [name, units])),
    centers: Object.fromEntries(standard.powers.map(({ name, home }) => [name, home])),
  };
  await put(judge, name, [
    { type: 'game-started', seats, position, clock: clockFor('M', EMPTY, context, context.now) },
  ]);
  await rollForward(world, name);
  await judge.settled();
}

/** A game without people, as far as its clock depends on it. */
const EMPTY = { settings: DEFAULT_SETTINGS, absences: [], seats: [], masters: [], applicants: [] };

/** Commits events as they are. Nothing of what follows from them is done. */
export async function put(judge: Judge, name: GameName, events: readonly GameEvent[]): Promise<void> {
  await commitDecision(judge.world, name, () => events);
}

/** Every unit of every power holds: the phase is complete, and nothing has been sent. */
export async function fileHolds(judge: Judge, name: GameName): Promise<void> {
  const received = judge.world.now();
  for (const { name: power, units } of standard.powers) {
    const onFile = units.map((unit) => ({ order: `${unit} H`, received }));
    await put(judge, name, [{ type: 'orders-filed', power, receipt: 'r', sealed: { salt: 's', value: { onFile } } }]);
  }
}

/** Moves the deadline of the current phase to this instant. */
export async function setDeadline(judge: Judge, name: GameName, deadline: number): Promise<void> {
  const began = deadline - 3_600_000;
  const clock = { began, earliest: began, deadline, graceEnd: deadline + 3_600_000 };
  const by = (await judge.world.directory.enrol('master@example.org', 'Mara')).id;
  await put(judge, name, [{ type: 'deadline-set', by, clock }]);
}

export async function subjects(judge: Judge, address: string): Promise<readonly string[]> {
  return (await judge.mailboxes.list(address)).map(({ subject }) => subject);
}

/** A local judge in the test's own process, and games put into it without mail. */
import type { Power } from '../../engine/board/variant.ts';
import type { GameEvent, GameName } from '../../engine/game/events.ts';
import { startJudge } from '../../infra/local/judge.ts';
import type { Judge, JudgeOptions } from '../../infra/local/running-judge.ts';
import { standard } from '../boards.ts';
import { keptForTest } from '../cleanup.ts';
import { POWERS, put as putInto, seedWorld } from '../seed.ts';

const running = keptForTest((judge: Judge) => judge.close());

/** Starts a judge on free ports; it is closed after the test. */
export async function openJudge(data: string, options: Partial<JudgeOptions> = {}): Promise<Judge> {
  const judge = await startJudge({ smtp: 0, http: 0, clock: 'real', verdict: 'pass', ...options, data });
  running.add(judge);
  return judge;
}

export async function closeJudge(judge: Judge): Promise<void> {
  running.delete(judge);
  await judge.close();
}

export { POWERS };

export function addressOf(power: Power | 'master'): string {
  return `${power.toLowerCase()}@example.org`;
}

/** A game of the standard map that has begun, each power played from its own address, the master at `master@example.org`. */
export async function seedGame(judge: Judge, name: GameName): Promise<void> {
  await seedWorld(judge.services, name, addressOf);
  await judge.settled();
}

/** Commits events as they are. Nothing of what follows from them is done. */
export async function put(judge: Judge, name: GameName, events: readonly GameEvent[]): Promise<void> {
  await putInto(judge.services, name, events);
}

/** Every unit of every power holds: the phase is complete, and nothing has been sent. */
export async function fileHolds(judge: Judge, name: GameName): Promise<void> {
  const received = judge.services.now();
  for (const { name: power, units } of standard.powers) {
    const onFile = units.map((unit) => ({ order: `${unit} H`, received }));
    await put(judge, name, [{ type: 'orders-filed', power, receipt: 'r', sealed: { salt: 's', value: { onFile } } }]);
  }
}

/** Moves the deadline of the current phase to this instant. */
export async function setDeadline(judge: Judge, name: GameName, deadline: number): Promise<void> {
  const began = deadline - 3_600_000;
  const clock = { began, earliest: began, deadline, graceEnd: deadline + 3_600_000 };
  const by = (await judge.services.directory.enrol('master@example.org', 'Mara')).id;
  await put(judge, name, [{ type: 'deadline-set', by, clock }]);
}

export async function subjects(judge: Judge, address: string): Promise<readonly string[]> {
  return (await judge.mailboxes.list(address)).map(({ subject }) => subject);
}

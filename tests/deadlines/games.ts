/** Small games for tests of deadlines: two players, so that few mails are needed. */
import type { Game, Seat } from '../../engine/game/game.ts';
import { loadGame } from '../../lambdas/games/load-game.ts';
import type { Services } from '../../lambdas/ports.ts';
import type { TestWorld } from '../conversations/world.ts';
import { asMade, freshWorld, GAME, JUDGE, write } from '../handling/rig.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** `marne` with Mara as master: Ann plays Austria and Bob England, nobody else plays. `settings`: lines below CREATE. */
export async function twoPlayers(settings = ''): Promise<TestWorld> {
  return asMade(`two play, ${settings}`, async () => {
    const services = await freshWorld('memory');
    await write(services, 'mara', `create ?marne sesame\nset players 2\nset powers 2\n${settings}`, JUDGE);
    await write(services, 'ann', 'signon ?marne annpw\nset preference A', JUDGE);
    await write(services, 'bob', 'signon ?marne bobpw\nset preference E', JUDGE);
    await services.sent();
    return services;
  });
}

export async function gameNow({ services }: Pick<TestWorld, 'services'>): Promise<Game> {
  const game = await loadGame(services, 'marne');
  if (game === null) throw new Error('There is no game marne.');
  return game;
}

export async function seatNow(services: Pick<TestWorld, 'services'>, power: string): Promise<Seat> {
  return (await gameNow(services)).seats.find((seat) => seat.power === power)!;
}

/** A power's orders. */
export async function onFile(services: Pick<TestWorld, 'services'>, power: string): Promise<readonly string[]> {
  return (await seatNow(services, power)).onFile.map(({ order }) => order);
}

/** The same world, in which no wake-up rings by itself. */
export function asleep(services: Services): Services {
  return { ...services, timers: { wake: async () => {} } };
}

export async function deadlineOf(services: Pick<TestWorld, 'services'>): Promise<number> {
  return (await gameNow(services)).current!.clock.deadline;
}

/** Orders as they were adjudicated in the last phase. */
export function lastOrders(game: Game, power: string): readonly string[] {
  return (game.last?.resolution.orders ?? []).filter((each) => each.power === power).map(({ order }) => order);
}

/** Mails the text and answers with what the judge mailed back to the writer. */
export async function ask(services: TestWorld, name: string, text: string, to = GAME): Promise<string> {
  await services.sent();
  await write(services, name, text, to);
  return (await mailsTo(services)).get(`${name}@example.org`)?.join('\n') ?? '';
}

/** Subjects and texts of the mails sent since the last call, by address, lines joined where they were broken. */
export async function mailsTo(services: TestWorld): Promise<ReadonlyMap<string, readonly string[]>> {
  const mails = new Map<string, string[]>();
  for (const { to, subject, text } of await services.sent()) {
    mails.set(to, [
      ...(mails.get(to) ?? []),
      `${subject}\n${text.replace(/\n +/g, ' ').replace(/(\S)\n(?=\S)/g, '$1 ')}`,
    ]);
  }
  return mails;
}

/** Sends a command that is asked about, and then the word. */
export async function confirmed(services: TestWorld, name: string, text: string, to = GAME): Promise<string> {
  const asked = await ask(services, name, text, to);
  const word = /CONFIRM (\w+)/.exec(asked)?.[1];
  return word === undefined ? asked : ask(services, name, `confirm ${word}`, to);
}

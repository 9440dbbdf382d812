/** Games for a judge that is to be measured, put into its store as commits: some to be played, others only there. */

import { startingPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../../engine/board/board.ts';
import type { GameEvent, GameName, PersonId } from '../../../engine/game/events.ts';
import { clockFor } from '../../../engine/game/resolve-phase.ts';
import { DEFAULT_SETTINGS } from '../../../engine/settings/settings.ts';
import { gameName, personId } from '../../../engine/vocabulary.ts';
import { commitDecision, contextOf } from '../../../lambdas/games/load-game.ts';
import { publishCommits } from '../../../lambdas/outgoing/publish-commits.ts';
import type { Judge } from '../../local/running-judge.ts';

/** Filled in side by side: each is little but waiting for the store. */
const AT_ONCE = 16;

/** A standard game that is played by mail, each power from its own address; its name is `marne1`, `marne2` … */
export interface PlayedGame {
  readonly name: GameName;
  readonly master: string;
  /** Addresses by power, in the variant's order. */
  readonly players: readonly { readonly power: string; readonly address: string; readonly units: readonly string[] }[];
}

export async function addPlayedGame(judge: Judge, n: number): Promise<PlayedGame> {
  const { services } = judge;
  const board = services.board('standard')!;
  const name = gameName(`marne${n}`);
  const master = `master@${name}.example`;
  const players = board.powers.map(({ name: power, units }) => ({
    power,
    units,
    address: `${power.toLowerCase()}@${name}.example`,
  }));
  const seats: Record<string, PersonId> = {};
  for (const { power, address } of players) seats[power] = (await services.directory.enrol(address, power)).id;
  await begin(judge, board, name, (await services.directory.enrol(master, 'Mara')).id, seats);
  await publishCommits(services, name);
  return { name, master, players };
}

/** Games under way that nobody writes to, `idle1`, `idle2` …, with their entries in the index. */
export async function addIdleGames(judge: Judge, count: number): Promise<void> {
  const { services } = judge;
  const board = services.board('standard')!;
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      const name = gameName(`idle${next}`);
      const seats = Object.fromEntries(board.powers.map(({ name: power }) => [power, personId(`${name}-${power}`)]));
      const game = await begin(judge, board, name, personId(`${name}-master`), seats);
      await services.games.saveSnapshot(game);
      const { clock } = game.current!;
      const entry = {
        name,
        n: game.n,
        variant: game.variant,
        status: game.status,
        phase: game.position!.phase,
        deadline: clock.deadline,
        wake: clock.deadline,
        listed: true,
        players: board.powers.length,
        seats: board.powers.length,
        updated: game.updated,
      };
      await services.index.put(entry, game.masters);
      await services.timers.wake(name, entry.wake);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function begin(
  { services }: Judge,
  board: Board,
  name: GameName,
  master: PersonId,
  seats: Readonly<Record<string, PersonId>>,
) {
  const created: GameEvent = { type: 'game-created', variant: 'standard', by: master, settings: DEFAULT_SETTINGS };
  const { game: forming } = await commitDecision(services, name, () => [created]);
  const context = contextOf(services, board);
  const started: GameEvent = {
    type: 'game-started',
    seats,
    position: startingPosition(board),
    clock: clockFor('M', forming!, context, context.now),
  };
  const { game } = await commitDecision(services, name, () => [started]);
  return game!;
}

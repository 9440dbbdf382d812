/** What happens when a game's wake-up call comes: mail received in time is handled, then time does its work. */
import { decideTime } from '../../engine/game/clock.ts';
import type { GameName } from '../../engine/game/events.ts';
import { handleMail } from './handle-mail.ts';
import { commitDecision, contextOf } from './load-game.ts';
import type { World } from './ports.ts';
import { rollForward } from './roll-forward.ts';

/** A wake-up brings at most this many steps; the next wake-up brings the rest. */
const STEPS = 20;

/**
 * Does for one game whatever is due now. Early, late, repeated and missing calls are harmless: the log decides whether
 * a call still means anything.
 *
 * 1. Mail that was received and not yet handled is handled first (the drain barrier).
 * 2. One step of what time has brought is decided and committed; repeated until nothing is due.
 * 3. What follows is sent, drawn and scheduled.
 */
export async function runDeadline(world: World, name: GameName): Promise<void> {
  for (const delivery of await world.mailroom.unhandled(world.now())) await handleMail(world, delivery);
  for (let step = 0; step < STEPS; step += 1) {
    const { commit } = await commitDecision(world, name, (game) => {
      const board = game === null ? null : world.board(game.variant);
      return game === null || board === null ? [] : decideTime(game, contextOf(world, board));
    });
    if (commit === null) break;
    world.log('time', { game: name, n: commit.n, what: commit.events[0]?.type ?? null });
  }
  await rollForward(world, name);
}

/** How a board of an event ended goes into the event's record. */
import { currentRound, isRoundOver, withResult } from '../../../engine/events/event.ts';
import { boardResultOf } from '../../../engine/events/result-of-game.ts';
import type { Game } from '../../../engine/game/game.ts';
import { boardOfGame } from '../../games/board-of-game.ts';
import type { Services } from '../../ports.ts';
import { changeEvent, eventNamed } from './event-store.ts';
import { tellRoundOver } from './tell-event.ts';

/** A game of an event has ended, or goes on again: its board says so, and whoever waits for the round hears of it. */
export async function settleBoard(services: Services, game: Game): Promise<void> {
  const name = game.event;
  const board = boardOfGame(services, game);
  if (name === undefined || board === null) return;
  const result =
    game.status !== 'finished' ? null : boardResultOf(game, board, await services.games.commitsAfter(game.name, 0));
  const before = await eventNamed(services, name);
  const event = await changeEvent(services, name, (each) => withResult(each, game.name, result));
  const round = event === null ? undefined : currentRound(event);
  if (event === null || before === null || round === undefined || result === null) return;
  if (isRoundOver(round) && round.boards.some((each) => each.game === game.name)) await tellRoundOver(services, event);
}

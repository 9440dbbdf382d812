/** Somebody who watches a game has left it by the link in one of its mails. A player cannot leave like that. */

import type { Leaving } from '../games/leave-links.ts';
import { commitDecision } from '../games/load-game.ts';
import { publishCommits } from '../outgoing/publish-commits.ts';
import type { Services } from '../ports.ts';

/** Doing it again changes nothing. */
export async function leaveGame(services: Services, { game: name, person }: Leaving): Promise<void> {
  await commitDecision(services, name, (game) =>
    game?.observers.includes(person) === true ? [{ type: 'observer-left', person }] : [],
  );
  await publishCommits(services, name);
}

/** Whether somebody may come into a game: by its master's lists, and by how punctual it wants its players. */
import { whyNotAdmitted } from '../../engine/commands/gm/seat-commands.ts';
import type { PersonId } from '../../engine/game/events.ts';
import type { Game } from '../../engine/game/game.ts';
import type { MessageOrText } from '../../engine/messages/all-messages.ts';
import { whyNotPunctual } from '../account/punctuality.ts';
import type { Services } from '../ports.ts';

/** Why this person may not come in; null when he may. Who is on the master's list of players is asked for no figures. */
export async function whyBarred(services: Services, game: Game, person: PersonId): Promise<MessageOrText | null> {
  const barred = whyNotAdmitted(game, person);
  return barred ?? (game.access.allowed.includes(person) ? null : await whyNotPunctual(services, game, person));
}

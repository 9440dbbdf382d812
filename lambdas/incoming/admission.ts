/** Whether somebody may come into a game: by its GM's lists, by how punctual it wants its players, and by an invitation. */
import { whyNotAdmitted } from '../../engine/commands/gm/seat-commands.ts';
import type { Entrance } from '../../engine/decide/decide-mail.ts';
import type { PersonId } from '../../engine/game/events.ts';
import type { Game } from '../../engine/game/game.ts';
import type { Message, MessageOrText } from '../../engine/messages/all-messages.ts';
import { invitedKey } from '../account/asked-of-strangers.ts';
import { whyNotPunctual } from '../games/punctuality.ts';
import type { Services } from '../ports.ts';
import type { KnownSender } from './authority.ts';

/**
 * Why this person may not come in; null when they may. Who is on the GM's list of players is asked for no figures; who was invited, or
 * has a link, comes into a game for those who are.
 */
export async function whyBarred(
  services: Services,
  game: Game,
  person: PersonId,
  { address, link }: Pick<KnownSender, 'address' | 'link'>,
): Promise<MessageOrText | null> {
  const barred = whyNotAdmitted(game, person);
  if (barred?.code === 'seats/by-invitation') {
    const isInvited = link !== undefined || (await services.ledger.isDone(invitedKey(services, game.name, address)));
    return isInvited ? null : barred;
  }
  return barred ?? (game.access.allowed.includes(person) ? null : await whyNotPunctual(services, game, person));
}

/** Somebody else has come in by the sender's link already; null: nobody has. */
export function whyLinkIsDead(
  { name, usedLinks }: Game,
  { link, person }: Pick<KnownSender, 'link' | 'person'>,
): Message | null {
  const by = link === undefined ? undefined : usedLinks?.[link];
  return by === undefined || by === person ? null : { code: 'entering/link-used', game: name };
}

export function linkOf({ link }: Pick<KnownSender, 'link'>): Pick<Entrance, 'link'> {
  return link === undefined ? {} : { link };
}

/** How often the judge writes to an address on somebody else's word: to tie it to an account, to invite it, to offer it a seat. */

import type { GameName, PersonId } from '../../engine/game/events.ts';
import { roleOf } from '../../engine/game/game.ts';
import type { NotInvited } from '../../engine/messages/inquiry-messages.ts';
import { mailboxOf } from '../../engine/text/address.ts';
import { localOf } from '../addresses.ts';
import { loadGame } from '../games/load-game.ts';
import { RATE_LIMITS, takeFromLimit } from '../limits.ts';
import type { Services } from '../ports.ts';
import { wantsNone } from './stop-invitations.ts';

/** Takes one from what the address may be asked by strangers, whoever they are; false: it has been asked enough. */
export async function mayAskStranger(services: Pick<Services, 'budgets'>, address: string): Promise<boolean> {
  const key = mailboxOf(address);
  return (
    (await takeFromLimit(services, 'asked-by-others', key)) &&
    (await takeFromLimit(services, 'asked-by-others-in-month', key))
  );
}

/** An address of the judge's own: mail there would come back to us. */
export function isAtJudge({ house }: Pick<Services, 'house'>, address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  if (house.mailbox !== undefined && localOf(house, address) !== null) return true;
  return domain === house.domain || domain.endsWith(`.${house.domain}`);
}

/** Somebody who proves to write from there has come into a game. */
export async function notePlayerAt({ ledger }: Pick<Services, 'ledger'>, address: string): Promise<void> {
  await ledger.done(playsKey(domainOf(address)), 'plays');
}

function playsKey(domain: string): string {
  return `plays-at:${domain}`;
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** More games of one person are not looked at. */
const MOST_GAMES = 20;

/** Has the person played, or run, a game in which a phase is over? */
async function hasFinishedPhase(services: Services, person: PersonId): Promise<boolean> {
  for (const name of (await services.index.gamesEver(person)).slice(0, MOST_GAMES)) {
    const game = await loadGame(services, name);
    if (game === null || game.last === null) continue;
    const { kind } = roleOf(game, person);
    if (kind === 'player' || kind === 'master') return true;
  }
  return false;
}

/** Why an address is not asked to play on this person's word; null: it may be, and is counted. `isAsked` false: that is only being looked at. */
export async function whyNotAsked(
  services: Services,
  by: PersonId,
  address: string,
  isAsked = true,
): Promise<NotInvited | null> {
  if (isAtJudge(services, address)) return { why: 'of-judge' };
  if ((await services.stopped.why(address)) !== null) return { why: 'gets-no-mail' };
  if (await wantsNone(services, address)) return { why: 'wants-none' };
  if (!isAsked) return null;
  const hasPlayed = await hasFinishedPhase(services, by);
  const own = hasPlayed ? 'invitations' : 'invitations-of-newcomer';
  if (!(await takeFromLimit(services, own, by))) return { why: 'writer-asked-enough', most: RATE_LIMITS[own].most };
  const all = hasPlayed ? 'invitations-of-judge' : 'invitations-of-newcomers';
  if (!(await takeFromLimit(services, all, ''))) return { why: 'judge-asked-enough' };
  const domain = domainOf(address);
  const isKnown = await services.ledger.isDone(playsKey(domain));
  if (!isKnown && !(await takeFromLimit(services, 'invitations-to-domain', domain)))
    return { why: 'domain-asked-enough', domain, most: RATE_LIMITS['invitations-to-domain'].most };
  return (await mayAskStranger(services, address)) ? null : { why: 'asked-enough' };
}

/** Under which is kept that an address was invited to a game, and by whom. */
export function invitedKey(
  { digest }: Pick<Services, 'digest'>,
  game: GameName,
  address: string,
  by: PersonId | null = null,
): string {
  return `invited:${game}:${digest(mailboxOf(address)).slice(0, 24)}${by === null ? '' : `:${by}`}`;
}

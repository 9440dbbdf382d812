/** How often the judge writes to an address on somebody else's word: to tie it to an account, to invite it, to offer it a seat. */
import type { PersonId } from '../../engine/game/events.ts';
import type { NotInvited } from '../../engine/messages/inquiry-messages.ts';
import { RATE_LIMITS, takeFromLimit } from '../limits.ts';
import type { Services } from '../ports.ts';
import { wantsNone } from './stop-invitations.ts';

/** Takes one from what the address may be asked by strangers, whoever they are; false: it has been asked enough. */
export async function mayAskStranger(services: Pick<Services, 'budgets'>, address: string): Promise<boolean> {
  const key = address.toLowerCase();
  return (
    (await takeFromLimit(services, 'asked-by-others', key)) &&
    (await takeFromLimit(services, 'asked-by-others-in-month', key))
  );
}

/** An address at the judge's own domain: mail there would come back to us. */
export function isAtJudge({ house }: Pick<Services, 'house'>, address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return domain === house.domain || domain.endsWith(`.${house.domain}`);
}

/** Why an address is not asked to play on this person's word; null: it may be, and is counted. */
export async function whyNotAsked(services: Services, by: PersonId, address: string): Promise<NotInvited | null> {
  if (isAtJudge(services, address)) return { why: 'of-judge' };
  if ((await services.stopped.why(address)) !== null) return { why: 'gets-no-mail' };
  if (await wantsNone(services, address)) return { why: 'wants-none' };
  if (!(await takeFromLimit(services, 'invitations', by))) {
    return { why: 'writer-asked-enough', most: RATE_LIMITS.invitations.most };
  }
  return (await mayAskStranger(services, address)) ? null : { why: 'asked-enough' };
}

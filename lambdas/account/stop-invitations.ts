/** Who wants no invitations: addresses, and what stands for them in links. Nothing of games is needed for it. */

import { mailboxOf } from '../../engine/text/address.ts';
import { addressOf } from '../addresses.ts';
import { NO_INVITATIONS } from '../mail/route.ts';
import type { Services } from '../ports.ts';

type Secretly = Pick<Services, 'secrets'>;
type Stopping = Pick<Services, 'secrets' | 'stopped'>;

const CHECK = 8;

/** What stands for an address in links: nobody learns the address from it, and it stops nobody else's. */
function tokenOf({ secrets }: Secretly, address: string): string {
  const token = secrets.replyToken(`${NO_INVITATIONS}\n${address.toLowerCase()}`);
  return token + checkOf({ secrets }, token);
}

function checkOf({ secrets }: Secretly, token: string): string {
  return secrets.replyToken(`${NO_INVITATIONS} check\n${token}`).slice(0, CHECK);
}

function stopKey(token: string): string {
  return `invitations:${token}`;
}

export async function wantsNone(services: Stopping, address: string): Promise<boolean> {
  for (const each of new Set([mailboxOf(address), address]))
    if ((await services.stopped.why(stopKey(tokenOf(services, each)))) !== null) return true;
  return false;
}

export async function stopAddress(services: Stopping, address: string, isStopped: boolean): Promise<void> {
  for (const each of new Set([mailboxOf(address), address]))
    await services.stopped.stop(stopKey(tokenOf(services, each)), isStopped ? 'wants none' : null);
}

/** Ends invitations to whoever the token stands for; false: it stands for nobody. */
export async function stopByToken(services: Stopping, written: string): Promise<boolean> {
  if (!isToken(services, written)) return false;
  await services.stopped.stop(stopKey(written.toLowerCase()), 'wants none');
  return true;
}

/** Was it made by this judge, for whichever address? */
export function isToken(services: Secretly, written: string): boolean {
  const token = written.toLowerCase();
  return token.length > CHECK && checkOf(services, token.slice(0, -CHECK)) === token.slice(-CHECK);
}

/** Where one click, or one mail, ends invitations to an address; the page only where there is one. */
export function stopLinks(
  services: Pick<Services, 'secrets' | 'house'>,
  address: string,
): { readonly page: string | null; readonly mail: string } {
  const token = tokenOf(services, mailboxOf(address));
  const { stopPage } = services.house;
  return {
    page: stopPage === undefined ? null : `${stopPage}/${token}`,
    mail: addressOf(services.house, `${NO_INVITATIONS}+${token}`),
  };
}

/** Who wants no invitations: addresses, and what stands for them in links. Nothing of games is needed for it. */
import { NO_INVITATIONS } from '../mail/route.ts';
import type { World } from '../ports.ts';

type Secretly = Pick<World, 'secrets'>;
type Stopping = Pick<World, 'secrets' | 'stopped'>;

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

export async function wantsNone(world: Stopping, address: string): Promise<boolean> {
  return (await world.stopped.why(stopKey(tokenOf(world, address)))) !== null;
}

export async function stopAddress(world: Stopping, address: string, isStopped: boolean): Promise<void> {
  await world.stopped.stop(stopKey(tokenOf(world, address)), isStopped ? 'wants none' : null);
}

/** Ends invitations to whoever the token stands for; false: it stands for nobody. */
export async function stopByToken(world: Stopping, written: string): Promise<boolean> {
  if (!isToken(world, written)) return false;
  await world.stopped.stop(stopKey(written.toLowerCase()), 'wants none');
  return true;
}

/** Was it made by this judge, for whichever address? */
export function isToken(world: Secretly, written: string): boolean {
  const token = written.toLowerCase();
  return token.length > CHECK && checkOf(world, token.slice(0, -CHECK)) === token.slice(-CHECK);
}

/** Where one click, or one mail, ends invitations to an address; the page only where there is one. */
export function stopLinks(
  world: Pick<World, 'secrets' | 'house'>,
  address: string,
): { readonly page: string | null; readonly mail: string } {
  const token = tokenOf(world, address);
  const { stopPage, domain } = world.house;
  return {
    page: stopPage === undefined ? null : `${stopPage}/${token}`,
    mail: `${NO_INVITATIONS}+${token}@${domain}`,
  };
}

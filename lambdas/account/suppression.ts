/**
 * Addresses that mail does not reach. They get none until their owner writes, which proves that they are read, or a GM says so; what
 * was marked as spam only its reader takes back. Whoever runs a game of theirs learns of it at once; of the last GM the players do.
 */
import { loadGame } from '../games/load-game.ts';
import { mailAddresses } from '../games/people-of-game.ts';
import { postDesk } from '../outgoing/account-post.ts';
import type { Person, StopReason } from '../people.ts';
import type { Services } from '../ports.ts';
import { tellMasters, tellOfLostMaster } from './tell-gms.ts';

/** Notes it with the person, and tells the GMs of their games. The address itself is stopped already. */
export async function recordSuppression(services: Services, address: string, why: StopReason): Promise<void> {
  const person = await services.directory.personAt(address);
  services.log('mail stopped', { why, person: person?.id ?? null });
  if (person === null) return;
  const others = (person.stopped ?? []).filter((each) => each.address !== address);
  const since = services.now();
  await services.directory.change(person.id, { stopped: [...others, { address, why, since }] });
  if (!mailAddresses(person).includes(address)) return;
  for (const name of await services.index.gamesOf(person.id)) {
    const game = await loadGame(services, name);
    if (game === null || game.status === 'finished') continue;
    const day = Math.floor(since / DAY);
    const what = `stopped ${person.id} ${why} ${day}`;
    await tellMasters(services, game, person, what, (about) => ({ kind: 'mail-stopped', why, ...about }));
    if (game.masters.includes(person.id)) await tellOfLostMaster(services, game, person, what);
  }
}

const DAY = 86_400_000;

/** Whoever writes reads mail: what was stopped goes again. True if anything was. */
export async function resumeMail(
  services: Services,
  person: Person,
  keep: readonly StopReason[] = [],
): Promise<boolean> {
  const stopped = person.stopped ?? [];
  const over = stopped.filter(({ why }) => !keep.includes(why));
  if (over.length === 0) return false;
  for (const { address } of over) await services.stopped.stop(address, null);
  await services.directory.change(person.id, { stopped: stopped.filter((each) => !over.includes(each)) });
  return true;
}

/** The writer of a proven mail gets mail again, and learns what they have missed. */
export async function markReachable(services: Services, address: string, identity: string): Promise<void> {
  const person = await services.directory.personAt(address);
  if (person === null || !(await resumeMail(services, person))) return;
  const marked = (person.stopped ?? []).some(({ why }) => why === 'complained');
  const asked = [{ kind: 'saying', said: { code: 'desk/mail-goes-again', marked } }] as const;
  await postDesk(services, address, { report: [], asked, subject: '' }, `resumed-${identity}`);
}

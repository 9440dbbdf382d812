/**
 * Addresses that mail does not reach. They get none until their owner writes, which proves that they are read, or a GM says so; what
 * was marked as spam only its reader takes back. Whoever runs a game of theirs learns of it at once.
 */
import { formerPlayers, type Game, mastersAside, powersOf } from '../../engine/game/game.ts';
import type { DeskAnswer } from '../../templates/mail/mail.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { loadGame } from '../games/load-game.ts';
import { mailAddresses, peopleById } from '../games/people.ts';
import { postDesk } from '../outgoing/desk-post.ts';
import { mailContext } from '../outgoing/mail-context.ts';
import type { Person, StopReason } from '../people.ts';
import type { Services } from '../ports.ts';

/** Notes it with the person, and tells the GMs of their games. The address itself is stopped already. */
export async function noteStopped(services: Services, address: string, why: StopReason): Promise<void> {
  const person = await services.directory.personAt(address);
  if (person === null) return;
  const others = (person.stopped ?? []).filter((each) => each.address !== address);
  const since = services.now();
  await services.directory.change(person.id, { stopped: [...others, { address, why, since }] });
  if (!mailAddresses(person).includes(address)) return;
  for (const name of await services.index.gamesOf(person.id)) {
    const game = await loadGame(services, name);
    if (game !== null && game.status !== 'finished') await tellMasters(services, game, person, why);
  }
}

async function tellMasters(services: Services, game: Game, person: Person, why: StopReason): Promise<void> {
  const board = boardOfGame(services, game);
  const powers = powersOf(game, person.id);
  const concerns = powers.length > 0 || game.applicants.some((each) => each.person === person.id);
  if (board === null || (!concerns && !formerPlayers(game).includes(person.id))) return;
  const people = await peopleById(services, game);
  const aside = mastersAside(game);
  for (const id of game.masters) {
    const master = people.get(id);
    const mayKnow = aside.includes(id) || !game.settings.anonymous;
    // Somebody who has no power yet is known by name alone.
    if (master === undefined || id === person.id || (!mayKnow && powers.length === 0)) continue;
    const context = mailContext(services, game, board, people, master, services.now(), null);
    const content: DeskAnswer = {
      kind: 'mail-stopped',
      context,
      who: mayKnow ? person.name : null,
      powers,
      why,
    };
    const day = Math.floor(services.now() / DAY);
    const id_ = `stopped-${game.name}-${services.digest(`${person.id} ${why} ${id} ${day}`).slice(0, 24)}`;
    await postDesk(services, mailAddresses(master)[0]!, { report: [], asked: [content], subject: '' }, id_);
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
export async function hearFrom(services: Services, address: string, identity: string): Promise<void> {
  const person = await services.directory.personAt(address);
  if (person === null || !(await resumeMail(services, person))) return;
  const asked = [{ kind: 'saying', said: { code: 'desk/mail-goes-again' } }] as const;
  await postDesk(services, address, { report: [], asked, subject: '' }, `resumed-${identity}`);
}

/** Whoever runs several games gets what needs no decision in one mail a day, and learns it when that begins. */
import type { PersonId } from '../../engine/game/events.ts';
import { nonPlayingGms } from '../../engine/game/game.ts';
import { loadGame } from '../games/load-game.ts';
import { postDesk } from '../outgoing/account-post.ts';
import type { Services } from '../ports.ts';

const MANY = 3;

/** After a game was created. Who has ever chosen, or reads classic mails, keeps it as it is. */
export async function beginClubDigest(services: Services, id: PersonId): Promise<void> {
  const person = await services.directory.person(id);
  if (person === null || person.digest !== undefined || person.mail === 'classic') return;
  let run = 0;
  for (const name of await services.index.gamesOf(person.id)) {
    const game = run >= MANY ? null : await loadGame(services, name);
    if (game !== null && game.status !== 'finished' && nonPlayingGms(game).includes(person.id)) run += 1;
  }
  if (run < MANY) return;
  await services.directory.change(person.id, { digest: true });
  const report = [
    { line: null, text: '', outcome: 'note' as const, message: { code: 'desk/digest-of-club' as const } },
  ];
  await postDesk(services, person.addresses[0]!, { report, asked: [], subject: '' }, `club-digest-${person.id}`);
}

/** Whoever runs several games gets what needs no decision in one mail a day, and learns it when that begins. */
import type { PersonId } from '../../engine/game/events.ts';
import { nonPlayingGms } from '../../engine/game/game.ts';
import type { CommandItem } from '../../engine/language/mail/mail-text.ts';
import { postDesk } from '../outgoing/account-post.ts';
import { setMorning } from '../outgoing/digests.ts';
import { gamesRun } from '../outgoing/my-games.ts';
import type { Person } from '../people.ts';
import type { Services } from '../ports.ts';
import { type AccountAnswer, answerDone } from './account-answer.ts';

const MANY = 3;

/** `SET DIGEST 8:30`. */
export async function setDigest(
  services: Services,
  person: Person,
  item: Extract<CommandItem, { readonly command: 'SET DIGEST' }>,
): Promise<AccountAnswer> {
  const { on, minute, always } = item.args;
  const changes = {
    digest: on,
    ...(minute === undefined ? {} : { digestMinute: minute }),
    ...(always === undefined ? {} : { digestAlways: always }),
  };
  const changed = (await services.directory.change(person.id, changes)) ?? person;
  await setMorning(services, changed);
  return answerDone(item, on ? { code: 'desk/digest-on', at: clockOf(changed) } : { code: 'desk/digest-off' });
}

/** `8:30`. */
function clockOf({ digestMinute: minute = 7 * 60 }: Person): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

/** After a game was created. Who has ever chosen, or reads classic mails, keeps it as it is. */
export async function beginClubDigest(services: Services, id: PersonId): Promise<void> {
  const person = await services.directory.person(id);
  if (person === null || person.digest !== undefined || person.mail === 'classic') return;
  const run = (await gamesRun(services, id)).filter((game) => nonPlayingGms(game).includes(id)).length;
  if (run < MANY) return;
  await setMorning(services, (await services.directory.change(person.id, { digest: true })) ?? person);
  const report = [
    { line: null, text: '', outcome: 'note' as const, message: { code: 'desk/digest-of-club' as const } },
  ];
  await postDesk(services, person.addresses[0]!, { report, asked: [], subject: '' }, `club-digest-${person.id}`);
}

/** What the GMs of a game learn of somebody in it, and the players of their GM. */
import { formerPlayers, type Game, nonPlayingGms, powersOf, roleOf } from '../../engine/game/game.ts';
import { mailboxOf } from '../../engine/text/address.ts';
import { type Power, personId } from '../../engine/vocabulary.ts';
import type { DeskAnswer, MailContext } from '../../templates/mail/mail.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { displayNames, mailAddresses, peopleById } from '../games/people-of-game.ts';
import { postDesk } from '../outgoing/account-post.ts';
import { mailContext, reachesNoMaster } from '../outgoing/mail-context.ts';
import type { Person } from '../people.ts';
import type { Services } from '../ports.ts';

/** Whom it is about, as far as the reader may know. */
export interface AboutPlayer {
  readonly context: MailContext;
  /** Null where the reader may not know. */
  readonly who: string | null;
  readonly powers: readonly Power[];
}

/** A mail to each of the game's GMs but the person. `what`: each of them gets the same once. `to`: only those who do not play. */
export async function tellMasters(
  services: Services,
  game: Game,
  person: Person,
  what: string,
  write: (about: AboutPlayer) => DeskAnswer,
  to: 'all' | 'aside' = 'all',
): Promise<void> {
  const board = boardOfGame(services, game);
  const powers = powersOf(game, person.id);
  const concerns = to === 'aside' || powers.length > 0 || game.applicants.some((each) => each.person === person.id);
  if (board === null || (!concerns && !formerPlayers(game).includes(person.id))) return;
  const people = await peopleById(services, game);
  const aside = nonPlayingGms(game);
  const names = displayNames(people, game, board);
  for (const id of to === 'aside' ? aside : game.masters) {
    const master = people.get(id);
    const mayKnow = aside.includes(id) || !game.settings.anonymous;
    // Somebody who has no power yet is known by name alone.
    if (master === undefined || id === person.id || (!mayKnow && powers.length === 0)) continue;
    const context = mailContext(services, game, board, people, master, services.now(), null);
    const content = write({ context, who: mayKnow ? names(person.id) : null, powers });
    const mail = `told-${game.name}-${services.digest(`${what} ${id}`).slice(0, 24)}`;
    await postDesk(services, mailAddresses(master)[0]!, { report: [], asked: [content], subject: '' }, mail);
  }
}

/** A mail to whoever runs the judge. False: nobody has said who that is, or it is somebody in the game. */
export async function tellOperator(
  services: Services,
  game: Game,
  person: Person,
  what: string,
  write: (about: AboutPlayer) => DeskAnswer,
): Promise<boolean> {
  const { operator } = services.house;
  const board = boardOfGame(services, game);
  if (operator === undefined || board === null) return false;
  const people = await peopleById(services, game);
  const isIn = ({ addresses }: Person) => addresses.some((each) => mailboxOf(each) === mailboxOf(operator));
  if ([...people.values()].some(isIn)) return false;
  const nobody = { id: personId('operator'), addresses: [operator], name: operator, zone: null };
  const reader = (await services.directory.personAt(operator)) ?? nobody;
  const context = mailContext(services, game, board, people, reader, services.now(), null);
  const content = write({ context, who: null, powers: powersOf(game, person.id) });
  const mail = `told-${game.name}-${services.digest(`${what} operator`).slice(0, 24)}`;
  await postDesk(services, operator, { report: [], asked: [content], subject: '' }, mail);
  return true;
}

/** A mail to everybody who plays or has signed on, where our mail reaches no GM of the game any more. `what`: each gets the same once. */
export async function tellOfLostMaster(services: Services, game: Game, master: Person, what: string): Promise<void> {
  const board = boardOfGame(services, game);
  const people = await peopleById(services, game);
  if (board === null || !reachesNoMaster(game, people)) return;
  for (const [id, person] of people) {
    const { kind } = roleOf(game, id);
    if (kind !== 'player' && kind !== 'applicant') continue;
    const context = mailContext(services, game, board, people, person, services.now(), null);
    const content = { kind: 'master-lost', context, who: displayNames(people, game, board)(master.id) } as const;
    const mail = `lost-${game.name}-${services.digest(`${what} ${id}`).slice(0, 24)}`;
    await postDesk(services, mailAddresses(person)[0]!, { report: [], asked: [content], subject: '' }, mail);
  }
}

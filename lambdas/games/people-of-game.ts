/** Persons of a game: their names, addresses and the secret addresses at which they answer. */

import type { Board } from '../../engine/board/board.ts';
import { isBot } from '../../engine/game/bots.ts';
import type { Commit, PersonId } from '../../engine/game/events.ts';
import { formerPlayers, type Game, hearersOfEnd, peopleOf, roleOf } from '../../engine/game/game.ts';
import { areNamesOpen, type Names } from '../../engine/view/view.ts';
import { addressOf } from '../addresses.ts';
import type { Directory, Person } from '../people.ts';
import type { Services } from '../ports.ts';
import { distinctNames } from './names-of-people.ts';

/** The people of a game who are still known, by id; among them who has lost a power and may come back, and who is offered one, or asked to step in. */
export function peopleById(
  { directory }: { readonly directory: Pick<Directory, 'people'> },
  game: Game,
): Promise<ReadonlyMap<PersonId, Person>> {
  const asked = [...game.seats.flatMap(({ offered }) => offered?.to ?? []), ...(game.substitutes?.asked ?? [])];
  const inside = game.status === 'finished' ? hearersOfEnd(game) : [...peopleOf(game), ...formerPlayers(game)];
  return directory.people([...new Set([...inside, ...asked])]);
}

/** Where the person's mail goes: one address or several. */
export function mailAddresses({ addresses, mailTo = [] }: Person): readonly string[] {
  const wanted = mailTo.filter((address) => addresses.includes(address));
  return wanted.length > 0 ? wanted : addresses.slice(0, 1);
}

/** Display name of every bot. */
const BOT = 'Bot';

/**
 * Display names, no two of them alike; a person who has been forgotten has only a pseudonym. Where players are hidden no number
 * shows that one of them is called like somebody else.
 */
export function displayNames(people: ReadonlyMap<PersonId, Person>, game: Game, board: Board | null): Names {
  const order = [...new Set([...(game.arrivals ?? []), ...peopleOf(game), ...people.keys()])];
  const called = order.flatMap((id) => people.get(id) ?? []);
  const isHidden =
    (game.settings.anonymous && game.status !== 'finished') || (game.settings.secret && game.status === 'forming');
  const seen = isHidden ? called.filter(({ id }) => game.masters.includes(id) || game.observers.includes(id)) : called;
  const names = distinctNames(seen, board);
  return (id) => (isBot(id) ? BOT : null) ?? names.get(id) ?? people.get(id)?.name ?? `former player ${id.slice(-4)}`;
}

/** The name of somebody in the game, where it shows everybody who plays in it; else null. */
export async function nameShown(
  services: Services,
  game: Game,
  board: Board | null,
  person: PersonId,
): Promise<string | null> {
  if (!peopleOf(game).includes(person) || !areNamesOpen(game)) return null;
  if (game.settings.secret && game.status === 'forming') return null;
  return displayNames(await peopleById(services, game), game, board)(person);
}

/** Names of all persons of a game by its commits, those who have left it too; null for whoever has been forgotten. */
export async function namesInCommits(
  { directory }: Pick<Services, 'directory'>,
  commits: readonly Commit[],
  board: Board,
): Promise<(person: PersonId) => string | null> {
  const ids = new Set<PersonId>();
  for (const event of commits.flatMap(({ events }) => events)) {
    if ('person' in event && event.person !== null) ids.add(event.person);
    if ('by' in event && event.by !== undefined) ids.add(event.by);
    if (event.type === 'game-started')
      for (const person of Object.values(event.seats)) if (person !== null) ids.add(person);
  }
  const people = await directory.people([...ids].filter((id) => !isBot(id)));
  const names = distinctNames(
    [...ids].flatMap((id) => people.get(id) ?? []),
    board,
  );
  return (person) => (isBot(person) ? BOT : (names.get(person) ?? null));
}

/**
 * The address at which a person answers mail of a game. Its token proves nothing by itself; but what somebody else sends to
 * it is refused, since it was written below mail that was not his.
 */
export function replyAddress(services: Services, game: Game, person: PersonId): string {
  return addressOf(services.house, `${game.name}+r-${replyToken(services, game, person)}`);
}

/** Whose reply address carries this token; null when nobody's does (any more). */
export function personOfToken(services: Services, game: Game, token: string): PersonId | null {
  return peopleOf(game).find((person) => replyToken(services, game, person) === token) ?? null;
}

/** Is it the token of that person's mails of the game, those of before too? */
export function isTokenOf(services: Services, game: Game, token: string, person: PersonId): boolean {
  if (replyToken(services, game, person) === token || tokenOf(services, game, person, '') === token) return true;
  return game.seats
    .filter((seat) => seat.person === person || seat.former === person)
    .some(({ power, epoch }) =>
      Array.from({ length: epoch + 1 }, (_, n) => `${power}${n}`).some(
        (part) => tokenOf(services, game, person, part) === token,
      ),
    );
}

/** The token changes when the person's part in the game changes. */
function replyToken(services: Services, game: Game, person: PersonId): string {
  return tokenOf(services, game, person, roleOf(game, person).kind === 'player' ? seatsHeld(game, person) : '');
}

/** The seats a person holds, and since which change of hands: another text when one of them changes hands. */
export function seatsHeld({ seats }: Game, person: PersonId): string {
  const own = seats.filter((seat) => seat.person === person);
  return own.map(({ power, epoch }) => `${power}${epoch}`).join(',');
}

function tokenOf({ secrets }: Services, { name }: Game, person: PersonId, part: string): string {
  return secrets.replyToken(['reply', name, person, part].join('\n'));
}

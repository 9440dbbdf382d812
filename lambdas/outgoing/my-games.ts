/** Every game in which somebody takes part (MY GAMES), and how those that a GM runs stand in the morning. */
import type { PersonId } from '../../engine/game/events.ts';
import { type Game, nonPlayingGms } from '../../engine/game/game.ts';
import type { GameName } from '../../engine/vocabulary.ts';
import { byTrouble } from '../../templates/mail/kinds/account/troubles.ts';
import type { DeskAnswer, MailContext, Morning } from '../../templates/mail/mail.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { loadGame } from '../games/load-game.ts';
import { peopleById } from '../games/people-of-game.ts';
import { morningLink } from '../games/sheet-links.ts';
import type { Person } from '../people.ts';
import type { Services } from '../ports.ts';
import { mailContext } from './mail-context.ts';

/** More would be no mail. */
const MOST_GAMES = 40;

export async function myGames(services: Services, person: Person): Promise<DeskAnswer> {
  const { running, over } = await gamesOf(services, person.id);
  const shown = running.slice(0, MOST_GAMES);
  const found = await Promise.all(shown.map((name) => loadGame(services, name)));
  const games = await contextsOf(services, person, found);
  return { kind: 'my-games', games, more: running.length - shown.length, over, page: pageOf(services, person, games) };
}

/** Null: the person runs no game. */
export async function morningOf(services: Services, person: Person): Promise<Morning | null> {
  const run = await gamesRun(services, person.id);
  const games = byTrouble(await contextsOf(services, person, run));
  return games.length === 0 ? null : { games, page: pageOf(services, person, games) };
}

/** What people ask of a GM who plays in none of these games. */
export async function absencesAsked(services: Services, gm: Person) {
  const games = (await gamesRun(services, gm.id)).filter((game) => nonPlayingGms(game).includes(gm.id));
  const asking = new Set(games.flatMap(({ absencesAsked: asked = [] }) => asked.map(({ person }) => person)));
  const questions = [...asking].map(async (id) => {
    const person = await services.directory.person(id);
    const asked = games.map(async (game) => {
      const absence = game.absencesAsked?.find((each) => each.person === id && each.to > services.now());
      const [context] = absence === undefined ? [] : await contextsOf(services, gm, [game]);
      if (absence === undefined || context === undefined) return [];
      return [{ context, absence, powers: game.seats.flatMap((seat) => (seat.person === id ? seat.power : [])) }];
    });
    const { name: who, addresses } = person!;
    return { kind: 'absences-asked' as const, who, address: addresses[0]!, games: (await Promise.all(asked)).flat() };
  });
  return (await Promise.all(questions)).filter((question) => question.games.length > 0);
}

/** Those that are not over, whether the person plays in them or not. */
export async function gamesRun(services: Services, person: PersonId): Promise<readonly Game[]> {
  return (await gamesGoing(services, person)).filter(({ masters }) => masters.includes(person)).slice(0, MOST_GAMES);
}

/** Those that are not over and that the person sees in any part. */
export async function gamesGoing(services: Services, person: PersonId): Promise<readonly Game[]> {
  const { running } = await gamesOf(services, person);
  return (await Promise.all(running.map((name) => loadGame(services, name)))).filter((game) => game !== null);
}

/** Those that are not over, the deadline that comes first first, and how many are. */
async function gamesOf({ index }: Services, person: PersonId) {
  const entries = await Promise.all((await index.gamesOf(person)).map((name) => index.entry(name)));
  const known = entries.filter((entry) => entry !== null);
  const running = known
    .filter(({ status }) => status !== 'finished')
    .sort((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || (a.name < b.name ? -1 : 1))
    .map(({ name }): GameName => name);
  return { running, over: known.length - running.length };
}

async function contextsOf(
  services: Services,
  person: Person,
  games: readonly (Game | null)[],
): Promise<readonly MailContext[]> {
  const contexts = games.map(async (game) => {
    const board = game === null ? null : boardOfGame(services, game);
    if (game === null || board === null) return null;
    return mailContext(services, game, board, await peopleById(services, game), person, services.now(), null);
  });
  return (await Promise.all(contexts)).filter((each) => each !== null);
}

function pageOf(services: Services, person: Person, games: readonly MailContext[]): string | null {
  const runs = games.some(({ view }) => view.role.kind === 'master');
  return runs ? morningLink(services, person, services.now()) : null;
}

/** MY GAMES: every game in which somebody takes part, with what is due there; a GM's with how its players stand. */
import type { DeskAnswer, MailContext } from '../../templates/mail/mail.ts';
import { boardOfGame } from '../games/board-of-game.ts';
import { loadGame } from '../games/load-game.ts';
import { peopleById } from '../games/people-of-game.ts';
import { mailContext } from '../outgoing/mail-context.ts';
import type { Person } from '../people.ts';
import type { Services } from '../ports.ts';

/** More would be no mail. */
const MOST_GAMES = 40;

export async function myGames(services: Services, person: Person): Promise<DeskAnswer> {
  const names = await services.index.gamesOf(person.id);
  const entries = (await Promise.all(names.map((name) => services.index.entry(name)))).filter(
    (entry) => entry !== null,
  );
  const running = entries.filter(({ status }) => status !== 'finished');
  // The deadline that comes first, first.
  const sorted = running.sort(
    (a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || (a.name < b.name ? -1 : 1),
  );
  const shown = sorted.slice(0, MOST_GAMES);
  const games = (await Promise.all(shown.map(({ name }) => contextOf(services, person, name)))).filter(
    (each) => each !== null,
  );
  return { kind: 'my-games', games, more: running.length - shown.length, over: entries.length - running.length };
}

async function contextOf(services: Services, person: Person, name: string): Promise<MailContext | null> {
  const game = await loadGame(services, name);
  const board = game === null ? null : boardOfGame(services, game);
  if (game === null || board === null) return null;
  return mailContext(services, game, board, await peopleById(services, game), person, services.now(), null);
}

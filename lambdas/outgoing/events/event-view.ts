/** An event as anybody may see it: what its mails and its page are written from. */
import { currentRound, type EventRecord, enteredPeople, isDrawOpen } from '../../../engine/events/event.ts';
import { scoringWritten } from '../../../engine/events/event-lines.ts';
import { scoreBoard } from '../../../engine/events/scoring.ts';
import { eventStandings } from '../../../engine/events/standings.ts';
import type { PersonId } from '../../../engine/game/events.ts';
import { rowsOf } from '../../../engine/vocabulary.ts';
import type { EventView } from '../../../templates/pages/event-view.ts';
import { addressOf } from '../../addresses.ts';
import { distinctNames } from '../../games/names-of-people.ts';
import type { Services } from '../../ports.ts';
import { eventUrl } from './event-store.ts';

export type EventServices = Pick<Services, 'directory' | 'house' | 'board'>;

export async function eventView(
  services: EventServices,
  event: EventRecord,
  reader: PersonId | null,
): Promise<EventView> {
  const names = await entrantNames(services, event);
  const standings = eventStandings(event);
  const board = services.board(event.variant);
  return {
    name: event.name,
    variant: board?.variant.name ?? event.variant,
    board,
    status: event.status,
    address: addressOf(services.house, event.name),
    page: eventUrl(services, event),
    boardsMost: event.boards,
    roundsInAll: event.rounds,
    players: event.players ?? null,
    scoring: scoringWritten(event.scoring),
    seats: event.seats,
    directors: event.directors.map(names),
    isDirector: reader !== null && event.directors.includes(reader),
    isEntered: reader !== null && enteredPeople(event).some(({ person }) => person === reader),
    isWaiting: reader !== null && currentRound(event)?.waiting.includes(reader) === true,
    entrants: event.entrants.map(({ person, left }, n) => ({
      number: n + 1,
      name: names(person),
      hasLeft: left === true,
    })),
    standings: standings.map(({ person, place, total, games }) => ({ place, name: names(person), total, games })),
    seal: event.sealed.seal,
    rounds: event.played.map((round) => {
      const isOpen = isDrawOpen(event, round);
      return {
        seal: round.sealed.seal,
        seed: isOpen ? round.sealed.seed : null,
        waiting: round.waiting.map(names),
        boards: round.boards.map(({ game, seats, result }) => ({
          game,
          page: `${services.house.site}/games/${game}/`,
          isOver: result !== undefined,
          counts: result === undefined || scoreBoard(result, event.scoring) !== null,
          seats: isOpen ? rowsOf(seats).map(([power, person]) => ({ power, name: names(person) })) : [],
        })),
      };
    }),
    isRunning: currentRound(event)?.boards.some(({ result }) => result === undefined) === true,
  };
}

/** No two of them alike: whoever entered first keeps a name. */
export async function entrantNames(
  { directory, board }: EventServices,
  event: EventRecord,
): Promise<(person: PersonId) => string> {
  const ended = event.played.flatMap(({ boards }) =>
    boards.flatMap(({ result }) => result?.seats.flatMap(({ person }) => person ?? []) ?? []),
  );
  const ids = [...new Set([...event.directors, ...event.entrants.map(({ person }) => person), ...ended])];
  const people = await directory.people(ids);
  const names = distinctNames(
    ids.flatMap((id) => people.get(id) ?? []),
    board(event.variant),
  );
  return (id) => names.get(id) ?? '?';
}

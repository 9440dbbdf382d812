/** The boards of an event, made as a round was drawn. */

import { newGame } from '../../engine/decide/create.ts';
import { currentRound, type EventBoard, type EventRecord } from '../../engine/events/event.ts';
import { dataOf } from '../../engine/game/decide/change-variant.ts';
import type { GameEvent, GameName, PersonId } from '../../engine/game/events.ts';
import { foreseeGame } from '../../engine/game/evolve.ts';
import { startGame } from '../../engine/game/start-game.ts';
import { isGameName, type Power, rowsOf } from '../../engine/vocabulary.ts';
import { commitDecision, contextOf } from '../games/load-game.ts';
import { boardOfEvent } from '../outgoing/events/event-store.ts';
import { publishCommits } from '../outgoing/publish-commits.ts';
import type { Services } from '../ports.ts';

/** Free names for so many boards: the event's, with numbers. */
export async function freeNames(services: Services, event: EventRecord, count: number): Promise<readonly GameName[]> {
  const names: GameName[] = [];
  const taken = new Set<string>(event.played.flatMap(({ boards }) => boards.map(({ game }) => game)));
  for (let n = 1; names.length < count; n += 1) {
    const name = `${event.name}${n}`;
    if (taken.has(name) || !isGameName(name)) continue;
    const { snapshot, commits } = await services.games.latest(name);
    if (snapshot === null && commits.length === 0) names.push(name);
  }
  return names;
}

/** Makes the boards of the last round that are not there yet: doing it again makes none twice. */
export async function makeBoards(services: Services, event: EventRecord): Promise<void> {
  for (const board of currentRound(event)?.boards ?? []) {
    if (board.result !== undefined) continue;
    const { commit } = await commitDecision(services, board.game, (there) =>
      there === null ? beginning(services, event, board) : [],
    );
    if (commit !== null) await publishCommits(services, board.game);
  }
}

/** Of each event: a round that was cut off while its boards were made gets those that are missing. */
export async function makeMissingBoards(services: Services): Promise<void> {
  for (const { value } of await services.club.all('event')) {
    const boards = (value === null ? undefined : currentRound(value))?.boards ?? [];
    const open = boards.filter(({ result }) => result === undefined);
    const entries = await Promise.all(open.map(({ game }) => services.index.entry(game)));
    if (value !== null && entries.includes(null)) await makeBoards(services, value);
  }
}

function powersIn(seats: EventBoard['seats'], person: PersonId): readonly Power[] {
  return rowsOf(seats).flatMap(([power, of]) => (of === person ? [power] : []));
}

/** All of a board's first commit: created, filled and begun, with the seats that were drawn. */
function beginning(services: Services, event: EventRecord, { game: name, seats }: EventBoard): readonly GameEvent[] {
  const board = boardOfEvent(services, event);
  const context = contextOf(services, board);
  const [by, ...others] = event.directors;
  const sealed = <T>(value: T) => ({ salt: services.secrets.salt(), value });
  const people = [...new Set(Object.values(seats))];
  const made: GameEvent = {
    type: 'game-created',
    ...dataOf(board),
    by: by!,
    settings: { ...event.settings, players: people.length < board.powers.length ? people.length : null },
    event: event.name,
  };
  const filled: readonly GameEvent[] = [
    ...others.map((person): GameEvent => ({ type: 'master-joined', person, by: by! })),
    ...people.map(
      (person): GameEvent => ({
        type: 'player-joined',
        person,
        sealed: sealed({ preferences: [powersIn(seats, person)], passwordHash: null }),
      }),
    ),
  ];
  const full = foreseeGame(newGame(name, made, context), filled, context.now);
  return [made, ...filled, ...startGame(full, context, seats)];
}

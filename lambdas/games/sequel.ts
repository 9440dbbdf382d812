/**
 * The game that is created when another with SET AUTO CREATE ends with a result: the same variant, settings and masters under
 * the next free name. Found again by what its first commit says, so that it is made once however often this runs.
 */

import type { Board } from '../../engine/board/board.ts';
import { whyNotNamed } from '../../engine/decide/create.ts';
import { dataOf } from '../../engine/game/decide/change-variant.ts';
import type { Commit, GameEvent, GameName } from '../../engine/game/events.ts';
import type { Game } from '../../engine/game/game.ts';
import { isGameName } from '../../engine/vocabulary.ts';
import type { Services } from '../ports.ts';
import { commitDecision } from './load-game.ts';

/** Names that are tried: marne, marne2, marne3 and so on. */
const MOST_TRIES = 50;

/** Makes the sequel that this commit asks for, unless there is one; its name, or null when none is asked for. */
export async function makeSequel(services: Services, ended: Game, commit: Commit): Promise<GameName | null> {
  if (!asksForSequel(ended, commit)) return null;
  for (const name of namesAfter(ended.name)) {
    const { game, commit: made } = await commitDecision(services, name, (there) =>
      there === null ? eventsOf(ended, services.board(ended.variant), services.secrets.salt) : [],
    );
    if (game !== null && (made !== null || (await isSequel(services, name, ended.name)))) return name;
  }
  services.log('no sequel', { game: ended.name });
  return null;
}

/** The sequel that was made; null when there is none. */
export async function findSequel(services: Services, ended: Game, commit: Commit): Promise<GameName | null> {
  if (!asksForSequel(ended, commit)) return null;
  for (const name of namesAfter(ended.name)) if (await isSequel(services, name, ended.name)) return name;
  return null;
}

function asksForSequel({ settings, outcome }: Game, { events }: Commit): boolean {
  // A result that counts again has had its sequel.
  const isNew = events.some(({ type }) => type === 'game-ended') && events.every(({ type }) => type !== 'game-rolled');
  return settings.autoCreate && outcome?.kind !== 'terminated' && isNew;
}

async function isSequel({ games }: Services, name: GameName, of: GameName): Promise<boolean> {
  const [first] = await games.commitsAfter(name, 0);
  const created = first?.events[0];
  return created?.type === 'game-created' && created.sequelOf === of;
}

function namesAfter(name: GameName): readonly GameName[] {
  const [, base = name, number = ''] = /^(.*?)(\d*)$/.exec(name) ?? [];
  const first = number === '' ? 2 : Number(number) + 1;
  return Array.from({ length: MOST_TRIES }, (_, n) => `${base}${first + n}`)
    .filter(isGameName)
    .filter((each) => whyNotNamed(each) === null);
}

function eventsOf(
  { name, settings, masters, passwords }: Game,
  board: Board | null,
  salt: () => string,
): readonly GameEvent[] {
  const [by, ...others] = masters;
  if (by === undefined || board === null) return [];
  return [
    { type: 'game-created', ...dataOf(board), by, settings, sequelOf: name },
    ...others.map((person): GameEvent => ({ type: 'master-joined', person, by })),
    ...masters.flatMap((person): readonly GameEvent[] => {
      const passwordHash = passwords[person];
      return passwordHash === undefined
        ? []
        : [{ type: 'password-set', person, sealed: { salt: salt(), value: { passwordHash } } }];
    }),
  ];
}

/**
 * What is not done, on the index of what waits: commits from which something is still to follow, games by when they next fall due,
 * what lists do not show yet. What is done leaves the index, so that looking costs what there is to do.
 */
import type { GameName } from '../../../engine/game/events.ts';
import type { Instant } from '../../../engine/time.ts';
import { gameName, personId } from '../../../engine/vocabulary.ts';
import type { GameEntry, PendingWork } from '../../ports.ts';
import { mapConcurrent } from '../map-concurrent.ts';
import { type DynamoTable, EXPIRES, getItems, itemsInLine, lineOf, linesNamed, updateItem } from './dynamo-table.ts';

/** Partitions of the index for each kind: a thousand games may change in one second. */
const LINES = { COMMIT: linesNamed('COMMIT', 10), GAME: linesNamed('GAME', 10), LIST: linesNamed('LIST', 10) };

/** Attributes of an item that waits. */
export interface PendingItem {
  readonly waiting: string;
  readonly date: Instant;
}

export function commitWaiting(game: GameName, at: Instant): PendingItem {
  return { waiting: lineOf(LINES.COMMIT, game), date: at };
}

/** Nothing where the game waits for nothing but its players. */
export function entryWaiting({ name, status, wake }: GameEntry): PendingItem | Readonly<Record<never, never>> {
  return status === 'finished' || wake === null ? {} : { waiting: lineOf(LINES.GAME, name), date: wake };
}

/** Of thousands taken off the index no partition is asked for more than it gives. */
const MARKS_AT_ONCE = 20;

/** Of a game, of a person, or of games that go on; spread as those are. */
const GOING = 'GOING';
const DAY_SECONDS = 86_400;
/** Who writes lists, and until when nobody else does. */
const LISTS_WRITER = { pk: 'LISTS', sk: 'WRITER' };

export function dynamoUndone(table: DynamoTable, now: () => Instant): PendingWork {
  const until = async (kind: keyof typeof LINES, by: Instant) =>
    inTurn(await Promise.all(LINES[kind].map((line) => itemsInLine(table, line, by))));
  const leave = async (pk: string, sk: string) => {
    await updateItem(
      table,
      { pk, sk },
      { UpdateExpression: 'REMOVE waiting', ConditionExpression: 'attribute_exists(pk)' },
    );
  };
  return {
    due: async (by) => (await until('GAME', by)).map(({ sk, date }) => ({ name: sk as GameName, since: date })),
    commits: async (by) =>
      (await until('COMMIT', by)).map(({ pk, sk }) => ({
        game: pk.slice('GAME#'.length) as GameName,
        n: Number(sk.slice('EVENT#'.length)),
      })),
    followed: ({ game, n }) => leave(`GAME#${game}`, `EVENT#${String(n).padStart(9, '0')}`),
    listsChanged: async ({ going, games, people }) => {
      const date = now();
      const mark = (line: string, sk: string) =>
        updateItem(
          table,
          { pk: `LISTS#${line}`, sk },
          {
            UpdateExpression:
              'SET waiting = :line, #date = :date, marks = if_not_exists(marks, :none) + :one REMOVE #expires',
            ExpressionAttributeNames: { '#date': 'date', '#expires': EXPIRES },
            ExpressionAttributeValues: { ':line': line, ':date': date, ':none': 0, ':one': 1 },
          },
        );
      await Promise.all([
        // Which of those that go on it was does not matter.
        ...going.map((name) => mark(lineOf(LINES.LIST, name), GOING)),
        ...games.map((name) => mark(lineOf(LINES.LIST, name), `GAME#${name}`)),
        ...people.map((id) => mark(lineOf(LINES.LIST, id), `PERSON#${id}`)),
      ]);
    },
    listsToWrite: async () => {
      const found = (await until('LIST', now())).map(({ pk, sk }) => ({ pk, sk }));
      if (found.length === 0) return null;
      const items = await getItems(table, found);
      const named = (kind: string) => found.flatMap(({ sk }) => (sk.startsWith(kind) ? [sk.slice(kind.length)] : []));
      return {
        games: named('GAME#').map(gameName),
        people: named('PERSON#').map(personId),
        marks: items.map(({ pk, sk, marks }) => ({
          key: { pk: pk as string, sk: sk as string },
          times: Number(marks),
        })),
      };
    },
    holdLists: async (milliseconds) => {
      const held = await updateItem(table, LISTS_WRITER, {
        UpdateExpression: 'SET #until = :until',
        ConditionExpression: 'attribute_not_exists(#until) OR #until < :now',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':until': now() + milliseconds, ':now': now() },
      });
      return held !== null;
    },
    freeLists: async () => {
      await updateItem(table, LISTS_WRITER, {
        UpdateExpression: 'REMOVE #until',
        ExpressionAttributeNames: { '#until': 'until' },
      });
    },
    listsWritten: async (marks) => {
      const expires = Math.ceil(now() / 1000) + DAY_SECONDS;
      await mapConcurrent(marks, MARKS_AT_ONCE, async ({ key, times }) => {
        await updateItem(table, key, {
          UpdateExpression: 'SET #expires = :expires REMOVE waiting',
          ConditionExpression: 'marks = :times',
          ExpressionAttributeNames: { '#expires': EXPIRES },
          ExpressionAttributeValues: { ':times': times, ':expires': expires },
        });
      });
    },
  };
}

/** One of each line after the other: whoever goes through them takes from no line much at once. */
function inTurn<T>(lines: readonly (readonly T[])[]): readonly T[] {
  const most = Math.max(0, ...lines.map(({ length }) => length));
  return Array.from({ length: most }, (_, n) => lines.flatMap((line) => line.slice(n, n + 1))).flat();
}

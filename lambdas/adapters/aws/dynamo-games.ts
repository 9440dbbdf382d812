/** The games' commits and snapshots in the table. */
import { ScanCommand, type ScanCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Commit, GameName } from '../../../engine/game/events.ts';
import { evolve } from '../../../engine/game/evolve.ts';
import { GAME_SHAPE, type Game } from '../../../engine/game/game.ts';
import type { GameStore } from '../../ports.ts';
import { pack, unpack } from './dynamo-packing.ts';
import { FREE, getItem, type Item, type Key, putItem, queryItems, type Table } from './dynamo-table.ts';

export function dynamoGames(table: Table): GameStore {
  // A snapshot that an older release wrote may lack what a game has now; its commits say it all.
  const folded = async (name: GameName, upTo: number): Promise<Game | null> => {
    const commits = await games.commitsAfter(name, 0);
    return commits.filter(({ n }) => n <= upTo).reduce<Game | null>(evolve, null);
  };
  const games: GameStore = {
    append: async (commit) => {
      const key = { pk: gameKey(commit.game), sk: eventKey(commit.n) };
      const { n, at, hash } = commit;
      const types = commit.events.map(({ type }) => type);
      if (await putItem(table, { ...key, n, at, hash, types, ...(await pack(table, commit)) }, FREE)) return true;
      // A put whose answer got lost on the way is repeated by the client and finds itself there.
      return (await getItem(table, key))?.['hash'] === hash;
    },

    commitsAfter: async (game, n, most = Number.POSITIVE_INFINITY) => {
      const commits: Commit[] = [];
      for await (const item of queryItems(table, {
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': gameKey(game), ':from': eventKey(n + 1), ':to': 'EVENT#~' },
        ConsistentRead: true,
        ...(Number.isFinite(most) ? { Limit: most } : {}),
      })) {
        commits.push(await unpack<Commit>(table, item));
        if (commits.length >= most) break;
      }
      return commits;
    },

    snapshot: async (game) => {
      const item = await getItem(table, { pk: gameKey(game), sk: 'SNAPSHOT' });
      if (item === null) return null;
      return item['shape'] === GAME_SHAPE ? unpack<Game>(table, item) : folded(game, Number(item['n']));
    },

    saveSnapshot: async (game) => {
      await putItem(table, await snapshotItem(table, game), {
        expression: 'attribute_not_exists(pk) OR n < :n',
        values: { ':n': game.n },
      });
    },
  };
  return games;
}

/** Names of all games that have a first commit, in order: by reading the whole table, since the index may be what was lost. */
export async function gameNames({ client, name }: Table): Promise<readonly GameName[]> {
  const names: GameName[] = [];
  let from: ScanCommandInput['ExclusiveStartKey'];
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: name,
        FilterExpression: 'sk = :first AND begins_with(pk, :game)',
        ExpressionAttributeValues: { ':first': eventKey(1), ':game': gameKey('') },
        ProjectionExpression: 'pk',
        ExclusiveStartKey: from,
      }),
    );
    for (const item of page.Items ?? []) names.push((item['pk'] as string).slice(gameKey('').length));
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return names.sort();
}

/** Puts the snapshot in the place of any other. For rebuilding: everybody else only ever moves it forward. */
export async function replaceSnapshot(table: Table, game: Game): Promise<void> {
  await putItem(table, await snapshotItem(table, game));
}

async function snapshotItem(table: Table, game: Game): Promise<Item & Key> {
  const { n, updated: at } = game;
  return { pk: gameKey(game.name), sk: 'SNAPSHOT', n, at, shape: GAME_SHAPE, ...(await pack(table, game)) };
}

function gameKey(game: GameName): string {
  return `GAME#${game}`;
}

/** Nine digits: text order is number order. */
function eventKey(n: number): string {
  return `EVENT#${String(n).padStart(9, '0')}`;
}

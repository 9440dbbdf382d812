/** The games' commits and snapshots in the table. */

import { ScanCommand, type ScanCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Commit, GameName } from '../../../engine/game/events.ts';
import { evolve } from '../../../engine/game/evolve.ts';
import type { Game } from '../../../engine/game/game.ts';
import { gameName } from '../../../engine/vocabulary.ts';
import type { GameStore, Latest } from '../../ports.ts';
import { keysApart, shapeWith, splitAnsweredKeys, withOlderKeys } from './answered-keys.ts';
import { mailItem } from './dynamo-outbox.ts';
import { IncompleteValue, packGame, packItem, unpackItem } from './dynamo-packing.ts';
import { commitWaiting } from './dynamo-pending-work.ts';
import {
  type DynamoItem,
  type DynamoKey,
  type DynamoTable,
  FREE,
  getItem,
  putAllOrNone,
  putItem,
  queryItems,
} from './dynamo-table.ts';
import { causesIn, keptWith } from './stored-correlation-id.ts';

export function dynamoGames(table: DynamoTable): GameStore {
  // A snapshot that an older release wrote may lack what a game has now; its commits say it all.
  const folded = async (name: GameName, upTo: number): Promise<Game | null> => {
    const commits = await games.commitsAfter(name, 0);
    return commits.filter(({ n }) => n <= upTo).reduce<Game | null>(evolve, null);
  };
  const snapshotOf = async (
    game: GameName,
    item: DynamoItem,
    older: DynamoItem | null,
  ): Promise<Pick<Latest, 'snapshot' | 'apart'>> => {
    const again = async () => ({ snapshot: await folded(game, Number(item['n'])) });
    const apart = keysApart(item['shape']);
    if (apart === null) return again();
    try {
      const snapshot = withOlderKeys(await unpackItem<Game>(table, item), apart, older);
      return apart === 0 ? { snapshot } : { snapshot, apart };
    } catch (error) {
      if (error instanceof IncompleteValue) return again();
      throw error;
    }
  };
  const games: GameStore = {
    append: async (commit, along) => {
      const item = await commitItem(table, commit);
      const marked = keptWith({ ...item, ...commitWaiting(commit.game, commit.at) }, along?.cause);
      const whole = along?.isAll === true ? keptWith(item, along.cause) : marked;
      const isMine = async () => (await getItem(table, { pk: item.pk, sk: item.sk }))?.['hash'] === commit.hash;
      const mails = along === undefined ? [] : await Promise.all(along.mails.map((mail) => mailItem(table, mail)));
      if (along !== undefined && mails.length > 0 && [item, ...mails].every(isSmall)) {
        const taken = await putAllOrNone(table, [whole, ...mails]);
        if (taken?.includes(true) === false) {
          along.onStored();
          return true;
        }
        if (taken?.[0] === true) return isMine();
      }
      // A put whose answer got lost on the way is repeated by the client and finds itself there.
      return (await putItem(table, marked, FREE)) || (await isMine());
    },

    commitsAfter: async (game, n, most = Number.POSITIVE_INFINITY) => {
      const commits: Commit[] = [];
      for await (const item of itemsAfter(table, game, n, most)) {
        commits.push(await unpackItem<Commit>(table, item));
        if (commits.length >= most) break;
      }
      return commits;
    },

    latest: async (game) => {
      // What the snapshot leaves out, the snapshot and, from the newest, as many commits as there usually are after it: one request.
      const last: DynamoItem[] = [];
      const pages = queryItems(table, {
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: { ':pk': gameKey(game), ':first': eventKey(0), ':last': OLDER_KEYS },
        ScanIndexForward: false,
        ConsistentRead: true,
        Limit: USUAL_TAIL + 1,
      });
      for await (const item of pages) if (last.push(item) > USUAL_TAIL) break;
      const older = last[0]?.['sk'] === OLDER_KEYS ? last.shift()! : null;
      const newest = last[0]?.['sk'] === SNAPSHOT ? last.shift()! : null;
      const known = newest === null ? { snapshot: null } : await snapshotOf(game, newest, older);
      const from = known.snapshot?.n ?? 0;
      const oldest = last.at(-1);
      const isWhole = oldest === undefined ? last.length === 0 : Number(oldest['n']) <= from + 1;
      const after = isWhole ? last.filter(({ n }) => Number(n) > from).reverse() : [];
      if (!isWhole) for await (const item of itemsAfter(table, game, from)) after.push(item);
      const causes = causesIn(after);
      const commits = await Promise.all(after.map((item) => unpackItem<Commit>(table, item)));
      return { ...known, commits, ...(causes.size === 0 ? {} : { causes }) };
    },

    saveSnapshot: async (game, known = 0) => {
      const { kept, apart, older } = splitAnsweredKeys(game, known);
      const key = { pk: gameKey(game.name), sk: OLDER_KEYS };
      // Should only the snapshot be stored, its game is folded again from the commits.
      await Promise.all([
        older === null ? null : putItem(table, { ...key, keys: older }),
        snapshotItem(table, kept, apart).then((item) => putItem(table, item)),
      ]);
    },
  };
  return games;
}

/** Names of all games that have a first commit, in order: by reading the whole table, since the index may be what was lost. */
export async function gameNames({ client, name }: DynamoTable): Promise<readonly GameName[]> {
  const names: GameName[] = [];
  let from: ScanCommandInput['ExclusiveStartKey'];
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: name,
        FilterExpression: 'sk = :first AND begins_with(pk, :game)',
        ExpressionAttributeValues: { ':first': eventKey(1), ':game': GAME },
        ProjectionExpression: 'pk',
        ExclusiveStartKey: from,
      }),
    );
    for (const item of page.Items ?? []) names.push(gameName((item['pk'] as string).slice(GAME.length)));
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return names.sort();
}

/** Commits with a number above `n`, as they lie in the table. */
function itemsAfter(
  table: DynamoTable,
  game: GameName,
  n: number,
  most = Number.POSITIVE_INFINITY,
): AsyncIterable<DynamoItem> {
  return queryItems(table, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': gameKey(game), ':from': eventKey(n + 1), ':to': 'EVENT#~' },
    ConsistentRead: true,
    ...(Number.isFinite(most) ? { Limit: most } : {}),
  });
}

async function commitItem(table: DynamoTable, commit: Commit): Promise<DynamoItem & DynamoKey> {
  const { game, n, at, hash } = commit;
  const types = commit.events.map(({ type }) => type);
  return {
    pk: gameKey(game),
    sk: eventKey(n),
    n,
    at,
    hash,
    types,
    ...(await packItem(table, commit)),
  };
}

/** Packed bytes of a commit and of a mail that are put together: each of them is written at twice the price then. */
const SMALL = 2_500;

function isSmall({ body }: DynamoItem): boolean {
  return body instanceof Uint8Array && body.length <= SMALL;
}

async function snapshotItem(table: DynamoTable, game: Game, apart: number): Promise<DynamoItem & DynamoKey> {
  const { n, updated: at } = game;
  return {
    pk: gameKey(game.name),
    sk: SNAPSHOT,
    n,
    at,
    shape: shapeWith(apart),
    ...(await packGame(table, game, Math.ceil(at / 1000) + PARTS_KEPT_SECONDS)),
  };
}

/** Of a long snapshot: each leaves its parts behind when the next takes its place, and the commits say it all. */
const PARTS_KEPT_SECONDS = 90 * 86_400;

/** Right behind the commits. */
const SNAPSHOT = 'EVENTS';
/** Commits that are read along with the snapshot: one that was published with it, and one that came since. */
const USUAL_TAIL = 2;

/** Behind the snapshot: the oldest keys of mails that the game has answered. */
const OLDER_KEYS = `${SNAPSHOT}-ANSWERED`;

const GAME = 'GAME#';

function gameKey(game: GameName): string {
  return `${GAME}${game}`;
}

/** Nine digits: text order is number order. */
function eventKey(n: number): string {
  return `EVENT#${String(n).padStart(9, '0')}`;
}

/**
 * The services put together: what is the same on AWS, on one machine, in the conversations and in the simulation stands here,
 * and each of them hands in what it has of its own (a table, a clock, queues, files).
 */
import { dynamoClub } from './adapters/aws/dynamo-club.ts';
import { dynamoDirectory } from './adapters/aws/dynamo-directory.ts';
import { dynamoGames } from './adapters/aws/dynamo-games.ts';
import { dynamoIndex } from './adapters/aws/dynamo-index.ts';
import { dynamoBudgets, dynamoLedger, dynamoSuppressionList } from './adapters/aws/dynamo-ledger.ts';
import { dynamoOutbox } from './adapters/aws/dynamo-outbox.ts';
import { dynamoUndone } from './adapters/aws/dynamo-pending-work.ts';
import { dynamoSessions } from './adapters/aws/dynamo-sessions.ts';
import type { DynamoTable } from './adapters/aws/dynamo-table.ts';
import { sha256 } from './adapters/secrets.ts';
import { withTrials } from './adapters/variants/fetched-trials.ts';
import { loadEdition, loadVariants, nearVariant } from './adapters/variants/variants.ts';
import { zones } from './adapters/zones.ts';
import type { Files, Publisher, Services } from './ports.ts';

/** Where everything is kept. */
export type StorePorts = Pick<
  Services,
  | 'games'
  | 'index'
  | 'directory'
  | 'ledger'
  | 'budgets'
  | 'sessions'
  | 'undone'
  | 'club'
  | 'outbox'
  | 'stopped'
  | 'files'
>;

/** How what is kept lies in a table. `newId`: ids of people, where chance may not have a hand in them. */
export function storeOn(
  table: DynamoTable,
  { now, files, outbox, newId }: Pick<Services, 'now' | 'files'> & StoreMeans,
): StorePorts {
  return {
    games: dynamoGames(table),
    index: dynamoIndex(table),
    directory: dynamoDirectory(table, newId),
    ledger: dynamoLedger(table, now),
    budgets: dynamoBudgets(table, now),
    sessions: dynamoSessions(table),
    undone: dynamoUndone(table, now),
    club: dynamoClub(table),
    outbox: dynamoOutbox(table, { now, ...outbox }),
    stopped: dynamoSuppressionList(table, now),
    files,
  };
}

interface StoreMeans {
  readonly outbox: Omit<Parameters<typeof dynamoOutbox>[1], 'now'> & { readonly now?: Services['now'] };
  readonly newId?: () => string;
}

/** What is published, and how it is read. */
export interface Pages {
  readonly publisher: (made: ComposedServices) => Publisher;
  /** Files with what is drawn when it is asked for; left out: as they are stored. */
  readonly files?: (files: Files, made: Pick<Services, 'board'>) => Files;
}

/** What a publisher may use of the services. */
export type ComposedServices = Pick<
  Services,
  keyof StorePorts | 'secrets' | 'now' | 'log' | 'house' | 'digest' | 'board' | 'variants'
>;

/** What only those around know: everything else follows. */
export interface Dependencies
  extends Pick<
    Services,
    | 'timers'
    | 'secrets'
    | 'now'
    | 'log'
    | 'house'
    | 'askWhatIf'
    | 'tryVariant'
    | 'fetchVariants'
    | 'heartbeat'
    | 'help'
    | 'renewLists'
  > {
  readonly store: StorePorts;
  readonly mailroom: (made: Pick<Services, 'ledger' | 'games' | 'directory' | 'house'>) => Services['mailroom'];
  readonly pages: Pages;
}

export function composeServices({ store, mailroom, pages, ...means }: Dependencies): Services {
  const board: Services['board'] = (variant, edition) => loadEdition(variant, edition)?.board ?? null;
  const variants = () => loadVariants().map((loaded) => loaded.board);
  const files = pages.files?.(store.files, { board }) ?? store.files;
  const { fetchVariants } = means;
  const games = fetchVariants === undefined ? store.games : withTrials(store.games, fetchVariants);
  const made = { ...store, ...means, games, files, zones, digest: sha256, board, variants, nearVariant };
  return { ...made, mailroom: mailroom(made), publisher: pages.publisher(made) };
}

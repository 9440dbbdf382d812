/**
 * The services put together: what is the same on AWS, on one machine, in the conversations and in the simulation stands here,
 * and each of them hands in what it has of its own (a table, a clock, queues, files).
 */
import { dynamoDirectory } from './adapters/aws/dynamo-directory.ts';
import { dynamoGames } from './adapters/aws/dynamo-games.ts';
import { dynamoIndex } from './adapters/aws/dynamo-index.ts';
import { dynamoBudgets, dynamoLedger, dynamoSuppressionList } from './adapters/aws/dynamo-ledger.ts';
import { dynamoOutbox } from './adapters/aws/dynamo-outbox.ts';
import { dynamoSessions } from './adapters/aws/dynamo-sessions.ts';
import type { Table } from './adapters/aws/dynamo-table.ts';
import { dynamoUndone } from './adapters/aws/dynamo-undone.ts';
import { drawnFiles } from './adapters/publish/drawn-files.ts';
import { makePublisher } from './adapters/publish/publisher.ts';
import type { PublisherOptions } from './adapters/publish/publisher-options.ts';
import { sha256 } from './adapters/secrets.ts';
import { loadGeography } from './adapters/variants/geography.ts';
import { loadEdition, loadVariants } from './adapters/variants/variants.ts';
import { zones } from './adapters/zones.ts';
import type { Publisher, Services } from './ports.ts';

/** Where everything is kept. */
export type StorePorts = Pick<
  Services,
  'games' | 'index' | 'directory' | 'ledger' | 'budgets' | 'sessions' | 'undone' | 'outbox' | 'stopped' | 'files'
>;

/** How what is kept lies in a table. `newId`: ids of people, where chance may not have a hand in them. */
export function storeOn(
  table: Table,
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
    outbox: dynamoOutbox(table, { now, ...outbox }),
    stopped: dynamoSuppressionList(table, now),
    files,
  };
}

interface StoreMeans {
  readonly outbox: Omit<Parameters<typeof dynamoOutbox>[1], 'now'> & { readonly now?: Services['now'] };
  readonly newId?: () => string;
}

/** What pages are made with. */
export interface PageMeans extends Pick<PublisherOptions, 'signer' | 'places' | 'write' | 'fonts' | 'style'> {
  /** Are maps drawn? */
  readonly isDrawn: boolean;
  readonly help: PublisherOptions['help'];
  /** Variants that have pages; left out: all. */
  readonly variants?: Services['variants'];
}

/** What only those around know: everything else follows. */
export interface Means
  extends Pick<
    Services,
    'timers' | 'secrets' | 'now' | 'log' | 'house' | 'askWhatIf' | 'heartbeat' | 'help' | 'renewLists'
  > {
  readonly store: StorePorts;
  readonly mailroom: (made: Pick<Services, 'ledger' | 'games' | 'directory' | 'house'>) => Services['mailroom'];
  readonly pages: PageMeans | { readonly publisher: Publisher };
}

export function composeServices({ store, mailroom, pages, ...means }: Means): Services {
  const board: Services['board'] = (variant, edition) => loadEdition(variant, edition)?.board ?? null;
  const variants = () => loadVariants().map((loaded) => loaded.board);
  const drawn = 'publisher' in pages || !pages.isDrawn ? null : pages;
  const files =
    drawn === null ? store.files : drawnFiles(store.files, { board, geography: shapesFor(drawn), fonts: drawn.fonts });
  const made = { ...store, ...means, files, zones, digest: sha256, board, variants };
  return {
    ...made,
    mailroom: mailroom(made),
    publisher: 'publisher' in pages ? pages.publisher : publisherOf(made, pages),
  };
}

function publisherOf(
  made: Pick<Services, keyof StorePorts | 'secrets' | 'now' | 'log' | 'house' | 'digest' | 'board' | 'variants'>,
  { isDrawn, ...pages }: PageMeans,
): Publisher {
  return makePublisher({
    variants: made.variants,
    ...pages,
    files: made.files,
    games: made.games,
    directory: made.directory,
    board: made.board,
    house: made.house,
    digest: made.digest,
    now: made.now,
    log: made.log,
    tag: made.secrets.replyToken,
    variantDigest: (variant, edition) => loadEdition(variant, edition)?.digest ?? '',
    geography: shapesFor({ isDrawn }),
  });
}

function shapesFor({ isDrawn }: Pick<PageMeans, 'isDrawn'>): PublisherOptions['geography'] {
  return ({ id, edition }) => {
    const loaded = isDrawn ? loadEdition(id, edition ?? 1) : null;
    return loaded === null ? null : loadGeography(loaded);
  };
}

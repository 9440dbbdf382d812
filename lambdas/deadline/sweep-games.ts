/**
 * Repairs what was missed: wake-ups that got lost, commits whose consequences did not leave, mails not sent. What it does follows from
 * what is undone, however many games there are and have been.
 */
import { isBot } from '../../engine/game/bots.ts';
import type { GameName } from '../../engine/game/events.ts';
import type { Instant } from '../../engine/time.ts';
import { makeMissingBoards } from '../events/boards.ts';
import { creditGame, outageOf } from '../games/advance-time.ts';
import { errorLocation } from '../games/internal-errors.ts';
import { sendDigests } from '../outgoing/digests.ts';
import { publishCommits } from '../outgoing/publish-commits.ts';
import { writeLists } from '../outgoing/write-lists.ts';
import type { OutboxMail, Services } from '../ports.ts';
import { runDeadline } from './run-deadline.ts';

export interface SweepDependencies {
  /** Has a game's deadline done elsewhere, where its own wake-up has been missed; left out: it is done here. */
  readonly askToRun?: (game: GameName) => Promise<void>;
  /** Gets the figures of how things stand, before anything is repaired. */
  readonly count?: (counts: Readonly<Record<string, number>>) => void;
  /** Finds mail that was stored and never announced. */
  readonly announceForgotten?: () => Promise<void>;
  /** Nobody else is at work, so what was committed a moment ago waits for nobody: a judge on one machine that has just started. */
  readonly isAlone?: boolean;
  /** Lists are written even if nothing has changed. */
  readonly writesLists?: boolean;
}

/** Later than that a game is overdue. */
const OVERDUE_MS = 600_000;
/** Whoever has committed is still at what follows, and a wake-up of this minute is still to come. */
const UNDER_WAY_MS = 60_000;

/** `askToSend` asks again for a mail that waits. What ails one game keeps no other from its repair. */
export async function sweepGames(
  services: Services,
  askToSend: (mail: OutboxMail) => Promise<void>,
  { askToRun, count, announceForgotten, isAlone = false, writesLists = true }: SweepDependencies = {},
): Promise<void> {
  const { undone, outbox } = services;
  const now = services.now();
  const outage = await outageOf(services);
  const waiting = await outbox.waiting();
  const due = await undone.due(now);
  count?.({ OverdueGames: due.filter(({ since }) => since < now - OVERDUE_MS).length, WaitingMails: waiting.length });
  // Makes up for an outage in every game before the sign of life that ends it.
  if (outage !== null) {
    const active = (await services.index.going()).filter(({ status }) => status === 'active');
    await each(
      services,
      active,
      ({ name }) => name,
      async ({ name }) => void (await creditGame(services, name, outage)),
    );
  }
  await services.heartbeat?.beat(now);
  // A wake-up of this minute is under way: it comes when mail received in time is stored.
  const isMissed = ({ since }: { readonly since: Instant }) => askToRun === undefined || since <= now - UNDER_WAY_MS;
  await each(
    services,
    (outage === null ? due : await undone.due(now)).filter(isMissed),
    ({ name }) => name,
    ({ name }) => (askToRun === undefined ? runDeadline(services, name) : askToRun(name)),
  );
  await each(
    services,
    byGame(await undone.commits(now)),
    ([name]) => name,
    ([name, ns]) => follow(services, name, ns, isAlone ? null : now - UNDER_WAY_MS),
  );
  await each(
    services,
    [sendDigests, makeMissingBoards, ...(announceForgotten === undefined ? [] : [announceForgotten])],
    () => '',
    (repair) => repair(services),
  );
  await each(services, waiting, () => '', askToSend);
  await writeLists(services, writesLists);
}

/** Done at once: each look is little but waiting. */
const AT_ONCE = 20;

async function each<T>(
  services: Services,
  items: readonly T[],
  nameOf: (item: T) => string,
  repair: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      try {
        await repair(item);
      } catch (error) {
        services.log('not repaired', { game: nameOf(item), error: errorLocation(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function byGame(
  commits: readonly { readonly game: GameName; readonly n: number }[],
): readonly (readonly [GameName, readonly number[]])[] {
  const games = new Map<GameName, number[]>();
  for (const { game, n } of commits) games.set(game, [...(games.get(game) ?? []), n]);
  return [...games];
}

/**
 * What has not followed from these commits follows, and it is noted of each. Bots whose mail got lost write it again. `underWay`: who
 * has committed since is still at what follows; null: nobody is.
 */
async function follow(
  services: Services,
  game: GameName,
  ns: readonly number[],
  underWay: Instant | null,
): Promise<void> {
  const { snapshot, commits } = await services.games.latest(game);
  if (underWay !== null && commits.some(({ at }) => at > underWay)) return;
  const hasBots = snapshot?.seats.some(({ person }) => isBot(person)) === true;
  if (commits.length > 0 || hasBots) {
    await publishCommits(services, game);
    await services.timers.wake(game, (await services.index.entry(game))?.wake ?? null);
  }
  const last = commits.at(-1)?.n ?? snapshot?.n ?? 0;
  for (const n of ns) if (n <= last) await services.undone.followed({ game, n });
}

/**
 * One piece of work: a mail, a deadline. What it has read of the store it does not read again, and what it writes it knows. It is
 * thrown away afterwards; where others have had time to change what was read, it forgets.
 *
 * What only says that all else is on its way (the snapshot, the lists of mails) is written at the end, together. A judge that stops
 * before that finds the snapshot where it was, and publishes again what comes after it.
 */
import type { Commit, GameName, PersonId } from '../../engine/game/events.ts';
import { formerPlayers, peopleOf } from '../../engine/game/game.ts';
import type { ReceivedMail } from '../delivery.ts';
import { routeOf } from '../mail/route.ts';
import type { Directory, Person } from '../people.ts';
import type { Budgets, DeferredWork, GameIndex, GameStore, Latest, Outbox, Services } from '../ports.ts';
import { loadGame } from './load-game.ts';
import { nameAfter } from './names-of-people.ts';

type Wrapped = Pick<Services, 'games' | 'directory' | 'index' | 'outbox' | 'budgets' | 'forget'>;

export interface UnitOfWork extends Required<Pick<Services, 'forget' | 'settle'>> {
  /** Gives back what was taken from limits: the work has failed, and is done again. */
  readonly giveBack: () => Promise<void>;
}

/** Whoever makes one settles it. */
export function unitOfWork<S extends Wrapped>(services: S): S & UnitOfWork {
  const late = putOff();
  const stored = new Set<string>();
  const games = gamesKept(services.games, late, stored);
  const directory = peopleKept(services.directory);
  const index = entriesKept(services.index);
  const forget = () => {
    services.forget?.();
    for (const kept of [games, directory, index]) kept.forget();
  };
  const outbox = outboxKept(services.outbox, late, stored);
  const { settle } = late;
  const ports = { games: games.port, directory: directory.port, index: index.port, outbox };
  return { ...services, ...ports, ...budgetsKept(services.budgets), forget, settle };
}

function budgetsKept(budgets: Budgets): Pick<Services, 'budgets'> & Pick<UnitOfWork, 'giveBack'> {
  const taken: (() => Promise<unknown>)[] = [];
  const spend: Budgets['spend'] = async (key, limit, windowMs, amount = 1) => {
    const isTaken = await budgets.spend(key, limit, windowMs, amount);
    if (isTaken) taken.push(() => budgets.spend(key, Number.MAX_SAFE_INTEGER, windowMs, -amount));
    return isTaken;
  };
  const giveBack = async () => {
    await Promise.allSettled(taken.splice(0).map((give) => give()));
  };
  return { budgets: { ...budgets, spend }, giveBack };
}

interface PutOff {
  /** A later write takes the place of an earlier one with the same key. */
  add(key: string, write: () => Promise<void>): void;
  readonly settle: () => Promise<void>;
}

function putOff(): PutOff {
  const writes = new Map<string, () => Promise<void>>();
  return {
    add: (key, write) => {
      writes.set(key, write);
    },
    settle: async () => {
      const all = [...writes.values()];
      writes.clear();
      await Promise.all(all.map((write) => write()));
    },
  };
}

/**
 * Reads at once what an ordinary mail asks the store for: the game it was sent to, whose address it comes from, the people of the
 * game. Is the mail dealt with already?
 */
export async function lookAhead(
  services: Pick<Services, 'games' | 'directory' | 'ledger' | 'house'>,
  { recipients, envelopeFrom }: ReceivedMail,
  key: string,
): Promise<boolean> {
  const route = routeOf(recipients, services.house.domain, 'judge');
  // What cannot be read now is read, and fails, where it counts.
  const game = 'game' in route ? await loadGame(services, route.game).catch(() => null) : null;
  const people = game === null ? [] : [...new Set([...peopleOf(game), ...formerPlayers(game)])];
  const [isDone] = await Promise.all([
    services.ledger.isDone(key),
    envelopeFrom === '' ? null : services.directory.idAt(envelopeFrom).catch(() => null),
    services.directory.people(people).catch(() => null),
  ]);
  return isDone;
}

/** `stored`: the ids of mails that went into the store with their commit. */
function outboxKept(outbox: Outbox, late: PutOff, stored: ReadonlySet<string>): Outbox {
  let mails = 0;
  const later: DeferredWork = async (enter) => {
    mails += 1;
    late.add(`mail ${mails}`, enter);
  };
  return {
    ...outbox,
    post: (mail) => outbox.post(mail, later),
    postAll: (all) => outbox.postAll(all, later, stored),
  };
}

interface Kept<Port> {
  readonly port: Port;
  readonly forget: () => void;
}

function gamesKept(games: GameStore, late: PutOff, stored: Set<string>): Kept<GameStore> {
  const latest = new Map<GameName, Promise<Latest>>();
  const change = (game: GameName, next: (known: Latest) => Latest | null) => {
    const known = latest.get(game);
    if (known === undefined) return;
    latest.delete(game);
    void known.then(
      (each) => {
        const changed = next(each);
        if (changed !== null && !latest.has(game)) latest.set(game, Promise.resolve(changed));
      },
      () => {},
    );
  };
  return {
    forget: () => latest.clear(),
    port: {
      ...games,
      latest: (game) => once(latest, game, () => games.latest(game)),
      append: async (commit, along) => {
        const onStored = () => {
          for (const { id } of along!.mails) stored.add(id);
          along!.onStored();
        };
        const isFirst = await games.append(commit, along && { ...along, onStored });
        // Who came second looks again at what has come first.
        if (isFirst) change(commit.game, (known) => withCommit(known, commit));
        else latest.delete(commit.game);
        return isFirst;
      },
      saveSnapshot: async (game, apart) => {
        late.add(`snapshot ${game.name}`, () => games.saveSnapshot(game, apart));
        change(game.name, (known) => ({
          ...known,
          snapshot: game,
          commits: known.commits.filter(({ n }) => n > game.n),
        }));
      },
    },
  };
}

function withCommit(known: Latest, commit: Commit): Latest | null {
  const { snapshot, commits } = known;
  const last = commits.at(-1)?.n ?? snapshot?.n ?? 0;
  return commit.n === last + 1 ? { ...known, commits: [...commits, commit] } : null;
}

function peopleKept(directory: Directory): Kept<Directory> {
  const byId = new Map<PersonId, Promise<Person | null>>();
  const ids = new Map<string, Promise<PersonId | null>>();
  const forget = () => {
    byId.clear();
    ids.clear();
  };
  const person = (id: PersonId) => once(byId, id, () => directory.person(id));
  const idAt = (address: string) => once(ids, address.toLowerCase(), () => directory.idAt(address));
  const personAt = async (address: string) => {
    const id = await idAt(address);
    return id === null ? null : person(id);
  };
  const changing =
    <Args extends readonly unknown[], Result>(change: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      try {
        return await change(...args);
      } finally {
        forget();
      }
    };
  return {
    forget,
    port: {
      ...directory,
      person,
      people: async (ids) => {
        const asked = [...new Set(ids)];
        const unknown = asked.filter((id) => !byId.has(id));
        if (unknown.length > 0) {
          const found = directory.people(unknown);
          for (const id of unknown) {
            const one = found.then((people) => people.get(id) ?? null);
            byId.set(id, one);
            one.catch(() => byId.delete(id));
          }
        }
        const people = await Promise.all(asked.map(person));
        return new Map(people.flatMap((each) => (each === null ? [] : [[each.id, each]])));
      },
      idAt,
      personAt,
      enrol: async (address, name, by = 'self') => {
        // Nearly every mail is from somebody who is known, under a name that is known.
        const there = await personAt(address);
        if (there !== null && nameAfter(there, name, by) === there) return there;
        return changing(directory.enrol)(address, name, by);
      },
      change: changing(directory.change),
      give: changing(directory.give),
      forget: changing(directory.forget),
    },
  };
}

function entriesKept(index: GameIndex): Kept<GameIndex> {
  const entries = new Map<GameName, ReturnType<GameIndex['entry']>>();
  return {
    forget: () => entries.clear(),
    port: {
      ...index,
      entry: (name) => once(entries, name, () => index.entry(name)),
      put: async (entry, people) => {
        entries.delete(entry.name);
        await index.put(entry, people);
      },
    },
  };
}

/** What has failed is asked for again. */
function once<K, V>(kept: Map<K, Promise<V>>, key: K, ask: () => Promise<V>): Promise<V> {
  const before = kept.get(key);
  if (before !== undefined) return before;
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => {
    if (kept.get(key) === asked) kept.delete(key);
  });
  return asked;
}

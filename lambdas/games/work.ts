/**
 * One piece of work: a mail, a deadline. What it has read of the store it does not read again, and what it writes it knows. It is
 * thrown away afterwards; where others have had time to change what was read, it forgets.
 */
import type { Commit, GameName, PersonId } from '../../engine/game/events.ts';
import type { Directory, GameIndex, GameStore, Latest, Person, Services } from '../ports.ts';

export function onePieceOfWork<S extends Pick<Services, 'games' | 'directory' | 'index' | 'forget'>>(
  services: S,
): S & { readonly forget: () => void } {
  const games = gamesKept(services.games);
  const directory = peopleKept(services.directory);
  const index = entriesKept(services.index);
  const forget = () => {
    services.forget?.();
    for (const kept of [games, directory, index]) kept.forget();
  };
  return { ...services, games: games.port, directory: directory.port, index: index.port, forget };
}

interface Kept<Port> {
  readonly port: Port;
  readonly forget: () => void;
}

function gamesKept(games: GameStore): Kept<GameStore> {
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
      append: async (commit) => {
        const isFirst = await games.append(commit);
        // Who came second looks again at what has come first.
        if (isFirst) change(commit.game, (known) => withCommit(known, commit));
        else latest.delete(commit.game);
        return isFirst;
      },
      saveSnapshot: async (game) => {
        await games.saveSnapshot(game);
        change(game.name, ({ commits }) => ({ snapshot: game, commits: commits.filter(({ n }) => n > game.n) }));
      },
    },
  };
}

function withCommit({ snapshot, commits }: Latest, commit: Commit): Latest | null {
  const last = commits.at(-1)?.n ?? snapshot?.n ?? 0;
  return commit.n === last + 1 ? { snapshot, commits: [...commits, commit] } : null;
}

function peopleKept(directory: Directory): Kept<Directory> {
  const byId = new Map<PersonId, Promise<Person | null>>();
  const byAddress = new Map<string, Promise<Person | null>>();
  const forget = () => {
    byId.clear();
    byAddress.clear();
  };
  const person = (id: PersonId) => once(byId, id, () => directory.person(id));
  const known = (found: Person) => byId.set(found.id, Promise.resolve(found));
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
      personAt: async (address) => {
        const found = await once(byAddress, address.toLowerCase(), () => directory.personAt(address));
        if (found !== null) known(found);
        return found;
      },
      enrol: async (address, name, by) => {
        const found = await directory.enrol(address, name, by);
        known(found);
        byAddress.set(address.toLowerCase(), Promise.resolve(found));
        return found;
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

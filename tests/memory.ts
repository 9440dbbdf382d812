/** The ports of the store in memory, for tests that need thousands of games rather than a real engine. */

import type { Commit } from '../engine/game/events.ts';
import type { Game } from '../engine/game/game.ts';
import { type GameName, gameName, type PersonId, personId } from '../engine/vocabulary.ts';
import type { ClubKind, ClubRecord, ClubStore } from '../lambdas/club.ts';
import { madeUpName, nameAfter } from '../lambdas/games/names-of-people.ts';
import type { Directory, PendingWord, Person } from '../lambdas/people.ts';
import type {
  Budgets,
  Files,
  GameEntry,
  GameIndex,
  GameStore,
  MailLedger,
  Outbox,
  OutboxMail,
  OutgoingMail,
  PendingWork,
  Sessions,
  SheetSession,
  SuppressionList,
} from '../lambdas/ports.ts';

export interface MemoryStore {
  readonly games: GameStore;
  readonly index: GameIndex;
  readonly directory: Directory;
  readonly ledger: MailLedger;
  readonly budgets: Budgets;
  readonly sessions: Sessions;
  readonly undone: PendingWork;
  readonly club: ClubStore;
  readonly outbox: Outbox;
  readonly stopped: SuppressionList;
  readonly files: Files & { readonly all: ReadonlyMap<string, Uint8Array> };
  /** Remembers all that is stored; what it returns brings that back. */
  checkpoint(): () => void;
}

/** `ask` is told of each mail to be sent. */
export function memoryStore(
  now: () => number,
  newId: () => string,
  ask: (mail: OutboxMail) => Promise<void>,
): MemoryStore {
  const commits = new Map<string, Commit[]>();
  const snapshots = new Map<string, Game>();
  const entries = new Map<string, { entry: GameEntry; people: readonly string[] }>();
  const people = new Map<string, Person>();
  const addresses = new Map<string, PersonId>();
  const words = new Map<string, PendingWord>();
  const ever = new Map<string, Set<GameName>>();
  const done = new Map<string, string>();
  const spent = new Map<string, number>();
  const mails = new Map<string, { mail: OutgoingMail; state: 'waiting' | 'sent' }>();
  const why = new Map<string, string>();
  const club = new Map<string, ClubRecord<ClubKind>>();
  const sessions = new Map<string, SheetSession>();
  const uses = new Map<string, number>();
  const files = new Map<string, Uint8Array>();
  /** What lists do not show yet, and how often it has changed. */
  const marks = new Map<string, number>();
  const followed = new Set<string>();
  const window = (key: string, windowMs: number) => `${key}#${Math.floor(now() / windowMs)}`;
  const keepMail = (mail: OutgoingMail) => {
    if (!mails.has(mail.id)) mails.set(mail.id, { mail, state: 'waiting' });
  };
  const post = async (mail: OutgoingMail) => {
    keepMail(mail);
    if (mails.get(mail.id)!.state === 'waiting' && mail.heldUntil === undefined)
      await ask({ id: mail.id, rank: mail.rank ?? 'results' });
  };
  return {
    checkpoint: () => {
      const restores = [
        commits,
        snapshots,
        entries,
        people,
        addresses,
        words,
        ever,
        done,
        spent,
        mails,
        why,
        sessions,
        club,
        uses,
        files,
      ].map(remembered);
      return () => {
        for (const restore of restores) restore();
      };
    },
    games: {
      append: async (commit, along) => {
        const list = commits.get(commit.game) ?? [];
        if (commit.n !== list.length + 1) return false;
        commits.set(commit.game, [...list, structuredClone(commit)]);
        for (const mail of along?.mails ?? []) keepMail(mail);
        along?.onStored();
        return true;
      },
      commitsAfter: async (game, n) => (commits.get(game) ?? []).slice(n),
      latest: async (game) => {
        const snapshot = snapshots.get(game) ?? null;
        return { snapshot, commits: (commits.get(game) ?? []).slice(snapshot?.n ?? 0) };
      },
      saveSnapshot: async (game) => {
        snapshots.set(game.name, structuredClone(game));
      },
    },
    index: {
      put: async (entry, of) => {
        for (const id of of) ever.set(id, new Set([...(ever.get(id) ?? []), entry.name]));
        if ((entries.get(entry.name)?.entry.n ?? 0) < entry.n) entries.set(entry.name, { entry, people: of });
      },
      entry: async (name) => entries.get(name)?.entry ?? null,
      list: async (most) => [...entries.values()].slice(0, most).map(({ entry }) => entry),
      going: async () => [...entries.values()].flatMap(({ entry }) => (entry.status === 'finished' ? [] : [entry])),
      gamesOf: async (person) =>
        [...entries.values()].flatMap(({ entry, people: of }) => (of.includes(person) ? [entry.name] : [])),
      gamesEver: async (person) => [...(ever.get(person) ?? [])],
    },
    directory: {
      person: async (id) => people.get(id) ?? null,
      people: async (ids) => new Map(ids.flatMap((id) => (people.has(id) ? [[id, people.get(id)!]] : []))),
      idAt: async (address) => addresses.get(address.toLowerCase()) ?? null,
      personAt: async (address) => people.get(addresses.get(address.toLowerCase()) ?? '') ?? null,
      enrol: async (given, name, by = 'self') => {
        const address = given.toLowerCase();
        const id = addresses.get(address) ?? personId(newId());
        addresses.set(address, id);
        const nameless: Person = {
          id: personId(id),
          addresses: [address],
          name: madeUpName(personId(id)),
          nameIs: 'made-up',
          zone: null,
        };
        const person = nameAfter(people.get(id) ?? nameless, name, by);
        people.set(id, person);
        return person;
      },
      change: async (id, changes) => {
        const before = people.get(id);
        if (before === undefined) return null;
        people.set(id, { ...before, ...changes });
        return people.get(id)!;
      },
      give: async (given, id, place) => {
        const address = given.toLowerCase();
        addresses.set(address, id);
        for (const each of [...people.values()]) {
          const others = each.addresses.filter((one) => one !== address);
          if (each.id !== id && others.length === 0) people.delete(each.id);
          else if (each.id !== id) people.set(each.id, { ...each, addresses: others });
          else people.set(id, { ...each, addresses: place === 'first' ? [address, ...others] : [...others, address] });
        }
      },
      forget: async (id) => {
        for (const address of people.get(id)?.addresses ?? []) addresses.delete(address);
        people.delete(id);
      },
      ask: async (asked) => {
        words.set(asked.word, asked);
      },
      asked: async (word) => words.get(word) ?? null,
    },
    ledger: {
      isDone: async (key) => done.has(key),
      done: async (key, what) => {
        done.set(key, what);
      },
    },
    budgets: {
      spent: async (key, windowMs) => spent.get(window(key, windowMs)) ?? 0,
      spend: async (key, limit, windowMs, amount = 1) => {
        const so = spent.get(window(key, windowMs)) ?? 0;
        if (so >= limit) return false;
        spent.set(window(key, windowMs), so + amount);
        return true;
      },
    },
    sessions: {
      session: async (id) => sessions.get(id) ?? null,
      save: async (session) => {
        sessions.set(session.id, session);
      },
      end: async (id) => {
        sessions.delete(id);
      },
      lastUse: async (person, game) => uses.get(`${person} ${game}`) ?? null,
      use: async (person, game, at) => {
        uses.set(`${person} ${game}`, at);
      },
    },
    club: {
      get: async (kind, key) => (club.get(`${kind} ${key}`) as ClubRecord<typeof kind> | undefined) ?? null,
      put: async (kind, key, value, rev) => {
        if ((club.get(`${kind} ${key}`)?.rev ?? 0) !== rev) return false;
        club.set(`${kind} ${key}`, structuredClone({ key, value, rev: rev + 1 }));
        return true;
      },
      all: async (kind) =>
        [...club]
          .filter(([at, { value }]) => at.startsWith(`${kind} `) && value !== null)
          .map(([, record]) => record as ClubRecord<typeof kind>)
          .sort((a, b) => (a.key < b.key ? -1 : 1)),
    },
    undone: {
      due: async (by) =>
        [...entries.values()].flatMap(({ entry: { name, wake, status } }) =>
          status !== 'finished' && wake !== null && wake <= by ? [{ name, since: wake }] : [],
        ),
      commits: async (by) =>
        [...commits.values()].flat().filter(({ game, n, at }) => at <= by && !followed.has(`${game} ${n}`)),
      followed: async ({ game, n }) => {
        followed.add(`${game} ${n}`);
      },
      listsChanged: async ({ going, games, people }) => {
        const marked = [
          ...going.map(() => 'GOING'),
          ...games.map((name) => `GAME#${name}`),
          ...people.map((id) => `PERSON#${id}`),
        ];
        for (const sk of marked) marks.set(sk, (marks.get(sk) ?? 0) + 1);
      },
      listsToWrite: async () => {
        const named = (kind: string) =>
          [...marks.keys()].flatMap((sk) => (sk.startsWith(kind) ? [sk.slice(kind.length)] : []));
        return marks.size === 0
          ? null
          : {
              games: named('GAME#').map(gameName),
              people: named('PERSON#').map(personId),
              marks: [...marks].map(([sk, times]) => ({ key: { pk: 'LISTS', sk }, times })),
            };
      },
      holdLists: async () => true,
      freeLists: async () => {},
      listsWritten: async (written) => {
        for (const { key, times } of written) if (marks.get(key.sk) === times) marks.delete(key.sk);
      },
    },
    outbox: {
      post,
      postAll: async (all) => {
        for (const mail of all) await post(mail);
      },
      claim: async (id) => {
        const held = mails.get(id);
        return held === undefined || held.state === 'sent' ? null : held.mail;
      },
      putBack: async () => now(),
      sent: async (id) => {
        mails.set(id, { ...mails.get(id)!, state: 'sent' });
      },
      last: async (address, count) =>
        [...mails.values()]
          .flatMap(({ mail }) => (mail.to === address ? [mail] : []))
          .reverse()
          .slice(0, count),
      held: async () =>
        [...mails].flatMap(([id, { state, mail }]) =>
          state === 'waiting' && (mail.heldUntil ?? Number.POSITIVE_INFINITY) <= now() ? [id] : [],
        ),
      waiting: async () =>
        [...mails].flatMap(([id, { state, mail }]) =>
          state === 'waiting' ? [{ id, rank: mail.rank ?? 'results' }] : [],
        ),
    },
    stopped: {
      why: async (address) => why.get(address) ?? null,
      stop: async (address, reason) => {
        if (reason === null) why.delete(address);
        else why.set(address, reason);
      },
    },
    files: {
      all: files,
      put: async (key, body) => {
        files.set(key, typeof body === 'string' ? new TextEncoder().encode(body) : body);
      },
      get: async (key) => files.get(key) ?? null,
    },
  };
}

/** Values are never changed in place. */
function remembered(map: Map<string, unknown>): () => void {
  const kept = [...map];
  return () => {
    map.clear();
    for (const [key, value] of kept) map.set(key, value);
  };
}

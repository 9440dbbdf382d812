/** A publisher that writes on a shelf in memory, for games whose commits are given to it. */

import type { Commit } from '../../engine/game/events.ts';
import { evolve } from '../../engine/game/evolve.ts';
import type { Game } from '../../engine/game/game.ts';
import { type PersonId, personId } from '../../engine/vocabulary.ts';
import { ed25519Signer } from '../../lambdas/adapters/archive-keys.ts';
import { loadHelp } from '../../lambdas/adapters/publish/help.ts';
import { styleSheet } from '../../lambdas/adapters/publish/page-assets.ts';
import { makePublisher } from '../../lambdas/adapters/publish/publisher.ts';
import { sha256 } from '../../lambdas/adapters/secrets.ts';
import { loadGeography } from '../../lambdas/adapters/variants/geography.ts';
import { loadEdition, loadVariant, loadVariants } from '../../lambdas/adapters/variants/variants.ts';
import type { Person } from '../../lambdas/people.ts';
import type { Files, Publisher } from '../../lambdas/ports.ts';
import { PLACES_PAGE } from '../../templates/pages/places.ts';

export const signer = ed25519Signer(Buffer.alloc(32, 7));

export interface Shelf {
  readonly shelf: Map<string, Uint8Array>;
  /** Keys in the order in which they were written. */
  readonly writes: string[];
  /** Ids of persons who have been forgotten. */
  readonly forgotten: Set<string>;
  readonly publisher: Publisher & { keep(commits: readonly Commit[]): void };
}

/** Publishes each phase of a game, and then the game. */
export async function publishWhole(publisher: Publisher, commits: readonly Commit[]): Promise<Game> {
  let game: Game | null = null;
  for (const commit of commits) {
    const before: Game | null = game;
    game = evolve(before, commit);
    await publisher.publishPhase(before, game, commit);
  }
  await publisher.publishGame(game!);
  return game!;
}

/** `drawn`: names of the games whose maps are drawn; `wishes`: persons who wish a page; `on`: other files than a shelf in memory. */
export function shelfPublisher({
  drawn = [],
  wishes = [],
  on,
  fonts = '',
}: {
  readonly drawn?: readonly string[];
  readonly wishes?: readonly string[];
  readonly on?: Files;
  readonly fonts?: string;
} = {}): Shelf {
  const shelf = new Map<string, Uint8Array>();
  const writes: string[] = [];
  const forgotten = new Set<string>();
  const games = new Map<string, readonly Commit[]>();
  let current = '';
  const files: Files = on ?? {
    put: async (key, body) => {
      writes.push(key);
      shelf.set(key, Buffer.from(body));
    },
    get: async (key) => shelf.get(key) ?? null,
  };
  const person = async (id: PersonId): Promise<Person | null> =>
    forgotten.has(id)
      ? null
      : { id, addresses: [`${id}@example.org`], name: `Name of ${id}`, zone: null, publicPage: wishes.includes(id) };
  const publisher = makePublisher({
    files,
    games: {
      append: async () => false,
      commitsAfter: async (game, n) => (games.get(game) ?? []).filter((commit) => commit.n > n),
      latest: async (game) => ({ snapshot: null, commits: games.get(game) ?? [] }),
      saveSnapshot: async () => {},
    },
    directory: {
      person,
      people: async (ids) =>
        new Map((await Promise.all(ids.map(person))).flatMap((each) => (each === null ? [] : [[each.id, each]]))),
      idAt: async () => null,
      personAt: async () => null,
      enrol: async () => ({ id: personId('nobody'), addresses: [], name: '', zone: null }),
      change: async () => null,
      give: async () => {},
      forget: async () => {},
      ask: async () => {},
      asked: async () => null,
    },
    board: (variant, edition) => loadEdition(variant, edition)?.board ?? null,
    variants: () => loadVariants().map(({ board }) => board),
    help: loadHelp(),
    house: { domain: 'judge.example.org', judge: 'Chancery', code: 'CHAN', site: 'https://judge.example.org' },
    digest: sha256,
    signer,
    variantDigest: (variant, edition) => loadEdition(variant, edition)!.digest,
    now: () => 0,
    log: () => {},
    places: PLACES_PAGE,
    write: (to) => `mailto:${to}`,
    geography: ({ id }) => (drawn.includes(current) ? loadGeography(loadVariant(id)!) : null),
    fonts,
    style: styleSheet(),
    tag: (subject) =>
      sha256(subject)
        .slice(0, 16)
        .replace(/[0189]/g, 'a'),
  });
  const keep = (commits: readonly Commit[]) => {
    current = commits[0]?.game ?? '';
    games.set(current, commits);
  };
  return { shelf, writes, forgotten, publisher: { ...publisher, keep } };
}

/**
 * The hash chain over a game's commits: each carries the digest of the one before it. What a commit holds enters as a
 * tree of salted digests (sealed-tree.ts), so that an archive may leave out whatever must stay secret and can still be
 * checked against the chain.
 */
import { canonicalJson, type Digest } from './canonical.ts';
import type { Commit, FiledOrder } from './events.ts';
import { treeDigest } from './sealed-tree.ts';

/** Digest of something sealed: of its salt and its canonical JSON. */
function sealOf(salt: string, value: unknown, digest: Digest): string {
  return digest(`${salt}\n${canonicalJson(value)}`);
}

/** A power's receipt: the seal of its orders on file, as texts in the order of filing. The salt is a secret until the
 *  results tell it. */
export function receiptOf(salt: string, onFile: readonly Pick<FiledOrder, 'order'>[], digest: Digest): string {
  return sealOf(
    salt,
    onFile.map(({ order }) => order),
    digest,
  );
}

/** What the chain covers of a commit beside its game, number and predecessor: the root of its tree. */
export function commitContent({ at, events }: Pick<Commit, 'at' | 'events'>): unknown {
  return { at, events: Object.fromEntries(events.map((event, e) => [e, event])) };
}

/** Digest of a commit, from the digest of its content. */
export function commitDigest(
  {
    game,
    n,
    previous,
    content,
  }: { readonly game: string; readonly n: number; readonly previous: string; readonly content: string },
  digest: Digest,
): string {
  return digest(canonicalJson({ game, n, previous, content }));
}

/** The next commit of a game: numbered and chained to the one before. */
export function chainCommit(commit: Omit<Commit, 'previous' | 'hash'>, previous: string, digest: Digest): Commit {
  const content = treeDigest(commitContent(commit), commit.salt, digest);
  return { ...commit, previous, hash: commitDigest({ game: commit.game, n: commit.n, previous, content }, digest) };
}

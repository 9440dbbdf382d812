/** The hash chain over a game's commits: each carries the digest of the one before it. */
import type { Commit, GameEvent } from './events.ts';

/** SHA-256 of a text's UTF-8 bytes, as lower-case hexadecimal; handed in, since the engine has no cryptography. */
export type Digest = (text: string) => string;

/** JSON with sorted keys and no spaces: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** Digest of something sealed: of its salt and its canonical JSON. Also a power's receipt for its orders. */
export function sealOf(salt: string, value: unknown, digest: Digest): string {
  return digest(`${salt}\n${canonicalJson(value)}`);
}

/** An event as the chain sees it: what is sealed is replaced by its seal. */
export function openPart(event: GameEvent, digest: Digest): unknown {
  if (!('sealed' in event)) return event;
  const { sealed, ...open } = event;
  return { ...open, seal: sealOf(sealed.salt, sealed.value, digest) };
}

/** The next commit of a game: numbered and chained to the one before. */
export function chainCommit(commit: Omit<Commit, 'previous' | 'hash'>, previous: string, digest: Digest): Commit {
  const events = commit.events.map((event) => openPart(event, digest));
  return { ...commit, previous, hash: digest(canonicalJson({ ...commit, events, previous })) };
}

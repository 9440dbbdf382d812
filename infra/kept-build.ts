/**
 * What takes long to build is kept beside the built code (infra/built.mjs clears old ones away) for as long as all its sources have
 * the very bytes that it was built from. Where nothing can be kept, it is built each time.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

export interface KeptBuild<T> {
  readonly value: T;
  /** Paths below the root. */
  readonly sources: readonly string[];
}

/** `name`: with whatever it depends on beside its sources. */
export function keptBuild<T>(root: string, name: string, build: () => KeptBuild<T>): T {
  const path = join(root, 'node_modules', '.cache', 'chancery', `${name}-${digestOf([root]).toString('hex', 0, 6)}`);
  const known = read<T>(root, path);
  if (known !== null) return known;
  const begun = Date.now();
  const { value, sources } = build();
  // One that changes meanwhile may have been read before it did.
  if (sources.every((source) => statSync(join(root, source)).mtimeMs < begun))
    keep(path, Buffer.concat([digestOfSources(root, sources), serialize({ value, sources })]));
  return value;
}

/** Null as well when it is damaged, or a source is gone. */
function read<T>(root: string, path: string): T | null {
  try {
    const bytes = readFileSync(path);
    if (!digestOf([bytes.subarray(32)]).equals(bytes.subarray(0, 32))) return null;
    const { value, sources } = deserialize(bytes.subarray(64)) as KeptBuild<T>;
    return digestOfSources(root, sources).equals(bytes.subarray(32, 64)) ? value : null;
  } catch {
    return null;
  }
}

/** Others may read it meanwhile. */
function keep(path: string, bytes: Buffer): void {
  const begun = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(begun, Buffer.concat([digestOf([bytes]), bytes]));
    renameSync(begun, path);
  } catch {
    // It is built again next time.
  }
}

const digestOfSources = (root: string, sources: readonly string[]) =>
  digestOf(sources.flatMap((source) => [source, readFileSync(join(root, source))]));

/** Each part with its length: none can end in the beginning of the next. */
function digestOf(parts: readonly (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)} `).update(part);
  return hash.digest();
}

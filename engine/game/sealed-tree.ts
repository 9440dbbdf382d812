/**
 * A digest over a value that can later be opened in part. The value is taken as a tree: an object is a node with a child
 * for each key, everything else (lists too) is a leaf. A leaf's digest is salted, and the salt of each child comes from
 * that of its parent by a one-way step. Whoever is given the salt of a subtree can check all of it; of what is left out
 * they have only digests, which cannot be guessed back however few values are possible.
 */
import { canonicalJson, type Digest } from './canonical.ts';

/**
 * What we reveal of a tree:
 * - a text: only its digest;
 * - `salt` with `value`: all of it;
 * - `salt` with `at`: all of it, and the value is found elsewhere (an RFC 6901 pointer into the document around it);
 * - `parts`: its children one by one.
 */
export type TreeNode =
  | string
  | { readonly salt: string; readonly value: unknown }
  | { readonly salt: string; readonly at: string }
  | { readonly parts: Readonly<Record<string, TreeNode>> };

/** Digest of a whole tree. Keys whose value is undefined do not count. */
export function treeDigest(value: unknown, salt: string, digest: Digest): string {
  const children = childrenOf(value);
  if (children === null) return digest(`leaf\n${salt}\n${canonicalJson(value)}`);
  return nodeDigest(
    children.map(([key, child]) => [key, treeDigest(child, saltOf(salt, key, digest), digest)]),
    digest,
  );
}

/** Salt of the child `key`. */
function saltOf(salt: string, key: string, digest: Digest): string {
  return digest(`salt\n${salt}\n${key}`);
}

/** Digest of a tree of which we reveal only a part. `find` gives the value at a pointer; undefined when there is none. */
export function digestOfNode(node: TreeNode, find: (pointer: string) => unknown, digest: Digest): string {
  if (typeof node === 'string') return node;
  if ('parts' in node) {
    const entries = Object.entries(node.parts);
    return nodeDigest(
      entries.map(([key, child]) => [key, digestOfNode(child, find, digest)]),
      digest,
    );
  }
  return treeDigest('at' in node ? find(node.at) : node.value, node.salt, digest);
}

/**
 * What to tell of a tree: `closed`; `open`; at a pointer; or by its children, those not named being closed. A choice
 * by children of something that has none closes it.
 */
export type TreeOpening =
  | 'closed'
  | 'open'
  | { readonly at: string }
  | { readonly parts: Readonly<Record<string, TreeOpening>> };

/** Opens a tree as far as is said. */
export function openTree(value: unknown, salt: string, opening: TreeOpening, digest: Digest): TreeNode {
  if (opening === 'open') return { salt, value };
  if (opening === 'closed') return treeDigest(value, salt, digest);
  if ('at' in opening) return { salt, at: opening.at };
  const children = childrenOf(value);
  if (children === null) return treeDigest(value, salt, digest);
  const parts = children.map(([key, child]) => {
    const chosen = Object.hasOwn(opening.parts, key) ? opening.parts[key]! : 'closed';
    return [key, openTree(child, saltOf(salt, key, digest), chosen, digest)] as const;
  });
  return { parts: Object.fromEntries(parts) };
}

function nodeDigest(children: readonly (readonly [string, string])[], digest: Digest): string {
  const sorted = [...children].sort(([a], [b]) => (a < b ? -1 : 1));
  return digest(`node\n${JSON.stringify(sorted)}`);
}

/** Null for a leaf; an object without keys is one, so that its digest is salted. */
function childrenOf(value: unknown): readonly (readonly [string, unknown])[] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const children = Object.entries(value).filter(([, child]) => child !== undefined);
  return children.length === 0 ? null : children;
}

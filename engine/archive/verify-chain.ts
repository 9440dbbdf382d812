/** Checks an archive's chain of commits, that the document is the one the chain tells of, and the seals of the orders. */
import type { Digest } from '../game/canonical.ts';
import { commitDigest, receiptOf } from '../game/chain.ts';
import { digestOfNode, type TreeNode } from '../game/sealed-tree.ts';
import { absent, type CheckResult, sound, wrong } from './check-result.ts';
import type { ArchiveDocument } from './document.ts';
import { valueAt } from './openings.ts';

/** What a head of the chain, kept by somebody, proves of the document; and what only the signature of its keeper does. */
const VOUCHED = 'boards, orders, results, receipts, press, diaries and their instants';
const BY_SIGNATURE = 'seats, GMs, settings, rulings, the judge, how the game began and ended';

export function checkChain(document: ArchiveDocument, digest: Digest): readonly CheckResult[] {
  return [chained(document, digest), receipted(document, digest)];
}

/** Number of the commit with this digest; null when there is none. */
export function holdsHash({ chain }: ArchiveDocument, hash: string): number | null {
  const c = chain?.commits.findIndex((commit) => commit.hash === hash) ?? -1;
  return c < 0 ? null : c + 1;
}

function chained(document: ArchiveDocument, digest: Digest): CheckResult {
  const { chain, name } = document;
  if (chain === null) {
    if (document.judge !== null)
      return wrong('chain', 'a judge ran this game, but the chain of its commits is missing.');
    return absent('chain', 'the game was not run by a judge of this kind');
  }
  let previous = '';
  for (const [c, { hash, content }] of chain.commits.entries()) {
    const n = c + 1;
    const root = digestOfNode(content, (pointer) => valueAt(document, pointer), digest);
    if (commitDigest({ game: name, n, previous, content: root }, digest) !== hash) {
      return wrong(
        'chain',
        `chain.commits[${c}]: what is told of commit ${n} is not what was committed${pointed(content)}.`,
      );
    }
    previous = hash;
  }
  if (chain.head !== previous) return wrong('chain', `chain.head: the last commit's digest is ${previous}.`);
  const stray = strayPart(
    document,
    chain.commits.map(({ content }) => content),
  );
  if (stray !== null) return wrong('chain', stray);
  const { length } = chain.commits;
  return sound(
    'chain',
    `${length} commits, head ${chain.head}; vouched for by it: ${VOUCHED}. By the signature alone: ${BY_SIGNATURE}`,
  );
}

/** Which parts of the document a commit speaks for. */
function pointed(node: TreeNode): string {
  const pointers = pointersIn(node);
  return pointers.length === 0 ? '' : ` (it speaks for ${pointers.join(', ')})`;
}

function pointersIn(node: TreeNode): readonly string[] {
  if (typeof node === 'string') return [];
  if ('parts' in node) return Object.values(node.parts).flatMap(pointersIn);
  return 'at' in node ? [node.at] : [];
}

/** What the document tells and no commit vouches for; null when all is well. */
function strayPart(document: ArchiveDocument, contents: readonly TreeNode[]): string | null {
  const vouched = new Set(contents.flatMap(pointersIn));
  for (const [p, { phase, commit, at, receipts }] of document.phases.entries()) {
    const needed = [
      'phase',
      'resolution',
      'position',
      ...(Object.keys(receipts).length > 0 ? ['orders', 'receipts'] : []),
    ];
    const missing = needed.find((part) => !vouched.has(`/phases/${p}/${part}`));
    if (missing !== undefined) return `phases[${p}].${missing}: no commit vouches for it (${phase}).`;
    if (instantOf(contents[(commit ?? 0) - 1]) !== at)
      return `phases[${p}].at: the commit was at another time (${phase}).`;
  }
  for (const [p, { commit, at }] of document.press.entries()) {
    if (!vouched.has(`/press/${p}/body`)) return `press[${p}].body: no commit vouches for it.`;
    if (instantOf(contents[(commit ?? 0) - 1]) !== at) return `press[${p}].at: the commit was at another time.`;
  }
  for (const [d, { commit, at }] of (document.diaries ?? []).entries()) {
    const missing = ['by', 'entry', 'body'].find((part) => !vouched.has(`/diaries/${d}/${part}`));
    if (missing !== undefined) return `diaries[${d}].${missing}: no commit vouches for it.`;
    if (instantOf(contents[commit - 1]) !== at) return `diaries[${d}].at: the commit was at another time.`;
  }
  return null;
}

/** When a commit was made, as far as it is told. */
function instantOf(content: TreeNode | undefined): string | null {
  if (content === undefined || typeof content === 'string' || !('parts' in content)) return null;
  const node = content.parts['at'];
  if (node === undefined || typeof node === 'string' || !('value' in node)) return null;
  return typeof node.value === 'number' ? new Date(node.value).toISOString() : null;
}

/** The orders that were adjudicated are those that were last acknowledged. */
function receipted({ phases }: ArchiveDocument, digest: Digest): CheckResult {
  let count = 0;
  for (const [p, { phase, orders, receipts }] of phases.entries()) {
    for (const [power, { receipt, salt }] of Object.entries(receipts)) {
      const onFile = (orders[power] ?? []).map((order) => ({ order }));
      if (receiptOf(salt, onFile, digest) !== receipt) {
        const field = `phases[${p}].receipts.${power}`;
        return wrong('receipts', `${field}: the orders of ${power} in ${phase} are not those that were acknowledged.`);
      }
      count += 1;
    }
  }
  if (count === 0) return absent('receipts', 'the archive opens no receipts');
  return sound('receipts', `${count} receipts open to the orders that were adjudicated`);
}

/** Checks an archive's chain of commits, that the document is the one the chain tells of, and the seals of the orders. */
import type { PhaseCode } from '../board/position.ts';
import type { Digest } from '../game/canonical.ts';
import { commitDigest, receiptOf } from '../game/chain.ts';
import { digestOfNode, type TreeNode } from '../game/sealed-tree.ts';
import { powersIn, rowsOf } from '../vocabulary.ts';
import { valueAt } from './archive-openings.ts';
import { type CheckResult, checkAbsent, checkFailed, checkPassed } from './check-result.ts';
import type { ArchiveDocument } from './document.ts';
import { inPlace, type PlacedFault, unvouchedPart } from './placed-fault.ts';
import type { Verifier } from './verifier.ts';
import { type ChainedFacts, headerFault, toldBy } from './verify-header.ts';

export function checkChain(document: ArchiveDocument, verifier: Verifier): readonly CheckResult[] {
  return [chained(document, verifier), receipted(document, verifier.digest)];
}

/** Number of the commit with this digest; null when there is none. */
export function holdsHash({ chain }: ArchiveDocument, hash: string): number | null {
  const c = chain?.commits.findIndex((commit) => commit.hash === hash) ?? -1;
  return c < 0 ? null : c + 1;
}

function chained(document: ArchiveDocument, verifier: Verifier): CheckResult {
  const { digest } = verifier;
  const { chain, name } = document;
  if (chain === null) {
    return document.judge === null
      ? checkAbsent('chain', { code: 'archive/no-chain' })
      : checkFailed('chain', { code: 'archive/chain-missing' });
  }
  let previous = '';
  for (const [c, { hash, content }] of chain.commits.entries()) {
    const n = c + 1;
    const root = digestOfNode(content, (pointer) => valueAt(document, pointer), digest);
    if (commitDigest({ game: name, n, previous, content: root }, digest) !== hash) {
      const message = { code: 'archive/not-committed', commit: n, speaksFor: pointersIn(content) } as const;
      return checkFailed('chain', inPlace({ field: `chain.commits[${c}]`, message }));
    }
    previous = hash;
  }
  if (chain.head !== previous) {
    return checkFailed(
      'chain',
      inPlace({ field: 'chain.head', message: { code: 'archive/other-head', real: previous } }),
    );
  }
  const contents = chain.commits.map(({ content }) => content);
  const told = toldBy(document);
  const stray = strayPart(document, contents, told) ?? headerFault(document, told, verifier);
  if (stray !== null) return checkFailed('chain', inPlace(stray));
  return checkPassed('chain', { code: 'archive/chain-sound', commits: chain.commits.length, head: chain.head });
}

/** Which parts of the document a commit speaks for. */
function pointersIn(node: TreeNode): readonly string[] {
  if (typeof node === 'string') return [];
  if ('parts' in node) return Object.values(node.parts).flatMap(pointersIn);
  return 'at' in node ? [node.at] : [];
}

/** What the document tells and no commit vouches for; null when all is well. */
function strayPart(
  document: ArchiveDocument,
  contents: readonly TreeNode[],
  { current, instants, diaryPhases }: ChainedFacts,
): PlacedFault | null {
  /** Each part of the document with the number of the commit that vouches for it. */
  const vouched = new Map(contents.flatMap((content, c) => pointersIn(content).map((part) => [part, c + 1] as const)));
  for (const [p, { phase, commit, at, receipts, told }] of document.phases.entries()) {
    if (told !== undefined) return unvouchedPart(`phases[${p}].told`, phase);
    const needed = [
      'phase',
      'resolution',
      'position',
      ...(powersIn(receipts).length > 0 ? ['orders', 'receipts'] : []),
    ];
    const missing = needed.find((part) => !vouched.has(`/phases/${p}/${part}`));
    if (missing !== undefined) return unvouchedPart(`phases[${p}].${missing}`, phase);
    if (vouched.get(`/phases/${p}/resolution`) !== commit) return unvouchedPart(`phases[${p}].commit`, phase);
    if (instants[commit - 1] !== at) return otherTime(`phases[${p}].at`, phase);
  }
  for (const [p, { commit, at, from, phase }] of document.press.entries()) {
    if (!vouched.has(`/press/${p}/body`)) return unvouchedPart(`press[${p}].body`);
    if (from !== null && !vouched.has(`/press/${p}/from`)) return unvouchedPart(`press[${p}].from`);
    if (commit === null || vouched.get(`/press/${p}/body`) !== commit) return unvouchedPart(`press[${p}].commit`);
    if (instants[commit - 1] !== at) return otherTime(`press[${p}].at`);
    if (current[commit - 1] !== phase) return otherTime(`press[${p}].phase`, phase);
  }
  for (const [d, { commit, at, phase }] of (document.diaries ?? []).entries()) {
    const missing = ['by', 'entry', 'body'].find((part) => !vouched.has(`/diaries/${d}/${part}`));
    if (missing !== undefined) return unvouchedPart(`diaries[${d}].${missing}`);
    if (vouched.get(`/diaries/${d}/body`) !== commit) return unvouchedPart(`diaries[${d}].commit`);
    if (instants[commit - 1] !== at) return otherTime(`diaries[${d}].at`);
    if (diaryPhases.get(d) !== phase) return otherTime(`diaries[${d}].phase`, phase);
  }
  return null;
}

function otherTime(field: string, phase: PhaseCode | null = null): PlacedFault {
  return { field, message: { code: 'archive/other-time', phase } };
}

/** The orders that were adjudicated are those that were last acknowledged. */
function receipted({ phases }: ArchiveDocument, digest: Digest): CheckResult {
  let count = 0;
  for (const [p, { phase, orders, receipts }] of phases.entries()) {
    for (const [power, { receipt, salt }] of rowsOf(receipts)) {
      const onFile = (orders[power] ?? []).map((order) => ({ order }));
      if (receiptOf(salt, onFile, digest) !== receipt) {
        const field = `phases[${p}].receipts.${power}`;
        return checkFailed('receipts', inPlace({ field, message: { code: 'archive/not-acknowledged', power, phase } }));
      }
      count += 1;
    }
  }
  if (count === 0) return checkAbsent('receipts', { code: 'archive/no-receipts' });
  return checkPassed('receipts', { code: 'archive/receipts-sound', count });
}

/** Checks an archive: what it is made of, that nothing was changed, and that everything in it was rightly adjudicated. */

import { powersIn } from '../vocabulary.ts';
import { type CheckResult, checkAbsent, checkFailed, checkPassed } from './check-result.ts';
import type { ArchiveDocument } from './document.ts';
import { firstUncanonical, lineAndColumn, type ReadArchive, readArchive } from './read.ts';
import { archiveDigest, signedText } from './seal.ts';
import type { Verifier } from './verifier.ts';
import { checkChain, holdsHash } from './verify-chain.ts';
import { checkReplay } from './verify-replay.ts';

export interface Verification {
  /** Null when the file is no archive at all. */
  readonly document: ArchiveDocument | null;
  readonly checks: readonly CheckResult[];
}

/** Checks a file's text. Every check is made that can be, also after one has failed. */
export function verifyArchive(text: string, verifier: Verifier): Verification {
  const read = readArchive(text);
  const checks = [...checksOf(text, read, verifier)];
  return { document: 'faults' in read ? null : read.document, checks };
}

/** Is there a fault at all? No more is looked at than it takes to find one. */
export function hasFault(text: string, verifier: Verifier): boolean {
  for (const { result } of checksOf(text, readArchive(text), verifier)) if (result === 'wrong') return true;
  return false;
}

/** The checks one after the other, each made when it is asked for. */
function* checksOf(text: string, read: ReadArchive, verifier: Verifier): Generator<CheckResult, void, void> {
  if ('faults' in read) return yield checkFailed('format', { code: 'archive/faults', faults: read.faults });
  const { document } = read;
  const { name, variant, phases } = document;
  yield checkPassed('format', { code: 'archive/game', name, variant: variant.name, phases: phases.length });
  yield canonical(text, document);
  yield digested(document, verifier);
  yield signed(document, verifier);
  yield* checkChain(document, verifier);
  yield* checkReplay(document, verifier);
  yield* anchored(document, verifier);
}

export function isSound({ checks }: Verification): boolean {
  return checks.every(({ result }) => result !== 'wrong');
}

function canonical(text: string, document: ArchiveDocument): CheckResult {
  const offset = firstUncanonical(text, document);
  if (offset === null) return checkPassed('canonical form', 'RFC 8785');
  return checkFailed('canonical form', { code: 'archive/not-canonical', ...lineAndColumn(text, offset) });
}

function digested(document: ArchiveDocument, { digest }: Verifier): CheckResult {
  const real = archiveDigest(document, digest);
  if (real === document.digest) return checkPassed('digest', real);
  return checkFailed('digest', { code: 'archive/changed', told: document.digest, real });
}

function signed({ signature, digest }: ArchiveDocument, { checkSignature, key }: Verifier): CheckResult {
  if (signature === null) {
    if (key !== null) return checkFailed('signature', { code: 'archive/signature-missing' });
    return checkAbsent('signature', { code: 'archive/not-signed' });
  }
  if (key !== null && signature.key !== key)
    return checkFailed('signature', { code: 'archive/other-key', key: signature.key });
  if (!checkSignature(signature, signedText(digest))) {
    return checkFailed('signature', { code: 'archive/wrong-signature' });
  }
  return checkPassed('signature', { code: 'archive/signed', key: signature.key });
}

function anchored(document: ArchiveDocument, { anchors, receipts }: Verifier): readonly CheckResult[] {
  const heads = anchors.map((anchor): CheckResult => {
    const n = holdsHash(document, anchor);
    if (n === null) return checkFailed('anchor', { code: 'archive/no-commit-with', digest: anchor });
    return checkPassed('anchor', { code: 'archive/is-commit', digest: anchor, commit: n });
  });
  const held = receipts.map((receipt): CheckResult => {
    for (const { phase, receipts: opened, orders } of document.phases) {
      const power = powersIn(opened).find((each) => opened[each]!.receipt === receipt);
      if (power !== undefined) {
        return checkPassed('anchor', {
          code: 'archive/is-receipt',
          receipt,
          power,
          phase,
          orders: orders[power] ?? [],
        });
      }
    }
    return checkFailed('anchor', { code: 'archive/no-receipt', receipt });
  });
  return [...heads, ...held];
}

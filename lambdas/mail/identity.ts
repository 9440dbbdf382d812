import type { Verdicts } from '../app/ports.ts';
import type { Letter } from './letter.ts';
export type Proof = { proven: true } | { proven: false; why: string };
export function proofOf(_letter: Letter, verdicts: Verdicts, _envelopeFrom: string): Proof {
  return verdicts.dmarc === 'PASS' ? { proven: true } : { proven: false, why: 'no DMARC pass' };
}
export function isPoisoned(verdicts: Verdicts): string | null {
  return verdicts.spam === 'FAIL' ? 'spam' : verdicts.virus === 'FAIL' ? 'virus' : null;
}

/** What came of the checks of an archive. */
import type { MessageOrText } from '../messages/all-messages.ts';

export const CHECKS = [
  'format',
  'canonical form',
  'digest',
  'signature',
  'chain',
  'receipts',
  'adjudication',
  'outcome',
  'anchor',
] as const;
export type CheckName = (typeof CHECKS)[number];

export interface CheckResult {
  readonly check: CheckName;
  /** `absent`: the archive has nothing of the kind to check. */
  readonly result: 'sound' | 'wrong' | 'absent';
  /** What was checked, or what is wrong and where. */
  readonly detail: MessageOrText;
}

export function checkPassed(check: CheckName, detail: MessageOrText): CheckResult {
  return { check, result: 'sound', detail };
}

export function checkFailed(check: CheckName, detail: MessageOrText): CheckResult {
  return { check, result: 'wrong', detail };
}

export function checkAbsent(check: CheckName, detail: MessageOrText): CheckResult {
  return { check, result: 'absent', detail };
}

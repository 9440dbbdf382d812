/**
 * What fails because our own code is wrong, however often it is tried, and what fails because the world does (a store, a file,
 * a busy game) and is tried again.
 */
import type { ReportLine } from '../../engine/game/events.ts';
import type { InternalError } from '../../engine/language/mail/internal-error.ts';
import type { MessageOrText } from '../../engine/messages/all-messages.ts';
import type { ReceivedMail } from '../delivery.ts';
import type { Services } from '../ports.ts';
import { refusedLine } from './refusal.ts';

/** Errors of the language itself; what an SDK has made of an answer is none of ours. */
export function isInternalError(error: unknown): boolean {
  if (!(error instanceof Error) || '$metadata' in error || '$response' in error) return false;
  return [TypeError, RangeError, ReferenceError, SyntaxError, EvalError, URIError].some(
    (kind) => error instanceof kind,
  );
}

/** What a disk, a network, a store or an account does: nothing that a mail could have brought about. */
const CODES =
  /^(?:ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE|ENOMEM|EACCES|EPERM|EBUSY|ENXIO|ENODEV|ESTALE|EPIPE|ECONN\w+|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|LEVEL_\w+)$/;
const NAMES =
  /Throttl|TooManyRequests|ProvisionedThroughput|RequestLimit|LimitExceeded|SlowDown|ServiceUnavailable|Internal(?:Server|Failure|Error)|Timeout|AccessDenied|KMS|Credentials|ExpiredToken|UnrecognizedClient|ResourceNotFound|NoSuchBucket|TransactionConflict/i;

/**
 * Does the place fail in which we run, and not the mail at hand? Then it is tried until the place is as it should be, and no mail is
 * called failed for it: what was asked may be carried out already.
 */
export function isFaultOfPlace(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  const { code, $metadata } = error as {
    readonly code?: unknown;
    readonly $metadata?: { readonly httpStatusCode?: number };
  };
  if (typeof code === 'string' && CODES.test(code)) return true;
  if ($metadata !== undefined && (NAMES.test(error.name) || ($metadata.httpStatusCode ?? 500) >= 500)) return true;
  const within = error instanceof AggregateError ? error.errors : [error.cause];
  return within.some((each) => isFaultOfPlace(each, depth + 1));
}

/** Kind and place of an error, for the log: its text may hold what somebody wrote. */
export function errorLocation(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const at = /\bat [^\n]*?([\w.-]+\.[a-z]+:\d+:\d+)\)?/.exec(error.stack ?? '')?.[1] ?? 'unknown place';
  return `${error.name} at ${at}`;
}

export function logInternalErrors(
  { log }: Pick<Services, 'log'>,
  delivery: ReceivedMail,
  faults: readonly InternalError[] = [],
): void {
  for (const { line, error } of faults)
    log('line not handled', { delivery: delivery.id, line: line ?? 0, error: errorLocation(error) });
}

/** Does what may fail by a fault of ours; then the line is refused, and everything else goes on. */
export async function orRefused<T>(
  services: Pick<Services, 'log'>,
  delivery: ReceivedMail,
  spot: { readonly line: number | null; readonly text: string },
  message: MessageOrText,
  act: () => Promise<T>,
): Promise<T | ReportLine> {
  try {
    return await act();
  } catch (error) {
    if (!isInternalError(error)) throw error;
    logInternalErrors(services, delivery, [{ line: spot.line, error }]);
    return refusedLine(spot, message, null);
  }
}

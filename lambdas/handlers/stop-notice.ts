/**
 * That mail does not reach an address: functions that know nothing of games tell the one that does, by the queue of the mail that
 * comes in.
 */
import * as z from 'zod/mini';
import { STOP_REASONS } from '../ports.ts';

const notice = z.object({ stopped: z.object({ address: z.string(), why: z.enum(STOP_REASONS) }) });

export type StopNotice = z.infer<typeof notice>;

/** Null: it is something else. */
export function readStopNotice(message: unknown): StopNotice['stopped'] | null {
  return notice.safeParse(message).data?.stopped ?? null;
}

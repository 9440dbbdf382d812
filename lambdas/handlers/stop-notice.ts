/**
 * That mail does not reach an address, that somebody has left a game by the link in a mail, or that a variant is ready to be played:
 * functions that know nothing of games tell the one that does, by the queue of the mail that comes in.
 */
import * as z from 'zod/mini';
import { gameName, personId } from '../../engine/vocabulary.ts';
import { STOP_REASONS } from '../people.ts';

/** Of who brings a variant, and of the mail that answers. */
export const TRIAL_ID = /^variant-[0-9a-f]{8,64}$/;

const notice = z.object({
  stopped: z.object({ address: z.string(), why: z.enum(STOP_REASONS) }),
  /** Of the mail that came back. */
  cause: z.optional(z.string()),
});

export type StopNotice = z.infer<typeof notice>;

/** The mark of an hour, by which the sweep sees what the queue has handed on. */
const mark = z.object({ mark: z.int() });

/** Null: it is something else. */
export function readQueueMark(message: unknown): number | null {
  return mark.safeParse(message).data?.mark ?? null;
}

/** Null: it is something else. */
export function readStopNotice(message: unknown): StopNotice | null {
  return notice.safeParse(message).data ?? null;
}

const leaving = z.object({
  left: z.object({
    game: z.pipe(z.string(), z.transform(gameName)),
    person: z.pipe(z.string(), z.transform(personId)),
  }),
  /** The last part of the link, whose seal shows that we made it for them. */
  token: z.string(),
  /** Of the call by which the link was pressed. */
  cause: z.optional(z.string()),
});

export type LeaveNotice = z.infer<typeof leaving>;

/** Null: it is something else. */
export function readLeaveNotice(message: unknown): LeaveNotice | null {
  return leaving.safeParse(message).data ?? null;
}

const tried = z.object({
  tried: z.object({
    reader: z.object({ id: z.string().check(z.regex(TRIAL_ID)), to: z.string() }),
    variant: z.string(),
    /** What shows that they asked for it. */
    token: z.string(),
  }),
  cause: z.optional(z.string()),
});

export type TrialNotice = z.infer<typeof tried>;

/** Null: it is something else. */
export function readTrialNotice(message: unknown): TrialNotice | null {
  return tried.safeParse(message).data ?? null;
}

/**
 * That mail does not reach an address, that somebody has left a game by the link in a mail, or that a variant is ready to be played:
 * functions that know nothing of games tell the one that does, by the queue of the mail that comes in.
 */
import * as z from 'zod/mini';
import { gameName, personId } from '../../engine/vocabulary.ts';
import { STOP_REASONS } from '../people.ts';

/** Of who brings a variant, and of the mail that answers. */
export const TRIAL_ID = /^variant-[0-9a-f]{8,64}$/;

/** Of what it follows from. */
const cause = z.optional(z.string());

const stopped = z.object({ stopped: z.object({ address: z.string(), why: z.enum(STOP_REASONS) }), cause });

export type StopNotice = z.infer<typeof stopped>;

const leaving = z.object({
  left: z.object({
    game: z.pipe(z.string(), z.transform(gameName)),
    person: z.pipe(z.string(), z.transform(personId)),
  }),
  /** The last part of the link, whose seal shows that we made it for them. */
  token: z.string(),
  cause,
});

export type LeaveNotice = z.infer<typeof leaving>;

const tried = z.object({
  tried: z.object({
    reader: z.object({ id: z.string().check(z.regex(TRIAL_ID)), to: z.string() }),
    variant: z.string(),
    /** What shows that they asked for it. */
    token: z.string(),
  }),
  cause,
});

export type TrialNotice = z.infer<typeof tried>;

const notice = z.union([stopped, leaving, tried]);

/** Null: it is something else. */
export function readNotice(message: unknown): z.infer<typeof notice> | null {
  return notice.safeParse(message).data ?? null;
}

/** The mark of an hour, by which the sweep sees what the queue has handed on. */
const mark = z.object({ mark: z.int() });

/** Null: it is something else. */
export function readQueueMark(message: unknown): number | null {
  return mark.safeParse(message).data?.mark ?? null;
}

/** Wake-up calls in this process. They are gone when it ends: whoever starts it sets them again from the index. */
import type { GameName } from '../../engine/game/events.ts';
import type { Instant } from '../../engine/time.ts';
import type { Timers } from '../../lambdas/ports.ts';
import type { Clock } from './clock.ts';

/** A timer of the platform cannot wait longer (24.8 days): it is set again when it has run out. */
const LONGEST_MS = 2 ** 31 - 1;
/** A call that fails is repeated after this long, then twice as long, up to a minute. */
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

export interface LocalTimers extends Timers {
  /** Stops them all, and waits for calls under way. */
  close(): Promise<void>;
}

/** `call` does the game's deadline; it may be called again at any time. */
export function localTimers({ now, speed }: Clock, call: (game: GameName) => Promise<void>): LocalTimers {
  const waiting = new Map<GameName, { readonly at: Instant; readonly timer: NodeJS.Timeout }>();
  const underWay = new Set<Promise<void>>();
  let open = true;

  const arm = (game: GameName, at: Instant, failures = 0, delayMs = (at - now()) / speed) => {
    if (!open) return;
    const timer = setTimeout(() => ring(game, at, failures), Math.min(Math.max(0, Math.ceil(delayMs)), LONGEST_MS));
    waiting.set(game, { at, timer });
  };

  const ring = (game: GameName, at: Instant, failures: number) => {
    if (now() < at) return arm(game, at, failures);
    waiting.delete(game);
    const done: Promise<void> = call(game)
      .catch(() => {
        // A call that another one has been set for in the meantime need not be repeated.
        if (waiting.has(game)) return;
        arm(game, at, failures + 1, Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS));
      })
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };

  return {
    wake: async (game, at) => {
      const before = waiting.get(game);
      if (before?.at === at) return;
      clearTimeout(before?.timer);
      waiting.delete(game);
      if (at !== null) arm(game, at);
    },
    close: async () => {
      open = false;
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
      await Promise.all(underWay);
    },
  };
}

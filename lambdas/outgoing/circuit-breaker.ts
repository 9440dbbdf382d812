/**
 * Tells the account's fault from those of single mails, where the mail service says something that nobody knows: if it refuses most of
 * what is sent, to readers of several games, it is not the mails. A sender looks at its own last mails alone: others come to the same.
 */

/** What a sender sends is looked at as far back as this. */
const LAST = 20;
const LEAST_SENDS = 10;
const LEAST_GAMES = 3;

export interface CircuitBreaker {
  /** `lane`: the game that the mail was of. */
  sent(lane: string): void;
  /** True: it is the account. What was before counts no more. */
  refused(lane: string): boolean;
}

export function makeCircuitBreaker(): CircuitBreaker {
  let last: { readonly lane: string; readonly isRefused: boolean }[] = [];
  const note = (lane: string, isRefused: boolean) => {
    last = [...last, { lane, isRefused }].slice(-LAST);
  };
  return {
    sent: (lane) => note(lane, false),
    refused: (lane) => {
      note(lane, true);
      const refused = last.filter(({ isRefused }) => isRefused);
      const games = new Set(refused.map((each) => each.lane)).size;
      const isAccount = last.length >= LEAST_SENDS && refused.length * 2 > last.length && games >= LEAST_GAMES;
      if (isAccount) last = [];
      return isAccount;
    },
  };
}

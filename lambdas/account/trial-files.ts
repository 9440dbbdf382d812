/** Where maps that came by mail lie (TRY VARIANT), where no function keeps files: a part for each that may read or write it. */

/** Where a variant on trial is kept for good. */
export function keptTrialKey(id: string): string {
  return `trials/kept/${id}.json`;
}

/** Where the mail lies that brings one. */
export function askedTrialKey(mail: string): string {
  return `trials/asked/${mail}`;
}

/** How far somebody has come who looks at it. */
export function trialStateKey(mail: string): string {
  return `trials/state/${mail}`;
}

/** Why a mail service has not taken a mail. They stand apart from what composes mails: few functions do that. */

/** It will never take mail for this address. */
export class AddressRefused extends Error {}

/** It will never take this mail, to whomever it goes: it is put aside, where somebody sees it. */
export class MailRefused extends Error {}

/** Anything else that it says: the mail rests, and is tried again. */
export class NotTaken extends Error {
  /** `account`: nothing of this account is taken now. `sandbox`: nothing to this address yet. `unknown`: either, or something else. */
  readonly of: 'account' | 'sandbox' | 'unknown';
  constructor(of: NotTaken['of'], message: string) {
    super(message);
    this.of = of;
  }
}

/** The mail service takes no more in this second. */
export class TooFast extends Error {}

/** While sending is paused, one mail is tried so often. */
export const PROBE_MS = 60_000;

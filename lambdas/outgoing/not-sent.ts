/** Why a mail service has not taken a mail. They stand apart from what composes mails: few functions do that. */

/** The mail service will never take this mail: for its address, or for what it is. Anything else is tried again. */
export class RefusedForGood extends Error {
  readonly because: 'address' | 'mail';
  constructor(because: 'address' | 'mail', options?: ErrorOptions) {
    super(`refused for its ${because}`, options);
    this.because = because;
  }
}

/** Nothing of this account is taken now: the sandbox, a pause, a quota. Each mail is tried again after a while, not at once. */
export class AccountHeld extends Error {}

/** The mail service takes no more in this second. */
export class TooFast extends Error {}

/** A mailbox as the judge uses one: few operations, none of which marks a mail as read, and none that deletes one of others. */

export interface OpenedFolder {
  /** RFC 3501, 2.3.1.1: while it is the same, so is every UID. */
  readonly uidValidity: string;
  /** No mail there has a UID as high as this. */
  readonly uidNext: number;
  readonly count: number;
}

export interface MailHead {
  readonly uid: number;
  /** When the provider took the mail (INTERNALDATE). */
  readonly received: number;
  /** Bytes of the whole mail. */
  readonly size: number;
  /** Its header fields. */
  readonly head: Uint8Array;
}

export interface MailFolders {
  /** `wait` hears of new mail at once (RFC 2177). */
  readonly hearsAtOnce: boolean;
  /** Null: there is no such folder. */
  open(folder: string): Promise<OpenedFolder | null>;
  /** Mails of the folder from this UID on, in order. */
  heads(folder: string, from: number): Promise<readonly MailHead[]>;
  /** Null: it is gone. */
  fetch(folder: string, uid: number): Promise<Uint8Array | null>;
  /** Moves a mail, and makes the folder where there is none. `full`: no room; `left`: the provider cannot move just one mail. */
  move(folder: string, uid: number, to: readonly string[]): Promise<'moved' | 'full' | 'left'>;
  /**
   * Puts a text into a folder of the judge's own, which is made where there is none; the texts that lie there then, the oldest first.
   * `isFull`: there was no room for the new one.
   */
  post(
    folder: readonly string[],
    text: string,
  ): Promise<{ readonly posted: readonly Posted[]; readonly isFull: boolean }>;
  /** Takes texts of the judge's own away. */
  drop(folder: readonly string[], uids: readonly number[]): Promise<void>;
  /** Resolves when mail may have come, and when the signal aborts. Rejects when the connection is lost. */
  wait(folder: string, until: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export interface Posted {
  readonly uid: number;
  readonly received: number;
  readonly text: string;
}

/** Why a provider cannot be reached. `refused`: it knows the account, and not this password. */
export class ProviderAway extends Error {
  readonly why: 'refused' | 'unreachable';
  /** What is tried again until the place is as it should be ({@link isFaultOfPlace}). */
  readonly code = 'ENETUNREACH';
  constructor(why: ProviderAway['why'], message: string) {
    super(message);
    this.why = why;
  }
}

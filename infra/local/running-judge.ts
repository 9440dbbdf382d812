/** The local judge as its pages, the command line and the benchmarks see it: what it is started with, and what it offers. */

import type { ExamineVariant } from '../../lambdas/account/run-trial.ts';
import type { DynamoTable } from '../../lambdas/adapters/aws/dynamo-table.ts';
import type { Services } from '../../lambdas/ports.ts';
import type { ClockKind } from './clock.ts';
import type { DemoJudge } from './demo/demo.ts';
import type { Mailboxes } from './mail/mailboxes.ts';
import type { VerdictChoice } from './mail/smtp.ts';
import type { Pictures } from './pictures.ts';
import type { ProviderOptions, ProviderShown } from './provider/provider.ts';
import type { Door } from './startup-page.mjs';

/** Pages and mailboxes are for this machine only; so is mail, unless told otherwise. */
export const LOOPBACK = '127.0.0.1';

export interface JudgeOptions {
  readonly data: string;
  /** Ports; 0 takes a free one. */
  readonly smtp: number;
  readonly http: number;
  readonly clock: ClockKind;
  readonly verdict: VerdictChoice;
  /** Address on which mail is taken; left out: {@link LOOPBACK}. */
  readonly host?: string;
  /** Address on which pages are shown; left out: {@link LOOPBACK}. */
  readonly httpHost?: string;
  /** Called when the judge is at rest, takes more memory than a fresh one, and nobody would notice a stop and a start. Left out: it goes on. */
  readonly beginAgain?: () => void;
  /** What listens for pages already; `http` and `httpHost` are then its. */
  readonly door?: Door | null;
  /** Mailboxes ask for a code. */
  readonly isPrivate?: boolean;
  /** Mail comes from a mailbox at a provider and goes out through it; left out: it stays on this machine. */
  readonly provider?: ProviderOptions;
  /** Where others see the pages, without a slash at the end; left out: they are for this machine only. */
  readonly site?: string;
  /** Who runs it, by address; left out: what is for them goes nowhere. */
  readonly operator?: string;
  /** Looks at variants that come by mail; left out: none are taken. */
  readonly examine?: ExamineVariant;
  /** Nobody has asked for this port for mail: where it is taken, the next free one does as well. */
  readonly mayMoveSmtp?: boolean;
}

/** A mail as it comes over the wire, with its envelope. */
export interface PostedMail {
  readonly raw: Uint8Array;
  readonly from: string;
  readonly to: readonly string[];
  /** It came from another machine: nothing is known of its sender. Left out: it did not. */
  readonly isForeign?: boolean;
  /** Who handed it over, as a Received field tells it (RFC 5321, 4.4); left out: nobody did. */
  readonly client?: { readonly name: string; readonly ip: string };
}

export interface Judge {
  /** Opens the mailboxes of a private judge; null: everybody on this machine may. */
  readonly code: string | null;
  /** 0: mail does not come by SMTP. */
  readonly smtpPort: number;
  readonly httpPort: number;
  /** Where the pages are. */
  readonly site: string;
  /** The usual port for mail, when another program has it. */
  readonly smtpPassedOver: number | null;
  /** What was found damaged in the data folder, and what was done about it: whole sentences. */
  readonly notes: readonly string[];
  readonly services: Services;
  /** Where the world keeps what it remembers. */
  readonly table: DynamoTable;
  readonly mailboxes: Mailboxes;
  /** Null: mail stays on this machine. */
  readonly provider: ProviderShown | null;
  /** Why mail cannot be stored, in a whole sentence; null: it can. */
  mailTrouble(): string | null;
  readonly pictures: Pictures;
  readonly demonstration: DemoJudge;
  /** Takes a mail as if it had come over SMTP: it is stored for good when this resolves. */
  take(mail: PostedMail): Promise<void>;
  /** Resolves when the pages that are about no single game have been written since the start. */
  readonly isPublished: Promise<void>;
  /** Resolves when the lists of games show all that has happened. */
  listed(): Promise<void>;
  /** Resolves when all mail has been handled and all answers are sent. Lists of games may be older. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

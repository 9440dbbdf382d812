/** The simulated judge from outside: what it is opened with, what a test may break, and what can be asked of it. */

import type { PersonId } from '../../engine/game/events.ts';
import type { Game } from '../../engine/game/game.ts';
import type { AsideMails, OutgoingMail, Services } from '../../lambdas/ports.ts';
import type { Chaos } from './chaos.ts';
import type { Counters, RateLimits } from './counters.ts';
import type { Edge, Service } from './edge.ts';
import type { Loop } from './loop.ts';
import type { MailFate } from './mail-service.ts';
import type { SimulatedQueue } from './queue.ts';
import type { SeldomCalled } from './seldom-called.ts';

/** What AWS allows at once; without a limit, as much as is asked for. */
export interface Limits extends RateLimits {
  /** Schedules that fire in a second. */
  readonly wakeUps: number;
  /** Functions of one kind that run at once. */
  readonly functions: number;
}

export interface HouseOptions {
  readonly seed: number;
  readonly chaos: Chaos;
  /** Mails a second that the mail service takes. */
  readonly sendRate?: number;
  /** Mails in 24 hours that the mail service takes; left out: as many as there are. */
  readonly dayQuota?: number;
  /** Mails a second that the judge believes it takes; left out: the same. */
  readonly configuredRate?: number;
  /** Does the sweep run every five minutes? Left out: yes. */
  readonly isSwept?: boolean;
  /** Write pages and archives too? `drawn`: with what maps are drawn from. */
  readonly pages?: boolean | 'drawn';
  readonly limits?: Limits;
  /** Functions of one kind that run at once, where no limits are given. */
  readonly functions?: number;
  /** How long a call of each service takes, for runs that are timed. */
  readonly callMs?: (service: Service) => number;
  /** What becomes of a function that reads this received mail: it fails each time, or is cut short when its time is over. */
  readonly poison?: ((raw: string) => 'fails' | 'hangs' | null) | undefined;
  /** Spoils the world, to see that it is noticed. */
  readonly spoil?: ((services: Services) => Services) | undefined;
  /** What becomes of a mail to this address; left out: all arrive. */
  readonly mailFate?: (to: string) => MailFate;
  /** Is told of each line of the log. */
  readonly onLog?: Services['log'];
  readonly broken?: Broken;
  /** Stands before the clients of the SDK, to see what they are asked for. */
  readonly around?: <Client>(service: 'dynamodb' | 's3' | 'sqs' | 'scheduler', client: Client) => Client;
}

/** What a test breaks to see which alarm tells of it. Functions by their names. */
export interface Broken {
  /** They end as soon as they begin. */
  readonly crashes?: string;
  /** A service refuses all that this function asks it: a right is missing. */
  readonly denies?: readonly [name: string, service: Service];
  /** None of them gets to run. */
  readonly stalled?: string;
  /** What SES answers to each mail. */
  readonly refuses?: Error | undefined;
  /** Is told of each figure of the sweep, line of the log, run of a function (1: it failed) and call that no queue took. */
  readonly told: (kind: 'figure' | 'log' | 'run' | 'missed', name: string, value: number) => void;
}

/** A mail as it arrived at its reader. */
export interface Arrived {
  readonly mail: OutgoingMail;
  readonly raw: Uint8Array;
  readonly at: number;
}

export interface House {
  readonly loop: Loop;
  /** Somebody writes, and the mail is received now. */
  write(mail: { readonly from: string; readonly to: string; readonly raw: string }): void;
  /** Somebody sends lines by an order sheet. The page tries again with the same id until it is told that the judge has them. */
  post(sent: {
    readonly person: PersonId;
    readonly game: string;
    readonly lines: readonly string[];
    readonly id: string;
  }): void;
  /** Is told of every mail that arrives. */
  onMail(read: (arrived: Arrived) => void): void;
  /** The game after its last commit, looked up without the world's faults. */
  game(name: string): Promise<Game | null>;
  /** What a reader without faults sees. */
  readonly services: Services;
  readonly aside: AsideMails;
  readonly queues: Readonly<
    Record<'inbound' | 'deadline' | 'pages' | 'outbound' | 'feedback' | 'whatIf', SimulatedQueue>
  >;
  /** Somebody asks a function over HTTP. */
  readonly call: SeldomCalled['call'];
  /** The metrics of SES about the account's mail. */
  reputation(): Readonly<Record<string, number>>;
  /** From here on things go wrong. */
  unleash(): void;
  /** From here on nothing does. */
  calm(): void;
  /** Calls so far, by service and operation: how many and how many units. */
  readonly counts: Counters['counts'];
  readonly written: Counters['written'];
  readonly busiest: Counters['busiest'];
  readonly peaks: Counters['peaks'];
  readonly refused: Counters['refused'];
  forgetPeaks(): void;
  /** How often a partition refused: it had given all that it gives in a second. */
  refusals(): number;
  /** Functions killed and answers lost. */
  harm(): number;
  /** Calls of services since things may go wrong. */
  calls(): number;
  readonly errors: ReadonlyMap<string, number>;
  /** Runs of each function: how many, how long together, how many at once at the most. */
  readonly runs: ReadonlyMap<string, FunctionRuns>;
  /** Calls of the sweep that made most, by service and operation; the first, which writes lists whatever is there, left out. */
  readonly busiestSweep: ReadonlyMap<string, number>;
  /** When the schedules of a game fire. */
  wakesOf(game: string): readonly number[];
  isIdle(): boolean;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The same world with other files. */
  worldOn(edge: Edge, files: Map<string, Uint8Array>): Services;
  /** The same world, as a function of AWS has it. */
  worldFor(edge: Edge): Services;
}

export interface FunctionRuns {
  runs: number;
  milliseconds: number;
  now: number;
  most: number;
}

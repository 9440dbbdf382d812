/** Types of startup-page.mjs. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** What listens for pages before the judge is there. */
export interface Door {
  readonly server: Server;
  readonly port: number;
  /** The usual port, when another program has it. */
  readonly passedOver: number | null;
  /** A judge at rest has begun again. */
  readonly isAgain: boolean;
  /** Requests that wait for it. */
  readonly held: (readonly [IncomingMessage, ServerResponse])[];
  /** Begins again as a fresh process of the same id, with these arguments; null: this Node cannot. */
  readonly beginAgain: ((argv: readonly string[]) => never) | null;
  /** When the process began to serve, as `performance.now()` counts. */
  readonly began: number;
  /** Says on the waiting page what is being done. */
  tell(what: string): void;
}

export function openDoor(argv: readonly string[], isAgain?: boolean): Promise<Door | null>;

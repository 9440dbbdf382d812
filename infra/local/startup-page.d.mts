/** Types of door.mjs. */
import type { Server } from 'node:http';

/** What listens for pages before the judge is there. */
export interface Door {
  readonly server: Server;
  readonly port: number;
  /** The usual port, when another program has it. */
  readonly passedOver: number | null;
  /** When the process began to serve, as `performance.now()` counts. */
  readonly began: number;
  /** Says on the waiting page what is being done. */
  tell(what: string): void;
}

export function openDoor(argv: readonly string[]): Promise<Door | null>;

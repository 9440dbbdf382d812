/** Ports to listen on: why one cannot be had, or the next that can. */
import { BadInput } from './bad-input.ts';
import { errorCode } from './disk.ts';
import { holderInWords } from './port-holder.ts';

/** How many ports after a taken one are tried. */
const TRIES = 20;

export interface PortUse {
  readonly what: string;
  /** The option that chooses the port. */
  readonly option: string;
  /** Nobody has asked for this very port: where it is taken, the next free one does as well. */
  readonly mayMove?: boolean;
}

/** Listens on a port (0: any). Throws {@link BadInput}, with a sentence, where it cannot be had. */
export async function onPort<T>(use: PortUse, port: number, listen: (port: number) => Promise<T>): Promise<T> {
  const last = use.mayMove === true && port !== 0 ? port + TRIES : port;
  for (let next = port; ; next += 1) {
    try {
      return await listen(next);
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE' || next === last) throw inWords(use, port, error);
    }
  }
}

function inWords({ what, option }: PortUse, port: number, error: unknown): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new BadInput(
        `Port ${port} for ${what} is taken ${holderInWords(port)}. Choose another with ${option} (0 finds a free one).`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new BadInput(`This machine has no such address to listen on. Choose another with ${HOSTS[option]}.`);
    case 'EACCES':
      return new BadInput(`Port ${port} for ${what} is not open to you. Choose one above 1023 with ${option}.`);
    default:
      return error;
  }
}

const HOSTS: Readonly<Record<string, string>> = { '--smtp': '--host', '--http': '--http-host' };

/**
 * Who may have connections open: so many for each address, so many in all. Where there is no room for another, the one that has
 * been silent longest makes it: nobody shuts others out by holding connections open.
 */
import type { Socket } from 'node:net';

export interface PeerLimits {
  readonly inAll: number;
  readonly each: number;
  /** A connection that has handed over no mail by then is closed. */
  readonly greetingMs: number;
}

interface Connection {
  readonly peer: string;
  /** When it last did something that a mail needs; it is not closed while it does. */
  since: number;
  isBusy: boolean;
  readonly timer: NodeJS.Timeout;
}

export interface Peers {
  /** A new connection; it is closed at once where all others of its address are busy. */
  add(socket: Socket): void;
  /** The connection hands over a mail (until it is idle again). */
  busy(remotePort: number, isBusy: boolean): void;
  readonly size: number;
}

export function smtpPeers({ inAll, each, greetingMs }: PeerLimits, now: () => number = Date.now): Peers {
  const open = new Map<Socket, Connection>();
  const close = (socket: Socket) => {
    socket.end('421 Too many connections that say nothing; please come again\r\n');
    socket.destroySoon();
    forget(socket);
  };
  const forget = (socket: Socket) => {
    clearTimeout(open.get(socket)?.timer);
    open.delete(socket);
  };
  const idleOf = (mayBe: (connection: Connection) => boolean): Socket | null => {
    let found: { socket: Socket; since: number } | null = null;
    for (const [socket, connection] of open) {
      if (connection.isBusy || !mayBe(connection)) continue;
      if (found === null || connection.since < found.since) found = { socket, since: connection.since };
    }
    return found?.socket ?? null;
  };
  return {
    add: (socket) => {
      const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
      const own = [...open.values()].filter((connection) => connection.peer === peer).length;
      const isFull = own >= each || open.size >= inAll;
      const victim = !isFull ? null : idleOf((connection) => own < each || connection.peer === peer);
      if (isFull && victim === null) {
        close(socket);
        return;
      }
      if (victim !== null) close(victim);
      const timer = setTimeout(() => {
        if (open.get(socket)?.isBusy === false) close(socket);
      }, greetingMs);
      timer.unref();
      open.set(socket, { peer, since: now(), isBusy: false, timer });
      socket.once('close', () => forget(socket));
    },
    busy: (remotePort, isBusy) => {
      for (const [socket, connection] of open) {
        if (socket.remotePort !== remotePort) continue;
        Object.assign(connection, { isBusy, since: now() });
        connection.timer.refresh();
      }
    },
    get size() {
      return open.size;
    },
  };
}

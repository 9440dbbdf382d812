/** A game played by SMTP with a judge whose disk, clock, ports or way out fail; whoever sends tries again, as mail systems do. */

import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { createTransport } from 'nodemailer';
import { expect } from 'vitest';
import type { Power } from '../../engine/vocabulary.ts';
import type { Judge } from '../../infra/local/running-judge.ts';
import { standard } from '../boards.ts';
import { addressOf } from '../local/rig.ts';

export const POWERS = standard.powers.map(({ name }) => name);

export interface Letter {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly messageId: string;
}

let letters = 0;

/** A mail; sent again it is the same mail. */
export function letter(from: string, text: string, to = 'marne@chancery.localhost'): Letter {
  letters += 1;
  return { from, to, text, messageId: `<fault${letters}@example.org>` };
}

/** An order mail of each power for its first units. */
export function openingLetters(): readonly Letter[] {
  return standard.powers.map(({ name, units }) => letter(addressOf(name), units.map((unit) => `${unit} H`).join('\n')));
}

/** Hands the mail over once; true when the judge said that it has it. */
export async function isTaken(port: number, { from, to, text, messageId }: Letter): Promise<boolean> {
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    ignoreTLS: true,
    connectionTimeout: 5_000,
    socketTimeout: 5_000,
  });
  try {
    await transport.sendMail({ from, to, subject: 'orders', text, messageId, date: new Date(0) });
    return true;
  } catch {
    return false;
  } finally {
    transport.close();
  }
}

/** Sends until it is taken. */
export async function send(port: () => number, mail: Letter): Promise<void> {
  while (!(await isTaken(port(), mail))) await new Promise((resolve) => setTimeout(resolve, 50));
}

export async function told(judge: Judge, address: string, words: string): Promise<number> {
  const mails = await judge.mailboxes.list(address);
  return mails.filter(({ subject }) => subject.startsWith(`[marne] ${words}`)).length;
}

/** Each player has been answered once, and nobody has been told a thing twice. */
export async function expectAnsweredOnce(judge: Judge, powers: readonly Power[] = POWERS): Promise<void> {
  for (const power of powers) {
    expect({ power, answers: await told(judge, addressOf(power), 'S1901M orders') }).toEqual({ power, answers: 1 });
    const ids = (await judge.mailboxes.list(addressOf(power))).map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  }
}

/** Stands between a client and a port, and hangs up on both after as many bytes as it is told. */
export async function openCutter(
  target: () => number,
  bytesUntilCut: () => number,
): Promise<{ readonly port: number; readonly cuts: () => number; close(): Promise<void> }> {
  let cuts = 0;
  const open = new Set<Socket>();
  const server: Server = createServer((client) => {
    const judge = connect(target(), '127.0.0.1');
    let left = bytesUntilCut();
    const hangUp = () => {
      client.destroy();
      judge.destroy();
    };
    const pass = (from: Socket, to: Socket) => {
      open.add(from);
      from.on('data', (bytes: Buffer) => {
        if (left <= 0) return;
        const passed = bytes.subarray(0, left);
        left -= passed.length;
        to.write(passed);
        if (left <= 0) {
          cuts += 1;
          setImmediate(hangUp);
        }
      });
      from.on('end', () => to.end());
      from.on('error', hangUp);
      from.on('close', () => {
        open.delete(from);
        hangUp();
      });
    };
    pass(client, judge);
    pass(judge, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cuts: () => cuts,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

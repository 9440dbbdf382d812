/** Hands one mail to the judge at work on this machine, by LMTP (RFC 2033): what `chancery deliver` does for a mail server's pipe. */
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface HandedMail {
  readonly raw: Uint8Array;
  /** Empty: the null sender. */
  readonly from: string;
  readonly to: readonly string[];
  /** Who handed it to the mail server; null: not told. */
  readonly client: { readonly ip: string; readonly helo: string } | null;
}

/** As mail servers read it: for now, or for good. `code` is what the judge said; null: nothing listens there, or it broke off. */
export type Outcome =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused' | 'later'; readonly code: number | null; readonly said: string };

/** So long a judge may be silent. It has the mail on its disk before it answers. */
const SILENCE_MS = 60_000;

/** The judge has said no. */
class Answered extends Error {
  readonly code: number;

  constructor(said: string) {
    super(said);
    this.code = Number(said.slice(0, 3));
  }
}

/** Never rejects. */
export async function handOver(port: number, mail: HandedMail): Promise<Outcome> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('The judge is silent.')));
  try {
    await talk(socket, mail);
    return { kind: 'taken' };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    if (!(error instanceof Answered)) return { kind: 'later', code: null, said };
    return { kind: error.code >= 500 ? 'refused' : 'later', code: error.code, said };
  } finally {
    socket.destroy();
  }
}

async function talk(socket: Socket, { raw, from, to, client }: HandedMail): Promise<void> {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const failed = new Promise<never>((_, reject) => socket.once('error', reject));
  failed.catch(() => {});
  /** Throws unless the answer is good. */
  const answer = async () => {
    for (;;) {
      const { value, done } = await Promise.race([lines.next(), failed]);
      if (done === true) throw new Error('The judge has ended the talk.');
      const [, code = '', more] = /^(\d{3})([ -])/.exec(value) ?? [];
      if (more === '-') continue;
      if (!/^[23]/.test(code)) throw new Answered(value);
      return;
    }
  };
  const say = (line: string) => {
    socket.write(`${line}\r\n`);
    return answer();
  };
  await answer();
  await say('LHLO localhost');
  if (client !== null) await say(`XFORWARD ADDR=${inXtext(client.ip)} HELO=${inXtext(client.helo)}`);
  await say(`MAIL FROM:<${from}>`);
  for (const each of to) await say(`RCPT TO:<${each}>`);
  await say('DATA');
  socket.write(onTheWire(raw));
  // One answer for each address: it is one mail, and what is said of one is said of all.
  for (const _ of to) await answer();
  socket.write('QUIT\r\n');
}

/** Lines end by CR LF, none is a single dot, and at the end there is one. */
function onTheWire(raw: Uint8Array): Buffer {
  const text = Buffer.from(raw).toString('latin1').replace(/\r?\n/g, '\r\n').replace(/^\./gm, '..');
  return Buffer.from(`${text}${text.endsWith('\r\n') || text === '' ? '' : '\r\n'}.\r\n`, 'latin1');
}

/** RFC 3461, 4. */
function inXtext(text: string): string {
  return text.replace(
    /[^!-*,-<>-~]/g,
    (letter) => `+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

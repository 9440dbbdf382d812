/** Public press as a mail folder (mbox, RFC 4155, in the `mboxrd` way of quoting): every mail program can open it. */
import type { ArchiveDocument, ArchivedPress } from '../../engine/archive/document.ts';
import type { Board } from '../../engine/board/board.ts';
import { addresseeNames } from '../classic/addressees.ts';
import { speakerName } from '../classic/classic-history.ts';

/** A mail for each message, oldest first. Nobody can be answered: the addresses end in `.invalid` (RFC 2606). */
export function pressMbox(document: ArchiveDocument, board: Board): string {
  return document.press.map((each, n) => message(document, board, each, n + 1)).join('');
}

function message(
  { name }: ArchiveDocument,
  board: Board,
  { from, to, at, phase, body }: ArchivedPress,
  n: number,
): string {
  const who = from === null ? 'Anonymous' : speakerName(board, from);
  const whom = to === 'all' ? 'all' : addresseeNames(board, to);
  const local = (words: string) =>
    words
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
  const address = `${local(who)}@${name.toLowerCase()}.invalid`;
  const headers = [
    `From: ${who} <${address}>`,
    `To: ${whom} <${to === 'all' ? 'all' : 'some'}@${name.toLowerCase()}.invalid>`,
    `Date: ${new Date(at ?? 0).toUTCString().replace('GMT', '+0000')}`,
    `Subject: [${name}]${phase === null ? '' : ` ${phase}`} press from ${who} to ${whom}`,
    `Message-ID: <press-${n}@${name.toLowerCase()}.invalid>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  const lines = body
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/^(>*From )/, '>$1'));
  return `From ${address} ${envelopeDate(at)}\n${headers.join('\n')}\n\n${lines.join('\n')}\n\n`;
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** `Tue Mar  3 23:30:00 2026`. */
function envelopeDate(at: string | null): string {
  const date = new Date(at ?? 0);
  const [, , month] = date.toUTCString().split(' ');
  return `${DAYS[date.getUTCDay()]} ${month} ${String(date.getUTCDate()).padStart(2)} ${date.toISOString().slice(11, 19)} ${date.getUTCFullYear()}`;
}

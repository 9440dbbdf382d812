/** The lines below IMPORT: who is to play which power, and the rest as it was pasted (engine/archive/pasted reads that later). */
import type { Board } from '../board/board.ts';
import { readSeat } from '../commands/gm/seating.ts';
import type { Command } from '../language/commands/arguments.ts';
import { isProblem, makeCommand } from '../language/commands/form.ts';
import type { ImportedSeat } from '../language/commands/import.ts';
import type { NumberedLine, SectionContext } from '../language/mail/mail-text.ts';
import { readOnePower } from '../language/names/power-list.ts';
import type { MessageOrText } from '../messages/all-messages.ts';

const SEAT = /^seat\s+(.*@.*)$/i;
const AS = /^<?[^\s<>@]+@[^\s<>@]+>?\s+(?:as|for)\s+\S.*$/i;
/** `FRANCE: Anna <anna@example.org>`; not the heads of a mail that was pasted with it. */
const POWER = /^([^:@<>]{1,40}):\s*(?:[^:<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const HEADS = /^(?:from|to|cc|bcc|sender|reply-to|subject)$/i;

export function readImport(
  lines: readonly NumberedLine[],
  board: Board,
  context: SectionContext,
): { readonly command: Command } | { readonly problem: MessageOrText; readonly suggestion?: string | null } {
  const seats: ImportedSeat[] = [];
  const rest: NumberedLine[] = [];
  for (const line of lines) {
    const text = line.text.trim();
    if (!isSeat(board, text)) {
      rest.push(line);
      continue;
    }
    const read = readSeat(text.replace(/^seat\s+/i, ''), context, true);
    if (isProblem(read)) return read;
    if (read.command !== 'SEAT') continue;
    const { power, address, name } = read.args;
    seats.push({ power, address, name });
  }
  if (rest.every(({ text }) => text.trim() === '')) return { problem: { code: 'lines/import-empty' } };
  const pasted = rest.map(({ number, text }) => ({ number, text }));
  return { command: makeCommand('IMPORT', { lines: pasted, seats }) };
}

function isSeat(board: Board, text: string): boolean {
  if (SEAT.test(text) || AS.test(text)) return true;
  const name = POWER.exec(text)?.[1]?.trim();
  return name !== undefined && !HEADS.test(name) && readOnePower(board, name) !== null;
}

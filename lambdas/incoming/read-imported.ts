/** A game that was pasted, read for its new home: the board to play on from, and where it is seen drawn. Loaded when somebody pastes one. */
import { readPasted } from '../../engine/archive/pasted/read-pasted.ts';
import type { Board } from '../../engine/board/board.ts';
import type { Position } from '../../engine/board/position.ts';
import type { Import, ImportRead } from '../../engine/language/commands/import.ts';
import type { Message, MessageOrText } from '../../engine/messages/all-messages.ts';
import { resultsInEnglish } from '../../templates/classic/own-results.ts';
import { boardAddress } from '../../templates/study/study-link.ts';
import type { Services } from '../ports.ts';

/** Characters; a history of a long game has some hundred thousand. */
const LONGEST = 1_000_000;
/** So many faults are named. */
const MOST_NAMED = 10;

export async function readImported(
  { house }: Pick<Services, 'house'>,
  board: Board,
  lines: Import['lines'],
): Promise<ImportRead> {
  const read = whatNext(board, isTooLong(lines) ? lines : resultsInEnglish(board, lines));
  if ('problem' in read) return read;
  return { ...read, drawn: house.hasPages === false ? null : `${house.site}${boardAddress(board, read.position)}` };
}

function isTooLong(lines: Import['lines']): boolean {
  return lines.reduce((sum, { text }) => sum + text.length, 0) > LONGEST;
}

/** The same without its drawing. */
export function whatNext(
  board: Board,
  lines: Import['lines'],
): { readonly position: Position; readonly withOrders: boolean } | Extract<ImportRead, { readonly problem: unknown }> {
  if (isTooLong(lines)) return { problem: { code: 'master/import-cannot', why: 'long' } };
  const read = readPasted(board, null, lines);
  if ('variant' in read) {
    const { variant } = read;
    return { problem: { code: 'master/import-variant', variant }, suggestion: `SET VARIANT ${variant}` };
  }
  // What readers of archives say of a line is said where archives are read; here it is enough which line.
  const faults =
    'faults' in read
      ? read.faults.map((fault) => (isOfArchives(fault.message) ? { ...fault, message: DOUBTFUL } : fault))
      : read.mailFaults
          .filter(({ isHarmless }) => !isHarmless)
          .map(({ line, message }) => ({ line, field: '', message: saidOf(message) }));
  if (faults.length > 0) {
    const unread = faults.slice(0, MOST_NAMED);
    return { problem: { code: 'master/import-unread', lines: faults.length }, unread };
  }
  if ('faults' in read || read.next === null) return { problem: { code: 'master/import-cannot', why: 'over' } };
  if (!read.areCentersTold) return { problem: { code: 'master/import-cannot', why: 'owners' } };
  const withOrders = read.next === undefined && Object.values(read.orders).some((list) => list.length > 0);
  return { position: read.next ?? read.position, withOrders };
}

const DOUBTFUL: Message = { code: 'master/import-line' };

/** Which unit fared otherwise by the rules; of whatever else, which line. */
function saidOf(message: MessageOrText): Message {
  if (typeof message !== 'object') return DOUBTFUL;
  if (message.code === 'archive/results-differ')
    return { code: 'master/import-differs', power: message.power, unit: message.order };
  if (message.code === 'archive/dislodged-differ')
    return { code: 'master/import-differs', power: message.power, unit: message.unit };
  return DOUBTFUL;
}

function isOfArchives(message: MessageOrText): boolean {
  return typeof message === 'object' && message.code.startsWith('archive/');
}

/** A position that somebody pastes on the board, and what is wrong with it in words. Loaded when one is pasted. */

import { type PastedFault, type PastedLine, readPasted } from '../../../../engine/archive/pasted/read-pasted.ts';
import type { Board } from '../../../../engine/board/board.ts';
import type { OrdersByPower, PhaseCode, Position } from '../../../../engine/board/position.ts';
import { englishBoard } from '../../../../engine/board/translation.ts';
import { t } from '../../../locales/current.ts';
import { faultInWords } from '../../../locales/faults.ts';
import { bringArchiveWords, formatterFor } from '../../../locales/speaker.ts';
import { loadMessages } from '../messages.ts';

export type Pasted =
  /** `faults`: lines that were passed over. */
  | { readonly position: Position; readonly orders: OrdersByPower; readonly faults: readonly string[] }
  | { readonly faults: readonly string[] }
  /** It is of this variant: its board must be loaded first. */
  | { readonly variant: string };

const LONGEST = 1_000_000;
/** A page with more is of no use, and slow. */
const MOST_FAULTS = 100;

export async function putOnBoard(board: Board, phase: PhaseCode, text: string): Promise<Pasted> {
  const { lineNotRead, pastedTooLong } = t().sheet.analysis;
  if (text.length > LONGEST) return { faults: [pastedTooLong] };
  bringArchiveWords(await archiveWords());
  const speaker = formatterFor({ board }, { ...t(), said: await loadMessages() });
  const tell = ({ line, ...fault }: PastedFault) =>
    line === null ? faultInWords(fault, speaker) : lineNotRead(line, speaker.say(fault.message));
  const lines = text.split(/\r\n|\r|\n/).map((line, n) => ({ number: n + 1, text: line }));
  // The English board knows the names of all languages, and what older judges write is English on any page.
  const read = readPasted(englishBoard(board), phase, withoutTalk(lines));
  if ('variant' in read) return read;
  if ('faults' in read) return { faults: read.faults.slice(0, MOST_FAULTS).map(tell) };
  const faults = read.mailFaults
    .slice(0, MOST_FAULTS)
    .map(({ line, message }) => lineNotRead(line, speaker.say(message)));
  return { position: read.position, orders: read.orders, faults };
}

/** JSON between fences, of a message in which somebody says something around it. */
function withoutTalk(lines: readonly PastedLine[]): readonly PastedLine[] {
  const isFence = ({ text }: PastedLine) => /^\s*(?:```+|~~~+)\s*\w*\s*$/.test(text);
  const inside = lines.slice(lines.findIndex(isFence) + 1);
  const end = inside.findIndex(isFence);
  return end > 0 && /^\s*[{[]/.test(inside[0]!.text) ? inside.slice(0, end) : lines;
}

async function archiveWords() {
  switch (t().code) {
    case 'de':
      return (await import('../../../locales/de/archive-answers.ts')).archive;
    case 'fr':
      return (await import('../../../locales/fr/archive-answers.ts')).archive;
    default:
      return (await import('../../../locales/en/archive-answers.ts')).archive;
  }
}

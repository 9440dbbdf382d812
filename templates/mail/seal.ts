/** Seals at the foot of a mail: receipts that are opened, and the head of the game's chain (docs/archive.md). */
import type { Board } from '../../engine/board/board.ts';
import { inOrder, powerName } from '../words/powers.ts';
import { type Document, plainLines } from './document.ts';
import type { MailContent, Occasion } from './mail.ts';

const HANG = 4;

/**
 * Each power's last receipt, opened: the salt, the receipt, and the orders that it seals as they were on file. Who was shown
 * the receipt can check it with this alone.
 */
export function receiptsTold(
  board: Board,
  { receipts = {}, orders = {} }: Pick<Extract<MailContent, { kind: 'results' }>, 'receipts' | 'orders'>,
): Document {
  const powers = inOrder(board, Object.keys(receipts));
  if (powers.length === 0) return [];
  const quiet = (text: string, hang = 0) => ({ text, hang, tone: 'quiet' as const });
  return [
    plainLines(
      quiet('Receipts of the orders: the salt that opens each, the receipt, what it seals:'),
      ...powers.flatMap((power) => {
        const { receipt, salt } = receipts[power]!;
        const sealed = JSON.stringify(orders[power] ?? []);
        return [quiet(`${powerName(board, power)}: ${salt}`), quiet(receipt), quiet(sealed, HANG)];
      }),
    ),
  ];
}

/** The head of the game's chain: who keeps it can check the archive against it. */
export function seal({ view }: Occasion): Document {
  if (view.head === '') return [];
  return [
    plainLines(
      { text: `Seal of the game's history, commit ${view.n}:`, tone: 'quiet' },
      { text: view.head, tone: 'quiet' },
    ),
  ];
}

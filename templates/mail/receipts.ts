/**
 * `receipts.txt`: what only a checker reads of a mail (docs/archive.md): receipts, the salts that open them, and the seal of the
 * game's history. The mail itself names the file in one line.
 */
import type { Board } from '../../engine/board/board.ts';
import type { PhaseCode } from '../../engine/board/position.ts';
import type { OwnPower } from '../../engine/view/view.ts';
import { inOrder, possessive, powerName } from '../words/powers.ts';
import { writtenTime } from '../words/times.ts';
import { type Document, plainLines } from './document.ts';
import type { Attachment, MailContent, MailContext } from './mail.ts';

const NAME = 'receipts.txt';

/** The line of results, and of the end of a game. */
export const RESULTS_PROOF: Document = [quiet(`Proof that no order was changed: ${NAME} (attached).`)];

/** The line of an acknowledgement. */
const ORDERS_PROOF: Document = [quiet(`Proof of the orders on file: ${NAME} (attached).`)];

const HOW_TO_KEEP = [
  'A receipt is made from your orders and from a salt, a random text that we keep until',
  'the results. Keep this file: the receipts.txt of the results opens your last',
  'receipt, and shows that the orders we adjudicated are those you were shown.',
] as const;

const HOW_TO_CHECK = [
  'With these anybody can check that the orders we adjudicated are those that we',
  'acknowledged: yours has the receipt that came with your last acknowledgement.',
  '',
  'A receipt is the SHA-256 of a salt, a line feed and the list of orders on file.',
  'Below, each power has its salt, its receipt and its list. This prints a receipt:',
  '',
  "  printf '%s\\n%s' 'SALT' 'LIST' | sha256sum",
] as const;

const howToCheckAll = (game: string) => [
  "This checks everything here against the game's archive:",
  '',
  `  chancery archive verify ${game}.json --receipts ${NAME}`,
];

const title = (game: string, phase: PhaseCode | null) =>
  `Receipts of game '${game}'${phase === null ? '' : `, ${phase}`}`;
const receiptFor = (whose: string) => `Receipt for ${whose} orders:`;
const sealOf = (commit: number) => `Seal of the game's history, commit ${commit}:`;

function quiet(text: string) {
  return plainLines({ text, tone: 'quiet' });
}

/**
 * With results: each power's last receipt, opened: the salt, the receipt, and the orders that it seals as they were on file.
 * Who was shown the receipt can check it with this alone; who keeps the seal can check the archive against it.
 */
export function resultsReceipts(
  { board, view }: MailContext,
  phase: PhaseCode | null,
  { receipts = {}, orders = {} }: Pick<Extract<MailContent, { kind: 'results' }>, 'receipts' | 'orders'> = {},
): readonly Attachment[] {
  const opened = inOrder(board, Object.keys(receipts)).flatMap((power) => {
    const { receipt, salt } = receipts[power]!;
    return [`${powerName(board, power)}: ${salt}`, receipt, JSON.stringify(orders[power] ?? []), ''];
  });
  const seal = view.head === '' ? [] : [sealOf(view.n), view.head, ''];
  if (opened.length + seal.length === 0) return [];
  const how = opened.length === 0 ? [] : [...HOW_TO_CHECK, ''];
  return [file([title(view.name, phase), '', ...how, ...howToCheckAll(view.name), '', ...opened, ...seal])];
}

/** With an acknowledgement: the receipts of the reader's orders, as they are on file now. */
export function ordersReceipts({ board, view, now }: MailContext, own: readonly OwnPower[]): readonly Attachment[] {
  const receipts = receiptLines(board, own);
  if (receipts.length === 0) return [];
  return [file([`${title(view.name, view.phase)}, ${writtenTime(now)}`, '', ...receipts, ...HOW_TO_KEEP, ''])];
}

export function ordersProof(own: readonly OwnPower[]): Document {
  return own.some(({ receipt }) => receipt !== null) ? ORDERS_PROOF : [];
}

function receiptLines(board: Board, own: readonly OwnPower[]): readonly string[] {
  return own.flatMap(({ power, receipt }) =>
    receipt === null ? [] : [receiptFor(possessive(powerName(board, power))), receipt, ''],
  );
}

function file(lines: readonly string[]): Attachment {
  return { name: NAME, type: 'text/plain; charset=utf-8', content: lines.join('\n') };
}

/**
 * `receipts.txt`: what only a checker reads of a mail (docs/archive.md): receipts, the salts that open them, and the seal of the
 * game's history. The mail itself names the file in one line.
 */
import type { Board } from '../../../engine/board/board.ts';
import type { PhaseCode } from '../../../engine/board/position.ts';
import type { OwnPower } from '../../../engine/view/view.ts';
import { powersIn } from '../../../engine/vocabulary.ts';
import { t } from '../../locales/current.ts';
import { inOrder, powerName } from '../../locales/powers.ts';
import { writtenTime } from '../../locales/times/format-times.ts';
import { type Document, plainLines } from '../../markup/document.ts';
import type { Attachment, GameMailContent, MailContext } from '../mail.ts';

const NAME = 'receipts.txt';

/** The line of results, and of the end of a game. */
export function resultsProof(): Document {
  return [quiet(t().mail.receipts.ofResults(NAME))];
}

const PRINTED = "  printf '%s\\n%s' 'SALT' 'LIST' | sha256sum";
const checkedAll = (game: string) => `  chancery archive verify ${game}.json --receipts ${NAME}`;

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
  { receipts = {}, orders = {} }: Pick<Extract<GameMailContent, { kind: 'results' }>, 'receipts' | 'orders'> = {},
): readonly Attachment[] {
  const opened = inOrder(board, powersIn(receipts)).flatMap((power) => {
    const { receipt, salt } = receipts[power]!;
    return [`${powerName(board, power)}: ${salt}`, receipt, JSON.stringify(orders[power] ?? []), ''];
  });
  const told = t().mail.receipts;
  const seal = view.head === '' ? [] : [told.seal(view.n), view.head, ''];
  if (opened.length + seal.length === 0) return [];
  const how = opened.length === 0 ? [] : [...told.howToCheck, '', PRINTED, ''];
  const all = [told.howToCheckAll, '', checkedAll(view.name), ''];
  return [file([told.title(view.name, phase), '', ...how, ...all, ...opened, ...seal])];
}

/** With an acknowledgement: the receipts of the reader's orders, as they are on file now. */
export function ordersReceipts({ board, view, now }: MailContext, own: readonly OwnPower[]): readonly Attachment[] {
  const receipts = receiptLines(board, own);
  if (receipts.length === 0) return [];
  const { title, howToKeep } = t().mail.receipts;
  return [file([`${title(view.name, view.phase)}, ${writtenTime(now)}`, '', ...receipts, ...howToKeep, ''])];
}

export function ordersProof(own: readonly OwnPower[]): Document {
  return own.some(({ receipt }) => receipt !== null) ? [quiet(t().mail.receipts.ofOrders(NAME))] : [];
}

function receiptLines(board: Board, own: readonly OwnPower[]): readonly string[] {
  return own.flatMap(({ power, receipt }) =>
    receipt === null ? [] : [t().mail.receipts.receiptOf(powerName(board, power)), receipt, ''],
  );
}

function file(lines: readonly string[]): Attachment {
  return { name: NAME, type: 'text/plain; charset=utf-8', content: lines.join('\n') };
}

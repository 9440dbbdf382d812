/** A result mail of ours or of an older judge, pasted: the last phase in it, with its orders. Loaded when one is pasted. */
import { fullPosition } from '../../../../engine/archive/boards.ts';
import { assembleGame } from '../../../../engine/archive/classic/assemble.ts';
import { makeClassicReader } from '../../../../engine/archive/classic/reader.ts';
import type { UnreadLines } from '../../../../engine/archive/classic/report.ts';
import type { Board } from '../../../../engine/board/board.ts';
import type { OrdersByPower, Position } from '../../../../engine/board/position.ts';
import type { MessageOrText } from '../../../../engine/messages/all-messages.ts';

export interface MailedPhase {
  readonly position: Position;
  readonly orders: OrdersByPower;
  /** Lines of the judge's own that were not read, or that say something else than what came out. */
  readonly faults: readonly { readonly line: number; readonly message: MessageOrText }[];
}

/** Has it a heading of results? */
export function isResultMail(text: string): boolean {
  return /^(?:> ?)*(?:Movement|Retreat|Adjustment) results for /im.test(text);
}

/** Null where no phase of this board could be put together. */
export function readResultMail(board: Board, text: string): MailedPhase | null {
  const unread: UnreadLines[] = [];
  const { id, name, aliases = [] } = board.variant;
  const names = [id, name, ...aliases].map((each) => each.toLowerCase());
  const reader = makeClassicReader({
    board: (variant) => (names.some((each) => variant.toLowerCase().startsWith(each)) ? board : null),
    unread: (lines) => unread.push(lines),
    routine: () => {},
  });
  reader.source('pasted');
  reader.mail(null);
  for (const [n, line] of text.split(/\r\n|\r|\n/).entries()) reader.line(line, n + 1);
  const game = reader.end().at(-1);
  const found = game === undefined ? null : assembleGame(game, board, 'pasted');
  const last = found?.record?.phases.at(-1);
  if (found === null || last === undefined) return null;
  const lines = unread
    .filter(({ why }) => why.code !== 'archive/not-a-judges' && why.code !== 'archive/only-on-file')
    .map(({ from, why }) => ({ line: from, message: why }));
  const told = found.disagreements.map(({ line, message }) => ({ line, message }));
  return { position: fullPosition(last.position), orders: last.orders, faults: [...lines, ...told] };
}

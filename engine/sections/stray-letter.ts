/**
 * `to England` alone on its line, or `to England:` and the beginning of a text, and ENDPRESS below: a message that lacks its
 * PRESS. Its text is never read as orders.
 */
import type { Board } from '../board/board.ts';
import type { Addressees, NumberedLine } from '../language/mail/mail-text.ts';
import { type Block, blockAt, isPressEnd } from '../text/blocks.ts';
import { fold } from '../text/fold.ts';
import { type PressOptions, readDelivery } from './press-options.ts';
import type { State } from './section-state.ts';

export interface StrayLetter {
  readonly block: Block;
  readonly options: PressOptions;
  /** What stands behind the colon of its first line; empty where nothing does. */
  readonly text: string;
  /** `to England: hello`, and ENDPRESS on the next line: nothing of it is in doubt. */
  readonly isWhole: boolean;
}

/** The message that line `at` begins; null where it names nobody, or no ENDPRESS below ends it. */
export function strayLetterAt({ context: { board }, lines }: State, at: number): StrayLetter | null {
  const head = board === null ? null : headOf(board, lines[at]!);
  if (board === null || head === null) return null;
  const end = endBelow(board, lines, at);
  if (end < 0) return null;
  return {
    block: { kind: 'press', from: at, to: end - 1, next: end + 1, ended: true },
    options: { form: 'press', to: head.to, colour: null, shown: null, noFake: false, from: null, quiet: false },
    text: head.text,
    isWhole: end === at + 1 && head.text !== '',
  };
}

const LONGEST = 120;

/** `to England`, `Message to France, Italy:`, `an Frankreich`, `à la France`, `Dear England,`. */
const ALONE =
  /^(?:(?:(?:private |secret )?(?:message|letter|mail|note|msg|dm|nachricht|brief|lettre) )?(?:to|for|an|fur|a|pour)(?: (?:the|die|das|den|la|le|les|all of))?\s*:?|@|dear|hi|hello|hey|liebes?|lieber|hallo|cher|chere|bonjour)\s*(\S.{0,80}?)\s*[-:,.!]*$/i;
const WITH_TEXT = /^\s*to\s+([^:]{1,80}?)\s*:/i;

function headOf(
  board: Board,
  { text, ignored }: NumberedLine,
): { readonly to: Addressees; readonly text: string } | null {
  if (ignored !== null) return null;
  const { text: line, origin } = fold(text);
  const begun = WITH_TEXT.exec(line.slice(0, LONGEST));
  const named = begun?.[1] ?? (line.length > LONGEST ? undefined : ALONE.exec(line.trim())?.[1]);
  if (named === undefined) return null;
  const to = readDelivery(board, named);
  if (typeof to === 'object' && ('problem' in to || to.length === 0)) return null;
  return { to, text: begun === null ? '' : text.slice(origin(begun[0].length)).trim() };
}

/** Index of the ENDPRESS below that no other message begins before; -1 where there is none. */
function endBelow(board: Board, lines: readonly NumberedLine[], at: number): number {
  for (let next = at + 1; next < lines.length; next++) {
    const line = lines[next]!;
    if (line.ignored !== null) continue;
    if (isPressEnd(line.text)) return next;
    if (blockAt(lines, next) !== null || headOf(board, line) !== null) return -1;
  }
  return -1;
}

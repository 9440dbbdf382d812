/**
 * Messages whose beginning is wrong. From the nearest line above an ENDPRESS that could be their beginning their lines are a message,
 * which is asked about: nothing of it is read as orders.
 */
import type { Board } from '../board/board.ts';
import { isProblem } from '../language/commands/form.ts';
import type { NumberedLine } from '../language/mail/mail-text.ts';
import { blockAt, isPressEnd, type TextBlock } from '../text/blocks.ts';
import { type MessageOpening, openingOf, readByPlayer, type StrayLetter, type StrayLetters } from './opening.ts';
import { pressWithText, readPressOptions } from './press-options.ts';
import { isHardlyBlock } from './section-prose.ts';
import { isOrderLine, ownIn, type State } from './section-state.ts';

/** Those of a section, found once. */
export function findStrayLetters(state: State): StrayLetters {
  const { lines, context } = state;
  if (context.board === null || !lines.some(isEnd)) return state.strays;
  const letters = new Map<number, StrayLetter>();
  const ends = new Map<number, number>();
  let free = 0;
  for (let at = 0; at < lines.length; at++) {
    const block = lines[at]!.ignored === null ? blockAt(lines, at) : null;
    if (block !== null && !isHardlyBlock(state, block)) {
      const opening =
        block.ended && isMisnamed(context.board, block, lines[at]!) ? openingAt(state, context.board, at) : null;
      if (opening?.to != null && opening.weight === 3) letters.set(at, letterOf(opening, block));
      at = Math.max(at, block.next - 1);
      free = at + 1;
    } else if (isEnd(lines[at]!)) {
      const letter = letterAbove(state, context.board, free, at);
      if (letter === null) ends.set(at, paragraphAbove(lines, free, at));
      else letters.set(letter.block.from, letter);
      free = at + 1;
    }
  }
  return { letters, ends };
}

function isEnd({ text, ignored }: NumberedLine): boolean {
  return ignored === null && isPressEnd(text);
}

/** The nearest of the lines that most look like a beginning. */
function letterAbove(state: State, board: Board, from: number, end: number): StrayLetter | null {
  const { lines } = state;
  let best: { readonly at: number; readonly opening: MessageOpening } | null = null;
  for (let at = end - 1; at >= from && best?.opening.weight !== 3; at--) {
    const { text, ignored } = lines[at]!;
    if (ignored !== null || text.trim() === '' || isOrderLine(state, lines[at]!)) continue;
    const opening = openingAt(state, board, at);
    if (opening !== null && opening.weight > (best?.opening.weight ?? 0)) best = { at, opening };
  }
  if (best === null) return null;
  return letterOf(best.opening, { kind: 'press', from: best.at, to: end - 1, next: end + 1, ended: true });
}

function letterOf({ to, text, weight }: MessageOpening, block: TextBlock): StrayLetter {
  return {
    block,
    options:
      to === null ? null : { form: 'press', to, colour: null, shown: null, noFake: false, from: null, quiet: false },
    text,
    isWhole: block.to === block.from && text !== '' && weight === 3,
  };
}

/** `PRESS TO FRNACE`: all is right but the name. */
export function isMisnamed(board: Board, { kind }: TextBlock, { text }: NumberedLine): boolean {
  if (kind !== 'press' || pressWithText(board, text) !== null) return false;
  const options = readPressOptions(board, text);
  return isProblem(options) && typeof options.problem === 'object' && MISNAMED.has(options.problem.code);
}

const MISNAMED: ReadonlySet<string> = new Set(['deciding/no-power', 'lines/press-not-understood']);

function openingAt(state: State, board: Board, at: number): MessageOpening | null {
  const own = ownIn(state.context, board);
  return readByPlayer(state.lines[at]!.text, state.context.players, (text) => openingOf(board, text, own));
}

function paragraphAbove(lines: readonly NumberedLine[], from: number, end: number): number {
  const isBlank = (at: number) => lines[at]!.text.trim() === '';
  let at = end;
  while (at > from && isBlank(at - 1)) at--;
  while (at > from && !isBlank(at - 1)) at--;
  return at;
}

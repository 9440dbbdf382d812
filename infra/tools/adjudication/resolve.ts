/** One position with its orders, as JSON: what becomes of it, with sentences, or what can be ordered (docs/formats.md 1, 2 and 5). */
import { adjudicate } from '../../../engine/adjudicate/adjudicate.ts';
import { isObject, type PositionFault, quoteValue } from '../../../engine/adjudicate/faults.ts';
import { type LegalInPhase, legalInPhase } from '../../../engine/adjudicate/legality/legal-in-phase.ts';
import { legalJson } from '../../../engine/adjudicate/legality/legal-texts.ts';
import { nextPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import type { Board } from '../../../engine/board/board.ts';
import type { Position, Resolution } from '../../../engine/board/position.ts';
import { type PositionInput, readPositionInput } from '../../../engine/what-if/position-input.ts';
import { loadVariant } from '../../../lambdas/adapters/variants/variants.ts';
import { withExplanations } from '../../../templates/locales/explained.ts';
import { faultInWords } from '../../../templates/locales/faults.ts';
import { formatterFor } from '../../../templates/locales/speaker.ts';
import { MAX_INPUT_LINE } from '../lines.ts';

/** What is done with each position. */
export type Task = 'adjudicate' | 'legal';

export interface Answer {
  readonly told: Resolution | Pick<Position, 'variant' | 'phase'>;
  /** Where it was asked for: the phase whose legal orders stand beside; null: the game is over. */
  readonly legal?: { readonly board: Board; readonly position: Position } | null;
}

export type Result =
  /** `lacks`: what the position leaves out and the variant's rules ask for. */
  { readonly answer: Answer; readonly lacks: readonly string[] } | { readonly faults: readonly string[] };

/** Reads a position with its orders and does the task; whatever is wrong is said, nothing is thrown. */
export function resolveText(text: string, task: Task): Result {
  if (text.length > MAX_INPUT_LINE) return { faults: [`longer than ${MAX_INPUT_LINE} characters.`] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { faults: [`is not JSON: ${error instanceof Error ? error.message : ''}.`] };
  }
  const board = boardOf(value);
  if (typeof board === 'string') return { faults: [board] };
  const read = readPositionInput(board, value);
  if ('faults' in read) return { faults: inLines(board, read.faults) };
  return { answer: answerTo(board, read, task), lacks: inLines(board, read.lacks) };
}

function answerTo(board: Board, { position, orders, options, wantsLegal }: PositionInput, task: Task): Answer {
  const { variant, phase } = position;
  if (task === 'legal') return { told: { variant, phase }, legal: { board, position } };
  const told = withExplanations(board, adjudicate(board, position, orders, { ...options, explain: true }));
  if (!wantsLegal) return { told };
  return { told, legal: told.next === null ? null : { board, position: nextPosition(board, position, told) } };
}

export function asLine({ told, legal }: Answer): string {
  const line = JSON.stringify(told);
  if (legal === undefined) return line;
  const listed = legal?.position.phase.endsWith('M') === true ? legalJson(legal.board, legal.position) : null;
  return `${line.slice(0, -1)},${listed === null ? JSON.stringify(legalOf(legal)).slice(1) : `"legal":${listed}}`}`;
}

export function asObject({ told, legal }: Answer): object {
  return legal === undefined ? told : { ...told, ...legalOf(legal) };
}

function legalOf(legal: NonNullable<Answer['legal']> | null): LegalInPhase {
  return legal === null ? { legal: {} } : legalInPhase(legal.board, legal.position);
}

function inLines(board: Board, faults: readonly PositionFault[]): readonly string[] {
  if (faults.length === 0) return [];
  const speaker = formatterFor({ board });
  return faults.map((each) => faultInWords(each, speaker));
}

const boards = new Map<string, Board>();

/** The board of the position's variant, or what is wrong with it. */
function boardOf(value: unknown): Board | string {
  const name = isObject(value) ? value['variant'] : undefined;
  if (typeof name !== 'string')
    return `variant: ${quoteValue(name)} is no variant: its id is needed, such as "standard".`;
  const known = boards.get(name);
  if (known !== undefined) return known;
  const loaded = loadVariant(name);
  if (loaded === null) return `variant: there is no variant ${quoteValue(name)} (chancery variants lists them).`;
  boards.set(name, loaded.board);
  return loaded.board;
}

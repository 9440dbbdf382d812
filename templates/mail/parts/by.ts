/** Who has done something for the whole game, as far as the reader may know. */
import type { Board } from '../../../engine/board/board.ts';
import type { Power } from '../../../engine/board/variant.ts';
import { t } from '../../locales/current.ts';
import { powerName } from '../../locales/powers.ts';

export interface By {
  /** Display name; null where it is not told. */
  readonly name: string | null;
  /** As what; null where that is not told either. */
  readonly as: 'Master' | Power | null;
}

interface OnBoard {
  readonly board: Board;
}

/** `Mara`, `France`, `The GM`, `A player`: to begin a sentence with. */
export function byInWords({ board }: OnBoard, { name, as }: By): string {
  if (name !== null) return name;
  if (as === null) return t().mail.by.player;
  return as === 'Master' ? t().mail.by.master : powerName(board, as);
}

/** `Mara as Master`, as the classic judges write it. */
export function classicBy({ board }: OnBoard, { name, as }: By): string {
  const who = name ?? 'someone@somewhere';
  if (as === null) return who;
  return `${who} as ${as === 'Master' ? as : powerName(board, as)}`;
}

/** What is said where the reader does not see the whole board (setting BLIND). */
import type { GameView } from '../../../engine/view/view.ts';
import { type Document, paragraph } from '../../markup/document.ts';
import { words } from '../../words/current.ts';

/** Is some of the board hidden from the reader? */
export function seesPart({ sight }: Pick<GameView, 'sight'>): boolean {
  return sight !== 'all';
}

/** The powers whose units and centers the reader sees all of; null: all. */
export function powersSeen({ sight }: Pick<GameView, 'sight'>): readonly string[] | null {
  return sight === 'all' ? null : sight;
}

/** Nothing where the reader sees all. */
export function blindTold({ sight }: Pick<GameView, 'sight'>): Document {
  if (sight === 'all') return [];
  const { forPlayers, forOthers } = words().mail.blind;
  return [paragraph(sight.length > 0 ? forPlayers : forOthers)];
}

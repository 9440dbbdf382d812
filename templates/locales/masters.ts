/** The masters of a game by name, and which of them play in it. */
import type { GameView } from '../../engine/view/view.ts';
import { t } from './current.ts';

type Masters = Pick<GameView, 'masters' | 'playingMasters'>;

/** Each name, with ` (plays)` where it is so; in lists that programs read in English. */
export function masterNames({ masters, playingMasters }: Masters, plays = 'plays'): readonly string[] {
  return masters.map((name) => (playingMasters.includes(name) ? `${name} (${plays})` : name));
}

/** A sentence for all who play with them; null where no master plays. */
export function whoPlaysToo({ playingMasters }: Masters): string | null {
  return playingMasters.length === 0 ? null : t().mail.start.mastersPlay(playingMasters);
}

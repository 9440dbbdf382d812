/** The masters of a game by name, and which of them play in it. */
import type { GameView } from '../../engine/view/view.ts';

type Masters = Pick<GameView, 'masters' | 'playingMasters'>;

/** Each name, with ` (plays)` where it is so. */
export function masterNames({ masters, playingMasters }: Masters): readonly string[] {
  return masters.map((name) => (playingMasters.includes(name) ? `${name} (plays)` : name));
}

/** A sentence for all who play with them; null where no master plays. */
export function whoPlaysToo({ playingMasters }: Masters): string | null {
  if (playingMasters.length === 0) return null;
  const [who, verb] =
    playingMasters.length === 1 ? [playingMasters[0]!, 'plays'] : [playingMasters.join(' and '), 'play'];
  return `${who}, who runs this game, ${verb} in it: a GM who plays sets times and settings, but sees no orders of others and writes for nobody else.`;
}

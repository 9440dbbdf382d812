/** What a change of settings depends on of the map that is played on. */
import type { Board } from '../../board/board.ts';
import { buildsAnywhere, startsOf } from '../../rules/starts.ts';
import type { SettingsAround } from '../../settings/settings-changed.ts';

export function aroundBoard(board: Board): Omit<SettingsAround, 'begun' | 'zones' | 'seats'> {
  const { variant, published = variant, choices } = board;
  return {
    centersInAll: variant.victory.of,
    starts: startsOf(board),
    drawsSeats: variant.rules.seats?.drawn !== undefined,
    buildsAnywhere: buildsAnywhere(published, choices?.start ?? 'usual'),
  };
}

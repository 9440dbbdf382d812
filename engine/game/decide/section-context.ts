/** What the reader of a section is told of the game and of who writes. */
import type { Board } from '../../board/board.ts';
import type { SectionContext } from '../../language/mail-text.ts';
import type { Game } from '../game.ts';
import type { Actor } from './draft.ts';

export function sectionContext(
  game: Game,
  board: Board,
  { role, powers }: Pick<Actor, 'role' | 'powers'>,
): SectionContext {
  const playing = game.status === 'active' || game.status === 'paused';
  return {
    board,
    phase: playing ? (game.position?.phase ?? null) : null,
    role: role === 'applicant' ? 'player' : role,
    power: powers[0] ?? null,
    also: powers.slice(1),
    position: playing ? game.position : null,
    allows: { proxy: game.settings.proxy },
  };
}

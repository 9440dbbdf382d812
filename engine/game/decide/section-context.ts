/** What the reader of a section knows about the game and who writes. */
import type { Board } from '../../board/board.ts';
import type { SectionContext } from '../../language/mail/mail-text.ts';
import { provincesUnseen, seenPosition } from '../../rules/sight.ts';
import { type Game, isBlind, sightOfWriter } from '../game.ts';
import { proxiesFor } from '../proxies.ts';
import type { ProvenActor } from './draft.ts';

export function sectionContext(
  game: Game,
  board: Board,
  { role, powers, person }: Pick<ProvenActor, 'role' | 'powers'> & Partial<Pick<ProvenActor, 'person'>>,
): SectionContext {
  const words = game.confirmations.filter((each) => each.person === person).map(({ word }) => word);
  const playing = game.status === 'active' || game.status === 'paused';
  const position = playing ? game.position : null;
  const sight = sightOfWriter(game, person ?? null, powers);
  const unseen = position === null ? null : provincesUnseen(board, position, sight);
  return {
    board,
    game: game.name,
    phase: playing ? (game.position?.phase ?? null) : null,
    role: role === 'applicant' ? 'player' : role,
    power: powers[0] ?? null,
    also: powers.slice(1),
    position: position === null ? null : seenPosition(board, position, sight),
    ...(unseen === null ? {} : { unseen }),
    allows: { proxy: game.settings.proxy, ...(isBlind(game) ? { conditions: false } : {}) },
    filed: game.seats
      .filter(({ power }) => powers.includes(power))
      .flatMap(({ onFile }) => onFile.map(({ order }) => order)),
    ...(words.length > 0 ? { words } : {}),
    ...(game.settings.proxy ? { proxies: proxiesFor(game, powers) } : {}),
  };
}

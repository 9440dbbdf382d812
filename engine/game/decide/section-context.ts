/** What the reader of a section is told of the game and of who writes. */
import type { Board } from '../../board/board.ts';
import type { Power, Province } from '../../board/variant.ts';
import type { SectionContext } from '../../language/mail-text.ts';
import { parseOrder, provinceOf } from '../../orders/notation.ts';
import type { Game } from '../game.ts';
import type { Actor } from './draft.ts';

export function sectionContext(
  game: Game,
  board: Board,
  { role, powers, person }: Pick<Actor, 'role' | 'powers'> & Partial<Pick<Actor, 'person'>>,
): SectionContext {
  const words = game.confirmations.filter((each) => each.person === person).map(({ word }) => word);
  const playing = game.status === 'active' || game.status === 'paused';
  return {
    board,
    phase: playing ? (game.position?.phase ?? null) : null,
    role: role === 'applicant' ? 'player' : role,
    power: powers[0] ?? null,
    also: powers.slice(1),
    position: playing ? game.position : null,
    allows: { proxy: game.settings.proxy },
    ...(words.length > 0 ? { words } : {}),
    ...(game.settings.proxy ? { proxies: proxiesFor(game, powers) } : {}),
  };
}

/** The units that others have given to these powers by proxy, by owner: their provinces. */
export function proxiesFor(game: Game, powers: readonly Power[]): Readonly<Record<Power, readonly Province[]>> {
  return Object.fromEntries(
    game.seats.map(({ power, onFile }) => [
      power,
      onFile.flatMap(({ order }) => {
        const parsed = order.includes(' P ') ? parseOrder(order, 'M') : null;
        return parsed?.kind === 'proxy' && powers.includes(parsed.to) ? [provinceOf(parsed.unit.at)] : [];
      }),
    ]),
  );
}

/** The one of these powers that holds the proxy for the unit in a province; null when none does. */
export function holderOf(game: Game, powers: readonly Power[], owner: Power, at: Province): Power | null {
  return powers.find((power) => proxiesFor(game, [power])[owner]?.includes(at) === true) ?? null;
}

/** A picture of the board of one phase, for one reader: with its orders once they are known. */
import type { PhaseCode } from '../../engine/board/position.ts';
import { type Game, sightOf } from '../../engine/game/game.ts';
import type { LanguageCode } from '../../engine/messages/languages.ts';
import type { ThemeName } from '../../templates/map/theme.ts';
import type { Person } from '../people.ts';
import type { Links } from '../ports.ts';

/** Its address; null: there is none, as of a phase that was taken back. */
export function boardPicture(
  { mapUrl }: Pick<Links, 'mapUrl'>,
  game: Game,
  phase: PhaseCode,
  { person, ...shown }: { readonly person: Person['id']; readonly language: LanguageCode; readonly theme?: ThemeName },
): string | null {
  const sight = sightOf(game, person);
  const isCurrent = game.current !== null && game.position?.phase === phase;
  if (sight.length === 0 || !(isCurrent || game.resolved.some((each) => each.phase === phase))) return null;
  return mapUrl(game, phase, { isResolved: !isCurrent, sight, ...shown });
}

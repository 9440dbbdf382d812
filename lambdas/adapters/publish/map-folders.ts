/** Where the maps of a game's phases lie: names that nobody finds who was not told them. */
import type { Board } from '../../../engine/board/board.ts';
import type { PhaseCode, Position } from '../../../engine/board/position.ts';
import { canonicalJson } from '../../../engine/game/canonical.ts';
import type { GameName } from '../../../engine/game/events.ts';
import type { Game } from '../../../engine/game/game.ts';
import { type Sight, seenPosition } from '../../../engine/rules/sight.ts';
import { mapFolder } from '../../../templates/pages/map-files.ts';
import type { PublisherOptions } from './publisher-options.ts';

/** Raised when phases are to be drawn otherwise: pictures that are published stay as they are, under their old names. */
const EDITION = 1;

/** Where the maps of a phase lie: of a phase that was resolved, those of its last resolution (a master can roll a game back),
 *  otherwise those of its board. */
export function phaseMapFolder(
  options: Pick<PublisherOptions, 'tag' | 'digest'>,
  game: Game,
  phase: PhaseCode,
): string {
  const resolved = game.resolved.findLast((each) => each.phase === phase);
  if (resolved !== undefined) return resolvedFolder(options, game.name, phase, resolved.n);
  return game.position?.phase === phase
    ? boardFolder(options, game.name, game.position)
    : resolvedFolder(options, game.name, phase, 0);
}

/** `n`: number of the commit that resolved the phase. */
export function resolvedFolder(
  { tag }: Pick<PublisherOptions, 'tag'>,
  game: GameName,
  phase: PhaseCode,
  n: number,
): string {
  return mapFolder(game, phase, tag(`map ${EDITION} ${game} ${phase} ${n}`));
}

export function boardFolder(
  { tag, digest }: Pick<PublisherOptions, 'tag' | 'digest'>,
  game: GameName,
  board: Position,
): string {
  return mapFolder(game, board.phase, tag(`map ${EDITION} ${game} ${digest(canonicalJson(board))}`));
}

/** Where the maps of a blind game lie for those who see so much of it; no other folder is made from the same. */
export function ownFolder(
  { tag, digest }: Pick<PublisherOptions, 'tag' | 'digest'>,
  board: Board,
  game: Game,
  phase: PhaseCode,
  sight: Sight,
): string {
  const resolved = game.resolved.findLast((each) => each.phase === phase);
  const position = game.position === null ? null : seenPosition(board, game.position, sight);
  const what = resolved === undefined ? digest(canonicalJson(position)) : String(resolved.n);
  return mapFolder(game.name, phase, tag(`map ${EDITION} ${game.name} ${phase} ${what} seen ${canonicalJson(sight)}`));
}

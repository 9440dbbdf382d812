/** What mails tell of what is published: addresses of pages and maps, boards as text, the archive of a game that has ended. */
import type { PhaseCode } from '../../../engine/board/position.ts';
import type { GameName } from '../../../engine/game/events.ts';
import { type Game, isBlind } from '../../../engine/game/game.ts';
import { mapViewOf } from '../../../templates/map/map-view.ts';
import { mapAsText } from '../../../templates/map/text-map.ts';
import { gamePath, gameTitle, phasePath } from '../../../templates/pages/game-parts.ts';
import { mapFile } from '../../../templates/pages/map-files.ts';
import { boardOfGame } from '../../games/board-of-game.ts';
import type { Links } from '../../ports.ts';
import { type ArchiveDependencies, makeArchive } from './make-archive.ts';
import { ownFolder, phaseMapFolder } from './map-folders.ts';
import type { PublisherOptions } from './publisher-options.ts';

export type LinkDependencies = ArchiveDependencies & Pick<PublisherOptions, 'board' | 'geography' | 'tag'>;

export function makeLinks(options: LinkDependencies): Links {
  const { house } = options;
  return {
    gameUrl: (game) => `${house.site}${gamePath(game)}`,
    phaseUrl: (game, phase) => `${house.site}${phasePath(game, phase)}`,
    mapUrl: (game, phase, { isResolved, sight = 'all', language = 'en', theme }) => {
      const board = isBlind(game) ? boardOfGame(options, game) : null;
      const folder =
        board === null ? phaseMapFolder(options, game, phase) : ownFolder(options, board, game, phase, sight);
      const stage = isResolved ? 'orders' : 'board';
      const file =
        theme === undefined
          ? mapFile(folder, stage, 'small', { language })
          : mapFile(folder, stage, 'svg', { language, theme });
      return `${house.site}${file}`;
    },
    textMap: (game, position, sight = 'all') => {
      const board = boardOfGame(options, game);
      const shapes = board === null ? null : options.geography(board.variant);
      if (board === null || shapes === null) return null;
      const title = gameTitle(game.name);
      return mapAsText(mapViewOf(board.variant, position, null, { game: title, sight }), shapes);
    },
    archiveOf: async (game) => {
      const board = boardOfGame(options, game);
      return board === null ? null : makeArchive(options, game, board, mapAddresses(options, game));
    },
  };
}

/** The addresses of a phase's maps, as archives give them. */
export function mapAddresses(options: Pick<LinkDependencies, 'house' | 'tag' | 'digest'>, game: Game) {
  return (_: GameName, phase: PhaseCode) => {
    const folder = phaseMapFolder(options, game, phase);
    return {
      svg: `${options.house.site}${mapFile(folder, 'orders', 'svg')}`,
      png: `${options.house.site}${mapFile(folder, 'orders', 'png')}`,
    };
  };
}

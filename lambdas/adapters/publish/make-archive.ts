/** A game's archive (docs/archive.md), made from its commits. */
import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import { archiveOfCommits, type Keeper } from '../../../engine/archive/of-commits.ts';
import { sealArchive, signArchive } from '../../../engine/archive/seal.ts';
import type { Board } from '../../../engine/board/board.ts';
import type { Game } from '../../../engine/game/game.ts';
import { namesInCommits } from '../../games/people-of-game.ts';
import type { PublisherOptions } from './publisher-options.ts';

/** What an archive is made with. */
export type ArchiveDependencies = Pick<
  PublisherOptions,
  'games' | 'directory' | 'house' | 'digest' | 'signer' | 'variantDigest'
>;

/** The archive of the game as it stands at its last commit, signed where there is a key. */
export async function makeArchive(
  options: ArchiveDependencies,
  game: Game,
  board: Board,
  map: Keeper['map'],
): Promise<ArchiveDocument> {
  const { games, house, digest, signer } = options;
  const commits = (await games.commitsAfter(game.name, 0)).filter(({ n }) => n <= game.n);
  const names = await namesInCommits(options, commits, board);
  const variantDigest = options.variantDigest(game.variant, game.edition ?? 1);
  const judge = { code: house.code, site: house.site };
  const sealed = sealArchive(archiveOfCommits(commits, { board, variantDigest, digest, judge, names, map }), digest);
  return signer === null ? sealed : signArchive(sealed, signer);
}

/** What anybody could read of a game up to now, for mails that look back: summaries, histories, the end. */
import type { ArchiveBody } from '../../engine/archive/document.ts';
import { toldOfCommits } from '../../engine/archive/of-commits.ts';
import { formatArchive } from '../../engine/archive/seal.ts';
import type { Board } from '../../engine/board/board.ts';
import type { Game } from '../../engine/game/game.ts';
import type { GameMailContent, MailContext } from '../../templates/mail/mail.ts';
import type { Services } from '../ports.ts';
import { namesInCommits } from './people-of-game.ts';

export type PublicPast = Pick<MailContext, 'told' | 'archive'>;

/** As it stands at the game's last commit. */
export async function publicHistory(services: Services, { name, n: last }: Game, board: Board): Promise<ArchiveBody> {
  const commits = (await services.games.commitsAfter(name, 0)).filter(({ n }) => n <= last);
  const { code, site } = services.house;
  const names = await namesInCommits(services, commits, board);
  return toldOfCommits(commits, { board, judge: { code, site }, names, map: () => null });
}

/** An archive longer than this does not go with a mail: its link does. Characters. */
const MOST_ATTACHED = 4_000_000;

/** What mails that look back are made from; nothing where none of them does. */
export async function pastFor(
  services: Services,
  game: Game,
  board: Board,
  contents: readonly GameMailContent[],
): Promise<PublicPast> {
  const isEnd = contents.some(isOfEnd);
  const looksBack = contents.some(({ kind }) => kind === 'looking-back');
  if (!isEnd && !looksBack) return {};
  const told = await publicHistory(services, game, board);
  const document = isEnd ? ((await services.publisher.archiveOf?.(game)) ?? null) : null;
  const text = document === null ? '' : formatArchive(document);
  if (text === '' || text.length > MOST_ATTACHED) return { told };
  return { told, archive: { name: `${game.name}.json`, type: 'application/json', content: text } };
}

function isOfEnd(content: GameMailContent): boolean {
  return content.kind === 'ended' || (content.kind === 'results' && content.outcome !== null);
}

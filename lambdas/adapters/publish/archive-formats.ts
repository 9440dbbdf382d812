/**
 * What is made of a game's archive when somebody asks for it: the same game in other formats (docs/archive.md). Nothing of them is
 * kept, so that a phase writes one file and not five.
 */

import type { ArchiveDocument } from '../../../engine/archive/document.ts';
import { formatResearchLine } from '../../../engine/archive/research/research-lines.ts';
import type { Board } from '../../../engine/board/board.ts';
import { boardPlayedOn } from '../../../engine/rules/game-board.ts';
import { formatCentersCsv } from '../../../engine/scoring/centers-csv.ts';
import { pressMbox } from '../../../templates/archive/press-mbox.ts';
import { classicHistory } from '../../../templates/classic/classic-history.ts';
import { DOWNLOADS, downloadPath } from '../../../templates/pages/game-parts.ts';
import { type CurrentBoard, currentBoardKey } from '../../games/public-boards.ts';
import { getJson } from '../../games/stored-json.ts';
import type { Files, Services } from '../../ports.ts';
import { publishedKey } from './published-files.ts';

type Form = (typeof DOWNLOADS)[number]['form'];

const MADE: Partial<Readonly<Record<Form, (document: ArchiveDocument, board: Board) => string>>> = {
  history: classicHistory,
  research: (document, board) => `${formatResearchLine(document, board)}\n`,
  centres: (document, { variant }) => formatCentersCsv(document, variant.calendar),
  press: pressMbox,
};

const PATH = /^games\/([a-z0-9]{2,24})\/[a-z]+\.[a-z]+$/;

/** `board`: of a variant, in an edition of its data. */
export function withFormats(
  files: Files,
  board: (variant: string, edition?: number) => Board | null,
  fetchVariants?: Services['fetchVariants'],
): Files {
  return {
    put: files.put,
    get: async (key) => {
      const game = PATH.exec(key)?.[1];
      const form =
        game === undefined
          ? undefined
          : DOWNLOADS.find((each) => publishedKey(downloadPath(game, each.form)) === key)?.form;
      const make = form === undefined ? undefined : MADE[form];
      if (game === undefined || make === undefined) return files.get(key);
      const document = await getJson<ArchiveDocument>(files, publishedKey(downloadPath(game, 'archive')));
      if (document === null) return files.get(key);
      const current = await getJson<CurrentBoard>(files, currentBoardKey(game));
      await fetchVariants?.(document.variant.id);
      const found = boardPlayedOn(board, document.variant.id, current ?? {});
      return found === null ? files.get(key) : Buffer.from(make(document, found));
    },
  };
}

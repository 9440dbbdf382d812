/** The analysis board in the browser: opens what the address holds, or the start of the game. */
import { startingPosition } from '../../../../engine/adjudicate/phases/next-position.ts';
import { type Board, compileBoard } from '../../../../engine/board/board.ts';
import { type BoardChoices, STARTS } from '../../../../engine/board/choices.ts';
import { boardIn } from '../../../../engine/board/translation.ts';
import { STANDARD_RULEBOOK, UNIT_TYPES } from '../../../../engine/board/variant.ts';
import { boardWith } from '../../../../engine/rules/game-board.ts';
import { typeOfUnit } from '../../../../engine/vocabulary.ts';
import { t as currentWords } from '../../../locales/current.ts';
import { newStudy, type Standpoint } from '../../../study/study.ts';
import { openLink, packStudy } from '../../../study/study-link.ts';
import type { BoardFile } from '../../sheet-data.ts';
import { litBy } from '../../steps.ts';
import { findElement } from '../dom.ts';
import { readStored, writeStored } from '../kept.ts';
import { BoardPage } from './board-page.ts';
import { keepForLater, loadBoard, pageData } from './kept-board.ts';
import { emptyPosition } from './set-up.ts';

/** A position that was pasted for another variant, while its board is loaded. */
const PASTED = 'board pasted';

const words = currentWords().sheet;

async function start(): Promise<void> {
  const { hash } = location;
  const link = hash.length > 1 ? openLink(hash) : null;
  const opened = typeof link === 'string' ? null : link;
  const { variants, language } = pageData;
  const known = variants.find(({ id }) => id === opened?.variant);
  const file = await loadBoard((known ?? variants[0])?.id);
  if (file === null) return;
  const board = boardOf(file, opened?.choices ?? null);
  const read = opened === null ? (typeof link === 'string' ? link : null) : opened.read(board);
  if (opened !== null && known === undefined)
    findElement('#answer').textContent = words.analysis.noVariant(opened.variant.slice(0, 60));
  else if (typeof read === 'string') findElement('#answer').textContent = words.analysis.faults[read];
  const here = read === null || typeof read === 'string' ? beginning(boardOf(file, null), null) : read;
  const page = new BoardPage({ file, language, words, here, go });
  document.documentElement.classList.add('ready');
  page.open();
  // Another link, pasted or followed while this one was loaded.
  if (location.hash !== hash) location.reload();
  const pasted = readStored(PASTED);
  if (pasted !== null) {
    writeStored(PASTED, null);
    findElement<HTMLTextAreaElement>('#pasted').value = pasted;
    findElement<HTMLFormElement>('form.paste').requestSubmit();
  }
  performance.mark('board-usable');
  // What can be ordered is reckoned when a unit is tapped: a first time of each type while nobody waits makes that quick.
  globalThis.requestIdleCallback?.(() => {
    const slots = page.state.slots();
    for (const type of UNIT_TYPES)
      slots.find((slot) => 'unit' in slot && typeOfUnit(slot.unit) === type && litBy(slot.orders).ends.size > 0);
  });
}

function boardOf({ variant, translations }: BoardFile, choices: BoardChoices | null): Board {
  const board = compileBoard(variant, translations);
  return boardIn(choices === null ? board : boardWith(board, choices), pageData.language);
}

function beginning(board: Board, choices: BoardChoices | null): Standpoint {
  return { study: newStudy(board.variant.id, startingPosition(board), choices), path: [0] };
}

/** Another variant or start: the page is loaded again with its link; false where it cannot be had. */
async function go(id: string, begin: string, pasted?: string): Promise<boolean> {
  const file = await loadBoard(id);
  if (file === null) return false;
  const kind = STARTS.find((each) => each === begin) ?? 'usual';
  const choices: BoardChoices | null =
    kind === 'usual'
      ? null
      : {
          centers: null,
          anyCenters: false,
          oneCenter: false,
          anyDisband: false,
          start: kind,
          rulebook: file.variant.rulebook ?? STANDARD_RULEBOOK,
        };
  const board = boardOf(file, choices);
  const { study, path } = beginning(board, choices);
  const start = begin === 'empty' ? emptyPosition(board, study.start.phase) : study.start;
  if (pasted !== undefined) writeStored(PASTED, pasted);
  location.hash = packStudy(board, { study: { ...study, start }, path });
  location.reload();
  return true;
}

await start();
keepForLater();

/** The analysis board in the browser: opens what the address holds, or the start of the game. */
import { startingPosition } from '../../../../engine/adjudicate/phases/next-position.ts';
import { type Board, compileBoard } from '../../../../engine/board/board.ts';
import { type BoardChoices, STARTS } from '../../../../engine/board/choices.ts';
import { boardIn } from '../../../../engine/board/translation.ts';
import { STANDARD_RULEBOOK } from '../../../../engine/board/variant.ts';
import { boardWith } from '../../../../engine/rules/game-board.ts';
import { t as currentWords } from '../../../locales/current.ts';
import { newStudy, type Standpoint } from '../../../study/study.ts';
import { openLink, packStudy } from '../../../study/study-link.ts';
import type { BoardFile } from '../../sheet-data.ts';
import type { BoardPageData } from '../../study/study-page.ts';
import { findElement } from '../dom.ts';
import { readStored, writeStored } from '../kept.ts';
import { loadMessages } from '../messages.ts';
import { fetchFile } from '../send.ts';
import { BoardPage } from './board-page.ts';
import { emptyPosition } from './set-up.ts';

/** A position that was pasted for another variant, while its board is loaded. */
const PASTED = 'board pasted';

const data = JSON.parse(findElement('#board-data').textContent ?? '') as BoardPageData;
const words = currentWords().sheet;

async function start(): Promise<void> {
  const link = location.hash.length > 1 ? openLink(location.hash) : null;
  const opened = typeof link === 'string' ? null : link;
  const variant = data.variants.find(({ id }) => id === opened?.variant) ?? data.variants[0];
  const file = variant === undefined ? null : await fetchFile<BoardFile>(variant.file);
  if (file === null) {
    findElement('#answer').textContent = words.analysis.faults.offline;
    return;
  }
  const board = boardOf(file, opened?.choices ?? null);
  const read = opened === null ? (typeof link === 'string' ? link : null) : opened.read(board);
  if (typeof read === 'string') findElement('#answer').textContent = words.analysis.faults[read];
  const here = read === null || typeof read === 'string' ? beginning(boardOf(file, null), null) : read;
  const page = new BoardPage({ file, language: data.language, words, here, go });
  document.documentElement.classList.add('ready');
  page.open();
  const pasted = readStored(PASTED);
  if (pasted !== null) {
    writeStored(PASTED, null);
    findElement<HTMLTextAreaElement>('#pasted').value = pasted;
    findElement<HTMLFormElement>('form.paste').requestSubmit();
  }
  performance.mark('board-usable');
}

function boardOf({ variant, translations }: BoardFile, choices: BoardChoices | null): Board {
  const board = compileBoard(variant, translations);
  return boardIn(choices === null ? board : boardWith(board, choices), data.language);
}

function beginning(board: Board, choices: BoardChoices | null): Standpoint {
  return { study: newStudy(board.variant.id, startingPosition(board), choices), path: [0] };
}

/** Another variant or start: the page is loaded again with its link. */
async function go(id: string, begin: string, pasted?: string): Promise<void> {
  const found = data.variants.find((variant) => variant.id === id);
  const file = found === undefined ? null : await fetchFile<BoardFile>(found.file);
  if (file === null) {
    findElement('#answer').textContent = words.analysis.faults.offline;
    return;
  }
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
}

/** Keeps what the page has loaded, and what it will load when orders are written or explained. */
async function keepForLater(): Promise<void> {
  await navigator.serviceWorker.register(data.worker);
  await new Promise((done) => setTimeout(done, 2000));
  const { active } = await navigator.serviceWorker.ready;
  await Promise.all([import('../reasons.ts'), import('../reader.ts'), loadMessages()]);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([location.href.replace(/#.*$/, ''), ...loaded]);
}

await start();
// Where a browser keeps nothing the page works all the same.
if ('serviceWorker' in navigator) void keepForLater().catch(() => {});

/** The order sheet in the browser: puts the map beside the lists, and keeps both, the text and the buttons in step. */
import { adjudicate } from '../../../engine/adjudicate/adjudicate.ts';
import { t as currentWords } from '../../locales/current.ts';
import type { BoardFile, SheetData } from '../sheet-data.ts';
import { findElement, findOptional } from './dom.ts';
import { fetchFile } from './send.ts';
import { SheetPage } from './sheet-page.ts';
import { SheetState } from './state.ts';

async function start(): Promise<void> {
  const data = JSON.parse(findElement('#sheet-data').textContent ?? '') as SheetData;
  const words = currentWords().sheet;
  const file = await fetchFile<BoardFile>(data.links.board);
  if (file === null) {
    const answer = findOptional('#answer');
    if (answer !== null) answer.textContent = words.error;
    return;
  }
  const page = new SheetPage(new SheetState(data, file, words));
  document.documentElement.classList.add('ready');
  page.open();
  performance.mark('sheet-usable');
  // What can be ordered, and what comes of orders, is reckoned here: a first time while nobody waits makes the next one quick.
  if (data.position !== null && 'requestIdleCallback' in globalThis) {
    const { position } = data;
    requestIdleCallback(() => {
      page.sheet.slots().flatMap(({ orders }) => orders);
      adjudicate(page.sheet.board, position, {}, { explain: true });
    });
  }
}

await start();

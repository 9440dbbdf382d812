/** The order sheet in the browser: puts the map beside the lists, and keeps both, the text and the buttons in step. */
import { adjudicate } from '../../../engine/adjudicate/adjudicate.ts';
import { words as currentWords } from '../../words/current.ts';
import type { BoardFile, SheetData } from '../sheet-data.ts';
import { find, maybe } from './dom.ts';
import { Page } from './page.ts';
import { load } from './send.ts';
import { Sheet } from './state.ts';

async function start(): Promise<void> {
  const data = JSON.parse(find('#sheet-data').textContent ?? '') as SheetData;
  const words = currentWords().sheet;
  const file = await load<BoardFile>(data.links.board);
  if (file === null) {
    const answer = maybe('#answer');
    if (answer !== null) answer.textContent = words.error;
    return;
  }
  const page = new Page(new Sheet(data, file, words));
  document.documentElement.classList.add('ready');
  page.open();
  performance.mark('sheet-usable');
  // What can be ordered, and what comes of orders, is reckoned here: a first time while nobody waits makes the next one quick.
  if (data.position !== null && 'requestIdleCallback' in globalThis) {
    const { position } = data;
    requestIdleCallback(() => {
      page.sheet.slots();
      adjudicate(page.sheet.board, position, {}, { explain: true });
    });
  }
}

await start();

/** What pages of the board load, and keep for when there is no network. */
import { t as currentWords } from '../../../locales/current.ts';
import type { BoardFile } from '../../sheet-data.ts';
import type { BoardPageData } from '../../study/study-page.ts';
import { findElement, findOptional } from '../dom.ts';
import { fetchFile } from '../send.ts';

export const pageData = JSON.parse(findElement('#board-data').textContent ?? '') as BoardPageData;

/** Null, and it stands on the page, where it cannot be had. */
export async function loadBoard(variant: string | undefined): Promise<BoardFile | null> {
  const found = pageData.variants.find(({ id }) => id === variant);
  const file = found === undefined ? null : await fetchFile<BoardFile>(found.file);
  const answer = findOptional('#answer');
  if (file === null && answer !== null) answer.textContent = currentWords().sheet.analysis.faults.offline;
  return file;
}

/** Keeps what the page has loaded and may load later. A browser that keeps nothing works all the same. */
export function keepForLater(): void {
  if ('serviceWorker' in navigator) void keep().catch(() => {});
}

async function keep(): Promise<void> {
  await navigator.serviceWorker.register(pageData.worker);
  await new Promise((done) => setTimeout(done, 2000));
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([location.href.replace(/#.*$/, ''), ...loaded]);
}

/** The page of a GM's games in the browser: what is new stands there by itself, or is said to be there where somebody is at work on it. */
import { findElement } from './dom.ts';
import { lookOften } from './refreshing.ts';
import { fetchFile } from './send.ts';

/** While nobody is at it, one look in so many. */
const RESTING = 15;

const page = findElement('.morning');
const { path = '', news: shown, refresh } = page.dataset;

/** Is nothing written, ticked or opened, and no answer shown? */
function isUntouched(): boolean {
  const boxes = [...page.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const texts = [...page.querySelectorAll('textarea')];
  const isWritten = boxes.some(({ checked }) => checked) || texts.some(({ value }) => value !== '');
  return !isWritten && page.querySelector('.notice:not(#news), details[open]') === null;
}

async function look(): Promise<void> {
  if (document.hidden) return;
  let isOpen = true;
  const found = await fetchFile<{ readonly news: string }>(path, {}, ({ status }) => (isOpen = status !== 401));
  if (isOpen && (found === null || found.news === shown)) return;
  if (isUntouched()) location.assign(path);
  else findElement('#news').hidden = false;
}

let rested = 0;
lookOften(Number(refresh), look, async () => {
  rested += 1;
  return rested % RESTING === 0;
});

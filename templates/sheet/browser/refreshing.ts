/**
 * A page as it is now, without anybody asking: when one comes back to it, when a deadline has passed, and as often as the page says (on
 * one machine every few seconds, else every minute) as long as somebody is at it. A sheet looks before each send too; while nobody is
 * at it, a file that is kept near the reader tells of a new phase.
 */
import { NO_PHASE } from '../../../engine/game/orders/phase-id.ts';
import type { PhaseNow, SheetData } from '../sheet-data.ts';
import { findElement } from './dom.ts';
import { fetchFile, fetchSheetData } from './send.ts';
import type { SheetState } from './state.ts';

/** Nobody has touched the page for so long: until somebody does, it looks whether the phase is over, and at nothing else. */
const RESTS_AFTER_MS = 15 * 60_000;
/** The judge needs a moment for a phase. */
const AFTER_DEADLINE_MS = 8_000;

/** What is returned looks at once; before a send the page does not begin again, and what is sent is for the phase that it shows. */
export function keepFresh(sheet: SheetState, take: (data: SheetData) => void): () => Promise<void> {
  let isLooking = false;
  const look = async (isBeforeSend = false) => {
    if (isLooking || document.hidden) return;
    isLooking = true;
    const data = await fetchSheetData(sheet.data);
    isLooking = false;
    if (data === null || document.body.classList.contains('busy')) return;
    // What came of one's last orders stays, when the game ended by them.
    if (data === 'closed') return isBeforeSend || sheet.data.phase === null ? undefined : location.reload();
    // Another phase has other units: the page begins again.
    const isOther =
      data.phase?.id !== sheet.data.phase?.id ||
      data.reader.kind !== sheet.data.reader.kind ||
      data.language !== sheet.data.language;
    if (isOther) isBeforeSend || location.reload();
    else if (asShown(data) !== asShown(sheet.data)) take(data);
  };
  /** Of somebody who only leaves the page open nobody is asked but a file for everybody, until it shows another phase. */
  const isOver = async () => {
    const found = await fetchFile<PhaseNow>(sheet.data.links.now);
    return found !== null && found.phase !== (sheet.data.phase?.id ?? NO_PHASE);
  };
  lookOften(Number(findElement('#main').dataset['refresh']), look, isOver);
  const left = (sheet.data.phase?.deadline ?? 0) - sheet.data.now + AFTER_DEADLINE_MS;
  // Longer waits than that a timer cannot hold.
  if (left > 0 && left < 2 ** 31) setTimeout(() => void look(), left);
  return () => look(true);
}

/** `isWorthIt`: is asked in the place of a look while nobody is at the page. */
export function lookOften(every: number, lookOnce: () => Promise<void>, isWorthIt: () => Promise<boolean>): void {
  let looked = Date.now();
  let touched = Date.now();
  const look = async () => {
    looked = Date.now();
    await lookOnce();
  };
  const glance = async () => {
    if (document.hidden) return;
    if (Date.now() - touched < RESTS_AFTER_MS || (await isWorthIt())) await look();
  };
  const touch = () => {
    touched = Date.now();
    if (touched - looked > every) void look();
  };
  for (const name of ['pointerdown', 'keydown', 'scroll'] as const)
    document.addEventListener(name, touch, { passive: true });
  document.addEventListener('visibilitychange', () => void look());
  setInterval(() => void glance(), every);
}

/** The server's clock goes on: that alone is no news. */
function asShown(data: SheetData): string {
  return JSON.stringify({ ...data, now: 0, answer: null });
}

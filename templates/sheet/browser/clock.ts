/** How long it is until the deadline, by the server's clock. */
import { timeIn } from '../browser-times.ts';
import { findOptional } from './dom.ts';
import type { SheetState } from './state.ts';

/** Shows what is left, every second in the last hour. */
export function countDown(sheet: SheetState): void {
  const show = () => {
    const place = findOptional('[data-countdown]');
    const deadline = sheet.data.phase?.deadline ?? null;
    if (place === null || deadline === null) return;
    const due = findOptional('.due time');
    if (due !== null) due.textContent = timeIn(sheet.data.zone)(deadline);
    const left = deadline - (Date.now() + sheet.ahead);
    const { phase } = sheet.words;
    place.textContent = left >= 0 ? phase.left(spanOf(left, sheet)) : phase.over(spanOf(-left, sheet));
    place.classList.toggle('soon', left < 3_600_000);
    setTimeout(show, left > 0 && left < 3_600_000 ? 1000 : 15_000);
  };
  show();
}

function spanOf(ms: number, { words }: SheetState): string {
  const { spans } = words;
  const seconds = Math.floor(ms / 1000);
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(seconds / 86_400), spans.day],
    [Math.floor((seconds % 86_400) / 3600), spans.hour],
    [Math.floor((seconds % 3600) / 60), spans.minute],
    ...(seconds < 3600 ? [[seconds % 60, spans.second] as const] : []),
  ];
  const first = parts.findIndex(([count]) => count > 0);
  return (first < 0 ? parts.slice(-1) : parts.slice(first, first + 2))
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

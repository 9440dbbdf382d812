/** Times: how long it is until the deadline, by the server's clock, and instants in the reader's zone. */
import type { Instant } from '../../../engine/time.ts';
import { findOptional } from './dom.ts';
import type { SheetState } from './state.ts';

export function timeIn(zone: string, language: string): (at: Instant) => string {
  let format: Intl.DateTimeFormat;
  // The day before the month, as on all our pages.
  const locale = language === 'en' ? 'en-GB' : language;
  const options = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  } as const;
  try {
    format = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  } catch {
    format = new Intl.DateTimeFormat(locale, options);
  }
  return (at) => format.format(at);
}

/** Shows what is left, every second in the last hour. */
export function countDown(sheet: SheetState): void {
  const due = findOptional<HTMLTimeElement>('.due time');
  const at = sheet.data.phase?.deadline ?? null;
  if (due !== null && at !== null) {
    due.title = due.textContent ?? '';
    due.textContent = timeIn(sheet.data.zone, sheet.data.language)(at);
  }
  const show = () => {
    const place = findOptional('[data-countdown]');
    const deadline = sheet.data.phase?.deadline ?? null;
    if (place === null || deadline === null) return;
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

/** Centres by year as comma-separated values (RFC 4180): a row for each year (or season, `S1801`), a column for each power. */
import type { ArchiveDocument } from '../archive/document.ts';
import type { CalendarData } from '../board/variant.ts';
import { countCentersByYear, rowLabel } from './centers.ts';

export function formatCentersCsv({ phases, powers }: ArchiveDocument, calendar: CalendarData): string {
  const names = powers.map(({ power }) => power);
  const rows = countCentersByYear(calendar, phases).map(({ centers, ...row }) => [
    rowLabel(row),
    ...names.map((name) => String(centers[name]?.length ?? 0)),
  ]);
  return [['YEAR', ...names], ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}

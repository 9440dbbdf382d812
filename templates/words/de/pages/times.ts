import type { PhaseKind } from '../../../../engine/board/variant.ts';
import type { Language } from '../../shape.ts';

const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'Züge', R: 'Rückzüge', A: 'Auf- und Abbau' };

export const times: Language['pages']['times'] = {
  utc: (date) => `${date} UTC`,
  day: (day, month, year) => `${day}. ${month} ${year}`,
  phase: (season, year, kind) => `${season} ${year}, ${KINDS[kind]}`,
};

import type { PhaseKind } from '../../../engine/board/variant.ts';
import type { Language } from '../shape.ts';

const DUE: Readonly<Record<PhaseKind, string>> = { M: 'Züge', R: 'Rückzüge', A: 'Auf- und Abbau' };

export const calendar: Language['calendar'] = {
  deadline: (game, phase) => (phase === null ? `${game}: Frist` : `${game}: Frist, ${DUE[phase.kind]} ${phase.season}`),
  ordersDue: (game) => `Die Befehle für '${game}' sind fällig.`,
};

import type { PhaseKind } from '../../../engine/board/variant.ts';
import type { Language } from '../shape.ts';

const DUE: Readonly<Record<PhaseKind, string>> = { M: 'mouvements', R: 'retraites', A: 'ajustements' };

export const calendar: Language['calendar'] = {
  deadline: (game, phase) =>
    phase === null ? `${game} : date limite` : `${game} : date limite, ${DUE[phase.kind]}, ${phase.season}`,
  ordersDue: (game) => `Les ordres pour « ${game} » sont attendus.`,
};

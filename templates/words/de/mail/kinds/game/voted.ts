import type { Language } from '../../../../shape.ts';

export const voted: Language['mail']['voted'] = {
  vote: ({ power, draw, concede }) => {
    const parts = [
      ...(draw === null
        ? []
        : [draw === 'survivors' ? 'stimmt für ein Remis aller Überlebenden' : `stimmt für ein Remis: ${draw.among}`]),
      ...(concede === null ? [] : [`würde aufgeben zugunsten von ${concede}`]),
    ];
    return `${power} ${parts.length === 0 ? 'hat die Stimme zurückgezogen' : parts.join(' und ')}`;
  },
  told: (vote) => `${vote}. In dieser Partie sehen alle die Stimmen; sie gelten nur für diese Phase.`,
};

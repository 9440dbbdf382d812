import type { Language } from '../../../../shape.ts';
import { agree, Nominative, ofPower } from '../../../articles.ts';

export const voted: Language['mail']['voted'] = {
  vote: ({ power, draw, concede }) => {
    const vote = agree(power, 'stimmt', 'stimmen');
    const parts = [
      ...(draw === null
        ? []
        : [draw === 'survivors' ? `${vote} für ein Remis aller Überlebenden` : `${vote} für ein Remis: ${draw.among}`]),
      ...(concede === null ? [] : [`${agree(power, 'würde', 'würden')} aufgeben zugunsten ${ofPower(concede)}`]),
    ];
    return `${Nominative(power)} ${parts.length === 0 ? agree(power, 'hat die Stimme zurückgezogen', 'haben die Stimme zurückgezogen') : parts.join(' und ')}`;
  },
  told: (vote) => `${vote}. In dieser Partie sehen alle die Stimmen; sie gelten nur für diese Phase.`,
};

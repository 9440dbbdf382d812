import type { Language } from '../../../../shape.ts';
import { agree, The, the, toThe } from '../../../articles.ts';

export const voted: Language['mail']['voted'] = {
  vote: ({ power, draw, concede }) => {
    const vote = agree(power, 'vote', 'votent');
    const parts = [
      ...(draw === null
        ? []
        : [
            draw === 'survivors'
              ? `${vote} pour une partie nulle entre tous les survivants`
              : `${vote} pour une partie nulle entre ${the(draw.among)}`,
          ]),
      ...(concede === null ? [] : [`${agree(power, 'abandonnerait', 'abandonneraient')} la partie ${toThe(concede)}`]),
    ];
    return `${The(power)} ${parts.length === 0 ? agree(power, 'a retiré son vote', 'ont retiré leur vote') : parts.join(' et ')}`;
  },
  told: (vote) => `${vote}. Dans cette partie, tout le monde voit les votes ; ils ne comptent que pour cette phase.`,
};

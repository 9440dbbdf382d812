import type { Language } from '../../../../shape.ts';

export const voted: Language['mail']['voted'] = {
  vote: ({ power, draw, concede }) => {
    const parts = [
      ...(draw === null
        ? []
        : [
            draw === 'survivors'
              ? 'vote pour une partie nulle entre tous les survivants'
              : `vote pour une partie nulle entre ${draw.among}`,
          ]),
      ...(concede === null ? [] : [`abandonnerait la partie à ${concede}`]),
    ];
    return `${power} ${parts.length === 0 ? 'a retiré son vote' : parts.join(' et ')}`;
  },
  told: (vote) => `${vote}. Dans cette partie, tout le monde voit les votes ; ils ne comptent que pour cette phase.`,
};

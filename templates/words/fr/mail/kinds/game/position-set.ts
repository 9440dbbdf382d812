import type { Language } from '../../../../shape.ts';

export const positionSet: Language['mail']['positionSet'] = {
  subject: 'la position a été mise en place',
  told: (by) =>
    `${by} a mis en place une nouvelle position. Vous voyez ci-dessous où se trouvent les unités. Les ordres déjà reçus sont effacés : ils valaient pour une autre position.`,
};

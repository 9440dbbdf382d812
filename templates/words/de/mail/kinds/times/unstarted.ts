import type { Language } from '../../../../shape.ts';

export const unstarted: Language['mail']['unstarted'] = {
  subject: 'der Start ist zurückgenommen',
  told: (by) =>
    `${by} hat den Start zurückgenommen. Niemand hat also eine Macht, und Befehle sind nicht nötig. Du bist weiter angemeldet, mit deinen Wünschen. Die Spielleitung startet die Partie wieder, und dann werden die Mächte neu zugeteilt.`,
};

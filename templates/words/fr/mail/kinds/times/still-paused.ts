import type { Language } from '../../../../shape.ts';

export const stillPaused: Language['mail']['stillPaused'] = {
  subject: 'la partie est toujours en pause',
  lead: 'À vous de décider : la partie est toujours en pause.',
  how: "Aucune phase n'est résolue jusqu'à la reprise. Pour reprendre la partie, répondez avec cette ligne :",
};

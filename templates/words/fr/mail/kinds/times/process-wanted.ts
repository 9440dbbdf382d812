import type { Language } from '../../../../shape.ts';

export const processWanted: Language['mail']['processWanted'] = {
  subject: (code) => `${code} : prêt à résoudre`,
  decision: 'À vous de décider.',
  ready: (phase) => `À vous de décider, tout est prêt à résoudre : ${phase}.`,
  how: "Dans cette partie, c'est l'arbitre qui décide quand une phase est résolue. Pour la résoudre maintenant, répondez avec cette ligne :",
};

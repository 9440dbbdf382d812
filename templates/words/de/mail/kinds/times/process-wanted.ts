import type { Language } from '../../../../shape.ts';

export const processWanted: Language['mail']['processWanted'] = {
  subject: (code) => `${code} kann ausgewertet werden`,
  decision: 'Deine Entscheidung ist gefragt.',
  ready: (phase, isMany) =>
    `Deine Entscheidung ist gefragt: ${phase} ${isMany ? 'können' : 'kann'} ausgewertet werden.`,
  how: 'In dieser Partie entscheidet die Spielleitung, wann eine Phase ausgewertet wird. Um das jetzt zu tun, antworte mit dieser Zeile:',
};

import type { Language } from '../../../../shape.ts';
import { counted } from '../../../../text/counts.ts';

export const gameList: Language['mail']['gameList'] = {
  none: (line) => [
    'Noch gibt es keine öffentlichen Partien. ',
    { code: line },
    ' eröffnet eine namens Marne; du leitest sie dann.',
  ],
  games: (games) => counted(games, 'Partie', 'Partien'),
  list: (line) => [{ code: line }, ' zeigt alles über diese Partie.'],
  signOn: (line) => ['Mit ', { code: line }, ' spielst du mit; das Passwort wählst du selbst.'],
  observe: (line) => ['Mit ', { code: line }, ' schaust du zu.'],
};

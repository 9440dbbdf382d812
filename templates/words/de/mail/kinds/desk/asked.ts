import type { Language } from '../../../../shape.ts';

export const asked: Language['mail']['asked'] = {
  lead: 'Hier ist, worum du gebeten hast. Diese E-Mail verlangt nichts von dir.',
  noMap: 'Es gibt noch keine Karte: Die Partie hat nicht begonnen.',
  kept: 'Die Seite der Partie zeigt jede Phase mit ihrer Karte und alles zum Aufheben:',
  page: 'Seite',
  history: 'Geschichte als Text',
  archive: 'Archiv',
};

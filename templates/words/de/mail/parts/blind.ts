import type { Language } from '../../../shape.ts';

export const blind: Language['mail']['blind'] = {
  forPlayers:
    'Diese Partie wird blind gespielt: Gezeigt werden dir nur deine Einheiten und Zentren und was an eines davon grenzt. Wo nichts gezeigt wird, können trotzdem Einheiten stehen.',
  forOthers:
    'Diese Partie wird blind gespielt: Das Brett sehen nur ihre Spieler, jeder einen Teil. Ist sie vorbei, wird alles gezeigt.',
  processed: 'die Befehle sind ausgewertet',
  inSight: 'Von anderen siehst du jetzt',
  nobodyInSight: 'Du siehst jetzt keine Einheit einer anderen Macht.',
  pastLater:
    'Diese Partie wird blind gespielt: Ihre Zusammenfassung, ihre Geschichte und ihr Archiv gibt es, wenn sie vorbei ist.',
  mapLater: 'Diese Partie wird blind gespielt: Ihre Karte gibt es, wenn sie vorbei ist.',
};

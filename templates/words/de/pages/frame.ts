import type { Language } from '../../shape.ts';

export const frame: Language['pages']['frame'] = {
  places: { judge: 'Judge', games: 'Partien', variants: 'Varianten', help: 'Hilfe', mailboxes: 'Postfächer' },
  placesLabel: 'Orte',
  feed: 'Beendete Partien',
  toContent: 'Zum Inhalt',
  about:
    'Chancery, ein Judge für Diplomacy, der in einem Postfach lebt. Diplomacy ist eine Marke ihres Inhabers; dieser Judge ist unabhängig davon.',
};

import type { Language } from '../../shape.ts';

export const frame: Language['pages']['frame'] = {
  places: { judge: 'Judge', games: 'Parties', variants: 'Variantes', help: 'Aide', mailboxes: 'Boîtes aux lettres' },
  placesLabel: 'Rubriques',
  feed: 'Parties terminées',
  toContent: 'Aller au contenu',
  about:
    'Chancery, un judge pour Diplomacy qui vit dans une boîte aux lettres. Diplomacy est une marque de son propriétaire ; ce judge en est indépendant.',
};

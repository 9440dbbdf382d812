import type { Aside } from '../../../engine/sayings/orders/lines.ts';

export const asides: Readonly<Record<Aside, string>> = {
  quoted: 'texte cité',
  'perhaps-quoted': 'texte peut-être cité',
  signature: 'signature',
  footer: 'pied de page du logiciel de courrier',
  greeting: 'salutation',
  closing: 'formule de fin',
  'ruled-line': 'ligne de séparation',
  heading: 'titre',
  'about-orders': 'dit que les ordres ne valent pas encore',
  comment: 'commentaire',
  kept: 'reste tel quel : rien à faire',
  'no-order': 'aucun ordre',
  'long-line': 'ligne trop longue',
  'too-many-lines': "plus de lignes qu'un e-mail ne peut en avoir",
  'too-many-sign-ons': "plus d'inscriptions qu'un e-mail ne peut en avoir",
  'after-signoff': 'après SIGNOFF',
};

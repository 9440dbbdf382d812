/** À un arbitre : notre programme échoue sur un e-mail. */
import type { Language } from '../../../../shape.ts';
import { ofThe, toThe } from '../../../articles.ts';

export const mailUnread: Language['mail']['mailUnread'] = {
  subject: (game, who) => `[${game}] nous ne pouvons pas lire un e-mail ${ofThe(who)}`,
  lead: (who) => `À vous de décider : nous ne pouvons pas lire un e-mail ${ofThe(who)}, et la partie ne l'attend pas.`,
  told: (who, time) =>
    `Il est arrivé au nom ${ofThe(who)}, ${time}. Quelque chose y fait échouer notre propre programme : la faute est à nous, et elle est notée. Nous avons demandé ${toThe(who)} de le renvoyer.`,
  remedy:
    'Voulez-vous laisser du temps ? Alors envoyez cette ligne. La phase a été résolue sans ces ordres ? ROLLBACK la reprend.',
  how: "Ou appuyez sur le bouton et envoyez l'e-mail qui s'ouvre.",
  button: 'Donner un jour de plus',
};

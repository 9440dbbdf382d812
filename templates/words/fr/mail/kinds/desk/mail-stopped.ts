/** À un arbitre : les e-mails n'atteignent pas quelqu'un de la partie. */
import type { Language } from '../../../../shape.ts';
import { agree, ofThe, The, the } from '../../../articles.ts';

export const mailStopped: Language['mail']['mailStopped'] = {
  subject: (game, who) => `[${game}] les e-mails n'atteignent pas ${the(who)}`,
  lead: (who) => `Vous n'avez rien à faire, mais les e-mails n'atteignent pas ${the(who)}.`,
  bounced: (who) =>
    `Le serveur ${ofThe(who)} a renvoyé notre e-mail pour de bon : la boîte est fermée, ou l'adresse est fausse. Nous n'y envoyons plus rien. Les ordres qui en viennent comptent comme toujours, et le prochain e-mail qui en vient fait repartir les nôtres.`,
  refused: (who) =>
    `On ne peut pas envoyer d'e-mail à l'adresse ${ofThe(who)}. Nous n'essayons plus. Les ordres qui en viennent comptent comme toujours, et le prochain e-mail qui en vient fait repartir les nôtres.`,
  complained: (who) =>
    `${The(who)} ${agree(who, 'a', 'ont')} signalé un de nos e-mails comme indésirable, peut-être par erreur. Nous n'y envoyons plus rien jusqu'à un e-mail de sa part. Vous pouvez lui demander, ou chercher quelqu'un d'autre.`,
  elsewhere:
    'Y a-t-il maintenant une autre boîte ? Alors envoyez cette ligne, puis le code que nous vous demanderons :',
  thenThey: 'Ensuite, cette ligne doit nous venir de là, avec un mot de passe personnel :',
  remedy: 'Vous savez que la boîte fonctionne de nouveau ? Alors envoyez cette ligne :',
  how: "Ou appuyez sur le bouton et envoyez l'e-mail qui s'ouvre.",
  button: 'Reprendre les envois',
  master: {
    subject: (game) => `[${game}] les e-mails n'atteignent pas l'arbitre`,
    lead: "Vous n'avez rien à faire, mais les e-mails n'atteignent pas l'arbitre de votre partie.",
    told: (who) =>
      `Nos e-mails n'atteignent pas ${who}, arbitre de la partie, et nous n'en envoyons plus. Ce que vous écrivez à l'arbitre ne peut pas être lu pour l'instant.`,
    goesOn: "Les dates limites et les résultats sont comme toujours ; ce que seul l'arbitre peut faire attend.",
    waits: "Dans cette partie l'arbitre traite chaque phase : elle attend que l'arbitre nous écrive.",
    back: (address) =>
      `Savez-vous comment joindre l'arbitre ? Tout e-mail de l'ancienne boîte fait repartir les nôtres. D'une nouvelle, cette ligne à ${address}, avec le mot de passe de l'arbitre, dit comment continuer :`,
  },
};

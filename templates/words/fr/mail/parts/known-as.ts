import type { Language } from '../../../shape.ts';

export const knownAs: Language['mail']['knownAs'] = {
  noName:
    'Vos e-mails ne portent pas de nom, nous vous en avons donc donné un. Pour utiliser le vôtre, envoyez-le avec SET NAME.',
  name: (name) => `Pour nous, vous êtes ${name} ; SET NAME permet de changer.`,
  utc: 'Les heures de vos e-mails sont en UTC ; pour votre heure à vous, envoyez SET MY ZONE avec votre fuseau.',
  zone: (place) =>
    `Les heures de vos e-mails sont à l'heure de ${place} ; pour votre heure à vous, envoyez SET MY ZONE avec votre fuseau.`,
};

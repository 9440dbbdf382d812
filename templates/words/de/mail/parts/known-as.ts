import type { Language } from '../../../shape.ts';

export const knownAs: Language['mail']['knownAs'] = {
  noName:
    'Deine E-Mails tragen keinen Namen, darum haben wir dir einen gegeben. Wenn du lieber deinen eigenen hättest, schick ihn mit SET NAME.',
  name: (name) => `Wir kennen dich als ${name}; SET NAME ändert das.`,
  utc: 'Zeiten stehen in deinen E-Mails in UTC; für deine eigene Zeit schick SET MY ZONE mit deiner Zone.',
  zone: (place) =>
    `Zeiten stehen in deinen E-Mails in der Zeit von ${place}; für deine eigene Zeit schick SET MY ZONE mit deiner Zone.`,
};

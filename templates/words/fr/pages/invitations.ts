import type { Language } from '../../shape.ts';

export const invitations: Language['pages']['invitations'] = {
  title: "Plus d'invitations",
  question: "Ne plus recevoir d'invitations ?",
  notHere: 'Rien ici',
  incomplete:
    "Ce lien n'est pas complet. Ouvrez-le de nouveau depuis l'e-mail, ou envoyez au judge un e-mail qui dit SET NO INVITATIONS.",
  done: "C'est fait : ce judge ne vous transmettra plus d'invitations, qui que ce soit qui le demande.",
  ask: 'Ce judge transmet des invitations à des parties de Diplomacy quand des joueurs le lui demandent. Appuyez sur le bouton, et il ne vous en enverra plus.',
  button: "Plus d'invitations",
};

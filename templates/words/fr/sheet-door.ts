import type { Language } from '../shape.ts';

export const sheetDoor: Language['sheetDoor'] = {
  title: "Feuille d'ordres",
  opening: "Votre feuille d'ordres s'ouvre…",
  failed: "Ce lien n'a ouvert aucune feuille. Prenez celui du dernier e-mail qui vous demandait des ordres.",
  paste: 'Sans scripts, collez ici le lien de votre e-mail\u00a0:',
  open: 'Ouvrir',
  again: "Je l'ai déjà ouverte ici",
  game: 'Page de la partie',
  wasItYou: 'Était-ce vous\u00a0?',
  wasItYouMore:
    "Votre feuille d'ordres a été ouverte sur l'appareil que nomme l'e-mail. Si c'était vous, dites-le\u00a0: il pourra alors envoyer des ordres.",
  code: "Mot de confirmation de l'e-mail",
  yes: "Oui, c'était moi",
  no: "Si ce n'était pas vous, fermez cette page et envoyez SET LINKS NEW au judge\u00a0: aucun de vos liens précédents ne sera plus valable.",
  confirmed: 'Merci',
  confirmedMore: "Rechargez la feuille d'ordres sur cet appareil\u00a0: il peut maintenant envoyer des ordres.",
  notConfirmed: "Rien n'a été confirmé",
  notConfirmedMore:
    "Le mot est faux ou trop ancien, ou cette feuille n'est plus ouverte. Ouvrez-la de nouveau pour recevoir un autre e-mail.",
  toSheet: "Vers la feuille d'ordres",
};

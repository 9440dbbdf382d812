import type { Language } from '../../../shape.ts';

export const orderSheet: Language['mail']['orderSheet'] = {
  heading: 'Pour vous seul',
  open: "Ouvrir votre feuille d'ordres",
  openDesk: 'Ouvrir votre bureau',
  note: 'Ce lien est à vous\u00a0: retirez-le si vous transmettez cet e-mail.',
  sheets: "Vos feuilles d'ordres",
  sheetsNote:
    "Chaque lien est pour vous seul. La première fois que vous en ouvrez un sur un appareil, nous vous demandons par e-mail si c'était vous.",
  noSheets:
    "Vous n'avez pas de feuille d'ordres en ce moment\u00a0: il y en a une dans chaque partie que vous jouez ou arbitrez.",
  deviceSubject: (game) => `[${game}] était-ce vous\u00a0?`,
  deviceLead: "Est-ce vous qui avez ouvert votre feuille d'ordres\u00a0?",
  opened: ({ game, device, time }) =>
    device === null
      ? `Votre feuille d'ordres de ${game} a été ouverte sur un nouvel appareil, ${time}.`
      : `Votre feuille d'ordres de ${game} a été ouverte sur un nouvel appareil, avec ${device}, ${time}.`,
  deviceOn: ({ browser, system }) => `${browser} (${system})`,
  until: "Tant que vous n'avez pas répondu oui, elle n'y montre que ce que tout le monde peut voir et n'envoie rien.",
  yesReply: 'Oui\u00a0: répondez à cet e-mail par cette seule ligne, ou appuyez sur le bouton de la page ci-dessous.',
  yes: "Oui, c'était moi",
  yesHow: 'La réponse est valable quatre jours.',
  no: 'Non\u00a0: envoyez cette ligne au judge, et aucun de vos liens précédents ne sera plus valable.',
  page: 'Page avec le bouton',
  everyone: 'tous',
  gm: "l'arbitre",
  observers: 'les observateurs',
};

import type { Language } from '../../../shape.ts';

const entriesOf = (entries: number) => `${entries} ${entries < 2 ? 'entrée' : 'entrées'}`;

export const diary: Language['mail']['diary'] = {
  empty: 'Votre journal est vide. DIARY commence une entrée, END seul sur une ligne la termine.',
  inShort: (entries, example) =>
    `Votre journal compte ${entriesOf(entries)} ; DIARY READ les montre toutes, DIARY READ ${example} une seule.`,
  entry: (number, when) => `Votre journal, entrée ${number} : ${when}`,
  open: (entries, diarists) =>
    `Les journaux sont ouverts : ${entriesOf(entries)} (${diarists}), sur les pages de la partie et dans ses archives.`,
  master: 'arbitre',
  observer: 'observateur',
};

import type { Language } from '../../../shape.ts';
import { counted } from '../../../text/counts.ts';

export const diary: Language['mail']['diary'] = {
  empty: 'Dein Tagebuch ist leer. DIARY beginnt einen Eintrag, END auf einer eigenen Zeile beendet ihn.',
  inShort: (entries, example) =>
    `Dein Tagebuch hat ${counted(entries, 'Eintrag', 'Einträge')}; DIARY READ zeigt alle, DIARY READ ${example} einen davon.`,
  entry: (number, when) => `Dein Tagebuch, Eintrag ${number}: ${when}`,
  open: (entries, diarists) =>
    `Die Tagebücher sind offen: ${counted(entries, 'Eintrag', 'Einträge')} (${diarists}), auf den Seiten der Partie und in ihrem Archiv.`,
  master: 'Spielleitung',
  observer: 'Beobachter',
};

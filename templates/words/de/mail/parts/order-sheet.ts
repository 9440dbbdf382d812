import type { Language } from '../../../shape.ts';

export const orderSheet: Language['mail']['orderSheet'] = {
  heading: 'Nur für dich',
  open: 'Befehlsbogen öffnen',
  openDesk: 'Schreibtisch öffnen',
  note: 'Der Link gehört dir: Lass ihn weg, wenn du diese E-Mail weitergibst.',
  sheets: 'Deine Befehlsbögen',
  sheetsNote:
    'Jeder Link ist nur für dich. Öffnest du einen zum ersten Mal auf einem Gerät, fragen wir per E-Mail, ob du das warst.',
  noSheets: 'Du hast jetzt keinen Befehlsbogen: Es gibt einen in jeder Partie, die du spielst oder leitest.',
  deviceSubject: (game) => `[${game}] Warst du das?`,
  deviceLead: 'Hast du deinen Befehlsbogen geöffnet?',
  opened: ({ game, device, time }) =>
    device === null
      ? `Dein Befehlsbogen von ${game} wurde am ${time} auf einem neuen Gerät geöffnet.`
      : `Dein Befehlsbogen von ${game} wurde am ${time} auf einem neuen Gerät geöffnet, mit ${device}.`,
  deviceOn: ({ browser, system }) => `${browser} (${system})`,
  until: 'Bis du Ja sagst, zeigt er dort nur, was alle sehen dürfen, und sendet nichts.',
  yesReply: 'Ja: Antworte auf diese E-Mail nur mit dieser Zeile, oder drück den Knopf auf der Seite darunter.',
  yes: 'Ja, das war ich',
  yesHow: 'Die Antwort gilt vier Tage.',
  no: 'Nein: Schick dem Judge diese Zeile, dann gilt keiner deiner bisherigen Links mehr.',
  page: 'Seite mit dem Knopf',
  everyone: 'alle',
  gm: 'die Spielleitung',
  observers: 'die Beobachter',
};

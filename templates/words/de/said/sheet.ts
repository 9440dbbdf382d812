import type { SheetSaying } from '../../../../engine/sayings/sheet.ts';
import type { Words } from '../../language.ts';

export const sheet = {
  'sheet/not-confirmed': () =>
    'Nichts wurde verschickt: Dieses Gerät kennen wir noch nicht. Beantworte die E-Mail, in der wir fragen, ob du es warst, und lade diese Seite dann neu.',
  'sheet/link-dead': () =>
    'Dieser Link ist ungültig. Nimm den aus der letzten E-Mail, die dich um Befehle gebeten hat, oder schick dem Judge SET LINKS NEW.',
  'sheet/game-over': () =>
    'Die Partie ist vorbei, und ihre Befehlsbögen mit ihr. Was geschehen ist, steht auf der Seite der Partie.',
  'sheet/too-many-devices': () =>
    'Dein Bogen wurde heute auf zu vielen neuen Geräten geöffnet. Nimm ein bestätigtes oder schick deine Befehle per E-Mail.',
  'sheet/old-page': () => 'Nichts wurde verschickt: Diese Seite ist veraltet. Lade sie neu und schick es noch einmal.',
  'sheet/too-often': () =>
    'Nichts wurde verschickt: Das ist mehr, als wir in einer Stunde von einem Bogen annehmen. E-Mails gehen inzwischen.',
  'sheet/wait': () =>
    'Noch wurde nichts verschickt: Frühere E-Mails sind zuerst dran. Schick es in einer Minute noch einmal.',
  'sheet/our-fault': () =>
    'Nichts wurde verschickt. Der Fehler liegt bei uns und ist vermerkt. Schick deine Befehle per E-Mail.',
  'sheet/by-mail-only': () => 'Das kann ein Bogen nicht. Schick diese Zeile per E-Mail.',
  'sheet/no-sign-on': () =>
    'Ein Bogen gilt seiner eigenen Partie: Lass die Zeile mit der Anmeldung weg oder schick sie per E-Mail.',
  'sheet/other-game': () => 'Nichts wurde verschickt: Dieser Bogen gehört zu einer anderen Partie. Lade ihn neu.',
  'sheet/other-site': () => 'Nichts wurde verschickt: Die Anfrage kam nicht von unserer eigenen Seite.',
  'sheet/too-long': ({ lines }) =>
    `Nichts wurde verschickt: Ein Bogen nimmt höchstens ${lines} Zeilen und 50.000 Zeichen auf einmal.`,
} satisfies Words<SheetSaying>;

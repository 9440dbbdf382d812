import { listInWords } from '../../../../engine/explain/names.ts';
import type { Language } from '../../shape.ts';

export const desk: Language['mail']['desk'] = {
  subject: {
    unproven: 'Bitte bestätige, dass du das geschrieben hast',
    wrongPassword: (game) => `[${game}] jemand hat ein falsches Passwort versucht`,
    sharing: 'Jemand möchte dein Konto teilen',
    confirm: 'Bitte bestätige deine Adresse',
    welcome: 'Willkommen',
    answered: 'Antwort auf deine E-Mail',
  },
  lead: {
    unproven: 'Noch ein Schritt: Bitte bestätige, dass du das geschrieben hast.',
    invited: 'Du bist zu einer Partie eingeladen. Wenn du nicht spielen möchtest, musst du nichts tun.',
    wrongPassword: 'Nichts zu tun: Niemand ist hereingekommen.',
    sharing: 'Nichts zu tun: Es hat sich nichts geändert.',
    confirm: 'Bitte bestätige, aber nur, wenn du das warst.',
    refused: (lines) =>
      lines === 1
        ? 'Eine Zeile deiner E-Mail konnten wir nicht verwenden.'
        : `${lines} Zeilen deiner E-Mail konnten wir nicht verwenden.`,
    toConfirm: 'Noch ein Schritt: Bitte bestätige. Bisher ist nichts geschehen.',
    codeSent: (to) =>
      `Noch ein Schritt: Wir haben ein Bestätigungswort an ${listInWords(
        to.map((address) => address ?? 'die Adresse, die wir von dir haben'),
        'und',
      )} geschickt.`,
    notUnderstood: 'Deine E-Mail ist angekommen, aber wir haben sie nicht verstanden.',
    notDone: 'Wir haben deine E-Mail nicht ausgeführt.',
    answersRest: 'Deine E-Mail ist ausgeführt. Heute beantworten wir nicht mehr jede.',
    nothingDue: 'Nichts zu tun: Es fehlen keine Befehle von dir.',
    due: (games) =>
      games === 1 ? 'In einer Partie sind deine Befehle fällig.' : `In ${games} Partien sind deine Befehle fällig.`,
    welcome: 'Willkommen! So wird gespielt. Noch ist nichts zu tun.',
    answered: 'Hier ist, wonach du gefragt hast. Nichts zu tun.',
    nothing: 'Nichts zu tun.',
  },
  variants: 'Varianten',
  variant: ({ id, players, goal, designers }) =>
    ` (${id}): ${players} Spieler, ${goal}. Von ${listInWords(designers, 'und')}.`,
  welcome: {
    intro: (address) =>
      `Dies ist ein Judge für Diplomacy per E-Mail. Er nimmt Befehle an, wertet sie zur Frist aus und schickt allen die Ergebnisse mit einer Karte. Alles geht per E-Mail an ${address}, ein Kommando je Zeile:`,
    command: 'Kommando',
    list: 'alle Partien: offene, laufende und beendete',
    signOn: 'meldet dich zur Partie Marne an, die noch Spieler sucht',
    observe: 'schickt dir ihre Ergebnisse',
    create: 'eröffnet eine neue Partie dieses Namens',
    password: 'Das Passwort wählst du selbst, für diese Partie allein; niemand bekommt es je zu sehen.',
  },
  unknown: (line, isNear) => ['Kein Kommando des Judge lautet ', { code: line }, isNear ? '. Meintest du:' : '.'],
  allCommands: 'HELP allein in einer Zeile schickt dir alle Kommandos.',
};

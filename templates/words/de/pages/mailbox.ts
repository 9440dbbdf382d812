import { html } from '../../../markup/html.ts';
import type { Language } from '../../shape.ts';
import { agree, Nominative } from '../articles.ts';

export const mailbox: Language['pages']['mailbox'] = {
  title: (address) => `Post für ${address}`,
  write: 'E-Mail schreiben',
  isWaiting: 'Deine E-Mail ist beim Judge. Die Antwort erscheint hier.',
  yourGames: 'Deine Partien',
  mail: 'Post',
  noMail: 'Noch keine Post. Was der Judge an diese Adresse schickt, steht hier.',
  noSubject: '(ohne Betreff)',

  roles: { public: 'Zuschauer', observer: 'Beobachter', master: 'Spielleitung', applicant: 'angemeldet' },
  standing: (who, how) => html`${who}; ${how}`,
  finished: 'beendet',
  notBegun: 'noch nicht begonnen',
  due: (phase, deadline) => html`${phase}, Frist ${deadline}`,
  writeOrders: 'Befehle schreiben',
  mailOrders: 'Befehle als E-Mail',
  nothingToOrder: (power) => `${Nominative(power)} ${agree(power, 'hat', 'haben')} in dieser Phase nichts zu befehlen.`,
  allOnFile: 'Alle Befehle liegen vor.',
  stillToOrder: (count) => `Noch zu befehlen: ${count}.`,
  withoutOrders: (units) => `Noch ohne Befehl: ${units}.`,

  label: 'Postfach',
  newer: 'neuere',
  older: 'ältere',
  showAs: 'Zeigen als',
  parts: { text: 'Text', html: 'HTML', raw: 'Quelltext' },
  asHtml: 'Die E-Mail als HTML',
  reply: 'Antworten',
  form: {
    from: 'Von',
    name: 'Dein Name',
    nameHint: 'wie andere ihn sehen sollen',
    to: 'An',
    subject: 'Betreff',
    text: 'Text',
    send: 'Senden',
  },

  faults: {
    from: 'Von wem ist die E-Mail? Gib eine Adresse an, etwa you@example.org.',
    to: (judge) => `An wen geht die E-Mail? An ${judge} oder an die Adresse einer Partie.`,
    elsewhere: (domain) => `Dieser Judge nimmt nur E-Mails an ${domain} an.`,
    address: 'Wohin sollen deine E-Mails? Gib eine Adresse an, etwa you@example.org.',
    map: 'Wähl eine der Karten aus der Liste.',
  },

  mailboxes: 'Postfächer',
  aboutMailboxes:
    'Jede E-Mail, die der Judge verschickt hat, liegt im Postfach ihres Empfängers. Du kannst jedes lesen und als jeder schreiben: Dieser Judge lebt nur auf deinem Rechner.',
  openMailboxOf: 'Postfach öffnen von',
  open: 'Öffnen',

  toGames: 'Zu den Partien',
  notHere: 'Nicht hier',
  noSuchPage: 'Diese Seite gibt es nicht.',
  beingWritten: 'Hat dich gerade eine E-Mail hergeschickt, dann wird die Seite eben geschrieben. Das dauert Sekunden.',
  lookAgain: 'Noch einmal nachsehen',
};

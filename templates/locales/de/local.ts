/** The first page of the judge on this machine, in German. */
import { html } from '../../markup/html.ts';
import type { LocalWords } from '../en/local.ts';
import { accusative, agree, Nominative } from './grammar.ts';

export const home: LocalWords['home'] = {
  title: 'Ein Schiedsrichter für Diplomacy, der in einem Postfach lebt',
  about:
    'Schick ihm Befehle in einfachen Worten. Er beantwortet jede E-Mail, achtet auf die Frist und schickt allen die Ergebnisse mit einer Karte.',

  demoBoard: (season) => `Die Karte der Demo, ${season}`,
  map: (caption) => `Karte: ${caption}`,
  youAre: (power, season) =>
    `Du spielst ${accusative(power)}, es ist ${season}, und dies ist die Karte. Bots spielen die anderen sechs Mächte und haben ihre Befehle geschickt. Schick deine in einfachen Worten, dann kommen die Ergebnisse sofort, mit einer neuen Karte.`,
  demoOver: (page) =>
    html`Die Demo ist zu Ende: Ihre ${page('Seite')} zeigt Phase für Phase, wie sie ausging. Beginne unten eine eigene Partie.`,
  settingUp: 'Die Demo wird aufgebaut, E-Mail für E-Mail. Das dauert ein paar Sekunden …',
  startDemo: 'Demo starten',
  openYourMailbox: 'Dein Postfach öffnen',

  ownGame: 'Eine eigene Partie beginnen',
  alone: 'Allein',
  aboutAlone: 'Du spielst eine Macht und Bots die anderen, so viele Jahre, wie du magst. Niemand drängt dich.',
  yourAddress: 'Deine Adresse',
  anyAddress: 'leer: hier bekommst du eine',
  language: 'Sprache',
  againstBots: 'Eine Partie gegen Bots',
  playAgainst: (bots) => `Gegen ${bots} Bots spielen`,
  otherMap: 'Oder auf einer anderen Karte',
  mapAndBots: (variant, bots) => `${variant} (${bots} Bots)`,
  play: 'Spielen',
  demoComment: 'Die Demo: eine echte Partie, per E-Mail gegen sechs Bots',
  demoWelcome: [
    'Willkommen. Bis hierher haben alle befohlen, was sieben Leute einmal in einer echten Partie befohlen haben.',
    'Von jetzt an entscheidest du, und die Bots der anderen sechs denken selbst.',
    'Sie spielen so viele Jahre weiter, wie du magst.',
  ],

  withFriends: 'Mit Freunden',
  firstLine: (here, port) =>
    html`Schick dem Schiedsrichter eine Zeile, von welcher Adresse du magst: Du leitest die Partie und spielst darin mit. ${here('Schreib sie hier')} oder in einem Mailprogramm, dessen Postausgangsserver localhost ist, Port ${port}.`,
  letterTo: (address) => `An: ${address}`,
  sixOthers: html`Sechs andere schicken <code>signon ?marne</code>, jeder von der eigenen Adresse. Das sind sieben E-Mails, und mit der siebten beginnt die Partie.`,
  orders: html`Alle schicken Befehle wie <code>F Lon - Nth</code>: eine E-Mail je Phase. Die Ergebnisse kommen zur Frist, oder sobald alle Befehle da sind.`,

  games: 'Partien',
  allGames: 'Alle Partien',
  due: (time) => html`Frist ${time}`,
  finished: 'beendet',
  players: (players, seats) => `${players} von ${seats} Spielern`,

  mailboxes: 'Postfächer',
  openMailboxOf: 'Postfach öffnen von',
  open: 'Öffnen',
};

export const mailbox: LocalWords['mailbox'] = {
  title: (address) => `Post für ${address}`,
  write: 'E-Mail schreiben',
  isWaiting: 'Deine E-Mail ist beim Schiedsrichter. Die Antwort erscheint hier.',
  yourGames: 'Deine Partien',
  mail: 'Post',
  noMail: 'Noch keine Post. Was der Schiedsrichter an diese Adresse schickt, steht hier.',
  noSubject: '(ohne Betreff)',
  /** What a mail is, in a word. */
  kinds: { results: 'Partie', answers: 'Antwort', press: 'Presse', notices: 'Mitteilung' },
  read: 'gelesen',
  unread: 'noch nicht gelesen',

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
    elsewhere: (domain) => `Dieser Schiedsrichter nimmt nur E-Mails an ${domain} an.`,
    address: 'Wohin sollen deine E-Mails? Gib eine Adresse an, etwa you@example.org.',
    map: 'Wähl eine der Karten aus der Liste.',
  },

  mailboxes: 'Postfächer',
  aboutMailboxes:
    'Jede E-Mail, die der Schiedsrichter verschickt hat, liegt im Postfach ihres Empfängers. Du kannst jedes lesen und als jeder schreiben: Dieser Schiedsrichter lebt nur auf deinem Rechner.',
  openMailboxOf: 'Postfach öffnen von',
  open: 'Öffnen',

  toGames: 'Zu den Partien',
  notHere: 'Nicht hier',
  noSuchPage: 'Diese Seite gibt es nicht.',
  beingWritten: 'Hat dich gerade eine E-Mail hergeschickt, dann wird die Seite eben geschrieben. Das dauert Sekunden.',
  lookAgain: 'Noch einmal nachsehen',
};

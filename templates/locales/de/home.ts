/** Die erste Seite des Judges auf dieser Maschine. */
import { html } from '../../markup/html.ts';
import type { Home } from '../en/home.ts';
import { accusative } from './grammar.ts';

export const home: Home = {
  title: 'Ein Judge für Diplomacy, der in einem Postfach lebt',
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
  anyAddress: 'leer lassen: du bekommst hier eine',
  playAgainst: (bots) => `Gegen ${bots} Bots spielen`,
  otherMap: 'Oder auf einer anderen Karte',
  mapAndBots: (variant, bots) => `${variant} (${bots} Bots)`,
  play: 'Spielen',
  demoComment: 'Die Demo: eine echte Partie, per E-Mail gegen sechs Bots',
  demoWelcome: [
    'Willkommen, Frankreich. Bis hierher haben alle befohlen, was sieben Leute einmal in einer echten Partie befohlen haben.',
    'Von jetzt an entscheidest du, und die Bots der anderen sechs denken selbst.',
    'Sie spielen so viele Jahre weiter, wie du magst.',
  ],

  withFriends: 'Mit Freunden',
  firstLine: (here, port) =>
    html`Schick dem Judge eine Zeile, von welcher Adresse du magst: Du leitest die Partie und spielst darin mit. ${here('Schreib sie hier')} oder in einem Mailprogramm, dessen Postausgangsserver localhost ist, Port ${port}.`,
  letterTo: (address) => `An: ${address}`,
  sixOthers: html`Sechs andere schicken <code>signon ?marne secret</code>, jeder von der eigenen Adresse. Das sind sieben E-Mails, und mit der siebten beginnt die Partie.`,
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

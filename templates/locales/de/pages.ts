/** What pages say, in German. */
import type { Reason } from '../../../engine/board/position.ts';
import type { PhaseKind } from '../../../engine/board/variant.ts';
import { html } from '../../markup/html.ts';
import type { Language } from '../shape.ts';

export { book } from './book.ts';

import { accusative, dative, Nominative, ofTurn } from './grammar.ts';

export const chart: Language['pages']['chart'] = {
  region: 'Diagramm der Versorgungszentren nach Jahren',
  title: 'Versorgungszentren nach Jahren; die Tabelle darunter zeigt dasselbe.',
  wins: (centers) => `Sieg mit ${centers}`,
  start: 'Start',
  tableRegion: 'Zentren nach Jahren',
  table: 'Zentren nach Jahren',
  power: 'Macht',
};

export const feed: Language['pages']['feed'] = {
  title: (judge) => `${judge}: beendete Partien`,
  entry: (game, outcome) => `${game}: ${outcome}`,
  summary: ({ variant, phases, outcome, players }) => {
    const told = `${variant}, ${phases} ${phases === 1 ? 'Phase' : 'Phasen'}. ${outcome}.`;
    const who = players.map(({ power, name }) => `${name} (${power})`).join(', ');
    return who === '' ? told : `${told} Es spielten: ${who}.`;
  },
};

export const frame: Language['pages']['frame'] = {
  places: { judge: 'Start', games: 'Partien', variants: 'Varianten', help: 'Hilfe', mailboxes: 'Postfächer' },
  placesLabel: 'Orte',
  feed: 'Beendete Partien',
  toContent: 'Zum Inhalt',
  privacy: 'Datenschutz',
  about:
    'Chancery, ein Schiedsrichter für Diplomacy, der in einem Postfach lebt. Diplomacy ist eine Marke ihres Inhabers; dieser Schiedsrichter ist unabhängig davon.',
};

const COLOURS = { white: 'weiß', grey: 'grau' };

export const game: Language['pages']['game'] = {
  ended: (outcome, variant) => `${outcome}. ${variant}.`,
  forming: (variant, signedOn, seats) =>
    signedOn === null
      ? `${variant}. Wartet auf Spieler.`
      : `${variant}. Wartet auf Spieler: ${signedOn} von ${seats} sind angemeldet.`,
  running: (variant, phase, deadline) =>
    html`${variant}. ${phase}${deadline !== null && html`, Frist für Befehle: ${deadline}`}`,
  paused: 'unterbrochen',
  boardAfter: (phase) => `${phase}, die Karte danach`,
  mapAndPlaces: (downloads, places) => html`${downloads}. ${places('Orte und Grenzen')}`,

  takeSeat: 'Einen Platz übernehmen',
  forInvited: 'In dieser Partie bekommt nur einen Platz, wer eingeladen ist.',
  signOn: (address) => html`Schick diese Zeile an ${address}:`,

  centers: 'Zentren',
  inFigures: 'In Zahlen',
  afterEnd: 'Nach dem Ende',
  press: 'Presse',
  allPress: (link) => html`${link('Die ganze öffentliche Presse')} als Mailordner; die Seite jeder Phase hat die ihre.`,
  diaries: 'Tagebücher',
  downloads: 'Zum Herunterladen',
  forms: {
    archive: (link) => html`${link('Das Archiv')}: alles, signiert und versiegelt, zum Prüfen und Nachspielen`,
    history: (link) => html`${link('Verlauf')}, in den Worten der klassischen Schiedsrichter`,
    whole: (link) => html`${link('Eine Datei')}: die ganze Partie mit ihren Karten, auch ohne Netz zu lesen`,
    research: (link) => html`${link('JSON-Zeilen')}, in der Form der Forschungsprogramme`,
    centres: (link) => html`${link('Zentren')} nach Jahren, als Tabelle`,
    press: (link) => html`${link('Presse')}: öffentliche Presse als Mailordner`,
  },

  about: 'Über diese Partie',
  facts: {
    address: 'Adresse',
    variant: 'Variante',
    master: 'Spielleitung',
    press: 'Presse',
    zone: 'Zeitzone',
    begun: 'Begonnen',
    created: 'Angelegt',
    comment: 'Kommentar',
  },
  variantBy: (variant, designers) => `${variant}, von ${designers}`,
  pressKinds: (colours, isPartial) =>
    `${colours.length === 0 ? 'keine' : colours.map((colour) => COLOURS[colour]).join(' und ')}${isPartial ? '' : ', nur an alle'}`,

  phases: 'Phasen',
  powers: 'Mächte',
  columns: { power: 'Macht', player: 'Spieler', centers: 'Zentren', units: 'Einheiten' },
  anonymous: 'anonym',
  nobody: 'niemand',
  seats: { abandoned: 'verlassen', 'civil-disorder': 'im Aufruhr', dummy: 'kein Spieler' },
  late: 'verspätet',
  nothingOrdered: 'Es wurde nichts befohlen.',
  mustLeave: (unit, to) => `${unit} muss weichen: ${to === '' ? 'kein Ort frei' : to}`,

  outcomes: {
    won: (powers) => `Sieg: ${powers}`,
    drawn: 'Remis',
    drawnBetween: (powers) => `Remis zwischen ${dative(powers)}`,
    conceded: (powers) => `Durch Aufgabe gewonnen: ${powers}`,
    terminated: 'Von der Spielleitung beendet',
  },
};

export const help: Language['pages']['help'] = {
  title: 'Hilfe',
  back: '← Hilfe',
  onThisPage: 'Auf dieser Seite',
  parts: 'Auf dieser Seite:',
  intro: html`Schick Befehle, wie du sie auf Papier schreiben würdest, einen je Zeile: <code>A Par - Bur</code> zieht die Armee in Paris nach Burgund, <code>A Mar S A Par - Bur</code> unterstützt sie, <code>F Bre H</code> hält. Der Schiedsrichter beantwortet jede E-Mail und sagt, was er gelesen hat.`,
  byMail: html`Diese Seiten gibt es auch per E-Mail, auf Englisch: Schreib <code>GET</code> und den Namen.`,
};

export const invitations: Language['pages']['invitations'] = {
  title: 'Keine Einladungen mehr',
  question: 'Einladungen abbestellen?',
  notHere: 'Nicht hier',
  incomplete:
    'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail, oder schick dem Schiedsrichter eine E-Mail mit SET NO INVITATIONS.',
  done: 'Erledigt: Dieser Schiedsrichter gibt keine Einladungen mehr an dich weiter, wer auch immer darum bittet.',
  ask: 'Dieser Schiedsrichter gibt Einladungen zu Diplomacy-Partien weiter, wenn Spieler ihn darum bitten. Drück den Knopf, und er schickt dir keine mehr.',
  button: 'Keine Einladungen mehr',
};

export const leaving: Language['pages']['leaving'] = {
  title: (game) => `Keine E-Mails mehr zu ${game}`,
  question: (game) => `E-Mails zu ${game} abbestellen?`,
  incomplete:
    'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail, oder schick der Partie eine E-Mail mit RESIGN.',
  ask: ({ game }) =>
    `Wer ${game} beobachtet, bekommt Ergebnisse und Nachrichten der Partie per E-Mail. Drück den Knopf, und wir schicken dir keine mehr.`,
  done: ({ game, address }) =>
    `Erledigt: Du bekommst keine E-Mails mehr zu ${game}. Um die Partie wieder zu beobachten, schick eine E-Mail mit OBSERVE ${game} an ${address}.`,
  button: 'Keine E-Mails mehr',
};

export const lists: Language['pages']['lists'] = {
  games: 'Partien',
  waiting: 'Warten auf Spieler',
  running: 'Laufend',
  finished: 'Beendet',
  noneFinished: 'Noch ist keine Partie beendet.',
  allFinished: (games) => `Alle ${games} beendeten Partien`,
  feed: (link) => html`${link('Feed der beendeten Partien')} (Atom)`,
  noneSuch: 'Eine solche Partie gibt es noch nicht.',

  finishedGames: 'Beendete Partien',
  by: { variant: 'Nach Variante', year: 'Nach Jahr', result: 'Nach Ergebnis', player: 'Nach Spieler' },
  facet: (title) => `${title}:`,
  titled: (title, name) => `${title}: ${name}`,
  players: (letter) => `Spieler: ${letter}`,
  page: (title, n) => `${title}, Seite ${n}`,
  results: {
    won: 'Sieg',
    wonTogether: 'zu zweit gewonnen',
    conceded: 'Aufgabe',
    none: 'ohne Ergebnis',
    drawn: (powers) => `Remis zu ${powers}`,
  },
  ended: 'Beendet',
  nobody: 'Niemand',

  lists: 'Listen',
  back: '← Alle Partien',
  newer: 'neuere',
  older: 'ältere',
  before: 'zurück',
  after: 'weiter',
  playersLabel: 'Spieler',
  from: 'Ab:',

  find: 'Suchen',
  hint: 'Spieler, Variante, Jahr, Ergebnis',

  waitingTable: 'Partien, die auf Spieler warten',
  runningTable: 'Laufende Partien',
  playersTable: 'Partien nach Spielern',
  columns: {
    game: 'Partie',
    variant: 'Variante',
    signedOn: 'Angemeldet',
    phase: 'Phase',
    due: 'Frist',
    result: 'Ergebnis',
    ended: 'Ende',
    players: 'Spieler',
    player: 'Spieler',
    played: 'Macht',
  },
  seats: (players, seats) => `${players} von ${seats}`,
  paused: (phase) => `${phase} (unterbrochen)`,
  playedBy: (power, name) => `${power}: ${name}`,
  finishedOf: (games) => (games === 1 ? 'Eine beendete Partie.' : `${games} beendete Partien.`),
};

export const maps: Language['pages']['maps'] = {
  map: (caption) => `Karte: ${caption}. Die Seite sagt dasselbe in Worten. Öffnet die Karte allein.`,
  files: (svg, png, night) => html`Karte: ${svg('SVG')}, ${png('PNG')}, ${night('dunkel')}`,
  downloads: (link) =>
    html`Karte ${link.abbreviated('mit Abkürzungen')}; zum Drucken: ${link.a4('A4')}, ${link.letter('Letter')}, mit Abkürzungen ${link.abbreviatedA4('A4')}, ${link.abbreviatedLetter('Letter')}`,
};

export const oneFile: Language['pages']['oneFile'] = {
  anybody: 'allen',
  person: 'Nachrichten von',
  andPerson: 'und',
  words: 'Suchen',
  next: 'Nächste',
  about: (variant, phases) => `${variant}. ${phases} ${phases === 1 ? 'Phase' : 'Phasen'}.`,
  ended: 'Beendet',
  source: 'Übernommen aus',
  settings: 'Einstellungen, wie der Schiedsrichter sie schrieb',
  centers: 'Zentren',
  phases: 'Phasen',
  theEnd: 'das Ende',
  phaseBefore: 'Vorige Phase',
  phase: 'Phase',
  phaseAfter: 'Nächste Phase',
  beforeFirst: 'Vor der ersten Phase',
  afterEnd: 'Nach dem Ende',
  diariesAtEnd: 'Tagebücher am Ende',
  press: 'Presse',
  diaries: 'Tagebücher',
  notes: 'Anmerkungen',
  noteOn: (by, order) => `${by} zu ${order}`,
  judgeNoted: 'Was der Schiedsrichter vermerkt hat',
  disagreements: 'Wo der Schiedsrichter und die Engine nicht übereinstimmen',
  contradictions: 'Worin die Quellen sich widersprechen',
  ending: 'Ausgang',
  end: 'Das Ende',
  mapOf: (phase) => `Karte ${ofTurn(phase)}`,
  mapOfEnd: 'Karte vom Ende',
};

const REASONS: Readonly<Record<Reason, string>> = {
  bounce: 'kam nicht durch',
  cut: 'unterbrochen',
  dislodged: 'vertrieben',
  void: 'ungültig',
  'no-convoy': 'kein Konvoi',
  disrupted: 'Konvoi unterbrochen',
  'head-to-head': 'Frontalzusammenstoß',
  beleaguered: 'durch ein Patt gehalten',
  'self-dislodgement': 'eigene Einheit im Weg',
  held: 'darf nicht bewegt werden',
  disbanded: 'aufgelöst',
  'retreat-conflict': 'zwei Rückzüge an einen Ort',
  'too-many-builds': 'mehr als zustanden',
  'too-many-removals': 'mehr als nötig',
  'not-eligible': 'dort nicht möglich',
  'no-order': 'kein Befehl',
};

export const orders: Language['pages']['orders'] = {
  unit: { A: (place) => `Armee ${place}`, F: (place) => `Flotte ${place}` },
  hold: (unit) => `${unit} hält`,
  move: (unit, to) => `${unit} → ${to}`,
  moveByConvoy: (unit, to) => `${unit} → ${to} per Konvoi`,
  moveBy: (unit, to, route) => `${unit} → ${to} über ${route}`,
  supportHold: (unit, target) => `${unit} unterstützt ${target}`,
  supportMove: (unit, target, to) => `${unit} unterstützt ${target} → ${to}`,
  convoy: (unit, army, to) => `${unit} geleitet ${army} → ${to}`,
  proxy: (unit, power) => `${unit}, Vollmacht für ${accusative(power)}`,
  retreat: (unit, to) => `${unit} Rückzug → ${to}`,
  disband: (unit) => `${unit} wird aufgelöst`,
  build: { A: (place) => `Aufbau: Armee ${place}`, F: (place) => `Aufbau: Flotte ${place}` },
  remove: { A: (place) => `Auflösung: Armee ${place}`, F: (place) => `Auflösung: Flotte ${place}` },
  waive: 'Verzicht auf einen Aufbau',
  influence: (points, order) => `${points} Einfluss: ${order}`,
  reasons: REASONS,
};

export const phase: Language['pages']['phase'] = {
  title: (game, phase) => `${game}, ${phase}`,
  resolved: (phase, at) => html`${phase}, ausgewertet ${at}`,
  turning: 'Vorher und nachher',
  before: '← vorher',
  after: 'nachher →',
  gameNow: 'die Partie jetzt →',
  ordersMap: (phase) => `${phase}: die Befehle und was daraus wurde`,
  afterMap: (phase) => `${phase}: die Karte danach`,
  results: 'Befehle und Ergebnisse',
  press: 'Presse',
  diaries: 'Tagebücher',
  inWords: 'Die Stellung danach in Worten',
  taken: 'Zentren, die den Besitzer wechselten',
  takenFrom: (center, from, to) => html`${center}: ${from ?? 'frei'} → ${to}`,
};

export const places: Language['pages']['places'] = {
  title: (variant) => `Orte von ${variant}`,
  label: 'Variante',
  map: (variant) =>
    `Karte: ${variant} zu Beginn. Die Tabelle sagt dasselbe in Worten. Öffnet die Karte mit Abkürzungen.`,
  byMail: (places, example) =>
    html`${places} Orte. Per E-Mail: <code>GET PROVINCES</code>, <code>GET BORDERS</code> oder <code>HELP ${example}</code> für einen davon.`,
  hint: 'Name, Abkürzung, Regel',
  columns: { place: 'Ort', ways: 'Wohin Einheiten von dort kommen' },
  aliases: (aliases) => `auch ${aliases}`,
  centerKind: (kind, center) => html`${kind}; <strong>Versorgungszentrum</strong>, ${center}`,
  way: (who, to) => html`${who}: ${to}`,
};

const ENTER =
  'Der Schiedsrichter hat beim Start einen Code ausgegeben. Gib ihn ein, um hier E-Mails zu lesen und zu schreiben.';

export const privacy: Language['pages']['privacy'] = {
  title: 'Privat',
  heading: 'Dieser Schiedsrichter ist privat',
  enterCode: ENTER,
  wrongCode: `Das ist nicht der Code. ${ENTER}`,
  code: 'Code',
  open: 'Öffnen',
};

const RESULTS = { won: 'Sieg', drew: 'Remis', survived: 'überlebt', eliminated: 'ausgeschieden' };

export const results: Language['pages']['results'] = {
  title: 'Ergebnis',
  notRecorded: 'Wie die Partie ausging, ist nicht überliefert.',
  powers: 'Mächte',
  columns: { power: 'Macht', player: 'Spieler', result: 'Ergebnis', centers: 'Zentren' },
  result: (result, outIn) => (outIn === null ? RESULTS[result] : `${RESULTS[result]} ${outIn}`),
  scores: { solo: 'Alleinsieg', 'draw-size': 'Remisgröße', 'sum-of-squares': 'Quadratsumme' },

  saidToAll: (who) => `${Nominative(who)} an alle`,
  saidTo: (who, whom) => `${Nominative(who)} an ${accusative(whom)}`,
  at: (what, time) => html`${what}, ${time}`,
  anonymous: 'Anonym',
  master: 'Die Spielleitung',
  observer: 'Ein Beobachter',
  observers: 'Beobachter',
  earlierWriter: 'Absender einer früheren Nachricht',
};

const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'Züge', R: 'Rückzüge', A: 'Auf- und Abbau' };

export const times: Language['pages']['times'] = {
  day: (day, month, year) => `${day}. ${month} ${year}`,
  phase: (season, year, kind) => `${season} ${year}, ${KINDS[kind]}`,
};

export const variant: Language['pages']['variant'] = {
  about: (designers, powers, goal) => `Von ${designers}. ${powers} Mächte; ${goal}.`,
  places: (link) => html`${link('Orte und Grenzen')}: jeder Ort mit seiner Abkürzung und seinen Nachbarn.`,
  map: (variant) => `Karte: ${variant} zu Beginn. Öffnet die Karte allein.`,
  start: 'Der Beginn der Partie',
  rules: 'Regeln',
  openings: 'Eröffnungen',
  finishedGames: 'Beendete Partien dieser Variante',
  noneFinished: 'Noch ist hier keine Partie dieser Variante beendet.',
  howBegan: (games) =>
    `${games === 1 ? 'Der Beginn der einen beendeten Partie' : `Der Beginn von ${games} beendeten Partien`}: die ersten Züge jeder Macht, wie oft sie vorkamen und was daraus wurde.`,
  openingsOf: (power) => `Eröffnungen: ${power}`,
  columns: { moves: 'Erste Züge', games: 'Partien', won: 'Siege', centers: 'Zentren' },

  variants: 'Varianten',
  aboutVariants: 'Jede Partie sagt bei ihrer Gründung, welche davon sie spielt.',
  line: (powers, designers) => `${powers} Mächte, von ${designers}`,
};

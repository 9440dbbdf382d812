/** Parts that several mails share, in German. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { Language } from '../shape.ts';
import { capitalize, countNoun } from '../text/counts.ts';
import { accusative, afterTurn, agree, dative, from, inTurn, Nominative, nominative, ofPower } from './grammar.ts';

export const asHtml: Language['mail']['asHtml'] = {
  language: 'de',
};

export const asText: Language['mail']['asText'] = {
  title: (text) => `${text}:`,
  suggestion: 'Vielleicht:',
};

export const letter: Language['mail']['letter'] = {
  gamePage: 'Seite der Partie',
  reply: 'Antworte auf diese E-Mail, um Befehle zu geben, oder schick HELP für eine Liste der Kommandos.',
  replyWithout: 'Antworte auf diese E-Mail mit jedem Kommando; HELP zählt sie auf.',
  withSubject: ({ address, game }) => `${address} (mit [${game}] im Betreff)`,
  writeTo: (address) => `Schick Befehle und Kommandos an ${address}, nicht als Antwort auf eine Nachricht.`,
  gamesAndHelp: 'Partien und Hilfe',
  writeToDesk: (address) => `Schreib an ${address}; mit HELP bekommst du eine Liste der Kommandos.`,
  unheard:
    'E-Mails von dir, die wir nicht beantwortet haben, weil kein Befehl, kein Kommando und keine Nachricht darin stand:',
  unanswered: (count) =>
    count === 1
      ? 'Eine E-Mail in deinem Namen haben wir nicht ausgeführt: Nichts zeigte, dass sie von dir ist, oder ein Programm hatte sie als automatisch gekennzeichnet. Wenn doch, schick sie noch einmal als Antwort auf eine unserer E-Mails zu deiner Partie, oder beginne sie mit deinem Passwort.'
      : `${count} E-Mails in deinem Namen haben wir nicht ausgeführt: Nichts zeigte, dass sie von dir sind, oder ein Programm hatte sie als automatisch gekennzeichnet. Wenn doch, schick sie noch einmal als Antwort auf eine unserer E-Mails zu deiner Partie, oder beginne sie mit deinem Passwort.`,
};

export const acknowledgementSubject: Language['mail']['acknowledgementSubject'] = {
  all: (parts) => parts.join('; '),
  confirm: (line) => `bitte bestätigen: ${line}`,
  created: 'die Partie ist angelegt',
  signedOn: 'du bist angemeldet',
  observes: 'du schaust bei dieser Partie zu',
  plays: (powers) => `du spielst ${accusative(powers)}`,
  refused: (lines) => `${countNoun(lines, 'Zeile', 'Zeilen')} abgelehnt`,
  oldStands: (orders) => (orders === 1 ? 'der alte Befehl gilt noch' : `${orders} alte Befehle gelten noch`),
  isSignedOn: 'du bist angemeldet',
  answered: 'Antwort auf deine E-Mail',
  pressSent: 'Nachricht verschickt',
  messagesSent: (messages) => `${messages} Nachrichten verschickt`,
  lineDone: (line) => `${line}: erledigt`,
  linesDone: (lines) => `${lines} Zeilen erledigt`,
  shown: {
    status: 'Stand der Partie',
    list: 'die Partie',
    summary: 'Überblick',
    map: 'Karte',
    help: 'Hilfe',
    history: 'Geschichte',
    'all-orders': 'vorliegende Befehle',
    prediction: 'Vorschau',
    diary: 'dein Tagebuch',
  },
};

export const answer: Language['mail']['answer'] = {
  change: 'Um einen Befehl zu ändern, antworte auf diese E-Mail mit der neuen Zeile.',
  sendLines:
    'Deine Befehle schickst du als Antwort auf diese E-Mail, mit Zeilen wie diesen über allem Zitierten. Was hinter % steht, ist nur ein Hinweis.',
  send: 'Deine Befehle schickst du als Antwort auf diese E-Mail: ein Befehl je Zeile, über allem Zitierten.',
  writeButton: 'Befehle schreiben',
  changeButton: 'Befehle ändern',
  subject: (phase) => `${phase} Befehle`.trim(),
  byProxy: (power) => `Vollmacht ${from(power)}`,
  orDisband: (places) => `${places} oder D (auflösen)`,
  eitherUnit: 'Armee (A) oder Flotte (F), wie du willst',
  unitsMaySwap: 'Armeen und Flotten dürfen die Plätze tauschen',
  byDefault: 'wenn du nichts wählst',
};

const LEFT_OUT = {
  orders: 'Einheiten ohne Befehl halten',
  retreats: 'vertriebene Einheiten ohne Befehl werden aufgelöst',
  builds: 'was nicht befohlen ist, wird nicht aufgebaut',
  removals: 'welche Einheiten wegfallen, bestimmen die Regeln',
  choices: 'Anfangseinheiten bleiben, wie sie vorgesehen sind',
};

export const atDeadline: Language['mail']['atDeadline'] = {
  goesOn: (until) =>
    `Kommen sie nicht bis zur Frist, bist du verspätet: Die Partie wartet bis ${until} auf dich und geht dann ohne deine Befehle weiter.`,
  offersPlace: (until) =>
    `Kommen sie nicht bis zur Frist, bist du verspätet: Die Partie wartet bis ${until} auf dich, dann wird dein Platz jemand anderem angeboten.`,
  someAreEnough: 'Befehle für einen Teil deiner Einheiten genügen, um rechtzeitig zu sein.',
  leftOut: (kinds) =>
    `Auf das, was zur Frist fehlt, wartet die Partie nicht: ${kinds.map((kind) => LEFT_OUT[kind]).join(', ')}.`,
};

export const auction: Language['mail']['auction'] = {
  noBids:
    'Die Plätze werden versteigert, und du hast noch nicht geboten: Die Partie beginnt, sobald alle geboten haben.',
  bids: (bids) => `Deine Gebote, die niemand sonst sieht: ${bids}.`,
  bid: (points, lot) => `${points} für ${accusative(lot)}`,
  rules: (points) =>
    `Du hast ${points} Punkte. Jede Runde verkauft an die Höchstbietenden, die noch keinen Platz haben; du zahlst, was du geboten hast, und der Rest bleibt für die nächste Runde:`,
  round: (number, lots) => `Runde ${number}: ${lots}`,
  oneLine: (line) => ['Eine Zeile genügt für alle Runden: ', { code: line }, '.'],
  details: (line) => [
    'Bei gleichen Geboten und wo niemand bietet, entscheidet das Los. Ein Gebot über deinen Rest hinaus zählt so viel wie der Rest. So nimmst du ein Gebot zurück: ',
    { code: line },
    '.',
  ],
  prices: (sold) => `Die Plätze wurden versteigert, für diese Punkte: ${sold}.`,
};

export const blind: Language['mail']['blind'] = {
  forPlayers:
    'Diese Partie wird blind gespielt: Gezeigt werden dir nur deine Einheiten und Zentren und was an eines davon grenzt. Wo nichts gezeigt wird, können trotzdem Einheiten stehen.',
  forOthers:
    'Diese Partie wird blind gespielt: Das Brett sehen nur ihre Spieler, jeder einen Teil. Ist sie vorbei, wird alles gezeigt.',
  processed: 'die Befehle sind ausgewertet',
  inSight: 'Von anderen siehst du jetzt',
  nobodyInSight: 'Du siehst jetzt keine Einheit einer anderen Macht.',
  pastLater:
    'Diese Partie wird blind gespielt: Ihre Zusammenfassung, ihre Geschichte und ihr Archiv gibt es, wenn sie vorbei ist.',
  mapLater: 'Diese Partie wird blind gespielt: Ihre Karte gibt es, wenn sie vorbei ist.',
};

export const bot: Language['mail']['bot'] = {
  answer:
    'Ich bin ein Bot: Ich kann deine Nachricht nicht lesen und treffe keine Absprachen. In jeder Phase befehle ich, was mir auf dem Brett am besten scheint.',
};

export const by: Language['mail']['by'] = {
  master: 'Die Spielleitung',
  player: 'Ein Spieler',
};

export const diary: Language['mail']['diary'] = {
  empty: 'Dein Tagebuch ist leer. DIARY beginnt einen Eintrag, END auf einer eigenen Zeile beendet ihn.',
  inShort: (entries, example) =>
    `Dein Tagebuch hat ${countNoun(entries, 'Eintrag', 'Einträge')}; DIARY READ zeigt alle, DIARY READ ${example} einen davon.`,
  entry: (number, when) => `Dein Tagebuch, Eintrag ${number}: ${when}`,
  open: (entries, diarists) =>
    `Die Tagebücher sind offen: ${countNoun(entries, 'Eintrag', 'Einträge')} (${diarists}), auf den Seiten der Partie und in ihrem Archiv.`,
  master: 'Spielleitung',
  observer: 'Beobachter',
};

export const ending: Language['mail']['ending'] = {
  downloads: 'Zum Herunterladen',
  archive: 'Archiv',
  archiveLinked:
    'Das Archiv enthält die ganze Partie. Jeder kann es prüfen, die Partie nachspielen und sie in andere Formate umwandeln.',
  archiveAttached: (file) =>
    `Die ganze Partie liegt signiert als ${file} bei. Jeder kann sie prüfen, nachspielen und in andere Formate umwandeln. Die Seite der Partie zeigt alle Phasen.`,
  centersByYear: 'Zentren nach Jahren',
  year: 'Jahr',
  whoPlayed: 'Wer was gespielt hat',
  power: 'Macht',
  player: 'Spieler',
  centers: 'Zentren',
  formerPlayer: 'früherer Spieler',
  playedFrom: (name, phase) => `${name} ab ${phase}`,
  openPress:
    'Sollen alle lesen können, was vertraulich gesagt wurde? Es wird im Archiv geöffnet, wenn alle zustimmen, die gespielt haben. Stimmst du zu, dann schick diese Zeile:',
  statement: 'Dein Schlusswort',
  howToState: (address) =>
    `Erzähl den anderen, wie es war: Schreib an ${address}, mit deinen Worten zwischen diesen Zeilen. Sie gehen an alle und bleiben bei der Partie.`,
  exampleStatement: 'So war es für mich: …',
  sequel: (game) => `Eine weitere Partie wie diese sucht Mitspieler: „${game}“.`,
  sequelIsYours: 'Du leitest sie; LIST zeigt ihre Einstellungen.',
  sequelSignOn: (address) => `Wenn du mitspielen willst, schreib an ${address}: `,
};

export const gazetteer: Language['mail']['gazetteer'] = {
  places: (variant) => `Orte von ${variant}`,
  place: 'Ort',
  write: 'Schreib',
  type: 'Art',
  center: 'Versorgungszentrum',
  owner: 'Gehört jetzt',
  howToRead: (place, borders) => [
    'Groß und klein ist gleich, und der volle Name geht auch. Alles über einen Ort: ',
    { code: place },
    '. Was woran grenzt: ',
    { code: borders },
    '.',
  ],
  borders: (variant) => `Grenzen von ${variant}`,
  steps: (provinces) => [
    'Wohin Einheiten von jedem Ort in einem Zug kommen. Was die Kürzel bedeuten: ',
    { code: provinces },
    '.',
  ],
  way: (who, places) => `${who}: ${places}`,
  reach: (who, places) => [{ strong: who }, ` kommen nach ${places}.`],
  alsoWritten: (spellings) => `Auch geschrieben: ${spellings}.`,
  noCenter: 'Kein Versorgungszentrum.',
  isCenter: (whose) => `Versorgungszentrum, ${whose}.`,
  several: (start) => `Mit „${start}“ beginnen mehrere Orte:`,
  one: (name, line) => [`${name}: `, { code: line }],
};

export const glossary: Language['mail']['glossary'] = {
  whatItDoes: 'Was das bewirkt',
};

type Words = Language['mail']['influence'];

const points = (count: number) => countNoun(count, 'Einflusspunkt', 'Einflusspunkte');

export const influence: Words = {
  title: 'Einflusspunkte',
  points: (facts) => pointsOf(facts),
  ownPoints: (facts) => `${pointsOf(facts)} Niemand sonst sieht das.`,
  howToGive: (line) => ['Jeder gilt für einen Befehl eines Staates: ', { code: line }, ' sagt, wie.'],
  notHere: (line) => ['Auf dieser Karte gibt es keine. Sie gehören zu einer anderen Variante: ', { code: line }, '.'],
  lines: 'Zeilen, die du zwischen deine Befehle schreibst',
  line: 'Zeile',
  hold: ({ state }) => `zwei Punkte, damit Armee ${state} hält`,
  support: ({ from }) => `damit sie unterstützt, wer in ${from} steht`,
  supportMove: ({ from, to }) => `damit sie den Zug von ${from} nach ${to} unterstützt, wer auch zieht`,
  allPoints: 'alle Punkte, die du noch hast',
  takeBack: ({ state }) => `nimmt zurück, was du für ${state} gegeben hast`,
  clear: 'nimmt alles zurück',
  noArmies: 'Kein Staat hat mehr eine Armee.',
  state: 'Staat',
  write: 'Schreib',
  ways: 'Hält oder unterstützt in oder nach',
  onFile: 'Liegt vor',
  allocations: 'Einflusspunkte, die nur du siehst und wer sie gegeben hat:',
  hint: (count, line) => `${points(count)}, etwa ${line}`,
};

function pointsOf({ power, points: count, spent, given }: Parameters<Words['points']>[0]): string {
  const what = given === '' ? 'noch keiner vergeben' : `${spent} vergeben: ${given}`;
  return `${Nominative(power)} ${agree(power, 'hat', 'haben')} in dieser Phase ${points(count)}, ${what}.`;
}

export const knownAs: Language['mail']['knownAs'] = {
  noName:
    'Deine E-Mails tragen keinen Namen, darum haben wir dir einen gegeben. Wenn du lieber deinen eigenen hättest, schick ihn mit SET NAME.',
  name: (name) => `Wir kennen dich als ${name}; SET NAME ändert das.`,
  utc: 'Zeiten stehen in deinen E-Mails in UTC; für deine eigene Zeit schick SET MY ZONE mit deiner Zone, etwa Europe/Paris.',
  zone: (place) =>
    `Zeiten stehen in deinen E-Mails in der Zeit von ${place}; für deine eigene Zeit schick SET MY ZONE mit deiner Zone.`,
};

export const looks: Language['mail']['looks'] = {
  never: 'Die Spielleitung konnte Befehle vor der Auswertung ansehen und hat es nie getan.',
  heading: 'Wann die Spielleitung Befehle vor der Auswertung angesehen hat',
  orders: ({ by, phase, date }) => `${by}, ${phase}, ${date}: die vorliegenden Befehle.`,
  prediction: ({ by, phase, date }) => `${by}, ${phase}, ${date}: was aus ihnen werden würde.`,
};

export const map: Language['mail']['map'] = {
  map: 'Karte',
  abbreviated: 'Karte mit Abkürzungen',
  withAbbreviations: 'Mit Abkürzungen',
  printA4: 'Zum Drucken auf A4',
  printLetter: 'Zum Drucken auf Letter',
  picture: (game, season) =>
    `Karte von ${game}${season === null ? '' : ` nach ${afterTurn(season)}`}; die E-Mail sagt dasselbe in Worten.`,
  abbreviatedPicture: (game) => `Karte von ${game} mit den Abkürzungen der Befehle.`,
};

export const orderSheet: Language['mail']['orderSheet'] = {
  heading: 'Nur für dich',
  open: 'Befehlsbogen öffnen',
  openDesk: 'Schreibtisch öffnen',
  note: 'Der Link gehört dir: Lass ihn weg, wenn du diese E-Mail weitergibst.',
  sheets: 'Deine Befehlsbögen',
  sheetsNote:
    'Jeder Link ist nur für dich. Öffnest du einen zum ersten Mal auf einem Gerät, fragen wir per E-Mail, ob du das warst.',
  noSheets: 'Du hast jetzt keinen Befehlsbogen: Es gibt einen in jeder Partie, die du spielst oder leitest.',
  deviceSubject: (game) => (game === null ? 'Deine Partien: Warst du das?' : `[${game}] Warst du das?`),
  deviceLead: 'Hast du deinen Link geöffnet?',
  opened: ({ game, device, time }) =>
    `${game === null ? 'Die Seite mit allen deinen Partien' : `Dein Befehlsbogen von ${game}`} wurde am ${time} auf einem neuen Gerät geöffnet${device === null ? '' : `, mit ${device}`}.`,
  deviceOn: ({ browser, system }) => `${browser} (${system})`,
  until: 'Bis du Ja sagst, zeigt er dort nur, was alle sehen dürfen, und sendet nichts.',
  yesReply: 'Ja: Antworte auf diese E-Mail nur mit dieser Zeile, oder drück den Knopf auf der Seite darunter.',
  yes: 'Ja, das war ich',
  yesHow: 'Die Antwort gilt vier Tage.',
  no: 'Nein: Schick dem Schiedsrichter diese Zeile, dann gilt keiner deiner bisherigen Links mehr.',
  page: 'Seite mit dem Knopf',
  everyone: 'alle',
  gm: 'die Spielleitung',
  observers: 'die Beobachter',
};

export const pending: Language['mail']['pending'] = {
  summary: (phase, filed, sets) => {
    const [first, ...more] = sets.map(({ orders, why }, n) =>
      filed === 0 && n === 0
        ? `${befehle(orders)} für ${phase} NICHT eingetragen ${why}`
        : `${orders} NICHT eingetragen ${why}`,
    );
    return [...(filed === 0 ? [] : [`${befehle(filed)} für ${phase} eingetragen`]), first, ...more].join('; ');
  },
  heading: (orders, why) => `${befehle(orders)} NICHT eingetragen ${why}`,
  filed: (phase, orders, why) => `${befehle(orders)} für ${phase} eingetragen ${why}`,
  pleaseConfirm: (line) => `Bitte bestätige mit ${line}.`,
  toConfirm: (line) => [
    'Wenn du das so gemeint hast, antworte mit ',
    { code: line },
    '. Bis dahin, oder bis du die Befehle noch einmal schickst, wird nicht vorzeitig ausgewertet.',
  ],
  toFile: (orders, line) => [
    `Um ${orders === 1 ? 'ihn' : 'sie'} einzutragen, antworte mit `,
    { code: line },
    orders === 1
      ? ' oder schick den Befehl noch einmal ohne andere Worte. Bis dahin wird er nicht gespielt; meinst du etwas anderes, schreib einfach das.'
      : ' oder schick die Befehle noch einmal ohne andere Worte. Bis dahin werden sie nicht gespielt; meinst du etwas anderes, schreib einfach das.',
  ],
  takeOver: (past, now) =>
    past === now
      ? `Du hast das für ${past} geschrieben, bevor die Partie zurückgesetzt wurde. Übernehmen?`
      : `Du hast das für ${past} geschrieben. Für ${now} übernehmen?`,
  boardThen: (past) => `Die Karte, für die du geschrieben hast: ${past}`,
  boardNow: (now) => `Die Karte jetzt: ${now}`,
  toSend: [
    'Nichts wurde verschickt. Sollen deine Zeilen stattdessen als Nachricht verschickt werden, antworte mit ',
    { code: 'SEND' },
    '.',
  ],
  atEnd: (until) =>
    `Die Partie wartet bis ${until} auf dich, dann wird mit dem ausgewertet, was vorliegt: Dein Platz bleibt deiner.`,
  lapsed: (orders, why) =>
    `${befehle(orders)} von dir ${orders === 1 ? 'war' : 'waren'} nie eingetragen und ${orders === 1 ? 'wurde' : 'wurden'} deshalb nicht gespielt: ${why}.`,
};

function befehle(count: number): string {
  return countNoun(count, 'Befehl', 'Befehle');
}

export const powerHelp: Language['mail']['powerHelp'] = {
  spellings: (names) => `In Presse und Abstimmungen schreibt man ${listInWords(names, 'oder')}.`,
  together: (partners, seat) => `Gemeinsam gespielt mit ${dative(list(partners))}: ${seat}.`,
  home: (places) => `Heimatzentren: ${list(places)}.`,
  start: (units) => `Einheiten zu Beginn: ${list(units)}.`,
  noCenter: 'Zentren jetzt: keine.',
  centers: (places) => `Zentren jetzt: ${places.length}: ${list(places)}.`,
  noUnit: 'Einheiten jetzt: keine.',
  units: (units) => `Einheiten jetzt: ${list(units)}.`,
};

function list(names: readonly string[]): string {
  return listInWords(names, 'und');
}

export const practice: Language['mail']['practice'] = {
  about:
    'Die anderen Mächte spielen Bots. Ausgewertet wird, sobald deine Befehle da sind: Nichts drängt dich, und niemand sonst kann mitspielen. RESIGN beendet die Partie.',
  atOnce: 'Ausgewertet wird, sobald deine Befehle vollständig sind.',
  waits: 'WAIT ist an: Die Phase wird ausgewertet, sobald du SET NOWAIT schickst.',
  won: (when, centers) => `Du hast ${inTurn(when)} mit ${zentren(centers)} gewonnen.`,
  beaten: (when, power, centers) =>
    `${Nominative(power)} ${agree(power, 'hat', 'haben')} ${inTurn(when)} gewonnen; du hattest da ${hattest(centers)}.`,
  drew: (when, centers) =>
    `${capitalize(inTurn(when))} endete die Partie unentschieden; du hattest ${hattest(centers)}.`,
  stopped: (when, centers) => `Du hast ${inTurn(when)} mit ${zentren(centers)} aufgehört.`,
  out: (when) => `Du bist ${inTurn(when)} ausgeschieden, ohne Zentrum und ohne Einheit.`,
  taken: (when, powers, centers) =>
    `Du bist ${inTurn(when)} ausgeschieden: ${listPractice(powers.map(nominative))} ${powers.length === 1 ? agree(powers[0]!, 'nahm', 'nahmen') : 'nahmen'} ${listPractice(centers)}, ${centers.length === 1 ? 'dein letztes Zentrum' : 'deine letzten Zentren'}.`,
  leads: ([first, ...others]) =>
    first === undefined
      ? ''
      : `Am meisten ${agree(first.power, 'hatte', 'hatten')} ${nominative(first.power)} mit ${zentren(first.centers)}${others.length === 0 ? '' : `, vor ${listPractice(others.map(({ power, centers }) => `${power} mit ${centers}`))}`}.`,
  began: (centers) => `Angefangen hast du mit ${zentren(centers)}, mehr waren es nie.`,
  best: (began, centers, year) =>
    `Angefangen hast du mit ${zentren(began)}, am meisten waren es Ende ${year}: ${centers}.`,
  again: 'Für eine neue Partie schick diese Zeile:',
  playAgain: 'Noch einmal spielen',
};

function zentren(count: number): string {
  return count === 1 ? 'einem Zentrum' : `${count} Zentren`;
}

function hattest(count: number): string {
  return count === 1 ? 'ein Zentrum' : `${count} Zentren`;
}

function listPractice(names: readonly string[]): string {
  return listInWords(names, 'und');
}

export const receipts: Language['mail']['receipts'] = {
  ofResults: (file) => `Nachweis, dass kein Befehl geändert wurde: ${file} (liegt bei).`,
  ofOrders: (file) => `Nachweis der vorliegenden Befehle: ${file} (liegt bei).`,
  title: (game, phase) => `Quittungen der Partie „${game}“${phase === null ? '' : `, ${phase}`}`,
  receiptOf: (power) => `Quittung für die Befehle ${ofPower(power)}:`,
  seal: (commit) => `Siegel über die Geschichte der Partie, Stand ${commit}:`,
  howToKeep: [
    'Eine Quittung entsteht aus deinen Befehlen und einem Salz, einem zufälligen Text,',
    'den wir bis zu den Ergebnissen behalten. Bewahre diese Datei auf: Die receipts.txt',
    'der Ergebnisse öffnet deine letzte Quittung und zeigt, dass wir die Befehle',
    'ausgewertet haben, die du gesehen hast.',
  ],
  howToCheck: [
    'Hiermit kann jeder prüfen, dass wir die Befehle ausgewertet haben, die wir',
    'bestätigt hatten: Zu deinen gehört die Quittung aus deiner letzten Bestätigung.',
    '',
    'Eine Quittung ist der SHA-256 aus Salz, Zeilenumbruch und der Liste der',
    'vorliegenden Befehle. Unten stehen für jede Macht Salz, Quittung und Liste.',
    'So gibt man eine Quittung aus:',
  ],
  howToCheckAll: 'So prüft man alles hier gegen das Archiv der Partie:',
};

export const report: Language['mail']['report'] = {
  refused: (lines, stand) =>
    `${lines === 1 ? 'Eine Zeile konnten' : `${lines} Zeilen konnten`} wir nicht verwenden${stand === 0 ? '' : stand === 1 ? '; dein anderer Befehl gilt' : `; deine ${stand} anderen Befehle gelten`}`,
  where: (line) => `Zeile ${line}`,
  notes: 'Bitte beachten',
  about: (message) => `: ${message}`,
  notDone: (line) => `${line}: noch nicht ausgeführt`,
  howToConfirm: {
    game: 'Soll das geschehen, antworte mit dieser Zeile. Geht die Partie vorher weiter, geschieht nichts.',
    desk: 'Soll das geschehen, antworte mit dieser Zeile. Das Bestätigungswort gilt vier Tage.',
  },
};

export const sentAhead: Language['mail']['sentAhead'] = {
  kept: 'Für spätere Phasen aufgehoben und bei deren Beginn geprüft; CLEAR ALL nimmt alles zurück',
  count: (orders, phase) => `Für ${phase} aufgehoben: ${orders} ${orders === 1 ? 'Befehl' : 'Befehle'}.`,
  heading: 'Was du vorausgeschickt hattest',
  onFile: ({ phase, power, orders }) =>
    `Liegt für ${phase} vor${power === null ? '' : ` (${power})`}, ${orders.length} ${orders.length === 1 ? 'vorausgeschickter Befehl' : 'vorausgeschickte Befehle'}: ${orders.join(', ')}.`,
  notUsed: (order, why) => `Nicht verwendet: ${order}. ${why}`,
  didNotCome: (order, phase) => `Nicht verwendet: ${order}. ${phase} kam nicht.`,
};

export const standings: Language['mail']['standings'] = {
  byPlayer: (goal) => `Zentren nach Spielern: ${goal}.`,
};

export const takeOver: Language['mail']['takeOver'] = {
  others: (powers, address, isForAll) =>
    `Kennst du jemanden, der gern ${accusative(powers)} spielen würde? Übernehmen kann ${isForAll ? 'man' : 'jeder, den die Spielleitung zulässt,'} mit einer E-Mail an ${address}:`,
  back: 'Um zurückzukommen, antworte auf diese E-Mail mit der Zeile unten:',
  gm: 'Um den Platz zu besetzen, antworte mit einer dieser Zeilen (anstelle von „address“ jemandes Adresse):',
  yourself: (address) => `Um zu übernehmen, schreibe an ${address}:`,
};

type Wanted = Language['mail']['wanted'];
type Due = Parameters<Wanted['allSet']>[0][number];

const NOUNS: Readonly<Record<Due['kind'], readonly [string, string]>> = {
  orders: ['Einheit', 'Einheiten'],
  retreats: ['Rückzug', 'Rückzüge'],
  builds: ['Aufbau', 'Aufbauten'],
  removals: ['Auflösung', 'Auflösungen'],
  choices: ['Anfangseinheit', 'Anfangseinheiten'],
};

export const wanted: Wanted = {
  orders: (phase, due) => `Deine Befehle für ${phase} sind fällig: ${number(due, 'orders')}.`,
  someOrders: ({ missing, due, units }) =>
    due === 1
      ? `Deine Einheit braucht noch einen Befehl: ${units}.`
      : `${missing} deiner ${due} Einheiten ${missing === 1 ? 'braucht noch einen Befehl' : 'brauchen noch Befehle'}: ${units}.`,
  retreats: (missing, units) =>
    missing === 1
      ? `Dein Rückzugsbefehl ist fällig: ${units}.`
      : `Deine ${missing} Rückzugsbefehle sind fällig: ${units}.`,
  builds: (missing) =>
    missing === 1 ? 'Dein Aufbaubefehl ist fällig.' : `Deine ${missing} Aufbaubefehle sind fällig.`,
  removals: (missing) =>
    missing === 1 ? 'Dein Auflösungsbefehl ist fällig.' : `Deine ${missing} Auflösungsbefehle sind fällig.`,
  choices: (due) =>
    `Bis zur Frist kannst du für ${number(due, 'choices')} Armee oder Flotte wählen. Was du offen lässt, beginnt wie aufgeführt.`,

  stillDue: (missing) =>
    `Noch fällig: ${missing.map(({ kind, count }) => (kind === 'orders' ? `Befehle für ${number(count, kind)}` : number(count, kind))).join(' und ')}.`,
  noOther: 'Sonst ist nichts zu tun.',
  canChoose: 'Du kannst deine Anfangseinheiten noch wählen.',

  inSubject: {
    complete: 'Befehle vollständig',
    incomplete: (missing) =>
      `Befehle UNVOLLSTÄNDIG: ${missing.map(({ kind, count }) => number(count, kind === 'builds' || kind === 'removals' ? kind : 'orders')).join(', ')}`,
    chosen: 'Anfangseinheiten gewählt',
    someByDefault: 'Anfangseinheiten: einige wie vorgegeben',
  },

  units: (names, more) => (more === 0 ? names.join(', ') : `${names.join(', ')} und ${more} weitere`),

  bids: 'Deine Gebote fehlen noch: Die Partie beginnt, sobald alle für einen Platz geboten haben.',
  untilStart: 'Bis die Partie beginnt, ist nichts zu tun.',
  paused: 'Nichts zu tun: Die Partie ist angehalten.',
  nothing: 'Nichts zu tun.',
  out: (powers, count) =>
    `Nichts zu tun: ${Nominative(powers)} ${count === 1 ? agree(powers, 'ist', 'sind') : 'sind'} ausgeschieden.`,
  allSet: (due) => `Alles erledigt: ${capitalised(due.map(complete).join(' und '))}.`,
  nothingToOrder: (phase) => `Alles erledigt, hier hast du nichts zu befehlen: ${phase}.`,
  ordered: (due) => `${capitalised(due.map(complete).join(' und '))}.`,
  nothingNow: (phase) => `Jetzt hast du nichts zu befehlen: ${phase}.`,
  over: 'Die Partie ist zu Ende.',

  deadline: (time, fromNow) => `Frist: ${time}, ${fromNow}.`,
  lateUntil: (time) => `Verspätete Befehle bis: ${time}.`,
};

/** `3 Einheiten`, also after `für`. */
function number(count: number, kind: Due['kind']): string {
  return `${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`;
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function complete({ kind, count }: Due): string {
  return {
    orders: count === 1 ? 'deine Einheit hat einen Befehl' : `alle ${count} Einheiten haben Befehle`,
    retreats: count === 1 ? 'dein Rückzug ist befohlen' : `alle ${count} Rückzüge sind befohlen`,
    builds: count === 1 ? 'dein Aufbau ist befohlen' : `alle ${count} Aufbauten sind befohlen`,
    removals: count === 1 ? 'deine Auflösung ist befohlen' : `alle ${count} Auflösungen sind befohlen`,
    choices: count === 1 ? 'deine Anfangseinheit ist gewählt' : 'deine Anfangseinheiten sind gewählt',
  }[kind];
}

/** How a game ended, in a mail. */
export const outcome: Language['mail']['outcome'] = {
  terminated: 'Die Spielleitung hat die Partie ohne Ergebnis beendet.',
  win: {
    together: (powers) => `${Nominative(powers)} gewinnen zusammen.`,
    youTogether: (powers) => `Du gewinnst: ${Nominative(powers)} gewinnen zusammen.`,
    alone: (power) => `${Nominative(power)} ${agree(power, 'gewinnt', 'gewinnen')}.`,
    you: (power) => `Du gewinnst mit ${dative(power)}!`,
    with: (power, n) => `${Nominative(power)} ${agree(power, 'gewinnt', 'gewinnen')} mit ${centers(n)}.`,
    youWith: (power, n) => `Du gewinnst mit ${dative(power)} und ${centers(n)}!`,
  },
  conceded: (powers) => `Die anderen haben aufgegeben. Es gewinnt: ${powers}.`,
  concededToYou: (powers) => `Die anderen haben aufgegeben, du gewinnst: ${powers}.`,
  drawAmong: (powers) => `Die Partie endet remis: ${powers}.`,
  drawn: 'Die Partie endet remis.',
};

function centers(n: number): string {
  return `${n} ${n === 1 ? 'Zentrum' : 'Zentren'}`;
}

export const border: Language['mail']['border'] = {
  open: { army: 'Armeen gehen hinüber.', fleet: 'Flotten fahren hinüber.' },
  closed: { army: 'Keine Armee geht hinüber.', fleet: 'Keine Flotte fährt hinüber.' },
  inSeasons: {
    army: (seasons) => `Armeen gehen nur im ${seasons} hinüber.`,
    fleet: (seasons) => `Flotten fahren nur im ${seasons} hinüber.`,
  },
  standing: (standing) => `Woher sie stammt: ${standing}.`,
};

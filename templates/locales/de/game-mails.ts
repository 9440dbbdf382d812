/** Mails about what happens in a game, in German. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { Language } from '../shape.ts';
import { capitalize, countNoun } from '../text/counts.ts';
import { accusative, agree, dative, from, inTurn, Nominative, nominative, ofPower } from './grammar.ts';

type Words = Language['mail']['acknowledgement'];
type Progress = Parameters<Words['progress']['orders']>[0];

export const acknowledgement: Words = {
  confirm: (line) => `Bitte bestätige „${line}“: Es ist noch nicht geschehen.`,
  oldStands: (orders) =>
    orders === 1
      ? 'Ein Befehl wurde nicht geändert: Der alte gilt noch.'
      : `${orders} Befehle wurden nicht geändert: Die alten gelten noch.`,
  notAllUsed: 'Wir konnten nicht alles aus deiner E-Mail verwenden.',
  progress: {
    orders: (progress) => unitsOrdered('Einheit', 'Einheiten', progress),
    retreats: (progress) => unitsOrdered('vertriebene Einheit', 'vertriebenen Einheiten', progress),
    builds: (progress) => adjusted('Aufbau', 'Aufbauten', progress),
    removals: (progress) => adjusted('Auflösung', 'Auflösungen', progress),
    choices: () => 'Deine Anfangseinheiten stehen unten; bis zur Frist kannst du sie ändern.',
  },
  allCame: (orders) => `Alle ${orders} Befehle kamen mit dieser E-Mail.`,
  newOrders: (orders) => `Neu in dieser E-Mail: ${orders}.`,
  masterDecides: 'Die Spielleitung entscheidet, wann die Phase ausgewertet wird.',
  processedAfterLate: (delay) => `Die Phase wird ${delay} nach den letzten fehlenden Befehlen ausgewertet.`,
  waitOn: 'WAIT ist an: Vor der Frist wird nichts ausgewertet. SET NOWAIT schaltet es aus.',
  waitOnFor: (powers) =>
    `WAIT ist an für ${accusative(powers)}: Vor der Frist wird nichts ausgewertet. SET NOWAIT schaltet es aus.`,
  waitOff: (delay) =>
    `WAIT ist aus: Die Phase wird ${delay} nach dem letzten fehlenden Befehl ausgewertet. Soll sie bis zur Frist warten, schick SET WAIT.`,
  waitOffNotBefore: (delay, time) =>
    `WAIT ist aus: Die Phase wird ${delay} nach dem letzten fehlenden Befehl ausgewertet, aber nicht vor ${time}. Soll sie bis zur Frist warten, schick SET WAIT.`,
  proxy: (owner, unit) =>
    `${Nominative(owner)} ${agree(owner, 'lässt', 'lassen')} dich über ${unit} bestimmen: Schickst du keinen Befehl, hat sie keinen.`,
  votesDraw: (among, isOpen) => `Du stimmst in dieser Phase für ein Remis: ${among}; ${seen(isOpen)}.`,
  votesDrawOfSurvivors: (isOpen) =>
    `Du stimmst in dieser Phase für ein Remis aller, die noch im Spiel sind; ${seen(isOpen)}.`,
  concedes: (to, isOpen) => `Du gibst die Partie in dieser Phase zugunsten ${ofPower(to)} auf; ${seen(isOpen)}.`,
  away: (from, to) => `Abwesend von ${from} bis ${to}: Neue Fristen weichen dem aus.`,
  willTell: 'Wir sagen dir, wann die Partie beginnt.',
  willTellNeeded: (players) =>
    `Wir sagen dir, wann die Partie beginnt; ${players === 1 ? 'ein Spieler fehlt' : `${players} Spieler fehlen`} noch.`,
  howToFill: (line) => [' Mit Bots an ihrer Stelle beginnt sie durch ', { code: line }, '.'],
  howToPrefer: (line) => ['Welche Macht du am liebsten hättest, sagst du mit ', { code: line }, '.'],
  prefers: (powers) => `Dein Wunsch: ${powers.join(', dann ')}.`,
  rules: (line) => ['Die Regeln dieser Partie: ', { code: line }, '.'],
  sentTo: (readers) => `Verschickt an: ${readers}.`,
  masterUnreached:
    'Unsere E-Mail erreicht die Spielleitung nicht. Deine Nachricht kann sie erst lesen, wenn sie uns wieder schreibt.',
  readers: {
    all: 'alle',
    MASTER: 'Spielleitung',
    OBSERVERS: 'Beobachter',
    WRITER: 'Absender einer früheren Nachricht',
  },
};

function unitsOrdered(unit: string, units: string, { have, due, missing, units: names }: Progress): string {
  if (missing === 0) return due === 1 ? `Deine ${unit} hat einen Befehl.` : `Alle ${due} ${units} haben Befehle.`;
  if (have === 0 && due === 1) return `Deine ${unit} hat noch keinen Befehl; es fehlt: ${names}.`;
  return `${have} von ${countNoun(due, unit, units)} ${have === 1 ? 'hat einen Befehl' : 'haben Befehle'}; ${missing === 1 ? 'es fehlt' : 'es fehlen'}: ${names}.`;
}

function adjusted(one: string, many: string, { have, due, missing }: Progress): string {
  if (have === 0) return missing === 1 ? `Ein Befehl steht aus: ${one}.` : `${missing} Befehle stehen aus: ${many}.`;
  const rest = missing === 0 ? '' : `; ${missing === 1 ? 'einer fehlt' : `${missing} fehlen`}`;
  return `${many}: ${have} von ${due} ${due === 1 ? 'Befehl' : 'Befehlen'} ${have === 1 ? 'liegt' : 'liegen'} vor${rest}.`;
}

function seen(isOpen: boolean): string {
  return isOpen ? 'alle sehen das' : 'niemand sonst sieht das';
}

export const actedFor: Language['mail']['actedFor'] = {
  subject: (phase, power) => `${phase} Spielleitung hat für ${accusative(power)} geschrieben`,
  told: (by, power) =>
    `${by} hat als Spielleitung dies für ${accusative(power)} geschickt. Es zählt, als käme es von dir, und du kannst es ändern. In der Geschichte der Partie steht, dass es die Spielleitung war.`,
  nothingToOrder: (power) => `${Nominative(power)} ${agree(power, 'hat', 'haben')} jetzt nichts zu befehlen.`,
};

export const ended: Language['mail']['ended'] = {
  subject: 'die Partie ist zu Ende',
  byMaster: (who, outcome) => `${who} hat die Partie als Spielleitung beendet. ${outcome}`,
};

export const gmActed: Language['mail']['gmActed'] = {
  toAll: 'zu den Nachrichten',
  subject: (who) => `${who} aus der Spielleitung hat gehandelt`,
  told: (who) => `${who} leitet diese Partie mit dir und`,
  heading: 'Was die Spielleitung getan hat',
  act: (who, act) => `${who ?? 'Jemand'} ${act}`,
};

export const positionSet: Language['mail']['positionSet'] = {
  subject: 'die Stellung ist neu aufgebaut',
  told: (by) =>
    `${by} hat die Stellung neu aufgebaut. Unten siehst du, wo die Einheiten stehen. Befehle, die schon vorlagen, gelten nicht mehr: Sie waren für eine andere Stellung gedacht.`,
};

// Die Presse einer beendeten Partie kann geöffnet werden.

export const pressVote: Language['mail']['pressVote'] = {
  /** First lines: to who has not agreed, and to all once the press is open. */
  vote: 'Deine Entscheidung ist gefragt: Dürfen alle die Nachrichten dieser Partie lesen?',
  nowOpen: 'Nichts zu tun: Die Nachrichten dieser Partie sind offen.',
  wish: (by) => `${nominative(by)} ${agree(by, 'möchte', 'möchten')} die Presse öffnen`,
  wished: (by, missing) =>
    `${Nominative(by)} ${agree(by, 'möchte', 'möchten')} alle Nachrichten dieser Partie für alle öffnen, im Archiv. Dazu müssen alle zustimmen, die gespielt haben; ${
      missing === 1 ? 'nur du fehlst noch.' : `${missing} Spieler haben noch nicht zugestimmt, du auch nicht.`
    }`,
  how: 'Stimmst du zu, dann schreib die Zeile darunter. Sonst ist nichts zu tun: die Nachrichten bleiben geschlossen.',
  isOpen: 'Die Presse ist offen',
  open: 'Alle, die gespielt haben, haben zugestimmt: die Nachrichten dieser Partie stehen jetzt in ihrem Archiv, neben den Karten ihrer Phasen. Nachrichten mit jemandem, der nicht zugestimmt hat, bleiben geschlossen.',
  game: 'Auf der Seite der Partie lesen',
};

type Press = Language['mail']['press'];
type Sender = NonNullable<Parameters<Press['answer']>[0]>;
type Reader = Exclude<Parameters<Press['lead']>[0]['to'], 'all'>[number];

export const press: Press = {
  fromMaster: (subject) => `von der Spielleitung: ${subject}`,
  subject: ({ from: sender, isBroadcast, to, isCopy }) => {
    const what = isBroadcast ? 'Rundruf' : 'Nachricht';
    const head = sender === null ? `${isBroadcast ? 'anonymer' : 'anonyme'} ${what}` : `${what} ${fromSender(sender)}`;
    return to.length === 0 ? head : `${head}${isCopy ? ' an' : ', auch an'} ${list(to.map(inAccusative))}`;
  },
  several: (subject, messages) => `${subject} (${messages} Nachrichten)`,
  lead: ({ from: sender, to, rest }) =>
    `${sender === null ? 'Jemand' : asSubject(sender)} ${typeof sender === 'object' && sender !== null ? agree(sender.power, 'hat', 'haben') : 'hat'} ${to === 'all' ? 'allen' : list(to.map(inDative))} geschrieben. ${rest}`,
  howToAnswer: ({ who, readBy, all }) => {
    const more = list(readBy.map((each) => (each === 'master' ? 'die Spielleitung' : 'die Beobachter')));
    const also =
      readBy.length === 0
        ? ' und an niemanden sonst'
        : ` (in dieser Partie ${readBy.length === 1 && readBy[0] === 'master' ? 'darf' : 'dürfen'} ${more} sie auch lesen)`;
    const alone =
      who === null
        ? 'Wir leiten deine Worte weiter, und wer geschrieben hat, bleibt anonym'
        : `Deine Worte gehen an ${toObject(who)}${also}`;
    return `Um ${who === null ? 'darauf' : toName(who)} zu antworten, antworte auf diese E-Mail: ${alone}.${all === null ? '' : ` Um allen zu antworten, schreibe an ${all}.`}`;
  },
  answer: (who) => (who === null ? 'Antworten' : `Antwort an ${toObject(who)}`),
};

function list(names: readonly string[]): string {
  return listInWords(names, 'und');
}

function asSubject(sender: Sender): string {
  if (typeof sender === 'object') return Nominative(sender.power);
  return sender === 'master' ? 'Die Spielleitung' : sender === 'observer' ? 'Ein Beobachter' : 'Ein neuer Spieler';
}

function fromSender(sender: Sender): string {
  return typeof sender === 'object' ? from(sender.power) : `von ${toName(sender)}`;
}

/** In the dative, as after `von`. */
function toName(sender: Sender): string {
  if (typeof sender === 'object') return dative(sender.power);
  return sender === 'master' ? 'der Spielleitung' : sender === 'observer' ? 'einem Beobachter' : 'einem neuen Spieler';
}

/** In the accusative, as after `an`. */
function toObject(sender: Sender): string {
  if (typeof sender === 'object') return accusative(sender.power);
  return sender === 'master' ? 'die Spielleitung' : sender === 'observer' ? 'einen Beobachter' : 'einen neuen Spieler';
}

const DATIVE = {
  you: 'dir',
  master: 'der Spielleitung',
  observers: 'den Beobachtern',
  writer: 'dem Absender einer früheren Nachricht',
} as const;
const ACCUSATIVE = {
  you: 'dich',
  master: 'die Spielleitung',
  observers: 'die Beobachter',
  writer: 'den Absender einer früheren Nachricht',
} as const;

function inDative(reader: Reader): string {
  return typeof reader === 'object' ? dative(reader.power) : DATIVE[reader];
}

function inAccusative(reader: Reader): string {
  return typeof reader === 'object' ? accusative(reader.power) : ACCUSATIVE[reader];
}

export const proxy: Language['mail']['proxy'] = {
  givenSubject: (owner) => `${nominative(owner)} ${agree(owner, 'gibt', 'geben')} dir eine Vollmacht`,
  takenSubject: (owner) => `${nominative(owner)} ${agree(owner, 'nimmt', 'nehmen')} eine Vollmacht zurück`,
  given: (owner, unit, phase) =>
    `${Nominative(owner)} ${agree(owner, 'lässt', 'lassen')} dich ${unit} ${inTurn(phase)} befehligen: Schicke einen Befehl dafür wie für eine eigene Einheit. Hast du schon einen dafür geschickt, zählt er wieder; ohne einen hat die Einheit keinen. ${Nominative(owner)} ${agree(owner, 'kann', 'können')} das zurücknehmen, bis die Phase ausgewertet wird.`,
  taken: (units) =>
    `Du kannst ${listInWords(
      units.map(({ unit, owner }) => `${unit} ${ofPower(owner)}`),
      'und',
    )} nicht mehr befehligen: Was du dafür geschickt hast, zählt nur, wenn du die Vollmacht wieder bekommst.`,
};

export const results: Language['mail']['results'] = {
  subject: (phase) => `${phase} Ergebnisse`,
  placeOpen: (powers) => `Du spielst ${accusative(powers)} nicht mehr, aber dein Platz ist noch frei.`,
  unreached: (powers) =>
    `E-Mail an ${accusative(powers)} kommt zurück, darum geht keine mehr dorthin. UNMUTE versucht es wieder; ihre eigene nächste E-Mail auch.`,
  chosen: 'Die Anfangseinheiten sind gewählt. Das ganze Brett steht unten.',
  chosenYours: (units) =>
    `Die Anfangseinheiten sind gewählt; deine: ${listResults(units)}. Das ganze Brett steht unten.`,

  summary: (phase, [first = '', ...others]) =>
    `${phase}: ${[first.slice(0, 1).toUpperCase() + first.slice(1), ...others].join('; ')}.`,
  headline: (clauses) => `${capitalize(clauses.join('; '))}.`,
  centers: (gained, lost) => {
    if (lost.length === 0) return `du hast ${listResults(gained)} gewonnen`;
    return gained.length === 0
      ? `du hast ${listResults(lost)} verloren`
      : `du hast ${listResults(gained)} gewonnen und ${listResults(lost)} verloren`;
  },
  orders: (given, failed) => {
    const all = given === 2 ? 'deine beiden Befehle' : `alle deine ${given} Befehle`;
    if (failed === 0) return given === 1 ? 'dein Befehl ist gelungen' : `${all} sind gelungen`;
    if (given === 1) return 'dein Befehl ist gescheitert';
    if (failed === given) return `${all} sind gescheitert`;
    return failed === 1
      ? `einer deiner ${given} Befehle ist gescheitert`
      : `${failed} deiner ${given} Befehle sind gescheitert`;
  },
  othersFailed: (orders) =>
    orders === 1 ? 'dein anderer Befehl ist gescheitert' : `deine ${orders} anderen Befehle sind gescheitert`,
  dislodgedYours: (units) => `${listResults(units)} ${units.length === 1 ? 'wurde' : 'wurden'} vertrieben`,
  standing: (other, theirs, yours) =>
    yours > theirs ? `du ${yours}, ${other} ${theirs}` : `${other} ${theirs}, du ${yours}`,
  unordered: (units) =>
    units === 1 ? 'eine deiner Einheiten hatte keinen Befehl' : `${units} deiner Einheiten hatten keinen Befehl`,
  nothingToOrder: 'du hattest nichts zu befehlen',
  built: (units) => `du hast aufgebaut: ${listResults(units)}`,
  wereGiven: (units) => `du hast erhalten: ${listResults(units)}`,
  removed: (units) => `du hast aufgelöst: ${listResults(units)}`,
  lostUnits: (units) => `du hast verloren: ${listResults(units)}`,
  waived: (builds) => `du hast auf ${builds === 1 ? 'einen Aufbau' : `${builds} Aufbauten`} verzichtet`,
  nothingChanged: 'für dich hat sich nichts geändert',
  out: 'du hast keine Einheiten und keine Zentren mehr und bist ausgeschieden',
  ordersOfAll: (orders, failed) =>
    orders === 1
      ? `der einzige Befehl ist ${failed === 0 ? 'gelungen' : 'gescheitert'}`
      : failed === 0
        ? `alle ${orders} Befehle sind ausgeführt`
        : `${failed} von ${orders} Befehlen ${failed === 1 ? 'ist' : 'sind'} gescheitert`,
  unorderedOfAll: (units) =>
    units === 1 ? 'eine Einheit hatte keinen Befehl' : `${units} Einheiten hatten keinen Befehl`,
  dislodged: (units) => (units === 1 ? 'eine Einheit wurde vertrieben' : `${units} Einheiten wurden vertrieben`),
  powerGained: (power, centers) =>
    `${nominative(power)} ${agree(power, 'hat', 'haben')} ${listResults(centers)} gewonnen`,
  powerLost: (power, centers) =>
    `${nominative(power)} ${agree(power, 'hat', 'haben')} ${listResults(centers)} verloren`,

  goesOn: {
    tied: (players) =>
      `${listResults(players)} haben genug Zentren zum Sieg, und die Partie geht weiter: Wer gewinnt, muss mehr haben als alle anderen.`,
    later: (players, season) =>
      `${listResults(players)} ${players.length === 1 ? 'hat' : 'haben'} genug Zentren zum Sieg, und die Partie geht weiter: Gezählt wird nur nach den Zügen im ${season}.`,
  },
  surprises: 'Was nicht wie befohlen ging',
  seeCase: (id) => `Warum? Siehe Fall ${id}`,
  rulebook: (edition) => `Wo sich die Ausgaben unterscheiden, gilt das Regelwerk von ${edition}.`,
  table: {
    caption: 'Zentren und Einheiten jetzt',
    power: 'Macht',
    centers: 'Zentren',
    change: 'Änderung',
    units: 'Einheiten',
  },
  young: (parts, count) =>
    `${parts.map(({ centers, phase }) => `${listResults(centers)} ${centers.length === 1 ? 'gibt' : 'geben'} erst dann eine Einheit: ${phase}`).join('; ')}; und nur, wenn ${count === 1 ? 'das Zentrum' : 'die Zentren'} dann noch dir ${count === 1 ? 'gehört' : 'gehören'}. Ein neu gewonnenes Zentrum muss zuerst einen Zug lang gehalten werden.`,
};

function listResults(names: readonly string[]): string {
  return listInWords(names, 'und');
}

export const settingsChanged: Language['mail']['settingsChanged'] = {
  subject: (changes) =>
    changes.length === 0 ? 'die Einstellungen haben sich geändert' : `Einstellungen: ${changes.join('; ')}`,
  told: (by) => `${by} hat Einstellungen der Partie geändert:`,
  otherVariant: ({ name, id, preferences }) =>
    `Die Variante ist jetzt ${name}; GET ${id} zeigt ihre Regeln.${preferences === null ? '' : ` Bitte schicke deine Wünsche noch einmal: ${preferences}.`}`,
  all: (game) => `LIST ${game} zeigt alle Einstellungen.`,
};

export const start: Language['mail']['start'] = {
  goesOn: 'die Partie geht hier weiter',
  leadOfGoesOn: (season) => `Nichts zu tun, die Partie geht weiter: ${season}.`,
  subject: 'die Partie beginnt',
  lead: (season) => `Nichts zu tun, die Partie beginnt: ${season}.`,
  youPlay: (powers, rest) => `Du spielst ${accusative(powers)}. ${rest}`,
  muster: (until) =>
    `Bestätige bis ${until}, dass du spielst: Schick deine Befehle oder antworte mit dem Wort MUSTER. Wer das nicht tut, wird ersetzt. Die Zeit für die ersten Befehle beginnt danach.`,
  special: (variant) => `Das Besondere an ${variant}`,
  rules: (rules, provinces) => ['Alle Regeln: ', { code: rules }, '. Orte und Grenzen: ', { code: provinces }, '.'],
  plays: 'spielt mit',
  mastersPlay: (names) =>
    `${listInWords(names, 'und')} ${names.length === 1 ? 'leitet diese Partie und spielt mit' : 'leiten diese Partie und spielen mit'}: Wer als Spielleitung mitspielt, setzt Zeiten und Einstellungen, sieht aber keine Befehle anderer und schreibt für niemanden sonst.`,
};

export const voted: Language['mail']['voted'] = {
  vote: ({ power, draw, concede }) => {
    const vote = agree(power, 'stimmt', 'stimmen');
    const parts = [
      ...(draw === null
        ? []
        : [draw === 'survivors' ? `${vote} für ein Remis aller Überlebenden` : `${vote} für ein Remis: ${draw.among}`]),
      ...(concede === null ? [] : [`${agree(power, 'würde', 'würden')} aufgeben zugunsten ${ofPower(concede)}`]),
    ];
    return `${Nominative(power)} ${parts.length === 0 ? agree(power, 'hat die Stimme zurückgezogen', 'haben die Stimme zurückgezogen') : parts.join(' und ')}`;
  },
  told: (vote) => `${vote}. In dieser Partie sehen alle die Stimmen; sie gelten nur für diese Phase.`,
};

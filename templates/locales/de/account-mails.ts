/** Mails about accounts, and answers to questions, in German. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { Language } from '../shape.ts';
import { countNoun } from '../text/counts.ts';
import { textOfCase } from '../text/text-of-case.ts';
import { accusative, agree, from, inTurn, Nominative, ofPower } from './grammar.ts';

type Words = Language['mail']['addressAsked'];
type Asked = Parameters<Words['asks']>[0];

export const addressAsked: Words = {
  merge: (asked) =>
    `${whoAsked(asked)} ${asked.address} und ${asked.from} als einen Spieler zu behandeln. Du spielst hier mit ${asked.address}, darum kannst nur du darum bitten: Eine Antwort auf diese E-Mail ändert nichts.`,
  howToMerge: (address) =>
    `Wenn beide Adressen dir gehören und du von beiden schreiben willst, schick diese Zeile von ${address}:`,
  ifNot: 'Wenn nicht, musst du nichts tun.',
  asks: (asked) => `${whoAsked(asked)} ${whatWasAsked(asked)} Noch hat sich nichts geändert.`,
  follows: ({ what, address, from, whose }) =>
    `Wenn du bestätigst, gehört ${address} ${
      { reader: 'zu deinem Konto', password: 'zu jenem Konto', asker: `zum Konto von ${from}` }[whose]
    }: Was von dort geschrieben wird, zählt in jeder Partie für diesen Spieler${what === 'move' ? ', und die E-Mails gehen dorthin' : ''}.`,
  howToConfirm: 'Wenn du das warst, antworte auf diese E-Mail nur mit dieser Zeile:',
  code: 'Das Bestätigungswort gilt vier Tage. Eine E-Mail, in der etwas anderes steht, bestätigt nichts.',
  confirm: 'Bestätigen',
  notYou:
    'Wenn du das nicht warst, kennt jemand eines deiner Passwörter: Setz in jeder deiner Partien mit SET PASSWORD ein neues. Ohne das Bestätigungswort geschieht sonst nichts.',
  notYours: 'Wenn du das nicht warst, tu nichts und gib das Bestätigungswort niemandem: Ohne es geschieht nichts.',
};

function whoAsked({ time, ip, from, name }: Asked): string {
  const server = ip === null ? '' : ` über den Mailserver ${ip}`;
  return `Am ${time} hat ${name === null ? from : `${from}, hier bekannt als ${name},`}${server} diesen Schiedsrichter gebeten,`;
}

function whatWasAsked({ what, address, whose }: Asked): string {
  const account = {
    reader: 'deines Kontos (mit dem Passwort einer deiner Partien)',
    password: 'eines Kontos, dessen Passwort dort bekannt ist,',
    asker: 'des eigenen Kontos',
  }[whose];
  return what === 'tie'
    ? `${address} als Adresse ${account} zu behandeln.`
    : `die E-Mails ${account} an ${address} zu schicken.`;
}

export const asked: Language['mail']['asked'] = {
  lead: 'Hier ist, worum du gebeten hast. Diese E-Mail verlangt nichts von dir.',
  leadOfPlayer: 'Hier ist, worum du gebeten hast. Was von dir aussteht, zeigt STATUS.',
  noMap: 'Es gibt noch keine Karte: Die Partie hat nicht begonnen.',
  kept: 'Die Seite der Partie zeigt jede Phase mit ihrer Karte und alles zum Aufheben:',
  page: 'Seite',
  history: 'Geschichte als Text',
  archive: 'Archiv',
};

export const digest: Language['mail']['digest'] = {
  subject: (count) => (count === 1 ? 'Deine Übersicht: 1 Nachricht' : `Deine Übersicht: ${count} Nachrichten`),
  lead: 'Nichts zu tun. Das haben wir seit der letzten Übersicht für dich gesammelt.',
  several: 'Hier geht es um mehrere deiner Partien. Was in jeder zu tun ist, steht unter ihrem Namen.',
  answer: (address) => `Antworten gehen an ${address}.`,
};

export const morning: Language['mail']['morning'] = {
  subject: (games) => `Deine Partien: ${several(games)} ${games.length === 1 ? 'braucht' : 'brauchen'} dich`,
  quietSubject: 'Deine Partien: alles in Ordnung',
  lead: (games, all) =>
    all === 1
      ? 'Deine Partie braucht dich.'
      : `${games} von deinen ${all} Partien ${games === 1 ? 'braucht' : 'brauchen'} dich.`,
  quiet: (all) =>
    all === 1
      ? 'Nichts zu tun. Deine Partie läuft von selbst.'
      : `Nichts zu tun. Deine ${all} Partien laufen von selbst.`,
  heading: 'Was dich braucht',
  news: 'Was es sonst Neues gibt',
  lines: 'Antworte mit einer dieser Zeilen, oder ändere sie:',
  again: (days) =>
    `Seit unserer letzten E-Mail dazu hat sich nichts geändert. Bleibt es so, kommt die nächste in ${days} Tagen; Neues wartet nicht darauf.`,
  page: 'Auf einer Seite',
  openPage: 'Alle deine Partien öffnen',
  pageNote:
    'Dieser Link ist nur für dich. Wenn du ihn zum ersten Mal auf einem Gerät öffnest, fragen wir dich per E-Mail, ob du es warst.',
  game: (when, troubles) => `, ${when}: ${troubles.join('; ')}.`,
  forming: 'noch nicht begonnen',
  paused: 'angehalten',
  due: (date, fromNow) => `fällig ${date} (${fromNow})`,
  troubles: {
    unreached: (powers) => `unsere E-Mail an ${accusative(powers)} kommt zurück`,
    absence: (powers, from, to) => `${powers} bittet um eine Abwesenheit von ${from} bis ${to}`,
    empty: (powers) => `niemand spielt ${accusative(powers)}`,
    late: (powers) => `verspätet: ${powers}`,
    muster: (powers) => `noch nicht bestätigt: ${powers}`,
    ready: (waiting) =>
      waiting === '' ? 'alle Befehle sind da' : `alle Befehle sind da, aber WAIT gesetzt: ${waiting}`,
    full: () => 'alle Plätze sind vergeben; sie beginnt, wenn du es sagst',
    bids: (players) => `noch kein Gebot von ${players}`,
  },
};

function several(games: readonly string[]): string {
  const rest = games.length - 3;
  return rest < 1 ? games.join(', ') : `${games.slice(0, 3).join(', ')} und ${rest} weitere`;
}

export const forGm: Language['mail']['forGm'] = {
  reported: {
    subject: (game, who) => `[${game}] ${who} meldet eine Nachricht`,
    lead: (who) => `Deine Entscheidung ist gefragt: ${who} meldet eine Nachricht.`,
    signed: (power, time) => `Als Absender zeigt sie ${accusative(power)}, ${time}:`,
    why: 'Warum sie gemeldet wird:',
    remedy:
      'Sonst weiß niemand davon. Diese Zeile ließe die Macht eine Zeit lang verstummen, und alle bekämen eine E-Mail:',
    operator:
      'Die Spielleitung spielt hier selbst mit; deshalb bekommst du das als Betreiber dieses Schiedsrichters, und sonst niemand. Die Seite der Partie zeigt, wer sie leitet; was du unternimmst, ist Sache zwischen dir und den Spielern.',
  },
  double: {
    subject: (game, who, other) => `[${game}] ${who} und ${other}: eine Person?`,
    lead: (who, other) => `Nichts zu tun. ${who} und ${other} sind vielleicht dieselbe Person.`,
    signs: (signs) => `Dafür spricht: ${signs}.`,
    sign: {
      mailbox: 'ein Postfach, mit verschiedenen Wörtern hinter +',
      name: 'derselbe Name',
      password: 'dasselbe Passwort',
      device: 'Befehlsbögen auf demselben Gerät',
    },
    decides:
      'Das ist ein Hinweis für dich allein und entscheidet nichts: Familien teilen ein Gerät, Freunde ein Passwort.',
  },
};

export const gameList: Language['mail']['gameList'] = {
  none: (line) => [
    'Noch gibt es keine öffentlichen Partien. ',
    { code: line },
    ' eröffnet eine namens Marne; du leitest sie dann.',
  ],
  games: (games) => countNoun(games, 'Partie', 'Partien'),
  list: (line) => [{ code: line }, ' zeigt alles über diese Partie.'],
  signOn: (line) => ['Mit ', { code: line }, ' spielst du mit.'],
  observe: (line) => ['Mit ', { code: line }, ' schaust du zu.'],
};

export const help: Language['mail']['help'] = {
  none: (topic) => `Zu „${topic}“ gibt es keine Hilfe.`,
  onWord: (topic) => `Befehle zu „${topic}“; HELP mit dem Namen zeigt jeden ganz`,
  didYouMean: (lines) => `Meintest du ${lines.join(' oder ')}?`,
  standardMap: (line) => [
    'Das ist die Standardkarte. Für die einer Partie schreib an die Adresse der Partie, oder nenn die Variante: ',
    { code: line },
  ],
  alsoWritten: (spellings) => `Auch geschrieben: ${spellings}.`,
  signOn:
    'Die Zeilen darunter gelten der Partie Marne, als {{seat}}; m für die Spielleitung, o für einen Beobachter. SIGNON ?marne meldet dich bei einer Partie an, die noch Spieler sucht.',
  press:
    'Schickt die Zeilen darunter an diese Mächte, mit Namen oder Buchstaben; TO ALL, TO ALL BUT und Mächte, TO MASTER, TO OBSERVERS. QUIET erspart dir die eigene Kopie. In einer Zeile: to {{power}}: …',
  broadcast: 'Schickt die Zeilen darunter an alle in der Partie, auch an Beobachter.',
  postal: 'Hält die Zeilen darunter bis zu den Ergebnissen zurück, wo die Partie es erlaubt.',
  howToOrder:
    'Schreib je Zeile einen Befehl, und zwar an die Adresse der Partie oder als Antwort auf eine ihrer E-Mails.',
  orders: 'Befehle',
  order: 'Befehl',
  examples: {
    '{{move}}': 'Armee {{at}} zieht nach {{to}}',
    '{{support}}': '{{supporter}} unterstützt das',
    '{{hold}}': '{{holder}} hält',
    '{{convoy}}': 'Flotte {{convoySea}} geleitet',
    '{{retreat}}': 'ein Rückzug; {{disband}} löst auf',
    '{{build}}': 'beim Auf- und Abbau; oder: waive',
    '{{remove}}': 'beim Auf- und Abbau',
  },
  lastCounts:
    'Es zählt der letzte Befehl für eine Einheit, und eine Zeile mit einem Fehler schadet den anderen nie. Jede E-Mail wird beantwortet.',
  commands: 'Kommandos, eins je Zeile',
  command: 'Kommando',
  commandExamples: {
    STATUS: 'zeigt deine vorliegenden Befehle',
    'SET WAIT': 'hält die Phase bis zur Frist auf',
    'SET NOWAIT': 'lässt sie früher auswerten',
    'PRESS TO {{POWER}}': 'schickt, was folgt, bis ENDPRESS',
    BROADCAST: 'dasselbe an alle, bis ENDBROADCAST',
    LIST: 'alle Partien; LIST MARNE: alles über eine',
    MAP: 'die Karte der Partie',
    SIGNOFF: 'beendet, was von einer E-Mail gelesen wird',
  },
  more: 'Mehr zu lesen',
  inEnglish: 'Dieses Dokument gibt es nur auf Englisch.',
  rulesOf: (variant) => `die Regeln von ${variant} (englisch)`,
  asPublished:
    'So ist die Variante veröffentlicht. Wo die Einstellungen dieser Partie anderes sagen, gelten sie: GET RULES.',
  documents: {
    archive: 'das Archiv (englisch)',
    board: 'das Analysebrett (englisch)',
    clauses: 'die Regeln der Varianten, nach Nummern (englisch)',
    commands: 'alles, was man dem Schiedsrichter schreiben kann (englisch)',
    'designing-variants': 'eine Variante entwerfen (englisch)',
    formats: 'Formate und Kommandos, die bleiben (englisch)',
    language: 'die Sprache des Schiedsrichters, genau beschrieben (englisch)',
    limits: 'was Mails und Browser in einer Zeit dürfen (englisch)',
    maps: 'die Karten (englisch)',
    mastering: 'eine Partie leiten (englisch)',
    operating: 'einen Schiedsrichter auf AWS betreiben (englisch)',
    'own-judge': 'ein eigener Schiedsrichter für Leute anderswo (englisch)',
    performance: 'wie schnell ausgewertet wird (englisch)',
    playing: 'die erste Partie, Schritt für Schritt (englisch)',
    programs: 'für Programme: zehn Rezepte (englisch)',
    rulings: 'was entschieden ist, wo Regelhefte abweichen (englisch)',
    scale: 'eine Million Partien (englisch)',
    sources: 'woher die Regeln kommen (englisch)',
    trust: 'warum man diesem Schiedsrichter trauen kann (englisch)',
  },
  topic: (line, about) => [{ code: line }, `: ${about}`],
  topics: {
    'GET PROVINCES': 'die Orte der Karte und wie man sie schreibt',
    'GET BORDERS': 'was woran grenzt',
    'HELP LYO': 'alles über einen Ort',
    'HELP TOPICS': 'alles, was es sonst zu lesen gibt',
  },
};

export const history: Language['mail']['history'] = {
  leftOut: (lines) =>
    `Hier ${lines === 1 ? 'fehlt eine weitere Zeile' : `fehlen ${lines} weitere Zeilen`}. Alles kommt mit dieser Zeile:`,
  nothingYet: (game) => `In „${game}“ ist noch nichts geschehen.`,
  nothingSince: (game, time) =>
    `In „${game}“ ist seit ${time} nichts geschehen. Die ganze Geschichte kommt mit dieser Zeile:`,
  nothingThen: (game) =>
    `In „${game}“ ist in dieser Zeit nichts geschehen. Die ganze Geschichte kommt mit dieser Zeile:`,
};

const PRESS = {
  master: 'Spieler schreiben nur der Spielleitung',
  anybody: 'Spieler schreiben einander',
  all: 'Spieler schreiben nur an alle zugleich',
};

const NOTHING_HAPPENS =
  'Wenn du nichts tust, geschieht nichts: Zu dieser Partie wirst du nicht noch einmal eingeladen. Nie wieder Einladungen von diesem Schiedsrichter, von niemandem:';

export const invitation: Language['mail']['invitation'] = {
  somebody: 'Jemand',
  subject: (who, game) => `${who} lädt dich zu einer Partie Diplomacy ein: ${game}`,
  asked: (called, who, game) =>
    `${called === '' ? '' : `${called}, `}${who} hat diesen Schiedsrichter gebeten, dich zu „${game}“ einzuladen, einer Partie Diplomacy per E-Mail.`,
  running: (variant, powers) =>
    `Es ist eine Partie ${variant}, die schon läuft und einen Spieler sucht für: ${powers}.`,
  forming: (variant, players, signedOn, bots) =>
    `Es ist eine Partie ${variant} für ${countNoun(players, 'Spieler', 'Spieler')}${
      signedOn === null
        ? ''
        : signedOn === 0
          ? '; noch niemand ist angemeldet'
          : signedOn === 1
            ? '; einer ist angemeldet'
            : `; ${signedOn} sind angemeldet`
    }.${bots === 0 ? '' : bots === 1 ? ' Die übrige Macht spielt ein Bot.' : ` Die übrigen ${bots} Mächte spielen Bots.`}`,
  days: (days) => countNoun(days, 'Tag', 'Tage'),
  howPlayed: ({ pace, clock, place, press, anonymous }) =>
    `Zeit je Zug: etwa ${pace}${
      clock === null ? '' : `, Frist um ${clock} Uhr (${place === 'UTC' ? place : `Zeit von ${place}`})`
    }; ${PRESS[press]}${anonymous ? ', ohne zu wissen, wer was spielt' : ''}.`,
  about: (comment) => `Dazu heißt es: ${comment}`,
  oneSeat: 'Wenn du mitspielen willst',
  byPage: 'Dort schreibst du deinen Namen und deine Adresse, sonst nichts. Der Link gilt für einen Platz.',
  howToJoin: 'Oder antworte auf diese E-Mail mit ja oder mit dieser Zeile:',
  join: 'Mitspielen',
  page: (link) => ['Die Partie mit Karte und Einstellungen: ', link],
  stopOnPage: (link) => [`${NOTHING_HAPPENS} `, link],
  stopByMail: (address) => `${NOTHING_HAPPENS} eine leere E-Mail an ${address}`,
};

export const look: Language['mail']['look'] = {
  prediction: 'Würde die Phase jetzt ausgewertet, käme aus den vorliegenden Befehlen dies heraus:',
  onFile: 'Die vorliegenden Befehle:',
  waits: (powers) => `WAIT ist an für ${accusative(powers)}.`,
};

// An die Spielleitung: E-Mail erreicht jemanden der Partie nicht.

export const mailStopped: Language['mail']['mailStopped'] = {
  subject: (game, who) => `[${game}] E-Mail erreicht ${accusative(who)} nicht`,
  lead: (who) => `Du musst nichts tun, aber E-Mail erreicht ${accusative(who)} nicht.`,
  bounced: (who) =>
    `Der Mailserver ${ofPower(who)} hat unsere E-Mail endgültig zurückgeschickt: Das Postfach ist geschlossen, oder die Adresse ist falsch. Wir schicken nichts mehr dorthin. Befehle von dort zählen wie immer, und die nächste E-Mail von dort setzt unsere wieder in Gang.`,
  refused: (who) =>
    `An die Adresse ${ofPower(who)} lässt sich keine E-Mail schicken. Wir versuchen es nicht mehr. Befehle von dort zählen wie immer, und die nächste E-Mail von dort setzt unsere wieder in Gang.`,
  complained: (who) =>
    `${Nominative(who)} ${agree(who, 'hat', 'haben')} eine unserer E-Mails als Spam gemeldet, vielleicht aus Versehen. Wir schicken nichts mehr dorthin, bis von dort eine E-Mail an uns kommt. Du kannst nachfragen oder Ersatz suchen.`,
  elsewhere: 'Gibt es jetzt ein anderes Postfach? Dann schick diese Zeile und danach den Code, um den wir dich bitten:',
  thenThey: 'Dann soll von dort diese Zeile an uns kommen:',
  remedy: 'Weißt du, dass das Postfach wieder geht? Dann schick diese Zeile:',
  how: 'Oder drück den Knopf und schick die E-Mail, die sich öffnet.',
  button: 'Wieder E-Mail schicken',
  master: {
    subject: (game) => `[${game}] E-Mail erreicht die Spielleitung nicht`,
    lead: 'Du musst nichts tun, aber E-Mail erreicht die Spielleitung deiner Partie nicht.',
    told: (who) =>
      `Unsere E-Mail erreicht ${who} (Spielleitung) nicht, und wir schicken keine mehr. Was du der Spielleitung schreibst, kann vorerst niemand lesen.`,
    goesOn: 'Fristen und Ergebnisse sind wie immer; was nur die Spielleitung tun kann, wartet.',
    waits: 'In dieser Partie wertet die Spielleitung jede Phase aus: Sie wartet, bis die Spielleitung uns schreibt.',
    back: (address) =>
      `Weißt du, wie die Spielleitung zu erreichen ist? Jede E-Mail aus dem alten Postfach setzt unsere wieder in Gang. Aus einem neuen sagt diese Zeile an ${address}, mit dem Passwort der Spielleitung, wie es weitergeht:`,
  },
};

// An die Spielleitung: Unser Programm scheitert an einer E-Mail.

export const mailUnread: Language['mail']['mailUnread'] = {
  subject: (game, who) => `[${game}] wir können eine E-Mail ${from(who)} nicht lesen`,
  lead: (who) =>
    `Deine Entscheidung, bitte: Wir können eine E-Mail ${from(who)} nicht lesen, und die Partie wartet nicht auf sie.`,
  told: (who, time) =>
    `Sie kam im Namen ${ofPower(who)}, ${time}. Etwas darin lässt unser eigenes Programm scheitern: Der Fehler liegt bei uns und ist vermerkt. Wir haben ${accusative(who)} gebeten, sie noch einmal zu schicken.`,
  remedy:
    'Willst du Zeit dafür geben? Dann schick diese Zeile. Ist die Phase ohne diese Befehle ausgewertet? ROLLBACK nimmt sie zurück.',
  how: 'Oder drück den Knopf und schick die E-Mail, die sich öffnet.',
  button: 'Einen Tag mehr geben',
};

type MyGames = Language['mail']['myGames'];
type State = Parameters<MyGames['game']>[0]['state'];

export const myGames: MyGames = {
  none: 'Du nimmst hier an keiner Partie teil. LIST zeigt Partien, die noch Spieler suchen.',
  noneRunning: (over) =>
    `Du nimmst an keiner laufenden Partie teil; ${over === 1 ? 'eine deiner Partien ist' : `${over} deiner Partien sind`} zu Ende. LIST zeigt Partien, die noch Spieler suchen.`,
  heading: 'Deine Partien',
  more: (games) =>
    games === 1
      ? 'Eine weitere deiner Partien ist nicht aufgeführt.'
      : `${games} weitere deiner Partien sind nicht aufgeführt.`,
  over: (games) => (games === 1 ? 'Eine deiner Partien ist zu Ende.' : `${games} deiner Partien sind zu Ende.`),
  game: ({ phase, role, powers, state, deadline }) => {
    const when = deadline === null ? '' : ` Frist: ${deadline.date}, ${deadline.fromNow}.`;
    return `${phase === null ? '' : `, ${phase}`}: ${role === 'player' ? `du spielst ${accusative(powers)}` : ROLES[role]}${stateInWords(state)}${when}`;
  },
  table: {
    caption: (game) => `Befehle in ${game}`,
    power: 'Macht',
    player: 'Spieler',
    orders: 'Befehle',
    nobody: 'niemand',
    progress: { complete: 'vollständig', some: 'einige fehlen', none: 'fehlen', nothing: 'nichts fällig' },
    musters: 'noch nicht bestätigt',
    abandoned: 'verlassen',
    'civil-disorder': 'Aufruhr',
    late: 'verspätet',
    unreached: 'unsere E-Mail kommt zurück',
    awayUntil: (date) => `abwesend bis ${date}`,
    awayFrom: (date) => `abwesend ab ${date}`,
  },
};

const ROLES = {
  applicant: 'du bist angemeldet',
  master: 'du bist die Spielleitung',
  observer: 'du schaust zu',
  public: 'du nimmst nicht mehr teil',
} as const;

function stateInWords(state: State): string {
  return textOfCase(state, 'kind', {
    nothing: '.',
    paused: '; angehalten.',
    'waits-to-begin': '; sie beginnt bald.',
    'nothing-due': '; nichts ist fällig.',
    'all-set': '; alles erledigt.',
    'needs-players': (state) =>
      state.players === 1 ? '; ein Spieler fehlt noch.' : `; ${state.players} Spieler fehlen noch.`,
    due: (state) => `. ${state.told}`,
    orders: (state) =>
      `; ${state.ready} von ${state.due} ${state.due === 1 ? 'Macht hat' : 'Mächten haben'} vollständige Befehle${state.late === 0 ? '' : `, ${state.late} verspätet`}.`,
  });
}

export const proof: Language['mail']['proof'] = {
  arrived: ({ time, address, server, hasLines }) =>
    `${time}: Eine E-Mail ${address === null ? 'von einer anderen Adresse' : `im Namen von ${address}`} kam bei uns an${server === null ? '' : `, vom Mailserver ${server.ip}${server.host === null ? '' : ` (${server.host})`}`}${hasLines ? ', mit diesen Zeilen:' : '.'}`,
  more: (lines) => `(und ${lines === 1 ? 'eine weitere Zeile' : `${lines} weitere Zeilen`})`,
  howToProve: (why) =>
    `Wir haben sie noch nicht ausgeführt. ${why} Wenn du sie geschrieben hast, antworte auf diese E-Mail nur mit dieser Zeile:`,
  afterwards:
    'Dann führen wir aus, was du geschickt hast, mit Stand der Ankunft bei uns. Das Bestätigungswort gilt vier Tage.',
  button: 'Bestätigen',
  notYou: 'Wenn die Zeilen nicht von dir sind, tu nichts und gib das Wort niemandem: Jemand hat deine Adresse benutzt.',
  nextTime: 'Damit wir dir das nächste Mal gleich glauben, mach eines davon:',
  byPassword: (line) => [
    'Beginne die E-Mail mit einer Anmeldung und dem Passwort deines Platzes: ',
    { code: line },
    ' (der Buchstabe deiner Macht, dann der Name der Partie).',
  ],
  byProvider:
    'Schreibe von deiner eingetragenen Adresse, über deren Anbieter, direkt an die Adresse des Schiedsrichters.',
  onceADay:
    'Wir fragen so einmal am Tag. Was auch immer sonst in deinem Namen kommt: Jede Antwort auf eine unserer E-Mails zu deiner Partie und jede E-Mail mit dem richtigen Passwort wird beantwortet.',
  wrongPassword: ({ time, by, ip, game, powers }) => {
    const who = by === null ? 'Jemand' : by.isProven ? by.who : `Eine E-Mail im Namen von ${by.who}`;
    const what = powers === null ? 'dein Passwort' : `das Passwort ${ofPower(listInWords(powers, 'und'))}`;
    return `${time}: ${who}${ip === null ? '' : ` (Mailserver ${ip})`} wollte sich bei „${game}“ anmelden und hat ${what} falsch geraten. Geändert wurde nichts.`;
  },
  ifYou:
    'Falls du das warst und das Passwort verloren ist: E-Mails, die dein Anbieter für diese Adresse signiert, brauchen keines. Ein neues setzt du, indem du SET PASSWORD und das neue Wort an die Partie schreibst.',
  ifNotYou:
    'Falls du es nicht warst: Nach ein paar falschen am Tag wird keines mehr geprüft, aber ein langes Passwort ist sicherer als ein kurzes. Wir melden dir das erste falsche jedes Tages, nicht die weiteren.',
};

export const whatIf: Language['mail']['whatIf'] = {
  intro: (phase, game) =>
    `Was aus diesen Befehlen ${inTurn(phase)} von „${game}“ würde. Berechnet ist es nur aus der veröffentlichten Stellung und deinen Zeilen; nichts wurde abgelegt, und niemand sonst sieht das. Einheiten ohne Befehl in deiner E-Mail fehlen unten.`,
  points: 'Gezählte Punkte',
  why: 'Warum',
};

export const desk: Language['mail']['desk'] = {
  subject: {
    unproven: 'Bitte bestätige, dass du das geschrieben hast',
    wrongPassword: (game) => `[${game}] jemand hat ein falsches Passwort versucht`,
    sharing: 'Jemand möchte dein Konto teilen',
    confirm: 'Bitte bestätige deine Adresse',
    welcome: 'Willkommen',
    links: 'Links zum Weitergeben',
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
    nothingAsked: 'Getan wurde nichts: In deiner E-Mail steht kein Befehl, kein Kommando und keine Nachricht.',
    answersRest: 'Deine E-Mail ist ausgeführt. Heute beantworten wir nicht mehr jede.',
    nothingDue: 'Nichts zu tun: Es fehlen keine Befehle von dir.',
    due: (games) =>
      games === 1 ? 'In einer Partie sind deine Befehle fällig.' : `In ${games} Partien sind deine Befehle fällig.`,
    welcome: 'Willkommen! So wird gespielt. Noch ist nichts zu tun.',
    links: 'Gib jeden Link weiter: Er gilt für einen Platz.',
    answered: 'Hier ist, wonach du gefragt hast. Nichts zu tun.',
    asked: 'Hast du noch Fragen, antworte einfach.',
    nothing: 'Nichts zu tun.',
  },
  variants: 'Varianten',
  variant: ({ id, players, goal, designers }) =>
    ` (${id}): ${players} Spieler, ${goal}. Von ${listInWords(designers, 'und')}.`,
  welcome: {
    intro: (address) =>
      `Dies ist ein Schiedsrichter für Diplomacy per E-Mail. Er nimmt Befehle an, wertet sie zur Frist aus und schickt allen die Ergebnisse mit einer Karte. Alles geht per E-Mail an ${address}, ein Kommando je Zeile:`,
    command: 'Kommando',
    practice: 'eine eigene Partie gegen Bots spielen',
    list: 'alle Partien: offene, laufende und beendete',
    signOn: 'meldet dich zur Partie Marne an, solange sie Spieler sucht',
    observe: 'schickt dir ihre Ergebnisse',
    create: 'eröffnet eine neue Partie dieses Namens',
  },
  unknown: (line, isNear) => [
    'Kein Kommando des Schiedsrichters lautet ',
    { code: line },
    isNear ? '. Meintest du:' : '.',
  ],
  allCommands: 'HELP allein in einer Zeile schickt dir alle Kommandos.',
};

export const watched: Language['mail']['watched'] = {
  subject: (game) => `[${game}] eine Partie nach deinem Wunsch`,
  lead: 'Eine Partie nach deinem Wunsch sucht Mitspieler. Wenn du nicht spielen möchtest, ist nichts zu tun.',
  howToJoin: 'Zum Mitspielen antworte mit dieser Zeile:',
  stop: 'Du bekommst zu jeder solchen Partie eine E-Mail, weil du darum gebeten hast. Diese Zeile als Antwort beendet das:',
};

export const event: Language['mail']['event'] = {
  subject: (name) => `[${name}] Stand des Turniers`,
  lead: {
    open: 'Nichts zu tun: Die Anmeldung läuft.',
    full: 'Noch kann man sich anmelden, und für ein Brett reicht es: BEGIN schließt die Liste und lost aus.',
    waiting: (round, isLast) =>
      `Nichts zu tun: In Runde ${round} war kein Brett mehr für dich frei${isLast ? '; es ist die letzte' : '; in der nächsten bist du zuerst dabei'}.`,
    playing: 'Nichts zu tun: Die Partien laufen.',
    next: 'Deine Entscheidung: Die Runde ist zu Ende. BEGIN lost die nächste aus.',
    between: 'Nichts zu tun: Die nächste Runde ist noch nicht ausgelost.',
    over: 'Das Turnier ist beendet.',
  },
  rules: ({ variant, boardsMost, roundsInAll, players, scoring, seats }) =>
    `${variant}, bis zu ${boardsMost} ${boardsMost === 1 ? 'Brett' : 'Bretter'}${players === null ? '' : ` ab ${players} Leuten`} in ${roundsInAll} ${roundsInAll === 1 ? 'Runde' : 'Runden'}. Wertung: ${scoring}. Plätze: ${seats === 'draw' ? 'ausgewogen ausgelost' : 'nach Wünschen'}.`,
  runBy: (names) => `Leitung: ${names}.`,
  entered: (count) =>
    count === 0 ? 'Noch ist niemand angemeldet.' : count === 1 ? 'Angemeldet ist jemand.' : `${count} sind angemeldet.`,
  enter: (address) => `Zum Anmelden schreib JOIN an ${address}.`,
  standings: 'Stand',
  columns: {
    place: 'Platz',
    player: 'Name',
    total: 'Punkte',
    games: 'Partien',
    board: 'Brett',
    number: 'Nr.',
    state: 'Zustand',
  },
  entrants: 'Angemeldet',
  hasLeft: 'abgemeldet',
  boards: (round) => `Runde ${round}`,
  state: { goes: 'läuft', over: 'beendet', void: 'ohne Ergebnis' },
  waiting: (names) => `Ohne Brett in dieser Runde: ${names}.`,
  page: 'Seite',
  downloads: 'Zum Herunterladen',
  draw: 'Die Auslosung',
  seal: 'Siegel der nächsten Zufallszahl, vor der Auslosung veröffentlicht:',
  seed: 'Zufallszahl dieser Runde, deren Siegel vorher veröffentlicht war:',
  secret: 'Die Zufallszahl wird nach der Runde veröffentlicht: Vorher würde sie verraten, wer was spielt.',
  check: 'Mit Zufallszahl und Liste kann man die Auslosung nachrechnen:',
  howDrawn: 'so geht es',
};

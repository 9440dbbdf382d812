/** Auf einer Seite in eine Partie kommen, und eine mit Freunden beginnen. */
import type { DoorWords, EntryWords, MorningWords } from '../en/entry.ts';

export const entry: EntryWords = {
  join: 'Mitspielen',
  joinGame: (game) => `Mitspielen: ${game}`,
  seatForYou: 'Ein Platz für dich',
  what: 'Diplomacy ist ein Spiel des Verhandelns: Du redest mit den anderen, dann schreiben alle geheim ihre Befehle, und alle Befehle werden zugleich ausgeführt.',
  forming: ({ variant, players, seats }) =>
    `${variant}: ${players} von ${seats} Spielern ${players === 1 ? 'ist' : 'sind'} dabei.`,
  running: (variant) => `${variant}. Die Partie läuft schon; du übernimmst eine Macht.`,
  yourName: 'Dein Name',
  yourAddress: 'Deine E-Mail-Adresse',
  howAddress: 'Dorthin geht eine E-Mail, damit wir wissen, dass es deine ist. Kein Konto, kein Passwort.',
  faults: {
    name: 'Schreib bitte einen Namen, in dem Buchstaben vorkommen.',
    address: (written) => `An „${written}“ kann keine E-Mail gehen. Bitte prüfe die Adresse.`,
    many: 'Das waren zu viele Versuche. Bitte warte zehn Minuten.',
    friends: (most) => `Nenne bitte mindestens einen Freund und höchstens ${most}.`,
    variant: 'Diese Karte gibt es hier nicht.',
  },
  dead: 'Dieser Link gilt nicht mehr',
  deadMore:
    'Vielleicht ist er abgeschnitten, oder jemand hat ihn benutzt: Jeder gilt für einen Platz. Warst du das selbst, führen unsere E-Mails zur Partie; sonst bitte den, von dem du ihn hast, um einen neuen.',
  noSeat: 'Hier ist kein Platz frei',
  noSeatMore:
    'Die Partie ist vielleicht voll, privat oder zu Ende. Wer dich eingeladen hat, kann dir einen eigenen Link schicken.',
  asked: 'Schau in deine Post',
  askedMore: (address) =>
    `Wir haben an ${address} geschrieben. Drück den Knopf in dieser E-Mail, oder tippe ihren Code hier ein:`,
  nothingCame: 'Nichts gekommen? Schau im Spam nach, und prüfe die Adresse oben.',
  otherAddress: 'Eine andere Adresse angeben',
  code: 'Code aus der E-Mail',
  confirm: 'Weiter',
  isItYou: 'Bist du es?',
  isItYouMore: 'Drück den Knopf, wenn du eben deine Adresse auf eine unserer Seiten geschrieben hast.',
  notConfirmed: 'Dieser Code gilt nicht',
  notConfirmedMore:
    'Er ist falsch, zu alt, oder er wurde schon benutzt. Wenn du schon dabei bist, öffne deinen Befehlsbogen mit dem Link in deiner letzten E-Mail.',
  isIn: (game) => `Du bist dabei: ${game}`,
  waits: ({ players, seats }) =>
    `${players} von ${seats} Spielern ${players === 1 ? 'ist' : 'sind'} dabei. Sobald die Partie beginnt, schreiben wir dir; der Link in dieser E-Mail öffnet auf diesem Gerät sofort deine Befehle.`,
  refused: 'Das ging nicht',
  toGame: 'Seite der Partie',
  toSheet: 'Zu deinen Befehlen',
  withFriends: 'Mit Freunden spielen',
  friendsLead:
    'Schreib auf, wer mitspielen soll. Wessen Adresse du angibst, dem schreiben wir; für die anderen bekommst du Links zum Weitergeben.',
  friends: 'Deine Freunde',
  friendsHow: 'Einer je Zeile: ein Name, eine Adresse oder beides.',
  map: 'Karte',
  bots: 'Bots spielen die übrigen Plätze.',
  strength: 'Wie gut Bots spielen',
  strengths: {
    easy: 'Leicht: stehen oft still',
    medium: 'Mittel: denken eine Phase voraus',
    hard: 'Stark: denken länger nach',
  },
  whenAll: 'Beginnen, wenn alle meine Freunde da sind',
  now: 'Gleich beginnen: Wer später kommt, löst einen Bot ab',
  byMail: 'Oder per E-Mail beginnen',
  begin: 'Einladen',
  begun: (game) => `Deine Partie: ${game}`,
  links: 'Sie stehen auch in deiner Post.',
  mail: {
    joinSubject: (game) => `[${game}] ein Tipp, und du bist dabei`,
    friendsSubject: 'Ein Tipp, und deine Partie mit Freunden beginnt',
    join: (game) =>
      `Jemand hat auf der Seite von „${game}“, einer Partie Diplomacy, diese Adresse angegeben, um mitzuspielen.`,
    friends: 'Jemand hat auf einer unserer Seiten diese Adresse angegeben, um mit Freunden Diplomacy zu spielen.',
    from: (device, time) => `Es war ${device}, am ${time}.`,
    ifYou: 'Wenn du das warst',
    yesJoin: 'Ja, ich bin dabei',
    yesFriends: 'Ja, lade sie ein',
    orCode: (word) => `Oder tippe auf der Seite diesen Code ein: ${word}. Oder antworte mit dieser Zeile:`,
    ifNot: 'Wenn du es nicht warst, tu nichts: Dann geschieht nichts.',
  },
};

export const morningPage: MorningWords = {
  title: 'Deine Partien',
  none: 'Du leitest jetzt keine Partie.',
  unconfirmed:
    'Dieser Link wurde auf einem neuen Gerät geöffnet. Wir haben per E-Mail gefragt, wem er gehört: dort einmal tippen, dann diese Seite neu laden. Bis dahin zeigt sie nichts.',
  together: 'Für mehrere Partien auf einmal',
  several: 'Für die angehakten Partien',
  news: 'Seit diese Seite geladen wurde, hat sich etwas geändert.',
  showNews: 'Zeigen',
  severalHow: 'Hake oben Partien an. Vor dem, was schaden kann, fragen wir.',
  text: 'Worte an alle, oder Kommandos, eins je Zeile',
  send: 'Als Kommandos schicken',
  plays: 'Hier spielst du: Nimm den Befehlsbogen dieser Partie.',
  address: 'Adresse',
  players: (ready, all) => `Spieler: ${ready} von ${all} fertig`,
  leave: 'Dieses Gerät vergessen',
  buttons: {
    extend: (span) => `${span.replace('h', '')} Stunden mehr`,
    bot: (power) => `Bot für ${power}`,
    allow: 'Erlauben',
    refuse: 'Ablehnen',
    begin: 'Beginnen',
    unmute: 'Wieder E-Mails dorthin schicken (per E-Mail)',
  },
};

export const sheetDoor: DoorWords = {
  title: 'Befehlsbogen',
  opening: 'Wird geöffnet …',
  failed: 'Dieser Link hat nichts geöffnet. Wer noch mitspielt, findet den richtigen in unserer letzten E-Mail.',
  paste: 'Ohne Skripte füg den Link aus deiner E-Mail hier ein:',
  open: 'Öffnen',
  again: 'Ich habe ihn hier schon geöffnet',
  game: 'Öffentliche Seite',
  wasItYou: 'Warst du das?',
  wasItYouMore:
    'Ein Link von dir wurde auf dem Gerät geöffnet, das die E-Mail nennt. Wenn du das warst, sag es: Dann gilt, was du dort sendest.',
  code: 'Bestätigungswort aus der E-Mail',
  yes: 'Ja, das war ich',
  no: 'Wenn du das nicht warst, schließ diese Seite und schick dem Schiedsrichter SET LINKS NEW: Dann gilt keiner deiner bisherigen Links mehr.',
  confirmed: 'Danke',
  confirmedMore: 'Lade die Seite auf jenem Gerät neu: Was du dort sendest, gilt jetzt.',
  notConfirmed: 'Nichts wurde bestätigt',
  notConfirmedMore:
    'Das Bestätigungswort ist falsch oder zu alt, oder die Seite ist nicht mehr offen. Öffne sie noch einmal, dann kommt eine neue E-Mail.',
  toSheet: 'Weiter',
};

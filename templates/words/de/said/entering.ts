import type { EnteringSaying } from '../../../../engine/sayings/entering.ts';
import type { Words } from '../../language.ts';
import { accusative, agree, Nominative } from '../articles.ts';
import { asides } from '../asides.ts';
import { counted, list, percent } from '../counts.ts';

const ALONE =
  'Eine Bestätigung zählt nur in einer E-Mail, die sonst nichts sagt; so bestätigt niemand, was er nur zitiert oder fragt. Wenn du es so meinst, schick die Zeile allein.';

export const entering = {
  'entering/not-signed-on': ({ game }) => `Von dieser Adresse bist du bei „${game}“ nicht angemeldet.`,
  'entering/no-part-and-over': ({ game }) =>
    `Von dieser Adresse nimmst du an „${game}“ nicht teil, und die Partie ist vorbei.`,
  'entering/seat-lost': ({ game, names }) =>
    `Du hast ${accusative(list(names))} in „${game}“ durch Verspätung verloren. Schick Befehle dafür oder die Zeile unten, dann spielst du wieder.`,
  'entering/no-part-but-open': ({ game, name }) =>
    `Von dieser Adresse nimmst du an „${game}“ nicht teil. Niemand spielt ${accusative(name)}: Um zu übernehmen, schick die Zeile unten und darunter deine Befehle.`,
  'entering/no-part-here': ({ game, name }) =>
    `Von dieser Adresse nimmst du an „${game}“ nicht teil. Spielst du ${accusative(name)} von einer anderen Adresse, setz die Zeile unten über deine Befehle, mit deinem Passwort dahinter. Ohne Passwort geht es auch: Dann fragen wir an der Adresse nach, die wir kennen.`,
  'entering/no-part': ({ game }) =>
    `Von dieser Adresse nimmst du an „${game}“ nicht teil; die Ergebnisse gehen an die Beobachter. Spielst du von einer anderen Adresse mit, beginn mit SIGNON, dem Buchstaben deiner Macht, @${game} und deinem Passwort.`,
  'entering/no-such-power': ({ game, written }) => `In „${game}“ gibt es keine Macht „${written}“.`,
  'entering/plays-another': ({ game, names, name }) =>
    `In „${game}“ spielst du ${accusative(list(names))}, nicht ${accusative(name)}.`,
  'entering/not-player': ({ game, name }) => `Von dieser Adresse spielst du ${accusative(name)} in „${game}“ nicht.`,
  'entering/not-player-here': ({ game, name, isAsked }) =>
    isAsked
      ? `Von dieser Adresse spielst du ${accusative(name)} in „${game}“ nicht. Tust du es von einer anderen, setz dein Passwort in die Zeile. Wir haben auch an die Adresse geschrieben, die wir von diesem Spieler kennen: Bestätige dort, dann gilt, was du geschickt hast.`
      : `Von dieser Adresse spielst du ${accusative(name)} in „${game}“ nicht. Tust du es von einer anderen, setz dein Passwort in die Zeile.`,
  'entering/answered-elsewhere': ({ game, line }) =>
    `Deine E-Mail kam mit dem Passwort des Spielers, also gilt sie in „${game}“; die Antwort ging an die Adresse des Spielers. Bist du es selbst, schick von dort ${line}, dann gilt auch diese Adresse.`,
  'entering/answered-nowhere': ({ game }) =>
    `Deine E-Mail kam mit dem Passwort des Spielers und zählt in „${game}“. Beantworten konnten wir sie nicht: E-Mail an seine Adresse kommt zurück. Wenn du das bist, schreib der Spielleitung (PRESS TO MASTER, angemeldet wie hier): Mit EJECT macht sie den Platz frei, und du übernimmst ihn von hier mit SIGNON und einem eigenen Passwort.`,
  'entering/answered-no-gm': ({ game, address }) =>
    `Deine E-Mail kam mit dem Passwort der Spielleitung und zählt in „${game}“. Beantworten konnten wir sie nicht: E-Mail an die Adresse der Spielleitung kommt zurück. Wenn du das bist, schick von hier OBSERVE ${game} und danach, angemeldet wie hier, PROMOTE ${address}: Dann leitest du die Partie von hier.`,
  'entering/not-master': ({ game, hasPassword }) =>
    hasPassword
      ? `Du gehörst nicht zur Spielleitung von „${game}“, und das Passwort ist nicht das der Spielleitung.`
      : `Du gehörst nicht zur Spielleitung von „${game}“.`,
  'entering/not-observing': ({ game }) => `Du beobachtest „${game}“ noch nicht.`,
  'entering/too-many-passwords': () =>
    'Hier gab es heute zu viele falsche Passwörter, deshalb haben wir dieses nicht geprüft. Schreib von der Adresse, mit der du angemeldet bist, oder versuch es morgen wieder.',
  'entering/wrong-password': () => 'Das Passwort stimmt nicht.',
  'entering/wrong-password-of-power': () =>
    'Das ist nicht das Passwort dieser Macht, und diese Adresse spielt sie nicht.',

  'entering/over': ({ game }) => `„${game}“ ist vorbei.`,
  'entering/over-observer': ({ game }) => `„${game}“ ist vorbei; der Verlauf steht auf der Seite der Partie.`,
  'entering/takes-part-already': ({ game }) =>
    `Du nimmst an „${game}“ schon teil: Alles, was Beobachter sehen, bekommst du auch.`,
  'entering/plays-already': ({ game, names }) => `Du spielst in „${game}“ schon ${accusative(list(names))}.`,
  'entering/plays-for-one': ({ game, names }) =>
    `Du spielst in „${game}“ ${accusative(list(names))}: Niemand spielt für zwei.`,
  'entering/begun-without-master': ({ game }) =>
    `„${game}“ hat ohne dich begonnen: Die Spielleitung kann nur mitspielen, solange die Mächte nicht verteilt sind.`,
  'entering/master-stays-out': ({ name, power }) =>
    `In einer laufenden Partie kann die Spielleitung nicht mehr mitspielen. Um Befehle für ${accusative(name)} zu schreiben, setz BECOME ${power} darüber.`,
  'entering/all-seats-taken': ({ game }) => `In „${game}“ sind alle Plätze besetzt.`,
  'entering/begun-and-full': ({ game }) => `„${game}“ hat begonnen, und alle Plätze waren besetzt.`,
  'entering/begun-and-wanted': ({ game, names }) =>
    `„${game}“ hat begonnen; es fehlt ein Spieler für ${accusative(list(names))}.`,
  'entering/begun-and-open': ({ game, names }) =>
    `„${game}“ hat begonnen; niemand spielt ${accusative(list(names, 'oder'))}, und du darfst übernehmen.`,
  'entering/dummy-for-good': ({ name }) =>
    `Die Spielleitung lässt ${accusative(name)} unbesetzt: Niemand kann diese Macht übernehmen.`,
  'entering/kept-for-another': ({ name }) =>
    `${Nominative(name)} ${agree(name, 'ist', 'sind')} für jemanden mit dem Passwort vorgesehen, das die Spielleitung gesetzt hat.`,
  'entering/name-taken': ({ game }) => `Eine Partie „${game}“ gibt es schon: Wähl einen anderen Namen.`,
  'entering/no-such-game': ({ game, otherwise }) =>
    otherwise === null
      ? `Es gibt keine Partie „${game}“. LIST zeigt, welche es gibt.`
      : `Es gibt keine Partie „${game}“ und auch keine „${otherwise}“. LIST zeigt, welche es gibt.`,
  'entering/no-such-game-unnamed': () =>
    'Diese Partie gibt es nicht; LIST zeigt, welche es gibt. Der Name der Partie steht gleich hinter dem Buchstaben der Macht, und das Passwort ist ein einziges Wort.',
  'entering/no-game-forming': () => 'Gerade wartet keine Partie auf Spieler.',
  'entering/game-not-named': () => 'Welche Partie? Schreib ihren Namen hinter SIGNON.',
  'entering/games-a-day': ({ most }) => `Eine Adresse legt höchstens ${counted(most, 'Partie', 'Partien')} am Tag an.`,
  'entering/not-punctual': ({ least, onTime, due }) =>
    `Diese Partie ist für Spieler, die bisher in ${percent(least)} der Phasen pünktlich waren; bei dir waren es ${onTime} von ${due}. Möchtest du trotzdem mitspielen, schreib der Spielleitung.`,
  'entering/left-too-often': ({ most, left, games }) =>
    `Diese Partie ist für Spieler, die höchstens ${percent(most)} ihrer Partien verlassen haben; bei dir waren es ${left} von ${games}. Möchtest du trotzdem mitspielen, schreib der Spielleitung.`,

  'entering/confirms-alone': () => `Nichts ist bestätigt. ${ALONE}`,
  'entering/subject-confirms-alone': () => `Dein Betreff bestätigt nichts. ${ALONE}`,
  'entering/nothing-found': () => 'In deiner E-Mail war kein Befehl und keine Nachricht zu finden.',
  'entering/address-unreachable': ({ address }) =>
    `E-Mail kommt bei ${address} nicht an: Viele Mailserver nehmen vor dem @ nur einfache Buchstaben und Ziffern. Schreib von einer anderen Adresse.`,
  'entering/mail-failed': ({ at }, { time }) =>
    `Etwas in deiner E-Mail von ${time(at)} lässt unser eigenes Programm scheitern. Der Fehler liegt bei uns und ist vermerkt. Keine Partie wartet auf diese E-Mail. Manches kann ausgeführt sein: Schick STATUS, um zu sehen, was vorliegt, und dann den Rest noch einmal, in einzelnen E-Mails.`,
  'entering/section-failed': () =>
    'Etwas, das du zu dieser Partie geschrieben hast, hat unser eigenes Programm scheitern lassen. Der Fehler liegt bei uns und ist vermerkt. Schick der Partie STATUS, um zu sehen, was vorliegt, und dann den Rest noch einmal.',
  'entering/taken-for-spam': () => 'Unser Mailsystem hat sie für Spam gehalten.',
  'entering/written-before': ({ phase }) =>
    `Sie stammt aus der Zeit vor ${phase}; es kann also eine alte E-Mail sein, die jemand weitergeschickt hat.`,
  'entering/address-unknown': ({ game, names }) =>
    `Sie kam von einer Adresse, die wir nicht als deine kennen, und ist für ${accusative(list(names))} in „${game}“.`,
  'entering/after-guesses': ({ game }) =>
    `Dein Passwort für „${game}“ steht darin, aber heute kamen zu viele falsche; darum fragen wir nach.`,
  'entering/address-of-another': ({ game, address }) =>
    `Nichts ist geschehen: Die Adresse, an die du geschrieben hast, gehört zu E-Mails von „${game}“, die nicht deine sind. Antworte auf eine eigene oder schreib an ${address}.`,
  'entering/only-quoted-text': () =>
    'Deine E-Mail enthält nur zitierten Text, und den lesen wir nie: Schreib deine Zeilen darüber.',
  'entering/not-read': ({ lines }) => {
    const all = lines.reduce((sum, { count }) => sum + count, 0);
    const what =
      lines.length === 1 ? asides[lines[0]!.why] : list(lines.map(({ why, count }) => `${count} (${asides[why]})`));
    return all === 1
      ? `1 Zeile deiner E-Mail haben wir nicht gelesen: ${what}.`
      : `${all} Zeilen deiner E-Mail haben wir nicht gelesen: ${what}.`;
  },
  'entering/orders-in-subject': ({ orders, more }) =>
    `Befehle im Betreff lesen wir nicht (${some(orders, more)}): Schreib sie in die E-Mail selbst.`,
  'entering/orders-in-quotation': ({ orders, more }) =>
    `Deine E-Mail hat Befehle nur im zitierten Text, und den lesen wir nicht (${some(orders, more)}): Schreib sie darüber.`,
  'entering/order-quoted': ({ line }) =>
    `Das steht so in der E-Mail, auf die du antwortest, und Zeile ${line} hat einen neuen Befehl für diese Einheit: Wir haben es als Zitat nicht verwendet. Wenn du es so meinst, schick es allein.`,

  'entering/too-many-mails': ({ most, until, ordersFiled }, { time }) =>
    ordersFiled
      ? `Von deiner Adresse kamen mehr als ${most} E-Mails in einer Stunde. Befehle nehmen wir weiter an; Kommandos und Nachrichten lesen wir nicht vor ${time(until)}.`
      : `Von deiner Adresse kamen mehr als ${most} E-Mails in einer Stunde. Diese und die folgenden lesen wir nicht vor ${time(until)}.`,
  'entering/marked-unanswered': ({ most, until }, { time }) =>
    `Deine E-Mails tragen das Zeichen, dass ein Programm sie verschickt, und davon beantworten wir ${most} am Tag. Was in ihnen steht, wird weiterhin ausgeführt; Antworten gibt es wieder ab ${time(until)}. Verschick sie ohne dieses Zeichen, dann wird jede beantwortet.`,
  'entering/dropped-automatic': () =>
    'Was in deiner E-Mail steht, haben wir nicht ausgeführt: Sie trägt das Zeichen einer automatischen Antwort. Wenn du sie geschrieben hast, schick sie noch einmal als gewöhnliche E-Mail.',
  'entering/dropped-virus': () =>
    'Wir haben deine E-Mail nicht gelesen: Unser Mailsystem hat einen Virus darin gefunden. Schick noch einmal als reinen Text, was du uns sagen willst, ohne Anhänge.',
  'entering/mail-sends-too-much': ({ most, megabytes }) =>
    `Eine E-Mail verschickt höchstens ${counted(most, 'Nachricht', 'Nachrichten')} und ${megabytes} MB: Das hier ist nicht geschehen. Schick es in einer weiteren E-Mail.`,
  'entering/day-sends-too-much': ({ most, until, isProven }, { time }) =>
    `${isProven ? 'Deine E-Mails' : 'E-Mails in deinem Namen, die nichts beweisen,'} haben heute ${counted(most, 'Nachricht', 'Nachrichten')} verschickt; mehr geht nicht, und das hier ist nicht geschehen. Befehle nehmen wir trotzdem an. Schick es nach ${time(until)} noch einmal.`,
  'entering/not-done-either': () => 'Ebenfalls nicht geschehen: siehe oben.',

  'entering/answer-of-another': () =>
    'Das ist eine Adresse für Antworten auf eine Nachricht an jemand anderen: Nichts wurde verschickt. Um einem Spieler zu schreiben, schick eine E-Mail mit PRESS TO und dem Namen der Macht an die Adresse der Partie.',
  'entering/message-with-password': () =>
    'Eine Zeile dieser Nachricht enthält ein Passwort, deshalb wurde nichts verschickt. Eine Anmeldung zählt in der ersten Zeile; lass alle anderen weg.',
  'entering/message-or-quotation': () =>
    'In dieser E-Mail ist nicht sicher, wo deine eigenen Worte enden und wo zitierter Text beginnt.',
  'entering/message-of-orders': () =>
    'Das sind nur Zeilen für den Judge, und sie kamen an die Adresse für Nachrichten: Nichts wurde verschickt, und nichts liegt vor. Befehle gehen an die Adresse der Partie.',
  'entering/message-in-message': () =>
    'Zeilen dieser E-Mail beginnen eine eigene Nachricht, und das Ganze kam an die Adresse für Nachrichten: Nichts wurde verschickt.',
  'entering/message-to-another-game': ({ address, game }) =>
    `Nichts wurde verschickt: Die Adresse gehört zu „${address}“, und die Anmeldung gilt „${game}“.`,
} satisfies Words<EnteringSaying>;

function some(orders: readonly string[], more: number): string {
  return `${orders.join(', ')}${more === 0 ? '' : ` und ${more} mehr`}`;
}

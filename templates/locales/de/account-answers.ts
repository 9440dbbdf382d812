/** What is answered about accounts, mails and settings, in German. */

import { listInWords } from '../../../engine/board/display-names.ts';
import type { NotInvited, ToldAddress } from '../../../engine/messages/inquiry-messages.ts';
import { isMap, type MailMessage } from '../../../engine/messages/mail-messages.ts';
import type { MessagesIn } from '../formatter.ts';
import { othersOffered } from '../offered.ts';
import { spellOrders } from '../order-spelling.ts';
import { textOfCase } from '../text/text-of-case.ts';
import { zoneName } from '../times/zone-name.ts';
import {
  accusative,
  agree,
  asides,
  counted,
  LANGUAGE_NAMES,
  list,
  Nominative,
  numberInWords,
  percent,
} from './grammar.ts';

export const account = {
  'account/register-alone': 'REGISTER steht allein in seiner Zeile; „{text}“ verstehen wir nicht.',
  'account/password-shape': 'Ein Passwort ist ein einziges Wort aus Buchstaben und Ziffern.',
  'account/password-changed': 'Dein Passwort für diese Partie ist geändert. Es wird nie angezeigt, auch hier nicht',
  'account/name-length': 'Ein Name hat 1 bis {most} Zeichen.',
  'account/links-how': 'Nach LINKS steht ON, OFF, NEW oder ALL.',
  'account/on-or-off': 'ON oder OFF, nicht „{text}“.',
  'account/watch-for-what': 'Worauf? Eine Variante, gunboat, blind, no press.',
  'account/template-name': 'Ein Name für Einstellungen ist ein Wort aus Buchstaben und Ziffern.',
  'account/digest-hour': "'{text}' ist keine Uhrzeit. Mit ALWAYS kommt die E-Mail auch an ruhigen Tagen.",
  'account/mail-style': 'Nach MAIL steht CLASSIC oder FULL.',
  'account/subject-style': 'Nach SUBJECT steht CLASSIC oder PLAIN.',
  'account/language-unknown': ({ text, languages }) =>
    `${text === '' ? 'Welche Sprache?' : `'${text}' ist keine Sprache dieses Schiedsrichters.`} Es gibt ${listInWords(
      languages.map((code) => LANGUAGE_NAMES[code]),
      'und',
    )}.`,
  'account/confirm-one-word': 'Nach CONFIRM steht genau ein Wort.',
  'account/confirm-what':
    'Was willst du bestätigen? Schick CONFIRM und das Wort aus der E-Mail, die danach gefragt hat.',
  'account/nothing-waits':
    'Auf dieses Wort wartet nichts: Es ist schon benutzt, zu alt, war für jemand anderen, oder die Partie ist inzwischen weiter. Schick das Kommando noch einmal.',
  'account/confirm-as': ({ what, who }) => `${what} ist nur für ${FOR[who]} da, und so bist du nicht angemeldet.`,
  'account/orders-or-all': 'ORDERS oder ORDERS ALL; „{text}“ verstehen wir nicht.',
  'account/one-a-mail': '{command} beantworten wir einmal je E-Mail: Schick das nächste in einer anderen.',
  'account/help-on-what': 'Hilfe wozu? Ein Wort oder zwei.',
  'account/no-game-or-phase': '„{text}“ ist weder der Name einer Partie noch eine Phase.',
  'account/needs-exclstart': 'Vor EXCLEND gehört ein EXCLSTART.',
  'account/span-backwards': 'Dieser Zeitraum endet, bevor er beginnt.',
} as const satisfies MessagesIn<'account'>;

const FOR = { player: 'Spieler', master: 'die Spielleitung', timekeeper: 'Spieler oder die Spielleitung' } as const;

/** Codes were sent to these addresses. */
function addressesTold(to: readonly ToldAddress[]): string {
  return list(to.map((each) => each ?? 'die Adresse, die wir von dir haben'));
}

export const desk = {
  'desk/name-with-password':
    'In diesem Namen steht ein Passwort von dir: Niemand hat ihn gesehen, und dein Name ist wie zuvor.',
  'desk/name-has-no-letters': 'Ein Name enthält Buchstaben und keine Adresse.',
  'desk/name-of-player':
    'SET NAME gibt dir selbst einen Namen: Du hießest „{name}“. Den Namen eines Spielers setzt nur der Spieler.',
  'desk/shown-as': 'Andere sehen dich ab jetzt als {name}, in Partien, die Namen zeigen',
  'desk/zone-unknown': 'Es gibt keine Zeitzone „{zone}“. Zonen schreibt man Europe/Paris oder UTC.',
  'desk/zone-set': ({ zone, now }, { time }) =>
    `In deinen E-Mails stehen Zeiten der Zone ${zoneName(zone)}: Es ist ${time(now)}`,
  'desk/language-set': ({ language }) =>
    `Deine E-Mails kommen ab jetzt auf ${LANGUAGE_NAMES[language]}. Befehlswörter bleiben Englisch; Züge kannst du in jeder Sprache des Schiedsrichters schreiben`,
  'desk/subjects-classic':
    'Deine E-Mails haben ab jetzt einen Betreff in klassischer Form, etwa {judge}:marne - S1901M Results',
  'desk/subjects-plain': 'Deine E-Mails haben ab jetzt einen Betreff in einfacher Form, etwa [marne] S1901M Ergebnisse',
  'desk/mail-classic':
    'Ab jetzt sind deine E-Mails reiner Text, nicht mehr, als die alten Schiedsrichter schickten; SET MAIL FULL bringt den Rest zurück',
  'desk/mail-full': 'Ab jetzt haben deine E-Mails wieder alles: Erklärungen, Karten und Knöpfe',
  'desk/record-attached': 'Alles, was dieser Schiedsrichter über dich gespeichert hat, hängt als JSON an',
  'desk/registered': ({ name, addresses, zone }) =>
    `Wir kennen dich als ${name}, unter ${list(addresses)}; Zeiten in deinen E-Mails sind ${zone === null ? 'die der jeweiligen Partie' : `die der Zone ${zoneName(zone)}`}. SET NAME und SET MY ZONE ändern das`,
  'desk/only-name-and-zone-kept': 'Wir speichern nur einen Namen und eine Zeitzone, von deinen Zeilen sonst nichts',
  'desk/public-page-on': ({ name, page }) =>
    page === null
      ? 'Andere dürfen fragen, wie pünktlich du bist (WHOIS und dein Name). SET NO PUBLIC PAGE nimmt das zurück. Seiten, die andere öffnen könnten, gibt es hier nicht'
      : `Deine beendeten Partien stehen unter dem Namen ${name} auf einer öffentlichen Seite, die mit der ersten davon erscheint; andere dürfen fragen, wie pünktlich du bist. SET NO PUBLIC PAGE nimmt das zurück. Die Seite: ${page}`,
  'desk/public-page-off': 'Du hast keine öffentliche Seite, und nur du siehst, wie pünktlich du bist',
  'desk/no-mail-kept': 'Wir haben hier keine E-Mail an dich gespeichert.',
  'desk/sent-again': ({ subjects }) =>
    subjects.length === 1
      ? `Die letzte E-Mail kommt noch einmal: ${subjects.join('; ')}`
      : `Die letzten ${subjects.length} E-Mails kommen noch einmal: ${subjects.join('; ')}`,
  'desk/words-in-subject':
    'Den Betreff lesen wir nicht ({subject}): Schreib in die E-Mail selbst, was du möchtest, einen Befehl je Zeile.',
  'desk/who-in-which-game': 'Wer spielt in welcher Partie?',
  'desk/who-is': ({ address, name }) =>
    name === null
      ? `Wem ${address} gehört, und ob überhaupt jemandem, erfahren nur die Person selbst und die GMs ihrer Partien`
      : `${address} ist ${name}`,
  'desk/figures-are-private': 'Diese Zahlen sind nicht öffentlich: Du kannst nach deinen eigenen fragen.',
  'desk/nothing-due-yet': ({ name }) =>
    name === null
      ? 'In gewerteten Partien waren von dir noch keine Befehle fällig'
      : `${name}: In beendeten gewerteten Partien waren noch keine Befehle fällig`,
  'desk/punctuality': ({ name, due, late, games, abandoned, resigned, isPrivate }) => {
    const percent = Math.round(((due - late) / due) * 100);
    const played =
      name === null
        ? counted(games, 'gewerteten Partie', 'gewerteten Partien')
        : counted(games, 'beendeten gewerteten Partie', 'beendeten gewerteten Partien');
    const left = `${abandoned === 0 ? 'keine' : abandoned} im Stich gelassen, ${resigned === 0 ? 'keine' : resigned} abgegeben`;
    const figures = `Pünktlich in ${due - late} von ${counted(due, 'Phase', 'Phasen')} (${percent} %), in ${played}; ${left}`;
    return `${name === null ? '' : `${name}: `}${figures}${isPrivate ? '. Das siehst nur du' : ''}`;
  },
  'desk/record-of-person':
    'Alles, was der Schiedsrichter auf {domain} über dich gespeichert hat. Passwörter liegen nur als Hash vor und sind ausgelassen. E-Mails im Original bleiben nur begrenzte Zeit und enthalten, was du geschickt hast.',
  'desk/links-on':
    'Deine E-Mails haben ab jetzt einen Link zu deinem Befehlsbogen; jeder öffnet den Bogen seiner eigenen Partie. SET LINKS OFF lässt sie weg',
  'desk/links-off':
    'Links zu deinen Befehlsbögen sind ungültig, und deine E-Mails haben keine mehr; SET LINKS ON bringt sie zurück',
  'desk/links-new': 'Alle deine früheren Links zu Befehlsbögen sind ungültig, auf jedem Gerät. Hier sind neue',
  'desk/links-all':
    'Ein Link zu einem deiner Befehlsbögen öffnet ab jetzt die aller deiner Partien; SET LINKS ON nimmt das zurück',
  'desk/device-confirmed':
    'Das Gerät, auf dem du deinen Befehlsbogen von „{game}“ geöffnet hast, darf Befehle schicken. Lade den Bogen dort neu',
  'desk/morning-confirmed':
    'Das Gerät, auf dem du die Seite mit deinen Partien geöffnet hast, darf jetzt handeln. Lade die Seite dort neu',
  'desk/device-gone': 'Dieser Befehlsbogen ist nicht mehr offen. Nimm den Link in deiner letzten E-Mail.',

  'desk/code-unknown':
    'Auf diesen Code wartet nichts: Vielleicht ist er benutzt oder zu alt. Schick das Kommando noch einmal, dann kommt ein neuer.',
  'desk/too-many-addresses': 'E-Mails gehen an höchstens {most:Adresse|Adressen}.',
  'desk/mail-goes-to': ({ addresses, already }) =>
    `Deine E-Mails gehen ${already ? 'schon' : 'ab jetzt'} an ${list(addresses)}`,
  'desk/addresses-asked-enough': 'Du kannst am Tag nach höchstens zehn Adressen fragen.',
  'desk/address-asked-enough':
    'Es ging kein Bestätigungswort hinaus: {address} wurde vorerst oft genug gefragt. Schreib von dort I AM ALSO und deine Hauptadresse, oder versuch es morgen wieder.',
  'desk/address-of-judge': '{address} ist eine Adresse dieses Schiedsrichters. Nenne eine, unter der du E-Mails liest.',
  'desk/address-yours-already': '{address} gehört schon dir',
  'desk/address-yours': '{address} gehört auch dir: Du darfst von jeder schreiben',
  'desk/address-plays':
    '{address} nimmt an eigenen Partien teil; nur von dort lässt sich das Konto teilen. Nichts ist geändert.',
  'desk/code-cannot-arrive':
    'Es bleibt alles, wie es war: Ein Code müsste an die Adresse gehen, die wir von dir haben, und E-Mail dorthin kommt zurück. Schreib der Spielleitung deiner Partie (PRESS TO MASTER, angemeldet mit deinem Passwort): Mit EJECT macht sie den Platz frei, und du übernimmst ihn von hier mit SIGNON und einem eigenen Passwort.',
  'desk/code-sent': ({ to, address, what }) => {
    const then = what === 'move' ? `gehen deine E-Mails an ${address}` : `gehört ${address} auch dir`;
    const unless = to.includes(address) ? `. Spielt ${address} hier schon, muss die Bitte von dort kommen` : '';
    return to.length === 1
      ? `Sobald du den Code an ${addressesTold(to)} zurückschickst, ${then}${unless}`
      : `Sobald du die Codes an ${addressesTold(to)} zurückschickst, ${then}${unless}`;
  },
  'desk/erasure-asked':
    'Dein Name und deine Adressen würden endgültig gelöscht, und du würdest jede laufende Partie verlassen. Die Aufzeichnungen der Partien bleiben, ohne deinen Namen',
  'desk/code-of-another': 'Dieser Code ging an eine andere Adresse: Antworte von dort.',
  'desk/mail-not-kept': 'Diese E-Mail ist nicht mehr gespeichert: Schick sie noch einmal.',
  'desk/other-code-too': 'Danke. Schick jetzt auch den Code zurück, der an die andere Adresse ging',
  'desk/erased-already': 'Das ist schon geschehen',
  'desk/erased': 'Dein Name und deine Adressen sind gelöscht. Das ist die letzte E-Mail an dich',
  'desk/no-such-account': 'Dieses Konto gibt es nicht mehr.',

  'desk/invite-to-which-game': 'Zu welcher Partie? Schick das an die Adresse der Partie.',
  'desk/only-gm-invites':
    'Hat eine Partie begonnen, lädt nur ihre Spielleitung ein; vorher dürfen es auch die Spieler.',
  'desk/unmute-in-which-game': 'Schreib UNMUTE an die Adresse der Partie oder unter ihre Anmeldung.',
  'desk/substitute-on':
    'Du stehst auf der Liste der Ersatzleute: Wenn ein Platz frei wird und du an der Reihe bist, fragen wir dich per E-Mail. SET NO SUBSTITUTE streicht dich wieder',
  'desk/substitute-off': 'Du wirst nicht mehr gefragt',
  'desk/watching': ({ watched }) =>
    `Du bekommst eine E-Mail zu jeder öffentlichen Partie, die Mitspieler sucht und so ist: ${watched.map((kind) => (kind === '' ? 'beliebig' : kind)).join('; oder ')}. STOP WATCHING beendet das`,
  'desk/watching-no-more': 'Keine Nachricht mehr von neuen Partien',
  'desk/watch-unknown':
    '„{word}“ ist keine Variante und weder gunboat noch blind noch no press. GET VARIANTS zählt die Varianten auf.',
  'desk/watches-enough': 'Du wartest schon auf {most:Art|Arten} von Partien; STOP WATCHING beendet alle.',
  'desk/save-of-own-game': 'Schreib es an eine Partie, die du leitest: Deren Einstellungen werden aufgehoben.',
  'desk/settings-saved': 'Die Einstellungen von „{game}“ sind als {name} aufgehoben: CREATE marne WITH {name}',
  'desk/settings-forgotten': '{name} ist gelöscht',
  'desk/templates-enough':
    'Du hebst schon {most:Satz|Sätze} Einstellungen auf; FORGET SETTINGS und ein Name löscht einen.',
  'desk/no-such-settings': ({ name, names }) =>
    `Du hast keine Einstellungen als „${name}“ aufgehoben${names.length === 0 ? '; SAVE SETTINGS AS club, an eine Partie, die du leitest, hebt ihre Einstellungen auf.' : `; es gibt ${names.join(', ')}.`}`,
  'desk/digest-on':
    'Ab jetzt kommt einmal am Tag in einer E-Mail, um {at} Uhr, was nicht eilt; mit SET NO DIGEST kommt wieder jede E-Mail sofort',
  'desk/digest-of-club':
    'Du leitest jetzt mehrere Partien: Was du nicht zu entscheiden hast, kommt einmal am Tag in einer E-Mail. Mit SET NO DIGEST kommt wieder jede sofort.',
  'desk/digest-off': 'Ab jetzt kommt jede E-Mail sofort; was schon gesammelt ist, kommt noch als eine Übersicht',
  'desk/mail-goes-again': ({ marked }) =>
    `${marked ? 'Eine unserer E-Mails wurde bei dir als Spam gemeldet, vielleicht aus Versehen, darum haben wir keine mehr geschickt. Du schreibst uns, also' : 'E-Mail an dich kam zurück, darum haben wir keine mehr geschickt. Deine E-Mail zeigt, dass dein Postfach geht, also'} bekommst du ab jetzt wieder alles. RESEND 10 bringt die letzten zehn E-Mails.`,
  'desk/unmuted': ({ names }) =>
    names.length === 0 ? 'E-Mail geht wieder dorthin' : `E-Mail an ${names.join(', ')} geht wieder hinaus`,
  'desk/not-unmuted': ({ names }) =>
    `Unsere E-Mail wurde als Spam gemeldet${names.length === 0 ? '' : `, von ${names.join(', ')}`}. Nur eine eigene E-Mail an uns beendet das.`,
  'desk/nobody-muted': 'Niemand, den diese Wörter in „{game}“ nennen, ist ohne E-Mail.',
  'desk/report-in-which-game': 'Schreib das an die Partie, in der du die Nachricht bekommen hast.',
  'desk/no-message-of': 'Du hast keine Nachricht mit diesem Absender: {power:powers}.',
  'desk/reports-enough': 'Das sind genug Meldungen für heute. Die Spielleitung hat die früheren.',
  'desk/report-gm-plays':
    'Die Spielleitung spielt hier selbst mit und würde deine Meldung lesen; eine Adresse des Betreibers kennt dieser Schiedsrichter nicht: Sie ging an niemanden. SET IGNORE hält Nachrichten dieses Absenders von dir fern.',
  'desk/reported':
    'Wir haben der Spielleitung die letzte Nachricht dieser Macht gezeigt ({power:powers}), und sonst niemandem davon erzählt',
  'desk/reported-to-operator':
    'Die Spielleitung spielt hier selbst mit: Wir haben dem Betreiber dieses Schiedsrichters die letzte Nachricht dieser Macht gezeigt ({power:powers}), und sonst niemandem davon erzählt',
  'desk/all-seats-taken': 'In „{game}“ sind alle Plätze besetzt: Niemand lässt sich mehr einladen.',
  'desk/declined':
    'Danke, dass du Bescheid sagst: Wer dich zu „{game}“ eingeladen hat, weiß es jetzt, und mehr ist nicht nötig. Willst du gar keine Einladungen, schick diese Zeile:',
  'desk/yes-or-no': 'Willst du in „{game}“ mitspielen? Antworte mit „ja“ oder „nein“; noch ist nichts geschehen.',
  'desk/declined-by':
    '{address} dankt und möchte in „{game}“ nicht mitspielen. Jemand anderes lädst du mit INVITE ein. Oder SET BOTS FILL und eine Anzahl Leute beginnt sie mit Bots auf den übrigen Plätzen',
  'desk/invited': '{address} ist zu „{game}“ eingeladen; die E-Mail nennt dich und deine Adresse',
  'desk/seat-link': ({ called, game, href }) =>
    called === ''
      ? `Gib diesen Link weiter; er gilt für einen Platz in „${game}“: ${href}`
      : `Für ${called}, gilt für einen Platz in „${game}“: ${href}`,
  'desk/no-pages':
    'Seiten, die andere öffnen könnten, gibt es hier nicht; ein Link führte ins Leere. INVITE mit den Adressen deiner Freunde schreibt ihnen; oder sie schicken SIGNON ?{game} und ein eigenes Passwort an {judge}.',
  'desk/no-seat-links': 'Du hast heute {most:Einladung|Einladungen} ausgesprochen; morgen geht es weiter.',
  'desk/not-invited': ({ address, ...reason }) => `${address} ${whyNotInvited(reason)}`,
  'desk/invitations-on': 'Man kann dich wieder zu Partien einladen',
  'desk/invitations-off': 'Niemand kann dich mehr zu einer Partie einladen',

  'desk/my-games-by-address': 'MY GAMES zeigt alle deine Partien: Schick es von deiner eigenen Adresse.',
  'desk/what-if-too-long': 'Das ist mehr, als wir auf einmal ausrechnen: Schick weniger Zeilen.',
  'desk/variants-not-here':
    'Dieser Schiedsrichter nimmt keine Karten per E-Mail an. Einer auf deinem eigenen Rechner tut es (npm start): Schick ihm TRY VARIANT, und gib dann, was er antwortet, dem Betreiber dieses hier, der deine Karte allen anbieten kann (GET DESIGNING-VARIANTS).',
  'desk/variant-not-attached':
    'Häng variant.json an, oder eine .map von DPjudge, oder variants.xml von jDip mit der Datei ihrer Grenzen.',
  'desk/variant-too-heavy':
    'Deine Karte zu prüfen und zu zeichnen dauert zu lange. Schick eine mit weniger Orten oder kürzeren Listen.',
  'desk/variants-a-day': 'Das sind mehr als {most:Karte|Karten} am Tag: Versuch es morgen wieder.',
  'desk/variant-faulty':
    'Noch keine spielbare Karte: {file}. Berichtige dies und schick sie noch einmal ({count:Fehler|Fehler}):',
  'desk/variant-lost':
    'Nicht so übernommen, wie es in der Datei steht ({count:Zeile|Zeilen}; alle stehen im angehängten README.md):',
  'desk/variant-tried':
    'Deine Karte {name} ist spielbar ({count:Ort|Orte}, {seats:Macht|Mächte}), und deine Partie gegen Bots beginnt mit der nächsten E-Mail. Nur du weißt, wie sie hier heißt: PRACTICE {variant} beginnt noch eine Partie',
  'desk/what-if-of-which-game': 'In welcher Partie? Schick das an die Adresse der Partie.',
  'desk/of-which-game': 'In welcher Partie?',
  'desk/for-one-game': '{command} gilt einer Partie: Schick es an die Adresse der Partie oder melde dich erst an.',
  'desk/version': 'Hier ist Chancery {version}, ein Schiedsrichter für Diplomacy per E-Mail, auf {domain}.',
  'desk/more-games-listed':
    'LIST zeigt {count:weitere Partie|weitere Partien}; LIST mit einem Namen beschreibt eine davon.',
  'desk/no-such-game': 'Es gibt keine Partie „{game}“. LIST zeigt, welche es gibt.',
  'desk/blind-position':
    '„{game}“ wird blind gespielt: Ihr Brett wird erst gezeigt, wenn sie vorbei ist. Der Befehlsbogen probiert Befehle an dem aus, was du siehst.',
  'desk/no-position': '„{game}“ hat zurzeit keine Stellung.',
  'desk/no-such-phase': '„{game}“ hatte keine Phase {phase}.',
  'desk/variant-unknown': 'Die Variante von „{game}“ kennen wir nicht.',

  'desk/rest-cut': 'Der Rest fehlt: Er ist zu lang für eine E-Mail. HISTORY mit FROM und TO bringt einen Teil davon.',
  'desk/attachment-left-out':
    'Ein Anhang fehlt: Er ist zu groß für eine E-Mail. Du findest ihn auf der Seite der Partie.',
  'desk/mail-not-written':
    'In „{game}“ ist etwas geschehen, aber wir konnten die E-Mail darüber nicht schreiben. Der Fehler liegt bei uns und ist vermerkt.\n\nDie Partie, wie sie steht: {link}',
  'desk/mail-not-written-subject': '[{game}] bitte sieh auf der Seite der Partie nach',
} as const satisfies MessagesIn<'desk'>;

function whyNotInvited(reason: NotInvited): string {
  return textOfCase(reason, 'why', {
    'takes-part': 'nimmt an dieser Partie schon teil.',
    'invited-before': 'ist zu dieser Partie schon eingeladen: Zweimal laden wir niemanden ein.',
    'not-allowed':
      'steht nicht auf der Liste der Spielleitung von denen, die mitspielen dürfen: SET ALLOW PLAYER und die Adresse nimmt sie auf.',
    denied: 'steht auf der Liste der Spielleitung von denen, die nicht mitspielen dürfen.',
    'gets-no-mail': 'bekommt von diesem Schiedsrichter keine E-Mails.',
    'of-judge': 'ist eine Adresse dieses Schiedsrichters; dort liest niemand E-Mails.',
    'wants-none': 'möchte von diesem Schiedsrichter keine Einladungen.',
    'writer-asked-enough': (reason) =>
      `ist nicht eingeladen: Eine Person verschickt höchstens ${counted(reason.most, 'Einladung', 'Einladungen')} am Tag.`,
    'domain-asked-enough': (reason) =>
      `ist nicht eingeladen: Heute wurden schon ${reason.most} Leute bei ${reason.domain} eingeladen, und von dort spielt hier noch niemand. Sag es selbst weiter: SIGNON und der Name der Partie genügen.`,
    'judge-asked-enough':
      'ist nicht eingeladen: Für heute sind genug Einladungen verschickt. Sag es selbst weiter: SIGNON und der Name der Partie genügen.',
    'asked-enough':
      'ist nicht eingeladen: Andere können uns höchstens 3-mal am Tag und 10-mal im Monat an eine Adresse schreiben lassen.',
  });
}

const ALONE =
  'Eine Bestätigung zählt nur in einer E-Mail, die sonst nichts sagt; so bestätigt niemand, was er nur zitiert oder fragt. Wenn du es so meinst, schick die Zeile allein.';

export const entering = {
  'entering/not-signed-on': 'Von dieser Adresse bist du bei „{game}“ nicht angemeldet.',
  'entering/no-part-and-over': 'Von dieser Adresse nimmst du an „{game}“ nicht teil, und die Partie ist vorbei.',
  'entering/seat-lost': ({ game, names }) =>
    `Du hast ${accusative(list(names))} in „${game}“ durch Verspätung verloren. Schick Befehle dafür oder die Zeile unten, dann spielst du wieder.`,
  'entering/no-part-but-open': ({ game, name }) =>
    `Von dieser Adresse nimmst du an „${game}“ nicht teil. Niemand spielt ${accusative(name)}: Um zu übernehmen, schick die Zeile unten und darunter deine Befehle.`,
  'entering/no-part-here': ({ game, name }) =>
    `Von dieser Adresse nimmst du an „${game}“ nicht teil. Spielst du ${accusative(name)} von einer anderen Adresse, setz die Zeile unten über deine Befehle, mit deinem Passwort dahinter. Ohne Passwort geht es auch: Dann fragen wir an der Adresse nach, die wir kennen.`,
  'entering/no-part':
    'Von dieser Adresse nimmst du an „{game}“ nicht teil; die Ergebnisse gehen an die Beobachter. Spielst du von einer anderen Adresse mit, beginn mit SIGNON, dem Buchstaben deiner Macht, @{game} und deinem Passwort.',
  'entering/no-such-power': 'In „{game}“ gibt es keine Macht „{written}“.',
  'entering/plays-another': ({ game, names, name }) =>
    `In „${game}“ spielst du ${accusative(list(names))}, nicht ${accusative(name)}.`,
  'entering/not-player': ({ game, name }) => `Von dieser Adresse spielst du ${accusative(name)} in „${game}“ nicht.`,
  'entering/passed-on': ({ game, name, who, since }, { time }) =>
    who === null || since === null
      ? `In „${game}“ spielt jetzt jemand anderes ${accusative(name)}.`
      : `${who} spielt ${accusative(name)} in „${game}“ seit ${time(since)}.`,
  'entering/not-player-here': ({ game, name, isAsked }) =>
    isAsked
      ? `Von dieser Adresse spielst du ${accusative(name)} in „${game}“ nicht. Tust du es von einer anderen, setz dein Passwort in die Zeile. Wir haben auch an die Adresse geschrieben, die wir von diesem Spieler kennen: Bestätige dort, dann gilt, was du geschickt hast.`
      : `Von dieser Adresse spielst du ${accusative(name)} in „${game}“ nicht. Tust du es von einer anderen, setz dein Passwort in die Zeile.`,
  'entering/answered-elsewhere':
    'Deine E-Mail kam mit dem Passwort des Spielers, also gilt sie in „{game}“; die Antwort ging an die Adresse des Spielers. Bist du es selbst, schick von dort {line}, dann gilt auch diese Adresse.',
  'entering/answered-nowhere':
    'Deine E-Mail kam mit dem Passwort des Spielers und zählt in „{game}“. Beantworten konnten wir sie nicht: E-Mail an seine Adresse kommt zurück. Wenn du das bist, schreib der Spielleitung (PRESS TO MASTER, angemeldet wie hier): Mit EJECT macht sie den Platz frei, und du übernimmst ihn von hier mit SIGNON und einem eigenen Passwort.',
  'entering/answered-no-gm':
    'Deine E-Mail kam mit dem Passwort der Spielleitung und zählt in „{game}“. Beantworten konnten wir sie nicht: E-Mail an die Adresse der Spielleitung kommt zurück. Wenn du das bist, schick von hier OBSERVE {game} und danach, angemeldet wie hier, PROMOTE {address}: Dann leitest du die Partie von hier.',
  'entering/not-master': ({ game, hasPassword }) =>
    hasPassword
      ? `Du gehörst nicht zur Spielleitung von „${game}“, und das Passwort ist nicht das der Spielleitung.`
      : `Du gehörst nicht zur Spielleitung von „${game}“.`,
  'entering/not-observing': 'Du beobachtest „{game}“ noch nicht.',
  'entering/too-many-passwords':
    'Hier gab es heute zu viele falsche Passwörter, deshalb öffnet dieses nichts. Ist es richtig, haben wir an der Adresse nachgefragt, die wir kennen: Antworte auf diese E-Mail.',
  'entering/wrong-password': 'Das Passwort stimmt nicht.',
  'entering/wrong-password-of-power': 'Das ist nicht das Passwort dieser Macht, und diese Adresse spielt sie nicht.',

  'entering/over': '„{game}“ ist vorbei.',
  'entering/over-observer': '„{game}“ ist vorbei; der Verlauf steht auf der Seite der Partie.',
  'entering/takes-part-already': 'Du nimmst an „{game}“ schon teil: Alles, was Beobachter sehen, bekommst du auch.',
  'entering/plays-already': ({ game, names }) => `Du spielst in „${game}“ schon ${accusative(list(names))}.`,
  'entering/plays-for-one': ({ game, names }) =>
    `Du spielst in „${game}“ ${accusative(list(names))}: Niemand spielt für zwei.`,
  'entering/begun-without-master':
    '„{game}“ hat ohne dich begonnen: Die Spielleitung kann nur mitspielen, solange die Mächte nicht verteilt sind.',
  'entering/master-stays-out': ({ name, power }) =>
    `In einer laufenden Partie kann die Spielleitung nicht mehr mitspielen. Um Befehle für ${accusative(name)} zu schreiben, setz BECOME ${power} darüber.`,
  'entering/link-used':
    'Dieser Link zu „{game}“ ist verbraucht: Er galt für einen Platz. Bitte den, von dem du ihn hast, um einen neuen.',
  'entering/all-seats-taken': 'In „{game}“ sind alle Plätze besetzt.',
  'entering/begun-and-full': '„{game}“ hat begonnen, und alle Plätze waren besetzt.',
  'entering/begun-and-wanted': ({ game, names }) =>
    `„${game}“ hat begonnen; es fehlt ein Spieler für ${accusative(list(names))}.`,
  'entering/begun-and-open': ({ game, names }) =>
    `„${game}“ hat begonnen; niemand spielt ${accusative(list(names, 'oder'))}, und du darfst übernehmen.`,
  'entering/dummy-for-good': ({ name }) =>
    `Die Spielleitung lässt ${accusative(name)} unbesetzt: Niemand kann diese Macht übernehmen.`,
  'entering/kept-for-another': ({ name }) =>
    `${Nominative(name)} ${agree(name, 'ist', 'sind')} für jemanden mit dem Passwort vorgesehen, das die Spielleitung gesetzt hat.`,
  'entering/name-taken': 'Eine Partie „{game}“ gibt es schon: Wähl einen anderen Namen.',
  'entering/no-such-game': ({ game, otherwise }) =>
    otherwise === null
      ? `Es gibt keine Partie „${game}“. LIST zeigt, welche es gibt.`
      : `Es gibt keine Partie „${game}“ und auch keine „${otherwise}“. LIST zeigt, welche es gibt.`,
  'entering/no-such-game-unnamed':
    'Diese Partie gibt es nicht; LIST zeigt, welche es gibt. Der Name der Partie steht gleich hinter dem Buchstaben der Macht, und das Passwort ist ein einziges Wort.',
  'entering/no-game-forming': 'Gerade wartet keine Partie auf Spieler.',
  'entering/game-not-named': 'Welche Partie? Schreib ihren Namen hinter SIGNON.',
  'entering/games-a-day': 'Eine Adresse legt höchstens {most:Partie|Partien} am Tag an.',
  'entering/not-punctual': ({ least, onTime, due }) =>
    `Diese Partie ist für Spieler, die bisher in ${percent(least)} der Phasen pünktlich waren; bei dir waren es ${onTime} von ${due}. Möchtest du trotzdem mitspielen, schreib der Spielleitung.`,
  'entering/left-too-often': ({ most, left, games }) =>
    `Diese Partie ist für Spieler, die höchstens ${percent(most)} ihrer Partien verlassen haben; bei dir waren es ${left} von ${games}. Möchtest du trotzdem mitspielen, schreib der Spielleitung.`,

  'entering/confirms-alone': () => `Nichts ist bestätigt. ${ALONE}`,
  'entering/subject-confirms-alone': () => `Dein Betreff bestätigt nichts. ${ALONE}`,
  'entering/nothing-found': 'In deiner E-Mail war kein Befehl und keine Nachricht zu finden.',
  'entering/address-unreachable':
    'E-Mail kommt bei {address} nicht an: Viele Mailserver nehmen vor dem @ nur einfache Buchstaben und Ziffern. Schreib von einer anderen Adresse.',
  'entering/mail-failed':
    'Etwas in deiner E-Mail von {at:time} lässt unser eigenes Programm scheitern. Der Fehler liegt bei uns und ist vermerkt. Keine Partie wartet auf diese E-Mail. Manches kann ausgeführt sein: Schick STATUS, um zu sehen, was vorliegt, und dann den Rest noch einmal, in einzelnen E-Mails.',
  'entering/section-failed':
    'Etwas, das du zu dieser Partie geschrieben hast, hat unser eigenes Programm scheitern lassen. Der Fehler liegt bei uns und ist vermerkt. Schick der Partie STATUS, um zu sehen, was vorliegt, und dann den Rest noch einmal.',
  'entering/taken-for-spam': 'Unser Mailsystem hat sie für Spam gehalten.',
  'entering/written-before':
    'Sie stammt aus der Zeit vor {phase}; es kann also eine alte E-Mail sein, die jemand weitergeschickt hat.',
  'entering/address-unknown': ({ game, names }) =>
    `Sie kam von einer Adresse, die wir nicht als deine kennen, und ist für ${accusative(list(names))} in „${game}“.`,
  'entering/after-guesses':
    'Dein Passwort für „{game}“ steht darin, aber heute kamen zu viele falsche; darum fragen wir nach.',
  'entering/address-of-another':
    'Nichts ist geschehen: Die Adresse, an die du geschrieben hast, gehört zu E-Mails von „{game}“, die nicht deine sind. Antworte auf eine eigene oder schreib an {address}.',
  'entering/only-quoted-text':
    'Deine E-Mail enthält nur zitierten Text, und den lesen wir nie: Schreib deine Zeilen darüber.',
  'entering/not-read': ({ lines }) => {
    const all = lines.reduce((sum, { count }) => sum + count, 0);
    const what =
      lines.length === 1 ? asides[lines[0]!.why] : list(lines.map(({ why, count }) => `${count} (${asides[why]})`));
    return all === 1
      ? `1 Zeile deiner E-Mail haben wir nicht gelesen: ${what}.`
      : `${all} Zeilen deiner E-Mail haben wir nicht gelesen: ${what}.`;
  },
  'entering/phase-over':
    'Du antwortest auf eine E-Mail zu {phase:phase}; diese Phase ist ausgewertet. Zeilen gelten jetzt für {current:phase}.',
  'entering/orders-in-subject': ({ orders, more }) =>
    `Befehle im Betreff lesen wir nicht (${some(orders, more)}): Schreib sie in die E-Mail selbst.`,
  'entering/orders-in-quotation': ({ orders, more }) =>
    `Deine E-Mail hat Befehle nur im zitierten Text, und den lesen wir nicht (${some(orders, more)}): Schreib sie darüber.`,
  'entering/order-quoted':
    'Das steht so in der E-Mail, auf die du antwortest, und Zeile {line} hat einen neuen Befehl für diese Einheit: Wir haben es als Zitat nicht verwendet. Wenn du es so meinst, schick es allein.',

  'entering/too-many-mails': ({ most, until, ordersFiled }, { time }) =>
    ordersFiled
      ? `Von deiner Adresse kamen mehr als ${most} E-Mails in einer Stunde. Befehle nehmen wir weiter an; Kommandos und Nachrichten lesen wir nicht vor ${time(until)}.`
      : `Von deiner Adresse kamen mehr als ${most} E-Mails in einer Stunde. Diese und die folgenden lesen wir nicht vor ${time(until)}.`,
  'entering/language': ({ language }) => `Wir schreiben dir auf Deutsch. ${othersOffered(language)}`,
  'entering/talk-many':
    'Du hast in einer Stunde {most} E-Mails ohne Befehl, Kommando oder Nachricht geschickt. Bis {until:time} beantworten wir nur E-Mails, in denen etwas davon steht; was sonst kommt, zählt unsere nächste Antwort auf.',
  'entering/talk-alike':
    'Eine solche E-Mail haben wir schon beantwortet und beantworten die nächste erst nach {until:time}. Andere Worte, Befehle, Kommandos und Nachrichten werden beantwortet wie immer; was sonst kommt, zählt unsere nächste Antwort auf.',
  'entering/marked-unanswered':
    'Deine E-Mails tragen das Zeichen, dass ein Programm sie verschickt, und davon beantworten wir {most} am Tag. Was in ihnen steht, wird weiterhin ausgeführt; Antworten gibt es wieder ab {until:time}. Verschick sie ohne dieses Zeichen, dann wird jede beantwortet.',
  'entering/dropped-automatic':
    'Was in deiner E-Mail steht, haben wir nicht ausgeführt: Sie trägt das Zeichen einer automatischen Antwort. Wenn du sie geschrieben hast, schick sie noch einmal als gewöhnliche E-Mail.',
  'entering/dropped-virus':
    'Wir haben deine E-Mail nicht gelesen: Unser Mailsystem hat einen Virus darin gefunden. Schick noch einmal als reinen Text, was du uns sagen willst, ohne Anhänge.',
  'entering/mail-sends-too-much':
    'Eine E-Mail verschickt höchstens {most:Nachricht|Nachrichten} und {megabytes} MB: Das hier ist nicht geschehen. Schick es in einer weiteren E-Mail.',
  'entering/day-sends-too-much': ({ most, until, isProven }, { time }) =>
    `${isProven ? 'Deine E-Mails' : 'E-Mails in deinem Namen, die nichts beweisen,'} haben heute ${counted(most, 'Nachricht', 'Nachrichten')} verschickt; mehr geht nicht, und das hier ist nicht geschehen. Befehle nehmen wir trotzdem an. Schick es nach ${time(until)} noch einmal.`,
  'entering/not-done-either': 'Ebenfalls nicht geschehen: siehe oben.',

  'entering/answer-of-another':
    'Das ist eine Adresse für Antworten auf eine Nachricht an jemand anderen: Nichts wurde verschickt. Um einem Spieler zu schreiben, schick eine E-Mail mit PRESS TO und dem Namen der Macht an die Adresse der Partie.',
  'entering/message-with-password':
    'Eine Zeile dieser Nachricht enthält ein Passwort, deshalb wurde nichts verschickt. Eine Anmeldung zählt in der ersten Zeile; lass alle anderen weg.',
  'entering/message-or-quotation':
    'In dieser E-Mail ist nicht sicher, wo deine eigenen Worte enden und wo zitierter Text beginnt.',
  'entering/message-of-orders':
    'Das sind nur Zeilen für den Schiedsrichter, und sie kamen an die Adresse für Nachrichten: Nichts wurde verschickt, und nichts liegt vor. Befehle gehen an die Adresse der Partie.',
  'entering/message-in-message':
    'Zeilen dieser E-Mail beginnen eine eigene Nachricht, und das Ganze kam an die Adresse für Nachrichten: Nichts wurde verschickt.',
  'entering/message-to-another-game':
    'Nichts wurde verschickt: Die Adresse gehört zu „{address}“, und die Anmeldung gilt „{game}“.',
} as const satisfies MessagesIn<'entering'>;

function some(orders: readonly string[], more: number): string {
  return `${orders.join(', ')}${more === 0 ? '' : ` und ${more} mehr`}`;
}

export const mails = {
  'mails/empty': 'Die E-Mail ist leer.',
  'mails/damaged': 'Die E-Mail ist beschädigt und nicht lesbar.',
  'mails/too-big':
    'Die E-Mail ist größer als {megabytes} Megabyte, und wir haben sie nicht gelesen: Schick nur die Befehle, ohne Anhänge.',
  'mails/too-many-lines': 'Die E-Mail hat zu viele Zeilen, und wir haben sie nicht gelesen: Schick nur die Befehle.',
  'mails/cut': 'Die E-Mail ist zu lang: Ihr Ende haben wir nicht gelesen.',
  'mails/cut-after': 'Die E-Mail ist zu lang: Was nach Zeile {line} kommt, haben wir nicht gelesen.',
  'mails/line-cut': 'Zeile {line} ist zu lang: Ihr Ende haben wir nicht gelesen.',
  'mails/head-unreadable': 'Der Kopf der E-Mail ist nicht lesbar.',
  'mails/head-too-long': 'Der Kopf der E-Mail ist zu lang zum Lesen.',
  'mails/too-many-parts':
    'Die E-Mail hat mehr als {most:Teil|Teile} oder einen Teil mit zu langem Kopf; wir haben nichts davon gelesen.',
  'mails/parts-too-deep':
    'Die Teile der E-Mail sind mehr als {most}-fach verschachtelt; wir haben nichts davon gelesen.',
  'mails/broken-off': 'Die E-Mail ist beschädigt, und wir haben sie nicht bis zum Ende gelesen.',
  'mails/parts-mixed-up':
    'Die E-Mail ist beschädigt: Ihre Teile ließen sich nicht trennen, und wir haben nicht alles gelesen.',
  'mails/no-parts': 'Die E-Mail soll mehrere Teile haben, aber wir haben keinen gefunden.',
  'mails/forwarded':
    'Eine weitergeleitete oder angehängte E-Mail haben wir nicht gelesen: Schreib deine Befehle in die E-Mail selbst.',
  'mails/digest': 'Eine Sammlung anderer E-Mails haben wir nicht gelesen.',
  'mails/encrypted':
    'Die E-Mail ist im Ganzen verschlüsselt oder versiegelt und nicht lesbar: Schick sie als reinen Text.',
  'mails/winmail':
    'Was Outlook in winmail.dat gepackt hat, haben wir nicht gelesen: Schick die E-Mail als reinen Text.',
  'mails/attachments': (facts) =>
    facts.names.length + facts.unnamed === 1
      ? `Einen Anhang haben wir nicht gelesen${inBrackets(facts)}: Schreib deine Befehle in die E-Mail selbst.${isMap(facts) ? ' Mit TRY VARIANT in der E-Mail probieren wir eine eigene Karte aus.' : ''}`
      : `${facts.names.length + facts.unnamed} Anhänge haben wir nicht gelesen${inBrackets(facts)}: Schreib deine Befehle in die E-Mail selbst.${isMap(facts) ? ' Mit TRY VARIANT in der E-Mail probieren wir eine eigene Karte aus.' : ''}`,
  'mails/unknown-encoding': 'Ein Teil der E-Mail ist so kodiert, dass wir ihn nicht lesen können ({encoding}).',
  'mails/unknown-charset':
    'Den Zeichensatz der E-Mail kennen wir nicht ({charset}): Buchstaben können falsch gelesen sein.',
  'mails/not-in-plain':
    'Deine E-Mail enthält ihren Text zweimal, und die beiden unterscheiden sich: „{line}“ steht nur im formatierten. Gelesen haben wir den reinen Text: Wenn die Zeile zählen soll, schick sie noch einmal als reinen Text.',
  'mails/struck-out': 'Durchgestrichenen Text haben wir nicht gelesen.',
  'mails/hidden': 'Text, den man in der E-Mail nicht sieht, haben wir nicht gelesen.',
  'mails/html-too-deep': 'Die E-Mail haben wir nicht bis zum Ende gelesen: Ihr HTML ist zu tief verschachtelt.',
  'mails/html-too-many-tags': 'Die E-Mail haben wir nicht bis zum Ende gelesen: Ihr HTML hat zu viele Tags.',
  'mails/html-styles-too-long': 'Die E-Mail haben wir nicht bis zum Ende gelesen: Ihre Stilvorlagen sind zu lang.',

  'mails/no-from': 'Die E-Mail hat keinen From-Kopf.',
  'mails/from-too-long': 'Der From-Kopf ist zu lang, um ihn sicher zu lesen.',
  'mails/several-froms': 'Die E-Mail hat mehrere From-Köpfe.',
  'mails/from-group': 'Der From-Kopf nennt eine Gruppe.',
  'mails/several-senders': 'Der From-Kopf nennt mehrere Absender.',
  'mails/from-without-address': 'Im From-Kopf steht keine lesbare Adresse.',
  'mails/from-ambiguous': 'Der From-Kopf lässt sich auf zwei Arten lesen.',

  'mails/no-sender': 'Die E-Mail nennt keinen Absender.',
  'mails/from-machine': 'Die E-Mail kommt von einem Automaten.',
  'mails/checks-contradict': 'Die Prüfungen der E-Mail widersprechen sich, deshalb ist ihr Absender nicht sicher.',
  'mails/wrong-server': 'Die E-Mail kommt von keinem Server, der für {domain} senden darf.',
  'mails/servers-not-named': '{domain} gibt nicht an, welche Server für diese Domain senden dürfen.',
  'mails/sender-unchecked': 'Der Absender der E-Mail ließ sich nicht prüfen.',
  'mails/sender-read-otherwise': 'Das Mailsystem liest darin einen anderen Absender als wir.',
  'mails/signed-in-part': 'Ihre Signatur deckt nur ihren Anfang ab.',
  'mails/subject-not-signed': 'Ihre Signatur deckt den Betreff nicht ab.',
  'mails/not-addressed':
    'Ihre Felder To und Cc nennen {address} nicht; jeder, der sie bekommen hat, kann sie also an uns weitergeschickt haben.',
  'mails/old': ({ days }) =>
    `Ihr Datum liegt mehr als ${days === 1 ? 'einen Tag' : `${numberInWords(days)} Tage`} entfernt; es kann also eine alte, weitergeschickte E-Mail sein.`,
} as const satisfies MessagesIn<'mails'>;

/** The names of attachments, as far as we give them. */
function inBrackets({ names, unnamed }: Extract<MailMessage, { code: 'mails/attachments' }>): string {
  const more = unnamed > 0 ? ` und ${unnamed} mehr` : '';
  return names.length === 0 ? '' : ` (${names.join(', ')}${more})`;
}

export const offers = {
  'offers/build-by-removal':
    'Dir steht kein Aufbau zu. Jede Einheit, die du ohne Not auflöst, gibt dir einen: Löse sie in derselben E-Mail auf, oder vorher.',
  'offers/past-orders': ({ past, phase, orders }, { board }) => {
    const lines = orders.map((order) => (board === null ? order : spellOrders(board, order))).join('; ');
    return orders.length === 1
      ? `${past} ist vorbei, deshalb liegt dieser Befehl nicht vor: ${lines}. Die Zeile unten gibt ihn für ${phase}; der Befehl allein, ohne die alte Überschrift, tut es auch.`
      : `${past} ist vorbei, deshalb liegen diese Befehle nicht vor: ${lines}. Die Zeile unten gibt sie für ${phase}; die Befehle allein, ohne die alte Überschrift, tun es auch.`;
  },
} as const satisfies MessagesIn<'offers'>;

export const settings = {
  'settings/nothing-changed': '{because:say}; es war nichts zu ändern',
  'settings/auction-for-all':
    'Plätze werden nur versteigert, wo jeder seinen eigenen Spieler hat: SET PLAYERS ALL, oder mit weniger Spielern SET SEATS DRAWN.',
  'settings/seats-fixed': 'In dieser Variante steht fest, welche Mächte zusammengehören.',
  'settings/reminders-range': 'Erinnerungen gehen {least} bis {most} Stunden vor der Frist hinaus.',
  'settings/comment-too-long': ({ most, isLongOne }) =>
    `${isLongOne ? 'Der lange Kommentar' : 'Ein Kommentar'} hat höchstens ${most} Zeichen.`,
  'settings/partial-both-already': 'Befehle und Presse sind schon so eingestellt',
  'settings/partial-orders-on':
    'Ausgelassene Einheiten halten zur Frist. Presse an einzelne Mächte, die anderswo mit PARTIAL gemeint war, ist erlaubt, wie sie war.',
  'settings/partial-orders-off':
    'Befehle müssen wieder vollständig sein. Damit Presse nur an alle geht, schick SET NO PARTIAL PRESS.',
  'settings/partial-press': ({ on }) =>
    on
      ? 'Presse darf an einzelne Mächte gehen statt an alle. Für Befehle, die Einheiten auslassen, gibt es SET PARTIAL ORDERS.'
      : 'Alle Presse geht an alle. Für Befehle, die Einheiten auslassen, gibt es SET PARTIAL ORDERS.',
  'settings/partial-which':
    'Befehle oder Presse? Schick {orders} für ausgelassene Einheiten oder {press} für Presse an einzelne Mächte.',
  'settings/grace-which':
    'Presse oder Zeit? Schick {press}, wenn es nach der Frist keine Presse geben soll, oder {line}, wenn in Zugphasen keine verspäteten Befehle angenommen werden sollen.',
  'settings/no-grace-press-already':
    'Nach der Frist gibt es ohnehin keine Presse; {line} gilt der Zeit, in der verspätete Befehle angenommen werden',
  'settings/no-dedication':
    'Nach Dedication fragen wir nicht. SET DEDICATION n verlangt, dass jemand in n von hundert Phasen pünktlich war.',
  'settings/dedication':
    'Dedication zählt hier in pünktlichen Phasen, nicht in Punkten: Das ist dasselbe wie SET ONTIMERAT {ratio}. Neulinge dürfen mitspielen.',
  'settings/nmr-needs-grace':
    'Mit NMR warnen wir verspätete Spieler einen Tag, bevor die Partie ohne sie weitergeht; GRACE muss also mehr als {least:Stunde|Stunden} sein: erst {line}.',
  'settings/grace-needed-for-nmr':
    'Mit NMR muss GRACE mehr als {least:Stunde|Stunden} sein: Verspätete Mächte gehen einen Tag vor ihrem Ende verloren.',
  'settings/start-of-standard': '{start} ist ein Anfang der Standardpartie: erst SET VARIANT standard.',
  'settings/centers-at-most': 'Es gibt {most:Versorgungszentrum|Versorgungszentren}: Mehr geht bei CENTERS nicht.',
  'settings/centers-at-least': 'Zum Sieg braucht es mindestens ein Versorgungszentrum.',
  'settings/players-at-most': 'Höchstens {most} können spielen: PLAYERS ist 1 bis {most}.',
  'settings/powers-at-most': ({ seats }) =>
    `Diese Variante hat ${counted(seats, 'Platz', 'Plätze')}: POWERS ist ${seats === 1 ? '1' : `1 bis ${seats}`}.`,
  'settings/hours-range': '{part} ist 0 bis {most:Stunde|Stunden}, nicht {hours}.',
  'settings/no-day': 'Mindestens ein Wochentag muss erlaubt sein.',
  'settings/no-such-zone': 'Es gibt keine Zeitzone „{written}“. Zonen schreibt man Europe/Paris oder UTC.',

  'settings/stays': '{because:say} Das bleibt, wie es bei Beginn der Partie war.',
  'settings/stays-joined': '{because:say} Darauf haben sich schon Spieler angemeldet, also bleibt es dabei.',
  'settings/late-hidden': 'Den Spielern ist versprochen, dass niemand erfährt, wer zu spät ist.',
  'settings/number-hidden': 'Den Spielern ist versprochen, dass niemand erfährt, wie viele angemeldet sind.',
  'settings/board-set-up': 'Die Figuren stehen auf dem Brett.',
  'settings/building-sites-open':
    'Nach den Regeln dieser Variante baut eine Macht schon in jedem Zentrum: GET RULES sagt, was sie dazu braucht, und dabei bleibt es.',
  'settings/building-sites-announced': 'Alle spielen mit den Bauplätzen, die zu Beginn angekündigt waren.',
  'settings/centers-announced': 'Alle spielen um die Zahl der Versorgungszentren, die zu Beginn angekündigt war.',
  'settings/names-hidden':
    'Verborgene Namen sind versprochen; SET NO REVEAL oder SET REVEAL sagt, was am Ende geschieht.',
  'settings/names-hidden-for-good': 'Für immer verborgene Namen sind versprochen.',
  'settings/nobody-sees-orders': 'Den Spielern ist versprochen, dass niemand ihre Befehle sieht.',
  'settings/powers-dealt': 'Die Mächte sind verteilt.',
  'settings/preferences-dealt': 'Die Mächte sind schon verteilt.',
  'settings/sight-announced': 'Alle spielen mit der Sicht aufs Brett, die zu Beginn angekündigt war.',
  'settings/no-proxies-in-blind-games':
    'In einer blinden Partie würde die Einheit eines anderen zeigen, was man nicht sieht.',
  'settings/practice-alone': 'Nur eine Partie, in der eine Person gegen Bots spielt, kann zur Übungspartie werden.',
  'settings/practice-stays': 'Eine Übungspartie bleibt eine. CREATE beginnt eine Partie für andere.',
  'settings/removals-announced': 'Alle spielen mit der Regel für Auflösungen, die zu Beginn angekündigt war.',
  'settings/rulebook-announced': 'Alle spielen nach dem Regelwerk, das zu Beginn angekündigt war.',
  'settings/seats-taken': 'Die Plätze sind besetzt.',

  'settings/no-such-option': 'Eine Option „{option}“ gibt es nicht.',
  'settings/option-belongs':
    'Die Regeln einer Variante gehören hier zusammen: „{option}“ lässt sich nicht herausnehmen.',
  'settings/rule-elsewhere': ({ rule, of }) => {
    switch (of) {
      case 'machiavelli':
        return `${rule} ist eine Regel von Machiavelli, das hier nicht gespielt wird: GET VARIANTS zeigt, was es gibt.`;
      case 'colonial':
        return `${rule} ist eine Regel von Colonial Diplomacy, das hier nicht gespielt wird: GET VARIANTS zeigt, was es gibt.`;
      case 'variant':
        return `${rule} ist hier Sache der Variante: GET VARIANTS zeigt, was jede hat.`;
    }
  },
  'settings/cannot-be-set': '{setting} lässt sich in dieser Partie nicht einstellen.',
  'settings/absences-secret': 'Abwesenheiten sind hier Sache der Spieler und geheim: Nur die Spielleitung sieht sie.',
  'settings/absences-secret-already': 'Abwesenheiten sieht niemand außer der Spielleitung',
  'settings/access-any': 'Spieler dürfen von überall kommen',
  'settings/access-different':
    'Keine zwei Spieler einer Partie haben dieselbe Adresse. Wer einen Haushalt teilt, wissen wir nur, wenn es jemand sagt: Frag nach, und SET APPROVAL lässt dich jeden einzeln zulassen',
  'settings/access-same':
    'Woher eine E-Mail kommt, sagt heute nichts mehr: Mit ALLOW PLAYER, DENY PLAYER und APPROVAL wählst du, wer spielt.',
  'settings/no-list-of-masters': 'Hier darf jeder eine Partie leiten: Eine Liste derer, die es dürfen, gibt es nicht.',
  'settings/no-registry': 'Registernummern vergibt niemand mehr; SET COMMENT bewahrt eine als Notiz auf.',
  'settings/no-xflags':
    'XFLAGS war ein Rohwert aus Bits: Jede dieser Regeln hat hier eine Einstellung mit einem Namen.',
  'settings/signal-support-legal':
    'Eine Unterstützung, die nicht gelingen kann, ist nach dem Regelwerk ein gültiger Befehl: Wir nehmen sie an, mit einem Hinweis.',
  'settings/signal-support-taken':
    'Unterstützungen und Konvois, die nicht gelingen können, sind erlaubt; du bekommst dazu einen Hinweis',

  'settings/not-understood': '„{written}“ verstehen wir hier nicht.',
  'settings/muster-is': 'MUSTER ist NONE, eine Zahl von Stunden oder Tage wie 2D; nicht „{written}“.',
  'settings/muster-range': 'Eine Musterung dauert {least} bis {most} Stunden.',
  'settings/muster-is-over': 'Gemustert wird, wenn die Partie beginnt.',
  'settings/replacement-is': 'REPLACEMENT ist NEXT, eine Zahl von Stunden oder Tage wie 2D; nicht „{written}“.',
  'settings/timing-what': 'Was möchtest du ändern: CLOCK, MIN, NEXT, GRACE, DELAY oder DAYS?',
  'settings/set-twice': '{part} steht zweimal da.',
  'settings/clock-is':
    'CLOCK ist eine Uhrzeit wie 23:30, Minuten nach Mitternacht oder -1 für keine feste Stunde; nicht „{written}“.',
  'settings/days-are': 'DAYS sind sieben Zeichen, Sonntag zuerst, wie -MTWTF-; nicht „{written}“.',
  'settings/no-part-of-timing': '„{written}“ ist keines von CLOCK, MIN, NEXT, GRACE, DELAY und DAYS.',
  'settings/hours-are': '{part} ist eine Zahl von Stunden oder Tage wie 3D; nicht „{written}“.',
  'settings/reminders-are': 'Statt „{written}“ gehören hier bis zu sechs Zeiten hin, etwa 1D, 4H.',
  'settings/seats-not-open':
    'Welche Mächte zusammengehören, steht in dieser Variante fest: DRAWN, AUCTION und Paare gibt es nur, wo es offen ist.',
  'settings/pairs': 'Jedes Paar hat eine Macht von jedem Kontinent, und jede Macht ist in einem Paar.',
  'settings/no-address': '„{written}“ ist keine E-Mail-Adresse.',
  'settings/which-access': 'Welcher Zugang: ANY, SAME oder DIFFERENT?',
  'settings/which-level': 'Welches Niveau?',
  'settings/which-option': 'Welche Option?',
  'settings/which-press': 'Welche Presse: WHITE, GREY, WHITE/GREY oder NONE?',
  'settings/which-variant': 'Welche Variante?',
  'settings/whom': 'Wen? Adressen oder Mächte, mit Kommas dazwischen.',
} as const satisfies MessagesIn<'settings'>;

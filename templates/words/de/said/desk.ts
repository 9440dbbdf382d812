import type { DeskSaying, NotInvited, ToldAddress } from '../../../../engine/sayings/desk.ts';
import type { Words } from '../../language.ts';
import { languageOffered } from '../../offered.ts';
import { zoneName } from '../../times/zone-name.ts';
import { counted, list } from '../counts.ts';
import { LANGUAGE_NAMES } from '../grammar.ts';

/** Codes were sent to these addresses. */
function addressesTold(to: readonly ToldAddress[]): string {
  return list(to.map((each) => each ?? 'die Adresse, die wir von dir haben'));
}

export const desk = {
  'desk/name-has-no-letters': () => 'Ein Name enthält Buchstaben und keine Adresse.',
  'desk/shown-as': ({ name }) => `Andere sehen dich ab jetzt als ${name}, in Partien, die Namen zeigen`,
  'desk/zone-unknown': ({ zone }) => `Es gibt keine Zeitzone „${zone}“. Zonen schreibt man Europe/Paris oder UTC.`,
  'desk/zone-set': ({ zone, now }, { time }) =>
    `In deinen E-Mails stehen Zeiten der Zone ${zoneName(zone)}: Es ist ${time(now)}`,
  'desk/language-set': ({ language }) =>
    `Deine E-Mails kommen ab jetzt auf ${LANGUAGE_NAMES[language]}. Befehlswörter bleiben Englisch; Züge kannst du in jeder Sprache des Judge schreiben`,
  'desk/language-offered': ({ language }) => languageOffered(language),
  'desk/subjects-classic': ({ judge }) =>
    `Deine E-Mails haben ab jetzt einen Betreff in klassischer Form, etwa ${judge}:marne - S1901M Results`,
  'desk/subjects-plain': () =>
    'Deine E-Mails haben ab jetzt einen Betreff in einfacher Form, etwa [marne] S1901M Ergebnisse',
  'desk/mail-classic': () =>
    'Ab jetzt sind deine E-Mails reiner Text, nicht mehr, als die alten Judges schickten; SET MAIL FULL bringt den Rest zurück',
  'desk/mail-full': () => 'Ab jetzt haben deine E-Mails wieder alles: Erklärungen, Karten und Knöpfe',
  'desk/record-attached': () => 'Alles, was dieser Judge über dich gespeichert hat, hängt als JSON an',
  'desk/registered': ({ name, addresses, zone }) =>
    `Wir kennen dich als ${name}, unter ${list(addresses)}; Zeiten in deinen E-Mails sind ${zone === null ? 'die der jeweiligen Partie' : `die der Zone ${zoneName(zone)}`}. SET NAME und SET MY ZONE ändern das`,
  'desk/only-name-and-zone-kept': () =>
    'Wir speichern nur einen Namen und eine Zeitzone, von deinen Zeilen sonst nichts',
  'desk/public-page-on': ({ name, page }) =>
    `Deine beendeten Partien stehen auf einer öffentlichen Seite unter dem Namen ${name}: ${page}. Sie erscheint mit der ersten davon; andere dürfen fragen, wie pünktlich du bist. SET NO PUBLIC PAGE nimmt das zurück`,
  'desk/public-page-off': () => 'Du hast keine öffentliche Seite, und nur du siehst, wie pünktlich du bist',
  'desk/no-mail-kept': () => 'Wir haben hier keine E-Mail an dich gespeichert.',
  'desk/sent-again': ({ subjects }) =>
    subjects.length === 1
      ? `Die letzte E-Mail kommt noch einmal: ${subjects.join('; ')}`
      : `Die letzten ${subjects.length} E-Mails kommen noch einmal: ${subjects.join('; ')}`,
  'desk/words-in-subject': ({ subject }) =>
    `Den Betreff lesen wir nicht (${subject}): Schreib in die E-Mail selbst, was du möchtest, einen Befehl je Zeile.`,
  'desk/who-in-which-game': () => 'Wer spielt in welcher Partie?',
  'desk/who-is': ({ address, name }) => (name === null ? `${address} kennen wir nicht` : `${address} ist ${name}`),
  'desk/figures-are-private': () => 'Diese Zahlen sind nicht öffentlich: Du kannst nach deinen eigenen fragen.',
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
  'desk/record-of-person': ({ domain }) =>
    `Alles, was der Judge auf ${domain} über dich gespeichert hat. Passwörter liegen nur als Hash vor und sind ausgelassen. E-Mails im Original bleiben nur begrenzte Zeit und enthalten, was du geschickt hast.`,
  'desk/links-on': () =>
    'Deine E-Mails haben ab jetzt einen Link zu deinem Befehlsbogen; jeder öffnet den Bogen seiner eigenen Partie. SET LINKS OFF lässt sie weg',
  'desk/links-off': () =>
    'Links zu deinen Befehlsbögen sind ungültig, und deine E-Mails haben keine mehr; SET LINKS ON bringt sie zurück',
  'desk/links-new': () => 'Alle deine früheren Links zu Befehlsbögen sind ungültig, auf jedem Gerät. Hier sind neue',
  'desk/links-all': () =>
    'Ein Link zu einem deiner Befehlsbögen öffnet ab jetzt die aller deiner Partien; SET LINKS ON nimmt das zurück',
  'desk/device-confirmed': ({ game }) =>
    `Das Gerät, auf dem du deinen Befehlsbogen von „${game}“ geöffnet hast, darf Befehle schicken. Lade den Bogen dort neu`,
  'desk/device-gone': () => 'Dieser Befehlsbogen ist nicht mehr offen. Nimm den Link in deiner letzten E-Mail.',

  'desk/code-unknown': () =>
    'Auf diesen Code wartet nichts: Vielleicht ist er benutzt oder zu alt. Schick das Kommando noch einmal, dann kommt ein neuer.',
  'desk/too-many-addresses': ({ most }) => `E-Mails gehen an höchstens ${counted(most, 'Adresse', 'Adressen')}.`,
  'desk/mail-goes-to': ({ addresses, already }) =>
    `Deine E-Mails gehen ${already ? 'schon' : 'ab jetzt'} an ${list(addresses)}`,
  'desk/addresses-asked-enough': () => 'Du kannst am Tag nach höchstens zehn Adressen fragen.',
  'desk/address-asked-enough': ({ address }) =>
    `Es ging kein Bestätigungswort hinaus: ${address} wurde vorerst oft genug gefragt. Schreib von dort I AM ALSO und deine Hauptadresse, oder versuch es morgen wieder.`,
  'desk/address-of-judge': ({ address }) =>
    `${address} ist eine Adresse dieses Judge. Nenne eine, unter der du E-Mails liest.`,
  'desk/address-yours-already': ({ address }) => `${address} gehört schon dir`,
  'desk/address-yours': ({ address }) => `${address} gehört auch dir: Du darfst von jeder schreiben`,
  'desk/address-plays': ({ address }) =>
    `${address} nimmt an eigenen Partien teil; nur von dort lässt sich das Konto teilen. Nichts ist geändert.`,
  'desk/code-cannot-arrive': () =>
    'Es bleibt alles, wie es war: Ein Code müsste an die Adresse gehen, die wir von dir haben, und E-Mail dorthin kommt zurück. Schreib der Spielleitung deiner Partie (PRESS TO MASTER, angemeldet mit deinem Passwort): Mit EJECT macht sie den Platz frei, und du übernimmst ihn von hier mit SIGNON und einem eigenen Passwort.',
  'desk/code-sent': ({ to, address, what }) => {
    const then = what === 'move' ? `gehen deine E-Mails an ${address}` : `gehört ${address} auch dir`;
    const unless = to.includes(address) ? `. Spielt ${address} hier schon, muss die Bitte von dort kommen` : '';
    return to.length === 1
      ? `Sobald du den Code an ${addressesTold(to)} zurückschickst, ${then}${unless}`
      : `Sobald du die Codes an ${addressesTold(to)} zurückschickst, ${then}${unless}`;
  },
  'desk/erasure-asked': () =>
    'Dein Name und deine Adressen würden endgültig gelöscht, und du würdest jede laufende Partie verlassen. Die Aufzeichnungen der Partien bleiben, ohne deinen Namen',
  'desk/code-of-another': () => 'Dieser Code ging an eine andere Adresse: Antworte von dort.',
  'desk/mail-not-kept': () => 'Diese E-Mail ist nicht mehr gespeichert: Schick sie noch einmal.',
  'desk/other-code-too': () => 'Danke. Schick jetzt auch den Code zurück, der an die andere Adresse ging',
  'desk/erased-already': () => 'Das ist schon geschehen',
  'desk/erased': () => 'Dein Name und deine Adressen sind gelöscht. Das ist die letzte E-Mail an dich',
  'desk/no-such-account': () => 'Dieses Konto gibt es nicht mehr.',

  'desk/invite-to-which-game': () => 'Zu welcher Partie? Schick das an die Adresse der Partie.',
  'desk/only-gm-invites': () =>
    'Hat eine Partie begonnen, lädt nur ihre Spielleitung ein; vorher dürfen es auch die Spieler.',
  'desk/unmute-in-which-game': () => 'Schreib UNMUTE an die Adresse der Partie oder unter ihre Anmeldung.',
  'desk/digest-on': () =>
    'Ab jetzt kommt einmal am Tag in einer E-Mail, was nicht eilt; mit SET NO DIGEST kommt wieder jede E-Mail sofort',
  'desk/digest-off': () => 'Ab jetzt kommt jede E-Mail sofort; was schon gesammelt ist, kommt noch als eine Übersicht',
  'desk/mail-goes-again': ({ marked }) =>
    `${marked ? 'Eine unserer E-Mails wurde bei dir als Spam gemeldet, vielleicht aus Versehen, darum haben wir keine mehr geschickt. Du schreibst uns, also' : 'E-Mail an dich kam zurück, darum haben wir keine mehr geschickt. Deine E-Mail zeigt, dass dein Postfach geht, also'} bekommst du ab jetzt wieder alles. RESEND 10 bringt die letzten zehn E-Mails.`,
  'desk/unmuted': ({ names }) =>
    names.length === 0 ? 'E-Mail geht wieder dorthin' : `E-Mail an ${names.join(', ')} geht wieder hinaus`,
  'desk/not-unmuted': ({ names }) =>
    `Unsere E-Mail wurde als Spam gemeldet${names.length === 0 ? '' : `, von ${names.join(', ')}`}. Nur eine eigene E-Mail an uns beendet das.`,
  'desk/nobody-muted': ({ game }) => `Niemand, den diese Wörter in „${game}“ nennen, ist ohne E-Mail.`,
  'desk/all-seats-taken': ({ game }) => `In „${game}“ sind alle Plätze besetzt: Niemand lässt sich mehr einladen.`,
  'desk/invited': ({ address }) => `${address} ist eingeladen; die E-Mail nennt dich und deine Adresse`,
  'desk/not-invited': ({ address, ...reason }) => `${address} ${whyNotInvited(reason)}`,
  'desk/invitations-on': () => 'Man kann dich wieder zu Partien einladen',
  'desk/invitations-off': () => 'Niemand kann dich mehr zu einer Partie einladen',

  'desk/my-games-by-address': () => 'MY GAMES zeigt alle deine Partien: Schick es von deiner eigenen Adresse.',
  'desk/what-if-too-long': () => 'Das ist mehr, als wir auf einmal ausrechnen: Schick weniger Zeilen.',
  'desk/what-if-of-which-game': () => 'In welcher Partie? Schick das an die Adresse der Partie.',
  'desk/of-which-game': () => 'In welcher Partie?',
  'desk/for-one-game': ({ command }) =>
    `${command} gilt einer Partie: Schick es an die Adresse der Partie oder melde dich erst an.`,
  'desk/version': ({ version, domain }) =>
    `Hier ist Chancery ${version}, ein Judge für Diplomacy per E-Mail, auf ${domain}.`,
  'desk/more-games-listed': ({ count }) =>
    `LIST zeigt ${counted(count, 'weitere Partie', 'weitere Partien')}; LIST mit einem Namen beschreibt eine davon.`,
  'desk/no-such-game': ({ game }) => `Es gibt keine Partie „${game}“. LIST zeigt, welche es gibt.`,
  'desk/blind-position': ({ game }) =>
    `„${game}“ wird blind gespielt: Ihr Brett wird erst gezeigt, wenn sie vorbei ist. Der Befehlsbogen probiert Befehle an dem aus, was du siehst.`,
  'desk/no-position': ({ game }) => `„${game}“ hat zurzeit keine Stellung.`,
  'desk/no-such-phase': ({ game, phase }) => `„${game}“ hatte keine Phase ${phase}.`,
  'desk/variant-unknown': ({ game }) => `Die Variante von „${game}“ kennen wir nicht.`,

  'desk/rest-cut': () =>
    'Der Rest fehlt: Er ist zu lang für eine E-Mail. HISTORY mit FROM und TO bringt einen Teil davon.',
  'desk/attachment-left-out': () =>
    'Ein Anhang fehlt: Er ist zu groß für eine E-Mail. Du findest ihn auf der Seite der Partie.',
  'desk/mail-not-written': ({ game, link }) =>
    `In „${game}“ ist etwas geschehen, aber wir konnten die E-Mail darüber nicht schreiben. Der Fehler liegt bei uns und ist vermerkt.\n\nDie Partie, wie sie steht: ${link}`,
  'desk/mail-not-written-subject': ({ game }) => `[${game}] bitte sieh auf der Seite der Partie nach`,
} satisfies Words<DeskSaying>;

function whyNotInvited(reason: NotInvited): string {
  switch (reason.why) {
    case 'takes-part':
      return 'nimmt an dieser Partie schon teil.';
    case 'invited-before':
      return 'ist zu dieser Partie schon eingeladen: Zweimal laden wir niemanden ein.';
    case 'not-allowed':
      return 'steht nicht auf der Liste der Spielleitung von denen, die mitspielen dürfen: SET ALLOW PLAYER und die Adresse nimmt sie auf.';
    case 'denied':
      return 'steht auf der Liste der Spielleitung von denen, die nicht mitspielen dürfen.';
    case 'gets-no-mail':
      return 'bekommt von diesem Judge keine E-Mails.';
    case 'of-judge':
      return 'ist eine Adresse dieses Judge; dort liest niemand E-Mails.';
    case 'wants-none':
      return 'möchte von diesem Judge keine Einladungen.';
    case 'writer-asked-enough':
      return `ist nicht eingeladen: Eine Person verschickt höchstens ${counted(reason.most, 'Einladung', 'Einladungen')} am Tag.`;
    case 'asked-enough':
      return 'ist nicht eingeladen: Andere können uns höchstens 3-mal am Tag und 10-mal im Monat an eine Adresse schreiben lassen.';
  }
}

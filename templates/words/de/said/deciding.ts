import type { DecidingSaying } from '../../../../engine/sayings/deciding.ts';
import type { Words } from '../../language.ts';
import { accusative } from '../articles.ts';
import { counted, list } from '../counts.ts';

export const deciding = {
  'deciding/only-for': ({ who }) => `Das können nur ${list(who.map((each) => GROUPS[each]))} tun.`,
  'deciding/broadcasts-are-for-players': () =>
    'Rundrufe gehören für alle, die mitspielen, zur Partie: Nur Beobachter und die Spielleitung können sie abstellen.',
  'deciding/nothing-more': ({ command, text }) => `Nach ${command} folgt nichts mehr: „${text}“ verstehen wir nicht.`,
  'deciding/no-setting': ({ text }) => `Es gibt keine Einstellung „${text}“.`,
  'deciding/set-what': () => 'Was soll eingestellt werden? Zum Beispiel SET WAIT.',
  'deciding/which-game': () => 'Für welche Partie? Melde dich erst an oder schreib an die Adresse der Partie.',
  'deciding/no-game-name': ({ text }) => `„${text}“ ist kein Name einer Partie.`,
  'deciding/no-address': ({ text }) => `„${text}“ ist keine E-Mail-Adresse.`,
  'deciding/one-address': () => 'Hier gehört genau eine E-Mail-Adresse hin.',
  'deciding/no-phase': ({ text }, { example }) =>
    `„${text}“ ist keine Phase. Phasen schreibt man ${example('phase')} oder ${example('phaseInWords')}.`,
  'deciding/no-span': ({ text }) => `Um wie viel? Statt „${text}“ gehört hier eine Dauer hin wie 24h oder 2 days.`,
  'deciding/no-number': ({ text, least, most }) =>
    `Statt „${text}“ gehört hier eine Zahl von ${least} bis ${most} hin.`,
  'deciding/no-power': ({ text }) => `In dieser Partie gibt es keine Macht „${text}“.`,
  'deciding/no-zone': ({ text }) => `„${text}“ ist keine Zeitzone. Zonen schreibt man Europe/Paris oder UTC.`,
  'deciding/beside-leaving': ({ text }) =>
    `Nicht ausgeführt, weil dieselbe E-Mail „${text}“ verlangt. Schick es noch einmal, sobald das bestätigt oder erledigt ist.`,
  'deciding/beside-confirmation': () =>
    'Nicht ausgeführt, weil eine Bestätigung allein in ihrer E-Mail stehen muss. Schick zuerst die Bestätigung, dann dies in einer eigenen E-Mail.',
  'deciding/below-process': ({ phase }) =>
    `Das steht unter der Zeile, die ${phase} ausgewertet hat, und kam für ${phase} zu spät. Schick Befehle für die nächste Phase in einer eigenen E-Mail.`,
  'deciding/other-phase': ({ past, current }, { phase }) => {
    const now = current === null ? 'diese Phase ist vorbei' : `jetzt ist ${phase(current)}`;
    if (past === null)
      return `Nicht ausgeführt: Die Seite stammt von vorher, und ${now}. Sieh dir die Karte an und schick es dann noch einmal.`;
    if (past === current)
      return 'Nicht ausgeführt: Die Partie wurde zurückgesetzt, nachdem deine Seite geladen war. Schick es noch einmal, wenn du es noch willst.';
    return `Nicht ausgeführt: Du hast das für ${phase(past)} geschrieben, und ${now}. Schick es noch einmal, wenn du es noch willst.`;
  },
  'deciding/sample-password': () =>
    'Kein Passwort gesetzt: In unseren Beispielen steht dieses Wort für ein eigenes von dir. Du brauchst es nur, um von einer anderen Adresse zu schreiben; SET PASSWORD setzt es',
  'deciding/created': ({ game, variant }) =>
    `Die Partie „${game}“ (${variant}) ist angelegt, und du hast die Spielleitung (GM, game master). Spieler melden sich mit SIGNON ?${game} und einem eigenen Passwort an; LIST zeigt die Einstellungen`,
  'deciding/evening': ({ hour, zone }) =>
    `Fristen enden um ${hour} Uhr (${zone}), zu einer eigenen Stunde dieser Partie am Abend. SET MOVE CLOCK wählt eine andere, SET ZONE eine andere Zone`,
  'deciding/partial-orders': () =>
    'Zur Frist wartet die Partie nicht auf Einheiten, die ein Spieler ausgelassen hat: Sie halten. SET NO PARTIAL ORDERS lässt sie auf vollständige Befehle warten',
  'deciding/observing': ({ resultsOnly }) =>
    resultsOnly
      ? 'Du beobachtest diese Partie: Du bekommst ihre Ergebnisse, aber keine Presse. SET BROADCAST bringt auch die, RESIGN beendet es'
      : 'Du beobachtest diese Partie: Du bekommst Ergebnisse und öffentliche Presse. RESIGN beendet es',
  'deciding/joined': ({ game, variant }) => `Du bist bei „${game}“, ${variant}, angemeldet`,
  'deciding/joined-before': ({ newPassword }) =>
    newPassword ? 'Du warst schon angemeldet; das Passwort ist jetzt dieses' : 'Du warst schon angemeldet',
  'deciding/approval-asked': () =>
    'In dieser Partie brauchen neue Spieler das Ja der Spielleitung: Sie ist gefragt, und du hörst von uns',
  'deciding/gm-plays': () =>
    'Du spielst in deiner eigenen Partie mit: Zeiten und Einstellungen legst du fest, siehst aber keine fremden Befehle und schreibst für niemanden sonst; und alle erfahren, dass die Spielleitung mitspielt',
  'deciding/gm-plays-against': ({ power }, { powers }) =>
    `Du spielst in dieser Partie selbst mit: Für ${accusative(powers(power))} schreibt nur, wer diese Macht spielt.`,
  'deciding/gm-sets-absences-only': ({ power }, { powers }) =>
    `Du spielst in dieser Partie selbst mit: Für ${accusative(powers(power))} schreibt nur, wer diese Macht spielt. Du kannst nur eine Abwesenheit für sie eintragen`,
  'deciding/as-gm-first': () => 'Das darf nur die Spielleitung: Melde dich erst als solche an.',
  'deciding/below-become': ({ power }, { powers }) =>
    `Unter BECOME wird nur gelesen, was auch wer ${accusative(powers([power]))} spielt schreiben könnte. Schick das in einer eigenen E-Mail oder über dieser Zeile.`,
  'deciding/gm-only': () => 'Das darf nur die Spielleitung der Partie.',
  'deciding/players-only': () => 'Das dürfen nur Spieler.',
  'deciding/bad-name': ({ name }) =>
    `„${name}“ kann keine Partie heißen: 2 bis 24 Buchstaben und Ziffern, vorne ein Buchstabe.`,
  'deciding/reserved-name': ({ name }) =>
    `„${name}“ ist für eigene E-Mails des Judge vergeben: Wähl einen anderen Namen.`,
  'deciding/no-such-option': ({ word, variant }) =>
    `„${word}“ hinter ${variant ?? 'dem Namen'} ist keine Variante und keine Option, die wir kennen.`,
  'deciding/not-created': ({ why, variants }, { say }) => `${say(why)} Varianten: ${variants.join(', ')}.`,
  'deciding/no-such-variant': ({ variant }) =>
    `Es gibt keine Variante „${variant}“: GET VARIANTS zeigt, welche es gibt.`,
  'deciding/no-variant-option': ({ word }) => `„${word}“ ist hier keine Option einer Variante; GUNBOAT ist eine.`,
  'deciding/same-variant': ({ variant }) => `${variant} ist schon die Variante; es war nichts zu ändern`,
  'deciding/variant-set': ({ variant, isOther }) =>
    `Die Partie ist jetzt ${variant}${isOther ? OTHER : ''}. Alle wissen Bescheid`,
  'deciding/powers-set': () => `Eingestellt${OTHER}. Alle wissen Bescheid`,
  'deciding/variant-stays': () =>
    'Die Partie hat begonnen: Ihre Variante bleibt. Für eine andere leg mit CREATE eine andere Partie an.',
  'deciding/too-few-seats': ({ people, variant, seats }) =>
    `${counted(people, 'Person ist schon angemeldet', 'Personen sind schon angemeldet')}, und ${variant} hat ${counted(seats, 'Platz', 'Plätze')}.`,
} satisfies Words<DecidingSaying>;

const OTHER = '; Wünsche sind neu zu schicken, und CENTERS, PLAYERS und POWERS sind, wie sie dort stehen';

const GROUPS = { player: 'Spieler', observer: 'Beobachter', master: 'die Spielleitung' } as const;

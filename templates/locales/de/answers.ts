/** What is answered to commands in a game, in German. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { Addressee } from '../../../engine/game/events.ts';
import type { VariantDefault } from '../../../engine/messages/decision-messages.ts';
import type { WantedBeforeStart } from '../../../engine/messages/game-messages.ts';
import type { Day } from '../../../engine/messages/time-messages.ts';
import type { VoteStands } from '../../../engine/messages/vote-messages.ts';
import type { CurrentDeadline } from '../../../engine/messages/waiting-messages.ts';
import { powerInField } from '../../../engine/vocabulary.ts';
import type { Formatter, MessagesIn } from '../formatter.ts';
import { spellOrders } from '../order-spelling.ts';
import { abbrOf } from '../text/abbreviations.ts';
import { generalAnswer } from '../text/generally.ts';
import { textOfCase } from '../text/text-of-case.ts';
import {
  Accusative,
  accusative,
  agree,
  counted,
  dative,
  from,
  from as fromPower,
  grouped,
  list,
  Nominative,
  nominative,
  ofPower,
} from './grammar.ts';
import { questions } from './questions.ts';

export const acts = {
  'acts/wrote-for': ({ power }, { powers }) => `hat für ${accusative(powers(power))} geschrieben`,
  'acts/looked': 'hat die Befehle für {phase} angesehen',
  'acts/set-up': 'hat das Brett von {phase} aufgebaut',
  'acts/rolled': ({ to, back }) => `hat die Partie bis ${to} ${back ? 'zurückgedreht' : 'vorgedreht'}`,
  'acts/processed': 'hat {phase} ausgewertet',
  'acts/set': ({ changes }, { settings }) => `hat Einstellungen geändert: ${settings(changes).join(' ')}`,
  'acts/unstarted': 'hat den Start zurückgenommen',
  'acts/ended': ({ outcome }, { outcome: ending }) =>
    outcome.kind === 'terminated'
      ? 'hat die Partie ohne Ergebnis beendet'
      : `hat die Partie beendet: ${ending(outcome)}`,
  'acts/seats': ({ powers: seats, now }, { powers }) =>
    ({
      open: `hat den Platz ${ofPower(powers(seats))} geöffnet`,
      closed: `hat ${accusative(powers(seats))} ohne Spieler gelassen`,
      bot: `hat ${dative(powers(seats))} einen Bot gegeben`,
      passed: `hat den Platz ${ofPower(powers(seats))} jemand anderem gegeben`,
      offered: `hat den Platz ${ofPower(powers(seats))} einer Adresse angeboten`,
      back: `hat ${accusative(powers(seats))} dem Spieler von vorher zurückgegeben`,
      kept: `hat das Angebot des Platzes ${ofPower(powers(seats))} zurückgenommen`,
    })[now],
  'acts/gm': ({ joins }) =>
    joins ? 'hat jemanden in die Spielleitung geholt' : 'hat jemandem die Spielleitung entzogen',
  'acts/lists': 'hat die Listen geändert, wer mitspielen darf',
  'acts/sent-away': ({ observer }) =>
    `hat ${observer ? 'einen Beobachter' : 'einen angemeldeten Spieler'} ausgeschlossen`,
  'acts/muted': ({ power, until }, { powers, time }) =>
    until === null
      ? `lässt ${powers(power)} wieder Nachrichten schicken`
      : `hat ${powers(power)} bis ${time(until)} stummgeschaltet`,
  'acts/reminded': 'hat alle erinnert, deren Befehle fehlen',
} as const satisfies MessagesIn<'acts'>;

export const bots = {
  'bots/play': ({ powers: seats }, { powers }) =>
    `Ab jetzt ${seats.length === 1 ? 'spielt ein Bot' : 'spielen Bots'} ${accusative(powers(seats))}, bis jemand übernimmt. Alle wissen Bescheid`,
  'bots/all-played': 'Alle Mächte haben schon jemanden, der sie spielt.',
  'bots/plays-already': ({ power }, { powers }) =>
    `${Nominative(powers(power))} ${agree(powers(power), 'wird', 'werden')} schon von einem Bot gespielt.`,
} as const satisfies MessagesIn<'bots'>;

export const changes = {
  'changes/asked': ({ game, changes, undo }, { say }) =>
    [
      changes.length === 0
        ? `Von dem, was du in „${game}“ siehst, ändert sich nichts.`
        : `Was das für „${game}“ bedeutet:`,
      ...changes.map(say),
      ...(undo === null ? [] : [`${undo} nimmt es zurück.`]),
    ].join('\n'),
  'changes/done': ({ changes, undo }, { say }) =>
    [
      'Erledigt.',
      ...changes.map(say).map((told) => (/[.!?]$/.test(told) ? told : `${told}.`)),
      'Alle, die es betrifft, wissen Bescheid.',
      ...(undo === null ? [] : [`${undo} nimmt es zurück.`]),
    ].join(' '),
  'changes/begins': ({ gone }, { powers }) =>
    `Die Mächte werden verteilt, und die Partie beginnt${gone.length === 0 ? '.' : `; niemand spielt ${accusative(powers(gone))}.`}`,
  'changes/unbegun':
    'Der Start ist zurückgenommen: Niemand hat eine Macht, vorliegende Befehle sind weg, und der nächste Start verteilt die Mächte neu.',
  'changes/over': ({ outcome }, { outcome: ending }) =>
    outcome.kind === 'terminated' ? 'Die Partie endet ohne Ergebnis.' : `Die Partie endet. ${ending(outcome)}`,
  'changes/opens': ({ what }) =>
    `Alle sehen dann, und das bleibt so: ${listInWords(
      what.map((each) => ({ board: 'das ganze Brett', names: 'wer was spielt', diaries: 'die Tagebücher' })[each]),
      'und',
    )}.`,
  'changes/not-over': ({ outcome }, { outcome: ending }) =>
    outcome.kind === 'terminated'
      ? 'Die Partie ist nicht mehr zu Ende.'
      : `Die Partie ist nicht mehr zu Ende, und ihr Ergebnis gilt nicht mehr: ${ending(outcome)}`,
  'changes/phase': 'Die Partie ist in {phase}, nicht mehr in {current}.',
  'changes/results': ({ phases, counts }) =>
    `${counts ? 'Wieder' : 'Nicht mehr'} gültig: die Ergebnisse von ${list(phases)}.`,
  'changes/units': ({ power, without, with: more, retreating }, { board, powers }) => {
    const units = (texts: readonly string[]) => texts.map((unit) => (board === null ? unit : spellOrders(board, unit)));
    const told = [
      ...(without.length === 0 ? [] : [`ohne ${units(without).join(', ')}`]),
      ...(more.length === 0 ? [] : [`mit ${units(more).join(', ')}`]),
    ];
    return `${Nominative(powers(power))}${retreating ? ' (Rückzug)' : ''}: ${told.join(', ')}`;
  },
  'changes/owner': ({ provinces, owner, before }, { board, powers }) =>
    `${provinces.map((at) => (board === null ? at : abbrOf(board, at))).join(', ')}: gehört jetzt ${owner === null ? 'niemandem' : dative(powers(owner))}, vorher ${before === null ? 'niemandem' : dative(powers(before))}`,
  'changes/seats': ({ powers: seats, now, restricted = false }, { powers }) =>
    ({
      played: `${Nominative(powers(seats))}: hat einen Spieler.`,
      passed: `${Nominative(powers(seats))}: hat einen anderen Spieler.`,
      open: `${Nominative(powers(seats))}: kein Spieler; ${restricted ? 'wen die Spielleitung zulässt, der kann' : 'alle können'} übernehmen.`,
      closed: `${Nominative(powers(seats))}: kein Spieler; die Einheiten halten, und niemand kann übernehmen, bis du mit REVIVE freigibst.`,
      bot: `${Nominative(powers(seats))}: von einem Bot gespielt, bis jemand übernimmt.`,
    })[now],
  'changes/gm': ({ joins }) =>
    joins ? 'Zur Spielleitung kommt jemand hinzu.' : 'Zur Spielleitung gehört jemand weniger.',
  'changes/settings': ({ changes }, { settings }) => settings(changes).join(' ') || 'Eine Einstellung ändert sich.',
  'changes/deadline': ({ from, to }, { time }) =>
    `Frist: ${to === null ? 'keine' : time(to)}${from === null ? '' : `, statt ${time(from)}`}`,
  'changes/waits': ({ powers: who, on }, { powers }) =>
    `WAIT ist für ${who === null ? 'alle' : accusative(powers(who))} ${on ? 'gesetzt' : 'aus'}.`,
  'changes/votes': ({ powers: who, counts }, { powers }) =>
    `Die Stimme ${ofPower(powers(who))} gilt ${counts ? 'wieder' : 'nicht mehr'}.`,
  'changes/orders': ({ phase, on, of }, { board, powers }) => {
    const told = of.map(
      ({ power, orders }) =>
        `${fromPower(powers(power))}${orders === null ? '' : ` (${orders.map((each) => (board === null ? each : spellOrders(board, each))).join('; ')})`}`,
    );
    return `Befehle für ${phase} liegen ${on ? 'wieder' : 'nicht mehr'} vor: ${list(told)}`;
  },
} as const satisfies MessagesIn<'changes'>;

export const deadline = {
  'deadline/no-phase': 'Zurzeit läuft keine Phase mit einer Frist.',
  'deadline/paused': 'Die Partie pausiert, ihre Uhr steht: Setz sie erst mit RESUME fort.',
  'deadline/past': 'Das liegt in der Vergangenheit: Eine Frist kann ab sofort jederzeit enden.',
  'deadline/date-past': 'Das liegt in der Vergangenheit.',
  'deadline/same-already': 'Das ist schon die Frist',
  'deadline/doubt': ({ proposes, doubt }, { time }) =>
    `${proposes === null ? '' : `Du würdest ${time(proposes)} vorschlagen. `}${
      doubt === 'short notice'
        ? 'Bis dahin ist es weniger als ein Tag. Bis morgen um diese Zeit gilt niemand als verspätet, aber vollständige Befehle werden schon zur neuen Frist ausgewertet.'
        : `Bis dahin sind es ${counted(doubt.daysAhead, 'Tag', 'Tage')}: Stimmt das Datum?`
    }`,
  'deadline/moved':
    'Die Frist ist von {from:time} auf {to:time} verlegt, und die Nachfrist mit ihr. Alle wissen Bescheid',
  'deadline/from-now': 'Die Frist war vorbei, daher zählt die Zeit ab jetzt',
  'deadline/proposed':
    'Du schlägst {at:time} als Frist vor. Sie gilt, wenn alle Spieler dasselbe schicken; bisher stimmen {have} von {need} zu, und alle wissen Bescheid. Die Spielleitung kann sie sofort setzen. SET NO DEADLINE zieht deinen Vorschlag zurück',
  'deadline/none-proposed': 'Du hast keine Frist vorgeschlagen',
  'deadline/proposal-withdrawn': 'Du schlägst keine andere Frist mehr vor',
  'deadline/falls-in-absence': ({ powers: away, until }, { powers, time }) =>
    `Zu dieser Zeit abwesend, also zu spät: ${powers(away)} (bis ${time(until)}). SET DEADLINE mit einer Zeit danach erspart das`,
  'deadline/no-such-day':
    'An diesem Tag hat die Partie sonst keine Fristen. Am nächsten mit einer: SET DEADLINE {until:time}',
  'deadline/others-propose': ({ deadlines }, { time }) =>
    `Als Frist ist vorgeschlagen: ${deadlines.map(time).join('; ')}. Nur SET DEADLINE mit diesem Datum stimmt zu`,
  'deadline/all-agree':
    'Alle Spieler stimmen zu: Die Frist ist verlegt, und die Nachfrist mit ihr. Alle wissen Bescheid',
  'deadline/grace-before-deadline': 'Die Nachfrist beginnt mit der Frist: Sie kann nicht vorher enden.',
  'deadline/grace-too-short':
    'Mit NMR dauert die Nachfrist mindestens einen Tag: Wer verspätet ist, erfährt von uns einen Tag vorher, dass es ohne ihn weitergeht.',
  'deadline/grace-moved': 'Die Nachfrist endet jetzt {end:time}. Alle wissen Bescheid',
  'deadline/start-after-deadline': 'Die Phase wird spätestens zur Frist ausgewertet: START kann nicht später sein.',
  'deadline/start-set': 'Die Phase wird nicht vor {at:time} ausgewertet. Alle wissen Bescheid',
  'deadline/nobody-late': 'Niemand schuldet Befehle: Es gibt niemanden zu erinnern',
  'deadline/reminded-lately': 'Du hast die Spieler in den letzten sechs Stunden schon erinnert: Warte bitte ein wenig.',
  'deadline/reminded': ({ powers: own }, { powers }) =>
    own === null
      ? 'Wir haben alle erinnert, die noch Befehle schulden'
      : `Wir haben erinnert, wer ${accusative(powers(own))} spielt: Es fehlen Befehle`,
} as const satisfies MessagesIn<'deadline'>;

export const deciding = {
  'deciding/only-for': ({ who }) => `Das können nur ${list(who.map((each) => GROUPS[each]))} tun.`,
  'deciding/template-of-other': 'Diese Einstellungen wurden für {variant} aufgehoben und gelten nur dort.',
  'deciding/broadcasts-are-for-players':
    'Rundrufe gehören für alle, die mitspielen, zur Partie: Nur Beobachter und die Spielleitung können sie abstellen.',
  'deciding/nothing-more': 'Nach {command} folgt nichts mehr: „{text}“ verstehen wir nicht.',
  'deciding/no-setting': 'Es gibt keine Einstellung „{text}“.',
  'deciding/set-what': 'Was soll eingestellt werden? Zum Beispiel SET WAIT.',
  'deciding/which-game': 'Für welche Partie? Melde dich erst an oder schreib an die Adresse der Partie.',
  'deciding/no-game-name': '„{text}“ ist kein Name einer Partie.',
  'deciding/no-address': '„{text}“ ist keine E-Mail-Adresse.',
  'deciding/one-address': 'Hier gehört genau eine E-Mail-Adresse hin.',
  'deciding/no-phase': ({ text }, { example }) =>
    `„${text}“ ist keine Phase. Phasen schreibt man ${example('phase')} oder ${example('phaseInWords')}.`,
  'deciding/no-span': 'Um wie viel? Statt „{text}“ gehört hier eine Dauer hin wie 24h oder 2 days.',
  'deciding/no-number': 'Statt „{text}“ gehört hier eine Zahl von {least} bis {most} hin.',
  'deciding/no-power': ({ text }) =>
    text === '' ? 'Nenn eine Macht.' : `In dieser Partie gibt es keine Macht „${text}“.`,
  'deciding/no-zone': '„{text}“ ist keine Zeitzone. Zonen schreibt man Europe/Paris oder UTC.',
  'deciding/beside-leaving':
    'Nicht ausgeführt, weil dieselbe E-Mail „{text}“ verlangt. Schick es noch einmal, sobald das bestätigt oder erledigt ist.',
  'deciding/beside-confirmation':
    'Nicht ausgeführt, weil eine Bestätigung allein in ihrer E-Mail stehen muss. Schick zuerst die Bestätigung, dann dies in einer eigenen E-Mail.',
  'deciding/below-process':
    'Das steht unter der Zeile, die {phase} ausgewertet hat, und kam für {phase} zu spät. Schick Befehle für die nächste Phase in einer eigenen E-Mail.',
  'deciding/other-phase': ({ past, current }, { phase }) => {
    const now = current === null ? 'diese Phase ist vorbei' : `jetzt ist ${phase(current)}`;
    if (past === null)
      return `Nicht ausgeführt: Die Seite stammt von vorher, und ${now}. Sieh dir die Karte an und schick es dann noch einmal.`;
    if (past === current)
      return 'Nicht ausgeführt: Die Partie wurde zurückgesetzt, nachdem deine Seite geladen war. Schick es noch einmal, wenn du es noch willst.';
    return `Nicht ausgeführt: Du hast das für ${phase(past)} geschrieben, und ${now}. Schick es noch einmal, wenn du es noch willst.`;
  },
  'deciding/sample-password':
    'Kein Passwort gesetzt: In unseren Beispielen steht dieses Wort für ein eigenes von dir. Du brauchst es nur, um von einer anderen Adresse zu schreiben; SET PASSWORD setzt es',
  'deciding/created': ({ game, variant, isForInvited }) =>
    `Die Partie „${game}“ (${variant}) ist angelegt, und du hast die Spielleitung (GM, game master). ${
      isForInvited
        ? 'Mitspielen kann nur, wer eingeladen ist (INVITE)'
        : `Spieler melden sich mit SIGNON ?${game} und einem eigenen Passwort an`
    }; LIST zeigt die Einstellungen`,
  'deciding/variant-defaults': ({ defaults }) =>
    `Was die Variante vorgibt, und was es vor dem Beginn ändert: ${defaults.map((each) => `${variantDefault(each)} (${each.line})`).join('; ')}`,
  'deciding/practice': 'Deine Partie „{game}“ ({variant}) gegen Bots hat begonnen',
  'deciding/evening':
    'Fristen enden um {hour} Uhr ({zone}), zu einer eigenen Stunde dieser Partie am Abend. SET MOVE CLOCK wählt eine andere, SET ZONE eine andere Zone',
  'deciding/partial-orders':
    'Zur Frist wartet die Partie nicht auf Einheiten, die ein Spieler ausgelassen hat: Sie halten. SET NO PARTIAL ORDERS lässt sie auf vollständige Befehle warten',
  'deciding/observing': ({ resultsOnly }) =>
    resultsOnly
      ? 'Du beobachtest diese Partie: Du bekommst ihre Ergebnisse, aber keine Presse. SET BROADCAST bringt auch die, RESIGN beendet es'
      : 'Du beobachtest diese Partie: Du bekommst Ergebnisse und öffentliche Presse. RESIGN beendet es',
  'deciding/joined': 'Du bist bei „{game}“, {variant}, angemeldet',
  'deciding/joined-before': ({ newPassword }) =>
    newPassword ? 'Du warst schon angemeldet; das Passwort ist jetzt dieses' : 'Du warst schon angemeldet',
  'deciding/approval-asked':
    'In dieser Partie brauchen neue Spieler das Ja der Spielleitung: Sie ist gefragt, und du hörst von uns',
  'deciding/gm-plays':
    'Du spielst in deiner eigenen Partie mit: Zeiten und Einstellungen legst du fest, siehst aber keine fremden Befehle und schreibst für niemanden sonst; und alle erfahren, dass die Spielleitung mitspielt',
  'deciding/gm-plays-against': ({ power }, { powers }) =>
    `Du spielst in dieser Partie selbst mit: Für ${accusative(powers(power))} schreibt nur, wer diese Macht spielt.`,
  'deciding/gm-sets-absences-only': ({ power }, { powers }) =>
    `Du spielst in dieser Partie selbst mit: Für ${accusative(powers(power))} schreibt nur, wer diese Macht spielt. Du kannst nur eine Abwesenheit für sie eintragen`,
  'deciding/as-gm-first': 'Das darf nur die Spielleitung: Melde dich erst als solche an.',
  'deciding/below-become': ({ power }, { powers }) =>
    `Unter BECOME wird nur gelesen, was auch wer ${accusative(powers([power]))} spielt schreiben könnte. Schick das in einer eigenen E-Mail oder über dieser Zeile.`,
  'deciding/gm-only': 'Das darf nur die Spielleitung der Partie.',
  'deciding/players-only': 'Das dürfen nur Spieler.',
  'deciding/bad-name': '„{name}“ kann keine Partie heißen: 2 bis 24 Buchstaben und Ziffern, vorne ein Buchstabe.',
  'deciding/reserved-name': '„{name}“ ist für eigene E-Mails des Schiedsrichters vergeben: Wähl einen anderen Namen.',
  'deciding/variant-as-password':
    '„{variant}“ ist eine Variante, und davor steht das Passwort der Partie: Wähl ein eigenes.',
  'deciding/no-such-option': ({ word, variant }) =>
    `„${word}“ hinter ${variant ?? 'dem Namen'} ist keine Variante und keine Option, die wir kennen.`,
  'deciding/not-created': ({ why, variants }, { say }) => `${say(why)} Varianten: ${variants.join(', ')}.`,
  'deciding/no-such-variant': 'Es gibt keine Variante „{variant}“: GET VARIANTS zeigt, welche es gibt.',
  'deciding/no-variant-option': '„{word}“ ist hier keine Option einer Variante; GUNBOAT ist eine.',
  'deciding/same-variant': '{variant} ist schon die Variante; es war nichts zu ändern',
  'deciding/variant-set': ({ variant, isOther }) =>
    `Die Partie ist jetzt ${variant}${isOther ? OTHER : ''}. Alle wissen Bescheid`,
  'deciding/powers-set': () => `Eingestellt${OTHER}. Alle wissen Bescheid`,
  'deciding/variant-stays':
    'Die Partie hat begonnen: Ihre Variante bleibt. Für eine andere leg mit CREATE eine andere Partie an.',
  'deciding/too-few-seats':
    '{people:Person ist schon angemeldet|Personen sind schon angemeldet}, und {variant} hat {seats:Platz|Plätze}.',
} as const satisfies MessagesIn<'deciding'>;

const OTHER = '; Wünsche sind neu zu schicken, und CENTERS, PLAYERS und POWERS sind, wie sie dort stehen';

const GROUPS = { player: 'Spieler', observer: 'Beobachter', master: 'die Spielleitung' } as const;

/** What follows "Die Partie hat noch nicht begonnen". */
const NOT_BEGUN: Readonly<Record<WantedBeforeStart, string>> = {
  bots: ': Bots setzen sich, sobald sie begonnen hat.',
  deadline: ' und hat keine Frist. SET MOVE, SET RETREAT und SET ADJUST legen fest, wann Fristen enden.',
  diary: ': Ein Tagebuch kannst du führen, während sie läuft.',
  end: ': TERMINATE oder PURGE beendet sie.',
  orders: ': Befehle nehmen wir, sobald alle Plätze besetzt sind und du weißt, welche Macht deine ist.',
  pause: ': Es gibt nichts anzuhalten.',
  play: ': Das geht, sobald du weißt, welche Macht deine ist.',
  seat: ', und niemand hat eine Macht. Zum Mitspielen schick die Zeile unten.',
};

export const game = {
  'game/shown-elsewhere': '',
  'game/over': 'Die Partie ist vorbei.',
  'game/not-begun': ({ wanted }) => `Die Partie hat noch nicht begonnen${NOT_BEGUN[wanted]}`,
  'game/no-such-power': ({ power }, { powers }) => `${Accusative(powers(power))} gibt es in dieser Partie nicht.`,
} as const satisfies MessagesIn<'game'>;

export const master = {
  'master/begun': 'Die Partie hat begonnen',
  'master/begun-already': 'Die Partie hat schon begonnen.',
  'master/begun-unstart':
    'Die Partie hat begonnen. UNSTART nimmt den Start zurück, solange noch nichts ausgewertet ist.',
  'master/nobody-to-begin': 'Noch hat sich niemand angemeldet: Ohne Spieler kann keine Partie beginnen.',
  'master/seats-left-empty':
    'Diese Variante ist für mindestens {players:Spieler|Spieler} gedacht; freie Plätze bleiben ohne Spieler',
  'master/seats-left-to-bots': 'Die Mächte, die niemand genommen hat, spielen Bots; man kann sie übernehmen',
  'master/forming': 'Die Partie sucht Mitspieler: Man kann sich anmelden',
  'master/running': 'Die Partie läuft',
  'master/paused': 'Die Partie pausiert, und alle wissen Bescheid. RESUME setzt sie fort',
  'master/paused-already': 'Die Partie pausiert schon',
  'master/not-paused': 'Die Partie pausiert nicht.',
  'master/resumed': 'Die Partie geht weiter. Die Frist bleibt {deadline:time}. Alle wissen Bescheid',
  'master/resumed-later':
    'Die Partie geht weiter. Zum Ausgleich für die Pause ist die Frist von {from:time} auf {to:time} verlegt. Alle wissen Bescheid',
  'master/blind-was-shown':
    'Die Partie war blind, und nun, da sie vorbei ist, haben alle alles gesehen: Sie kann nicht weitergehen.',
  'master/was-won': 'Die Partie ist nach ihren Regeln gewonnen. ROLLBACK geht zu einer früheren Phase zurück.',
  'master/ended-unbegun': 'Die Partie hatte noch nicht begonnen, als sie endete.',
  'master/taken-up-again': 'Die Partie geht weiter, wo sie geendet hat. Alle wissen Bescheid',
  'master/settings-stay': 'Die Partie ist vorbei: Ihre Einstellungen bleiben, wie sie waren.',
  'master/set': ({ changes = {}, isAlone = false }, { settings }) => {
    const told = settings(changes);
    return [...(told.length === 0 ? ['Erledigt.'] : told), ...(isAlone ? [] : ['Alle wissen Bescheid'])].join(' ');
  },
  'master/import-unread':
    'Es wurde nichts angelegt: {lines:Zeile des Eingefügten ist|Zeilen des Eingefügten sind} nicht zu lesen.',
  'master/import-differs': ({ power, unit }, { powers }) =>
    `Nach den Regeln geht ${unit} ${ofPower(powers(power))} anders aus, als diese Ergebnisse sagen: Fehlt eine Zeile, oder ist eine geändert?`,
  'master/import-line':
    'Diese Zeile ist nicht zu lesen oder passt nicht zu den Zeilen um sie. Du kannst die Stellung stattdessen in Zeilen schreiben: HELP IMPORT.',
  'master/import-cannot': ({ why }) =>
    ({
      json: 'Ab hier ist das kein JSON.',
      several: 'Das sind mehrere Stellungen: Füg eine allein ein.',
      phase: 'Die Phase fehlt: Nenn sie in einer eigenen Zeile.',
      owners:
        'Das Eingefügte sagt nicht, wem welche Zentren gehören. Es wurde nichts angelegt. Füg darüber die Mail mit der letzten Tabelle der Zentren ein, oder ergänze für jede Macht eine Zeile mit ihren Zentren.',
      over: 'Nach diesen Ergebnissen ist die Partie vorbei: Es gibt nichts weiterzuspielen.',
      begun: 'Diese Partie läuft schon. IMPORT ist für eine neue; SETUP ändert die Stellung dieser Partie.',
      blind: 'Du spielst in dieser Blindpartie mit: Die Stellung muss jemand anders mitbringen.',
      long: 'Das Eingefügte ist zu lang: Die Ergebnisse seit der letzten Tabelle der Zentren genügen.',
    })[why],
  'master/import-variant': 'Das ist eine Partie von {variant}. Ändere zuerst die Variante, oder lass das Feld weg.',
  'master/import-seatless':
    '{people:Person hat|Personen haben} sich angemeldet, und du gibst ihnen keinen Platz. Ergänze für jede eine Zeile: SEAT Adresse AS Macht.',
  'master/import-twice': '{power:powers}: Du hast zwei Personen genannt oder eine Person zweimal.',
  'master/import-asked': ({ phase: now, boards, offers, open, withOrders }, { board, phase, powers }) => {
    const units = (list: readonly string[]) => list.map((unit) => (board === null ? unit : spellOrders(board, unit)));
    const at = (list: readonly string[]) => list.map((each) => (board === null ? each : abbrOf(board, each)));
    return [
      `Die Partie geht weiter: ${phase(now)}, mit dieser Stellung:`,
      ...boards.map(
        ({ power, units: standing, dislodged, centers }) =>
          `${powers(power)}: ${[...units(standing), ...units(dislodged).map((unit) => `${unit} (Rückzug)`)].join(', ') || 'keine Einheiten'}; Zentren: ${at(centers).join(', ') || 'keine'}`,
      ),
      ...(offers.length === 0
        ? []
        : [`Wir laden ein: ${offers.map(({ power, address }) => `${address} (${powers(power)})`).join(', ')}.`]),
      ...(open.length === 0 ? [] : [`Noch ohne Spieler: ${powers(open)}. Darauf wartet die Partie.`]),
      ...(withOrders ? ['Befehle werden nicht übernommen: Die Spieler schicken ihre.'] : []),
    ].join('\n');
  },
  'master/import-drawn': '{url} zeigt die Stellung gezeichnet.',
  'master/imported': ({ game: name, phase: now, invited }, { phase }) =>
    `„${name}“ geht weiter: ${phase(now)}.${invited === 0 ? '' : ` Einladungen: ${invited}.`}`,
  'master/set-already': 'So ist es schon eingestellt; es war nichts zu ändern',
  'master/undo-how': '{line} nimmt es zurück, solange in der Partie nichts anderes geschieht.',
  'master/undo-end-how':
    '{line} nimmt es zurück, solange in der Partie nichts anderes geschieht; später tut es RESUME, mit einer neuen Frist.',
  'master/undo-one-board':
    'Auf diesen Brettern war das Letzte nicht ein und dasselbe für alle: Auf keinem wird etwas zurückgenommen. UNDO an ein Brett nimmt zurück, was ihm allein galt.',
  'master/undo-nothing':
    'Es gibt nichts zurückzunehmen. UNDO nimmt Einstellungen, eine Frist, SETUP, EJECT, das Angebot eines Platzes, DECLARE, RESUME und was für einen Spieler geschrieben wurde zurück, solange seither nichts geschehen ist; ROLLBACK nimmt eine Phase zurück.',
  'master/resume-first': 'Die Partie pausiert: Setz sie erst mit RESUME fort.',
  'master/nothing-to-process': 'Es gibt keine Phase auszuwerten.',
  'master/which-phase': 'Welche Phase? Um die laufende auszuwerten, schick die Zeile unten.',
  'master/other-phase': 'Die laufende Phase ist {current}, nicht {named}: Nichts ist ausgewertet.',
  'master/waits-for-orders':
    'Du spielst in dieser Partie selbst mit: Vor der Frist wartet eine Phase auf alle Befehle.',
  'master/processed': '{phase} ist ausgewertet; die Ergebnisse sind an alle unterwegs. ROLLBACK nimmt es zurück',
  'master/process-early': ({ deadline, earliest, missing, waits }, { powers, time }) =>
    [
      `Die Frist endet erst ${time(deadline)}: Bis dahin können alle ihre Befehle noch ändern.`,
      ...(missing.length === 0 ? [] : [`Noch nicht alle Befehle: ${powers(missing)}.`]),
      ...(waits.length === 0 ? [] : [`Wollen die Frist abwarten (WAIT): ${powers(waits)}.`]),
      ...(earliest === null ? [] : [`Nach MIN wird nichts vor ${time(earliest)} ausgewertet.`]),
    ].join(' '),
  'master/bids-missing': ({ people }) =>
    `Die Plätze werden versteigert, und wer nicht geboten hat, bekommt, was die anderen übrig lassen${people === null ? '.' : `: ${people === 1 ? 'Ein Gebot fehlt' : `${people} Gebote fehlen`} noch.`}`,
  'master/writes-as-gm': 'Du schreibst schon als Spielleitung',
  'master/writes-for': ({ power }, { powers }) =>
    `Was folgt, schreibst du für ${accusative(powers(power))}; der Spieler bekommt eine Kopie, und die Aufzeichnung vermerkt es`,
  'master/done-for': ({ power }, { powers }) => `Erledigt für ${accusative(powers(power))}`,
  'master/copied-to-player': ({ power }, { powers }) =>
    `Der Spieler ${ofPower(powers(power))} bekommt eine Kopie von dem, was du dafür geschrieben hast.`,
  'master/one-become':
    'Nur ein BECOME je E-Mail: Was unter diesem steht, ist nicht ausgeführt. Schick es in einer eigenen E-Mail oder unter einer neuen Anmeldung.',
  'master/below-second-become': 'Es steht unter einem zweiten BECOME: nicht ausgeführt.',
  'master/below-failed-become': 'Es steht unter einem BECOME, das nicht ausgeführt ist: auch nicht ausgeführt.',
  'master/only-for-oneself': ({ power, text }, { powers }) =>
    `Das betrifft, wer es schreibt: „${text}“ kann nur schicken, wer ${accusative(powers(power))} spielt.`,
  'master/not-anonymous': 'Diese Partie ist nicht anonym: LIST zeigt, wer was spielt',
  'master/names-stay-hidden':
    'Den Spielern ist versprochen, dass die Namen für immer verborgen bleiben (SET NO REVEAL).',
  'master/names-at-the-end': 'Namen erscheinen, wenn die Partie zu Ende ist, nicht vorher; dann ganz von selbst.',
  'master/names-shown': 'Seit dem Ende der Partie sind die Namen für alle sichtbar',
  'master/bad-game-name': 'Der Name einer Partie hat 2 bis 24 Buchstaben und Ziffern.',
  'master/game-keeps-name':
    'Eine Partie behält ihren Namen: Adressen, Seiten und das Archiv hängen daran. Solange sie nicht begonnen hat, leg eine andere an.',
  'master/no-look-for-players':
    'Du spielst in dieser Partie selbst mit, deshalb siehst du keine fremden Befehle vor der Zeit.',
  'master/no-phase-to-see': 'Zurzeit gibt es keine Phase zum Ansehen.',
  'master/orders-hidden':
    'In dieser Partie sieht vor der Auswertung niemand die Befehle, auch nicht die Spielleitung. Das ist vor Beginn der Partie einzustellen: SET MASTER SEES.',
  'master/look-recorded': 'Dieser Blick ist vermerkt; alle erfahren davon, wenn die Partie endet',
  'master/pause-till': 'PAUSE hält die Uhr bis RESUME an. Statt bis zu einem Tag zu pausieren, setz die Frist dorthin.',
  'master/grace-rule':
    'Die Nachfrist ist eine Regel für kommende Phasen; SET GRACE mit einem Datum ändert die laufende.',
  'master/swap-how':
    'Hat eine Partie begonnen, behalten alle ihre Macht: Jeder weiß, was an seine geschrieben wurde. Bis die erste Phase vorbei ist, nimmt UNSTART die Verteilung zurück; dann schicken die Spieler SET PREFERENCE.',
  'master/by-address':
    'Ein Spieler wird mit seiner Adresse genannt: STATUS zeigt sie dir. REPLACE gibt eine Macht jemand anderem, SEAT einem anderen Postfach ihres Spielers.',
  'master/absence-how':
    'Eine Abwesenheit schreibst du wie der Spieler: BECOME und die Macht, darunter AWAY und die Tage.',
  'master/concede-how': 'DECLARE CONCESSION nennt die Macht, die gewinnt.',
  'master/observers-how': 'Zuschauer kommen selbst herein: Sie schicken OBSERVE und den Namen der Partie.',
  'master/hand-over':
    'Erst schreibt die Person OBSERVE; PROMOTE holt sie in die Spielleitung, und mit RESIGN gehst du.',
  'master/one-deadline': 'Die Frist ist für alle Mächte dieselbe: Sie verschiebt sich für alle oder für niemanden.',
  'master/remind-all': 'REMIND geht an alle, deren Befehle fehlen, und an niemanden sonst.',
  'master/announce-how': 'Was alle lesen sollen, steht unter ANNOUNCE:',
  'master/deadline-how':
    'Nichts wurde verschoben: Es könnte ein Zitat aus unseren E-Mails sein. Mit dieser Zeile verschiebst du die Frist.',
  'master/end-in-year':
    'Keine Partie endet von selbst in einem bestimmten Jahr. Ist das Jahr vorbei, beendet sie diese Zeile mit einem Remis aller Überlebenden; DECLARE nimmt auch andere Ergebnisse.',
  'master/start-on-day':
    'Mit dieser Zeile wartet die Partie auf dich, auch wenn alle Plätze besetzt sind; am Tag selbst beginnt sie mit FORCE BEGIN.',
  'master/bots-fill':
    'Hat die Partie begonnen, gibt diese Zeile alle freien Plätze Bots. Vorher beginnt SET BOTS FILL mit einer Zahl von Spielern sie mit Bots auf den übrigen Plätzen.',
  'master/nothing-now': 'Nichts wurde getan oder geändert.',
  'master/line-to-fill':
    'Noch ist nichts geschehen. Vielleicht lesen wir dich falsch: Meinst du diese Zeile, ersetze das kleingeschriebene Wort:',
  'master/line-does': 'Noch ist nichts geschehen. Vielleicht lesen wir dich falsch: Meinst du diese Zeile, schick sie:',
  'master/lines-do': 'Noch ist nichts geschehen. Diese Zeilen bewirken es:',
  'master/map-again':
    'Zu Ergebnissen gehört eine Karte. Noch einmal bekommt sie, wer danach fragt: Spieler schreiben MAP an die Partie.',
  'master/board-how':
    'SETUP ändert Einheiten und Zentren: du siehst, was sich ändert, und bestätigst es. Diese Zeile sagt, wie man es schreibt:',
  'master/results-again':
    'Ergebnisse bekommt noch einmal, wer danach fragt: Ein Spieler schreibt HISTORY an die Partie.',
  'master/no-phase-skipped': 'Keine Phase wird ausgelassen: PROCESS beendet sie mit den Befehlen, die da sind.',
  'master/other-map':
    'SET VARIANT und ein Name wechselt die Karte, solange die Partie sich bildet. Diese Zeile zeigt die Karten.',
  'master/orders-how':
    'Unter dieser Zeile schreibst du für diese Macht: ihre Befehle und sonst nichts. Wer sie spielt, bekommt eine Kopie.',
  'master/password-how':
    'Von der eigenen Adresse braucht niemand ein Passwort, und zeigen können wir keines. SEAT gibt jemandem für seine Macht ein anderes Postfach.',
  'master/votes-open': 'Stimmen sind geheim, bis du sie öffnest; dann sehen alle, was danach abgestimmt wird.',
  'master/look-how':
    'In einer Partie, die mit SET MASTER SEES begann, zeigt diese Zeile Befehle vor der Auswertung, und am Ende erfahren es alle; in jeder anderen sieht sie niemand.',
  'master/no-game-password':
    'Eine Partie hat kein eigenes Passwort: Alle melden sich mit ihrem an. Mit dieser Zeile kommt nur herein, wen du einlädst.',
  'master/draws-how':
    'Ein Remis lässt sich nicht verbieten: Alle, die es teilen, müssen dafür stimmen. Mit dieser Zeile sind das alle Überlebenden.',
  'master/double-how':
    'Meldet sich jemand an, der Gerät, Passwort oder Postfach mit jemandem zu teilen scheint, mailen wir dir einen Hinweis, der nichts entscheidet. Diese Zeile zeigt die Adressen.',
  'master/press-phases':
    'Nachrichten nur für Rückzüge und Aufbau gibt es nicht: SET NO MINOR PRESS verbietet sie dort, diese Zeile überall.',
  'master/name-stays':
    'Eine Partie behält ihren Namen; er steht in ihrer Adresse. SET COMMENT zeigt in der Liste der Partien, was du schreibst.',
  'master/find-substitute':
    'Ist der Platz frei, fragen wir die Ersatzspieler selbst. Diese Zeile macht ihn frei; REPLACE … BY Adresse nennt jemanden.',
  'master/processed-when-in':
    'So ist es schon, wenn niemand WAIT gesetzt hat: DELAY nach dem letzten Befehl. Bei MANUAL PROCESS fehlt diese Zeile:',
  'master/week-rule': 'Fristen folgen einer Regel: mindestens so viele Stunden nach der Auswertung.',
  'master/setup-before-start':
    'Die Partie muss begonnen haben: Stell das Brett dann auf. Vorher PAUSE, damit inzwischen nichts ausgewertet wird.',
  'master/setup-unseen':
    'Du spielst in dieser Partie mit und siehst nicht das ganze Brett: Aufbauen kannst du es nicht.',
  'master/setup-no-such-unit': ({ power, unit }, { powers, board }) =>
    `${Nominative(powers(power))} ${agree(powers(power), 'hat', 'haben')} kein ${board === null ? unit : spellOrders(board, unit)}.`,
  'master/impossible-board': ({ faults }, { say, powers }) => {
    const told = faults.map(({ field, message }) => {
      const power = powerInField(field);
      return field === '' ? say(message) : `${power === null ? field : powers(power)}: ${say(message)}`;
    });
    return `Diese Stellung ist nicht möglich: ${told.join(' ')}`;
  },
} as const satisfies MessagesIn<'master'>;

export const player = {
  'player/asked': ({ question }, formatter) => generalAnswer(questions.general[question.topic], formatter),
  'player/quit-leaves-nothing':
    'Damit verlässt du keine Partie, und auch sonst ist nichts geschehen: Um eine Partie zu verlassen, schreib RESIGN; um eine E-Mail zu beenden, SIGNOFF.',
  'player/quit-is-resign': 'Um die Partie zu verlassen, schreib RESIGN: Noch ist nichts geschehen.',
  'player/forgot-password':
    'Ein Passwort können wir niemandem zeigen. Von deiner eigenen Adresse brauchst du keines: Schreib deine Zeilen an die Partie oder antworte auf ihre E-Mails. SET PASSWORD mit einem neuen Wort ändert es.',
  'player/no-bid-to-withdraw':
    'In dieser Partie gibt es kein Gebot: Plätze werden nicht versteigert (BID), und auf Staaten setzt man keine Punkte (IP). Befehle nimmt CLEAR zurück.',
  'player/one-line-does': 'Schick dafür die Zeile unten.',
  'player/yes-to-what':
    'Ein Ja bestätigt nur als ganze Antwort auf die eine E-Mail, die gefragt hat. Alles, was wartet, bestätigt die Zeile CONFIRM mit ihrem Wort. Für ein Unentschieden stimmt DRAW YES.',
  'player/yes-to-which':
    'Es wartet mehr als eines, und ein Ja sagt nicht, welches. Schick die Zeile dessen, was du meinst:',
  'player/how-to-join': ({ game }) =>
    `Mit ${game === null ? 'SIGNON ? und dem Namen einer Partie' : `SIGNON ?${game}`} in einer Zeile für sich spielst du mit: Noch ist nichts geschehen. LIST zeigt die Partien; PRACTICE beginnt eine eigene gegen Bots.`,
  'player/not-auctioned': ({ lot }, { powers }) =>
    `${Nominative(powers(lot))} ${agree(powers(lot), 'wird', 'werden')} nicht versteigert.`,
  'player/bid-too-high': ({ purse, points }) =>
    `Alle haben ${counted(purse, 'Punkt', 'Punkte')}: ${points} ${points === 1 ? 'ist' : 'sind'} zu viel.`,
  'player/bids-kept': 'Deine Gebote sind versiegelt: Niemand sonst sieht sie, bevor die Plätze versteigert sind',
  'player/bids-withdrawn': 'Du hast jetzt keine Gebote: Die Partie wartet darauf',
  'player/bid-sign-on': 'Nur Spieler bieten: Melde dich erst an.',
  'player/bid-begun': 'Die Plätze sind besetzt: Die Partie hat begonnen.',
  'player/no-auction': 'In dieser Partie werden Plätze nicht versteigert: Sag, was du gern spielen möchtest.',
  'player/no-bid': '„{text}“ ist kein Gebot: Es braucht Punkte und einen Platz.',
  'player/bid-what': 'Wie viele Punkte für welchen Platz?',
  'player/bid-for-each': '„{text}“ wird nicht als Ganzes versteigert: Biete auf jede Macht einzeln.',
  'player/diary-over': 'Die Partie ist vorbei: Ihre Tagebücher sind abgeschlossen.',
  'player/diary-full': ({ most, length }) =>
    `Ein Tagebuch hat in einer Partie höchstens ${grouped(most)} Zeichen, und mit diesem Eintrag wären es ${grouped(length)}: Er ist nicht gespeichert. DIARY DELETE schafft Platz.`,
  'player/diary-kept': ({ entry, opens }) =>
    `Gespeichert als Eintrag ${entry} deines Tagebuchs; ${
      opens
        ? 'niemand sonst liest ihn vor dem Ende der Partie, dann wird es für alle geöffnet'
        : 'niemand sonst liest ihn je: In dieser Partie bleiben Tagebücher geschlossen'
    }`,
  'player/diary-deleted': 'Eintrag {entry} ist gelöscht: Niemand bekommt ihn je zu sehen',
  'player/diary-stays': 'Die Partie ist vorbei, und ihre Tagebücher sind offen: Sie bleiben, wie sie sind.',
  'player/diary-no-entry': 'Einen Eintrag {entry} gibt es in deinem Tagebuch nicht.',
  'player/diary-empty': 'Dein Tagebuch ist leer.',
  'player/diary-entry-empty': 'Der Eintrag ist leer.',
  'player/would-resign':
    'Deine vorliegenden Befehle bleiben. Wir suchen Ersatz, und bis der da ist, kannst du zurückkommen.',
  'player/would-end-practice': 'Damit endet deine Partie gegen Bots: Der stärkste von ihnen bekommt sie.',
  'player/left': 'Du hast die Partie verlassen',
  'player/observer-left': 'Du beobachtest die Partie nicht mehr; von ihr kommt nichts mehr zu dir',
  'player/invite-whom': 'Wen? Schreib die E-Mail-Adressen.',
  'player/what-if-orders': 'Unter WHATIF gehören Befehle.',
  'player/no-phase-of': '„{text}“ ist keine Phase von {variant}.',
  'player/powers-dealt': 'Die Mächte sind schon verteilt.',
  'player/preference-sign-on': 'Nur für alle, die sich zum Spielen angemeldet haben.',
  'player/preference-at-random': 'Vermerkt, auch wenn diese Partie ihre Mächte auslost',
  'player/ignore': ({ power, on }, { powers }) =>
    on
      ? `Du bekommst keine Nachrichten mehr, bei denen als Absender steht: ${powers(power)}. Sonst erfährt es niemand; SET NO IGNORE bringt sie zurück`
      : `Du bekommst die Nachrichten wieder, bei denen als Absender steht: ${powers(power)}`,
  'player/ignored': ({ powers: who }, { powers }) =>
    who.length === 0 ? 'Du blendest niemanden aus' : `Du blendest aus: ${powers(who)}`,
  'player/ignore-oneself': 'Das ist deine eigene Macht.',
  'player/mustered': ({ until }) =>
    until === null ? 'Gut zu wissen. Bestätigen muss das hier niemand' : 'Du hast bestätigt, dass du spielst',
  'player/broadcasts': ({ on, gm }) => {
    if (on) return 'Du bekommst Nachrichten an alle';
    return gm
      ? 'Du bekommst keine Nachrichten an alle mehr, nur noch, was an die Spielleitung geht. SET BROADCAST bringt sie zurück'
      : 'Du bekommst keine Presse mehr, nur noch die E-Mails vom Schiedsrichter selbst; SET BROADCAST bringt sie zurück';
  },
  'player/clear-set': ({ classic }) =>
    classic
      ? 'CLEAR verwirft jetzt die vorausgeschickten Befehle, wie bei nJudge; CLEAR ALL nimmt alle zurück'
      : 'CLEAR nimmt wieder die Befehle der laufenden Phase zurück',
  'player/cleared': ({ explain }) => `Zurückgenommen; was jetzt vorliegt, steht unten${explain ? ELSEWHERE : ''}`,
  'player/nothing-to-clear': ({ explain }) =>
    `Es lag nichts vor, das man zurücknehmen könnte${explain ? ELSEWHERE : ''}`,
  'player/clear-what': '„{text}“ ist keine Einheit. CLEAR, CLEAR ALL oder CLEAR A Par.',
} as const satisfies MessagesIn<'player'>;

const ELSEWHERE =
  '. Das betrifft die laufende Phase; auf nJudge verwirft CLEAR nur Befehle für spätere Phasen, und das ist hier CLEAR LATER';

export const press = {
  'press/sent': ({ to, asWords = 0, unsigned }, speaker) =>
    `Verschickt an ${recipients(to, speaker, accusative)}${unsigned ? ', ohne deinen Namen' : ''}${asWords === 0 ? '' : `. ${counted(asWords, 'Zeile', 'Zeilen')} mit Befehlen ${asWords === 1 ? 'ging' : 'gingen'} als Text mit und ${asWords === 1 ? 'ist' : 'sind'} nicht eingetragen`}`,
  'press/kept': ({ phase }) =>
    `Aufbewahrt: Sie erscheint mit den Ergebnissen ${phase === null ? 'der nächsten Phase' : `von ${phase}`}`,
  'press/held': ({ why, to, characters, start }, speaker) => {
    const told = speaker.say(why);
    const sent = told.includes('ichts wurde verschickt') ? '' : ' Nichts wurde verschickt.';
    return `${told}${sent} An ${recipients(to, speaker, accusative)} ginge sie, wie sie ist, ${characters} Zeichen; sie beginnt: ${start}`;
  },
  'press/held-line': ({ to }, speaker) => `Nachricht an ${recipients(to, speaker, accusative)}`,
  'press/empty': 'Die Nachricht ist leer: Nichts wurde verschickt.',
  'press/too-long': ({ most }) =>
    `Die Nachricht ist länger als ${grouped(most)} Zeichen: Nichts wurde verschickt. Schick sie in Teilen.`,
  'press/too-many':
    'Eine E-Mail verschickt höchstens {most:Nachricht|Nachrichten}: Diese ging nicht mehr. Schick sie in einer weiteren E-Mail.',
  'press/no-reader-left': 'Diese Nachricht würde niemand mehr lesen: Nichts wurde verschickt.',
  'press/only-yourself': 'Die Nachricht ginge nur an dich selbst: Nichts wurde verschickt.',
  'press/no-reader': ({ to }, speaker) =>
    `Diese Nachricht würde niemand lesen: ${
      to.length === 0
        ? 'Ihr Empfänger hat die Partie verlassen'
        : to.length === 1 && to[0] === 'OBSERVERS'
          ? 'Es gibt keine Beobachter'
          : `${recipients(to, speaker, nominative)} ${to.length === 1 ? agree(speaker.powers(to[0]!), 'hat', 'haben') : 'haben'} keinen Spieler`
    }. Nichts wurde verschickt.`,
  'press/no-color': ({ color, observer }) =>
    `In dieser Partie gibt es keine ${color === 'white' ? 'weiße' : 'graue'} Presse${observer ? ' von Beobachtern' : ''}: Nichts wurde verschickt.`,
  'press/none-yet': ({ begins }) =>
    begins
      ? 'Mit deiner Anmeldung hat die Partie begonnen, und deine Nachricht kam, bevor du eine Macht hattest. Verschickt wurde nichts: Schick sie noch einmal.'
      : 'Die Partie hat noch nicht begonnen: Du kannst nur der Spielleitung schreiben. Nichts wurde verschickt.',
  'press/none': 'In dieser Partie gibt es Presse nur an die Spielleitung: Nichts wurde verschickt.',
  'press/none-of-observers': 'In dieser Partie schicken Beobachter keine Presse.',
  'press/none-postal':
    'In dieser Partie gibt es keine Postpresse: Nichts wurde verschickt. BROADCAST schickt sie sofort an alle.',
  'press/no-results-to-come': 'Es gibt keine Phase, mit deren Ergebnissen sie erscheinen könnte.',
  'press/none-partial':
    'In dieser Partie geht Presse immer an alle: Nichts wurde verschickt. Schreib PRESS TO ALL, wenn du das willst.',
  'press/gm-white': 'Nachrichten an die Spielleitung und von ihr zeigen, wer sie schreibt: Lass GREY weg.',
  'press/gm-as-gm': 'Die Spielleitung schreibt als Spielleitung: Nichts wurde verschickt.',
  'press/no-fake-recipients':
    'In dieser Partie zeigt eine Nachricht ihre wahren Empfänger: Nichts wurde verschickt. Lass FAKE weg, um sie so zu schicken.',
  'press/no-fake-sender':
    'In dieser Partie zeigen Nachrichten ihren wahren Absender (SET FAKE SENDER erlaubt es anders): Nichts wurde verschickt. Lass FROM weg, um sie unter deinem eigenen Namen zu schicken.',
  'press/none-in-minor-phases':
    'In dieser Partie gibt es bei Rückzügen und beim Auf- und Abbau keine Presse: Nichts wurde verschickt.',
  'press/none-after-deadline':
    'In dieser Partie gibt es zwischen Frist und Auswertung keine Presse: Nichts wurde verschickt.',
  'press/muted':
    'Die Spielleitung hat dich bis {until:time} stummgeschaltet: Bis dahin kannst du nur an sie schreiben. Es wurde nichts verschickt.',
  'press/none-of-late':
    'In dieser Partie schicken verspätete Spieler keine Presse: Schick erst deine Befehle. Nichts wurde verschickt.',
  'press/orders-first':
    'In dieser Partie kommen Befehle vor Presse: Schick erst Befehle für alle deine Einheiten. Nichts wurde verschickt.',
  'press/neighbors-not-all': 'In dieser Partie geht Presse nur an Nachbarn, nicht an alle: Nichts wurde verschickt.',
  'press/no-neighbors': ({ far }, speaker) =>
    `In dieser Partie geht Presse nur an Nachbarn, und ${recipients(far, speaker, nominative)} ${
      far.length === 1 && far[0] !== 'OBSERVERS'
        ? agree(speaker.powers(far[0]!), 'ist keiner', 'sind keine')
        : 'sind keine'
    } von dir: Nichts wurde verschickt.`,
} as const satisfies MessagesIn<'press'>;

const NAMES: Readonly<Partial<Record<Addressee, string>>> = {
  WRITER: 'Absender der beantworteten Nachricht',
  MASTER: 'Spielleitung',
  OBSERVERS: 'Beobachter',
};

export function recipients(
  to: 'all' | readonly Addressee[],
  { powers }: Formatter,
  inCase: (names: string) => string,
): string {
  return to === 'all'
    ? 'alle'
    : listInWords(
        to.map((each) => NAMES[each] ?? inCase(powers(each))),
        'und',
      );
}

export const seats = {
  'seats/gm-already': 'Gehört schon zur Spielleitung dieser Partie',
  'seats/no-observer':
    '{address} nimmt an dieser Partie nicht teil: Nur ein Beobachter kann die Spielleitung bekommen. Die Zeile, die von dort kommen muss, steht unten.',
  'seats/plays-already':
    'Ein Spieler kann in derselben Partie nicht die Spielleitung haben: Das kann nur ein Beobachter.',
  'seats/promoted': 'Gehört jetzt zur Spielleitung dieser Partie. Alle wissen Bescheid',
  'seats/one-password': 'Nach REVIVE stehen eine Macht und ein Passwort.',
  'seats/unmute-whom': (_, { example }) =>
    `Sag, an wen wieder E-Mail gehen soll: UNMUTE ${example('power')}, UNMUTE jean@example.org oder UNMUTE ALL.`,
  'seats/no-seat': ({ power }, { powers }) =>
    `${Nominative(powers(power))} ${agree(powers(power), 'hat', 'haben')} hier keinen Platz, den man freigeben könnte.`,
  'seats/has-player': ({ power }, { powers }) =>
    `${Nominative(powers(power))} ${agree(powers(power), 'hat', 'haben')} einen Spieler.`,
  'seats/open-already': ({ power }, { powers }) =>
    `${Nominative(powers(power))} ${agree(powers(power), 'kann', 'können')} schon übernommen werden`,
  'seats/opened': ({ power }, { powers }) =>
    `${Nominative(powers(power))} ${agree(powers(power), 'kann', 'können')} wieder übernommen werden. Alle wissen Bescheid`,
  'seats/opened-with-password': ({ power }, { powers }) =>
    `Wer dieses Passwort hat, kann ${accusative(powers(power))} übernehmen. Alle wissen Bescheid, nur das Passwort nicht`,
  'seats/unknown-person': '{address} kennen wir nicht.',
  'seats/allowed': 'Auf der Liste: Ab jetzt können nur Spieler von ihr mitspielen oder übernehmen',
  'seats/denied':
    'Auf der Liste: Dieser Spieler kann nicht mitspielen oder übernehmen. Wer schon spielt, bleibt in der Partie',
  'seats/allowed-no-more': 'Nicht mehr auf der Liste derer, die mitspielen dürfen',
  'seats/denied-no-more': 'Nicht mehr auf der Liste derer, die nicht mitspielen dürfen',
  'seats/nobody-waits': 'Niemand wartet auf dein Ja.',
  'seats/none-of-these-waits': 'Niemand davon wartet auf dein Ja.',
  'seats/let-in': ({ people }) =>
    people === 1
      ? 'Zugelassen; wir haben Bescheid gegeben'
      : `${people} Spieler sind zugelassen; wir haben Bescheid gegeben`,
  'seats/none-approved': 'Niemand davon hatte dein Ja.',
  'seats/on-hold': 'Wieder zurückgestellt: Ihre Befehle zählen erst nach deinem neuen Ja',
  'seats/not-open-to-you':
    'Die Spielleitung hat diese Partie nicht für dich geöffnet; frag sie, wenn du dich wunderst.',
  'seats/by-invitation': '„{game}“ steht nur Eingeladenen offen. Bitte jemanden, der mitspielt, um einen eigenen Link.',
  'seats/practice': '„{game}“ spielt jemand allein gegen Bots. PRACTICE beginnt eine Partie für dich.',
  'seats/not-on-the-list':
    'Diese Partie steht nur Spielern auf der Liste der Spielleitung offen; schreib ihr, um darauf zu kommen.',
  'seats/back': ({ powers: own }, { powers }) => `Willkommen zurück: Du spielst wieder ${accusative(powers(own))}`,
  'seats/taken-over': ({ game, powers: own, isTold }, { powers }) =>
    `Ab jetzt spielst du ${accusative(powers(own))} in „${game}“. ${isTold ? 'Alle erfahren es binnen eines Tages' : 'Nur die Spielleitung erfährt es'}`,
  'seats/would-offer': ({ game, powers: seats, address, isSamePlayer, isFree }, { powers }) =>
    isFree
      ? `Wir fragen ${address}, ob von dort jemand ${accusative(powers(seats))} in „${game}“ spielen will; mit der Antwort ist es so.`
      : isSamePlayer
        ? `Wir bitten ${address}, ${accusative(powers(seats))} in „${game}“ von dort zu spielen, als neues Postfach desselben Spielers: Mit der Antwort geht nichts mehr davon an die alte Adresse, und die Befehle bleiben. Der alten Adresse sagen wir es jetzt.`
        : `Wir fragen ${address}, ob von dort jemand ${accusative(powers(seats))} in „${game}“ spielen will. Mit der Antwort ist der jetzige Spieler aus der Partie, und seine Befehle sind weg. Ihm sagen wir es jetzt.`,
  'seats/offered': ({ address, powers: seats }, { powers }) =>
    `Wir haben ${address} gefragt; mit der Antwort übernimmt diese Adresse ${accusative(powers(seats))}, bis dahin ändert sich nichts`,
  'seats/offer-withdrawn': ({ powers: seats }, { powers }) =>
    `Der Platz ${ofPower(powers(seats))} ist niemandem mehr angeboten`,
  'seats/no-seats-yet':
    'Die Partie hat nicht begonnen, es gibt noch keine Plätze: INVITE lädt eine Adresse zur Anmeldung ein.',
  'seats/taker-plays': 'Wer diese Adresse hat, spielt in dieser Partie schon.',
  'seats/taker-is-gm':
    'Wer diese Adresse hat, gehört zur Spielleitung dieser Partie, und die kommt nicht als Spieler hinein.',
  'seats/seat-whom': 'Nenn eine Adresse und eine Macht.',
  'seats/time-given':
    'Damit du Zeit hast, ist die Frist verlegt; WAIT ist für alle gesetzt, und SET NOWAIT nimmt deines weg',
  'seats/muted':
    'Bis {until:time} gehen Nachrichten dieser Macht ({power:powers}) nur an die Spielleitung. Alle wissen Bescheid; MUTE mit OFF hinter der Macht beendet es.',
  'seats/unmuted': 'Diese Macht kann wieder Nachrichten schicken: {power:powers}. Alle wissen Bescheid.',
  'seats/needs-approval':
    'In dieser Partie brauchen neue Spieler das Ja der Spielleitung, bevor ihre Befehle zählen. Wir haben sie gefragt und geben dir Bescheid',
} as const satisfies MessagesIn<'seats'>;

export const sheet = {
  'sheet/not-confirmed':
    'Nichts wurde verschickt: Dieses Gerät kennen wir noch nicht. Beantworte die E-Mail, in der wir fragen, ob du es warst, und lade diese Seite dann neu.',
  'sheet/link-dead':
    'Dieser Link ist ungültig. Nimm den aus der letzten E-Mail, die dich um Befehle gebeten hat, oder schick dem Schiedsrichter SET LINKS NEW.',
  'sheet/game-over':
    'Die Partie ist vorbei, und ihre Befehlsbögen mit ihr. Was geschehen ist, steht auf der Seite der Partie.',
  'sheet/too-many-devices':
    'Dein Bogen wurde heute auf zu vielen neuen Geräten geöffnet. Nimm ein bestätigtes oder schick deine Befehle per E-Mail.',
  'sheet/old-page': 'Nichts wurde verschickt: Diese Seite ist veraltet. Lade sie neu und schick es noch einmal.',
  'sheet/too-often':
    'Nichts wurde verschickt: Das ist mehr, als wir in einer Stunde von einem Bogen annehmen. E-Mails gehen inzwischen.',
  'sheet/wait':
    'Noch wurde nichts verschickt: Frühere E-Mails sind zuerst dran. Schick es in einer Minute noch einmal.',
  'sheet/our-fault':
    'Nichts wurde verschickt. Der Fehler liegt bei uns und ist vermerkt. Schick deine Befehle per E-Mail.',
  'sheet/by-mail-only': 'Das kann ein Bogen nicht. Schick diese Zeile per E-Mail.',
  'sheet/no-sign-on':
    'Ein Bogen gilt seiner eigenen Partie: Lass die Zeile mit der Anmeldung weg oder schick sie per E-Mail.',
  'sheet/other-game': 'Nichts wurde verschickt: Dieser Bogen gehört zu einer anderen Partie. Lade ihn neu.',
  'sheet/which-game':
    'Nichts ist geschehen: Stell den Namen der Partie mit einem Doppelpunkt voran, wie in den Zeilen dieser Seite.',
  'sheet/no-desk':
    'Dort ist nichts geschehen: Du leitest diese Partie nicht, oder du spielst darin. Nimm ihren eigenen Bogen.',
  'sheet/other-site': 'Nichts wurde verschickt: Die Anfrage kam nicht von unserer eigenen Seite.',
  'sheet/too-long':
    'Nichts wurde verschickt: Ein Bogen nimmt höchstens {lines} Zeilen und {characters} Zeichen auf einmal.',
} as const satisfies MessagesIn<'sheet'>;

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;
const WEEKDAYS = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const;

/** `14. Februar 2026`. */
function dateInWords({ year, month, day }: Day): string {
  return `${day}. ${MONTHS[month - 1]!} ${year}`;
}

export const times = {
  'times/missing': 'Ein Datum fehlt.',
  'times/too-long': 'Das ist zu lang für ein Datum.',
  'times/span-too-long': 'Das ist zu lang für zwei Daten.',
  'times/span-open': 'Bis wann? Zum Beispiel: from 3 to 10 August.',
  'times/two-times': '„{text}“ nennt zwei Uhrzeiten.',
  'times/two-years': '„{text}“ nennt zwei Jahre.',
  'times/two-months': '„{text}“ nennt zwei Monate.',
  'times/two-days': '„{text}“ nennt zwei Tage.',
  'times/two-weekdays': '„{text}“ nennt zwei Wochentage.',
  'times/two-dates': '„{shown}“ ist ein zweites Datum.',
  'times/names-two-days': '„{text}“ nennt zwei Tage.',
  'times/needs-day': 'In „{text}“ fehlt der Tag.',
  'times/no-date': '„{shown}“ ist kein Datum.',
  'times/no-time-of-day': '„{shown}“ ist keine Uhrzeit: Die gehen von 00:00 bis 23:59.',
  'times/no-day-of-month': '„{shown}“ ist kein Tag eines Monats.',
  'times/no-part-of-date':
    '„{shown}“ gehört nicht zu einem Datum. Schreib Daten so: 14 Feb 18:00, Friday 23:30, 2026-02-14 18:00 oder in 24h.',
  'times/day-or-month': ({ shown, first, second }) =>
    `„${shown}“ kann der ${first}. ${MONTHS[second - 1]!} oder der ${second}. ${MONTHS[first - 1]!} sein: Schreib den Monat bitte aus, auf Englisch.`,
  'times/no-day-in-month': ({ month, day }) => `Einen ${day}. ${MONTHS[month - 1]!} gibt es nicht.`,
  'times/no-such-day': 'Diesen Tag gibt es nicht.',
  'times/no-such-date': ({ date }) => `Den ${dateInWords(date)} gibt es nicht.`,
  'times/which-year': ({ date, most }) =>
    `Das wäre der ${dateInWords(date)}, mehr als ${counted(most, 'Tag', 'Tage')} von heute: Schreib bitte auch das Jahr.`,
  'times/other-weekday': ({ date, weekday, written }) =>
    `Der ${dateInWords(date)} ist ein ${WEEKDAYS[weekday]!}, kein ${WEEKDAYS[written]!}.`,
} as const satisfies MessagesIn<'times'>;

export const votes = {
  'votes/draw': ({ among, stands }, { powers }) =>
    `Du stimmst für ein Remis ${among === null ? 'aller Überlebenden' : from(powers(among))}${standing(stands)}`,
  'votes/concede': ({ to, stands }, { powers }) =>
    `Du würdest die Partie zugunsten ${ofPower(powers(to))} aufgeben${standing(stands)}`,
  'votes/no-draw': 'Du stimmst jetzt für kein Remis',
  'votes/no-concession': 'Du gibst die Partie jetzt für niemanden auf',
  'votes/unplayed-have-none': 'Mächte, die niemand spielt, haben keine Stimme und keinen Anteil',
  'votes/survivors-share': 'In dieser Partie schließt ein Remis alle Überlebenden ein: {survivors:powers}.',
  'votes/only-survivors': ({ gone }, { powers }) =>
    `Ein Remis teilen nur, die noch dabei sind; nicht ${nominative(powers(gone, 'or'))}.`,
  'votes/not-conceded': 'Diese Partie gibt man nicht auf: Sie wird zu Ende gespielt oder endet im Remis.',
  'votes/to-one': ({ powers: named }, { powers }) =>
    `Aufgeben kann man nur zugunsten von einer Macht: ${Nominative(powers(named))} gewinnen nicht zusammen.`,
  'votes/to-another': 'Aufgeben kannst du nur zugunsten von jemand anderem.',
  'votes/to-largest': ({ largest, bySeat, isYou }, { powers }) =>
    `Aufgeben kann man nur zugunsten ${bySeat ? 'des größten Spielers' : 'der größten Macht'}: ${powers(largest, 'or')}.${isYou ? ' Das bist du.' : ''}`,
  'votes/paused': 'Die Partie pausiert: Stimm ab, wenn sie weitergeht.',
  'votes/nothing-on': 'Zurzeit gibt es nichts abzustimmen.',
  'votes/nobody-plays': ({ powers: own }, { powers }) =>
    own.length === 1
      ? `Niemand spielt ${accusative(powers(own))}: Diese Macht hat keine Stimme.`
      : `Niemand spielt ${accusative(powers(own, 'or'))}: Diese Mächte haben keine Stimme.`,
  'votes/out': ({ powers: own }, { powers }) =>
    `${Nominative(powers(own))} ${agree(powers(own), 'ist', 'sind')} aus der Partie: Nur wer noch dabei ist, stimmt ab.`,
  'votes/yes-or-no': 'Für ein Remis schreib DRAW YES, dagegen DRAW NO.',
  'votes/concede-to-whom': 'Zugunsten welcher Macht?',
  'votes/nothing-left': ({ powers: gone }, { powers }) =>
    `${Nominative(powers(gone))} ${agree(powers(gone), 'hat', 'haben')} nichts mehr auf dem Brett.`,
  'votes/draw-of-one': ({ power }) =>
    `Ein Remis teilen zwei Mächte oder mehr. Für eine gibt es DECLARE CONCESSION ${power ?? 'mit ihrem Namen'}.`,
  'votes/not-largest': ({ to, largest }, { powers }) =>
    `${Nominative(powers(to))} ${agree(powers(to), 'ist', 'sind')} nicht die größte Macht: Das ${agree(powers(largest, 'or'), 'ist', 'sind')} ${nominative(powers(largest, 'or'))}.`,
  'votes/draw-leaves-out': ({ leftOut }, { powers }) =>
    `In dieser Partie schließt ein Remis alle Überlebenden ein (DIAS); dieses lässt ${accusative(powers(leftOut))} aus.`,
  'votes/press-after-end':
    'Presse kann geöffnet werden, wenn die Partie zu Ende ist und alle zustimmen, die gespielt haben.',
  'votes/press-without-players': 'Diese Partie hat niemand gespielt: es gibt keine Presse zu öffnen.',
  'votes/press-stays-open': 'Alle haben zugestimmt, und die Presse steht im Archiv: sie bleibt offen.',
  'votes/press-as-before': ({ on }) =>
    on ? 'Du hast schon zugestimmt' : 'Du hattest nicht zugestimmt; nichts ändert sich',
  'votes/press': ({ on, missing, isPlayer }) =>
    on
      ? `Du stimmst zu, alle Presse zu öffnen${
          missing === 0
            ? isPlayer
              ? '; alle anderen auch, und sie steht jetzt im Archiv'
              : ': deine Nachrichten stehen jetzt im Archiv, soweit auch ihre anderen Leser und Schreiber zustimmen'
            : `; sie öffnet sich, wenn noch ${missing === 1 ? 'ein Spieler zustimmt' : `${missing} Spieler zustimmen`}. SET NO OPEN PRESS nimmt das zurück`
        }`
      : 'Du stimmst nicht mehr zu, die Presse zu öffnen: sie bleibt geschlossen',
} as const satisfies MessagesIn<'votes'>;

function standing(stands: VoteStands): string {
  if (stands === 'agreed') return ', und alle anderen auch: Die Partie ist vorbei';
  const { until, isOpen } = stands;
  return `; das gilt, bis ${until} ausgewertet ist, und ${
    isOpen ? 'alle sehen es' : 'niemand erfährt, wie die anderen stimmen'
  }`;
}

export const waiting = {
  'waiting/always': ({ on }) =>
    on
      ? 'WAIT gilt jetzt und in jeder Phase von Neuem, bis SET NOT ALWAYS WAIT'
      : 'WAIT wird nicht mehr von selbst gesetzt; für diese Phase bleibt es, wie es ist',
  'waiting/gm': ({ wait }) =>
    wait
      ? 'Vor der Frist dieser Phase wird nichts ausgewertet'
      : 'Du wartest nicht: Die Phase kann früher ausgewertet werden',
  'waiting/none-due':
    'In dieser Partie können nur die warten lassen, von denen Befehle fällig sind (Strict Wait); von dir ist keiner fällig',
  'waiting/past-deadline':
    'WAIT hält eine Phase bis zu ihrer Frist auf, und die von {phase} ist vorbei: Sie wird ausgewertet, sobald alle Befehle da sind',
  'waiting/this-phase-only': 'Nur für diese Phase: SET NOT ALWAYS WAIT schaltet es ganz ab',
  'waiting/absence-kept': ({ current, byMaster }) =>
    `Keine Frist, die ab jetzt gesetzt wird, fällt in diese Zeit; nur die Spielleitung sieht es. ${byMaster === true && current === 'within' ? MOVE_IT : CURRENT[current]}`,
  'waiting/absence-asked':
    'Fristen weichen Abwesenheiten von höchstens {days:Tag|Tagen} aus; diese ist länger, deshalb haben wir die Spielleitung gefragt. Wir sagen dir, wenn Fristen ihr ausweichen',
  'waiting/absence-too-long':
    'Fristen weichen Abwesenheiten von höchstens {days:Tag|Tagen} aus. Deine Spielleitung spielt mit, deshalb fragen wir niemanden nach einer längeren: Schreib ihr, ihr SET MAX ABSENCE erlaubt mehr.',
  'waiting/absences-at-most':
    'Wir merken uns höchstens {most:Abwesenheit|Abwesenheiten} zugleich. SET NO ABSENCE nimmt sie zurück.',
  'waiting/no-absences':
    'In dieser Partie gibt es keine Abwesenheiten: Schreib der Spielleitung, sie kann Fristen verlegen.',
  'waiting/absence-backwards': 'Diese Abwesenheit endet, bevor sie beginnt.',
  'waiting/absence-past': 'Diese Abwesenheit ist schon vorbei.',
  'waiting/observers-wait-not': 'Fristen richten sich nach Spielern und Spielleitung; du beobachtest.',
  'waiting/no-absence': ({ any }) =>
    any ? 'Keine deiner Abwesenheiten liegt in dieser Zeit' : 'Für dich ist keine Abwesenheit vermerkt',
  'waiting/absence-taken-back': ({ left }) =>
    left ? 'Zurückgenommen; die anderen bleiben' : 'Zurückgenommen: Für dich ist keine Abwesenheit mehr vermerkt',
  'waiting/nobody-asks-absence': ({ any }) =>
    any ? 'Niemand, den du nennst, bittet um eine Abwesenheit' : 'Niemand bittet um eine Abwesenheit',
  'waiting/absence-answered': ({ powers: who, from, to, current }, { powers, time }) =>
    `${current === null ? 'Abgelehnt' : 'Genehmigt'}: ${who.length === 0 ? '' : `${powers(who)}, `}Abwesenheit von ${time(from)} bis ${time(to)}. Wer fehlt, erfährt es. ${current === null ? '' : current === 'within' ? MOVE_IT : CURRENT[current]}`.trim(),
} as const satisfies MessagesIn<'waiting'>;

const MOVE_IT = 'Die laufende Frist liegt darin und bleibt: SET DEADLINE verlegt sie.';

const CURRENT: Readonly<Record<CurrentDeadline, string>> = {
  none: 'Bis dahin ist sie vermerkt.',
  within:
    'Die laufende Frist liegt darin und bleibt: Schick deine Befehle, bevor du gehst, oder bitte die Spielleitung, sie zu verlegen.',
  stays: 'Die laufende Frist bleibt, wie sie ist.',
  'next-moves': 'Die laufende Frist bleibt; die nächste, wenn sie wie üblich fällt, weicht aus.',
};

/** What a variant gives its games. */
function variantDefault(each: VariantDefault): string {
  return textOfCase(each, 'what', {
    goal: (each) =>
      `${each.centers} von ${each.of} Zentren${each.isBySeat ? ', alle Mächte eines Spielers zusammen,' : ''} gewinnen${each.isJoint ? ', und zwei Spieler können gemeinsam gewinnen' : ''}`,
    players: (each) => `${each.players} Spieler`,
    rulebook: (each) => `das Regelwerk von ${each.rulebook}`,
    seats: 'die Mächte werden ausgelost',
    'any-result': 'alle Spieler zusammen können die Partie mit jedem Ergebnis beenden',
    'gm-sees': (each) =>
      `ein GM, der nicht mitspielt, darf Befehle${each.isPaid ? ' und Punkte' : ''} ansehen, und am Ende erfahren es alle`,
  });
}

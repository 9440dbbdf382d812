/** Mails about seats and times, in German. */
import type { Language } from '../shape.ts';
import { countNoun } from '../text/counts.ts';
import { accusative, agree, Nominative, nominative, ofPower } from './grammar.ts';

export const abandoned: Language['mail']['abandoned'] = {
  subject: (phase, who) => `${phase} ${who}: Platz frei`,
  noLongerYours: (who, game) => `Du spielst ${accusative(who)} in „${game}“ nicht mehr.`,
  comeBack: (isMuster) =>
    `${isMuster ? 'Du hast nicht rechtzeitig bestätigt, dass du spielst.' : 'Deine Befehle sind nicht rechtzeitig angekommen.'} Du kannst zurückkommen, solange niemand deinen Platz übernommen hat.`,
  notMustered: (who) =>
    `Für ${accusative(who)} hat niemand rechtzeitig bestätigt mitzuspielen. Die Partie wartet, bis jemand einspringt.`,
  goesOn: (who) =>
    `Die Befehle für ${accusative(who)} sind nicht rechtzeitig gekommen. Wenn niemand übernimmt, geht die Partie bald ohne sie weiter.`,
  waits: (who) =>
    `Die Befehle für ${accusative(who)} sind nicht rechtzeitig gekommen. Die Partie wartet, bis jemand einspringt. Vorliegende Befehle bleiben gültig.`,
};

export const absenceAsked: Language['mail']['absenceAsked'] = {
  subject: (powers) => `${nominative(powers)} ${agree(powers, 'bittet', 'bitten')} um eine Auszeit`,
  lead: (powers) =>
    `Deine Entscheidung ist gefragt: ${Nominative(powers)} ${agree(powers, 'bittet', 'bitten')} um eine lange Auszeit.`,
  asked: ({ who, powers, from, to, allowed }) =>
    `${who === null ? Nominative(powers) : `${who} (${powers})`} ${who === null ? agree(powers, 'ist', 'sind') : 'ist'} von ${from} bis ${to} abwesend. Ohne Nachfrage erlaubt diese Partie ${allowed} Tage. Bist du einverstanden, rücken die Fristen hinter die Abwesenheit. Antworte mit einer dieser Zeilen:`,
};

export const absencesAsked: Language['mail']['absencesAsked'] = {
  subject: (who, games) => `${who} bittet in ${games} Partien um eine lange Auszeit`,
  lead: (who) => `Deine Entscheidung ist gefragt: ${who} bittet um eine lange Auszeit.`,
  asked: (who) =>
    `${who} ist länger abwesend, als diese Partien von dir ohne Nachfrage erlauben. Bist du einverstanden, rücken die Fristen dahinter.`,
  game: (powers, from, to, allowed) =>
    `${powers === '' ? '' : `, ${powers}`}: von ${from} bis ${to} (ohne Nachfrage ${allowed} Tage)`,
  forAll: 'Eine Zeile antwortet für alle:',
  forEach: 'Oder für jede einzeln:',
};

export const approved: Language['mail']['approved'] = {
  subject: 'du bist dabei',
  told: (game) => `Die Spielleitung hat dich zugelassen: Du spielst in „${game}“ mit.`,
};

export const botsSeated: Language['mail']['botsSeated'] = {
  subject: (phase, powers, count) =>
    `${phase} ${count === 1 ? 'ein Bot spielt' : 'Bots spielen'} ${accusative(powers)}`,
  told: (powers, count) =>
    `Ab jetzt ${count === 1 ? 'spielt ein Bot' : 'spielen Bots'} ${accusative(powers)}, bis jemand übernimmt. Ein Bot zieht, wie es ihm am besten scheint, trifft keine Absprachen und stimmt nicht ab.`,
};

export const civilDisorder: Language['mail']['civilDisorder'] = {
  subject: (phase, who) => `${phase} Aufruhr: ${who}`,
  told: (who, count) =>
    `Bis zum Ende der Nachfrist sind keine Befehle für ${accusative(who)} gekommen. Die Partie geht darum ohne ${count === 1 ? 'diese Macht' : 'diese Mächte'} weiter: Ihre Einheiten halten, vertriebene werden aufgelöst, und was abzubauen ist, bestimmen die Regeln.`,
};

export const joined: Language['mail']['joined'] = {
  somebody: 'Jemand',
  observesSubject: (who) => `${who} schaut zu`,
  observes: (who, game) => `${who} schaut jetzt bei „${game}“ zu.`,
  subject: (who) => `${who} hat sich angemeldet`,
  subjectOf: (who, have, seats) => `${who} hat sich angemeldet (${have} von ${seats})`,
  asks: (who) => `Deine Entscheidung ist gefragt: ${who} möchte mitspielen.`,
  signedOn: (who, game) => `${who} hat sich als Spieler für „${game}“ angemeldet.`,
  approvalNeeded: 'Neue Spieler dieser Partie brauchen deine Zustimmung. Diese Zeile lässt alle zu, die fragen:',
  isForming: (game) => `Die Partie „${game}“ sucht noch Spieler.`,
  playerCount: (game, players) => `Die Partie „${game}“ hat jetzt ${countNoun(players, 'Spieler', 'Spieler')}.`,
  moreNeeded: (players) => (players === 1 ? 'Ein Spieler fehlt noch.' : `${players} Spieler fehlen noch.`),
  allTaken: 'Alle Plätze sind besetzt.',
  allTakenBegins: 'Alle Plätze sind besetzt: Die Partie beginnt.',
  allTakenBids: 'Alle Plätze sind besetzt: Die Partie beginnt, sobald alle geboten haben.',
};

export const left: Language['mail']['left'] = {
  subject: (who) => `${nominative(who)} ${agree(who, 'ist', 'sind')} ausgestiegen`,
  told: (who, game) => `${Nominative(who)} ${agree(who, 'hat', 'haben')} „${game}“ verlassen.`,
};

export const masterChanged: Language['mail']['masterChanged'] = {
  subject: (who, joined) =>
    who === null
      ? `du gehörst ${joined ? 'jetzt' : 'nicht mehr'} zur Spielleitung dieser Partie`
      : `${who} gehört ${joined ? 'jetzt' : 'nicht mehr'} zur Spielleitung dieser Partie`,
  joined: (who, others) => `${who} gehört jetzt zur Spielleitung dieser Partie${along(others)}.`,
  left: (who) => `${who} gehört nicht mehr zur Spielleitung dieser Partie.`,
  youJoined: (others) =>
    `Du gehörst jetzt zur Spielleitung dieser Partie${along(others)}. HELP MASTER zeigt, was die Spielleitung tun kann.`,
  youLeft: 'Du gehörst nicht mehr zur Spielleitung dieser Partie.',
  nobodyLeft:
    'Die Partie hat jetzt keine Spielleitung mehr. Sie beginnt und läuft von selbst, und wer mitspielt, kann ihre Einstellungen und Fristen ändern oder sie anhalten. LIST zeigt den Stand.',
};

function along(others: string | null): string {
  return others === null ? '' : `, zusammen mit ${others}`;
}

export const replacementWanted: Language['mail']['replacementWanted'] = {
  subject: (powers) => `Ersatz gesucht für ${accusative(powers)}`,
  told: (powers) => `Die Partie wartet auf Ersatz für ${accusative(powers)}; bis dahin wird nichts ausgewertet.`,
};

export const revived: Language['mail']['revived'] = {
  subject: (power) => `Ersatz gesucht für ${accusative(power)}`,
  open: (power) =>
    `${Nominative(power)} ${agree(power, 'ist wieder frei und kann', 'sind wieder frei und können')} übernommen werden. Die Partie wartet nicht darauf.`,
  withPassword: (power) =>
    `${Nominative(power)} ${agree(power, 'ist', 'sind')} frei für alle, die das von der Spielleitung gesetzte Passwort haben.`,
};

export const seatOffered: Language['mail']['seatOffered'] = {
  subjectTaker: (powers) => `${powers}: ein Platz für dich`,
  subject: (powers) => `${powers}: einer anderen Adresse angeboten`,
  lead: (who, powers, game) =>
    `${who ?? 'Die Spielleitung'} bietet dir einen Platz in „${game}“ an, einer Partie Diplomacy per E-Mail: ${powers}.`,
  stands: (phase, deadline) =>
    `Der Stand: ${phase}${deadline === null ? '' : `; Befehle sind fällig bis ${deadline}`}.`,
  taker: (powers) =>
    `Um ${accusative(powers)} von dieser Adresse aus zu spielen, antworte mit ja oder mit dieser Zeile:`,
  nothing:
    'Wenn du nichts tust, geschieht nichts, und du bekommst dazu keine E-Mail mehr. SET NO INVITATIONS hält solche E-Mails fern.',
  player: (powers, isSamePlayer) =>
    `${
      isSamePlayer
        ? `Die Spielleitung hat eine andere Adresse als dein neues Postfach für ${accusative(powers)} genannt.`
        : `Die Spielleitung hat jemand anderen gebeten, ${accusative(powers)} an deiner Stelle zu spielen.`
    } Bis von dort eine Antwort kommt, spielst du weiter. Wenn du das nicht willst, schreib jetzt der Spielleitung.`,
  gm: (powers) =>
    `Jemand anders aus der Spielleitung hat ${accusative(powers)} einer Adresse angeboten; sobald von dort eine Antwort kommt, wird von dort gespielt.`,
  withdrawn: {
    subject: (powers) => `${powers}: Angebot zurückgenommen`,
    taker: (powers, game) =>
      `Du musst nichts tun: Die Spielleitung hat das Angebot zurückgenommen, dass du ${accusative(powers)} in „${game}“ spielst.`,
    player: (powers) =>
      `Die Spielleitung hat das Angebot zurückgenommen, dass eine andere Adresse ${accusative(powers)} spielt: Du spielst weiter wie zuvor.`,
    gm: (powers) =>
      `Jemand anders aus der Spielleitung hat das Angebot zurückgenommen, dass eine andere Adresse ${accusative(powers)} spielt.`,
  },
};

export const seatTaken: Language['mail']['seatTaken'] = {
  subject: (powers, count) =>
    `${nominative(powers)} ${count === 1 ? agree(powers, 'wird', 'werden') : 'werden'} wieder gespielt`,
  told: ({ powers, who, moved }) => `${who ?? 'Jemand'} spielt jetzt ${accusative(powers)}. ${aboutDeadline(moved)}`,
  returned: (powers, moved) => `Der Spieler ${ofPower(powers)} ist zurück. ${aboutDeadline(moved)}`,
  again: {
    subject: (powers) => `du spielst wieder ${accusative(powers)}`,
    told: (powers) =>
      `Die Spielleitung hat zurückgenommen, dass du entfernt wurdest: Du spielst ${accusative(powers)} wie zuvor, mit den Befehlen, die du geschickt hattest.`,
  },
};

function aboutDeadline(moved: boolean): string {
  return moved
    ? 'Damit Zeit für Befehle bleibt, haben wir die Frist verlängert. WAIT gilt für alle; mit SET NOWAIT hebst du deines auf.'
    : 'Die Frist bleibt, wie sie ist.';
}

export const sentAway: Language['mail']['sentAway'] = {
  subject: {
    observer: 'du beobachtest diese Partie nicht mehr',
    applicant: 'du nimmst an dieser Partie nicht mehr teil',
  },
  told: {
    observer: (game) => `Die Spielleitung hat dich entfernt: Du beobachtest „${game}“ nicht mehr.`,
    applicant: (game) => `Die Spielleitung hat dich entfernt: Du nimmst an „${game}“ nicht mehr teil.`,
  },
};

export const vacated: Language['mail']['vacated'] = {
  subject: {
    resigned: (powers) => `${powers}: Platz aufgegeben`,
    ejected: (powers) => `${powers}: Spieler entfernt`,
    dummy: (powers) => `${powers}: ohne Spieler`,
    passed: (powers) => `${powers}: jetzt von einer anderen Adresse gespielt`,
    replaced: (powers) => `${powers}: jetzt spielt jemand anders`,
  },
  lead: (powers, game) => `Du spielst ${accusative(powers)} in „${game}“ nicht mehr.`,
  own: {
    resigned:
      'Du hast deinen Platz aufgegeben. Solange ihn niemand übernommen hat, kannst du zurückkommen, indem du dich wieder anmeldest.',
    ejected: 'Die Spielleitung hat dich aus dieser Partie entfernt. Wenn du wissen willst, warum, schreibe ihr.',
    dummy:
      'Die Spielleitung hat entschieden, dass diese Macht nicht mehr gespielt wird. Wenn du wissen willst, warum, schreibe ihr.',
    passed:
      'Von der Adresse, der die Spielleitung deinen Platz angeboten hatte, ist eine Antwort gekommen: Dort wird jetzt gespielt. Wenn das nicht du warst und du wissen willst, warum, schreibe der Spielleitung.',
    replaced:
      'Die Spielleitung hat deinen Platz jemand anderem gegeben, der ihn von jetzt an spielt. Wenn du wissen willst, warum, schreibe ihr.',
  },
  others: {
    resigned: (powers, waits, isForAll) =>
      `Der Spieler ${ofPower(powers)} hat den Platz aufgegeben. ${what(waits, isForAll)}`,
    ejected: (powers, waits, isForAll) =>
      `Die Spielleitung hat den Spieler ${ofPower(powers)} entfernt. ${what(waits, isForAll)}`,
    dummy: (powers) =>
      `Von jetzt an spielt niemand ${accusative(powers)}: Die Einheiten halten, vertriebene werden aufgelöst, und die Partie wartet nicht auf Befehle dafür.`,
  },
};

function what(waits: boolean, isForAll: boolean): string {
  return waits
    ? 'Die Partie wartet auf Ersatz.'
    : `Wer mag${isForAll ? '' : ' und von der Spielleitung zugelassen wird'}, kann übernehmen; ist bis zum Ende der Nachfrist niemand gefunden, geht die Partie ohne diese Befehle weiter.`;
}

export const deadlineSet: Language['mail']['deadlineSet'] = {
  subject: {
    deadline: (phase, date) => `${phase} neue Frist: ${date}`,
    times: (phase) => `${phase} neue Zeiten`,
  },
  agreed: 'Alle Spieler haben sich auf eine neue Frist geeinigt. Vorliegende Befehle bleiben gültig.',
  moved: (who) => `${who} hat die Frist verlegt. Vorliegende Befehle bleiben gültig.`,
  newTimes: (who) => `${who} hat für diese Phase neue Zeiten gesetzt. Vorliegende Befehle bleiben gültig.`,
  old: (time) => `Die alte Frist war ${time}.`,
  notLateBefore: (time) => `Das ist kurzfristig, darum gilt vor ${time} niemand als verspätet.`,
  lateUntil: (time) => `Verspätete Befehle zählen noch bis ${time}.`,
  notBefore: (time) => `Vor ${time} wird nichts ausgewertet.`,
};

export const deadlineWished: Language['mail']['deadlineWished'] = {
  subject: (phase) => `${phase} eine andere Frist ist vorgeschlagen`,
  told: ({ who, time, have, need }) =>
    `${Nominative(who)} ${agree(who, 'schlägt', 'schlagen')} ${time} als Frist für diese Phase vor. Sie wird nur verlegt, wenn alle Spieler zustimmen; bisher sind es ${have} von ${need}.`,
  howToAgree: 'Wenn du einverstanden bist, antworte mit dieser Zeile. Soll die Frist bleiben, musst du nichts tun.',
  howToSet: 'Als Spielleitung kannst du sie sofort setzen: Antworte mit dieser Zeile.',
};

export const late: Language['mail']['late'] = {
  subject: {
    own: (phase) => `${phase} du bist verspätet`,
    hidden: (phase) => `${phase} Befehle fehlen`,
    powers: (phase, powers) => `${phase} verspätet: ${powers}`,
    unplayed: (phase, powers) => `${phase} wartet, ohne Spieler: ${powers}`,
  },
  stillCountGoesOn:
    'Deine Befehle zählen noch: Bald nachdem sie da sind, wird die Phase ausgewertet. Kommen sie nicht rechtzeitig, geht die Partie ohne sie weiter.',
  stillCountReplaced:
    'Deine Befehle zählen noch: Bald nachdem sie da sind, wird die Phase ausgewertet. Kommen sie nicht rechtzeitig, wird dein Platz jemand anderem angeboten.',
  missing: (own) =>
    `Es fehlen Befehle, darum ist die Phase noch nicht ausgewertet. Das geschieht, bald nachdem sie da sind${own ? '; bis dahin kannst du deine noch ändern' : ''}.`,
  missingFrom: (powers, own) =>
    `Es fehlen Befehle für ${accusative(powers)}, darum ist die Phase noch nicht ausgewertet. Das geschieht, bald nachdem sie da sind${own ? '; bis dahin kannst du deine noch ändern' : ''}.`,
  unplayed: (powers, several) =>
    `Niemand spielt zurzeit ${accusative(powers)}, und die Phase wartet auf ${several ? 'deren Befehle: Gesucht wird, wer sie übernimmt' : 'die Befehle dafür: Gesucht wird, wer das übernimmt'}.`,
};

export const outage: Language['mail']['outage'] = {
  subject: (deadline) => `neue Frist: ${deadline}`,
  told: (span, from) =>
    `Der Schiedsrichter war ausgefallen: ${span} lang, ab ${from}. Niemand gilt als verspätet: Wir haben die Frist um dieselbe Zeit verlängert. Vorliegende Befehle bleiben gültig.`,
};

export const paused: Language['mail']['paused'] = {
  subject: 'die Partie ist angehalten',
  told: (by) =>
    `${by} hat die Partie angehalten. Bis sie weitergeht, wird nichts ausgewertet, und wir nehmen keine Befehle an; Nachrichten stellen wir weiter zu. Vorliegende Befehle bleiben gültig, und die Frist verschiebt sich um die Dauer der Pause.`,
};

export const processWanted: Language['mail']['processWanted'] = {
  subject: (code) => `${code} kann ausgewertet werden`,
  decision: 'Deine Entscheidung ist gefragt.',
  ready: (phase, isMany) =>
    `Deine Entscheidung ist gefragt: ${phase} ${isMany ? 'können' : 'kann'} ausgewertet werden.`,
  how: 'In dieser Partie entscheidet die Spielleitung, wann eine Phase ausgewertet wird. Um das jetzt zu tun, antworte mit dieser Zeile:',
};

export const reminder: Language['mail']['reminder'] = {
  subject: (left, orders) => `${left === null ? 'die Frist ist vorbei' : `noch ${left} bis zur Frist`}: ${orders}`,
};

export const resumed: Language['mail']['resumed'] = {
  subject: (deadline) => `die Partie geht weiter${deadline === null ? '' : `, Frist: ${deadline}`}`,
  reopened: (by) =>
    `${by} hat die Partie dort wieder aufgenommen, wo sie geendet hatte. Vorliegende Befehle bleiben gültig.`,
  told: (by) => `${by} hat die Pause beendet. Vorliegende Befehle bleiben gültig.`,
  lateOrders: (pause) => `Dauer der Pause: ${pause}. Um so viel länger nehmen wir verspätete Befehle an.`,
  sameDeadline: (pause) => `Dauer der Pause: ${pause}. Die Frist bleibt, wie sie war.`,
  movedAlike: (pause, was) =>
    `Dauer der Pause: ${pause}. Um dieselbe Zeit hat sich die Frist verschoben. Vorher war sie ${was}.`,
  movedOn: ({ pause, moved, hour, days, zone, was }) =>
    `Dauer der Pause: ${pause}. Die Frist hat sich um ${moved} verschoben: um die Dauer der Pause und weiter bis zum nächsten Zeitpunkt, zu dem in dieser Partie Fristen enden (${hour === null ? '' : `${hour} Uhr `}${days}, ${zone === 'UTC' ? 'UTC' : `Zeit von ${zone}`}). Vorher war sie ${was}.`,
};

export const rolled: Language['mail']['rolled'] = {
  subject: (direction, phase) => `die Partie geht ${direction === 'back' ? 'zurück' : 'wieder vor'}: ${phase}`,
  told: (by, direction, isOver) =>
    `${by} hat die Partie ${direction === 'back' ? 'zurückgedreht' : 'wieder vorgedreht'}.${isOver ? '' : ' Deine Befehle kannst du bis zur Frist ändern. WAIT gilt für alle: Ausgewertet wird zur Frist, oder früher, sobald alle SET NOWAIT geschickt haben oder die Spielleitung es entscheidet.'} Im Verlauf bleibt stehen, was zurückgenommen wurde.`,
};

export const stillPaused: Language['mail']['stillPaused'] = {
  subject: 'die Partie ist noch angehalten',
  lead: 'Deine Entscheidung ist gefragt: Die Partie ist noch angehalten.',
  how: 'Bis sie weitergeht, wird nichts ausgewertet. Damit sie weitergeht, antworte mit dieser Zeile:',
};

export const unstarted: Language['mail']['unstarted'] = {
  subject: 'der Start ist zurückgenommen',
  told: (by) =>
    `${by} hat den Start zurückgenommen. Niemand hat also eine Macht, und Befehle sind nicht nötig. Du bist weiter angemeldet, mit deinen Wünschen. Die Spielleitung startet die Partie wieder, und dann werden die Mächte neu zugeteilt.`,
};

export const substituteAsked: Language['mail']['substituteAsked'] = {
  subject: (powers) => `ein Platz ist frei: ${powers}`,
  lead: (powers, game) => `Du kannst einspringen: ${powers} in „${game}“.`,
  how: (until) =>
    `Wenn du spielen willst, antworte mit einer dieser Zeilen. Ab ${until} fragen wir die Nächsten; das erste Ja bekommt den Platz.`,
  nothing: 'Wenn du nichts tust, geschieht nichts. Nicht mehr gefragt werden: SET NO SUBSTITUTE.',
};

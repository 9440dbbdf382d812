/** What each setting does, and what is said when it changes, in German. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { PhaseKind } from '../../../engine/board/variant.ts';
import { nameOfStart } from '../../../engine/rules/starts.ts';
import type { ACCESS_SETTINGS } from '../../../engine/settings/defined/access.ts';
import type { DEADLINE_SETTINGS } from '../../../engine/settings/defined/deadline-settings.ts';
import type { ENDING_SETTINGS } from '../../../engine/settings/defined/ending.ts';
import type { OLDER_RULES } from '../../../engine/settings/defined/older-rules.ts';
import type { ORDER_SETTINGS } from '../../../engine/settings/defined/order-settings.ts';
import type { PRESS_SETTINGS } from '../../../engine/settings/defined/press-settings.ts';
import type { SEAT_SETTINGS } from '../../../engine/settings/defined/seat-settings.ts';
import type { START_SETTINGS } from '../../../engine/settings/defined/start-settings.ts';
import type { PhaseTiming, PressSettings, Settings } from '../../../engine/settings/fields.ts';
import type { WordsOf } from '../setting-words.ts';
import type { Language } from '../shape.ts';
import { clockTime } from '../times/clock-time.ts';
import { rules } from './rules.ts';

const access: WordsOf<keyof typeof ACCESS_SETTINGS> = {
  access: {
    help: {
      ACCESS: 'Von wo Spieler schreiben dürfen.',
      'ACCESS ANY': 'Spieler von überall.',
      'ACCESS SAME': 'Veraltet.',
      'ACCESS DIFFERENT': 'Veraltet.',
    },
  },
  level: { help: 'Veraltet; als Notiz aufbewahrt.', told: (level) => `Spielstärke: ${level}.` },
  dedication: {
    help: 'In wie vielen von hundert Phasen ein Spieler pünktlich gewesen sein muss, wie ONTIMERAT; 0 oder weniger: beliebig.',
  },
  'on-time-ratio': {
    help: 'Der kleinste Anteil pünktlicher Phasen, in gewerteten Partien bisher, von allen, die dazukommen.',
    told: (ratio) =>
      ratio === 0
        ? 'Wer dazukommt, darf beliebig oft verspätet gewesen sein.'
        : `Wer dazukommt, muss in ${percent(ratio)} der Phasen gewerteter Partien pünktlich gewesen sein.`,
  },
  'resignation-ratio': {
    help: 'Der größte Anteil vorzeitig verlassener gewerteter Partien von allen, die dazukommen.',
    told: (ratio) =>
      ratio >= 1
        ? 'Wer dazukommt, darf beliebig viele Partien verlassen haben.'
        : `Wer dazukommt, darf höchstens ${percent(ratio)} der gewerteten Partien verlassen haben.`,
  },
  allow: { help: 'Nur Spieler auf dieser Liste dürfen dazukommen; -Adresse streicht einen.' },
  deny: { help: 'Dieser Spieler darf nicht dazukommen; -Adresse streicht ihn von der Liste.' },
  approve: { help: 'Stimmt neuen Spielern zu.' },
  disapprove: { help: 'Nimmt die Zustimmung zurück: Sie warten wieder darauf.' },
  'max-absence': {
    help: 'Die längste Abwesenheit in Tagen, die keine Zustimmung der Spielleitung braucht.',
    told: (days) =>
      `Eine Abwesenheit von mehr als ${days === 1 ? '1 Tag' : `${days} Tagen`} braucht die Zustimmung der Spielleitung.`,
  },
  approval: {
    help: 'Neue Spieler brauchen die Zustimmung der Spielleitung.',
    on: 'Neue Spieler brauchen die Zustimmung der Spielleitung.',
    off: 'Neue Spieler kommen ohne Rückfrage dazu.',
  },
  'player-absences': {
    help: 'Spieler dürfen Abwesenheiten ankündigen.',
    on: 'Spieler dürfen Abwesenheiten ankündigen.',
    off: 'Spieler dürfen keine Abwesenheiten ankündigen; die Spielleitung verschiebt Fristen.',
  },
};

function percent(ratio: number): string {
  return `${String(Math.round(ratio * 1000) / 10).replace('.', ',')} %`;
}

// The times of deadlines in German: hours, days, and the rule of a kind of phase.

const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'Züge', R: 'Rückzüge', A: 'Auf- und Abbau' };

const WEEK = ['sonntags', 'montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags'] as const;

function timingInWords({ clock, min, next, grace, delay, days: allowed }: PhaseTiming): string {
  const hour = clock === null ? '' : `um ${clockTime(clock)} Uhr `;
  const first = min === 0 ? '' : `; nicht, bevor ${hours(min)} vergangen sind`;
  return `${hour}${days(allowed)}, ${hours(next)} nach der letzten Phase oder später; ${hours(grace)} Nachfrist; früher, wenn alle bereit sind, nach ${hours(delay)}${first}`;
}

function days(allowed: string): string {
  const open = WEEK.filter((_, d) => allowed[d] !== '-');
  if (open.length === 0 || open.length === WEEK.length) return 'an jedem Tag';
  if (allowed.toUpperCase() === '-MTWTF-') return 'montags bis freitags';
  return listInWords(open, 'und');
}

function hours(h: number): string {
  const [n, what] = h < 1 ? [Math.round(h * 60), 'Minute'] : [h, 'Stunde'];
  return `${n} ${what}${n === 1 ? '' : 'n'}`;
}

const TIMING =
  'Die Regel der Fristen für spätere Phasen dieser Art: die Uhrzeit, die kürzeste Zeit, die übliche Zeit, die Nachfrist, die Pause vor früher Auswertung (Stunden; 3D sind drei Tage) und die Wochentage, Sonntag zuerst.';

const deadlines: WordsOf<keyof typeof DEADLINE_SETTINGS> = {
  timing: {
    help: { MOVE: TIMING, RETREAT: TIMING, ADJUST: TIMING },
    told: (timing) =>
      Object.entries(timing).map(([kind, each]) => `${KINDS[kind as PhaseKind]}: ${timingInWords(each)}.`),
  },
  reminders: {
    help: 'Wie lange vor der Frist erinnert wird, wer noch Befehle schuldet; NONE für nie.',
    told: (list) =>
      list.length === 0
        ? 'Vor der Frist wird nicht erinnert.'
        : `Erinnert wird ${listInWords(
            list.map((h) => `${h} Std`),
            'und',
          )} vor der Frist.`,
  },
  replacement: {
    help: 'Wie viel Zeit für Befehle mindestens hat, wer eine Macht übernimmt (Stunden; 2D sind zwei Tage); NEXT: so viel wie nach einer Phase.',
    told: (least) =>
      least === null
        ? 'Wer eine Macht übernimmt, hat so viel Zeit für Befehle wie nach einer Phase.'
        : `Wer eine Macht übernimmt, hat mindestens ${hours(least)} Zeit für Befehle.`,
  },
  muster: {
    help: 'So viele Stunden nach dem Beginn müssen alle geschrieben haben, sonst wird ihr Platz neu besetzt (24H; NONE: niemand wird gefragt). Die Zeit der ersten Phase beginnt danach.',
    told: (muster) =>
      muster === null
        ? 'Niemand muss zu Beginn bestätigen mitzuspielen.'
        : `Alle bestätigen innerhalb von ${hours(muster)} nach dem Beginn, dass sie spielen; wer es nicht tut, wird ersetzt.`,
  },
  'strict-grace': {
    help: 'Die Nachfrist zählt auch Tage, an denen keine Frist enden darf.',
    on: 'Die Nachfrist endet zu ihrer Stunde an jedem Tag.',
    off: 'Die Nachfrist endet an einem Tag, an dem Fristen enden dürfen.',
  },
  zone: {
    help: 'Die Zeitzone der Fristen dieser Partie, mit ihrem IANA-Namen. Von einem Spieler: die Zone der Zeiten in den eigenen E-Mails.',
    told: (zone) => `Uhrzeiten und Wochentage gelten in der Zeitzone ${zone}.`,
  },
};

const ending: WordsOf<keyof typeof ENDING_SETTINGS> = {
  blind: {
    help: 'Eine Macht sieht bis zum Ende der Partie nur ihre Einheiten und Zentren und was an eines davon grenzt.',
    on: 'Die Partie wird blind gespielt: Jede Macht sieht nur ihre Einheiten und Zentren und was an eines davon grenzt. Ist sie vorbei, wird alles gezeigt.',
    off: 'Alle sehen das ganze Brett.',
  },
  'hide-absences': { help: 'Abwesenheiten werden nicht genannt.' },
  dias: {
    help: 'Ein Remis schließt alle Überlebenden ein.',
    on: 'Ein Remis schließt alle Überlebenden ein.',
    off: 'Ein Remis darf auch nur einige der Überlebenden einschließen.',
  },
  concessions: {
    help: 'Die Partie darf zugunsten einer Macht aufgegeben werden.',
    on: 'Spieler dürfen die Partie aufgeben.',
    off: 'Spieler dürfen die Partie nicht aufgeben.',
  },
  'open-votes': {
    help: 'Stimmen werden allen gesagt.',
    on: 'Ab jetzt sehen alle die Stimmen; frühere zählen nicht mehr.',
    off: 'Die Stimmen sind geheim.',
  },
  'open-diaries': {
    help: 'Nach dem Ende der Partie sind die Tagebücher für alle offen.',
    on: 'Nach dem Ende der Partie sind die Tagebücher für alle offen.',
    off: 'Die Tagebücher bleiben für immer geschlossen.',
  },
  gunboat: {
    help: 'Niemand erfährt, wer was spielt.',
    on: 'Die Spieler sind anonym.',
    off: 'Die Spieler wissen, wer was spielt.',
  },
  'hide-late': {
    help: 'Verspätete Mächte werden nicht genannt.',
    on: 'Wer verspätet ist, bleibt geheim.',
    off: 'Alle sehen, wer verspätet ist.',
  },
};

const OF_KEEPERS = 'Ein Schalter für die Betreiber der älteren Schiedsrichter.';

const olderRules: WordsOf<keyof typeof OLDER_RULES> = {
  'variant-rule': { help: 'Eine Regel selbst gemachter Varianten: Hier hat die Variante sie oder nicht.' },
  keeper: { help: { 'ALLOW MASTER': OF_KEEPERS, 'DENY MASTER': OF_KEEPERS, XFLAGS: OF_KEEPERS } },
};

const orders: WordsOf<keyof typeof ORDER_SETTINGS> = {
  partial: {
    help: {
      PARTIAL:
        'Kurz für PARTIAL ORDERS; wo Presse nur an alle geht, für PARTIAL PRESS. Die Antwort sagt, was gemeint war.',
      'NO PARTIAL':
        'Nimmt PARTIAL ORDERS zurück; in Partien ohne sie NO PARTIAL PRESS. Wo beides gemeint sein kann, fragt die Antwort nach.',
    },
  },
  nmr: {
    help: 'Nach der Nachfrist geht die Partie ohne die Verspäteten weiter; NO NMR: Sie wartet auf einen Ersatz.',
    told: (nmr) =>
      nmr === 'wait'
        ? 'Nach der Nachfrist ist eine verspätete Macht für einen Ersatz frei, und die Partie wartet auf ihn.'
        : 'Nach der Nachfrist geht die Partie ohne die verspätete Macht weiter.',
  },
  'signal-support': { help: 'Unterstützungen und Konvois, die nicht gelingen können, dürfen geschrieben werden.' },
  proxy: {
    help: 'Eine Macht darf eine andere eine Einheit befehligen lassen.',
    on: 'Einheiten dürfen anderen Mächten per Vollmacht überlassen werden.',
    off: 'Einheiten dürfen anderen Mächten nicht per Vollmacht überlassen werden.',
  },
  'strict-convoy': {
    help: 'Konvois von oder nach Orten ohne Küste werden abgelehnt.',
    on: 'Konvois von oder nach Orten ohne Küste werden abgelehnt.',
    off: 'Jeder Konvoi darf geschrieben werden.',
  },
  'partial-orders': {
    help: 'Zur Frist ist eine Macht mit einem Teil ihrer Befehle nicht verspätet: Ihre anderen Einheiten halten. Zuerst an in Partien, die mit CREATE Name ohne Fragezeichen gegründet sind.',
    on: 'Befehle dürfen Einheiten auslassen: Zur Frist halten diese, und ihr Spieler ist nicht verspätet.',
    off: 'Befehle müssen vollständig sein: Wer eine Einheit auslässt, ist zur Frist verspätet.',
  },
  'strict-wait': {
    help: 'Nur wer Befehle schuldet, darf warten.',
    on: 'Nur wer Befehle schuldet, darf um Warten bitten.',
    off: 'Jeder Spieler darf um Warten bitten.',
  },
  'auto-process': {
    help: 'Ausgewertet wird zur Frist, ohne ein Wort der Spielleitung.',
    on: 'Phasen werden zu ihrer Frist ausgewertet.',
    off: 'Die Spielleitung entscheidet, wann eine Phase ausgewertet wird.',
  },
  'late-count': {
    help: 'LIST zählt die Verspätungen jeder Macht.',
    on: 'LIST zählt Verspätungen.',
    off: 'LIST zählt keine Verspätungen.',
  },
  'master-sees': {
    help: 'Die Spielleitung darf vor der Frist Befehle einsehen; jeder Blick wird festgehalten und am Ende allen gezeigt.',
    on: 'Die Spielleitung darf vor der Auswertung einer Phase Befehle einsehen; jeder Blick wird festgehalten.',
    off: 'Niemand sieht Befehle vor der Auswertung einer Phase, auch die Spielleitung nicht.',
  },
};

const press: WordsOf<keyof typeof PRESS_SETTINGS> = {
  press: {
    help: {
      PRESS: 'Welche Presse es gibt: eine der Einstellungen darunter.',
      'NO PRESS': 'Keine Presse außer an die Spielleitung.',
      WHITE: 'Weiße Presse: Der Absender wird genannt.',
      GREY: 'Graue Presse: Der Absender wird nicht genannt.',
      'WHITE/GREY': 'Beides, weiß, wenn nichts anderes dabeisteht.',
      'GREY/WHITE': 'Beides, grau, wenn nichts anderes dabeisteht.',
    },
  },
  'no-grace': {
    help: 'Wo es nach der Frist Presse gibt, fragt die Antwort, was gemeint ist: NO GRACE PRESS oder weniger Zeit für verspätete Befehle.',
  },
  fakes: {
    help: {
      'NO FAKE': 'Was eine Nachricht über ihre Empfänger sagt, stimmt.',
      FAKE: 'Eine Nachricht darf andere Empfänger zeigen.',
      'PARTIAL FAKES BROADCAST BY DEFAULT':
        'Nachrichten an einzelne erscheinen als Rundruf, wenn nichts anderes dabeisteht.',
      'PARTIAL FAKES BROADCAST': 'Nachrichten an einzelne erscheinen immer als Rundruf.',
    },
  },
  'observer-press': {
    help: {
      'OBSERVER ANY': 'Beobachter dürfen Presse schreiben.',
      'OBSERVER WHITE': 'Beobachter dürfen weiße Presse schreiben.',
      'OBSERVER NONE': 'Beobachter schreiben keine Presse.',
    },
  },
  'partial-press': { help: 'Presse darf auch nur an einige gehen.' },
  'fake-sender': {
    help: 'Eine Nachricht darf eine andere Macht als Absender zeigen (PRESS FROM Macht); die Spielleitung wird nie gefälscht.',
  },
  'all-press': { help: 'Die Spielleitung bekommt eine Kopie aller Presse; alle sehen das.' },
  'watch-all-press': { help: 'Beobachter bekommen alle Presse.' },
  quiet: {
    help: 'Übernahmen werden nicht bekannt gegeben.',
    on: 'Übernahmen werden nicht bekannt gegeben.',
    off: 'Übernahmen werden allen bekannt gegeben.',
  },
  show: {
    help: 'Es wird gesagt, wer eine Einstellung geändert hat.',
    on: 'Es wird gesagt, wer eine Einstellung geändert hat.',
    off: 'Es wird nicht gesagt, wer eine Einstellung geändert hat.',
  },
  reveal: {
    help: 'Am Ende einer anonymen Partie werden die Namen gezeigt.',
    on: 'Am Ende einer anonymen Partie werden die Namen gezeigt.',
    off: 'Am Ende einer anonymen Partie bleiben die Namen geheim.',
  },
  secret: {
    help: 'Wie viele Spieler sich angemeldet haben, ist geheim.',
    on: 'Wie viele Spieler sich angemeldet haben, ist geheim.',
    off: 'Alle sehen, wie viele sich angemeldet haben.',
  },
  'late-press': { help: 'Ein verspäteter Spieler darf Presse schicken.' },
  'minor-press': { help: 'Presse auch in Rückzügen sowie Auf- und Abbau.' },
  'must-order': { help: 'Keine Presse vor den Befehlen.' },
  'blank-press': { help: 'Eine Nachricht darf leer sein.' },
  'postal-press': { help: 'Verzögerte Rundrufe, mit den Ergebnissen veröffentlicht.' },
  'touch-press': { help: 'Presse nur an Nachbarn.' },
  'grace-press': { help: 'Presse nach der Frist.' },
};

/** All of it together: what we say when one of these changes. */
function toldOfPress(press: PressSettings): string {
  return `Presse: ${pressInWords(press)}.`;
}

function pressInWords(press: PressSettings): string {
  const { colours, partial, fake, observers } = press;
  if (colours.length === 0) return 'keine';
  return [
    colours.map((colour) => (colour === 'white' ? 'weiß' : 'grau')).join('/'),
    partial ? 'auch an einzelne' : 'nur an alle',
    fake ? FAKES[press.fakesBroadcast] : 'nichts Gefälschtes',
    ...(press.fakeSender ? ['Absender dürfen gefälscht sein'] : []),
    ...(observers === 'any' ? [] : [observers === 'white' ? 'Beobachter nur weiß' : 'Beobachter schreiben keine']),
    ...(press.late ? [] : ['nicht von Verspäteten']),
    ...(press.minor ? [] : ['nicht in Rückzügen sowie Auf- und Abbau']),
    ...(press.grace ? [] : ['nicht in der Nachfrist']),
    ...(press.mustOrder ? ['erst nach den Befehlen'] : []),
    ...(press.blank ? ['leere Nachrichten erlaubt'] : []),
    ...(press.postal ? ['verzögerte Rundrufe'] : []),
    ...(press.touch ? ['nur an Nachbarn'] : []),
    ...(press.masterReads ? ['die Spielleitung liest alles'] : []),
    ...(press.observersRead ? ['Beobachter lesen alles'] : []),
  ].join(', ');
}

const FAKES: Readonly<Record<PressSettings['fakesBroadcast'], string>> = {
  no: 'Empfänger dürfen gefälscht sein',
  default: 'Nachrichten an einzelne erscheinen meist als Rundruf',
  always: 'Nachrichten an einzelne erscheinen als Rundruf',
};

const SITES = 'Eine Macht baut auf, wo die Variante es sagt, meist in der Heimat.';

const seats: WordsOf<keyof typeof SEAT_SETTINGS> = {
  moderated: {
    help: 'Nur die Spielleitung ändert Einstellungen.',
    on: 'Nur die Spielleitung ändert Einstellungen und Fristen.',
    off: 'Jeder Spieler darf Einstellungen und Fristen ändern und die Partie unterbrechen.',
  },
  listed: {
    help: 'Die Partie steht in öffentlichen Listen.',
    on: 'Die Partie steht in öffentlichen Listen.',
    off: 'Die Partie steht nicht in öffentlichen Listen.',
  },
  'invited-only': {
    help: 'Nur wer eingeladen ist (INVITE) oder einen Link hat (INVITE LINK), kommt dazu.',
    on: 'Nur wer eingeladen ist oder einen Link hat, kommt dazu.',
    off: 'Wer mag, kommt dazu.',
  },
  'auto-start': {
    help: 'Beginnt, sobald alle Plätze besetzt sind.',
    on: 'Die Partie beginnt, sobald alle Plätze besetzt sind.',
    off: 'Die Spielleitung beginnt die Partie.',
  },
  'any-centers': {
    help: 'Eine Macht baut in jedem eigenen freien Zentrum auf, nicht nur in der Heimat.',
    told: (on, { oneCenter }) =>
      on ? 'Eine Macht baut in jedem eigenen freien Zentrum auf.' : oneCenter === true ? null : SITES,
  },
  'one-center': {
    help: 'Eine Macht baut in jedem eigenen freien Zentrum auf, solange ihr eines ihrer Heimatzentren gehört.',
    told: (on, { anyCenters }) =>
      on
        ? 'Eine Macht baut in jedem eigenen freien Zentrum auf, solange ihr eines ihrer Heimatzentren gehört.'
        : anyCenters === undefined
          ? SITES
          : null,
  },
  'any-disband': {
    help: 'Beim Auf- und Abbau darf eine Macht auch Einheiten auflösen, die sie nicht auflösen muss; jede gibt ihr einen Aufbau, in einem Zentrum, das vorher frei war.',
    on: 'Beim Auf- und Abbau darf eine Macht auch Einheiten auflösen, die sie nicht auflösen muss.',
    off: 'Eine Macht löst nur die Einheiten auf, die sie auflösen muss.',
  },
  rated: {
    help: 'Zählt für die Pünktlichkeit der Spieler.',
    on: 'Die Partie zählt für die Pünktlichkeit ihrer Spieler.',
    off: 'Die Partie zählt nicht für die Pünktlichkeit ihrer Spieler.',
  },
  resume: {
    help: 'Eine ohne Ergebnis beendete Partie darf jeder ihrer Spieler wieder aufnehmen.',
    on: 'Endet die Partie ohne Ergebnis, darf jeder ihrer Spieler sie wieder aufnehmen.',
    off: 'Endet die Partie ohne Ergebnis, kann nur die Spielleitung sie wieder aufnehmen.',
  },
  'auto-create': {
    help: 'Endet die Partie mit einem Ergebnis, wird eine weitere wie sie gegründet, und alle erfahren ihren Namen.',
    on: 'Hat die Partie ein Ergebnis, wird eine weitere wie sie gegründet.',
    off: 'Wenn diese Partie endet, wird keine weitere gegründet.',
  },
  practice: {
    help: 'Die eigene Partie gegen Bots: für andere geschlossen, in keiner Liste, ohne Frist. PRACTICE beginnt eine.',
    on: 'Eine Person spielt gegen Bots: für andere geschlossen, in keiner Liste, ohne Frist.',
    off: 'Andere dürfen mitspielen.',
  },
};

const REGISTRY = 'Eine veraltete Registernummer; als Notiz aufbewahrt.';

const start: WordsOf<keyof typeof START_SETTINGS> = {
  variant: { help: 'Eine andere Variante, vor dem Beginn; die Spieler schicken dann ihre Wünsche noch einmal.' },
  'not-variant': { help: 'Nimmt eine Option der Variante zurück: GUNBOAT.' },
  preferences: {
    help: {
      PRFLIST: 'Die Mächte werden nach den Listen der Spieler verteilt.',
      PRFRAND: 'Die Mächte werden ausgelost.',
      PRFBOTH: 'Nach den Listen, wo es welche gibt, sonst nach dem Los.',
    },
    told: (how) => `Die Mächte werden ${PREFERENCES[how]} verteilt.`,
  },
  players: {
    help: 'Wie viele Personen spielen; sie teilen sich die Mächte, die bei so vielen gespielt werden. 1: Jemand spielt alle allein.',
    told: (n) =>
      n === null
        ? 'Auf jedem Platz spielt eine Person.'
        : n === 1
          ? 'Eine Person spielt alle Mächte.'
          : `${n} Personen spielen und teilen sich die Mächte, die bei so vielen gespielt werden.`,
  },
  powers: {
    help: 'Wie viele Mächte gespielt werden.',
    told: (n) =>
      n === null
        ? 'Alle Mächte werden gespielt.'
        : `Gespielt ${n === 1 ? 'wird 1 Macht' : `werden ${n} Mächte`}; die anderen haben keinen Spieler.`,
  },
  'bots-fill': {
    help: 'Mit n Personen beginnt die Partie, und Bots spielen die übrigen Plätze; NONE: Bots setzen sich nicht von selbst.',
    told: (n) =>
      n === null
        ? 'Bots setzen sich nicht von selbst.'
        : `Die Partie beginnt mit ${n === 1 ? 'einer Person' : `${n} Personen`}; Bots spielen die übrigen Plätze.`,
  },
  bots: {
    help: {
      'BOTS EASY': 'Bots befehlen, was gerade naheliegt: für alle, die lernen.',
      'BOTS MEDIUM': 'Bots sehen eine Phase voraus.',
      'BOTS HARD': 'Bots sehen länger hin, auf mehr, was andere tun können.',
    },
    told: (how) => `Die Bots spielen ${WELL[how]}.`,
  },
  seats: {
    help: 'Wo jeder Spieler zwei Mächte hat: Welche zusammengehören, wird ausgelost, versteigert (BID), oder du nennst es.',
    told: (seats) => {
      if (seats === 'drawn') return 'Welche Mächte zusammengehören, entscheidet das Los.';
      if (seats === 'auction') return 'Welche Mächte zusammengehören, wird versteigert: HELP BID sagt wie.';
      return `Diese Mächte gehören zusammen: ${listInWords(
        seats.map((powers) => powers.join(' & ')),
        'und',
      )}.`;
    },
  },
  rulebook: {
    help: {
      'RULES 2023': 'Entscheidungen nach den Regeln von 2023.',
      'RULES 1971': 'Entscheidungen nach den Regeln von 1971, wo sich die Ausgaben unterscheiden (GET RULINGS).',
    },
    told: (year) => `Wo sich die Ausgaben der Regeln unterscheiden, gilt die von ${year}.`,
  },
  centers: {
    help: 'Wie viele eigene Zentren zum Sieg reichen; 0: wie die Variante es sagt.',
    told: (centers) =>
      centers === null
        ? 'Zum Sieg braucht es so viele Zentren, wie die Variante sagt.'
        : `${centers} Zentren zum Sieg.`,
  },
  start: {
    help: {
      'START FLEET ROME': 'Die Standardpartie mit einer Flotte in Rom statt einer Armee.',
      'START 1898': 'Die Standardkarte: Jede Macht beginnt mit einem Zentrum und einer Einheit.',
      'START BLANK': 'Die Standardpartie ohne Einheiten: Jede Macht baut in ihren Heimatzentren, was sie will.',
      'START CHAOS': 'Die Standardkarte: Jedes Zentrum ist eine eigene Macht und baut seine erste Einheit.',
      'START USUAL': 'Der Beginn, den die Variante hat.',
    },
    told: (start) =>
      start === 'usual'
        ? 'Die Partie beginnt, wie es die Variante sagt.'
        : `${nameOfStart(start)}: ${rules.starts[start]}`,
  },
  comment: {
    help: 'Eine Zeile, die in Listen steht. SET COMMENT BEGIN … END: ein längerer Text in den Zeilen darunter.',
    told: (comment) => (comment === '' ? 'Der Kommentar wurde entfernt.' : `Kommentar: ${comment}`),
  },
  description: {
    told: (text) =>
      text === '' ? 'Der lange Kommentar wurde entfernt.' : 'Es gibt einen neuen langen Kommentar; LIST zeigt ihn.',
  },
  registry: { help: { BN: REGISTRY, MN: REGISTRY, EP: REGISTRY } },
};

const WELL: Readonly<Record<Settings['botStrength'], string>> = { easy: 'leicht', medium: 'mittel', hard: 'stark' };

const PREFERENCES: Readonly<Record<Settings['preferences'], string>> = {
  list: 'nach den Listen der Spieler',
  random: 'nach dem Los',
  both: 'nach den Listen der Spieler, soweit es welche gibt, und sonst nach dem Los',
};

export const settings: Language['settings'] = {
  each: { ...deadlines, ...start, ...seats, ...press, ...ending, ...orders, ...access, ...olderRules },
  toldOfPress,
  switchesOff: (name) => `Schaltet ${name} aus.`,
  days,
};

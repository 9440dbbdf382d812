/** How a change of a game's settings is told in German. */
import type { PhaseKind } from '../../../engine/board/variant.ts';
import { listInWords } from '../../../engine/explain/names.ts';
import type { Start } from '../../../engine/rules/starts.ts';
import type { PhaseTiming, PressSettings, Settings } from '../../../engine/settings/settings.ts';
import type { Language } from '../shape.ts';
import { clockTime } from '../times/clock-time.ts';

type Told = Language['settings'];

const fields: Told['fields'] = {
  timing: (timing) =>
    Object.entries(timing).map(([kind, each]) => `${KINDS[kind as PhaseKind]}: ${timingInWords(each)}.`),
  zone: (zone) => `Uhrzeiten und Wochentage gelten in der Zeitzone ${zone}.`,
  centers: (centers) =>
    centers === null ? 'Zum Sieg braucht es so viele Zentren, wie die Variante sagt.' : `${centers} Zentren zum Sieg.`,
  start: (start) => STARTS[start],
  players: (n) =>
    n === null
      ? 'Auf jedem Platz spielt eine Person.'
      : n === 1
        ? 'Eine Person spielt alle Mächte.'
        : `${n} Personen spielen; alle Mächte werden unter ihnen verteilt.`,
  powers: (n) =>
    n === null
      ? 'Alle Mächte werden gespielt.'
      : `Gespielt ${n === 1 ? 'wird 1 Macht' : `werden ${n} Mächte`}; die anderen haben keinen Spieler.`,
  preferences: (how) => `Die Mächte werden ${PREFERENCES[how]} verteilt.`,
  nmr: (nmr) =>
    nmr === 'wait'
      ? 'Nach der Nachfrist ist eine verspätete Macht für einen Ersatz frei, und die Partie wartet auf ihn.'
      : 'Nach der Nachfrist geht die Partie ohne die verspätete Macht weiter.',
  level: (level) => `Spielstärke: ${level}.`,
  seats: (seats) => {
    if (seats === 'drawn') return 'Welche Mächte zusammengehören, entscheidet das Los.';
    if (seats === 'auction') return 'Welche Mächte zusammengehören, wird versteigert: HELP BID sagt wie.';
    return `Diese Mächte gehören zusammen: ${listInWords(
      seats.map((powers) => powers.join(' & ')),
      'und',
    )}.`;
  },
  rulebook: (year) => `Wo sich die Ausgaben der Regeln unterscheiden, gilt die von ${year}.`,
  onTimeRatio: (ratio) =>
    ratio === 0
      ? 'Wer dazukommt, darf beliebig oft verspätet gewesen sein.'
      : `Wer dazukommt, muss in ${percent(ratio)} der Phasen gewerteter Partien pünktlich gewesen sein.`,
  leftRatio: (ratio) =>
    ratio >= 1
      ? 'Wer dazukommt, darf beliebig viele Partien verlassen haben.'
      : `Wer dazukommt, darf höchstens ${percent(ratio)} der gewerteten Partien verlassen haben.`,
  maxAbsence: (days) =>
    `Eine Abwesenheit von mehr als ${days === 1 ? '1 Tag' : `${days} Tagen`} braucht die Zustimmung der Spielleitung.`,
  replacement: (least) =>
    least === null
      ? 'Wer eine Macht übernimmt, hat so viel Zeit für Befehle wie nach einer Phase.'
      : `Wer eine Macht übernimmt, hat mindestens ${hours(least)} Zeit für Befehle.`,
  reminders: (list) =>
    list.length === 0
      ? 'Vor der Frist wird nicht erinnert.'
      : `Erinnert wird ${listInWords(
          list.map((h) => `${h} Std`),
          'und',
        )} vor der Frist.`,
  press: (press) => `Presse: ${pressInWords(press)}.`,
  comment: (comment) => (comment === '' ? 'Der Kommentar wurde entfernt.' : `Kommentar: ${comment}`),
  description: (text) =>
    text === '' ? 'Der lange Kommentar wurde entfernt.' : 'Es gibt einen neuen langen Kommentar; LIST zeigt ihn.',
};

const STARTS: Readonly<Record<Start, string>> = {
  usual: 'Die Partie beginnt, wie es die Variante sagt.',
  'fleet-rome': 'Fleet Rome: Italien beginnt mit einer Flotte in Rom statt einer Armee.',
  '1898': '1898: Frühling 1899; jede Macht beginnt mit einem Heimatzentrum und einer Einheit darin.',
  blank:
    'Blank Board: Winter 1900; die Partie beginnt ohne Einheiten, jede Macht baut in ihren Heimatzentren, was sie will.',
  chaos:
    'Chaos: Jedes der 34 Zentren ist eine eigene Macht und baut im Winter 1900 seine erste Einheit; aufgebaut wird in jedem eigenen freien Zentrum.',
};

const SITES = 'Eine Macht baut auf, wo die Variante es sagt, meist in der Heimat.';

const switches: Told['switches'] = {
  moderated: (on) =>
    on
      ? 'Nur die Spielleitung ändert Einstellungen und Fristen.'
      : 'Jeder Spieler darf Einstellungen und Fristen ändern und die Partie unterbrechen.',
  listed: (on) => (on ? 'Die Partie steht in öffentlichen Listen.' : 'Die Partie steht nicht in öffentlichen Listen.'),
  'auto-start': (on) =>
    on ? 'Die Partie beginnt, sobald alle Plätze besetzt sind.' : 'Die Spielleitung beginnt die Partie.',
  'any-centers': (on, { oneCenter }) =>
    on ? 'Eine Macht baut in jedem eigenen freien Zentrum auf.' : oneCenter === true ? null : SITES,
  'one-center': (on, { anyCenters }) =>
    on
      ? 'Eine Macht baut in jedem eigenen freien Zentrum auf, solange ihr eines ihrer Heimatzentren gehört.'
      : anyCenters === undefined
        ? SITES
        : null,
  'any-disband': (on) =>
    on
      ? 'Beim Auf- und Abbau darf eine Macht auch Einheiten auflösen, die sie nicht auflösen muss.'
      : 'Eine Macht löst nur die Einheiten auf, die sie auflösen muss.',
  rated: (on) =>
    on
      ? 'Die Partie zählt für die Pünktlichkeit ihrer Spieler.'
      : 'Die Partie zählt nicht für die Pünktlichkeit ihrer Spieler.',
  resume: (on) =>
    on
      ? 'Endet die Partie ohne Ergebnis, darf jeder ihrer Spieler sie wieder aufnehmen.'
      : 'Endet die Partie ohne Ergebnis, kann nur die Spielleitung sie wieder aufnehmen.',
  'auto-create': (on) =>
    on
      ? 'Hat die Partie ein Ergebnis, wird eine weitere wie sie gegründet.'
      : 'Wenn diese Partie endet, wird keine weitere gegründet.',
  approval: (on) =>
    on ? 'Neue Spieler brauchen die Zustimmung der Spielleitung.' : 'Neue Spieler kommen ohne Rückfrage dazu.',
  'player-absences': (on) =>
    on
      ? 'Spieler dürfen Abwesenheiten ankündigen.'
      : 'Spieler dürfen keine Abwesenheiten ankündigen; die Spielleitung verschiebt Fristen.',
  quiet: (on) => (on ? 'Übernahmen werden nicht bekannt gegeben.' : 'Übernahmen werden allen bekannt gegeben.'),
  show: (on) =>
    on
      ? 'Es wird gesagt, wer eine Einstellung geändert hat.'
      : 'Es wird nicht gesagt, wer eine Einstellung geändert hat.',
  reveal: (on) =>
    on
      ? 'Am Ende einer anonymen Partie werden die Namen gezeigt.'
      : 'Am Ende einer anonymen Partie bleiben die Namen geheim.',
  secret: (on) =>
    on ? 'Wie viele Spieler sich angemeldet haben, ist geheim.' : 'Alle sehen, wie viele sich angemeldet haben.',
  dias: (on) =>
    on ? 'Ein Remis schließt alle Überlebenden ein.' : 'Ein Remis darf auch nur einige der Überlebenden einschließen.',
  concessions: (on) => (on ? 'Spieler dürfen die Partie aufgeben.' : 'Spieler dürfen die Partie nicht aufgeben.'),
  'open-votes': (on) => (on ? 'Alle sehen die Stimmen.' : 'Die Stimmen sind geheim.'),
  'open-diaries': (on) =>
    on
      ? 'Nach dem Ende der Partie sind die Tagebücher für alle offen.'
      : 'Die Tagebücher bleiben für immer geschlossen.',
  gunboat: (on) => (on ? 'Die Spieler sind anonym.' : 'Die Spieler wissen, wer was spielt.'),
  'hide-late': (on) => (on ? 'Wer verspätet ist, bleibt geheim.' : 'Alle sehen, wer verspätet ist.'),
  proxy: (on) =>
    on
      ? 'Einheiten dürfen anderen Mächten per Vollmacht überlassen werden.'
      : 'Einheiten dürfen anderen Mächten nicht per Vollmacht überlassen werden.',
  'strict-convoy': (on) =>
    on ? 'Konvois von oder nach Orten ohne Küste werden abgelehnt.' : 'Jeder Konvoi darf geschrieben werden.',
  'partial-orders': (on) =>
    on
      ? 'Befehle dürfen Einheiten auslassen: Zur Frist halten diese, und ihr Spieler ist nicht verspätet.'
      : 'Befehle müssen vollständig sein: Wer eine Einheit auslässt, ist zur Frist verspätet.',
  'strict-wait': (on) =>
    on ? 'Nur wer Befehle schuldet, darf um Warten bitten.' : 'Jeder Spieler darf um Warten bitten.',
  'auto-process': (on) =>
    on
      ? 'Phasen werden zu ihrer Frist ausgewertet.'
      : 'Die Spielleitung entscheidet, wann eine Phase ausgewertet wird.',
  'late-count': (on) => (on ? 'LIST zählt Verspätungen.' : 'LIST zählt keine Verspätungen.'),
  'master-sees': (on) =>
    on
      ? 'Die Spielleitung darf vor der Auswertung einer Phase Befehle einsehen; jeder Blick wird festgehalten.'
      : 'Niemand sieht Befehle vor der Auswertung einer Phase, auch die Spielleitung nicht.',
  'strict-grace': (on) =>
    on
      ? 'Die Nachfrist endet zu ihrer Stunde an jedem Tag.'
      : 'Die Nachfrist endet an einem Tag, an dem Fristen enden dürfen.',
};

const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'Züge', R: 'Rückzüge', A: 'Auf- und Abbau' };

const PREFERENCES: Readonly<Record<Settings['preferences'], string>> = {
  list: 'nach den Listen der Spieler',
  random: 'nach dem Los',
  both: 'nach den Listen der Spieler, soweit es welche gibt, und sonst nach dem Los',
};

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

function percent(ratio: number): string {
  return `${String(Math.round(ratio * 1000) / 10).replace('.', ',')} %`;
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

export const settings: Told = { fields, switches, days };

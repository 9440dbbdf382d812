/** How names, dates and numbers are put, in German. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { PhaseKind } from '../../../engine/board/variant.ts';
import type { LanguageCode } from '../../../engine/messages/languages.ts';
import type { Aside } from '../../../engine/messages/orders/lines.ts';
import type { Language } from '../shape.ts';
import { capitalize } from '../text/counts.ts';

/**
 * Names of powers and seasons within a German sentence: `die Türkei`, `dem Türkischen Reich`, `im Herbst 1901`. Most names
 * of powers have no article and stand as they are, and so does a name that is not German (a variant without German names,
 * a person). Lists of names are taken apart.
 */

/** Nominative, accusative, dative, genitive. */
type Cases = readonly [string, string, string, string];

const POWERS: Readonly<Record<string, Cases>> = {
  'Britisches Weltreich': neuter('Britische', 'Weltreich'),
  Cherokee: plural('Cherokee'),
  Föderalisten: plural('Föderalisten'),
  'Französisches Kaiserreich': neuter('Französische', 'Kaiserreich'),
  Irokesen: plural('Irokesen'),
  'Italienischer Bund': masculine('Bund', 'Italienische'),
  Kontinentale: plural('Kontinentalen'),
  'Maurischer Bund': masculine('Bund', 'Maurische'),
  Republikaner: plural('Republikaner', 'Republikanern'),
  Rheinbund: masculine('Rheinbund'),
  Shawnee: plural('Shawnee'),
  Türkei: ['die Türkei', 'die Türkei', 'der Türkei', 'der Türkei'],
  'Türkisches Reich': neuter('Türkische', 'Reich'),
  'Vereinigte Staaten von Amerika': plural('Vereinigten Staaten von Amerika'),
};

/** The four seasons that calendars have. */
const SEASONS: ReadonlySet<string> = new Set(['Frühjahr', 'Sommer', 'Herbst', 'Winter']);

function masculine(name: string, adjective = ''): Cases {
  const [weak, bent] = adjective === '' ? ['', ''] : [`${adjective} `, `${adjective}n `];
  return [`der ${weak}${name}`, `den ${bent}${name}`, `dem ${bent}${name}`, `des ${bent}${name}s`];
}

function neuter(adjective: string, name: string): Cases {
  const [weak, bent] = [`das ${adjective} ${name}`, `${adjective}n ${name}`];
  return [weak, weak, `dem ${bent}`, `des ${bent}s`];
}

function plural(name: string, dative = name): Cases {
  return [`die ${name}`, `die ${name}`, `den ${dative}`, `der ${name}`];
}

/** Whether a name of a power has an article here. */
export function hasArticle(name: string): boolean {
  return POWERS[name] !== undefined;
}

/** As a subject: `Frankreich`, `der Rheinbund`. */
export function nominative(names: string): string {
  return each(names, 0);
}

/** As a sentence begins: `Der Rheinbund`. */
export function Nominative(names: string): string {
  return capitalize(nominative(names));
}

/** As after `für` and `spielst`: `Frankreich`, `den Rheinbund`. */
export function accusative(names: string): string {
  return each(names, 1);
}

/** `Den Rheinbund`: an object with which a sentence begins. */
export function Accusative(names: string): string {
  return capitalize(accusative(names));
}

/** As after `gehört` and `zwischen`: `Frankreich`, `dem Rheinbund`. */
export function dative(names: string): string {
  return each(names, 2);
}

/** `von Frankreich`, `des Rheinbunds`, `von Frankreich und der Türkei`. */
export function ofPower(names: string): string {
  return POWERS[names]?.[3] ?? from(names);
}

/** `von Frankreich`, `vom Rheinbund`, `von der Türkei und Frankreich`. */
export function from(names: string): string {
  return `von ${dative(names)}`.replace(/^von dem /, 'vom ');
}

/** The verb of a name or of several: `agree('Irokesen', 'spielt', 'spielen')` is `spielen`. */
export function agree(names: string, one: string, many: string): string {
  const parts = isOne(names) ? [names] : names.split(BETWEEN);
  return parts.length > 1 || POWERS[names]?.[2].startsWith('den ') === true ? many : one;
}

/** `im Herbst 1901 (Rückzüge)`; `in F1901R`. */
export function inTurn(phase: string): string {
  return isSeason(phase) ? `im ${phase}` : `in ${phase}`;
}

/** `vom Herbst 1901`; `von F1901M`. */
export function ofTurn(phase: string): string {
  return isSeason(phase) ? `vom ${phase}` : `von ${phase}`;
}

/** `dem Herbst 1901`, as after `nach`; `F1901M`. */
export function afterTurn(phase: string): string {
  return isSeason(phase) ? `dem ${phase}` : phase;
}

function isSeason(phase: string): boolean {
  return SEASONS.has(/^\p{L}*/u.exec(phase)![0]);
}

/** What stands between the names of a list. */
const BETWEEN = /(, | und | oder | & )/;

/** Of `Jan (Türkei und Italien)` all is one name. */
function isOne(names: string): boolean {
  return hasArticle(names) || names.includes('(');
}

function each(names: string, at: 0 | 1 | 2): string {
  if (isOne(names)) return POWERS[names]?.[at] ?? names;
  return names
    .split(BETWEEN)
    .map((part) => POWERS[part]?.[at] ?? part)
    .join('');
}

export const asides: Readonly<Record<Aside, string>> = {
  quoted: 'zitierter Text',
  'perhaps-quoted': 'vielleicht zitierter Text',
  signature: 'Signatur',
  footer: 'Fußzeile des Mailprogramms',
  greeting: 'Anrede',
  closing: 'Grußformel',
  'ruled-line': 'Trennlinie',
  heading: 'Überschrift',
  'about-orders': 'sagt, dass die Befehle noch nicht gelten sollen',
  comment: 'Kommentar',
  kept: 'bleibt, wie es ist: nichts zu tun',
  'no-order': 'kein Befehl darin',
  'long-line': 'zu lange Zeile',
  'too-many-lines': 'mehr Zeilen, als eine E-Mail haben darf',
  'too-many-sign-ons': 'mehr Anmeldungen, als eine E-Mail haben darf',
  'after-signoff': 'nach SIGNOFF',
};

const DUE: Readonly<Record<PhaseKind, string>> = { M: 'Züge', R: 'Rückzüge', A: 'Auf- und Abbau' };

export const calendar: Language['calendar'] = {
  deadline: (game, phase) => (phase === null ? `${game}: Frist` : `${game}: Frist, ${DUE[phase.kind]} ${phase.season}`),
  ordersDue: (game) => `Die Befehle für '${game}' sind fällig.`,
};

/** `1 Einheit`, `2 Einheiten`. */
export function counted(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

const NUMBERS = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'] as const;

/** `zwei`, … `zehn`, then figures. */
export function numberInWords(n: number): string {
  return NUMBERS[n] ?? String(n);
}

/** `12.000`. */
export function grouped(n: number): string {
  return String(n).replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/** `a, b und c`. */
export function list(items: readonly string[], and: 'und' | 'oder' = 'und'): string {
  return listInWords(items, and);
}

/** `90 %`, `12,5 %`, of a share of one. */
export function percent(ratio: number): string {
  return `${String(Math.round(ratio * 1000) / 10).replace('.', ',')} %`;
}

// How names, phases and times are put in German. Names stand bare, without article or case.

/** The judge's languages. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = {
  en: 'Englisch',
  de: 'Deutsch',
  fr: 'Französisch',
};

export const grammar: Language['grammar'] = {
  language: 'de',
  and: 'und',
  or: 'oder',
  colon: ': ',
  days: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  months: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
  date: ({ weekday, day, month, year, clock }) => `${weekday} ${day}. ${month} ${year}, ${clock} Uhr`,
  dateAt: (date, place, utc) => `${date} (Zeit von ${place}; ${utc} UTC)`,
  spans: { day: 'T', hour: 'Std', minute: 'Min', least: 'weniger als eine Minute' },
  now: 'jetzt',
  fromNow: (span) => `in ${span}`,
  ago: (span) => `vor ${span}`,
  season: (season, year, isNamed) => (isNamed ? `${season}, ${year}` : `${season} ${year}`),
  phase: {
    M: (season) => season,
    R: (season) => `${season} (Rückzüge)`,
    A: (season) => `${season} (Auf- und Abbau)`,
  },
  unit: { A: (place) => `Armee ${place}`, F: (place) => `Flotte ${place}` },
};

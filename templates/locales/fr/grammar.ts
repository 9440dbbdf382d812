/** How names, dates and numbers are put, in French. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { PhaseKind } from '../../../engine/board/variant.ts';
import type { LanguageCode } from '../../../engine/messages/languages.ts';
import type { Aside } from '../../../engine/messages/orders/lines.ts';
import type { Language } from '../shape.ts';
import { capitalize } from '../text/counts.ts';

// Numbers, lists and elisions in French.

/** `0 unité`, `1 unité`, `2 unités`. */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n < 2 ? one : many}`;
}

const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'] as const;

/** `deux`, … `dix`, then figures. */
export function numberInWords(n: number): string {
  return NUMBERS[n] ?? String(n);
}

/** `12 000`, with spaces at which no line breaks. */
export function grouped(n: number): string {
  return String(n).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
}

/** `a, b et c`. */
export function list(items: readonly string[], and: 'et' | 'ou' = 'et'): string {
  return listInWords(items, and);
}

/** `de Paris`, `d'Autriche`, `du Caire`. */
export function of(name: string): string {
  if (/^les? /i.test(name)) return `${/^les /i.test(name) ? 'des' : 'du'} ${name.replace(/^les? /i, '')}`;
  return /^[aeiouyhàâäéèêëîïôöùûü]/i.test(name) ? `d'${name}` : `de ${name}`;
}

/** `90 %`, `12,5 %`, of a share of one. */
export function percent(ratio: number): string {
  return `${String(Math.round(ratio * 1000) / 10).replace('.', ',')} %`;
}

// Names of powers and seasons within a French sentence: `la France`, `du Canada`, `aux Iroquois`, `en automne 1901`. Lists
// of names are taken apart. A name that is not French (a variant without French names, a person) takes no article.

type Article = 'la' | 'le' | "l'" | 'les';

const POWERS: Readonly<Record<string, Article>> = {
  Allemagne: "l'",
  Angleterre: "l'",
  Autriche: "l'",
  Canada: 'le',
  Cherokees: 'les',
  'Confédération du Rhin': 'la',
  'Confédération italienne': 'la',
  Continentaux: 'les',
  'Danemark-Norvège': 'le',
  'Empire britannique': "l'",
  'Empire français': "l'",
  'Empire turc': "l'",
  Espagne: "l'",
  "États-Unis d'Amérique": 'les',
  France: 'la',
  'Grande-Bretagne': 'la',
  Iroquois: 'les',
  Italie: "l'",
  'Ligue maure': 'la',
  'Nouvelle-Espagne': 'la',
  'Parti fédéraliste': 'le',
  'Parti républicain': 'le',
  Prusse: 'la',
  Russie: 'la',
  Shawnees: 'les',
  Suède: 'la',
  Turquie: 'la',
};

const SEASONS: Readonly<Record<string, Article>> = { Printemps: 'le', Été: "l'", Automne: "l'", Hiver: "l'" };

/** What stands between the names of a list. */
const BETWEEN = /(, | et | ou | & )/;

const OF: Readonly<Record<Article, string>> = { la: 'de la ', le: 'du ', "l'": "de l'", les: 'des ' };
const TO: Readonly<Record<Article, string>> = { la: 'à la ', le: 'au ', "l'": "à l'", les: 'aux ' };

/** Whether a name of a power has an article here. */
export function hasArticle(name: string): boolean {
  return POWERS[name] !== undefined;
}

/** `la France`, `l'Italie et la Russie`. */
export function the(names: string): string {
  return each(names, (name, article) => (article === undefined ? name : joined(article, name)));
}

/** `La France`: as a sentence begins. */
export function The(names: string): string {
  return capitalize(the(names));
}

/** `de la France`, `du Canada et des Iroquois`, `de Jean`. */
export function ofThe(names: string): string {
  return each(names, (name, article) => (article === undefined ? of(name) : `${OF[article]}${name}`));
}

/** `à la France`, `au Canada et aux Iroquois`, `à Jean`. */
export function toThe(names: string): string {
  return each(names, (name, article) => (article === undefined ? `à ${name}` : `${TO[article]}${name}`));
}

/** The verb of a name or of several: `agree('Iroquois', 'joue', 'jouent')` is `jouent`. */
export function agree(names: string, one: string, many: string): string {
  const parts = partsOf(names);
  return parts.length > 1 || POWERS[parts[0]!] === 'les' ? many : one;
}

/** `l'automne 1901 (retraites)`; `F1901R` and what is no season's name stay as they are. */
export function theTurn(phase: string): string {
  return turn(phase, joined);
}

/** `L'automne 1901`: as a sentence begins. */
export function TheTurn(phase: string): string {
  return capitalize(theTurn(phase));
}

/** `de l'automne 1901`, `du printemps 1901`. */
export function ofTurn(phase: string): string {
  return turn(phase, (article, name) => `${OF[article]}${name}`, 'de ');
}

/** `en automne 1901`, `au printemps 1901`, `au printemps et en été`. */
export function inTurn(phase: string): string {
  const parts = phase.split(BETWEEN);
  const several = parts.length > 1 && parts.every((part, n) => n % 2 === 1 || SEASONS[part] !== undefined);
  if (several) return parts.map((part, n) => (n % 2 === 1 ? part : inTurn(part))).join('');
  return turn(phase, (article, name) => (article === 'le' ? `au ${name}` : `en ${name}`), 'en ');
}

function turn(phase: string, put: (article: Article, name: string) => string, otherwise = ''): string {
  const [season] = /^\p{L}*/u.exec(phase)!;
  const article = SEASONS[season];
  return article === undefined ? `${otherwise}${phase}` : put(article, phase.charAt(0).toLowerCase() + phase.slice(1));
}

function joined(article: Article, name: string): string {
  return article === "l'" ? `l'${name}` : `${article} ${name}`;
}

/** Of `Jean (France et Italie)` all is one name. */
function isOne(names: string): boolean {
  return hasArticle(names) || names.includes('(');
}

function partsOf(names: string): readonly string[] {
  return isOne(names) ? [names] : names.split(BETWEEN).filter((_, n) => n % 2 === 0);
}

function each(names: string, put: (name: string, article: Article | undefined) => string): string {
  if (isOne(names)) return put(names, POWERS[names]);
  return names
    .split(BETWEEN)
    .map((part, n) => (n % 2 === 1 ? part : put(part, POWERS[part])))
    .join('');
}

export const asides: Readonly<Record<Aside, string>> = {
  quoted: 'texte cité',
  'perhaps-quoted': 'texte peut-être cité',
  signature: 'signature',
  footer: 'pied de page du logiciel de courrier',
  greeting: 'salutation',
  closing: 'formule de fin',
  'ruled-line': 'ligne de séparation',
  heading: 'titre',
  'about-orders': 'dit que les ordres ne valent pas encore',
  comment: 'commentaire',
  kept: 'reste tel quel : rien à faire',
  'no-order': 'aucun ordre',
  'long-line': 'ligne trop longue',
  'too-many-lines': "plus de lignes qu'un e-mail ne peut en avoir",
  'too-many-sign-ons': "plus d'inscriptions qu'un e-mail ne peut en avoir",
  'after-signoff': 'après SIGNOFF',
};

const DUE: Readonly<Record<PhaseKind, string>> = { M: 'mouvements', R: 'retraites', A: 'ajustements' };

export const calendar: Language['calendar'] = {
  deadline: (game, phase) =>
    phase === null ? `${game} : date limite` : `${game} : date limite, ${DUE[phase.kind]}, ${phase.season}`,
  ordersDue: (game) => `Les ordres pour « ${game} » sont attendus.`,
};

// How names, phases and times are put in French. Names stand bare, without article.

/** The judge's languages. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = { en: 'anglais', de: 'allemand', fr: 'français' };

export const grammar: Language['grammar'] = {
  language: 'fr',
  and: 'et',
  or: 'ou',
  colon: '\u00a0: ',
  days: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
  months: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  date: ({ weekday, day, month, year, clock }) => `${weekday} ${day === '1' ? '1er' : day} ${month} ${year}, ${clock}`,
  dateAt: (date, place, utc) => `${date}, heure de ${place} (${utc} UTC)`,
  spans: { day: 'j', hour: 'h', minute: 'min', least: "moins d'une minute" },
  now: 'maintenant',
  fromNow: (span) => `dans ${span}`,
  ago: (span) => `il y a ${span}`,
  season: (season, year, isNamed) => (isNamed ? `${season}, ${year}` : `${season} ${year}`),
  phase: {
    M: (season) => season,
    R: (season) => `${season} (retraites)`,
    A: (season) => `${season} (ajustements)`,
  },
  unit: { A: (place) => `armée ${place}`, F: (place) => `flotte ${place}` },
};

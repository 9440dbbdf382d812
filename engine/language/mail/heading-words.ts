/** The words of lines that stand above orders and say nothing of them but what they are for, in three languages, folded. */
import type { PhaseKind } from '../../board/variant.ts';
import { foldText } from '../../text/fold.ts';

export interface HeadingWords {
  /** What is left: a phase, a power, or something that makes it no heading. */
  readonly rest: readonly string[];
  /** The kind of phase that its noun names: `Retreats`; null: any, or it has no noun. */
  readonly kind: PhaseKind | null;
  readonly hasNoun: boolean;
  /** What it says of units alone below it; null: nothing. */
  readonly bare: 'build' | 'remove' | null;
  /** Which turn of the game it names, counted from 0; null: none. */
  readonly turn: number | null;
  /** `Here are …`, `voici …`, or a colon at the end: it leads on to something. */
  readonly leads: boolean;
}

/** Longer lines are sentences. */
const LONGEST = 100;

const NOUNS: ReadonlyMap<string, PhaseKind | null> = new Map([
  ...nouns(
    null,
    'orders order moves move movement movements befehle zugbefehle spielzuge zuge ordres mouvements coups deplacements',
  ),
  ...nouns('R', 'retreats retreat ruckzuge ruckzug ruckzugs retreating retraites retraite'),
  ...nouns(
    'A',
    'builds build removals adjustments adjustment aufbauten aufbau abbau constructions retraits ajustements',
  ),
]);

const BARE: Readonly<Record<'build' | 'remove', ReadonlySet<string>>> = {
  build: words('builds build aufbauten aufbau constructions'),
  remove: words('removals abbau retraits'),
};

function nouns(kind: PhaseKind | null, words: string): readonly (readonly [string, PhaseKind | null])[] {
  return words.split(' ').map((word) => [word, kind]);
}

/** They lead on to what follows. */
const LEADING = words(
  'here below following attached find enclosed follow follows hier unten anbei nachfolgend folgt folgen folgende ' +
    'voici voila ci-dessous ci-joint suivants suit see subject mes nos meine unsere',
);
const NEUTRAL = words(
  'my our all the is are these this that it come comes coming as for of to in by from with turn turns phase season year final ' +
    'complete full new revised updated corrected correct current present today tonight now please pls ok okay so well and again ' +
    'dear game judge gm set i we am send sending submit hereby herewith line above look at read ' +
    'meine unsere die alle der das den dem des fur zum zur im in aus vom von sind kommen lauten wie runde zug saison jahr ' +
    'diese diesen dieser spiel partie endgultigen neue neuen nun jetzt also bitte ich schicke sende gebe und ab ' +
    'mes nos les tous toutes la le l de du d des en pour sont comme ce cette tour saison annee partie nouveaux nouvelles ' +
    'definitifs finaux alors donc bon oui je nous vous envoie envoyons recevez trouverez veuillez trouver merci et',
);

/** The heads of a table's columns, beside `Order`. */
const COLUMNS = words(
  'no. nr nr. befehl ordre unit units type power remarks einheit einheiten typ macht unite unites puissance remarques',
);

/** What is said of retreats and builds anyhow. */
const IF_NEEDED =
  /\b(?:only )?(?:if|when|where|as) (?:needed|necessary|required|any|applicable|possible|due)\b|\b(?:nur )?(?:falls|wenn|sofern|soweit) (?:notig|erforderlich|notwendig|moglich|fallig)\b|\b(?:seulement )?si (?:besoin|necessaire|possible|il y a lieu)\b|\b(?:en cas de|au) besoin\b/;
/** `New units:` are builds; `first turn` and `second turn` are counted from the start. */
const NEW_UNITS = /\b(?:new units?|neue einheiten?|nouvelles? unites?)\b/;
const NTH_TURN =
  /\b(?:(first|erste[rn]?|premiere?)|(second|zweite[rn]?|deuxieme)|(third|dritte[rn]?|troisieme)) (?:turn|move|runde|zug|tour|coup)\b/;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** `Herbstzüge`. */
const COMPOUND = /^(fruhjahr|fruhling|herbst|winter|sommer)s?(befehle|zuge|ruckzuge|aufbauten)$/;

/** Null: it is too long for a heading, or a command. */
export function headingWords(line: string): HeadingWords | null {
  if (line.length > LONGEST) return null;
  // `--- Fall 1901 ---` is ruled off from the lines below, as a colon parts it.
  const plain = foldText(line).trim();
  const text = plain.replace(/^[-=*_~#\s]+(?=\w)|(?<=[\w:])[-=*_~#\s]+$/g, '');
  const leads = text !== plain || /[:]$/.test(text);
  const plainWords = text
    .toLowerCase()
    .replace(/[.!:]+$/, '')
    .replace(NEW_UNITS, 'builds')
    .replace(/[\s,()|;]+/g, ' ')
    .trim();
  const nth = NTH_TURN.exec(plainWords);
  const split = (said: string) =>
    said.split(/[\s']+/).flatMap((word) => COMPOUND.exec(word)?.slice(1) ?? (word === '' ? [] : [word]));
  const whole = plainWords.replace(NTH_TURN, '');
  const kind =
    split(whole)
      .map((word) => NOUNS.get(word))
      .find((each) => each != null) ?? null;
  const all = split(kind === null ? whole : whole.replace(IF_NEEDED, ''));
  // `PHASE F1901M` is a command.
  if (all[0] === 'phase') return null;
  const found = all.filter((word) => NOUNS.has(word));
  const others = all.filter((word) => !NOUNS.has(word));
  const isTable = all.length > 1 && others.length > 0 && others.every((word) => COLUMNS.has(word));
  return {
    rest: isTable ? [] : others.filter((word) => !NEUTRAL.has(word) && !LEADING.has(word)),
    kind,
    bare:
      (['build', 'remove'] as const).find((what) => found.length > 0 && found.every((word) => BARE[what].has(word))) ??
      null,
    turn: nth === null ? null : nth.slice(1).findIndex((each) => each !== undefined),
    hasNoun: found.length > 0 || nth !== null || isTable,
    leads: leads || isTable || all.some((word) => LEADING.has(word)),
  };
}

/** `Here are my orders for this turn:` says nothing of them. */
export function isIntroduction(line: string): boolean {
  const words = headingWords(line);
  return words !== null && words.rest.length === 0 && words.turn === null && words.leads;
}

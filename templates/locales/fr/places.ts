/**
 * Places within a French sentence: `la Suède`, `de Suède`, `le golfe de Botnie`, `du golfe de Botnie`, `Munich`. Towns stand
 * bare, and so does a name that is not French.
 */
import { of } from './grammar.ts';

type Gender = 'f' | 'm' | 'p';

/** Names that begin with a common noun, which is written small: `la mer du Nord`, `du pays de Galles`. */
const NOUNS: readonly (readonly [RegExp, Gender])[] = [
  [/^(?:Mer|Baie|Dérive|Nation|Vallée) /, 'f'],
  [/^(?:Golfe|Lac|Canal|Courant|Milieu|Pays|Territoire|Détroit|Océan) /, 'm'],
  [/^(?:Nations|Montagnes|Caps|Les mers)/, 'p'],
];
/** Waters and rivers keep their article behind `de`: `de la Manche`, but `de Suède`. */
const RIVERS = /^(?:Manche|Méditerranée|Ruhr|Clyde|Shenandoah)(?= |$)/;
const OCEAN = /^Atlantique/;

const FEMININE = `Acadie Afrique Albanie Aquitaine Arménie Autriche Bavière Belgique Bohême Bourgogne Bulgarie Calabre Caroline
  Croatie Égypte Espagne Finlande Floride France Franconie Galicie Gascogne Géorgie Grèce Hesse Hollande Hongrie Ibérie Illyrie
  Islande Jamaïque Libye Livonie Lodomérie Lorraine Louisiane Macédoine Martinique Moravie Norvège Nouvelle-Écosse Pennsylvanie
  Picardie Poméranie Posnanie Provence Prusse Rhénanie Romagne Roumanie Russie Saxe Serbie Sibérie Silésie Suède Suisse Syrie
  Terre Thuringe Toscane Transylvanie Turquie Ukraine Valachie Vénétie Virginie Westphalie`;
const MASCULINE = `Brandebourg Connecticut Danemark Delaware Finnmark Guatemala Hanovre Haut-Mississippi Kentucky Labrador
  Latium Maine Maroc Maryland Mecklembourg Niagara Oldenbourg Palatinat Piémont Portugal Rhode Schleswig-Holstein Skagerrak Texas
  Tyrol Ungava Wurtemberg Yorkshire Yucatán`;
const PLURAL = 'Adirondacks Antilles Bahamas Bermudes Dakotas Grandes Grands Marches Ozarks Pouilles États';

const GENDERS: ReadonlyMap<string, Gender> = new Map(
  (
    [
      ['f', FEMININE],
      ['m', MASCULINE],
      ['p', PLURAL],
    ] as const
  ).flatMap(([gender, names]) => names.split(/\s+/).map((name) => [name, gender] as const)),
);

interface Named {
  /** As it stands behind its article. */
  readonly name: string;
  readonly gender: Gender | null;
  /** Whether `de` takes the article of a feminine name along. */
  readonly isKept: boolean;
}

function named(place: string): Named {
  const noun = NOUNS.find(([pattern]) => pattern.test(place));
  if (noun !== undefined) {
    const small = place.replace(/^Les /, '');
    return { name: small.charAt(0).toLowerCase() + small.slice(1), gender: noun[1], isKept: true };
  }
  if (RIVERS.test(place)) return { name: place, gender: 'f', isKept: true };
  if (OCEAN.test(place)) return { name: place, gender: 'm', isKept: true };
  return { name: place, gender: GENDERS.get(/^[^ ]*/.exec(place)![0]) ?? null, isKept: false };
}

/** The names in `h` here are aspirated: `la Hongrie`, `de Hollande`. */
const isElided = (name: string) => /^[aeiouâéèêîôÉ]/i.test(name);

/** `la Suède`, `l'Espagne (côte sud)`, `le golfe de Botnie`, `les Pouilles`, `Munich`. */
export function placeThe(place: string): string {
  const { name, gender } = named(place);
  if (gender === null) return name;
  if (gender === 'p') return `les ${name}`;
  return isElided(name) ? `l'${name}` : `${gender === 'f' ? 'la' : 'le'} ${name}`;
}

/** `de Suède`, `d'Espagne`, `du golfe de Botnie`, `de la mer du Nord`, `des Pouilles`, `de Munich`. */
export function placeOf(place: string): string {
  const { name, gender, isKept } = named(place);
  const full = placeThe(place);
  if (gender === 'p') return `des ${name}`;
  if (full.startsWith('le ')) return `du ${name}`;
  if (isKept) return `de ${full}`;
  return name.startsWith('H') ? `de ${name}` : of(name);
}

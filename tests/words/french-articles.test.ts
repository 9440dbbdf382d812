/**
 * Names of powers and seasons have their articles in French sentences: `la France`, `du Canada`, `en automne 1901`.
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import { boardIn } from '../../engine/board/translation.ts';
import { french } from '../../templates/locales/fr/french.ts';
import {
  agree,
  hasArticle,
  inTurn,
  ofThe,
  ofTurn,
  The,
  the,
  theTurn,
  toThe,
} from '../../templates/locales/fr/grammar.ts';
import { placeOf, placeThe } from '../../templates/locales/fr/places.ts';
import { boardOf, standard } from '../boards.ts';
import { VARIANTS } from '../letters/variants.ts';
import { anyOf, describeCalled, faultyBy, namesOfVariants, paragraphs, sayings } from './sentences.ts';

const NAMES = namesOfVariants('fr');
/** What is a province of the standard map too stands bare as a place. */
const PLACES = boardIn(standard, 'fr').provinces.map(({ name }) => name);
const POWERS = [...new Set(NAMES.flat())].filter((name) => !PLACES.includes(name));

const ANY = anyOf(POWERS);
const MANY = anyOf(POWERS.filter((name) => the(name).startsWith('les ')));
const PLAYS = `jou(?:e|ez|er|ent)(?: plus| pas| déjà| maintenant| désormais| de nouveau)?`;
const BEFORE = String.raw`(?<!\p{L})(?:d'|(?:à|de|pour|par|entre|avec|sans|contre|${PLAYS}|plus|désigner|abandonneriez|c'est|êtes|en|sont|laisse|perdu) )`;
const VERB = String.raw`(?:n'|(?:ne|a|ont|est|sont|vous|peu\w+|doi\w+|gagne\w*|joue\w*|propose\w*|demande\w*|construi\w+|retire\w*|renonce\w*|perd\w*|possède\w*|vote\w*|abandonne\w*|choisi\w+|souhaite\w*|repren\w+)(?!\p{L}))`;
const ARTICLE = String.raw`(?:l'|(?<!\p{L})(?:la|le|les|du|des|au|aux) )`;
const FAULTS: readonly RegExp[] = [
  new RegExp(`${BEFORE}${ANY}`, 'u'),
  new RegExp(`(?:^|[.:;] )${ANY} ${VERB}`, 'u'),
  new RegExp(`${ARTICLE}${ANY}(?:, | et | ou )${ANY}`, 'u'),
  new RegExp(`(?<!\\p{L})(?:de|à|en) les? (?:${ANY}|printemps|été|automne|hiver)`, 'u'),
  new RegExp(`[Ll]es ${MANY} (?:n')?(?:a|est|peut|doit|joue|gagne|ne tient|demande)(?!\\p{L})`, 'u'),
  /(?<!\p{L})(?:en|pour|de|après|avant|à) (?:Printemps|Été|Automne|Hiver)(?!\p{L})/u,
];
const faulty = faultyBy(FAULTS);

test('each name of a power or a seat in French has its article', () => {
  expect(POWERS.length).toBeGreaterThan(20);
  expect(NAMES.flat().filter((name) => !hasArticle(name))).toEqual([]);
});

test('names that are not French, and people, take none', () => {
  for (const name of ['Oggland', 'Jean', 'cette puissance', 'Jean (France et Italie)']) expect(the(name)).toBe(name);
  expect(ofThe('Oggland')).toBe("d'Oggland");
  expect(ofThe('Klatch et Genua')).toBe('de Klatch et de Genua');
  expect(ofThe('Jean (France et Italie)')).toBe('de Jean (France et Italie)');
});

test('one and several', () => {
  expect(the('France, Canada et Iroquois')).toBe('la France, le Canada et les Iroquois');
  expect(The("États-Unis d'Amérique")).toBe("Les États-Unis d'Amérique");
  expect(ofThe('Canada et Angleterre')).toBe("du Canada et de l'Angleterre");
  expect(toThe('Shawnees ou Prusse')).toBe('aux Shawnees ou à la Prusse');
  const verbs = ['France', 'Iroquois', 'France et Italie', 'Jean'].map((names) => agree(names, 'a', 'ont'));
  expect(verbs).toEqual(['a', 'ont', 'ont', 'a']);
});

test('seasons', () => {
  expect(theTurn('Automne 1901 (retraites)')).toBe("l'automne 1901 (retraites)");
  const within = ['Printemps 1901', 'Hiver 1901', 'Printemps et Été', 'S1901M'].map(inTurn);
  expect(within).toEqual(['au printemps 1901', 'en hiver 1901', 'au printemps et en été', 'en S1901M']);
  const of = ["Automne, Fruitbat '01", 'Printemps 1901', 'F1901R'].map(ofTurn);
  expect(of).toEqual(["de l'automne, Fruitbat '01", 'du printemps 1901', 'de F1901R']);
});

test('what would be wrong is found', () => {
  const wrong = [
    'Vous jouez France.',
    "Le joueur d'Italie",
    'France a quitté la partie',
    'la Russie et Turquie',
    'pour Automne 1901',
    'de les Iroquois',
    'Les Iroquois a gagné',
  ];
  expect(wrong.filter((text) => faulty([text]).length === 0)).toEqual([]);
  const right = [
    'Vous jouez la France.',
    'du Canada et des Iroquois',
    'France : A Par - Bur',
    'ordres (France, Italie)',
  ];
  expect(faulty(right)).toEqual([]);
});

describe('places have theirs', () => {
  const LANDS = ['Suède', 'Golfe de Botnie', 'Danemark', 'Pouilles', 'Espagne'];
  const LAND = anyOf(LANDS);
  const BARE = String.raw`(?:vers|pris|prend|perdu|soutenu|avec|par|contre|pour|tenir|occupe|désigner|possède\w* pas|armée|flotte)`;
  const NAKED = [
    new RegExp(`(?<!\\p{L})${BARE} ${LAND}`, 'u'),
    /(?<!\p{L})(?:de Golfe|de Danemark|de Pouilles|d'Golfe|du de|des de|la Golfe) /u,
    new RegExp(`(?:^|[.] )${LAND} (?:n'|est|a|ne) `, 'u'),
  ];
  const naked = (texts: readonly string[]) => texts.filter((text) => NAKED.some((fault) => fault.test(text)));

  test('in every saying and every mail', () => {
    const [said, mailed] = [sayings(french, ['France'], LANDS), paragraphs(french, ['France'], LANDS)];
    for (const text of ["n'a pas pris l'Espagne", 'la flotte venue des Pouilles', "l'armée venue du golfe de Botnie"]) {
      expect(said.filter((each) => each.includes(text))).not.toEqual([]);
    }
    expect(naked(said)).toEqual([]);
    // Lines of orders and positions are a notation.
    expect(naked(mailed.filter((text) => !/: +(?:armée|flotte) /.test(text)))).toEqual([]);
  });

  test('on every map', () => {
    const put = (name: string) => [placeThe(name), placeOf(name)];
    expect(put('Manche')).toEqual(['la Manche', 'de la Manche']);
    expect(put('Méditerranée orientale')).toEqual(['la Méditerranée orientale', 'de la Méditerranée orientale']);
    expect(put('Atlantique Nord')).toEqual(["l'Atlantique Nord", "de l'Atlantique Nord"]);
    expect(put('Pays de Galles')).toEqual(['le pays de Galles', 'du pays de Galles']);
    expect(put('Hollande')).toEqual(['la Hollande', 'de Hollande']);
    expect(put('Espagne (côte sud)')).toEqual(["l'Espagne (côte sud)", "d'Espagne (côte sud)"]);
    for (const town of ['Munich', 'La Havane', 'Klatch']) expect(put(town)).toEqual([town, `de ${town}`]);
    // A new map's waters and lands are told with articles too: none that begins like a common noun is left bare.
    const names = VARIANTS.flatMap((id) => boardIn(boardOf(id), 'fr').variant.provinces.map(({ name }) => name));
    const nouns = names.filter((name) => /^(?:Mer|Golfe|Baie|Lac|Océan|Détroit|Îles?|Cap|Côte|Monts?) /.test(name));
    expect(nouns.length).toBeGreaterThan(30);
    expect(nouns.filter((name) => placeThe(name) === name)).toEqual([]);
  });
});

/** The last of a variant first, that seats and names of peoples have their turn; and names of men, of which standard has none. */
const CALLED = [
  ...NAMES.filter((names) => names.length > 0).map((names) => [...names].reverse()),
  ['Canada', 'Parti républicain', 'Danemark-Norvège'],
];

describeCalled(french, CALLED, ([, second]) => the(second!), faulty);

/**
 * Names of powers and seasons have their articles and cases in German sentences: `die Türkei`, `dem Rheinbund`, `im Herbst`.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { german } from '../../templates/locales/de/german.ts';
import {
  accusative,
  afterTurn,
  agree,
  dative,
  from,
  hasArticle,
  inTurn,
  Nominative,
  nominative,
  ofPower,
  ofTurn,
} from '../../templates/locales/de/grammar.ts';
import { anyOf, describeCalled, faultyBy, namesOfVariants } from './sentences.ts';

const NAMES = namesOfVariants('de');
const POWERS = [...new Set(NAMES.flat())].filter(hasArticle);

/** Those of the first forms that are not the right ones. */
const wrong = (forms: readonly string[], right: readonly string[]) =>
  anyOf(forms.filter((form) => !right.includes(form)));
const NOMINATIVES = POWERS.map(nominative);
const ACCUSATIVES = POWERS.map(accusative);
const DATIVES = POWERS.map(dative);
const MANY = anyOf(POWERS.filter((name) => dative(name).startsWith('den ')).map(nominative));

const TO_WHOM = String.raw`(?<!\p{L})(?:von|zwischen|mit|gehört|gehören) `;
const WHOM = String.raw`(?<!\p{L})(?:für|ohne|gegen|spielst|Vollmacht an) `;
const BARE = String.raw`(?<!\p{L})(?:für|ohne|gegen|an|von|zwischen|mit|als|zugunsten|gehört|spielst(?: du)?|spielt(?: jetzt| niemand)?|spielen|meinen oder|lässt|ist) `;
const FAULTS: readonly RegExp[] = [
  new RegExp(`${BARE}${anyOf(POWERS)}`, 'u'),
  new RegExp(`(?:^|[.:;] )${anyOf(POWERS)} (?:ist|sind|hat|haben|wird|kann|muss|gewinnt|darf)(?!\\p{L})`, 'u'),
  new RegExp(`${TO_WHOM}${wrong([...NOMINATIVES, ...ACCUSATIVES], DATIVES)}`, 'u'),
  new RegExp(`${WHOM}${wrong([...NOMINATIVES, ...DATIVES], ACCUSATIVES)}`, 'u'),
  new RegExp(`${MANY.replaceAll('die ', '[Dd]ie ')} (?:ist|hat|wird|kann|muss|darf|gewinnt|bittet)(?!\\p{L})`, 'u'),
  /(?<!\p{L})von de[mr] (?:Rheinbund|Frühjahr|Herbst)|(?<!\p{L})in (?:Frühjahr|Sommer|Herbst|Winter)(?!\p{L})/u,
];
const faulty = faultyBy(FAULTS);

/** Names of powers that German uses without an article. */
const BARE_NAMES = /(?:land|reich|Italien|Spanien|Großbritannien|Kanada|Preußen|Schweden|Norwegen)$/;

test('each name of a power or a seat in German has its article, or needs none', () => {
  const without = NAMES.flat().filter((name) => !hasArticle(name));
  expect(without.filter((name) => !BARE_NAMES.test(name) && name !== 'Neuspanien')).toEqual([]);
  expect(POWERS.filter((name) => /^(?:Frank|Öster|Deutsch|Eng|Russ)/.test(name))).toEqual([]);
});

test('names that have no article, and people, stay as they are', () => {
  for (const name of ['Frankreich', 'Klatch', 'Jan', 'diese Macht', 'Jan (Türkei)'])
    expect([nominative(name), accusative(name), dative(name)]).toEqual([name, name, name]);
  expect(ofPower('Frankreich')).toBe('von Frankreich');
});

test('cases, of one and of several', () => {
  expect(Nominative('Türkei und Frankreich')).toBe('Die Türkei und Frankreich');
  expect(accusative('Rheinbund, Italienischer Bund und Türkisches Reich')).toBe(
    'den Rheinbund, den Italienischen Bund und das Türkische Reich',
  );
  expect(dative('Republikaner oder Kontinentale')).toBe('den Republikanern oder den Kontinentalen');
  expect(ofPower('Französisches Kaiserreich')).toBe('des Französischen Kaiserreichs');
  expect(['Rheinbund', 'Türkei', 'Rheinbund und Türkei'].map(from)).toEqual([
    'vom Rheinbund',
    'von der Türkei',
    'vom Rheinbund und der Türkei',
  ]);
  const verbs = ['Frankreich', 'Irokesen', 'Türkei und Italien', 'Jan'].map((names) => agree(names, 'hat', 'haben'));
  expect(verbs).toEqual(['hat', 'haben', 'haben', 'hat']);
});

test('seasons', () => {
  expect([inTurn, ofTurn, afterTurn].map((put) => put('Herbst 1901 (Rückzüge)'))).toEqual([
    'im Herbst 1901 (Rückzüge)',
    'vom Herbst 1901 (Rückzüge)',
    'dem Herbst 1901 (Rückzüge)',
  ]);
  expect([inTurn, ofTurn, afterTurn].map((put) => put('F1901R'))).toEqual(['in F1901R', 'von F1901R', 'F1901R']);
});

test('what would be wrong is found', () => {
  const wrongs = [
    'Du spielst Türkei.',
    'Der Spieler von die Türkei',
    'Befehle für der Rheinbund',
    'Rheinbund hat keine Einheit',
    'Die Irokesen hat zwei Einheiten',
    'in Herbst 1901',
    'Remis zwischen die Türkei und Frankreich',
  ];
  expect(wrongs.filter((text) => faulty([text]).length === 0)).toEqual([]);
  const right = ['Du spielst die Türkei.', 'vom Rheinbund und den Irokesen', 'Türkei: A Kon - Bul', 'für Frankreich'];
  expect(faulty(right)).toEqual([]);
});

/** Names with an article before those without, the last of a variant first. */
const CALLED = NAMES.filter((names) => names.some(hasArticle)).map((names) =>
  [...names].reverse().sort((a, b) => Number(hasArticle(b)) - Number(hasArticle(a))),
);

describeCalled(german, CALLED, ([first]) => accusative(first!), faulty);

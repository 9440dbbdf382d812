/** Names of a variant in other languages: data beside its rules, checked like them. */

import { describe, expect, it } from 'vitest';
import { coastInWords, nameInSentence, placeName } from '../../engine/board/display-names.ts';
import { parsePhase } from '../../engine/board/phase.ts';
import { boardIn, englishBoard } from '../../engine/board/translation.ts';
import { boardWith } from '../../engine/rules/game-board.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { checkNames, parseNames } from '../../infra/tools/variants/names-schema.ts';
import { earlierEditions, loadVariant, loadVariants } from '../../lambdas/adapters/variants/variants.ts';
import { inLanguage } from '../../templates/locales/current.ts';
import { german } from '../../templates/locales/de/german.ts';
import { french } from '../../templates/locales/fr/french.ts';
import { partiesInWords, powersInWords, unitInSentence } from '../../templates/locales/powers.ts';
import { phaseName, seasonName } from '../../templates/locales/times/phases.ts';
import { readNames, standard, USUAL_CHOICES } from '../boards.ts';

const LANGUAGES = ['de', 'fr'] as const;

describe('a board in a language', () => {
  it('has the names of its places, powers, coasts and seasons', () => {
    const board = boardIn(standard, 'de');
    expect(placeName(board, 'bur')).toBe('Burgund');
    expect(placeName(board, 'stp/sc')).toBe('St. Petersburg (Südküste)');
    expect(nameInSentence(board, 'ska'), 'without an English article').toBe('Skagerrak');
    const write = (): readonly string[] => [
      powersInWords(board, ['AUSTRIA', 'TURKEY']),
      unitInSentence(board, 'F nth'),
      seasonName(board, phaseCode('S1901M')),
      phaseName(board, phaseCode('W1901A')),
    ];
    expect(inLanguage(german, write)).toEqual([
      'Österreich und Türkei',
      'Flotte Nordsee',
      'Frühjahr 1901',
      'Winter 1901 (Auf- und Abbau)',
    ]);
  });

  it('has only other names: ids, borders, units and rules are those of the board', () => {
    for (const { board } of loadVariants()) {
      for (const language of LANGUAGES) {
        const other = boardIn(board, language);
        expect(other.language).toBe(language);
        expect(other.provinces.map(({ id, type, center }) => [id, type, center])).toEqual(
          board.provinces.map(({ id, type, center }) => [id, type, center]),
        );
        expect(other.powers.map(({ name, letter, home, units }) => [name, letter, home, units])).toEqual(
          board.powers.map(({ name, letter, home, units }) => [name, letter, home, units]),
        );
        expect(other.locations).toBe(board.locations);
        expect(other.bordersIn('S')).toBe(board.bordersIn('S'));
        expect(other.variant.adjacency).toBe(board.variant.adjacency);
        expect(Object.keys(other.variant.rules)).toEqual(Object.keys(board.variant.rules));
      }
    }
  });

  it('leads back to the English one, and to every other language', () => {
    const french = boardIn(standard, 'fr');
    expect(boardIn(boardIn(standard, 'de'), 'fr')).toBe(french);
    expect(englishBoard(french)).toBe(standard);
    expect(boardIn(french, 'en')).toBe(standard);
    expect(boardIn(standard, 'it'), 'a language that nobody has written').toBe(standard);
  });

  it('is made of a board with settings of a game too, and names the powers of Chaos as their centers', () => {
    const chaos = boardIn(boardWith(standard, { ...USUAL_CHOICES, start: 'chaos' }), 'fr');
    expect(chaos.powers.find(({ name }) => name === 'VENICE')?.display).toBe('Venise');
    const goal = boardIn(boardWith(standard, { ...USUAL_CHOICES, centers: 20 }), 'de');
    expect([goal.variant.victory.centers, placeName(goal, 'vie')]).toEqual([20, 'Wien']);
  });

  it('names seats, parts of the world and what is special in each variant', () => {
    const overture = boardIn(loadVariant('1812-overture')!.board, 'fr');
    expect(inLanguage(french, () => partiesInWords(overture, undefined, ['CANADA']))).toBe('Empire britannique');
    expect(overture.variant.theatres).toEqual({ EU: 'Europe', NA: 'Amérique du Nord' });
    for (const { board } of loadVariants()) {
      const { inShort = [] } = board.variant;
      for (const language of LANGUAGES) {
        for (const [n, line] of inShort.entries()) expect(boardIn(board, language).variant.inShort![n]).not.toBe(line);
      }
    }
    expect(coastInWords(boardIn(loadVariant('octarine')!.board, 'de'), 'reh/hc')).toBe('mittwärtige Küste');
  });

  it('serves earlier editions with the names of the present one', () => {
    const [edition] = earlierEditions(loadVariant('1776-ii')!);
    const names = boardIn(edition!.board, 'de');
    expect(names.language).toBe('de');
    expect(names.provinces.find(({ id }) => id === 'nfl')?.name).toBe('Neufundland');
    expect(names.provinces.length).toBe(edition!.board.provinces.length);
    expect(parsePhase(names.variant.calendar.start).year).toBe(1776);
  });
});

describe('the data', () => {
  it('name every place, power, season and coast of the standard map, and of the other maps but Octarine', () => {
    for (const { variant } of loadVariants().filter(({ variant: { id } }) => id !== 'octarine')) {
      for (const names of readNames(variant.id)) {
        expect(Object.keys(names.provinces ?? {}), `${variant.id} ${names.language}`).toEqual(
          variant.provinces.map(({ id }) => id),
        );
        expect(Object.keys(names.powers ?? {})).toEqual(variant.powers.map(({ name }) => name));
        expect(Object.keys(names.seasons ?? {})).toEqual(variant.calendar.seasons.map(({ letter }) => letter));
        const coasts = new Set(variant.provinces.flatMap(({ coasts = [] }) => coasts));
        expect(Object.keys(names.coasts ?? {})).toEqual([...coasts].sort());
      }
      expect(readNames(variant.id).map(({ language }) => language)).toEqual(LANGUAGES);
    }
  });

  it('are refused with the field and what would be right', () => {
    const { variant } = standard;
    const complaints = (names: object, language = 'de') => {
      const read = parseNames(JSON.stringify({ language: 'de', ...names }), 'names/de.json');
      if (read.faults !== undefined) return read.faults.map(({ field, message }) => `${field}: ${message}`);
      return [...checkNames(read.value, variant, language)].map(({ field, message }) => `${field}: ${message}`);
    };
    expect(complaints({})).toEqual([]);
    expect(complaints({ provinces: { xyz: ['Nirgends'] } })).toEqual(["provinces.xyz: 'xyz' is not in variant.json"]);
    expect(complaints({ provinces: { bud: ['Wien'] } })).toEqual([
      "provinces.bud: 'Wien' means vie already; choose another name",
    ]);
    expect(complaints({ provinces: { bur: ['Bürg'], bul: ['Buerg'] } })).toEqual([
      "provinces.bul: 'Buerg' means bur already; choose another name",
    ]);
    expect(complaints({ provinces: { bur: [] } })).toEqual([
      'provinces.bur: [] cannot be read; write at least one name',
    ]);
    expect(complaints({ inShort: ['Eins'] })).toEqual(['inShort: variant.json has 0 lines; translate each of them']);
    expect(complaints({}, 'fr')).toEqual(['language: the file is called fr; write "fr"']);
    expect(complaints({ capitals: {} })).toEqual([
      ": there is no field 'capitals' here; take it out or correct its spelling",
    ]);
  });
});

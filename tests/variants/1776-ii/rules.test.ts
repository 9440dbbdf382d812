/** 1776 II: the worked examples of its dossier (2.1 to 2.5). */
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../boards.ts';
import { type Extra, play } from '../play.ts';

const ID = '1776-ii';
const TWELVE = ['alb', 'det', 'hal', 'jam', 'mas', 'mtl', 'nfl', 'nyk', 'phi', 'que', 'spm', 'sta'];

function after(order: string, text: string, extra: Extra = {}): string {
  return play(ID, text, extra).of(order);
}

describe('2.1 victory is counted when the fall moves are resolved, before any retreat', () => {
  const fall = (text: string, owned: readonly string[] = TWELVE, extra: Extra = {}) =>
    play(ID, text, { phase: 'F1780M', ...extra, centers: { BRITAIN: owned, ...extra.centers } });

  it('a: 13 counted: Britain wins', () => {
    expect(fall('B: A sus - pit').resolution).toMatchObject({ winner: 'BRITAIN', next: null });
    expect(fall('B: A sus - pit').resolution.centers['BRITAIN']).toHaveLength(13);
  });

  it('b: no count in spring, and pit is still neutral; c: standing there in fall counts', () => {
    const spring = play(ID, 'B: A sus - pit', { phase: 'S1780M', centers: { BRITAIN: TWELVE } }).resolution;
    expect(spring).toMatchObject({ winner: null, next: 'F1780M' });
    expect(spring.centers['BRITAIN']).not.toContain('pit');
    expect(fall('B: A pit H').resolution.winner).toBe('BRITAIN');
  });

  it('d: a unit just dislodged counts nowhere, and does not retreat any more', () => {
    const { resolution } = fall('B: A sus - pit; B: A mry S A sus - pit; A: A pit H', TWELVE, {
      centers: { AMERICA: ['pit'] },
    });
    expect(resolution).toMatchObject({ winner: 'BRITAIN', next: null });
  });

  it('e, f: a centre taken from the winner counts for the taker', () => {
    expect(fall('B: A sus - pit; A: A she - vir', [...TWELVE, 'vir']).resolution.winner).toBe('BRITAIN');
    expect(fall('A: A she - vir', [...TWELVE, 'vir']).resolution.winner).toBeNull();
  });

  it('g: 13 owned and nothing changes: Britain wins at the end of the movement phase', () => {
    expect(fall('B: A sus H', [...TWELVE, 'vir']).resolution.winner).toBe('BRITAIN');
    expect(
      play(ID, 'B: build A que', { phase: 'W1780A', centers: { BRITAIN: [...TWELVE, 'vir'] } }).resolution.winner,
    ).toBeNull();
  });

  it('h: a centre gained by a retreat counts a year later', () => {
    const dislodged = { BRITAIN: [{ unit: 'A gwn', from: null, retreats: ['sca'] }] };
    const retreat = play(ID, '', { phase: 'F1780R', dislodged, centers: { BRITAIN: TWELVE, AMERICA: ['sca'] } });
    expect(retreat.resolution.winner).toBeNull();
    const taken = play(ID, 'B: A sca H', { phase: 'F1781M', centers: { BRITAIN: [...TWELVE, 'sca'] } });
    expect(taken.resolution.winner).toBe('BRITAIN');
  });

  it('i: the retreat that could have prevented it is never played', () => {
    const { resolution } = fall('B: F sab - grb; B: F sta S F sab - grb; S: F grb H', [
      ...TWELVE.filter((id) => id !== 'sta'),
      'sta',
      'vir',
    ]);
    expect(resolution).toMatchObject({ winner: 'BRITAIN', next: null });
  });

  it('j: both bounce, pit stays neutral: no win', () => {
    expect(fall('B: A sus - pit; A: A mry - pit').resolution.winner).toBeNull();
  });
});

describe('2.2 builds in any owned centre while a home centre is held', () => {
  const winter = (text: string, power: string, centers: readonly string[], units = '') =>
    play(ID, text, { phase: 'W1780A', centers: { [power]: centers }, units });

  it.each([
    [
      'a',
      'S: build F wfl',
      'SPAIN',
      ['hav', 'nor', 'stl', 'wfl'],
      'S F hav; S A nor; S A stl',
      { 'build F wfl': 'succeeds' },
    ],
    [
      'b',
      'S: build F stl; S: build F pit; S: build A stl; S: build A pit',
      'SPAIN',
      ['hav', 'stl', 'pit'],
      'S F hav',
      { 'build F stl': 'void', 'build F pit': 'void', 'build A stl': 'succeeds', 'build A pit': 'succeeds' },
    ],
    [
      'c',
      'F: build A que; F: build F mtl',
      'FRANCE',
      ['mtl', 'que', 'mtq'],
      'F F mtq',
      { 'build A que': 'succeeds', 'build F mtl': 'succeeds' },
    ],
    [
      'd',
      'F: build A que; F: build F mtl',
      'FRANCE',
      ['mtl', 'que', 'hal'],
      'F A nyk; F A con',
      { 'build A que': 'not-eligible', 'build F mtl': 'not-eligible' },
    ],
    ['e', 'F: build A que', 'FRANCE', ['mtl', 'que', 'sdo'], 'F F sdo; F A con', { 'build A que': 'succeeds' }],
    [
      'f',
      'B: build F sen; B: build F sen/wc',
      'BRITAIN',
      ['sen', 'que'],
      'B A que',
      { 'build F sen': 'void', 'build F sen/wc': 'succeeds' },
    ],
    ['g', 'B: build F det', 'BRITAIN', ['det', 'que'], 'B A que', { 'build F det': 'succeeds' }],
    ['g', 'A: build F alb', 'AMERICA', ['alb', 'vir'], 'A A vir', { 'build F alb': 'succeeds' }],
    ['h', 'A: build A vir', 'AMERICA', ['alb', 'vir'], 'A A vir', { 'build A vir': 'not-eligible' }],
    [
      'j',
      'B: build A pit; B: build A nyk',
      'BRITAIN',
      ['que', 'hal'],
      'B A que',
      { 'build A pit': 'not-eligible', 'build A nyk': 'not-eligible' },
    ],
  ] as const)('%s: %s', (_, text, power, centers, units, results) => {
    const outcome = winter(text, power, centers, units);
    expect(Object.fromEntries(Object.keys(results).map((order) => [order, outcome.of(order)]))).toEqual(results);
  });

  it('d: without a home centre the build is neither saved nor owed: there is nothing to adjust', () => {
    const { resolution } = play(ID, 'F: A con H', { phase: 'F1780M', centers: { FRANCE: ['mtl', 'que', 'hal'] } });
    expect(resolution).toMatchObject({ next: 'S1781M', adjustments: { FRANCE: 0 } });
  });

  it('i: removals are not touched', () => {
    const { resolution } = play(ID, 'I: A ono H; I: A sus H', { phase: 'F1780M', centers: { IROQUOIS: ['ono'] } });
    expect(resolution).toMatchObject({ next: 'W1780A', adjustments: { IROQUOIS: -1 } });
  });
});

describe('2.3 inland waterways', () => {
  it.each([
    ['B: F gsl - que', 'F gsl - que', 'succeeds'],
    ['B: F que - mtl', 'F que - mtl', 'succeeds'],
    ['B: F mtl - kin', 'F mtl - kin', 'succeeds'],
    ['B: F kin - lon', 'F kin - lon', 'succeeds'],
    ['B: F que - kin', 'F que - kin', 'void'],
    ['B: F ler - det', 'F ler - det', 'succeeds'],
    ['B: F det - lhu', 'F det - lhu', 'succeeds'],
    ['B: F ler - lhu', 'F ler - lhu', 'void'],
    ['B: F nyb - nyk', 'F nyb - nyk', 'succeeds'],
    ['B: F nyk - hrv', 'F nyk - hrv', 'succeeds'],
    ['B: F hrv - alb', 'F hrv - alb', 'succeeds'],
    ['B: F nyk - alb', 'F nyk - alb', 'void'],
    ['B: F lis - hrv', 'F lis - hrv', 'void'],
    ['B: F alb - mtl', 'F alb - mtl', 'void'],
    ['B: F hrv - njy', 'F hrv - njy', 'void'],
    ['B: F kin - upc/wc', 'F kin - upc/wc', 'void'],
    ['A: A phi - njy; A: F hrv S A phi - njy; B: A njy H', 'F hrv S A phi - njy', 'void'],
    ['B: A que - mtl; B: F kin S A que - mtl; A: A mtl H; I: A ono - kin', 'F kin S A que - mtl', 'cut'],
    ['B: A que - kin; B: F mtl C A que - kin', 'F mtl C A que - kin', 'void'],
    ['B: A que - kin; B: F mtl C A que - kin', 'A que - kin', 'void no-convoy'],
    ['B: A kin - sen; B: F lon C A kin - sen', 'A kin - sen', 'succeeds'],
    ['F: A spm - que; F: F gsl C A spm - que', 'A spm - que', 'succeeds'],
    ['B: A mtl - que; F: F que - mtl', 'A mtl - que', 'bounce head-to-head'],
  ])('%s: %s %s', (text, order, expected) => {
    expect(after(order, text)).toBe(expected);
  });

  it('f: a coast that is not named is the only one in reach', () => {
    expect(play(ID, 'B: F kin - upc').units).toEqual(['BRITAIN F upc/ec']);
  });

  it.each([
    ['g', 'B: F nyk - hrv; B: A njy S F nyk - hrv; A: A hrv H', ['A hrv: alb con mas ono sus']],
    ['h', 'A: A mas - alb; A: F hrv S A mas - alb; B: A alb H', ['A alb: mtl ono ver']],
    ['j', 'B: A que - mtl; B: F kin S A que - mtl; A: A mtl H', ['A mtl: alb ono ver']],
    ['o', 'B: F alb H; A: A mas - alb; A: A ver S A mas - alb', ['F alb: hrv']],
    ['p', 'B: F alb H; A: A mas - alb; A: A ver S A mas - alb; B: A hrv H', ['F alb: ']],
    ['q', 'B: F mtl H; A: A alb - mtl; A: A ver S A alb - mtl', ['F mtl: kin que']],
    ['r', 'B: F det H; I: A ohi - det; I: A wab S A ohi - det', ['F det: ler lhu upc/sc upc/wc']],
  ])('%s: %s', (_, text, dislodged) => {
    expect(play(ID, text).dislodged).toEqual(dislodged);
  });
});

describe('2.4 the land bridge', () => {
  it.each([
    ['A: A loi - nyk', 'A loi - nyk', 'succeeds'],
    ['A: A nyk - loi', 'A nyk - loi', 'succeeds'],
    ['A: A loi - con', 'A loi - con', 'void no-convoy'],
    ['A: A loi - con; A: F lis C A loi - con', 'A loi - con', 'succeeds'],
    ['A: F lis - nyb; A: A loi H; B: A nyk H', 'F lis - nyb', 'succeeds'],
    ['A: A loi - nyk; B: A nyk - loi', 'A loi - nyk', 'bounce head-to-head'],
    ['A: A loi - nyk VIA; A: F lis C A loi - nyk; B: A nyk - loi', 'A loi - nyk VIA', 'succeeds'],
    ['A: A loi - nyk VIA; A: F lis C A loi - nyk; B: A nyk - loi', 'A nyk - loi', 'succeeds'],
  ])('%s: %s %s', (text, order, expected) => {
    expect(after(order, text)).toBe(expected);
  });

  it.each([
    ['c', 'B: A njy - nyk; B: A loi S A njy - nyk; A: A nyk H', ['A nyk: con hrv']],
    ['d', 'A: A nyk H; B: A hrv - nyk; B: A con S A hrv - nyk', ['A nyk: loi njy']],
    ['h', 'B: F loi H; A: A nyk - loi; A: F nyb S A nyk - loi', ['F loi: lis']],
  ])('%s: %s', (_, text, dislodged) => {
    expect(play(ID, text).dislodged).toEqual(dislodged);
  });
});

describe('2.5 first moves', () => {
  it('all seventeen units have a legal move', () => {
    const { resolution } = play(
      ID,
      `B: F hal - gsl; B: A que - mtl; B: A det - wab; B: F sta - sab; A: A alb - hrv; A: A mas - nhm; A: F phi - deb; A: A vir - nca;
       F: F spm - grb; F: A sdo - sto; F: F mtq - car; S: F hav - gmx; S: A nor - wfl; S: A stl - ill; I: A ono - sus; I: A sen - pit; I: A ohi - ken`,
    );
    expect(resolution.orders).toHaveLength(boardOf(ID).powers.flatMap(({ units }) => units).length);
    expect(resolution.orders.filter(({ result }) => result === 'fails')).toEqual([]);
  });
});

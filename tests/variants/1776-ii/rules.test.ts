/** 1776 II: the worked examples of its dossier (2.1 to 2.5). */
import { describe, expect, it } from 'vitest';
import type { Dislodged } from '../../../engine/board/position.ts';
import { homesMissed } from '../../../engine/rules/build-sites.ts';
import type { ByPower } from '../../../engine/vocabulary.ts';
import { classicOwnership, countedAfter } from '../../../templates/classic/centers.ts';
import { explanationOf } from '../../../templates/locales/explained.ts';
import { boardOf } from '../../boards.ts';
import { told } from '../../told.ts';
import { cameOf, type Extra, examples, play } from '../play.ts';

const ID = '1776-ii';
const TWELVE = ['alb', 'bos', 'flo', 'geo', 'mon', 'nje', 'nov', 'nyo', 'phi', 'que', 'syr', 'tor'];

function after(order: string, text: string, extra: Extra = {}): string {
  return play(ID, text, extra).of(order);
}

describe('2.1 victory is counted when the fall moves are resolved, before any retreat', () => {
  const fall = (text: string, owned: readonly string[] = TWELVE, extra: Extra = {}) =>
    play(ID, text, { phase: 'F1780M', ...extra, centers: { BRITAIN: owned, ...extra.centers } });

  it('a: 13 counted: Britain wins', () => {
    expect(fall('B: A pit - pen').resolution).toMatchObject({ winner: 'BRITAIN', next: null });
    expect(fall('B: A pit - pen').resolution.centers['BRITAIN']).toHaveLength(13);
  });

  it('b: no count in spring, and pen is still neutral; c: standing there in fall counts', () => {
    const spring = play(ID, 'B: A pit - pen', { phase: 'S1780M', centers: { BRITAIN: TWELVE } }).resolution;
    expect(spring).toMatchObject({ winner: null, next: 'F1780M' });
    expect(spring.centers['BRITAIN']).not.toContain('pen');
    expect(fall('B: A pen H').resolution.winner).toBe('BRITAIN');
  });

  it('d: a unit just dislodged counts nowhere, and does not retreat any more', () => {
    const { resolution } = fall('B: A pit - pen; B: A mry S A pit - pen; C: A pen H', TWELVE, {
      centers: { CONTINENTALS: ['pen'] },
    });
    expect(resolution).toMatchObject({ winner: 'BRITAIN', next: null });
  });

  it('e, f: a center taken from the winner counts for the taker', () => {
    expect(fall('B: A pit - pen; C: A she - vir', [...TWELVE, 'vir']).resolution.winner).toBe('BRITAIN');
    expect(fall('C: A she - vir', [...TWELVE, 'vir']).resolution.winner).toBeNull();
  });

  it('g: 13 owned and nothing changes: Britain wins at the end of the movement phase', () => {
    expect(fall('B: A pit H', [...TWELVE, 'vir']).resolution.winner).toBe('BRITAIN');
    expect(
      play(ID, 'B: build A que', { phase: 'W1780A', centers: { BRITAIN: [...TWELVE, 'vir'] } }).resolution.winner,
    ).toBeNull();
  });

  it('h: a center gained by a retreat counts a year later', () => {
    const dislodged: ByPower<readonly Dislodged[]> = { BRITAIN: [{ unit: 'A gwn', from: null, retreats: ['cha'] }] };
    const retreat = play(ID, '', { phase: 'F1780R', dislodged, centers: { BRITAIN: TWELVE, CONTINENTALS: ['cha'] } });
    expect(retreat.resolution.winner).toBeNull();
    const taken = play(ID, 'B: A cha H', { phase: 'F1781M', centers: { BRITAIN: [...TWELVE, 'cha'] } });
    expect(taken.resolution.winner).toBe('BRITAIN');
  });

  it('i: the retreat that could have prevented it is never played', () => {
    const { resolution } = fall('B: F bah - grb; B: F flo S F bah - grb; S: F grb H', [
      ...TWELVE.filter((id) => id !== 'flo'),
      'flo',
      'vir',
    ]);
    expect(resolution).toMatchObject({ winner: 'BRITAIN', next: null });
  });

  it('j: both bounce, pen stays neutral: no win', () => {
    expect(fall('B: A pit - pen; C: A mry - pen').resolution.winner).toBeNull();
  });
});

describe('2.2 builds in any owned center while a home center is held', () => {
  it.each(
    examples(`
      a  S: build F flo | SPAIN flo hav lou nor | S F hav; S A nor; S A lou
        build F flo: succeeds
      b  S: build F chi; S: build F pen; S: build A chi; S: build A pen | SPAIN hav chi pen | S F hav
        build F chi: void; build F pen: void; build A chi: succeeds; build A pen: succeeds
      c  F: build A que; F: build F mon | FRANCE mon que wes | F F wes
        build A que: succeeds; build F mon: succeeds
      d  F: build A que; F: build F mon | FRANCE mon que nov | F A nyo; F A con
        build A que: not-eligible; build F mon: not-eligible
      e  F: build A que | FRANCE mon que wes | F F wes; F A con
        build A que: succeeds
      f  B: build F iro; B: build F iro/wc | BRITAIN iro tor | B A tor
        build F iro: void; build F iro/wc: succeeds
      g  B: build F mon | BRITAIN mon tor | B A tor
        build F mon: succeeds
      g  C: build F alb | CONTINENTALS alb phi | C A phi
        build F alb: succeeds
      h  C: build A vir | CONTINENTALS phi vir | C A vir
        build A vir: not-eligible
      j  B: build A pen; B: build A nyo | BRITAIN que tor | B A que
        build A pen: not-eligible; build A nyo: not-eligible`),
  )('%s: %s', (_, text, results) => {
    const [orders = '', owned = '', units = ''] = text.split(' | ');
    const [power = '', ...centers] = owned.split(' ');
    expect(cameOf(play(ID, orders, { phase: 'W1780A', centers: { [power]: centers }, units }), results)).toBe(results);
  });

  it('d: without a home center the build is neither saved nor owed: there is nothing to adjust', () => {
    const { resolution } = play(ID, 'F: A con H', { phase: 'F1780M', centers: { FRANCE: ['mon', 'que', 'nov'] } });
    expect(resolution).toMatchObject({ next: 'S1781M', adjustments: { FRANCE: 0 } });
  });

  it('d: the refusal, the explanation and the results say which home centers it would need', () => {
    const lost = { phase: 'W1780A', units: 'F A con', centers: { FRANCE: ['mon', 'que', 'nov'] } };
    const { resolution } = play(ID, 'F: build A que', lost);
    expect(explanationOf(boardOf('1776-ii'), resolution.orders[0]!)).toContain('holds none of its home centers');
    const board = boardOf(ID);
    const words = told(
      {
        code: 'refusals/order',
        whose: { power: 'FRANCE', own: true },
        refusal: { reason: 'no-home-held', homes: homesMissed(board, 'FRANCE', ['mon'])! },
      },
      board,
    );
    expect(words).toMatch(/^No builds: you hold none of New Orleans, West Indies\./);
    const fall = play(ID, 'F: A con H', { ...lost, phase: 'F1780M' }).resolution;
    const owned = classicOwnership(board, countedAfter(fall)).map(({ text }) => text);
    expect(owned).toContainEqual(
      expect.stringMatching(/^ {4}\d centers? gives? no build: none of New Orleans, West Indies is held\.$/),
    );
  });

  it('i: removals are not touched', () => {
    const { resolution } = play(ID, 'I: A iro H; I: A pit H', { phase: 'F1780M', centers: { IROQUOIS: ['iro'] } });
    expect(resolution).toMatchObject({ next: 'W1780A', adjustments: { IROQUOIS: -1 } });
  });
});

describe('2.3 inland waterways', () => {
  it.each([
    ['B: F gsl - que', 'F gsl - que', 'succeeds'],
    ['B: F que - mon', 'F que - mon', 'succeeds'],
    ['B: F mon - kin', 'F mon - kin', 'succeeds'],
    ['B: F kin - lon', 'F kin - lon', 'succeeds'],
    ['B: F que - kin', 'F que - kin', 'void'],
    ['B: F ler - det', 'F ler - det', 'succeeds'],
    ['B: F det - lhu', 'F det - lhu', 'succeeds'],
    ['B: F ler - lhu', 'F ler - lhu', 'void'],
    ['B: F nyb - nyo', 'F nyb - nyo', 'succeeds'],
    ['B: F nyo - hrv', 'F nyo - hrv', 'succeeds'],
    ['B: F hrv - alb', 'F hrv - alb', 'succeeds'],
    ['B: F nyo - alb', 'F nyo - alb', 'void'],
    ['B: F lis - hrv', 'F lis - hrv', 'void'],
    ['B: F alb - mon', 'F alb - mon', 'void'],
    ['B: F hrv - nje', 'F hrv - nje', 'void'],
    ['B: F kin - tor/wc', 'F kin - tor/wc', 'void'],
    ['C: A phi - nje; C: F hrv S A phi - nje; B: A nje H', 'F hrv S A phi - nje', 'void'],
    ['B: A que - mon; B: F kin S A que - mon; C: A mon H; I: A syr - kin', 'F kin S A que - mon', 'cut'],
    ['B: A que - kin; B: F mon C A que - kin', 'F mon C A que - kin', 'void'],
    ['B: A que - kin; B: F mon C A que - kin', 'A que - kin', 'void no-convoy'],
    ['B: A kin - iro; B: F lon C A kin - iro', 'A kin - iro', 'succeeds'],
    ['F: A spm - que; F: F gsl C A spm - que', 'A spm - que', 'succeeds'],
    ['B: A mon - que; F: F que - mon', 'A mon - que', 'bounce head-to-head'],
  ])('%s: %s %s', (text, order, expected) => {
    expect(after(order, text)).toBe(expected);
  });

  it('f: a coast that is not named is the only one in reach', () => {
    expect(play(ID, 'B: F kin - tor').units).toEqual(['BRITAIN F tor/ec']);
  });

  it.each([
    ['g', 'B: F nyo - hrv; B: A nje S F nyo - hrv; C: A hrv H', ['A hrv: alb bos con pen syr']],
    ['h', 'C: A bos - alb; C: F hrv S A bos - alb; B: A alb H', ['A alb: mon syr ver']],
    ['j', 'B: A que - mon; B: F kin S A que - mon; C: A mon H', ['A mon: alb syr ver']],
    ['o', 'B: F alb H; C: A bos - alb; C: A ver S A bos - alb', ['F alb: hrv']],
    ['p', 'B: F alb H; C: A bos - alb; C: A ver S A bos - alb; B: A hrv H', ['F alb: ']],
    ['q', 'B: F mon H; C: A alb - mon; C: A ver S A alb - mon', ['F mon: kin que']],
    ['r', 'B: F det H; I: A gre - det; I: A wab S A gre - det', ['F det: ler lhu tor/sc tor/wc']],
  ])('%s: %s', (_, text, dislodged) => {
    expect(play(ID, text).dislodged).toEqual(dislodged);
  });
});

describe('2.4 the land bridge', () => {
  it.each([
    ['C: A loi - nyo', 'A loi - nyo', 'succeeds'],
    ['C: A nyo - loi', 'A nyo - loi', 'succeeds'],
    ['C: A loi - con', 'A loi - con', 'void no-convoy'],
    ['C: A loi - con; C: F lis C A loi - con', 'A loi - con', 'succeeds'],
    ['C: F lis - nyb; C: A loi H; B: A nyo H', 'F lis - nyb', 'succeeds'],
    ['C: A loi - nyo; B: A nyo - loi', 'A loi - nyo', 'bounce head-to-head'],
    ['C: A loi - nyo VIA; C: F lis C A loi - nyo; B: A nyo - loi', 'A loi - nyo VIA', 'succeeds'],
    ['C: A loi - nyo VIA; C: F lis C A loi - nyo; B: A nyo - loi', 'A nyo - loi', 'succeeds'],
  ])('%s: %s %s', (text, order, expected) => {
    expect(after(order, text)).toBe(expected);
  });

  it.each([
    ['c', 'B: A nje - nyo; B: A loi S A nje - nyo; C: A nyo H', ['A nyo: con hrv']],
    ['d', 'C: A nyo H; B: A hrv - nyo; B: A con S A hrv - nyo', ['A nyo: loi nje']],
    ['h', 'B: F loi H; C: A nyo - loi; C: F nyb S A nyo - loi', ['F loi: lis']],
  ])('%s: %s', (_, text, dislodged) => {
    expect(play(ID, text).dislodged).toEqual(dislodged);
  });
});

describe('2.5 first moves', () => {
  it('all thirteen units have a legal move', () => {
    const { resolution } = play(
      ID,
      `B: F nyo - nyb; B: A syr - alb; B: A tor - kin; C: A bos - nhm; C: A phi - nje; C: F cha - geo;
       F: A nor - wfl; F: F wes - bah; S: F hav - gmx; S: A lou - stl; I: A iro - pit; I: A gre - wab; I: A che - chi`,
    );
    expect(resolution.orders).toHaveLength(boardOf(ID).powers.flatMap(({ units }) => units).length);
    expect(resolution.orders.filter(({ result }) => result === 'fails')).toEqual([]);
  });
});

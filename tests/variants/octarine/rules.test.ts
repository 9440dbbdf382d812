/** Octarine: the worked examples of its dossier (3.1 to 3.8) that concern the adjudicator. */

import { describe, expect, it } from 'vitest';
import { checkOrder } from '../../../engine/adjudicate/legality/check-order.ts';
import type { Position } from '../../../engine/board/position.ts';
import { parseOrder } from '../../../engine/orders/notation.ts';
import { phaseCode, provinceOfUnit } from '../../../engine/vocabulary.ts';
import { boardOf } from '../../boards.ts';
import { play } from '../play.ts';

const ID = 'octarine';
const board = boardOf(ID);
const SPRING = phaseCode('S1M');
const AUTUMN = 'F1M';

describe('3.1 the Celestial Straits', () => {
  it.each([
    ['a', SPRING, 'A: F pel - wwo', 'F pel - wwo', 'succeeds'],
    ['b', AUTUMN, 'A: F pel - wwo', 'F pel - wwo', 'void'],
    ['c', SPRING, 'X: F hwo - wwo; O: F pel S F hwo - wwo; A: F wwo H', 'F hwo - wwo', 'succeeds'],
    ['d', AUTUMN, 'X: F hwo - wwo; O: F pel S F hwo - wwo; A: F wwo H', 'F hwo - wwo', 'bounce'],
    ['d', AUTUMN, 'X: F hwo - wwo; O: F pel S F hwo - wwo; A: F wwo H', 'F pel S F hwo - wwo', 'void'],
    ['e', AUTUMN, 'O: A lig - ctk; O: F pel S A lig - ctk; A: F ctk H', 'A lig - ctk', 'succeeds'],
    ['f', SPRING, 'O: A lig - ctk; O: F pel S A lig - ctk; A: F ctk H', 'F ctk H', 'succeeds'],
    ['g', SPRING, 'O: A chi - hng; O: F pel C A chi - hng; O: F wwo C A chi - hng', 'A chi - hng', 'succeeds'],
    ['h', AUTUMN, 'O: A chi - hng; O: F pel C A chi - hng; O: F wwo C A chi - hng', 'A chi - hng', 'void no-convoy'],
    ['i', AUTUMN, 'A: A ctk - lig; O: A lig - ctk', 'A ctk - lig', 'bounce head-to-head'],
    ['j', AUTUMN, 'A: F pel - ctk', 'F pel - ctk', 'succeeds'],
    ['j', SPRING, 'A: F ctk - wwo', 'F ctk - wwo', 'succeeds'],
    ['k', SPRING, 'O: F lig - ctk', 'F lig - ctk', 'void'],
    ['k', AUTUMN, 'O: F lig - ctk', 'F lig - ctk', 'void'],
  ])('%s: in %s %s: %s %s', (_, phase, text, order, expected) => {
    expect(play(ID, text, { phase }).of(order)).toBe(expected);
  });

  it('e: the dislodged fleet may go to Bes, Hng or WWO', () => {
    const outcome = play(ID, 'O: A lig - ctk; O: F pel S A lig - ctk; A: F ctk H', { phase: AUTUMN });
    expect(outcome.dislodged).toEqual(['F ctk: bes hng wwo']);
  });

  it('l: the retreats that follow a movement use the borders of its season', () => {
    const text = 'H: A hub - lig; H: F ing S A hub - lig; O: A lig H';
    expect(play(ID, text, { phase: AUTUMN }).dislodged).toEqual([expect.stringContaining('ctk')]);
    expect(play(ID, text, { phase: SPRING }).dislodged).toEqual([expect.not.stringContaining('ctk')]);
  });
});

describe('3.2 Djelibeybi', () => {
  it.each([
    ['a', 'C: A eph - tso', 'A eph - tso', 'void no-convoy'],
    ['b', 'C: A eph - dje', 'A eph - dje', 'void'],
    ['b', 'C: F cir - dje', 'F cir - dje', 'void'],
    ['c', 'C: F cir - tso', 'F cir - tso', 'succeeds'],
    ['d', 'C: A eph - tso; C: F cir C A eph - tso', 'A eph - tso', 'succeeds'],
    ['e', 'K: A tso S A omn - eph; K: A omn - eph', 'A tso S A omn - eph', 'void'],
  ])('%s: %s: %s %s', (_, text, order, expected) => {
    expect(play(ID, text).of(order)).toBe(expected);
  });

  it('b: no order may name it', () => {
    const position: Position = { variant: ID, phase: SPRING, units: { 'CIRCLE CITIES': ['A eph'] }, centers: {} };
    const checked = checkOrder(board, position, 'CIRCLE CITIES', parseOrder('A eph - dje', 'M')!);
    expect(checked).toEqual({ verdict: 'refused', refusal: { reason: 'impassable', place: 'dje' } });
  });
});

describe('3.3 islands without convoys', () => {
  it.each([
    ['a', 'K: A klt - bro; K: F hto C A klt - bro', 'A klt - bro', 'succeeds'],
    ['b', 'K: A klt - kru; K: F hto C A klt - kru; K: F roc C A klt - kru', 'A klt - kru', 'succeeds'],
    ['c', 'K: A klt - kru; K: F hto C A klt - kru; K: F bro C A klt - kru', 'F bro C A klt - kru', 'void'],
    ['c', 'K: A klt - kru; K: F hto C A klt - kru; K: F bro C A klt - kru', 'A klt - kru', 'void no-convoy'],
    ['d', 'K: A her - bro', 'A her - bro', 'void no-convoy'],
  ])('%s: %s: %s %s', (_, text, order, expected) => {
    expect(play(ID, text).of(order)).toBe(expected);
  });
});

describe('3.4 Ku, a sea with a supply center', () => {
  it('a: a fleet there after autumn owns it', () => {
    expect(play(ID, 'A: F wwo - kuu', { phase: AUTUMN }).resolution.centers).toEqual({ 'AGATEAN EMPIRE': ['kuu'] });
  });

  it.each([
    ['b', 'A: A tng - kuu', 'A tng - kuu', 'void'],
    ['b', 'A: A tng - kuu; A: F ags C A tng - kuu', 'A tng - kuu', 'void'],
    ['c', 'A: A tng - rnl; A: F ags C A tng - rnl; A: F kuu C A tng - rnl', 'A tng - rnl', 'succeeds'],
  ])('%s: %s: %s %s', (_, text, order, expected) => {
    expect(play(ID, text).of(order)).toBe(expected);
  });

  it('d: left empty it keeps its owner; nothing is ever built there', () => {
    const centers = { 'AGATEAN EMPIRE': ['kuu'] };
    expect(play(ID, 'A: F kuu - wwo', { phase: AUTUMN, centers }).resolution.centers).toEqual(centers);
    expect(play(ID, 'A: build F kuu', { phase: phaseCode('W1A'), centers }).of('build F kuu')).toBe('not-eligible');
  });
});

describe('3.5 Purdeighsland and Terror Incognita', () => {
  it.each([
    ['a', 'X: A ter - pur', 'A ter - pur', 'succeeds'],
    ['b', 'X: F ter - pur', 'F ter - pur', 'succeeds'],
    ['c', 'X: F tbb - rwo', 'F tbb - rwo', 'void'],
    ['d', 'X: F hnl - rwo', 'F hnl - rwo', 'void'],
    ['e', 'X: F tbb - pur', 'F tbb - pur', 'succeeds'],
    ['e', 'X: F pur - rwo', 'F pur - rwo', 'succeeds'],
    ['f', 'X: F tbb - hwo', 'F tbb - hwo', 'succeeds'],
    ['f', 'X: F hwo - rwo', 'F hwo - rwo', 'succeeds'],
    ['g', 'X: F tbb - ter/hc', 'F tbb - ter/hc', 'succeeds'],
    ['g', 'X: F ter - rwo', 'F ter - rwo', 'succeeds'],
    ['h', 'X: A pur - ter; X: F ter - pur', 'A pur - ter', 'bounce head-to-head'],
    ['i', 'X: F pur C A ter - lof; X: A ter - lof', 'F pur C A ter - lof', 'void'],
  ])('%s: %s: %s %s', (_, text, order, expected) => {
    expect(play(ID, text).of(order)).toBe(expected);
  });
});

describe('3.6 provinces with two coasts', () => {
  it.each([
    ['a', 'A: F sdi/tc - pel', 'F sdi/tc - pel', 'void'],
    ['c', 'A: F tng - sdi', 'F tng - sdi', 'void'],
    ['d', 'M: F reh/rc - oro', 'F reh/rc - oro', 'succeeds'],
    ['d', 'M: F reh/rc - bom', 'F reh/rc - bom', 'succeeds'],
    ['d', 'M: F reh/rc - sus', 'F reh/rc - sus', 'succeeds'],
    ['e', 'M: F reh/rc - gob', 'F reh/rc - gob', 'void'],
    ['f', 'M: F bri S A gha - reh; M: A gha - reh; X: A reh H', 'A gha - reh', 'succeeds'],
  ])('%s: %s: %s %s', (_, text, order, expected) => {
    expect(play(ID, text).of(order)).toBe(expected);
  });

  it('b: a coast that is not named is the only one in reach', () => {
    expect(play(ID, 'A: F bes - sdi').units).toEqual(['AGATEAN EMPIRE F sdi/wc']);
  });

  it('g: a fleet built there must name the coast, an army need not', () => {
    const winter = (text: string) => play(ID, text, { phase: phaseCode('W1A'), centers: { MUNTAB: ['reh', 'mun'] } });
    expect(winter('M: build F reh').of('build F reh')).toBe('void');
    expect(winter('M: build F reh/rc').of('build F reh/rc')).toBe('succeeds');
    expect(winter('M: build A reh').of('build A reh')).toBe('succeeds');
  });
});

describe('3.7 victory', () => {
  const centers = board.provinces.filter(({ center }) => center === true).map(({ id }) => id);

  it('a: 22 of the 43 centers after the autumn retreats; b: not before; c: 21 are not enough', () => {
    expect(centers).toHaveLength(43);
    const owned = { GENUA: centers.filter((id) => id !== 'bla').slice(0, 21) };
    expect(play(ID, 'G: F hwo - bla', { phase: AUTUMN, centers: owned }).resolution).toMatchObject({
      winner: 'GENUA',
      next: null,
    });
    expect(play(ID, 'G: F hwo - bla', { phase: SPRING, centers: owned }).resolution.winner).toBeNull();
    const shared = { GENUA: centers.slice(0, 21), MUNTAB: centers.slice(21, 42), KLATCH: centers.slice(42) };
    expect(play(ID, 'G: F hwo H', { phase: AUTUMN, centers: shared }).resolution.winner).toBeNull();
  });
});

describe('3.8 the first year', () => {
  it.each([
    ['M: A mun - ush; M: A gha - tez; M: F bri - gob; M: F reh/rc - sus', SPRING],
    ['C: A omn - bet; C: A eph - van; K: A how - lao; K: A red - nef; K: F kha - sbe', SPRING],
    ['K: A lao - klt; K: F sbe - tez; K: A nef S F sbe - tez', AUTUMN],
    ['H: F ing - hwo', SPRING],
    ['H: F hwo - bla', AUTUMN],
    ['O: F chi - hto', SPRING],
    ['O: F hto - klt', AUTUMN],
    ['O: F hto - bro', AUTUMN],
    ['O: F hto - her', AUTUMN],
  ])('%s in %s: all succeed', (text, phase) => {
    expect(play(ID, text, { phase }).resolution.orders.filter(({ result }) => result === 'fails')).toEqual([]);
  });

  it('Kythia enters the Gulf of Brindisi, two against one', () => {
    const outcome = play(ID, 'G: A gen - vie; G: F kyt - gob; G: F bla S F kyt - gob; M: F bri - gob');
    expect([outcome.of('F kyt - gob'), outcome.of('F bri - gob')]).toEqual(['succeeds', 'bounce']);
  });
});

it('3.9 the start: 25 units stand in 25 homes, four of them in those of Muntab', () => {
  const homes = board.powers.flatMap(({ home }) => home);
  const units = board.powers.flatMap((power) => power.units.map(provinceOfUnit));
  expect([homes.length, units.toSorted()]).toEqual([25, homes.toSorted()]);
  expect(board.powers.filter(({ home }) => home.length > 3).map(({ name }) => name)).toEqual(['MUNTAB']);
});

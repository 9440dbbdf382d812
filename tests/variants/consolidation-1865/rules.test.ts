/** Consolidation 1865: influence and the independent states, every worked example of the dossier (2.1, 2.2, 4). */

import { describe, expect, it } from 'vitest';
import { checkOrder } from '../../../engine/adjudicate/legality/check-order.ts';
import { startingPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import type { Position } from '../../../engine/board/position.ts';
import { formatOrder, parseOrder } from '../../../engine/orders/notation.ts';
import { type Allocation, fitsBeside, influencedOrders, influencePoints } from '../../../engine/rules/influence.ts';
import { phaseCode } from '../../../engine/vocabulary.ts';
import { boardOf } from '../../boards.ts';
import { cameOf, examples, play } from '../play.ts';

const ID = 'consolidation-1865';
const board = boardOf(ID);
const start = startingPosition(board);

/** The independent states' armies, as text for `units`. */
const STATES = start.units['INDEPENDENT']!.map((unit) => `INDEPENDENT ${unit}`).join('; ');

function spring(text: string, more = '') {
  return play(ID, text, { units: `${STATES}; ${more}`, centers: start.centers });
}

describe('influence', () => {
  it('every power has a point for each center it owned when the phase began, in movement phases only', () => {
    expect((['PRUSSIA', 'ITALY', 'AUSTRIA'] as const).map((power) => influencePoints(board, start, power))).toEqual([
      5, 5, 5,
    ]);
    expect(influencePoints(board, { ...start, phase: phaseCode('W1865A') }, 'PRUSSIA')).toBe(0);
  });

  it('allocations have a canonical form', () => {
    for (const text of ['IP 2 han S A wes - hes', 'IP 1 swi H', 'IP 1 bav S A tyr']) {
      expect(formatOrder(parseOrder(text, 'M')!)).toBe(text);
    }
    for (const text of ['IP 0 han H', 'IP -1 han H', 'IP 1.5 han H', 'IP han H', 'IP 1 han - hes']) {
      expect(parseOrder(text, 'M')).toBeNull();
    }
  });

  it.each(
    examples(`
      E1  P: A wes - hes; P: IP 1 han S A wes - hes
        A wes - hes: succeeds; A han S A wes - hes: succeeds; A hes H: dislodged disbanded
      E1'  P: A wes - hes
        A wes - hes: bounce; A han H: succeeds
      E2  A: A tyr - mil; I: A mil H; I: A rom - ven; A: A ven H; P: IP 1 swi S A tyr - mil; I: IP 1 swi S A rom - ven
        A tyr - mil: bounce; A rom - ven: bounce; A swi H: succeeds
      E2'  A: A tyr - mil; I: A mil H; I: A rom - ven; A: A ven H; P: IP 2 swi S A tyr - mil; I: IP 1 swi S A rom - ven; I: A pie H
        A tyr - mil: succeeds; A rom - ven: bounce
      E2''  A: A tyr - mil; I: A mil H; I: A rom - ven; A: A ven H; P: IP 1 swi S A tyr - mil; I: IP 2 swi S A rom - ven; I: A pie H
        A tyr - mil: bounce; A rom - ven: succeeds
      a  P: A wes - hes; P: IP 1 han S A wes - hes; A: IP 1 han S A wes - hes; I: IP 1 han H
        A wes - hes: succeeds
      b  P: A wes - hes; P: IP 2 han S A wes - hes; A: IP 1 han S A hes; I: IP 1 han S A hes
        A wes - hes: bounce; A han H: succeeds
      c  P: A wes - hes; P: IP 3 han S A wes - hes; A: IP 1 han S A hes; I: IP 1 han S A hes
        A wes - hes: succeeds
      d  P: A wes - hes; P: IP 2 han S A wes - hes; A: IP 1 han H; I: IP 1 han S A hes
        A wes - hes: succeeds
      e  P: A wes - hes; P: IP 1 han S A wes - hes; A: IP 1 han H; I: IP 1 han S A hes
        A wes - hes: bounce; A han H: succeeds
      f  P: A wes - hes; P: IP 5 han S A wes - hes; A: IP 2 han H; I: IP 2 han H
        A wes - hes: succeeds
      g  A: A tyr - bav; A: IP 1 wur S A tyr - bav
        A tyr - bav: succeeds; A bav H: dislodged disbanded
      h  P: A sil - sax; A: A boh - sax; P: IP 1 thu S A sil - sax
        A sil - sax: succeeds; A boh - sax: bounce; A sax H: dislodged disbanded
      i  A: A boh - sax; P: A sil S A boh - sax; A: IP 1 sax H; I: IP 1 thu S A sax
        A boh - sax: bounce
      j  P: A wes - hes; P: A bra - han; P: IP 1 han S A wes - hes
        A bra - han: bounce; A han S A wes - hes: cut; A wes - hes: bounce
      k  P: A wes - rhi; P: IP 1 han S A wes - hes
        A wes - rhi: succeeds; A han S A wes - hes: void
      l  I: A mil - tyr; A: A tyr H; A: IP 1 bav S A tyr; I: A ven S A mil - tyr
        A mil - tyr: bounce; A bav S A tyr: succeeds
      m  P: A wes - hes; P: A bra - mec; P: A pom S A bra - mec; P: IP 1 mec S A han; A: IP 1 han S A wes - hes
        A wes - hes: succeeds; A bra - mec: succeeds; A mec S A han: cut dislodged disbanded; A hes H: dislodged disbanded
      n  I: A mar - pap; I: A nap S A mar - pap
        A mar - pap: succeeds
      o  I: A rom - pap
        A rom - pap: void
      s  P: IP 3 han S A wes - hes; P: IP 3 sax H; P: A wes - hes; A: IP 1 han H
        A wes - hes: bounce; A han H: succeeds`),
  )('%s: %s', (_, text, results) => {
    expect(cameOf(spring(text), results)).toBe(results);
  });

  it("E2': the army of Milan has no retreat; E2'': that of Venice may go to Illyria only", () => {
    const armies = 'I A pie';
    const milan = spring(
      'A: A tyr - mil; I: A mil H; I: A rom - ven; A: A ven H; P: IP 2 swi S A tyr - mil; I: IP 1 swi S A rom - ven',
      armies,
    );
    expect(milan.dislodged).toEqual(['A mil: ']);
    const venice = spring(
      'A: A tyr - mil; I: A mil H; I: A rom - ven; A: A ven H; P: IP 1 swi S A tyr - mil; I: IP 2 swi S A rom - ven',
      armies,
    );
    expect(venice.dislodged).toEqual(['A ven: ill']);
  });

  it('orders are one when they mean the same, whatever they name beside it', () => {
    const bids = ['IP 1 han S A hes', 'IP 1 han S F hes', 'IP 1 han S A hes - hes'];
    const position: Position = { ...start, units: start.units };
    const orders = { PRUSSIA: [bids[0]!], ITALY: [bids[1]!], AUSTRIA: [bids[2]!] };
    expect(influencedOrders(board, position, orders)).toEqual(['A han S A hes']);
  });

  it('at most three states; more, or more points than there are, forfeit the whole set', () => {
    const three = ['IP 2 han H', 'IP 2 sax H', 'IP 1 mec S A han'];
    expect(influencedOrders(board, start, { PRUSSIA: three })).toEqual(['A han H', 'A sax H', 'A mec S A han']);
    expect(
      influencedOrders(board, start, { PRUSSIA: ['IP 1 han H', 'IP 1 sax H', 'IP 1 mec H', 'IP 1 sch H'] }),
    ).toEqual([]);
    expect(influencedOrders(board, start, { PRUSSIA: ['IP 3 han H', 'IP 3 sax H'] })).toEqual([]);
  });

  it('the last line for a state replaces the earlier ones', () => {
    expect(influencedOrders(board, start, { PRUSSIA: ['IP 5 han H', 'IP 3 han S A wes - hes'] })).toEqual([
      'A han S A wes - hes',
    ]);
  });

  it('p: a state whose army is gone takes no points', () => {
    const gone: Position = {
      ...start,
      units: { ...start.units, INDEPENDENT: start.units['INDEPENDENT']!.filter((unit) => unit !== 'A hes') },
    };
    expect(influencedOrders(board, gone, { AUSTRIA: ['IP 1 hes H'] })).toEqual([]);
  });

  it('t: occupying a state in spring gives no point before it is owned', () => {
    const position: Position = { ...start, phase: phaseCode('F1865M'), units: { PRUSSIA: ['A hes'] } };
    expect(influencePoints(board, position, 'PRUSSIA')).toBe(5);
    expect(
      influencePoints(board, { ...position, centers: { PRUSSIA: [...start.centers['PRUSSIA']!, 'hes'] } }, 'PRUSSIA'),
    ).toBe(6);
  });

  it('u: a power without an army may still allocate its points', () => {
    expect(influencedOrders(board, { ...start, units: { INDEPENDENT: ['A han'] } }, { ITALY: ['IP 5 han H'] })).toEqual(
      ['A han H'],
    );
  });
});

describe('influence on arrival', () => {
  const said = (text: string, position = start) => {
    const checked = checkOrder(board, position, 'PRUSSIA', parseOrder(text, 'M')!);
    return checked.verdict === 'ok' ? formatOrder(checked.order) : checked.refusal.reason;
  };

  it.each([
    ['IP 2 han S A wes - hes', 'IP 2 han S A wes - hes'],
    ['IP 5 swi H', 'IP 5 swi H'],
    ['IP 6 swi H', 'too-many-points'],
    ['IP 1 han S A wes - rhi', 'cannot-support'],
    ['IP 1 pal H', 'not-neutral'],
    ['A han S A wes - hes', 'not-yours'],
  ])('%s: %s', (text, answer) => {
    expect(said(text)).toBe(answer);
  });

  it('p: a state without an army takes no points', () => {
    const gone: Position = { ...start, units: { ...start.units, INDEPENDENT: ['A han'] } };
    expect(said('IP 1 hes H', gone)).toBe('not-neutral');
  });

  it('q, r: a fourth state and points that are not there are refused; a new line for a state makes room first', () => {
    const line = (text: string) => parseOrder(text, 'M') as Allocation;
    const fits = (onFile: readonly string[], text: string) =>
      fitsBeside(board, start, 'PRUSSIA', onFile.map(line), line(text));
    expect(fits(['IP 2 han H', 'IP 1 sax H', 'IP 1 mec H'], 'IP 1 sch H')).toBe('too-many-units');
    expect(fits(['IP 3 han H'], 'IP 3 sax H')).toBe('too-many-points');
    expect(fits(['IP 3 han H', 'IP 2 swi H'], 'IP 4 han H')).toBe('too-many-points');
    expect(fits(['IP 3 han H', 'IP 2 swi H'], 'IP 1 han S A hes')).toBe('fits');
  });
});

describe('what may be seen', () => {
  it('allocations do not occur in a resolution', () => {
    const { resolution } = spring('P: A wes - hes; P: IP 1 han S A wes - hes');
    expect(JSON.stringify(resolution)).not.toContain('IP ');
    expect(resolution.orders.filter(({ power }) => power === 'INDEPENDENT').map(({ order }) => order)).toContain(
      'A han S A wes - hes',
    );
  });

  it("a hold by tie, by nobody's points and by H read alike", () => {
    const told = (text: string) => {
      const { orders } = spring(`P: A wes - rhi; ${text}`).resolution;
      return orders.filter(({ power }) => power === 'INDEPENDENT');
    };
    const nobody = told('');
    expect(told('P: IP 1 han H')).toEqual(nobody);
    expect(told('P: IP 1 han S A hes; A: IP 1 han H')).toEqual(nobody);
    expect(told('P: IP 1 wur H; P: IP 1 bad H; A: IP 1 pap H')).toEqual(nobody);
    expect(nobody.map(({ order }) => order)).toEqual([
      ...['A bad H', 'A bav H', 'A han H', 'A hes H', 'A mec H', 'A pap H', 'A sax H', 'A sch H', 'A swi H', 'A thu H'],
      'A wur H',
    ]);
    expect(nobody.every(({ reasons }) => reasons.length === 0)).toBe(true);
  });

  it('orders that are carried out stand by state, not by who paid first or lost', () => {
    const told = (text: string) =>
      spring(text)
        .resolution.orders.filter(({ power }) => power === 'INDEPENDENT')
        .map(({ order }) => order);
    const one = told('P: A wes - hes; A: A tyr H; P: IP 1 han S A wes - hes; P: IP 1 bav S A tyr');
    expect(one.slice(0, 3)).toEqual(['A bad H', 'A bav S A tyr', 'A han S A wes - hes']);
    expect(told('P: A wes - hes; A: A tyr H; P: IP 1 bav S A tyr; A: IP 1 han S A wes - hes')).toEqual(one);
    expect(told('P: A wes - hes; A: A tyr H; P: IP 3 han S A wes - hes; I: IP 2 han H; I: IP 1 bav S A tyr')).toEqual(
      one,
    );
  });

  it('a move, whoever writes it, is held back', () => {
    const outcome = spring('INDEPENDENT: A han - hes');
    expect(outcome.of('A han - hes')).toBe('held');
    expect(outcome.units).toContain('INDEPENDENT A han');
  });

  it('a replay takes the orders that were carried out as given', () => {
    const outcome = spring('P: A wes - hes; INDEPENDENT: A han S A wes - hes');
    expect(outcome.of('A wes - hes')).toBe('succeeds');
  });
});

describe('4 adjustments and victory', () => {
  it('the start: three powers with five armies in five centers each', () => {
    const shares = board.powers.map(({ name, home, units }) => [name, home.length, units.length]);
    expect(shares).toEqual(['PRUSSIA', 'ITALY', 'AUSTRIA'].map((name) => [name, 5, 5]));
  });

  it('a: two builds, and no fleets', () => {
    const centers = { PRUSSIA: [...start.centers['PRUSSIA']!, 'hes', 'han'] };
    const units = 'P A pru; P A pos; P A sil; P A hes; P A han';
    const winter = play(ID, 'P: build A wes; P: build A bra', { phase: phaseCode('W1865A'), centers, units });
    expect(winter.units).toHaveLength(7);
    expect(play(ID, 'P: build F wes', { phase: phaseCode('W1865A'), centers, units }).of('build F wes')).toBe('void');
  });

  const centers = board.provinces.filter(({ center }) => center === true).map(({ id }) => id);
  const thirteen = { PRUSSIA: centers.filter((id) => id !== 'hes').slice(0, 13) };

  it('b: the 14th center counts after fall only; c: 13 do not win', () => {
    expect(play(ID, 'P: A wes - hes', { phase: phaseCode('S1870M'), centers: thirteen }).resolution.winner).toBeNull();
    expect(play(ID, 'P: A wes - hes', { phase: phaseCode('F1870M'), centers: thirteen }).resolution).toMatchObject({
      winner: 'PRUSSIA',
      next: null,
    });
    expect(play(ID, 'P: A wes - rhi', { phase: phaseCode('F1870M'), centers: thirteen }).resolution.winner).toBeNull();
  });

  it('d: a state that nobody entered after its army was dislodged is unowned', () => {
    const { resolution } = play(ID, 'P: A hes - wes', { phase: phaseCode('F1865M'), centers: start.centers });
    expect(Object.values(resolution.centers).flat()).not.toContain('hes');
  });
});

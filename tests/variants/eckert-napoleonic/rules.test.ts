/** Eckert's Napoleonic: the worked examples of its dossier (2.1 to 2.6 and 3). */
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../../engine/adjudicate/adjudicate.ts';
import { nextPosition, startingPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import { validatePosition } from '../../../engine/adjudicate/read-position.ts';
import type { Dislodged, OrdersByPower, Position } from '../../../engine/board/position.ts';
import type { ByPower } from '../../../engine/vocabulary.ts';
import { explanationOf } from '../../../templates/locales/explained.ts';
import { boardOf } from '../../boards.ts';
import { allTold } from '../../told.ts';
import { cameOf, type Extra, examples, play } from '../play.ts';

const ID = 'eckert-napoleonic';
const board = boardOf(ID);

function after(order: string, text: string, extra: Extra = {}): string {
  return play(ID, text, extra).of(order);
}

describe('2.1 the map', () => {
  it.each([
    ['T: A egy - lib', 'A egy - lib', 'succeeds'],
    ['T: A lib - tun', 'A lib - tun', 'succeeds'],
    ['I: F ion - lib', 'F ion - lib', 'succeeds'],
    ['M: F tun - lib', 'F tun - lib', 'succeeds'],
    ['T: A egy - tun; T: F eas C A egy - tun; T: F ion C A egy - tun', 'A egy - tun', 'succeeds'],
    ['F: F gas - spa', 'F gas - spa', 'void'],
    ['F: F gas - ibe', 'F gas - ibe', 'succeeds'],
    ['F: F ibe - mao', 'F ibe - mao', 'succeeds'],
    ['F: F ibe - por', 'F ibe - por', 'succeeds'],
    ['F: A ibe - spa', 'A ibe - spa', 'succeeds'],
    ['F: F ibe - spa', 'F ibe - spa', 'void'],
    ['E: F mao - spa', 'F mao - spa', 'succeeds'],
    ['F: A mar - ibe', 'A mar - ibe', 'void no-convoy'],
    ['E: F bar - mur', 'F bar - mur', 'succeeds'],
    ['E: F bar - stp', 'F bar - stp', 'void'],
    ['S: F nwy - stp', 'F nwy - stp', 'void'],
    ['S: A nwy - stp', 'A nwy - stp', 'succeeds'],
    ['S: A mur - nwy', 'A mur - nwy', 'void no-convoy'],
    ['R: F mur - fin', 'F mur - fin', 'void'],
    ['R: F stp - bot', 'F stp - bot', 'succeeds'],
    ['R: A sev - sib', 'A sev - sib', 'succeeds'],
    ['R: A sib - mur', 'A sib - mur', 'succeeds'],
    ['R: A mur - stp', 'A mur - stp', 'succeeds'],
    ['R: A sib - ukr', 'A sib - ukr', 'void'],
    ['T: F aeg - bul', 'F aeg - bul', 'void'],
    ['T: F gre - bul', 'F gre - bul', 'void'],
    ['T: F con - bul', 'F con - bul', 'succeeds'],
    ['T: F aeg - mac', 'F aeg - mac', 'succeeds'],
    ['T: F con - mac', 'F con - mac', 'succeeds'],
    ['T: A bul - mac', 'A bul - mac', 'succeeds'],
    ['T: F mac - bul', 'F mac - bul', 'void'],
    ['T: A mac - ser', 'A mac - ser', 'void'],
    ['T: A smy - mac; T: F aeg C A smy - mac', 'A smy - mac', 'succeeds'],
    ['E: F mao - spa/sc', 'F mao - spa/sc', 'succeeds'],
  ])('%s: %s %s', (text, order, expected) => {
    expect(after(order, text)).toBe(expected);
  });

  it.each(['spa/nc', 'stp/nc', 'bul/sc'])('%s is another province here, and no place of this map', (place) => {
    const position = { phase: 'S1801M', units: { ENGLAND: ['F mao'] }, orders: { ENGLAND: [`F mao - ${place}`] } };
    expect(allTold(validatePosition(board, position), board)).toEqual([
      { field: 'orders.ENGLAND[0]', message: `no place '${place}' on this map.` },
    ]);
  });
});

describe('2.2 adjustments after every season, and centers that give a unit after a turn', () => {
  /** The start, choices made by default. */
  const start = (() => {
    const before = startingPosition(board);
    return nextPosition(board, before, adjudicate(board, before, {}));
  })();
  const step = (position: Position, orders: OrdersByPower) => {
    const resolution = adjudicate(board, position, orders);
    return { resolution, position: nextPosition(board, position, resolution) };
  };
  const gain = { FRANCE: ['A ruh - mun'], PRUSSIA: ['A mun - tyr'] };

  it('a: a center just gained gives nothing; a lost one counts at once', () => {
    const { resolution } = step(start, gain);
    expect(resolution.next).toBe('S1801A');
    expect(resolution.adjustments).toMatchObject({ FRANCE: 0, PRUSSIA: -1 });
  });

  it('b: it gives a unit at the next adjustment', () => {
    const removed = step(step(start, gain).position, { PRUSSIA: ['remove F kie'] });
    expect(removed.position.phase).toBe('W1801M');
    const winter = step(removed.position, {});
    expect(winter.resolution).toMatchObject({ next: 'W1801A', adjustments: { FRANCE: 1, PRUSSIA: 0 } });
    expect(step(winter.position, { FRANCE: ['build A ruh'] }).position.units['FRANCE']).toContain('A ruh');
    // i: not built, it is due again.
    const later = step(step(winter.position, {}).position, {});
    expect(later.resolution).toMatchObject({ next: 'S1802A', adjustments: { FRANCE: 1 } });
  });

  it('c: a center taken back starts anew, home or not', () => {
    const lost = step(step(start, gain).position, { PRUSSIA: ['remove F kie'] }).position;
    const back = step(lost, { FRANCE: ['A mun - bur'], PRUSSIA: ['A tyr - mun'] });
    // Nothing is due at the next adjustment, yet Prussia has more centres than units: the phase is not played.
    expect(back.resolution.centers['PRUSSIA']).toEqual(['ber', 'kie', 'mun']);
    expect(back.resolution.adjustments).toMatchObject({ FRANCE: 0, PRUSSIA: 0 });
    expect(back.resolution.next).toBe('S1802M');
    const held = step(back.position, {});
    expect(held.resolution).toMatchObject({ next: 'S1802A', adjustments: { PRUSSIA: 1 } });
  });

  it.each([
    ['d: 4 mature and 1 new, 5 units: nothing', 5, 1, 5, 0],
    ['e: 5 mature, one unit lost: a build at once', 5, 0, 4, 1],
    ['h: 6 owned (5 mature), 7 units: a new center does keep a unit alive', 6, 1, 7, -1],
  ])('%s', (_, owned, young, units, due) => {
    const centers = ['ank', 'smy', 'con', 'gre', 'bul', 'egy'].slice(0, owned);
    const places = ['ukr', 'gal', 'boh', 'tyr', 'sil', 'pru', 'lvn'].slice(0, units);
    const { resolution } = play(ID, places.map((place) => `T: A ${place} H`).join('; '), {
      phase: 'W1805M',
      centers: { 'TURKISH EMPIRE': centers },
      ruleState: {
        'center-maturity': { 'TURKISH EMPIRE': Object.fromEntries(centers.slice(0, young).map((id) => [id, 0])) },
      },
    });
    expect(resolution.adjustments['TURKISH EMPIRE'] ?? 0).toBe(due);
  });

  it('f, g: gained, lost and gained again it is new; left empty it is still owned', () => {
    const held = step(step(start, gain).position, { PRUSSIA: ['remove F kie'] }).position;
    const left = step(held, { FRANCE: ['A mun - bur'] });
    expect(left.resolution).toMatchObject({ next: 'W1801A', adjustments: { FRANCE: 1 } });
    const lost = step(held, { FRANCE: ['A mun - ruh'], PRUSSIA: ['A tyr - mun'] });
    const again = step(lost.position, { FRANCE: ['A ruh - mun'], PRUSSIA: ['A mun - tyr'] });
    expect(again.resolution.ruleState).toEqual({ 'center-maturity': { FRANCE: { mun: 1 } } });
  });
});

describe('2.3 no retreat from centers', () => {
  it('a: a unit dislodged in a center leaves the board in the movement phase', () => {
    const outcome = play(ID, 'F: A ruh - mun; F: A bur S A ruh - mun; P: A mun H');
    expect(outcome.of('A mun H')).toBe('dislodged disbanded');
    expect(outcome.dislodged).toEqual([]);
    expect(outcome.resolution.next).not.toBe('S1801R');
    expect(
      explanationOf(boardOf('eckert-napoleonic'), outcome.resolution.orders.find(({ order }) => order === 'A mun H')!),
    ).toContain('leaves the board');
  });

  it('b: elsewhere it retreats as usual', () => {
    expect(play(ID, 'A: A vie - tyr; A: A tri S A vie - tyr; I: A tyr H').dislodged).toEqual([
      'A tyr: boh mun pie ven',
    ]);
  });

  it('c: both in one season', () => {
    const text =
      'F: A ruh - mun; F: A bur S A ruh - mun; P: A mun H; A: A vie - tyr; A: A tri S A vie - tyr; I: A tyr H';
    expect(play(ID, text).dislodged).toEqual(['A tyr: boh pie ven']);
  });

  it('d: a sea is no center', () => {
    const outcome = play(ID, 'I: F tys - ion; I: F apu S F tys - ion; T: F ion H');
    expect(outcome.dislodged).toEqual(['F ion: adr aeg alb eas gre lib nap tun']);
  });

  it('e: a unit may retreat into a vacant center, and owns it at the coming adjustment', () => {
    const dislodged: ByPower<readonly Dislodged[]> = {
      'ITALIAN CONFEDERATION': [{ unit: 'A tyr', from: 'vie', retreats: ['boh', 'mun'] }],
    };
    const { resolution } = play(ID, 'I: A tyr - mun', {
      phase: 'S1801R',
      dislodged,
      centers: { PRUSSIA: ['mun', 'ber'] },
    });
    expect(resolution.centers).toEqual({ PRUSSIA: ['ber'], 'ITALIAN CONFEDERATION': ['mun'] });
  });
});

describe('2.4 Turkish pieces count nine tenths in attack', () => {
  it.each(
    examples(`
      T1  T: A bul - mac
        A bul - mac: succeeds
      T2  T: A bul - rum; R: A rum H
        A bul - rum: bounce
      T3  T: A bul - rum; T: F bla S A bul - rum; R: A rum H
        A bul - rum: succeeds; A rum H: dislodged disbanded
      T4  T: A bul - rum; T: F bla S A bul - rum; R: A rum H; R: A sev S A rum
        A bul - rum: bounce
      T5  T: A bul - ser; T: A gre S A bul - ser; T: A rum S A bul - ser; A: A ser H; A: A bud S A ser
        A bul - ser: succeeds; A ser H: dislodged disbanded
      T6  T: A bul - rum; A: A ser S A bul - rum; R: A rum H
        A bul - rum: succeeds
      T7  A: A bud - rum; T: A bul S A bud - rum; R: A rum H
        A bud - rum: succeeds
      T8  T: A gre - mac; A: A bul - mac
        A bul - mac: succeeds; A gre - mac: bounce
      T9  T: A gre - mac; T: A bul - mac
        A gre - mac: bounce; A bul - mac: bounce
      T10  A: A bud - rum; A: A ser S A bud - rum; R: A ukr - rum; T: A bul S A ukr - rum
        A bud - rum: succeeds; A ukr - rum: bounce
      T11  A: A bud - rum; T: A bul S A bud - rum; T: F sev - rum; R: A ukr S F sev - rum
        A bud - rum: bounce; F sev - rum: bounce
      T12  T: A bul - rum; R: A rum - bul
        A bul - rum: bounce head-to-head; A rum - bul: bounce head-to-head
      T13  T: A bul - rum; T: F bla S A bul - rum; R: A rum - bul
        A bul - rum: succeeds; A rum - bul: bounce dislodged head-to-head disbanded
      T14  T: A bul - rum; T: F bla S A bul - rum; R: A rum - bul; A: A ser S A rum - bul
        A rum - bul: succeeds; A bul - rum: bounce dislodged head-to-head disbanded
      T15  T: A bul - rum; R: F bla S A bul - rum; A: A rum - bul; A: A ser S A rum - bul
        A bul - rum: bounce head-to-head; A rum - bul: bounce head-to-head
      T16  A: A bud - rum; A: A ser S A bud - rum; R: A rum H; T: A bul - ser
        A bul - ser: bounce; A ser S A bud - rum: cut; A bud - rum: bounce
      T17  A: A bud - rum; A: A gal S A bud - rum; F: F sev - rum; F: A ukr S F sev - rum; R: A rum H
        A bud - rum: bounce beleaguered; F sev - rum: bounce beleaguered; A rum H: succeeds
      T18  A: A bud - rum; A: A ser S A bud - rum; T: A bul - rum; T: F bla S A bul - rum; R: A rum H
        A bud - rum: succeeds; A rum H: dislodged disbanded
      T19  T: F sev - rum; T: A ukr S F sev - rum; T: A bul - rum; T: F bla S A bul - rum; R: A rum H
        F sev - rum: bounce beleaguered; A bul - rum: bounce beleaguered; A rum H: succeeds
      T20  T: A bul - rum; T: F bla S A bul - rum; A: A bud - rum; T: A ser S A bud - rum; R: A rum H
        A bud - rum: succeeds; A bul - rum: bounce
      T21  T: A bul - rum; R: A rum H; A: A ser - bul
        A bul - rum: bounce; A ser - bul: bounce
      T22  T: A bul - rum; R: A rum H; A: A ser - bul; A: A gre S A ser - bul
        A ser - bul: succeeds; A bul - rum: bounce dislodged disbanded
      T23  T: A bul H; T: A con S A bul; A: A ser - bul; A: A rum S A ser - bul
        A ser - bul: bounce
      T24  R: A rum H; T: A bul S A rum; A: A bud - rum; A: A ser S A bud - rum
        A bud - rum: bounce
      T25  T: A bul - con; T: A con H; A: A mac S A bul - con
        A bul - con: bounce self-dislodgement
      T26  T: A bul - rum; R: A rum - ukr
        A bul - rum: succeeds; A rum - ukr: succeeds
      T27  T: A gre - ser; A: A bud - ser; A: A ser - tri
        A bud - ser: succeeds; A gre - ser: bounce
      T28  T: A bul - mac; T: A mac - gre; T: A gre - bul
        A bul - mac: succeeds; A mac - gre: succeeds; A gre - bul: succeeds
      T29  T: A gre - nap; T: F ion C A gre - nap; I: F tys - ion
        A gre - nap: succeeds; F tys - ion: bounce
      T30  T: A gre - nap; T: F ion C A gre - nap; I: F tys - ion; I: F apu S F tys - ion
        F tys - ion: succeeds; A gre - nap: disrupted`),
  )('%s: %s', (_, text, results) => {
    expect(cameOf(play(ID, text), results)).toBe(results);
  });

  it('T11: the place stays contested', () => {
    expect(
      play(ID, 'A: A bud - rum; T: A bul S A bud - rum; T: F sev - rum; R: A ukr S F sev - rum').resolution.contested,
    ).toEqual(['rum']);
  });

  it('explanations give the tenths', () => {
    const { orders } = play(ID, 'T: A bul - rum; T: F bla S A bul - rum; R: A rum H').resolution;
    expect(explanationOf(boardOf(ID), orders.find(({ order }) => order === 'A bul - rum')!)).toBe(
      "A Bulgaria moves to Rumania: attack 1.8 (with F Black Sea) against 1.0 (A Rumania held) (Eckert's Napoleonic Diplomacy, clause 7).",
    );
  });
});

describe('2.5 eight players: standing neutrals', () => {
  const neutral = { units: 'NEUTRAL F tun; NEUTRAL A spa; NEUTRAL F por' };

  it('stand only in a game without the Moorish League', () => {
    expect(startingPosition(board).units['NEUTRAL']).toBeUndefined();
    const eight = startingPosition(board, { absent: ['MOORISH LEAGUE'] });
    expect(eight.units['NEUTRAL']).toEqual(['F tun', 'A spa', 'F por']);
    expect(eight.centers['MOORISH LEAGUE']).toBeUndefined();
  });

  it.each(
    examples(`
      a  I: F tys - tun
        F tys - tun: bounce; F tun H: succeeds
      b  I: F tys - tun; I: F wes S F tys - tun
        F tys - tun: succeeds; F tun H: dislodged disbanded
      c  T: F ion - tun; T: A lib S F ion - tun
        F ion - tun: succeeds
      d  F: F mao - por; F: A ibe S F mao - por
        F mao - por: bounce; F por S A spa: cut
      e  F: F mao - por; F: A ibe S F mao - por; F: A gas - spa
        F mao - por: succeeds; A gas - spa: bounce; A spa S F por: cut
      f  F: A mar - spa; F: A gas S A mar - spa; E: F mao - por
        A mar - spa: succeeds; F mao - por: bounce`),
  )('%s: %s', (_, text, results) => {
    expect(cameOf(play(ID, text, neutral), results)).toBe(results);
  });

  it('g: one that is left alone holds, and supports no player', () => {
    const outcome = play(ID, 'E: F wes - spa; E: F lyo S F wes - spa', {
      units: 'NEUTRAL F tun; NEUTRAL A spa; F F por',
    });
    expect(outcome.of('A spa H')).toBe('dislodged disbanded');
    expect(outcome.of('F wes - spa')).toBe('succeeds');
  });

  it("own nothing; a center they leave becomes a player's like any other", () => {
    const { resolution } = play(ID, 'I: F tys - tun; I: F wes S F tys - tun', neutral);
    expect(resolution.centers).toEqual({ 'ITALIAN CONFEDERATION': ['tun'] });
  });
});

describe('2.6 victory', () => {
  const centers = board.provinces.filter(({ center }) => center === true).map(({ id }) => id);

  it('a: 19 of 36, owned after the retreats of any season, mature or not', () => {
    const owned = { FRANCE: centers.filter((id) => id !== 'mun').slice(0, 18) };
    expect(play(ID, 'F: A ruh - mun', { phase: 'W1805M', centers: owned }).resolution).toMatchObject({
      winner: 'FRANCE',
      next: null,
    });
    expect(play(ID, 'F: A bur H', { phase: 'S1805M', centers: owned }).resolution.winner).toBeNull();
  });

  it('b: counted after the retreats', () => {
    const dislodged: ByPower<readonly Dislodged[]> = { PRUSSIA: [{ unit: 'A tyr', from: 'vie', retreats: ['mun'] }] };
    const held = { FRANCE: [...centers.filter((id) => id !== 'mun').slice(0, 18), 'mun'] };
    const resolution = play(ID, 'P: A tyr - mun', { phase: 'W1805R', centers: held, dislodged }).resolution;
    expect(resolution.winner).toBeNull();
    expect(resolution.centers['FRANCE']).toHaveLength(18);
  });
});

describe('3 starting choices', () => {
  const start = startingPosition(board);
  const choose = (text: string) => play(ID, text, { phase: 'W1800A', centers: start.centers });
  const unitsOf = (text: string, power: string) =>
    choose(text)
      .units.filter((unit) => unit.startsWith(power))
      .map((unit) => unit.slice(power.length + 1));

  it('the game begins in W1800A, with the chosen places empty, and goes on with S1801M', () => {
    expect(start.phase).toBe('W1800A');
    expect(start.units['FRANCE']).toEqual(['F bre', 'A par', 'A bel', 'A ruh']);
    expect(start.units['ENGLAND']).toEqual([]);
    expect(adjudicate(board, start, {}).next).toBe('S1801M');
  });

  it.each([
    ['a', '', 'FRANCE', ['A mar']],
    ['b', 'F: build F mar', 'FRANCE', ['F mar']],
    ['c', 'E: build F hol; E: build A lon', 'ENGLAND', ['A lon', 'F edi', 'F hol', 'F lvp']],
    ['d', 'E: build F lvp', 'ENGLAND', ['A edi', 'A hol', 'F lon', 'F lvp']],
    ['e', 'E: build F edi; E: build F lvp', 'ENGLAND', ['A hol', 'A lon', 'F edi', 'F lvp']],
    ['f', 'E: build A edi; E: build A lon', 'ENGLAND', ['A edi', 'A hol', 'F lon', 'F lvp']],
    ['h', 'E: build F edi; E: build F lon; E: build F lvp', 'ENGLAND', ['A hol', 'A lvp', 'F edi', 'F lon']],
    ['i', 'F: build F par', 'FRANCE', ['A mar']],
  ])('%s: %s', (_, text, power, units) => {
    expect(unitsOf(text, power).sort()).toEqual(units);
  });

  it('f, h, i, j: what cannot be chosen is refused', () => {
    expect(choose('E: build A edi; E: build A lon').of('build A lon')).toBe('not-eligible');
    expect(choose('E: build F edi; E: build F lon; E: build F lvp').of('build F lvp')).toBe('not-eligible');
    expect(choose('F: build F par').of('build F par')).toBe('not-eligible');
    expect(choose('R: build F stp').of('build F stp')).toBe('not-eligible');
    expect(choose('F: waive').of('waive')).toBe('not-eligible');
  });
});

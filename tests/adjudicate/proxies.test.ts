import { describe, expect, it } from 'vitest';
import { adjudicate } from '../../engine/adjudicate/adjudicate.ts';
import type { Position } from '../../engine/board/position.ts';
import { phaseCode } from '../../engine/vocabulary.ts';
import { standard as board } from '../boards.ts';

const position: Position = {
  variant: 'standard',
  phase: phaseCode('S1901M'),
  units: { FRANCE: ['A mar'], ITALY: ['A ven', 'A rom'], AUSTRIA: ['A tri'] },
  centers: {},
};

describe('proxies (judge-language A8)', () => {
  it('a unit given to another power carries out that power’s order', () => {
    for (const holder of ['FRANCE', 'AUSTRIA']) {
      const { orders, units } = adjudicate(board, position, {
        ITALY: [`A ven P ${holder}`],
        [holder]: ['A ven - apu'],
      });
      expect(units['ITALY']).toContain('A apu');
      expect(orders.find(({ order }) => order === 'A ven - apu')).toMatchObject({ power: holder, result: 'succeeds' });
    }
  });

  it('a proxy that is not used leaves the unit without an order', () => {
    const { orders, units } = adjudicate(board, position, { ITALY: ['A ven P FRANCE'], FRANCE: ['A mar H'] });
    expect(units['ITALY']).toContain('A ven');
    expect(
      orders.filter(({ order }) => order.startsWith('A ven')).map(({ order, reasons }) => [order, reasons]),
    ).toEqual([
      ['A ven P FRANCE', ['void']],
      ['A ven H', ['no-order']],
    ]);
  });

  it('nobody orders a unit whose proxy another power holds, or nobody', () => {
    for (const given of [['A ven P FRANCE'], ['A ven H']]) {
      const { units } = adjudicate(board, position, { ITALY: given, AUSTRIA: ['A ven - apu'] });
      expect(units['ITALY']).toContain('A ven');
    }
  });

  it('a proxy is not passed on', () => {
    const { units } = adjudicate(board, position, {
      ITALY: ['A ven P FRANCE'],
      FRANCE: ['A ven P AUSTRIA'],
      AUSTRIA: ['A ven - apu'],
    });
    expect(units['ITALY']).toContain('A ven');
  });
});

/** Consolidation 1865 by mail: points are taken back in whatever words people have for it. */
import { describe, expect, it } from 'vitest';
import { openTable } from '../table.ts';

const PEOPLE = { pru: 'prussia', aus: 'austria', ita: 'italy' };

describe('points on a state', () => {
  it('are taken back as a bid: all of them, or those on one state', async () => {
    const game = await openTable('consolidation-1865', PEOPLE, ['set manual process']);
    const filed = await game.ask('pru', 'IP 2 Han H\nIP 1 Sax H');
    expect(filed.flat).toContain('IP 2 Han H');
    const one = await game.ask('pru', 'withdraw my bid for Hanover');
    expect(one.flat).not.toContain('RESIGN');
    expect(one.flat).toContain('IP 1 Sax H');
    expect(one.flat).not.toContain('IP 2 Han H');
    expect((await game.ask('pru', 'Withdraw bid.')).flat).not.toContain('IP 1 Sax H');
    // Nobody is told who has put points on anything, the GM included.
    expect((await game.ask('gm', 'LIST war')).flat).not.toContain('Bids are');
  });

  it('where nothing is bid for there is nothing to take back, and nobody resigns', async () => {
    const game = await openTable('standard', { fra: '' });
    const { flat } = await game.ask('fra', 'withdraw bid');
    expect(flat).toContain('There is no bid in this game');
    expect(flat).not.toContain('RESIGN');
  });
});

describe('an order for a state without points', () => {
  it('is refused with the line that gives it points, which is taken as it stands', async () => {
    const game = await openTable('consolidation-1865', PEOPLE, ['set manual process']);
    for (const order of ['A HAN S WES - HES', 'A Sax H']) {
      const { flat } = await game.ask('pru', order);
      expect(flat).toContain('is not yours: nobody gives it orders; it follows influence points (HELP IP).');
      const [, line = ''] = /Try: (IP 1 \S+ (?:H|S A \S+ - \S+))/.exec(flat) ?? [];
      expect(line).not.toBe('');
      expect((await game.ask('pru', line)).flat.split(' given: ')[1]).toContain(line);
    }
    // Half a point is refused as what it is, and taken for no question.
    expect((await game.ask('pru', 'IP 1.5 Sax H')).flat).toMatch(/line 1 IP 1\.5 Sax H.*not '1\.5'/);
    // An independent army does not move, with points or without.
    expect((await game.ask('pru', 'A Sax - Boh')).flat).not.toContain('Try: IP');
  });
});

/** Orders in records are read by the reader of mails and positions; phases that others play or leave out are no other board. */

import { describe, expect, it } from 'vitest';
import { formatResearchLine } from '../../../engine/archive/research/research-lines.ts';
import { formatArchive } from '../../../engine/archive/seal.ts';
import { verifyArchive } from '../../../engine/archive/verify.ts';
import type { Resolution } from '../../../engine/board/position.ts';
import { resolveText } from '../../../infra/tools/adjudication/resolve.ts';
import { standard } from '../../boards.ts';
import { realGame, verifier } from '../games.ts';
import { importing } from '../importing.ts';

const MOVES = {
  variant: 'standard',
  phase: 'S1902M',
  units: { ENGLAND: ['A yor', 'F nth'], FRANCE: ['A par'], RUSSIA: ['F stp/sc'] },
  centers: { ENGLAND: ['lon', 'edi'], FRANCE: ['par'], RUSSIA: ['stp'] },
};
const BUILDS = {
  ...MOVES,
  phase: 'W1901A',
  centers: { TURKEY: ['ank', 'con'], RUSSIA: ['stp'] },
  units: { RUSSIA: MOVES.units.RUSSIA },
};

describe('what is adjudicated is imported', () => {
  it.each([
    [MOVES, 'ENGLAND', 'A yor - nwy via convoy', 'A yor - nwy VIA'],
    [MOVES, 'ENGLAND', 'A YOR - NWY VIA', 'A yor - nwy VIA'],
    [MOVES, 'ENGLAND', 'Fleet North Sea convoys Yorkshire to Norway', 'F nth C A yor - nwy'],
    [MOVES, 'FRANCE', 'A Paris-Burgundy', 'A par - bur'],
    [MOVES, 'RUSSIA', 'F stp(sc) - bot', 'F stp/sc - bot'],
    [BUILDS, 'TURKEY', 'B A ank', 'build A ank'],
    [BUILDS, 'TURKEY', 'Build an army in Ankara', 'build A ank'],
    [BUILDS, 'TURKEY', 'waive', 'waive'],
  ])('%#: %s', async (position, power, written, order) => {
    // As the name of a game makes a record of a position, it is none of its faults.
    const record = JSON.stringify({ game: 'trip', ...position, orders: { [power]: [written] } });
    const resolved = resolveText(record, 'adjudicate');
    if ('faults' in resolved) throw new Error(resolved.faults.join());
    const { games, told } = await importing(record);
    expect(told).toEqual([]);
    expect(games[0]!.phases[0]!.orders).toEqual({ [power]: [order] });
    const came = ({ orders }: Resolution) => orders.map((each) => [each.order.toLowerCase(), each.result]);
    expect(came(games[0]!.phases[0]!.resolution)).toEqual(came(resolved.answer.told as Resolution));
  });

  it('what is no order is left out with its words, and its phase stays', async () => {
    const orders = {
      ...{ ENGLAND: ['A yor gallops', 'F nth H', 'F nth - nwy'], NARNIA: ['A par H'] },
      FRANCE: ['A par - bur words of mine'],
    };
    const { games, told } = await importing(JSON.stringify({ game: 'trip', ...MOVES, orders }));
    expect(games[0]!.phases[0]).toMatchObject({
      orders: { ENGLAND: ['F nth H'] },
      told: {
        notes: [
          { power: 'ENGLAND', order: null, notes: ['A yor gallops'] },
          { power: 'ENGLAND', order: null, notes: ['F nth - nwy'] },
          { power: 'FRANCE', order: null, notes: ['A par - bur words of mine'] },
        ],
      },
    });
    expect(told.join('\n')).toMatch(/'A yor gallops' cannot be read[\s\S]*'F nth - nwy' is a second[\s\S]*'NARNIA'/);
  });
});

describe('a phase in which nobody can do anything', () => {
  // Others play retreats for units that have nowhere to go, and leave builds out that nobody has a place for.
  it.each([
    ['d2244', 'retreats without a retreat, which are added'],
    ['d2709', 'builds without a place, which are left out'],
  ])('is no other board: %s, %s', async (name) => {
    const game = realGame(name);
    const line = JSON.parse(formatResearchLine(game, standard));
    const plain = line.phases.map(
      ({ added: _, skipped: __, written: ___, ...phase }: Record<string, unknown>) => phase,
    );
    const { games, told } = await importing(JSON.stringify({ ...line, phases: plain }));
    expect(told).toEqual([]);
    expect(games[0]!.phases.filter(({ asRecorded }) => asRecorded)).toEqual([]);
    expect(games[0]!.phases.map(({ phase }) => phase)).not.toEqual(game.phases.map(({ phase }) => phase));
    expect(verifyArchive(formatArchive(games[0]!), verifier).checks.filter(({ result }) => result === 'wrong')).toEqual(
      [],
    );
  });
});

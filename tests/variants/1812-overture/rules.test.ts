/** 1812 Overture: the rules of its dossier (R1 to R11), each worked example. */

import { describe, expect, it } from 'vitest';
import { checkOrder } from '../../../engine/adjudicate/legality/check-order.ts';
import { startingPosition } from '../../../engine/adjudicate/phases/next-position.ts';
import type { Position } from '../../../engine/board/position.ts';
import { parseOrder } from '../../../engine/orders/notation.ts';
import { mostPlayers, partiesOf } from '../../../engine/rules/seat-rules.ts';
import { winnerAmong } from '../../../engine/rules/victory.ts';
import { type ByPower, type Power, phaseCode, powersIn } from '../../../engine/vocabulary.ts';
import { explanationOf } from '../../../templates/locales/explained.ts';
import { boardOf } from '../../boards.ts';
import { type Extra, play } from '../play.ts';

const ID = '1812-overture';
const board = boardOf(ID);

function after(order: string, text: string, extra: Extra = {}): string {
  return play(ID, text, extra).of(order);
}

describe('R1 canals', () => {
  it.each([
    ['B: F eri - mic', 'F eri - mic', 'succeeds'],
    ['B: F mic - lmi', 'F mic - lmi', 'succeeds'],
    ['B: F eri - hur', 'F eri - hur', 'void'],
    ['B: A nia - mon; B: F tor C A nia - mon', 'F tor C A nia - mon', 'void'],
    ['B: A nia - mon; B: F ont C A nia - mon', 'A nia - mon', 'succeeds'],
    ['B: F nfl - mon', 'F nfl - mon', 'succeeds'],
    ['B: F mon - ont', 'F mon - ont', 'succeeds'],
    ['B: F nfl - ont', 'F nfl - ont', 'void'],
    ['B: F gdz - cop', 'F gdz - cop', 'succeeds'],
    ['B: F cop - nth', 'F cop - nth', 'succeeds'],
    ['B: F gdz - nth', 'F gdz - nth', 'void'],
    ['B: F mek - nth', 'F mek - nth', 'void'],
    ['B: F ams - gdz', 'F ams - gdz', 'void'],
  ])('%s: %s %s', (text, order, expected) => {
    expect(after(order, text)).toBe(expected);
  });
});

describe('R2 hybrids', () => {
  it.each([
    ['W: A flo - bah', 'A flo - bah', 'succeeds'],
    ['W: A bah - hav', 'A bah - hav', 'succeeds'],
    ['W: A flo - hav', 'A flo - hav', 'void no-convoy'],
    ['W: A flo - hav; W: F bah C A flo - hav', 'A flo - hav', 'succeeds'],
    ['B: A edi - dub; F: F eng - dub', 'A edi - dub', 'bounce'],
    ['B: A edi - dub; F: F eng - dub', 'F eng - dub', 'bounce'],
  ])('%s: %s %s', (text, order, expected) => {
    expect(after(order, text)).toBe(expected);
  });
});

describe('R3 across Cad-Mad only armies act', () => {
  it.each([
    ['W: A cad - mad', 'A cad - mad', 'succeeds'],
    ['W: F cad - mad', 'F cad - mad', 'void'],
    ['W: F cad - mad/nc', 'F cad - mad/nc', 'void'],
    ['W: F cad - mad/ec', 'F cad - mad/ec', 'void'],
    ['W: A por - mad; W: F cad S A por - mad', 'F cad S A por - mad', 'void'],
    ['W: A por - mad; W: A cad S A por - mad; F: A mad H', 'A por - mad', 'succeeds'],
    ['W: A mor - mad; W: F cad C A mor - mad', 'F cad C A mor - mad', 'void'],
    ['W: A mor - mad; W: F wes C A mor - mad', 'A mor - mad', 'succeeds'],
    ['W: A mor - mad; W: F cad C A mor - mad; W: F poc C A mor - mad', 'A mor - mad', 'succeeds'],
    ['W: A mor - por; W: F cad C A mor - por', 'A mor - por', 'succeeds'],
  ])('%s: %s %s', (text, order, expected) => {
    expect(after(order, text)).toBe(expected);
  });
});

describe('R4 split coasts', () => {
  it.each([
    ['W: F poc - mad/ec', 'F poc - mad/ec', 'void'],
    ['W: F mad/nc - brc', 'F mad/nc - brc', 'void'],
    ['W: F mad/ec - brc', 'F mad/ec - brc', 'succeeds'],
    ['B: F edi - ysh', 'F edi - ysh', 'void'],
    ['B: F edi - ysh/wc', 'F edi - ysh/wc', 'succeeds'],
    ['B: F edi - ysh/ec', 'F edi - ysh/ec', 'succeeds'],
    ['B: F edi - ysh/wc; B: F nth S F edi - ysh/wc; F: A ysh H', 'F edi - ysh/wc', 'succeeds'],
    ['B: F ysh/wc - lon', 'F ysh/wc - lon', 'void'],
    ['B: F rup/nc - sup', 'F rup/nc - sup', 'void'],
  ])('%s: %s %s', (text, order, expected) => {
    expect(after(order, text)).toBe(expected);
  });

  it('a missing coast is filled in when only one can be reached', () => {
    expect(play(ID, 'W: F poc - mad').units).toEqual(['NEW SPAIN F mad/nc']);
    expect(play(ID, 'C: F hud - rup').units).toEqual(['CANADA F rup/nc']);
  });
});

describe('R5 Sicily is part of Naples', () => {
  it.each([
    ['F: F wes - nap', 'F wes - nap', 'succeeds'],
    ['F: F tys - ion', 'F tys - ion', 'succeeds'],
    ['F: A naf - nap; F: F wes C A naf - nap', 'A naf - nap', 'succeeds'],
    ['F: F tys - naf', 'F tys - naf', 'void'],
  ])('%s: %s %s', (text, order, expected) => {
    expect(after(order, text)).toBe(expected);
  });
});

describe('R6 convoys between the continents', () => {
  const spain = {
    centers: { 'NEW SPAIN': ['mex', 'hav', 'cad'], BRITAIN: ['lon', 'edi', 'dub'], CANADA: ['hfx', 'mon'] },
  };
  const carry = (army: string, ...fleets: readonly string[]) =>
    [`${army[0]}: ${army.slice(2)}`, ...fleets.map((fleet) => `${army[0]}: F ${fleet} C ${army.slice(2)}`)].join('; ');

  it.each([
    ['W A yuc - cad', ['crb', 'eqc', 'cac'], 'succeeds', spain],
    ['W A yuc - por', ['crb', 'eqc', 'cac', 'poc'], 'succeeds', spain],
    ['W A yuc - aqu', ['crb', 'eqc', 'cac', 'poc'], 'void', spain],
    ['W A yuc - cad', ['crb', 'eqc', 'cac'], 'void', { centers: { 'NEW SPAIN': ['mex', 'hav'], BRITAIN: ['cad'] } }],
    ['C A hfx - edi', ['gus', 'nad'], 'void', spain],
    ['C A hfx - dub', ['gus', 'nad'], 'succeeds', { centers: { CANADA: ['hfx', 'dub'] } }],
    ['C A hfx - wal', ['gus', 'nad', 'eng'], 'succeeds', { centers: { CANADA: ['hfx', 'dub'] } }],
    ['C A hfx - lon', ['gus', 'nad', 'eng'], 'void', { centers: { CANADA: ['hfx', 'dub'] } }],
    ['B A lon - hfx', ['eng', 'nad', 'gus'], 'void', spain],
    ['B A edi - bst', ['nad', 'gus'], 'succeeds', { centers: { BRITAIN: ['edi', 'mai'] } }],
    ['B A hfx - lon', ['gus', 'nad', 'eng'], 'succeeds', spain],
    ['C A edi - hfx', ['nad', 'gus'], 'succeeds', { centers: { BRITAIN: ['hfx'] } }],
    ['B A hfx - bst', ['gus'], 'succeeds', spain],
    ['B A edi - ice', ['nad'], 'succeeds', spain],
    ['U A stp - nfl', ['bar', 'arc', 'nad'], 'void', { centers: { RUSSIA: ['stp', 'smo', 'mos'] } }],
    ['U A stp - nfl', ['bar', 'arc', 'nad'], 'succeeds', { centers: { RUSSIA: ['stp', 'hfx'] } }],
    ['S A nyc - por', ['gus', 'nad', 'poc'], 'void', { centers: { SHAWNEE: ['nyc', 'cad', 'mad'] } }],
  ] as const)('%s by %s: %s', (army, fleets, expected, extra) => {
    expect(after(army.slice(2), carry(army, ...fleets), extra)).toBe(expected);
  });

  it('by mail the order is refused', () => {
    const position: Position = {
      variant: ID,
      phase: phaseCode('S1812M'),
      units: { CANADA: ['A hfx', 'F gus', 'F nad'] },
      centers: spain.centers,
    };
    const checked = checkOrder(board, position, 'CANADA', parseOrder('A hfx - edi', 'M')!);
    expect(checked).toMatchObject({ verdict: 'refused', refusal: { reason: 'convoy-forbidden', to: 'edi' } });
  });

  it('a refused army holds, may be supported to hold, and convoy orders for it match nothing', () => {
    const text = `${carry('B A lon - hfx', 'eng', 'nad', 'gus')}; B: F wal S A lon; F: A ysh - lon; F: F nth S A ysh - lon`;
    const outcome = play(ID, text, spain);
    expect(outcome.of('F wal S A lon')).toBe('succeeds');
    expect(outcome.of('A ysh - lon')).toBe('bounce');
    expect(outcome.of('F nad C A lon - hfx')).toBe('void');
    expect(
      explanationOf(boardOf('1812-overture'), outcome.resolution.orders.find(({ order }) => order === 'A lon - hfx')!),
    ).toContain('only to a center that their own power, Britain, owns there, or to a place next to one');
  });
});

describe('R7 builds', () => {
  const winter = (centers: Position['centers'], units: Position['units'] = {}): Position => ({
    variant: ID,
    phase: phaseCode('W1811A'),
    units,
    centers,
  });

  it.each<[power: Power, centers: readonly string[], build: string, said: string]>([
    ['AUSTRIA', ['vie', 'bud', 'ven'], 'build F ven', 'ok'],
    ['AUSTRIA', ['vie', 'bud', 'ven'], 'build F vie', 'no-fleets-there'],
    ['FRANCE', ['par', 'brc', 'ams'], 'build A ven', 'not-owned'],
    ['RHINE CONFEDERATION', ['fra', 'dre', 'war', 'kon'], 'build A war', 'ok'],
    ['RHINE CONFEDERATION', ['fra', 'dre', 'war', 'kon'], 'build F kon', 'ok'],
    ['RHINE CONFEDERATION', ['fra', 'dre', 'ams'], 'build A ams', 'not-a-site'],
    ['CHEROKEE', ['cng', 'ust', 'nol'], 'build A nol', 'ok'],
    ['CHEROKEE', ['cng', 'ust', 'nol'], 'build F nol', 'type-not-built'],
    ['SHAWNEE', ['tip', 'wap', 'mex'], 'build A mex', 'ok'],
    ['REPUBLICAN PARTY', ['phi', 'nyc'], 'build A nyc', 'ok'],
    ['FRANCE', ['par', 'mon'], 'build F mon', 'ok'],
    ['BRITAIN', ['lon', 'mon'], 'build A mon', 'not-a-site'],
    ['BRITAIN', ['lon', 'tor'], 'build F tor', 'ok'],
    ['NEW SPAIN', ['mex', 'mad'], 'build F mad/nc', 'ok'],
    ['NEW SPAIN', ['mex', 'mad'], 'build F mad', 'which-coast'],
    ['NEW SPAIN', ['mex', 'tex'], 'build A tex', 'not-a-site'],
    ['RUSSIA', ['smo', 'stk'], 'build F stk', 'ok'],
    ['DENMARK-NORWAY', ['cop', 'stk'], 'build F stk', 'ok'],
  ])('%s, owning %s: %s: %s', (power, centers, build, said) => {
    const position = winter({ [power]: centers });
    const checked = checkOrder(board, position, power, parseOrder(build, 'A')!);
    expect(checked.verdict === 'ok' ? 'ok' : checked.refusal.reason).toBe(said);
  });

  it('a refused build is not made', () => {
    const built = (text: string, centers: Position['centers'], units = '') =>
      play(ID, text, { phase: phaseCode('W1811A'), centers, units }).units;
    expect(built('T: build F vie; T: build F ven', { AUSTRIA: ['vie', 'bud', 'ven'] })).toEqual(['AUSTRIA F ven']);
    expect(built('S: build A tip', { SHAWNEE: ['tip', 'wap'] }, 'S: A tip')).toEqual(['SHAWNEE A tip']);
    expect(built('K: build F nol; K: build A nol', { CHEROKEE: ['cng', 'ust', 'nol'] })).toEqual(['CHEROKEE A nol']);
  });
});

describe('R8 build cap', () => {
  it('a power builds at most two units a winter, and again two the winter after', () => {
    const centers = { FRANCE: ['par', 'brc', 'ams', 'war', 'ven', 'nap', 'kon'] };
    const first = play(ID, 'F: build A par; F: build A brc; F: build A ams', {
      phase: phaseCode('W1811A'),
      centers,
      units: 'F: F poc; F: A lor; F: A fra',
    });
    expect(first.units.filter((unit) => unit.startsWith('FRANCE'))).toHaveLength(5);
    expect(first.of('build A ams')).toBe('too-many-builds');
    const again = play(ID, 'F: build A ams; F: build A war; F: build F ven', {
      phase: phaseCode('W1812A'),
      centers,
      units: 'F: F poc; F: A lor; F: A fra; F: A pro; F: A aqu',
    });
    expect(again.units.filter((unit) => unit.startsWith('FRANCE'))).toHaveLength(7);
    expect(again.of('build F ven')).toBe('too-many-builds');
  });
});

describe('R9 Russia short', () => {
  it('starts with three centers and two units, and may build one in Moscow', () => {
    const start = startingPosition(board);
    expect(start.units['RUSSIA']).toEqual(['A smo', 'A stp']);
    const winter = play(ID, 'U: build A mos; U: build A smo', {
      phase: phaseCode('W1811A'),
      centers: { RUSSIA: start.centers['RUSSIA']! },
      units: 'U: A smo; U: A stp',
    });
    expect(winter.units).toEqual(['RUSSIA A mos', 'RUSSIA A smo', 'RUSSIA A stp']);
  });
});

describe("R10 one player's two powers", () => {
  it('six players have two powers each: three fixed pairs, and one of each pool for the others', () => {
    expect(mostPlayers(board)).toBe(6);
    const drawn = [
      ['AUSTRIA', 'SHAWNEE'],
      ['DENMARK-NORWAY', 'NEW SPAIN'],
      ['RUSSIA', 'CHEROKEE'],
    ] as const;
    const parties = partiesOf(board, { seats: drawn });
    expect(parties.map(({ powers }) => powers.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(board.variant.rules.seats?.drawn?.pools.map((pool) => pool.toSorted())).toEqual([
      drawn.map(([power]) => power).toSorted(),
      drawn.map(([, power]) => power).toSorted(),
    ]);
  });

  it('take centers from each other', () => {
    const { resolution } = play(ID, 'F: A ams - fra', {
      phase: phaseCode('F1811M'),
      centers: { FRANCE: ['ams'], 'RHINE CONFEDERATION': ['fra'] },
    });
    expect(resolution.centers).toEqual({ FRANCE: ['ams', 'fra'] });
  });

  it("dislodge each other: the ban is each power's", () => {
    const outcome = play(ID, 'F: A ams - fra; F: A lor S A ams - fra; I: A fra H');
    expect(outcome.of('A ams - fra')).toBe('succeeds');
    expect(outcome.dislodged).toHaveLength(1);
  });
});

describe('R11 victory', () => {
  const europe = board.provinces
    .filter(({ center, theatre }) => center === true && theatre === 'EU')
    .map(({ id }) => id);
  const america = board.provinces
    .filter(({ center, theatre }) => center === true && theatre === 'NA')
    .map(({ id }) => id);

  it('has 23 centers in Europe and 22 in North America', () => {
    expect([europe.length, america.length]).toEqual([23, 22]);
  });

  it.each<[what: string, shares: ByPower<readonly [number, number]>, winner: unknown]>([
    ['X 19 (12 EU, 7 NA), Y 18 (11 NA, 7 EU): X alone', { FRANCE: [12, 7], BRITAIN: [7, 11] }, 'FRENCH EMPIRE'],
    [
      'X 19 (12 EU, 7 NA), Y 18 (14 NA, 4 EU): both',
      { FRANCE: [12, 7], BRITAIN: [4, 14] },
      ['FRENCH EMPIRE', 'BRITISH EMPIRE'],
    ],
    ['X 18 (11 EU, 7 NA): nobody yet', { FRANCE: [11, 7] }, null],
    ['17 are not enough', { FRANCE: [12, 5] }, null],
  ])('%s', (_, shares, winner) => {
    const from = (all: readonly string[], theatre: 0 | 1, power: Power) => {
      const before = Object.entries(shares).findIndex(([name]) => name === power);
      const start = Object.values(shares)
        .slice(0, before)
        .reduce((sum, share) => sum + share[theatre]!, 0);
      return all.slice(start, start + shares[power]![theatre]!);
    };
    const centers = Object.fromEntries(
      powersIn(shares).map((power) => [power, [...from(europe, 0, power), ...from(america, 1, power)]]),
    );
    expect(winnerAmong(board, centers, undefined)).toEqual(winner);
  });

  it("adds up both powers of a player; a drawn pair's powers count alone until it is known who they are", () => {
    const centers = { AUSTRIA: europe.slice(0, 12), CHEROKEE: america.slice(0, 6) };
    expect(winnerAmong(board, centers, undefined)).toBeNull();
    expect(winnerAmong(board, centers, { seats: [['AUSTRIA', 'CHEROKEE']] })).toBe('AUSTRIA AND CHEROKEE');
    expect(
      winnerAmong(
        board,
        { FRANCE: europe.slice(0, 6), 'RHINE CONFEDERATION': [...europe.slice(6, 12), ...america.slice(0, 6)] },
        undefined,
      ),
    ).toBe('FRENCH EMPIRE');
  });

  it('is counted after the fall retreats, when ownership has changed', () => {
    const centers = { FRANCE: [...europe.filter((id) => id !== 'war').slice(0, 11), ...america.slice(0, 6)] };
    const spring = play(ID, 'F: A lod - war', { phase: phaseCode('S1812M'), centers });
    expect(spring.resolution).toMatchObject({ winner: null, next: 'F1812M' });
    const fall = play(ID, 'F: A lod - war', { phase: phaseCode('F1812M'), centers });
    expect(fall.resolution).toMatchObject({ winner: 'FRENCH EMPIRE', next: null });
  });
});

import { describe, expect, it } from 'vitest';
import type { Place, UnitType, Variant } from '../../engine/board/variant.ts';
import { provinceOf } from '../../engine/vocabulary.ts';
import { loadVariant } from '../../lambdas/adapters/variants/variants.ts';

const variantOf = (id: string): Variant => loadVariant(id)!.variant;

/** Where a unit at a place can go, sorted; in one season where there are seasonal borders. */
function reach(id: string, unit: UnitType, from: Place, season = 'S'): string {
  const { board } = loadVariant(id)!;
  const { list, start } = board.bordersIn(season)[unit === 'A' ? 'army' : 'fleet'];
  const l = board.locationNumber.get(from)!;
  return [...list.slice(start[l], start[l + 1])]
    .map((to) => board.locations[to]!)
    .sort()
    .join(' ');
}

const touch = (id: string, unit: UnitType, a: Place, b: Place, season = 'S') =>
  reach(id, unit, a, season).split(' ').includes(b);

describe('1812 Overture', () => {
  const id = '1812-overture';
  const centersIn = (theatre: string) =>
    variantOf(id).provinces.filter((province) => province.center && province.theatre === theatre).length;

  it('fact 6: 23 centers in Europe, 22 in North America; 16 are neutral', () => {
    expect([centersIn('EU'), centersIn('NA')]).toEqual([23, 22]);
    const owned = new Set(variantOf(id).powers.flatMap(({ home }) => home));
    const neutral = variantOf(id).provinces.filter((province) => province.center && !owned.has(province.id));
    expect(neutral.map((province) => province.id).join(' ')).toBe(
      'ken kon mad mai mwk nap nol oza rup sav stk tex tor ven war wlc',
    );
  });

  it('fact 5: Portugal and Florida are no centers', () => {
    const plain = variantOf(id).provinces.filter(({ id, center }) => ['por', 'flo'].includes(id) && !center);
    expect(plain).toHaveLength(2);
  });

  it('fact 14: every power builds where the table of eligibility says', () => {
    const { powers, provinces, rules } = variantOf(id);
    const { shared = [], also = {}, theatres = {} } = rules['build-sites']!;
    const rows = powers.map(({ name, aliases, home }) => {
      const beyond = [...(also[name] ?? []), ...(theatres[name] ?? []).map((theatre) => `all ${theatre}`)];
      const types = rules['build-types']?.powers?.[name] ?? ['A', 'F'];
      return `${aliases![0]}: ${[...home].sort().join(' ')} | ${[...beyond].sort().join(' ')} | ${types.join('')}`;
    });
    expect(shared).toEqual(['ven', 'nap', 'kon', 'nol']);
    expect(rows).toEqual([
      'FR: ams brc par | mon war | AF',
      'RH: dre fra | war | AF',
      'RE: btm chl phi | bst nyc sav | AF',
      'FE: bst nyc | btm chl phi sav | AF',
      'BR: dub edi lon | tor | AF',
      'CA: hfx mon | tor | AF',
      'AU: bud vie |  | AF',
      'DN: chr cop | stk | AF',
      'RU: mos smo stp | stk | AF',
      'NS: cad hav mex | mad | AF',
      'CH: cng ust | all NA | A',
      'SH: tip wap | all NA | A',
    ]);
    const inland = (place: string) => provinces.find((province) => province.id === place)!.type === 'land';
    for (const name of ['AUSTRIA', 'RHINE CONFEDERATION'] as const) {
      const own = [...powers.find((power) => power.name === name)!.home, ...(also[name] ?? [])];
      expect(own.every(inland), `${name} builds fleets in the shared harbours only (fact 12)`).toBe(true);
    }
  });

  it('fact 16: Europe and North America touch only through water', () => {
    const theatre = new Map(variantOf(id).provinces.map((province) => [province.id, province.theatre]));
    const { army, fleet } = variantOf(id).adjacency;
    const across = [...army, ...fleet].filter(([a, b]) => {
      const [here, there] = [theatre.get(provinceOf(a)), theatre.get(provinceOf(b))];
      return here !== undefined && there !== undefined && here !== there;
    });
    expect(across).toEqual([]);
  });

  it('facts 21-23: split coasts, hybrids, and canals that join waters which do not touch', () => {
    const split = variantOf(id).provinces.flatMap(({ id, coasts }) => (coasts ? [`${id} ${coasts.join(' ')}`] : []));
    expect(split.sort()).toEqual(['mad nc ec', 'rup nc sc', 'stp nc sc', 'ysh ec wc']);
    const hybrids = variantOf(id).provinces.filter(({ type }) => type === 'hybrid');
    expect(hybrids.map((province) => province.id).join(' ')).toBe('bah cad dub his nfl');
    for (const [canal, a, b] of [
      ['stk', 'gdz', 'ska'],
      ['cop', 'gdz', 'nth'],
      ['mon', 'nfl', 'ont'],
      ['tor', 'hur', 'ont'],
      ['mwk', 'lmi', 'sup'],
      ['mic', 'eri', 'lmi'],
      ['adi', 'eri', 'ont'],
      ['nia', 'eri', 'ont'],
    ] as const) {
      expect([touch(id, 'F', canal, a), touch(id, 'F', canal, b), touch(id, 'F', a, b)], canal).toEqual([
        true,
        true,
        false,
      ]);
    }
  });

  it('facts 24-26: Cadiz to Madrid is inland, no lake touches another, Sicily is part of Naples', () => {
    expect(touch(id, 'A', 'cad', 'mad')).toBe(true);
    expect(reach(id, 'F', 'cad')).toBe('cac gra mor poc por wes');
    const lakes = ['eri', 'hur', 'lmi', 'ont', 'sup'];
    expect(lakes.flatMap((lake) => reach(id, 'F', lake).split(' ')).filter((to) => lakes.includes(to))).toEqual([]);
    expect(reach(id, 'F', 'nap')).toBe('adr ion laz tys ven wes');
    expect([touch(id, 'F', 'tys', 'ion'), touch(id, 'F', 'tys', 'naf')]).toEqual([true, false]);
  });
});

describe('1776 II', () => {
  const id = '1776-ii';

  it('fact 7: the three waterways are ways for fleets, province by province', () => {
    expect(reach(id, 'F', 'mon')).toBe('kin que');
    expect(reach(id, 'F', 'kin').split(' ')).toEqual(expect.arrayContaining(['lon', 'mon', 'tor/ec']));
    expect(reach(id, 'F', 'det')).toBe('gre ler lhu tor/sc tor/wc');
    expect(reach(id, 'F', 'hrv')).toBe('alb nyo');
    expect(reach(id, 'F', 'alb')).toBe('hrv');
  });

  it('fact 8: the land bridge is the only way by land to Long Island', () => {
    expect(reach(id, 'A', 'loi')).toBe('nyo');
    expect(touch(id, 'F', 'lis', 'nyb')).toBe(true);
  });

  it('fact 10: Acadia, the Iroquois Nation and Toronto have several coasts', () => {
    const split = variantOf(id).provinces.flatMap(({ id, coasts }) => (coasts ? [`${id} ${coasts.join(' ')}`] : []));
    expect(split).toEqual(['aca nc sc', 'iro nc wc', 'tor ec sc wc']);
  });

  it('fact 11: Lake Ontario, Lake Erie and Lake Huron do not touch', () => {
    expect([touch(id, 'F', 'lon', 'ler'), touch(id, 'F', 'ler', 'lhu'), touch(id, 'F', 'lon', 'lhu')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe("Eckert's Napoleonic", () => {
  const id = 'eckert-napoleonic';

  it('facts 5-9: the new provinces touch what the rules list, and nothing else', () => {
    const both = (place: string) =>
      [...new Set([...reach(id, 'A', place).split(' '), ...reach(id, 'F', place).split(' ')])]
        .filter(Boolean)
        .sort()
        .join(' ');
    expect(both('lib')).toBe('eas egy ion tun');
    expect(both('egy')).toBe('eas lib syr');
    expect(both('ibe')).toBe('gas mao por spa');
    expect(both('mur')).toBe('bar fin sib stp');
    expect(both('sib')).toBe('mos mur sev stp');
    expect(both('mac')).toBe('aeg bul con gre');
  });

  it('facts 6, 7, 9: Spain, St Petersburg and Bulgaria keep one coast each', () => {
    expect(reach(id, 'F', 'spa')).toBe('lyo mao mar por wes');
    expect(reach(id, 'F', 'stp')).toBe('bot fin lvn');
    expect(reach(id, 'F', 'bul')).toBe('bla con rum');
    expect(variantOf(id).provinces.some(({ coasts }) => coasts !== undefined)).toBe(false);
  });

  it('is the standard map otherwise: no army border is lost, and no fleet border but those of the cut coasts', () => {
    const pairs = (list: readonly (readonly [string, string])[]) =>
      new Set(list.map(([a, b]) => [provinceOf(a), provinceOf(b)].sort().join('-')));
    const lost = (of: 'army' | 'fleet') => {
      const here = pairs(variantOf(id).adjacency[of]);
      return [...pairs(variantOf('standard').adjacency[of])].filter((pair) => !here.has(pair));
    };
    expect(lost('army')).toEqual([]);
    expect(lost('fleet')).toEqual(['aeg-bul', 'bar-stp', 'bul-gre', 'gas-spa', 'nwy-stp']);
  });

  it('2.1 p: the standard spellings of the kept coasts are read, those of the cut coasts refused with a hint', () => {
    expect(variantOf(id).placeAliases).toEqual({ 'spa/sc': 'spa', 'stp/sc': 'stp', 'bul/ec': 'bul' });
    expect(variantOf(id).placeHints).toEqual({ 'spa/nc': 'ibe', 'stp/nc': 'mur', 'bul/sc': 'mac' });
  });
});

describe('Octarine', () => {
  const id = 'octarine';

  it('fact 6: the Celestial Straits are open to fleets in Spring and to armies in Autumn', () => {
    const open = ['S', 'F'].map((season) => [
      touch(id, 'F', 'pel', 'wwo', season),
      touch(id, 'A', 'lig', 'ctk', season),
    ]);
    expect(open).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(touch(id, 'F', 'lig', 'ctk')).toBe(false);
  });

  it('fact 7: Djelibeybi is closed, and Ephebe does not touch Tsort', () => {
    expect(loadVariant(id)!.board.locationNumber.has('dje')).toBe(false);
    expect([touch(id, 'A', 'eph', 'tso'), touch(id, 'F', 'eph', 'tso')]).toEqual([false, false]);
  });

  it('fact 8: no fleet convoys from the four islands; fact 9: one in Ku does', () => {
    const { board } = loadVariant(id)!;
    const convoys = (place: string) => board.convoys[board.provinceNumber.get(place)!] === 1;
    expect(['bti', 'bro', 'lof', 'pur', 'kuu'].map(convoys)).toEqual([false, false, false, false, true]);
    expect(variantOf(id).provinces.find((province) => province.id === 'kuu')).toMatchObject({
      type: 'sea',
      center: true,
    });
  });

  it('facts 10, 11: Purdeighsland and Terror Incognita are joined for both, and keep the bights from the ocean', () => {
    expect([touch(id, 'A', 'pur', 'ter'), touch(id, 'F', 'pur', 'ter')]).toEqual([true, true]);
    expect([touch(id, 'F', 'tbb', 'rwo'), touch(id, 'F', 'hnl', 'rwo')]).toEqual([false, false]);
    expect(reach(id, 'F', 'ter').split(' ')).toEqual(expect.arrayContaining(['hnl', 'pur', 'rwo', 'tbb']));
  });

  it('3.6: Sum Dim and the Rehigreed Province have two coasts, named after the directions of the Disc', () => {
    expect(reach(id, 'F', 'sdi/tc')).toBe('hng tng wwo');
    expect(reach(id, 'F', 'sdi/wc')).toBe('bes pel rto tng');
    expect(reach(id, 'F', 'reh/rc')).toBe('bom gha oro sus');
    expect(reach(id, 'F', 'reh/hc')).toBe('bri gob oro');
  });

  it('3.8: only Muntab reaches Ushistan and Tezuma in the first Spring', () => {
    const able = variantOf(id).powers.flatMap(({ name, units }) =>
      units.flatMap((unit) => {
        const to = reach(id, unit[0] as UnitType, unit.slice(2))
          .split(' ')
          .map(provinceOf);
        return to.filter((place) => ['ush', 'tez'].includes(place)).map((place) => `${name} ${unit} ${place}`);
      }),
    );
    expect(able).toEqual(['MUNTAB A gha tez', 'MUNTAB A mun tez', 'MUNTAB A mun ush']);
  });
});

describe('Consolidation 1865', () => {
  it('facts 4, 5: the centers that are nobody’s home are those of the eleven states, each with an army', () => {
    const { provinces, powers, rules } = variantOf('consolidation-1865');
    const homes = powers.flatMap(({ home }) => home);
    const states = provinces.filter(({ id, center }) => center && !homes.includes(id)).map(({ id }) => `A ${id}`);
    expect(states).toHaveLength(11);
    expect(rules['neutral-units']?.units).toEqual(states);
  });

  it('2.2 o, 6 D6: Romagna does not touch the Papal States; Switzerland touches Venetia', () => {
    expect([touch('consolidation-1865', 'A', 'rom', 'pap'), touch('consolidation-1865', 'A', 'swi', 'ven')]).toEqual([
      false,
      true,
    ]);
  });
});

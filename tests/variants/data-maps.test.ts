/** What published rules and maps say of places, as far as no worked example shows it (`<variant>/rules.test.ts`). */
import { describe, expect, it } from 'vitest';
import type { Place, UnitType, Variant } from '../../engine/board/variant.ts';
import { provinceOf } from '../../engine/vocabulary.ts';
import { loadVariant } from '../../lambdas/adapters/variants/variants.ts';

const variantOf = (id: string): Variant => loadVariant(id)!.variant;

/** Where a unit at a place can go in the first season. */
function reach(id: string, unit: UnitType, from: Place): readonly string[] {
  const { board, variant } = loadVariant(id)!;
  const { list, start } = board.bordersIn(variant.calendar.start[0]!)[unit === 'A' ? 'army' : 'fleet'];
  const l = board.locationNumber.get(from)!;
  return [...list.slice(start[l], start[l + 1])].map((to) => board.locations[to]!).sort();
}

it.each(
  `1812-overture facts 24, 26: Cadiz to Madrid is inland, Sicily is part of Naples
   F cad  cac gra mor poc por wes
   F nap  adr ion laz tys ven wes
   1776-ii fact 7: the three waterways, province by province
   F mon  kin que
   F kin  lon mon syr tor/ec
   F det  gre ler lhu tor/sc tor/wc
   F hrv  alb nyo
   F alb  hrv
   eckert-napoleonic facts 5-9: the new provinces touch what the rules list, and three keep one coast each
   A lib  egy tun
   F lib  eas egy ion tun
   A egy  lib syr
   F egy  eas lib syr
   A ibe  gas por spa
   F ibe  gas mao por
   A mur  fin sib stp
   F mur  bar
   A sib  mos mur sev stp
   A mac  bul con gre
   F mac  aeg con gre
   F spa  lyo mao mar por wes
   F stp  bot fin lvn
   F bul  bla con rum
   octarine facts 10, 11, 3.6: Terror Incognita keeps the bights from the ocean; coasts have directions of the Disc
   F ter  hnl pur rwo tbb
   F sdi/tc  hng tng wwo
   F sdi/wc  bes pel rto tng
   F reh/rc  bom gha oro sus
   F reh/hc  bri gob oro
   consolidation-1865 2.2 o, 6 D6: Romagna does not touch the Papal States, Switzerland touches Venetia
   A rom  mar mil pie tus ven
   A swi  bad mil pie tyr ven`
    .split(/\n *(?=[a-z0-9]+-?[a-z0-9]* )/)
    .map((part) => part.split(/\n */)),
)('%s', (facts, ...rows) => {
  const id = facts!.split(' ')[0]!;
  const reached = rows.map((row) => {
    const [unit, place] = row!.split(' ') as [UnitType, Place];
    return `${unit} ${place}  ${reach(id, unit, place).join(' ')}`;
  });
  expect(reached).toEqual(rows);
});

it.each([
  [
    '1812-overture',
    'mad nc ec, rup nc sc, stp nc sc, ysh ec wc',
    'bah cad dub his nfl',
    ['eri', 'hur', 'lmi', 'ont', 'sup'],
  ],
  ['1776-ii', 'aca nc sc, iro nc wc, tor ec sc wc', '', ['ler', 'lhu', 'lon']],
  ['eckert-napoleonic', '', '', []],
] as const)('%s has no other split coasts and hybrids, and no lake touches another', (id, split, hybrids, lakes) => {
  const { provinces } = variantOf(id);
  const coasts = provinces.flatMap(({ id: at, coasts: own }) => (own ? [`${at} ${own.join(' ')}`] : []));
  expect(coasts.sort().join(', ')).toBe(split);
  expect(provinces.flatMap(({ id: at, type }) => (type === 'hybrid' ? at : [])).join(' ')).toBe(hybrids);
  const shores = lakes.flatMap((lake) => reach(id, 'F', lake));
  expect(shores.filter((to) => lakes.some((lake) => lake === to))).toEqual([]);
});

describe('1812 Overture', () => {
  const { powers, provinces, rules, adjacency } = variantOf('1812-overture');

  it('facts 5, 6: 16 centers are neutral, and Portugal and Florida are none', () => {
    const owned = new Set(powers.flatMap(({ home }) => home));
    const neutral = provinces.flatMap(({ id, center }) => (center && !owned.has(id) ? id : []));
    expect(neutral.join(' ')).toBe('ken kon mad mai mwk nap nol oza rup sav stk tex tor ven war wlc');
  });

  it('fact 14: every power builds where the table of eligibility says', () => {
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
    const inland = (place: string) => provinces.find(({ id }) => id === place)!.type === 'land';
    for (const name of ['AUSTRIA', 'RHINE CONFEDERATION'] as const) {
      const own = [...powers.find((power) => power.name === name)!.home, ...(also[name] ?? [])];
      expect(own.every(inland), `${name} builds fleets in the shared harbours only (fact 12)`).toBe(true);
    }
  });

  it('fact 16: Europe and North America touch only through water', () => {
    const theatre = new Map(provinces.map(({ id, theatre: where }) => [id, where]));
    const across = [...adjacency.army, ...adjacency.fleet].filter(([a, b]) => {
      const [here, there] = [theatre.get(provinceOf(a)), theatre.get(provinceOf(b))];
      return here !== undefined && there !== undefined && here !== there;
    });
    expect(across).toEqual([]);
  });

  it.each('stk gdz ska,cop gdz nth,mon nfl ont,tor hur ont,mwk lmi sup,mic eri lmi,adi eri ont,nia eri ont'.split(','))(
    'fact 23: a canal joins waters which do not touch: %s',
    (row) => {
      const [canal, a, b] = row.split(' ') as [Place, Place, Place];
      const to = reach('1812-overture', 'F', canal);
      expect([to.includes(a), to.includes(b), reach('1812-overture', 'F', a).includes(b)]).toEqual([true, true, false]);
    },
  );
});

describe("Eckert's Napoleonic", () => {
  const { adjacency, placeAliases, placeHints } = variantOf('eckert-napoleonic');

  it('is the standard map otherwise: no army border is lost, and no fleet border but those of the cut coasts', () => {
    const pairs = (list: readonly (readonly [string, string])[]) =>
      new Set(list.map(([a, b]) => [provinceOf(a), provinceOf(b)].sort().join('-')));
    const lost = (of: 'army' | 'fleet') => {
      const here = pairs(adjacency[of]);
      return [...pairs(variantOf('standard').adjacency[of])].filter((pair) => !here.has(pair));
    };
    expect(lost('army')).toEqual([]);
    expect(lost('fleet')).toEqual(['aeg-bul', 'bar-stp', 'bul-gre', 'gas-spa', 'nwy-stp']);
  });

  it('2.1 p: the standard spellings of the kept coasts are read, those of the cut coasts refused with a hint', () => {
    expect(placeAliases).toEqual({ 'spa/sc': 'spa', 'stp/sc': 'stp', 'bul/ec': 'bul' });
    expect(placeHints).toEqual({ 'spa/nc': 'ibe', 'stp/nc': 'mur', 'bul/sc': 'mac' });
  });
});

describe('Octarine', () => {
  const { powers, provinces } = variantOf('octarine');

  it('fact 8: no fleet convoys from the four islands; fact 9: one in Ku, a sea with a center, does', () => {
    const { board } = loadVariant('octarine')!;
    const convoys = (place: string) => board.convoys[board.provinceNumber.get(place)!] === 1;
    expect(['bti', 'bro', 'lof', 'pur', 'kuu'].map(convoys)).toEqual([false, false, false, false, true]);
    expect(provinces.find(({ id }) => id === 'kuu')).toMatchObject({ type: 'sea', center: true });
  });

  it('3.8: only Muntab reaches Ushistan and Tezuma in the first Spring', () => {
    const able = powers.flatMap(({ name, units }) =>
      units.flatMap((unit) =>
        reach('octarine', unit[0] as UnitType, unit.slice(2))
          .map(provinceOf)
          .filter((place) => ['ush', 'tez'].includes(place))
          .map((place) => `${name} ${unit} ${place}`),
      ),
    );
    expect(able).toEqual(['MUNTAB A gha tez', 'MUNTAB A mun tez', 'MUNTAB A mun ush']);
  });
});

it('1865, facts 4, 5: the centers that are nobody’s home are those of the eleven states, each with an army', () => {
  const { provinces, powers, rules } = variantOf('consolidation-1865');
  const homes = powers.flatMap(({ home }) => home);
  const states = provinces.filter(({ id, center }) => center && !homes.includes(id)).map(({ id }) => `A ${id}`);
  expect(states).toHaveLength(11);
  expect(rules['neutral-units']?.units).toEqual(states);
});

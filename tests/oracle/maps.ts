/** Small maps made up to be difficult: canals, several coasts, long convoys. */
import type { ProvinceData, Variant } from '../../engine/board/variant.ts';

type Pair = readonly [string, string];

/** Pairs from a list such as `a-b a-c/nc`. */
function pairs(text: string): readonly Pair[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('-') as unknown as Pair);
}

function madeUp(id: string, provinces: readonly ProvinceData[], army: string, fleet: string): Variant {
  return {
    id,
    name: id,
    designers: [],
    powers: (['NORTH', 'SOUTH', 'EAST', 'WEST'] as const).map((name) => ({
      name,
      display: name,
      adjective: name,
      letter: name[0]!,
      home: [],
      units: [],
    })),
    provinces,
    adjacency: { army: pairs(army), fleet: pairs(fleet) },
    calendar: { start: 'S1M', seasons: [{ letter: 'S', name: 'Spring', phases: ['M', 'R'] }] },
    victory: { centers: 1, of: 1 },
    rules: {},
  };
}

const sea = (id: string): ProvinceData => ({ id, name: `Sea ${id}`, type: 'sea' });
const coast = (id: string, coasts?: readonly string[]): ProvinceData => ({
  id,
  name: `Land ${id}`,
  type: 'coast',
  ...(coasts && { coasts }),
});
const hybrid = (id: string): ProvinceData => ({ id, name: `Isle ${id}`, type: 'hybrid' });

/** Two waters joined only by the canals `kan` and `kem`; land all around. */
export const CANALS = madeUp(
  'canals',
  [
    sea('wsa'),
    sea('wsb'),
    sea('esa'),
    sea('esb'),
    ...['kan', 'kem', 'nor', 'sud', 'wes', 'eas', 'ins'].map((id) => coast(id)),
  ],
  'nor-kan kan-kem kem-sud nor-wes wes-sud nor-eas eas-sud kan-wes kem-eas',
  `wsa-wsb esa-esb wsa-kan wsb-kan wsb-kem esa-kan esa-kem esb-kem wsa-wes wsb-wes esa-eas esb-eas wsa-nor esa-nor
   wsb-sud esb-sud wsa-ins wsb-ins wes-nor wes-sud eas-nor eas-sud nor-kan kem-sud kan-kem`,
);

/** Provinces with two and three coasts between three waters. */
export const COASTS = madeUp(
  'coasts',
  [
    sea('wat'),
    sea('mer'),
    sea('aqu'),
    coast('tri', ['nc', 'ec', 'sc']),
    coast('duo', ['nc', 'sc']),
    ...['pla', 'lan', 'ter'].map((id) => coast(id)),
  ],
  'tri-duo tri-pla tri-lan duo-lan duo-ter pla-ter lan-pla',
  `wat-mer mer-aqu wat-tri/nc mer-tri/ec aqu-tri/sc wat-duo/nc aqu-duo/sc tri/nc-duo/nc tri/sc-duo/sc wat-pla mer-pla
   mer-lan aqu-lan aqu-ter wat-ter tri/nc-pla tri/ec-pla tri/ec-lan tri/sc-lan duo/sc-ter duo/nc-ter`,
);

/** A row of waters with isles, so that armies are carried by many fleets, by one way or by two. */
export const STRAITS = madeUp(
  'straits',
  [
    ...['aaa', 'bbb', 'ccc', 'ddd', 'eee', 'fff'].map(sea),
    ...['one', 'two', 'thr', 'fou', 'fiv'].map((id) => coast(id)),
    hybrid('hyb'),
  ],
  'one-two fou-fiv two-hyb thr-hyb',
  `aaa-bbb bbb-ccc ccc-ddd ddd-eee aaa-fff fff-ddd one-aaa one-two two-aaa two-bbb thr-ccc thr-bbb fou-ddd fou-eee fou-fiv
   fiv-eee hyb-bbb hyb-two hyb-thr hyb-ccc hyb-fff fou-fff one-fff`,
);

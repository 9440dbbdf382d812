import { describe, expect, it } from 'vitest';
import { addTheatres, anything, provinceIn, type Slip, told } from './example.ts';

const SLIPS: readonly Slip[] = [
  [
    'two provinces of one id',
    (v) => {
      v.provinces.push({ ...v.provinces[0]!, name: 'Other' });
    },
    "variant.json: provinces: two provinces have the id 'ard'; every id must be unique",
  ],
  [
    'an alias that is the name of another place',
    (v) => {
      provinceIn(v, 'ash').aliases = ['belford'];
    },
    "variant.json: provinces[2].name (bel): 'Belford' already means Ashby (ash); keep it for one of the two",
  ],
  [
    'an alias of two places, accents and stops aside',
    (v) => {
      provinceIn(v, 'ash').aliases = ['st. áb'];
      provinceIn(v, 'bel').aliases = ['st ab'];
    },
    "variant.json: provinces[2].aliases (bel): 'st ab' already means Ashby (ash); keep it for one of the two",
  ],
  [
    'a place called like a word of orders',
    (v) => {
      provinceIn(v, 'ash').aliases = ['hold'];
    },
    "variant.json: provinces[1].aliases (ash): 'hold' is a word of orders; call the place otherwise",
  ],
  [
    'a center that nobody can enter',
    (v) => {
      v.provinces.push({ id: 'fel', name: 'Fells', type: 'impassable', center: true });
      v.victory.of = 10;
    },
    'variant.json: provinces[13] (fel): no unit can ever come here, so it cannot be a supply center; take "center" out',
  ],
  [
    'coasts in the hills',
    (v) => {
      provinceIn(v, 'ash').coasts = ['nc', 'sc'];
    },
    `variant.json: provinces[1] (ash): only a coast has named coasts, and this is 'land'; take "coasts" out`,
  ],
  [
    'a coast without a name',
    (v) => {
      provinceIn(v, 'spi').coasts = ['ec', 'wc', 'xc'];
      v.adjacency.fleet.push(['spi/xc', 'eas']);
    },
    "variant.json: provinces[11] (spi): the coast 'xc' has no name; add it to coastNames",
  ],
  [
    'a border to nowhere',
    (v) => {
      v.adjacency.army[3] = ['ard', 'fur'];
    },
    "variant.json: adjacency.army[3] (ard-fur): there is no province 'fur'; did you mean fir?",
  ],
  [
    'a border written in both directions',
    (v) => {
      v.adjacency.army.push(['ash', 'ard']);
    },
    'variant.json: adjacency.army[19] (ash-ard): this border is already in adjacency.army[0] (ard-ash); a border counts both ways and is written once',
  ],
  [
    'a province that borders itself',
    (v) => {
      v.adjacency.fleet.push(['spi/ec', 'spi/wc']);
    },
    'variant.json: adjacency.fleet[16] (spi/ec-spi/wc): a province does not border itself; take the pair out',
  ],
  [
    'an army border into a sea',
    (v) => {
      v.adjacency.army.push(['ard', 'nor']);
    },
    'variant.json: adjacency.army[19] (ard-nor): no army can be at sea in North Sound (nor); move the pair to fleet',
  ],
  [
    'a fleet border inland',
    (v) => {
      v.adjacency.fleet.push(['ard', 'ash']);
    },
    'variant.json: adjacency.fleet[16] (ard-ash): no fleet can be inland in Ashby (ash); move the pair to army',
  ],
  [
    'a fleet border without the coast',
    (v) => {
      v.adjacency.fleet[11] = ['eas', 'spi'];
    },
    'variant.json: adjacency.fleet[11] (eas-spi): The Spit has several coasts; say which: spi/ec or spi/wc',
  ],
  [
    'a fleet border to a coast that is not there',
    (v) => {
      v.adjacency.fleet[11] = ['eas', 'spi/nc'];
    },
    "variant.json: adjacency.fleet[11] (eas-spi/nc): The Spit has no coast 'spi/nc'; did you mean spi/ec or spi/wc?",
  ],
  [
    'an army border with a coast',
    (v) => {
      anything(v.adjacency)['seasonal'] = [{ type: 'A', pair: ['bra', 'spi/ec'], seasons: ['S'] }];
    },
    'variant.json: adjacency.seasonal[0] (bra-spi/ec): armies know no coasts; write spi',
  ],
  [
    'a border of an impassable place',
    (v) => {
      v.provinces.push({ id: 'fel', name: 'Fells', type: 'impassable' });
      v.adjacency.army.push(['ash', 'fel']);
    },
    'variant.json: adjacency.army[19] (ash-fel): Fells (fel) is impassable and borders nothing; take the pair out',
  ],
  [
    'a border open in a season that is not',
    (v) => {
      anything(v.adjacency)['seasonal'] = [{ type: 'A', pair: ['ash', 'cor'], seasons: ['U'] }];
    },
    'variant.json: adjacency.seasonal[0]: the calendar has no season U; write one of S, F, W',
  ],
  [
    'a coast that touches no sea',
    (v) => {
      v.adjacency.fleet = v.adjacency.fleet.filter(([, b]) => b !== 'ske');
      v.adjacency.army.push(['ard', 'ske']);
    },
    'variant.json: provinces[10] (ske): the coast ske touches no sea; add the fleet border, make it land, or list it in a waterway',
  ],
  [
    'a waterway through the hills',
    (v) => {
      v.waterways = [{ name: 'Burn', provinces: ['ash'] }];
    },
    "variant.json: waterways[0]: 'ash' is no coast that fleets can pass; take it out or correct it",
  ],
  [
    'a board in two parts',
    (v) => {
      v.adjacency.army = v.adjacency.army.filter((pair) => !pair.includes('moo'));
    },
    'variant.json: adjacency: no way leads from Ardmouth to moo; add the missing borders, or make what nobody may enter impassable',
  ],
  [
    'a theatre without a name',
    (v) => {
      provinceIn(v, 'ard').theatre = 'N';
    },
    'variant.json: provinces[0] (ard): the theatre N is not explained; add "theatres" with its full name',
  ],
  [
    'a province in no theatre',
    (v) => {
      addTheatres(v);
      delete provinceIn(v, 'ard').theatre;
    },
    'variant.json: provinces[0] (ard): it lies in no theatre; write one of N, S',
  ],
  [
    'a province in a theatre that is not',
    (v) => {
      addTheatres(v);
      provinceIn(v, 'ard').theatre = 'E';
    },
    'variant.json: provinces[0] (ard): there is no theatre E; add it to theatres or correct it',
  ],
  [
    'a spelling that is a place already',
    (v) => {
      v.placeAliases = { ard: 'ash' };
    },
    "variant.json: placeAliases: 'ard' is a place of this map; only other spellings belong here",
  ],
  [
    'a spelling that means nothing',
    (v) => {
      v.placeHints = { 'ard/nc': 'arr' };
    },
    "variant.json: placeHints: 'ard/nc' cannot mean 'arr': there is no such place; did you mean ard?",
  ],
  [
    'counts that the rules state otherwise',
    (v) => {
      v.counts = { land: 5 };
    },
    'variant.json: counts.land: the rules count 5, the data 4; find which is wrong',
  ],
];

describe("in a variant's map the check tells file, field and cure of", () => {
  it.each(SLIPS)('%s', (_, change, line) => {
    expect(told(change)).toContain(line);
  });
});

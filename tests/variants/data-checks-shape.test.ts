import { describe, expect, it } from 'vitest';
import { checkProvenance } from '../../infra/tools/variants/checks/check.ts';
import { formatFault, parseProvenance, parseVariant } from '../../infra/tools/variants/variant-schema.ts';
import { anything, type Slip, skerry, told } from './example.ts';

const SLIPS: readonly Slip[] = [
  [
    'a field that does not exist',
    (v) => {
      anything(v)['colour'] = 'red';
    },
    "variant.json: there is no field 'colour' here; take it out or correct its spelling",
  ],
  [
    'a field that is missing',
    (v) => {
      delete anything(v.powers[1]!)['letter'];
    },
    'variant.json: powers[1].letter (BRAE): missing; write one capital letter, such as "E", or a digit',
  ],
  [
    'a value of the wrong kind',
    (v) => {
      anything(v.victory)['centers'] = 'five';
    },
    'variant.json: victory.centers: "five" cannot be read; write the number of centers that wins',
  ],
  [
    'a province id that players cannot type',
    (v) => {
      v.provinces[0]!.id = 'Ard!';
    },
    'variant.json: provinces[0].id (Ard!): "Ard!" cannot be read; write a province id of two to six small letters or digits, such as "bud"',
  ],
  [
    'a unit that is no unit',
    (v) => {
      Object.assign(v.powers[0]!.units, ['fleet ard']);
    },
    'variant.json: powers[0].units[0] (ARDEN): "fleet ard" cannot be read; write a unit, such as "A bud" or "F stp/sc"',
  ],
  [
    'a border of three',
    (v) => {
      anything(v.adjacency)['army'] = [['ard', 'ash', 'cal']];
    },
    'variant.json: adjacency.army[0]: ["ard","ash","cal"] cannot be read; write a border, such as ["bud", "vie"]',
  ],
  [
    'a designer who is not named',
    (v) => {
      v.designers = [];
    },
    'variant.json: designers: nobody is named; write who designed the variant, such as ["Allan B. Calhamer"]',
  ],
  [
    'a rule that does not exist',
    (v) => {
      anything(v.rules)['build-anywhere'] = true;
    },
    "variant.json: rules: there is no field 'build-anywhere' here; take it out or correct its spelling",
  ],
  [
    'a rule with a parameter that cannot be',
    (v) => {
      anything(v.rules)['build-cap'] = { perPower: 0 };
    },
    'variant.json: rules.build-cap.perPower: 0 cannot be read; write builds for one power in one winter, at least 1',
  ],
];

it('finds nothing wrong in the example of the guide', () => {
  expect(told(() => {})).toEqual([]);
});

describe('in the shape of a variant the check tells file, field and cure of', () => {
  it.each(SLIPS)('%s', (_, change, line) => {
    expect(told(change)).toContain(line);
  });
});

describe('a file that is no JSON', () => {
  it('is told with line and column', () => {
    const text = '{\n  "id": "skerry",\n  "name" "Skerry"\n}\n';
    const { faults } = parseVariant(text, 'variant.json') as { faults: readonly { message: string }[] };
    expect(faults[0]?.message).toMatch(/^this is no JSON: line 3, column 10: /);
  });
});

describe('provenance.json', () => {
  const faultsOf = (provenance: object) => {
    const read = parseProvenance(JSON.stringify(provenance), 'provenance.json');
    if (read.faults !== undefined) return read.faults.map(formatFault);
    return [...checkProvenance(read.value, skerry())].map(({ message }) => message);
  };
  const sound = { default: { army: 'guessed' }, standings: { guessed: 'a guess', rules: 'in the rules' } };

  it('may list what is in the variant', () => {
    expect(faultsOf({ ...sound, army: { rules: ['ard-ash'] }, centers: { rules: ['ske'] } })).toEqual([]);
  });

  it('may not list a border or center that is not', () => {
    expect(faultsOf({ ...sound, army: { rules: ['ash-ard'] }, centers: { rules: ['fir'] } })).toEqual([
      "'fir' is not in variant.json; add it or correct the spelling",
      "'ash-ard' is not in variant.json; add it or correct the spelling",
    ]);
  });

  it('explains every standing and lists nothing twice', () => {
    expect(faultsOf({ ...sound, army: { hearsay: ['ard-ash'], rules: ['ard-ash'] } })).toEqual([
      "'hearsay' is not explained; add it to standings",
      "'ard-ash' is listed twice; leave it in one place",
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { VariantRules } from '../../engine/board/rules.ts';
import { addTheatres, type Slip, told } from './example.ts';

/** Rules that would be sound, so that a test breaks one thing only. */
const SOUND = {
  seats: { fixed: [{ name: 'HILLS', display: 'Hills', powers: ['ARDEN', 'BRAE'] }], drawn: { pools: [['CORRIE']] } },
  neutral: { name: 'NEUTRAL', display: 'Neutral', adjective: 'Neutral', units: ['A moo', 'A fir'] },
} satisfies { seats: VariantRules['seats']; neutral: VariantRules['neutral-units'] };

const SLIPS: readonly Slip[] = [
  [
    'a rule for a power that is not',
    (v) => {
      v.rules = { 'unit-strength': [{ powers: ['ARDAN'], roles: ['attack'], tenths: 9 }] };
    },
    'variant.json: rules.unit-strength: there is no power ARDAN; did you mean ARDEN?',
  ],
  [
    'a rule for a place that is not',
    (v) => {
      v.rules = { 'no-convoy-from': ['sko'] };
    },
    "variant.json: rules.no-convoy-from: there is no province 'sko'; did you mean ske?",
  ],
  [
    'a site that is no center',
    (v) => {
      v.rules = { 'build-sites': { shared: ['fir'] } };
    },
    "variant.json: rules.build-sites: 'fir' is no supply center, so nothing is built there; take it out",
  ],
  [
    'a rule for a theatre that is not',
    (v) => {
      v.rules = { 'build-sites': { theatres: { ARDEN: ['N'] } } };
    },
    'variant.json: rules: there is no theatre N; add it to theatres or correct it',
  ],
  [
    'a power that can never build',
    (v) => {
      v.rules = { 'build-types': { powers: { ARDEN: [] } } };
    },
    'variant.json: rules: ARDEN can never build; give it a home center, a site or a type that fits',
  ],
  [
    'more homes needed than there are',
    (v) => {
      v.rules = { 'build-sites': { homesNeeded: 3 } };
    },
    'variant.json: rules.build-sites: ARDEN has 2 home centers and needs 3 to build; lower homesNeeded',
  ],
  [
    'convoys from the hills',
    (v) => {
      v.rules = { 'convoy-from': ['ash'] };
    },
    "variant.json: rules.convoy-from: 'ash' is no coast; only a coast needs this rule for its fleets to convoy",
  ],
  [
    'no convoys where no fleet is',
    (v) => {
      v.rules = { 'no-convoy-from': ['ash'] };
    },
    "variant.json: rules.no-convoy-from: no fleet is ever in 'ash'; take it out",
  ],
  [
    'convoys both allowed and forbidden',
    (v) => {
      v.rules = { 'convoy-from': ['ske'], 'no-convoy-from': ['ske'] };
    },
    "variant.json: rules.no-convoy-from: 'ske' is in convoy-from too; leave it in one of them",
  ],
  [
    'theatres to convoy between that are not',
    (v) => {
      v.rules = { 'convoy-between-theatres': { landing: 'own-center' } };
    },
    'variant.json: rules.convoy-between-theatres: there are no theatres; add theatres, or take the rule out',
  ],
  [
    'a power without a theatre',
    (v) => {
      addTheatres(v);
      delete v.powers[1]!.theatre;
      v.rules = { 'convoy-between-theatres': { landing: 'own-center' } };
    },
    'variant.json: rules.convoy-between-theatres: BRAE has no theatre of its own; give it one',
  ],
  [
    'influence over nobody',
    (v) => {
      v.rules = { influence: { pointsPerCenter: 1, unitsPerPhase: 3, orders: ['hold'], sealed: 'forever' } };
    },
    'variant.json: rules.influence: there is nobody to influence; add the rule neutral-units',
  ],
  [
    'a neutral unit in a home center',
    (v) => {
      v.rules = { 'neutral-units': { ...SOUND.neutral, units: ['A ash'] } };
    },
    "variant.json: rules['neutral-units'].units: A ash: a unit of ARDEN stands there already; a province holds one unit",
  ],
  [
    'neutral units for a power that is never absent',
    (v) => {
      v.rules = { 'neutral-units': { ...SOUND.neutral, whenAbsent: 'ARDEN' } };
    },
    'variant.json: rules.neutral-units: ARDEN is never absent; name it in the rule optional-powers',
  ],
  [
    'a standing order to move',
    (v) => {
      v.rules = { 'neutral-units': { ...SOUND.neutral, orders: ['A moo - ash'] } };
    },
    `variant.json: rules.neutral-units: 'A moo - ash': a standing order is to hold or to support a hold; write it like "A spa S F por"`,
  ],
  [
    'a standing order of another unit',
    (v) => {
      v.rules = { 'neutral-units': { ...SOUND.neutral, orders: ['A ash H'] } };
    },
    "variant.json: rules.neutral-units: 'A ash H': A ash is none of the neutral units; correct it",
  ],
  [
    'a standing support out of reach',
    (v) => {
      v.rules = { 'neutral-units': { ...SOUND.neutral, orders: ['A moo S A fir'] } };
    },
    "variant.json: rules.neutral-units: 'A moo S A fir': moo does not touch fir; let it hold",
  ],
  [
    'a power in two seats',
    (v) => {
      v.players = { min: 2, max: 2 };
      v.rules = { seats: { ...SOUND.seats, drawn: { pools: [['BRAE']] } } };
    },
    'variant.json: rules.seats: BRAE is in two seats or pools; leave it in one',
  ],
  [
    'a power in no seat',
    (v) => {
      v.players = { min: 1, max: 1 };
      v.rules = { seats: { fixed: SOUND.seats.fixed } };
    },
    'variant.json: rules.seats: CORRIE is in no seat and no pool; add it',
  ],
  [
    'a seat that is called as a power is',
    (v) => {
      v.rules = { seats: { ...SOUND.seats, fixed: [{ ...SOUND.seats.fixed[0]!, aliases: ['corrie'] }] } };
    },
    "variant.json: rules.seats: the seat HILLS is called 'corrie' as a power is; call one of them otherwise",
  ],
  [
    'pools of different lengths',
    (v) => {
      v.players = { min: 2, max: 2 };
      v.rules = { seats: { fixed: [], drawn: { pools: [['ARDEN', 'BRAE'], ['CORRIE']] } } };
    },
    'variant.json: rules.seats: each drawn seat gets one power of each pool; make all pools equally long',
  ],
  [
    'players that are not the seats',
    (v) => {
      v.rules = { seats: SOUND.seats };
      v.players = { min: 3, max: 3 };
    },
    'variant.json: players.max: the rule seats makes 2 seats, so 2 people can play; write 2',
  ],
  [
    'a choice before another start',
    (v) => {
      v.rules = {
        'start-choices': { phase: 'W1698A', choices: [{ power: 'ARDEN', units: ['F ard'], numbers: 'free' }] },
      };
    },
    'variant.json: rules.start-choices.phase: W1698A does not come right before S1700M; correct it',
  ],
  [
    'a choice of a unit that does not start',
    (v) => {
      v.rules = {
        'start-choices': { phase: 'W1699A', choices: [{ power: 'ARDEN', units: ['A ard'], numbers: 'free' }] },
      };
    },
    'variant.json: rules.start-choices: A ard is no starting unit of ARDEN; write one of F ard, A ash',
  ],
  [
    'a choice where there is none',
    (v) => {
      v.rules = {
        'start-choices': { phase: 'W1699A', choices: [{ power: 'ARDEN', units: ['A ash'], numbers: 'free' }] },
      };
    },
    'variant.json: rules.start-choices: there is nothing to choose: F ash: a fleet cannot stand inland; write A ash',
  ],
  [
    'two choices of one unit',
    (v) => {
      v.rules = {
        'start-choices': {
          phase: 'W1699A',
          choices: [
            { power: 'ARDEN', units: ['F ard'], numbers: 'free' },
            { power: 'ARDEN', units: ['F ard'], numbers: 'kept' },
          ],
        },
      };
    },
    "variant.json: rules.start-choices: two choices speak of 'ard'; leave it in one",
  ],
];

describe("in a variant's rules the check tells file, field and cure of", () => {
  it.each(SLIPS)('%s', (_, change, line) => {
    expect(told(change)).toContain(line);
  });
});

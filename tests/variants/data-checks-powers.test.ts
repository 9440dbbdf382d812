import { describe, expect, it } from 'vitest';
import { addTheatres, anything, type Slip, told } from './example.ts';

const SLIPS: readonly Slip[] = [
  [
    'two powers of one letter',
    (v) => {
      v.powers[1]!.letter = 'A';
    },
    'variant.json: powers: two powers have the letter A; lists of powers in mails need one for each',
  ],
  [
    'two powers of one name',
    (v) => {
      v.powers[1]!.name = 'ARDEN';
    },
    "variant.json: powers[1] (ARDEN): 'ARDEN' already means ARDEN; keep it for one of them",
  ],
  [
    'a name that reads as letters of powers',
    (v) => {
      v.powers[2]!.aliases = ['BA'];
    },
    "variant.json: powers[2] (CORRIE): 'BA' can be read as B and A, letters of powers; choose other letters",
  ],
  [
    'a home that is no center',
    (v) => {
      v.powers[0]!.home.push('fir');
    },
    `variant.json: powers[0].home (ARDEN): 'fir' is no supply center; give the province "center": true or take it out`,
  ],
  [
    'a home of two powers',
    (v) => {
      v.powers[0]!.home.push('bel');
    },
    "variant.json: powers: 'bel' is home to two powers; leave it with one",
  ],
  [
    'a center owned by two powers',
    (v) => {
      v.powers[0]!.owns = ['ard', 'bra'];
    },
    "variant.json: powers: 'bra' is owned by two powers at the start; leave it with one",
  ],
  [
    'an army at sea',
    (v) => {
      v.powers[0]!.units[1] = 'A nor';
    },
    'variant.json: powers[0].units (ARDEN): A nor: an army cannot stand at sea; write F nor',
  ],
  [
    'a fleet inland',
    (v) => {
      v.powers[0]!.units[1] = 'F ash';
    },
    'variant.json: powers[0].units (ARDEN): F ash: a fleet cannot stand inland; write A ash',
  ],
  [
    'a fleet on no coast',
    (v) => {
      v.powers[0]!.units[0] = 'F spi';
    },
    'variant.json: powers[0].units (ARDEN): F spi: name the coast: F spi/ec or F spi/wc',
  ],
  [
    'an army on a coast',
    (v) => {
      v.powers[0]!.units[1] = 'A spi/ec';
    },
    'variant.json: powers[0].units (ARDEN): A spi/ec: an army stands on no coast; write A spi',
  ],
  [
    'a unit nowhere',
    (v) => {
      v.powers[0]!.units[1] = 'A asg';
    },
    "variant.json: powers[0].units (ARDEN): A asg: there is no province 'asg'; did you mean ash?",
  ],
  [
    'two units in one province',
    (v) => {
      v.powers[1]!.units[0] = 'A ash';
    },
    'variant.json: powers[1].units (BRAE): A ash: a unit of ARDEN stands there already; a province holds one unit',
  ],
  [
    'a unit that can never move',
    (v) => {
      v.powers[0]!.units.push('A ske');
    },
    'variant.json: powers[0].units (ARDEN): A ske can never move; add a border of ske for armies',
  ],
  [
    'a power in a theatre that is not',
    (v) => {
      addTheatres(v);
      v.powers[0]!.theatre = 'E';
    },
    'variant.json: powers[0] (ARDEN): there is no theatre E; add it to theatres',
  ],
  [
    'a power without anything',
    (v) => {
      v.powers[0]!.units = [];
      v.powers[0]!.owns = [];
    },
    'variant.json: powers[0] (ARDEN): it has neither units nor centers; give it a start',
  ],
  [
    'more players than powers',
    (v) => {
      v.players = { min: 4, max: 4 };
    },
    'variant.json: players.max: there are 3 powers, so 3 people can play; write 3',
  ],
  [
    'fewer players than can be',
    (v) => {
      v.players = { min: 2, max: 3 };
    },
    'variant.json: players.min: the rule optional-powers names 0 powers that may be left out; write 3, or name others',
  ],
  [
    'centers counted wrongly',
    (v) => {
      v.victory.of = 10;
    },
    'variant.json: victory.of: the map has 9 supply centers; write 9',
  ],
  [
    'a victory that nobody can reach',
    (v) => {
      v.victory.centers = 12;
    },
    'variant.json: victory.centers: nobody can own 12 of 9 centers; write fewer',
  ],
  [
    'a victory at the start',
    (v) => {
      v.victory.centers = 2;
    },
    'variant.json: victory.centers: a power owns 2 centers at the start and would win at once; write more',
  ],
  [
    'a victory by seats that are not',
    (v) => {
      v.victory.by = 'seat';
    },
    'variant.json: victory.by: there are no seats; add the rule seats or count by power',
  ],
  [
    'a share that no theatre has',
    (v) => {
      addTheatres(v);
      v.victory.inOneTheatre = 6;
    },
    'variant.json: victory.inOneTheatre: no theatre has so many centers; write fewer, or add theatres',
  ],
  [
    'a joint victory without a share',
    (v) => {
      v.victory.joint = 'different-theatres';
    },
    'variant.json: victory.joint: say how many centers in one theatre are needed: add inOneTheatre',
  ],
  [
    'a count in a season that is not',
    (v) => {
      v.victory.counted = { season: 'U', phase: 'M' };
    },
    'variant.json: victory.counted.season: the calendar has no season U; write one of S, F, W',
  ],
  [
    'two seasons of one letter',
    (v) => {
      v.calendar.seasons[1]!.letter = 'S';
    },
    'variant.json: calendar.seasons: two seasons have the letter S; phase codes need one for each',
  ],
  [
    'an alias that is a letter of a season',
    (v) => {
      v.calendar.seasons[1]!.aliases = ['W'];
    },
    'variant.json: calendar.seasons[1] (Fall): the alias W is the letter of a season; take it out',
  ],
  [
    'phases in a wrong order',
    (v) => {
      v.calendar.seasons[0]!.phases = ['R', 'M'];
    },
    'variant.json: calendar.seasons[0] (Spring): its phases cannot be R, M; write M, M R, M R A, M A or A',
  ],
  [
    'centers that never change hands',
    (v) => {
      delete anything(v.calendar.seasons[1]!)['ownership'];
    },
    'variant.json: calendar.seasons: centers never change hands; give a season "ownership": true',
  ],
  [
    'centers that change hands without moves',
    (v) => {
      v.calendar.seasons[2]!.ownership = true;
    },
    'variant.json: calendar.seasons[2] (Winter): centers change hands after moves, and there are none here; move ownership to another season',
  ],
  [
    'a calendar without builds',
    (v) => {
      v.calendar.seasons.pop();
    },
    'variant.json: calendar.seasons: nobody ever builds; give a season the phase A',
  ],
  [
    'a start in a phase that is not',
    (v) => {
      v.calendar.start = 'U1700M';
    },
    'variant.json: calendar.start: a game cannot start with U1700M; write a season of the list that has moves, the year and M',
  ],
];

describe("in a variant's powers, players, victory and calendar the check tells file, field and cure of", () => {
  it.each(SLIPS)('%s', (_, change, line) => {
    expect(told(change)).toContain(line);
  });
});

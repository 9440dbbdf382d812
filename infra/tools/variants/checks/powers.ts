/** Checks of a variant's powers, their start, the players and what wins. */
import type { PowerData } from '../../../../engine/board/variant.ts';
import { parseUnit } from '../../../../engine/orders/notation.ts';
import { provinceOf } from '../../../../engine/vocabulary.ts';
import { foldVariantName } from '../../../../lambdas/adapters/variants/fold.ts';
import { type CheckContext, type Complaint, duplicatesIn, nearestTo, whyMisplaced } from './ground.ts';

export function* checkPowers(ground: CheckContext): Generator<Complaint> {
  yield* checkPowerNames(ground);
  yield* checkCenters(ground);
  yield* checkUnits(ground);
  yield* checkPlayers(ground);
  yield* checkVictory(ground);
}

function* checkPowerNames({ variant }: CheckContext): Generator<Complaint> {
  const letters = variant.powers.map((power) => power.letter);
  const neutral = variant.rules['neutral-units'];
  for (const letter of duplicatesIn([...letters, ...(neutral?.letter === undefined ? [] : [neutral.letter])])) {
    yield {
      field: 'powers',
      message: `two powers have the letter ${letter}; lists of powers in mails need one for each`,
    };
  }
  const owners = new Map<string, PowerData>();
  for (const [n, power] of variant.powers.entries()) {
    for (const spelling of [power.name, ...(power.aliases ?? [])]) {
      const other = owners.get(foldVariantName(spelling));
      const field = `powers[${n}] (${power.name})`;
      if ((other !== undefined && other !== power) || spelling === neutral?.name) {
        yield {
          field,
          message: `'${spelling}' already means ${other?.name ?? 'the neutral units'}; keep it for one of them`,
        };
      }
      owners.set(foldVariantName(spelling), other ?? power);
      if (/^[A-Z]{2,}$/.test(spelling) && new Set(spelling).size === spelling.length) {
        if ([...spelling].every((letter) => letters.includes(letter))) {
          yield {
            field,
            message: `'${spelling}' can be read as ${[...spelling].join(' and ')}, letters of powers; choose other letters`,
          };
        }
      }
    }
  }
}

function* checkCenters({ variant, centers, provinces, powers }: CheckContext): Generator<Complaint> {
  for (const part of ['home', 'owns'] as const) {
    for (const [n, power] of variant.powers.entries()) {
      for (const id of (power[part] ?? []).filter((each) => !centers.has(each))) {
        const message = provinces.has(id)
          ? `'${id}' is no supply center; give the province "center": true or take it out`
          : `there is no province '${id}'; ${nearestTo(id, centers)}`;
        yield { field: `powers[${n}].${part} (${power.name})`, message };
      }
    }
  }
  for (const id of duplicatesIn(variant.powers.flatMap((power) => power.home))) {
    yield { field: 'powers', message: `'${id}' is home to two powers; leave it with one` };
  }
  for (const id of duplicatesIn(variant.powers.flatMap((power) => power.owns ?? power.home))) {
    yield { field: 'powers', message: `'${id}' is owned by two powers at the start; leave it with one` };
  }
  for (const [n, power] of variant.powers.entries()) {
    if (variant.theatres !== undefined && power.theatre !== undefined && !(power.theatre in variant.theatres)) {
      yield {
        field: `powers[${n}] (${power.name})`,
        message: `there is no theatre ${power.theatre}; add it to theatres`,
      };
    }
    if (power.units.length === 0 && (power.owns ?? power.home).length === 0) {
      yield { field: `powers[${n}] (${power.name})`, message: 'it has neither units nor centers; give it a start' };
    }
  }
  if (powers.size < variant.powers.length) {
    yield { field: 'powers', message: 'two powers have the same name; every name must be unique' };
  }
}

function* checkUnits(ground: CheckContext): Generator<Complaint> {
  const { variant, army, fleet } = ground;
  const neutral = variant.rules['neutral-units'];
  const sets = [
    ...variant.powers.map(({ name, units }, n) => ({ field: `powers[${n}].units (${name})`, name, units })),
    { field: "rules['neutral-units'].units", name: neutral?.name ?? '', units: neutral?.units ?? [] },
  ];
  const standing = new Map<string, string>();
  for (const { field, name, units } of sets) {
    for (const unit of units) {
      const message = whyMisplaced(unit, ground);
      if (message !== null) {
        yield { field, message };
        continue;
      }
      const { type, at } = parseUnit(unit)!;
      if ((type === 'A' ? army : fleet).get(at) === undefined) {
        yield {
          field,
          message: `${unit} can never move; add a border of ${at} for ${type === 'A' ? 'armies' : 'fleets'}`,
        };
      }
      const other = standing.get(provinceOf(at));
      if (other !== undefined && !(name === neutral?.name && other === neutral.whenAbsent)) {
        yield { field, message: `${unit}: a unit of ${other} stands there already; a province holds one unit` };
      }
      standing.set(provinceOf(at), other ?? name);
    }
  }
}

function* checkPlayers({ variant }: CheckContext): Generator<Complaint> {
  const { seats } = variant.rules;
  const most = seats === undefined ? variant.powers.length : seats.fixed.length + (seats.drawn?.pools[0]?.length ?? 0);
  const { min, max } = variant.players ?? { min: most, max: most };
  if (max !== most) {
    const why = seats === undefined ? `there are ${most} powers` : `the rule seats makes ${most} seats`;
    yield { field: 'players.max', message: `${why}, so ${most} people can play; write ${most}` };
  }
  const spare = variant.rules['optional-powers']?.length ?? 0;
  if (min !== max - spare) {
    yield {
      field: 'players.min',
      message: `the rule optional-powers names ${spare} powers that may be left out; write ${max - spare}, or name others`,
    };
  }
}

function* checkVictory({ variant, centers, seasons }: CheckContext): Generator<Complaint> {
  const { victory, rules } = variant;
  if (victory.of !== centers.size) {
    yield { field: 'victory.of', message: `the map has ${centers.size} supply centers; write ${centers.size}` };
  }
  const start = variant.powers.map((power) => (power.owns ?? power.home).length);
  const most = Math.max(...start);
  if (victory.centers > centers.size) {
    yield {
      field: 'victory.centers',
      message: `nobody can own ${victory.centers} of ${centers.size} centers; write fewer`,
    };
  } else if (victory.centers <= most) {
    yield {
      field: 'victory.centers',
      message: `a power owns ${most} centers at the start and would win at once; write more`,
    };
  }
  if (victory.by === 'seat' && rules.seats === undefined) {
    yield { field: 'victory.by', message: 'there are no seats; add the rule seats or count by power' };
  }
  if (victory.inOneTheatre !== undefined) {
    const inTheatre = (theatre: string) =>
      variant.provinces.filter((province) => province.center && province.theatre === theatre).length;
    if (Object.keys(variant.theatres ?? {}).every((theatre) => inTheatre(theatre) < victory.inOneTheatre!)) {
      yield { field: 'victory.inOneTheatre', message: 'no theatre has so many centers; write fewer, or add theatres' };
    }
    if (victory.inOneTheatre > victory.centers) {
      yield { field: 'victory.inOneTheatre', message: `more than the ${victory.centers} that win; write fewer` };
    }
  }
  if (victory.joint === 'different-theatres' && victory.inOneTheatre === undefined) {
    yield { field: 'victory.joint', message: 'say how many centers in one theatre are needed: add inOneTheatre' };
  }
  if (victory.counted !== undefined && !seasons.has(victory.counted.season)) {
    yield {
      field: 'victory.counted.season',
      message: `the calendar has no season ${victory.counted.season}; write one of ${[...seasons].join(', ')}`,
    };
  }
}

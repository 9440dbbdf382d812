/** Checks of a variant's calendar. */
import { type CheckContext, type Complaint, duplicatesIn } from './ground.ts';

export function* checkCalendar({ variant, seasons }: CheckContext): Generator<Complaint> {
  const { calendar } = variant;
  for (const letter of duplicatesIn(calendar.seasons.map((season) => season.letter))) {
    yield {
      field: 'calendar.seasons',
      message: `two seasons have the letter ${letter}; phase codes need one for each`,
    };
  }
  for (const [n, season] of calendar.seasons.entries()) {
    const field = `calendar.seasons[${n}] (${season.name})`;
    if (!['M', 'MR', 'A', 'MRA', 'MA'].includes(season.phases.join(''))) {
      yield { field, message: `its phases cannot be ${season.phases.join(', ')}; write M, M R, M R A, M A or A` };
    }
    if (season.ownership && !season.phases.includes('M')) {
      yield {
        field,
        message: 'centers change hands after moves, and there are none here; move ownership to another season',
      };
    }
    for (const alias of (season.aliases ?? []).filter((word) => /^[A-Z]$/.test(word) && seasons.has(word))) {
      yield { field, message: `the alias ${alias} is the letter of a season; take it out` };
    }
  }
  if (!calendar.seasons.some((season) => season.ownership)) {
    yield { field: 'calendar.seasons', message: 'centers never change hands; give a season "ownership": true' };
  }
  if (!calendar.seasons.some((season) => season.phases.includes('A'))) {
    yield { field: 'calendar.seasons', message: 'nobody ever builds; give a season the phase A' };
  }
  const [, letter, kind] = /^([A-Z])\d+([MRA])$/.exec(calendar.start)!;
  const first = calendar.seasons.find((season) => season.letter === letter);
  if (first === undefined || kind !== 'M' || !first.phases.includes('M')) {
    yield {
      field: 'calendar.start',
      message: `a game cannot start with ${calendar.start}; write a season of the list that has moves, the year and M`,
    };
  }
}

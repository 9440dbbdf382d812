/** Places of a map: what each is, who stands there, where units get from it, and what rules say of it. */
import type { ProvinceData, UnitType } from '../../../../engine/board/variant.ts';
import { listInWords } from '../../../../engine/explain/names.ts';
import { capitalised } from '../../text/counts.ts';

interface Coast {
  /** `nc`. */
  readonly id: string;
  /** `north coast`. */
  readonly name: string;
}

/** A unit, whose it is, and on which coast; empty for none. */
interface Standing {
  readonly type: UnitType;
  readonly power: string;
  readonly adjective: string;
  readonly coast: string;
}

const KINDS: Readonly<Record<ProvinceData['type'], string>> = {
  land: 'inland: armies only',
  coast: 'coastal: armies and fleets',
  sea: 'sea: fleets only, which convoy',
  hybrid: 'land and sea at once: armies and fleets, which convoy',
  impassable: 'closed to everybody',
};
const MANY: Readonly<Record<UnitType, string>> = { A: 'Armies', F: 'Fleets' };
const ONE: Readonly<Record<UnitType, string>> = { A: 'army', F: 'fleet' };

export const places = {
  /** For tables. */
  types: { land: 'land', coast: 'coast', sea: 'sea', hybrid: 'land and sea', impassable: 'closed' },
  typeWithCoasts: (type: string, coasts: string) => `${type} (${coasts})`,
  /** `theatre` is null where the map has one part. */
  kind: (type: ProvinceData['type'], coasts: readonly Coast[], theatre: string | null) => {
    const named = coasts.map(({ id, name }) => `${name} (${id})`);
    const many = coasts.length === 0 ? '' : ` with ${coasts.length} coasts: ${listInWords(named)}`;
    return `${KINDS[type]}${many}${theatre === null ? '' : `, ${theatre}`}`;
  },
  homeOf: (power: string) => `home of ${power}`,
  neutralCenter: 'neutral at the start',

  /** Who gets from a place to others. */
  who: MANY,
  fleetsOn: (coast: string) => `Fleets on ${coast}`,
  inSeasons: (type: UnitType, seasons: string) => `${MANY[type]} in ${seasons} only`,
  placeWithCoast: (place: string, coast: string, abbr: string) => `${place}, ${coast} (${abbr})`,
  place: (place: string, abbr: string) => `${place} (${abbr})`,

  /** Who owns it and who stands there; `owner` is null for nobody. */
  standing: ({ isCenter, owner, unit }: StandingFacts) => {
    const owned = !isCenter ? [] : [owner === null ? 'nobody owns it' : `${owner} owns it`];
    const stands =
      unit === null
        ? 'no unit is there'
        : `${/^[aeiou]/i.test(unit.adjective) ? 'an' : 'a'} ${unit.adjective} ${ONE[unit.type]} is there${unit.coast === '' ? '' : ` (${unit.coast})`}`;
    return `${capitalised(listInWords([...owned, stands]))}.`;
  },

  seaCenter: 'A sea with a supply center: nothing is ever built in it.',
  onWaterway: (name: string) => `On the waterway ${name}: fleets pass through, but do not convoy here.`,
  convoys: 'A fleet here convoys, as at sea.',
  noConvoy: 'A fleet here does not convoy.',
  noRetreat: 'A unit dislodged here is destroyed.',
  anybodyBuilds: 'Whoever owns it may build here.',
  onlyBuild: (powers: string) => `${powers} may build here while owning it, and nobody else.`,
  /** `absent`: the power whose units these are when it is not played; null where nobody ever plays them. */
  neutralUnit: (kind: string, absent: string | null) =>
    `${kind} unit at the start${absent === null ? '' : `, where ${absent} is not played`}.`,
  influenceState: (kind: string) =>
    `An ${kind.toLowerCase()} state: for as long as its army stands it takes influence points (HELP IP).`,
  calledElsewhere: (spelling: string, place: string) => `What other maps call ${spelling} is ${place} here.`,
};

interface StandingFacts {
  readonly isCenter: boolean;
  readonly owner: string | null;
  readonly unit: Standing | null;
}

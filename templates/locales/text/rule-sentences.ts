/** Sentences on rules of a variant that its rules in words and the legend of its map share. */
import { listInWords } from '../../../engine/board/display-names.ts';
import type { Seats, UnitStrength } from '../../../engine/board/rules.ts';
import type { Power, Province, Variant } from '../../../engine/board/variant.ts';
import { placeOfUnit, provinceOf, provinceOfUnit, typeOfUnit } from '../../../engine/vocabulary.ts';
import { t } from '../current.ts';
import { capitalize } from './counts.ts';

export interface RuleNames {
  readonly power: (power: Power) => string;
  readonly place: (place: Province) => string;
  readonly theatre: (theatre: string) => string;
}

export function namesOf(variant: Variant): RuleNames {
  const provinces = new Map(variant.provinces.map(({ id, name }) => [id, name]));
  const powers = new Map(variant.powers.map(({ name, display }) => [name, display]));
  const neutral = variant.rules['neutral-units'];
  if (neutral !== undefined) powers.set(neutral.name, neutral.display);
  return {
    power: (power) => powers.get(power) ?? power,
    place: (place) => provinces.get(provinceOf(place)) ?? place,
    theatre: (theatre) => variant.theatres?.[theatre] ?? theatre,
  };
}

/** A list in the language that is written. */
export function listWords(items: readonly string[], and: 'and' | 'or' = 'and'): string {
  return listInWords(items, t().grammar[and]);
}

function told() {
  return t().variants.rules;
}

export function seatSentences({ fixed, drawn }: Seats, power: RuleNames['power']): readonly string[] {
  const sentences = fixed.map(({ display, powers }) => told().seat(display, listWords(powers.map(power))));
  if (drawn !== undefined) sentences.push(told().seats(drawn.pools.map((pool) => listWords(pool.map(power)))));
  sentences.push(told().powersApart);
  return sentences;
}

/** Who chooses what before the first moves. */
export function choiceSentences({ rules }: Pick<Variant, 'rules'>, { power, place }: RuleNames): readonly string[] {
  const { choices = [] } = rules['start-choices'] ?? {};
  return choices.map(({ power: who, units, numbers }) => {
    const usual = listWords(units.map((unit) => told().unitIn[typeOfUnit(unit)](place(placeOfUnit(unit)))));
    const where = listWords(units.map((unit) => place(placeOfUnit(unit))));
    if (numbers === 'free') return told().chooses(power(who), where, usual);
    const each = (['F', 'A'] as const).flatMap((type) => {
      const count = units.filter((unit) => unit.startsWith(type)).length;
      return count === 0 ? [] : [{ type, count }];
    });
    return told().spreads(power(who), each, where, usual);
  });
}

/** The rule `influence`, whole. */
export function influenceRule({ provinces, rules }: Pick<Variant, 'provinces' | 'rules'>): string {
  const { influence: rule, 'neutral-units': neutral } = rules;
  if (rule === undefined || neutral === undefined) return '';
  // A fleet may stand on a coast of its province.
  const at = provinceOfUnit(neutral.units[0]!);
  const { id, abbr } = provinces.find((province) => province.id === at)!;
  return told().influence({
    points: rule.pointsPerCenter,
    units: rule.unitsPerPhase,
    orders: rule.orders,
    example: abbr ?? capitalize(id),
    isForEver: rule.sealed === 'forever',
  });
}

/** Whose units count for less or more than others, and in what; empty where all count alike. */
export function strengthsInWords(variant: Variant): readonly string[] {
  const { power } = namesOf(variant);
  return (variant.rules['unit-strength'] ?? []).map(({ powers, types, roles, tenths }: UnitStrength) =>
    told().strength(
      types?.length === 1 ? types[0]! : null,
      listWords(powers.map(power), 'or'),
      String(tenths / 10),
      roles,
    ),
  );
}

/** Where powers build beside the usual sites; empty where none does. */
export function furtherSitesInWords(variant: Variant): string {
  const { also = {}, theatres = {} } = variant.rules['build-sites'] ?? {};
  const { power, place, theatre } = namesOf(variant);
  const more = variant.powers.flatMap(({ name }) => {
    const places = [
      ...(also[name] ?? []).map(place),
      ...(theatres[name] ?? []).map((each) => told().everyCenterIn(theatre(each))),
    ];
    return places.length === 0 ? [] : [{ power: power(name), places: listWords(places) }];
  });
  return more.length === 0 ? '' : told().furtherSites(more);
}

/** Whose units stand where that nobody plays, and what they are ordered to do. */
export function neutralUnitsInWords(variant: Variant): string {
  const { rules, provinces } = variant;
  const neutral = rules['neutral-units'];
  if (neutral === undefined) return '';
  const { power, place } = namesOf(variant);
  const where = listWords(neutral.units.map((unit) => place(placeOfUnit(unit))));
  const absent = neutral.whenAbsent === undefined ? null : power(neutral.whenAbsent);
  const orders = listWords((neutral.orders ?? []).map((order) => standingOrder(order, provinces)));
  return told().neutralUnits(where, absent, orders);
}

function standingOrder(order: string, provinces: Variant['provinces']): string {
  const place = (id = '') => provinces.find((province) => province.id === id)?.name ?? id;
  const [, at, target] = /^[AF] (\S+) (?:H|S [AF] (\S+))/.exec(order) ?? [];
  return target === undefined ? told().holds(place(at)) : told().supports(place(at), place(target));
}

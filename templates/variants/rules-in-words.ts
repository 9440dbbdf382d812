/** A variant's rules as sentences, made from its data: what differs from standard Diplomacy, and no more. */
import { parsePhase, seasonAndYear } from '../../engine/board/phase.ts';
import type { Seats, UnitStrength } from '../../engine/board/rules.ts';
import type { Power, Province, SeasonData, Variant } from '../../engine/board/variant.ts';
import { listInWords } from '../../engine/explain/names.ts';
import { placeOfUnit, provinceOf, provinceOfUnit, rowsOf, typeOfUnit } from '../../engine/vocabulary.ts';
import { words } from '../words/current.ts';
import { capitalised } from '../words/text/counts.ts';

/** One paragraph for each matter, players first and victory last; names are those of the variant. */
export function rulesInWords(variant: Variant): readonly string[] {
  const names = namesOf(variant);
  return [
    players(variant, names),
    calendar(variant),
    ...startChoices(variant, names),
    ...ground(variant, names),
    ...neutralUnits(variant, names),
    ...strengths(variant, names),
    ...convoys(variant, names),
    ...retreats(variant, names),
    ...builds(variant, names),
    victory(variant),
  ];
}

interface Names {
  readonly power: (power: Power) => string;
  readonly place: (place: Province) => string;
  readonly theatre: (theatre: string) => string;
}

function namesOf(variant: Variant): Names {
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
function listed(items: readonly string[], and: 'and' | 'or' = 'and'): string {
  return listInWords(items, words().grammar[and]);
}

function told() {
  return words().variants.rules;
}

function players(variant: Variant, { power }: Names): string {
  const { seats } = variant.rules;
  const optional = variant.rules['optional-powers'] ?? [];
  const most = variant.players?.max ?? variant.powers.length;
  const least = variant.players?.min ?? most;
  const sentences = [told().players(least, most, variant.powers.length)];
  if (seats !== undefined) sentences.push(...seating(seats, power));
  if (optional.length > 0) sentences.push(told().optional(least, listed(optional.map(power))));
  return sentences.join(' ');
}

function seating({ fixed, drawn }: Seats, power: Names['power']): readonly string[] {
  const sentences = fixed.map(({ display, powers }) => told().seat(display, listed(powers.map(power))));
  if (drawn !== undefined) sentences.push(told().seats(drawn.pools.map((pool) => listed(pool.map(power)))));
  sentences.push(told().powersApart);
  return sentences;
}

function calendar({ calendar }: Variant): string {
  const { season, year } = seasonAndYear(calendar, parsePhase(calendar.start));
  const inWords = ({ name, phases, ownership }: SeasonData) => told().season(name, phases, ownership === true);
  return told().calendar(season, year, calendar.seasons.map(inWords).join(', '));
}

function startChoices(variant: Variant, { power, place }: Names): readonly string[] {
  const rule = variant.rules['start-choices'];
  if (rule === undefined) return [];
  const sentences = rule.choices.map(({ power: who, units, numbers }) => {
    const usual = listed(units.map((unit) => told().unitIn[typeOfUnit(unit)](place(placeOfUnit(unit)))));
    const where = listed(units.map((unit) => place(placeOfUnit(unit))));
    if (numbers === 'free') return told().chooses(power(who), where, usual);
    const each = (['F', 'A'] as const).flatMap((type) => {
      const count = units.filter((unit) => unit.startsWith(type)).length;
      return count === 0 ? [] : [{ type, count }];
    });
    return told().spreads(power(who), each, where, usual);
  });
  const { season, year } = seasonAndYear(variant.calendar, parsePhase(rule.phase));
  return [told().choices(season, year, sentences.join(' '))];
}

/** What is unusual about the map. */
function ground(variant: Variant, { place }: Names): readonly string[] {
  const { provinces, waterways = [], adjacency, calendar, coastNames = {} } = variant;
  const said: string[] = [];
  const ofType = (type: string) => provinces.filter((province) => province.type === type);
  const named = (list: readonly { readonly name: string }[]) => listed(list.map(({ name }) => name));
  const hybrids = ofType('hybrid');
  if (hybrids.length > 0) said.push(told().hybrids(named(hybrids)));
  const seaCenters = ofType('sea').filter(({ center }) => center);
  if (seaCenters.length > 0) said.push(told().seaCenters(named(seaCenters)));
  const split = provinces.filter(({ coasts }) => coasts !== undefined);
  if (split.length > 0) {
    const coasts = split.map(
      ({ id, name, coasts = [] }) => `${name} (${coasts.map((each) => `${id}/${each}`).join(', ')})`,
    );
    const meanings = Object.entries(coastNames).map(([id, name]) => ({ id, name }));
    said.push(told().coasts(listed(coasts), meanings));
  }
  for (const { name, provinces: along } of waterways) said.push(told().waterway(name, listed(along.map(place))));
  for (const { type, pair, seasons } of adjacency.seasonal ?? []) {
    const open = calendar.seasons.filter(({ letter }) => seasons.includes(letter));
    const when = listed(
      open.map(({ name }) => name),
      'or',
    );
    said.push(told().seasonal([place(pair[0]), place(pair[1])], type, when));
  }
  const closed = ofType('impassable');
  if (closed.length > 0) said.push(told().closed(named(closed)));
  return said;
}

function neutralUnits({ rules, provinces }: Variant, names: Names): readonly string[] {
  const neutral = rules['neutral-units'];
  if (neutral === undefined) return [];
  const where = listed(neutral.units.map((unit) => names.place(placeOfUnit(unit))));
  const absent = neutral.whenAbsent === undefined ? null : names.power(neutral.whenAbsent);
  const orders = listed((neutral.orders ?? []).map((order) => standingOrder(order, provinces)));
  const said = [told().neutralUnits(where, absent, orders)];
  if (rules.influence !== undefined) said.push(influenceRule({ provinces, rules }));
  return said;
}

function standingOrder(order: string, provinces: Variant['provinces']): string {
  const place = (id = '') => provinces.find((province) => province.id === id)?.name ?? id;
  const [, at, target] = /^[AF] (\S+) (?:H|S [AF] (\S+))/.exec(order) ?? [];
  return target === undefined ? told().holds(place(at)) : told().supports(place(at), place(target));
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
    example: abbr ?? capitalised(id),
    isForEver: rule.sealed === 'forever',
  });
}

/** Whose units count for less or more than others, and in what; empty where all count alike. */
export function strengthsInWords(variant: Variant): readonly string[] {
  return strengths(variant, namesOf(variant));
}

function strengths({ rules }: Variant, { power }: Names): readonly string[] {
  return (rules['unit-strength'] ?? []).map(({ powers, types, roles, tenths }: UnitStrength) =>
    told().strength(
      types?.length === 1 ? types[0]! : null,
      listed(powers.map(power), 'or'),
      String(tenths / 10),
      roles,
    ),
  );
}

function convoys({ rules }: Variant, { power, place, theatre }: Names): readonly string[] {
  const said: string[] = [];
  const from = rules['convoy-from'] ?? [];
  const notFrom = rules['no-convoy-from'] ?? [];
  if (from.length > 0) said.push(told().convoyFrom(listed(from.map(place))));
  if (notFrom.length > 0) said.push(told().noConvoyFrom(listed(notFrom.map(place))));
  const between = rules['convoy-between-theatres'];
  if (between !== undefined) {
    said.push(told().betweenTheatres(between.landing === 'own-center'));
    for (const [name, theatres] of rowsOf(between.never ?? {})) {
      said.push(told().neverTo(power(name), listed(theatres.map(theatre), 'or')));
    }
  }
  return said;
}

function retreats({ rules }: Variant, { place }: Names): readonly string[] {
  const rule = rules['no-retreat-from'];
  if (rule === undefined) return [];
  if (rule === 'anywhere') return [told().noRetreats];
  return [told().noRetreatFrom(rule === 'centers' ? null : listed(rule.map(place), 'or'))];
}

function builds({ rules, powers }: Variant, { power, place, theatre }: Names): readonly string[] {
  const said: string[] = [];
  const sites = rules['build-sites'];
  if (sites !== undefined) {
    if (sites.sites === 'any') said.push(told().buildAnywhere);
    if (sites.homesNeeded) said.push(told().homesNeeded(sites.homesNeeded));
    if (sites.shared !== undefined) said.push(told().sharedSites(listed(sites.shared.map(place)), sites.shared.length));
    const more = powers.flatMap(({ name }) => {
      const places = [
        ...(sites.also?.[name] ?? []).map(place),
        ...(sites.theatres?.[name] ?? []).map((each) => told().everyCenterIn(theatre(each))),
      ];
      return places.length === 0 ? [] : [{ power: power(name), places: listed(places) }];
    });
    if (more.length > 0) said.push(told().furtherSites(more));
  }
  const types = rules['build-types'];
  if (types?.everyone !== undefined) said.push(told().onlyTypes(types.everyone));
  for (const [name, list] of rowsOf(types?.powers ?? {})) said.push(told().onlyTypesOf(power(name), list));
  const cap = rules['build-cap'];
  if (cap !== undefined) said.push(told().buildCap(cap.perPower));
  const maturity = rules['center-maturity'];
  if (maturity !== undefined) said.push(told().maturity(maturity.updates - 1));
  return said.length === 0 ? [] : [said.join(' ')];
}

function victory({ victory, calendar, theatres = {}, rulebook }: Variant): string {
  const { centers, of, by, inOneTheatre, joint, counted: moment, agreed } = victory;
  const part =
    inOneTheatre === undefined ? null : { centers: inOneTheatre, theatres: listed(Object.values(theatres), 'or') };
  const said = [told().victory(centers, of, by === 'seat', part)];
  if (moment !== undefined) {
    const season = calendar.seasons.find(({ letter }) => letter === moment.season)?.name ?? moment.season;
    said.push(told().countedOnce(season));
  }
  if (joint === 'different-theatres') said.push(told().together);
  if (rulebook !== undefined && rulebook !== '2023') said.push(told().rulebook(rulebook));
  if (agreed === 'any-result') said.push(told().anyResult);
  if (agreed === 'all-survivors') said.push(told().allSurvivors);
  return said.join(' ');
}

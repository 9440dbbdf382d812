/** A variant's rules as sentences, made from its data: what differs from standard Diplomacy, and no more. */
import { parsePhase, seasonAndYear } from '../../engine/board/phase.ts';
import type { Seats, StrengthRole, UnitStrength } from '../../engine/board/rules.ts';
import type { PhaseKind, Power, Province, SeasonData, UnitType, Variant } from '../../engine/board/variant.ts';
import { listInWords as listed } from '../../engine/explain/names.ts';
import { parseUnit, provinceOf } from '../../engine/orders/notation.ts';
import { capitalised, counted } from '../words/counts.ts';

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

function players(variant: Variant, { power }: Names): string {
  const { seats } = variant.rules;
  const optional = variant.rules['optional-powers'] ?? [];
  const most = variant.players?.max ?? variant.powers.length;
  const least = variant.players?.min ?? most;
  const people = least === most ? counted(most, 'player') : `${least} to ${counted(most, 'player')}`;
  const sentences = [`${people}; ${counted(variant.powers.length, 'power')}.`];
  if (seats !== undefined) sentences.push(...seating(seats, power));
  if (optional.length > 0) {
    sentences.push(
      `With ${counted(least, 'player')} (SET PLAYERS ${least}) ${listed(optional.map(power))} is not played.`,
    );
  }
  return sentences.join(' ');
}

function seating({ fixed, drawn }: Seats, power: Names['power']): readonly string[] {
  const sentences = fixed.map(({ display, powers }) => `${display}: ${listed(powers.map(power))}.`);
  if (drawn !== undefined) {
    const pools = drawn.pools.map((pool) => `one of ${listed(pool.map(power))}`);
    sentences.push(
      `Each other player gets ${listed(pools)}: drawn by lot, chosen by the GM (SET SEATS) or auctioned (SET SEATS AUCTION).`,
    );
  }
  sentences.push(
    'The powers of one player are separate: each has its own centers, units and builds, and they may attack each other.',
  );
  return sentences;
}

const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'movement', R: 'retreats', A: 'adjustments' };

function calendar({ calendar }: Variant): string {
  const { season, year } = seasonAndYear(calendar, parsePhase(calendar.start));
  const inWords = ({ name, phases, ownership }: SeasonData) =>
    `${name} (${listed(phases.map((kind) => KINDS[kind]))}${ownership ? '; centers change hands after the retreats' : ''})`;
  return `The first moves are those of ${season} ${year}. A year: ${calendar.seasons.map(inWords).join(', ')}.`;
}

const TYPES: Readonly<Record<UnitType, string>> = { A: 'army', F: 'fleet' };
const TYPES_MANY: Readonly<Record<UnitType, string>> = { A: 'armies', F: 'fleets' };

function startChoices(variant: Variant, { power, place }: Names): readonly string[] {
  const rule = variant.rules['start-choices'];
  if (rule === undefined) return [];
  const sentences = rule.choices.map(({ power: who, units, numbers }) => {
    const defaults = units.map((unit) => `${TYPES[unit[0] as UnitType]} in ${place(unit.slice(2))}`);
    const where = listed(units.map((unit) => place(unit.slice(2))));
    if (numbers === 'free') return `${power(who)} chooses army or fleet in ${where} (${listed(defaults)} by default).`;
    const each = (['F', 'A'] as const).flatMap((type) => {
      const n = units.filter((unit) => unit.startsWith(type)).length;
      return n === 0 ? [] : [counted(n, TYPES[type], TYPES_MANY[type])];
    });
    return `${power(who)} spreads ${listed(each)} over ${where} (${listed(defaults)} by default).`;
  });
  const { season, year } = seasonAndYear(variant.calendar, parsePhase(rule.phase));
  return [`Before the first moves, in ${season} ${year}, by build orders, in secret: ${sentences.join(' ')}`];
}

/** What is unusual about the map. */
function ground(variant: Variant, { place }: Names): readonly string[] {
  const { provinces, waterways = [], adjacency, calendar, coastNames = {} } = variant;
  const said: string[] = [];
  const ofType = (type: string) => provinces.filter((province) => province.type === type);
  const hybrids = ofType('hybrid');
  if (hybrids.length > 0) {
    said.push(
      `Land and water at once are ${listed(hybrids.map(({ name }) => name))}: armies and fleets enter, and a fleet there convoys.`,
    );
  }
  const seaCenters = ofType('sea').filter(({ center }) => center);
  if (seaCenters.length > 0) {
    const names = listed(seaCenters.map(({ name }) => name));
    said.push(`${names}, at sea, is a supply center: only fleets take it, and nothing is built there.`);
  }
  const split = provinces.filter(({ coasts }) => coasts !== undefined);
  if (split.length > 0) {
    const coasts = split.map(
      ({ id, name, coasts = [] }) => `${name} (${coasts.map((each) => `${id}/${each}`).join(', ')})`,
    );
    const meanings = Object.entries(coastNames).map(([id, name]) => `${id} is the ${name}`);
    said.push(
      `Several coasts: ${listed(coasts)}; a fleet there stands on one of them.${meanings.length > 0 ? ` ${listed(meanings)}.` : ''}`,
    );
  }
  for (const { name, provinces: along } of waterways) {
    said.push(`${name}: fleets enter and pass ${listed(along.map(place))}, and do not convoy there.`);
  }
  for (const { type, pair, seasons } of adjacency.seasonal ?? []) {
    const when = listed(
      calendar.seasons.filter(({ letter }) => seasons.includes(letter)).map(({ name }) => name),
      'or',
    );
    const [a, b] = pair.map(place) as [string, string];
    said.push(
      `${a} and ${b} touch for ${TYPES_MANY[type]} in ${when} only: for moves, supports, convoys and the retreats that follow.`,
    );
  }
  const closed = ofType('impassable');
  if (closed.length > 0) said.push(`Closed to everybody: ${listed(closed.map(({ name }) => name))}.`);
  return said;
}

function neutralUnits({ rules, provinces }: Variant, names: Names): readonly string[] {
  const neutral = rules['neutral-units'];
  if (neutral === undefined) return [];
  const where = listed(neutral.units.map((unit) => names.place(unit.slice(2))));
  const when = neutral.whenAbsent === undefined ? '' : `Without ${names.power(neutral.whenAbsent)}, `;
  const said = [
    `${when}${when === '' ? 'N' : 'n'}eutral units stand in ${where}. They belong to nobody, own nothing and never move; ` +
      'a dislodged one leaves the board for good.',
  ];
  const orders = (neutral.orders ?? []).map((order) => standingOrder(order, provinces));
  if (orders.length > 0) said[0] += ` In every movement phase ${listed(orders)}.`;
  if (rules.influence !== undefined) said.push(influenceRule({ provinces, rules }));
  return said;
}

function standingOrder(order: string, provinces: Variant['provinces']): string {
  const place = (id: string | undefined) => provinces.find((province) => province.id === id)?.name ?? id;
  const [, at, target] = /^[AF] (\S+) (?:H|S [AF] (\S+))/.exec(order) ?? [];
  return target === undefined ? `${place(at)} holds` : `${place(at)} supports ${place(target)}`;
}

/** The rule `influence`, whole. */
export function influenceRule({ provinces, rules }: Pick<Variant, 'provinces' | 'rules'>): string {
  const { influence: rule, 'neutral-units': neutral } = rules;
  if (rule === undefined || neutral === undefined) return '';
  const { id, abbr } = provinces.find((province) => province.id === parseUnit(neutral.units[0]!)!.at)!;
  const kinds = { hold: 'hold', 'support-hold': 'support a unit in its place', 'support-move': 'support a move' };
  const what = listed(
    rule.orders.map((kind) => kinds[kind]),
    'or',
  );
  return (
    `In each movement phase a power has ${counted(rule.pointsPerCenter, 'influence point')} for each center it owns, to put on ` +
    `orders for at most ${counted(rule.unitsPerPhase, 'neutral unit')}: each may ${what} (IP 2 ${abbr ?? capitalised(id)} H). ` +
    'Points of several powers on the same order add up; the order with strictly the most points is carried out, and ' +
    'a tie for the most, or no points, is a hold. Unspent points are lost. Who gave what stays secret ' +
    `${rule.sealed === 'forever' ? 'for ever' : 'until the end of the game'}.`
  );
}

const ROLES: Readonly<Record<StrengthRole, string>> = {
  attack: 'attacking',
  prevent: 'keeping others out of where it moves',
  defend: 'meeting an attack head-to-head',
  hold: 'holding its place',
  'support-move': 'supporting a move',
  'support-hold': 'supporting a hold',
};

function strengths({ rules }: Variant, { power }: Names): readonly string[] {
  const inWords = ({ powers, types, roles, tenths }: UnitStrength) => {
    const units = types?.length === 1 ? TYPES[types[0]!] : 'unit';
    return (
      `A ${units} of ${listed(powers.map(power), 'or')} counts ${tenths / 10} in ${listed(roles.map((role) => ROLES[role]))}, ` +
      'and 1 otherwise; equal strengths bounce.'
    );
  };
  return (rules['unit-strength'] ?? []).map(inWords);
}

function convoys({ rules }: Variant, { power, place, theatre }: Names): readonly string[] {
  const said: string[] = [];
  const from = rules['convoy-from'] ?? [];
  const notFrom = rules['no-convoy-from'] ?? [];
  if (from.length > 0) said.push(`Fleets convoy also in ${listed(from.map(place))}.`);
  if (notFrom.length > 0) said.push(`No fleet convoys in ${listed(notFrom.map(place))}.`);
  const between = rules['convoy-between-theatres'];
  if (between !== undefined) {
    const landing =
      between.landing === 'own-center'
        ? 'only to a center that the power itself owns'
        : 'only to a center that the power itself owns, or to a province that armies can reach from such a center there';
    said.push(
      `From one theatre to another an army is convoyed freely into its power's own theatre, and elsewhere ${landing}, ` +
        'as owned when the phase begins.',
    );
    for (const [name, theatres] of Object.entries(between.never ?? {})) {
      said.push(`Armies of ${power(name)} are never convoyed to ${listed(theatres.map(theatre), 'or')}.`);
    }
  }
  return said;
}

function retreats({ rules }: Variant, { place }: Names): readonly string[] {
  const rule = rules['no-retreat-from'];
  if (rule === undefined) return [];
  if (rule === 'anywhere') return ['Nobody retreats: a dislodged unit is destroyed.'];
  const where = rule === 'centers' ? 'any supply center' : listed(rule.map(place), 'or');
  return [`A unit dislodged in ${where} is destroyed at once; elsewhere retreats are as usual.`];
}

function builds({ rules, powers }: Variant, { power, place, theatre }: Names): readonly string[] {
  const said: string[] = [];
  const sites = rules['build-sites'];
  if (sites !== undefined) {
    if (sites.sites === 'any') said.push('A power builds in any vacant center it owns.');
    if (sites.homesNeeded) {
      const homes = counted(sites.homesNeeded, 'home center of its own', 'home centers of its own');
      said.push(`To build at all it must own at least ${homes}.`);
    }
    if (sites.shared !== undefined) {
      said.push(`${listed(sites.shared.map(place))} are building sites for whoever owns them.`);
    }
    const more = powers.flatMap(({ name }) => {
      const places = [
        ...(sites.also?.[name] ?? []).map(place),
        ...(sites.theatres?.[name] ?? []).map((each) => `every center in ${theatre(each)}`),
      ];
      return places.length === 0 ? [] : [`${power(name)} in ${listed(places)}`];
    });
    if (more.length > 0) said.push(`Beside their home centers build: ${more.join('; ')}.`);
  }
  const types = rules['build-types'];
  if (types?.everyone !== undefined)
    said.push(`Only ${listed(types.everyone.map((type) => TYPES_MANY[type]))} are built.`);
  for (const [name, list] of Object.entries(types?.powers ?? {})) {
    said.push(`${power(name)} builds ${listed(list.map((type) => TYPES_MANY[type]))} only.`);
  }
  const cap = rules['build-cap'];
  if (cap !== undefined) {
    said.push(`A power builds at most ${counted(cap.perPower, 'unit')} a year; what is over may be built later.`);
  }
  const maturity = rules['center-maturity'];
  if (maturity !== undefined) {
    const turns = counted(maturity.updates - 1, 'turn');
    said.push(
      `A newly gained center must be held for ${turns} before it gives a unit; it counts at once against removals. ` +
        'The same holds for a center lost and retaken.',
    );
  }
  return said.length === 0 ? [] : [said.join(' ')];
}

function victory({ victory, calendar, theatres = {}, rulebook }: Variant): string {
  const { centers, of, by, inOneTheatre, joint, counted: moment, agreed } = victory;
  const whose = by === 'seat' ? ', the powers of a player added up' : '';
  const share =
    inOneTheatre === undefined ? '' : `, ${inOneTheatre} or more of them in ${listed(Object.values(theatres), 'or')}`;
  const said = [`Whoever owns ${centers} of the ${of} centers wins${whose}${share}.`];
  if (moment !== undefined) {
    const season = calendar.seasons.find(({ letter }) => letter === moment.season)?.name ?? moment.season;
    said.push(
      `This is counted at one moment only: when the moves of ${season} are resolved and before any retreat. ` +
        'A center then counts for the power whose undislodged unit stands on it, otherwise for its owner.',
    );
  }
  if (joint === 'different-theatres') {
    said.push(
      'Two who reach this at once, with their shares in different theatres, win together, whatever their counts.',
    );
  }
  if (rulebook !== undefined && rulebook !== '2023') {
    said.push(
      `Where editions of the rulebook differ, that of ${rulebook} is followed; a game may choose another (SET RULES 2023).`,
    );
  }
  if (agreed === 'any-result')
    said.push('The players may end the game at any time with any result, by unanimous consent.');
  if (agreed === 'all-survivors')
    said.push('Otherwise the game ends in a draw of all survivors, or as its GM has set.');
  return said.join(' ');
}

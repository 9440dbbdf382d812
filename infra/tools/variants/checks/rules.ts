/** Checks of the named rules a variant uses: every place and power exists, and the parameters can work. */
import { formatPhase, isPhaseCode, parsePhase, phaseAfter } from '../../../../engine/board/phase.ts';
import type { VariantRules } from '../../../../engine/board/rules.ts';
import { parseOrder, parseUnit } from '../../../../engine/orders/notation.ts';
import { provinceOf, typeOfUnit, type UnitText } from '../../../../engine/vocabulary.ts';
import { type CheckContext, type Complaint, duplicatesIn, nearestTo, whyMisplaced } from './ground.ts';
import { checkStrengths } from './strengths.ts';

export function* checkRules(ground: CheckContext): Generator<Complaint> {
  yield* checkReferences(ground);
  yield* checkBuilds(ground);
  yield* checkConvoys(ground);
  yield* checkNeutrals(ground);
  yield* checkSeats(ground);
  yield* checkStartChoices(ground);
  yield* checkStrengths(ground);
}

/** Every power, place and theatre that a parameter names exists. */
function* checkReferences({ variant, powers, provinces, centers }: CheckContext): Generator<Complaint> {
  const { rules } = variant;
  const neutral = rules['neutral-units']?.name;
  const sites = rules['build-sites'] ?? {};
  const between = rules['convoy-between-theatres'];
  const retreats = rules['no-retreat-from'];

  const named: readonly (readonly [keyof VariantRules, readonly string[]])[] = [
    ['build-sites', [...Object.keys(sites.also ?? {}), ...Object.keys(sites.theatres ?? {})]],
    ['build-types', Object.keys(rules['build-types']?.powers ?? {})],
    ['convoy-between-theatres', Object.keys(between?.never ?? {})],
    ['neutral-units', [rules['neutral-units']?.whenAbsent ?? []].flat()],
    ['optional-powers', rules['optional-powers'] ?? []],
    ['seats', seatPowers(rules)],
    ['start-choices', (rules['start-choices']?.choices ?? []).map((choice) => choice.power)],
    ['unit-strength', (rules['unit-strength'] ?? []).flatMap((strength) => strength.powers)],
  ];
  for (const [rule, list] of named) {
    for (const name of list.filter((each) => !powers.has(each) && !(rule === 'unit-strength' && each === neutral))) {
      yield { field: `rules.${rule}`, message: `there is no power ${name}; ${nearestTo(name, powers)}` };
    }
  }

  const placed: readonly (readonly [keyof VariantRules, readonly string[]])[] = [
    ['build-sites', [...(sites.shared ?? []), ...Object.values(sites.also ?? {}).flat()]],
    ['convoy-from', rules['convoy-from'] ?? []],
    ['no-convoy-from', rules['no-convoy-from'] ?? []],
    ['no-retreat-from', typeof retreats === 'object' ? retreats : []],
  ];
  for (const [rule, list] of placed) {
    for (const id of list.filter((each) => !provinces.has(each))) {
      yield { field: `rules.${rule}`, message: `there is no province '${id}'; ${nearestTo(id, provinces.keys())}` };
    }
    for (const id of list.filter((each) => rule === 'build-sites' && provinces.has(each) && !centers.has(each))) {
      yield { field: `rules.${rule}`, message: `'${id}' is no supply center, so nothing is built there; take it out` };
    }
  }

  const theatres = [...Object.values(sites.theatres ?? {}), ...Object.values(between?.never ?? {})].flat();
  for (const theatre of theatres.filter((each) => variant.theatres?.[each] === undefined)) {
    yield { field: 'rules', message: `there is no theatre ${theatre}; add it to theatres or correct it` };
  }
}

/** Every power can build something somewhere. */
function* checkBuilds({ variant, provinces, centers }: CheckContext): Generator<Complaint> {
  const sites = variant.rules['build-sites'];
  const types = variant.rules['build-types'];
  for (const { name, home } of variant.powers) {
    const theatres = sites?.theatres?.[name] ?? [];
    const places = new Set([...home, ...(sites?.shared ?? []), ...(sites?.also?.[name] ?? [])]);
    for (const id of centers) {
      if (sites?.sites === 'any' || theatres.includes(provinces.get(id)?.theatre ?? '')) places.add(id);
    }
    const kinds = types?.powers?.[name] ?? types?.everyone ?? ['A', 'F'];
    const can = [...places].some((id) => {
      const type = provinces.get(id)?.type;
      return type !== undefined && type !== 'sea' && (kinds.includes('A') || (kinds.includes('F') && type !== 'land'));
    });
    if (!can) {
      yield { field: 'rules', message: `${name} can never build; give it a home center, a site or a type that fits` };
    }
    if ((sites?.homesNeeded ?? 0) > home.length) {
      yield {
        field: 'rules.build-sites',
        message: `${name} has ${home.length} home centers and needs ${sites?.homesNeeded} to build; lower homesNeeded`,
      };
    }
  }
}

function* checkConvoys({ variant, provinces }: CheckContext): Generator<Complaint> {
  const { rules } = variant;
  for (const id of rules['convoy-from'] ?? []) {
    if (provinces.get(id)?.type !== 'coast') {
      yield {
        field: 'rules.convoy-from',
        message: `'${id}' is no coast; only a coast needs this rule for its fleets to convoy`,
      };
    }
  }
  for (const id of rules['no-convoy-from'] ?? []) {
    if (['land', 'impassable'].includes(provinces.get(id)?.type ?? '')) {
      yield { field: 'rules.no-convoy-from', message: `no fleet is ever in '${id}'; take it out` };
    }
    if (rules['convoy-from']?.includes(id)) {
      yield { field: 'rules.no-convoy-from', message: `'${id}' is in convoy-from too; leave it in one of them` };
    }
  }
  if (rules['convoy-between-theatres'] === undefined) return;
  if (variant.theatres === undefined) {
    yield {
      field: 'rules.convoy-between-theatres',
      message: 'there are no theatres; add theatres, or take the rule out',
    };
    return;
  }
  for (const { name, theatre } of variant.powers) {
    if (theatre === undefined) {
      yield { field: 'rules.convoy-between-theatres', message: `${name} has no theatre of its own; give it one` };
    }
  }
}

function* checkNeutrals(ground: CheckContext): Generator<Complaint> {
  const { rules } = ground.variant;
  const neutral = rules['neutral-units'];
  if (neutral === undefined) {
    if (rules.influence !== undefined) {
      yield { field: 'rules.influence', message: 'there is nobody to influence; add the rule neutral-units' };
    }
    return;
  }
  const field = 'rules.neutral-units';
  if (neutral.whenAbsent !== undefined && !rules['optional-powers']?.includes(neutral.whenAbsent)) {
    yield { field, message: `${neutral.whenAbsent} is never absent; name it in the rule optional-powers` };
  }
  for (const text of neutral.orders ?? []) {
    const message = unfitOrder(text, neutral.units, ground);
    if (message !== null) yield { field, message: `'${text}': ${message}` };
  }
}

function unfitOrder(text: string, units: readonly string[], { army, fleet }: CheckContext): string | null {
  const order = parseOrder(text, 'M');
  if (order === null || !['hold', 'support-hold'].includes(order.kind) || !('unit' in order)) {
    return 'a standing order is to hold or to support a hold; write it like "A spa S F por"';
  }
  const here = `${order.unit.type} ${order.unit.at}`;
  if (!units.includes(here)) return `${here} is none of the neutral units; correct it`;
  if (order.kind !== 'support-hold') return null;
  const target = `${order.target.type} ${order.target.at}`;
  if (!units.includes(target)) return `${target} is none of the neutral units; correct it`;
  const reach = (order.unit.type === 'A' ? army : fleet).get(order.unit.at) ?? new Set();
  return [...reach].some((place) => provinceOf(place) === provinceOf(order.target.at))
    ? null
    : `${order.unit.at} does not touch ${order.target.at}; let it hold`;
}

function* checkSeats({ variant }: CheckContext): Generator<Complaint> {
  const { seats } = variant.rules;
  if (seats === undefined) return;
  const field = 'rules.seats';
  const seated = seatPowers(variant.rules);
  for (const power of duplicatesIn(seated))
    yield { field, message: `${power} is in two seats or pools; leave it in one` };
  for (const { name } of variant.powers.filter((power) => !seated.includes(power.name))) {
    yield { field, message: `${name} is in no seat and no pool; add it` };
  }
  const taken = new Set(
    variant.powers.flatMap(({ name, display, adjective, aliases = [] }) =>
      [name, display, adjective, ...aliases].map((each) => each.toLowerCase()),
    ),
  );
  for (const { name, display, aliases = [] } of seats.fixed) {
    const clash = [name, display, ...aliases].find((each) => taken.has(each.toLowerCase()));
    if (clash !== undefined) {
      yield { field, message: `the seat ${name} is called '${clash}' as a power is; call one of them otherwise` };
    }
  }
  const sizes = new Set(seats.drawn?.pools.map((pool) => pool.length));
  if (sizes.size > 1) {
    yield { field, message: `each drawn seat gets one power of each pool; make all pools equally long` };
  }
}

function seatPowers({ seats }: VariantRules): readonly string[] {
  return [...(seats?.fixed.flatMap((seat) => seat.powers) ?? []), ...(seats?.drawn?.pools.flat() ?? [])];
}

function* checkStartChoices(ground: CheckContext): Generator<Complaint> {
  const { variant } = ground;
  const rule = variant.rules['start-choices'];
  if (rule === undefined) return;
  const field = 'rules.start-choices';
  const { calendar } = variant;
  if (
    !isPhaseCode(calendar, rule.phase) ||
    formatPhase(phaseAfter(calendar, parsePhase(rule.phase))) !== calendar.start
  ) {
    yield {
      field: `${field}.phase`,
      message: `${rule.phase} does not come right before ${calendar.start}; correct it`,
    };
  }
  for (const { power, units } of rule.choices) {
    const starting = variant.powers.find((each) => each.name === power)?.units ?? [];
    for (const unit of units) {
      if (!starting.includes(unit)) {
        yield { field, message: `${unit} is no starting unit of ${power}; write one of ${starting.join(', ')}` };
        continue;
      }
      const { at } = parseUnit(unit)!;
      const other: UnitText = `${typeOfUnit(unit) === 'A' ? 'F' : 'A'} ${provinceOf(at)}`;
      const message = whyMisplaced(other, ground);
      if (message !== null) yield { field, message: `there is nothing to choose: ${message}` };
    }
  }
  const places = rule.choices.flatMap(({ units }) => units.map((unit) => provinceOf(parseUnit(unit)!.at)));
  for (const id of duplicatesIn(places)) yield { field, message: `two choices speak of '${id}'; leave it in one` };
}

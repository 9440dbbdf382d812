/** What speaks for or against an order that a free text may mean for a unit: the words around its places, and what lies between them. */
import type { Province } from '../../board/variant.ts';
import type { Order } from '../../orders/order.ts';
import type { Unit } from './loose-clauses.ts';
import { type LooseScene, looseGoalOf, targetOf, type UnitNames } from './loose-scene.ts';
import type { LooseToken } from './loose-text.ts';

/** One order of one unit, null for none, among the words of the text. */
interface Look {
  readonly unit: Unit;
  readonly order: Order | null;
  readonly scene: LooseScene;
  readonly names: ReadonlyMap<Unit, UnitNames>;
  readonly goal: Province | null;
  readonly target: Province | null;
  /** A unit of the writer's that it helps. */
  readonly helped: Unit | undefined;
  /** Where the unit is named, and how surely. */
  readonly selves: readonly number[];
  readonly how: 'sure' | 'only' | 'maybe' | 'unnamed';
  readonly found: Set<string>;
  readonly add: (feature: string) => void;
}

export function looseFeaturesOf(
  unit: Unit,
  order: Order | null,
  scene: LooseScene,
  names: ReadonlyMap<Unit, UnitNames>,
): readonly string[] {
  const look = lookFor(unit, order, scene, names);
  addUnit(look);
  addOfAll(look);
  if (order === null) addReached(look);
  else {
    if (look.goal !== null) addGoal(look, order, look.goal);
    if (order.kind === 'support-hold' || order.kind === 'support-move' || order.kind === 'convoy')
      addHelp(look, look.target!);
  }
  return [...look.found];
}

function lookFor(unit: Unit, order: Order | null, scene: LooseScene, names: Look['names']): Look {
  const { sure, maybe } = names.get(unit)!;
  const kind = order === null ? 'none' : order.kind;
  const found = new Set<string>([kind]);
  const target = order === null ? null : targetOf(order);
  return {
    unit,
    order,
    scene,
    names,
    goal: order === null ? null : looseGoalOf(order),
    target,
    helped: scene.own.find(({ at }) => at === target),
    selves: sure.length > 0 ? sure : maybe,
    how: howNamed(unit, scene, names.get(unit)!),
    found,
    add: (feature) => found.add(`${kind} ${feature}`),
  };
}

function howNamed({ type }: Unit, { own }: LooseScene, { sure, maybe }: UnitNames): Look['how'] {
  if (sure.length > 0) return 'sure';
  if (maybe.length === 0) return 'unnamed';
  return own.filter((each) => each.type === type).length === 1 ? 'only' : 'maybe';
}

const namesOf = (look: Look, unit: Unit) => {
  const { sure, maybe } = look.names.get(unit)!;
  return sure.length > 0 ? sure : maybe;
};

/** What a word is to this order; of other words, unless `isDeep`, only that they are some. */
function roleAt(look: Look, n: number, isDeep = true): string {
  const token = look.scene.tokens[n];
  if (token === undefined) return n < 0 ? '^' : '$';
  switch (token.is) {
    case 'place':
      return placeRole(look, token.ids);
    case 'type':
      return typeRole(look, n, token.type);
    case 'power':
      return 'POWER';
    default:
      return isDeep ? wordsOf(token)[0]! : 'w';
  }
}

function placeRole({ unit, goal, target, scene: { own } }: Look, ids: readonly Province[]): string {
  if (goal !== null && ids.includes(goal))
    return goal === unit.at ? 'SELF' : own.some(({ at }) => at === goal) ? 'GOALOWN' : 'GOAL';
  if (ids.includes(unit.at)) return 'SELF';
  if (target !== null && ids.includes(target)) return 'HELPED';
  if (own.some(({ at }) => ids.includes(at))) return 'OWN';
  return ids.some((id) => unit.reached().includes(id)) ? 'NEAR' : 'FAR';
}

function typeRole({ unit, helped, names }: Look, n: number, type: Unit['type']): string {
  if (names.get(unit)!.maybe.includes(n)) return 'ITS';
  if (helped !== undefined && names.get(helped)!.maybe.includes(n)) return 'ITSHELPED';
  return type === unit.type ? 'SAME' : 'OTHERTYPE';
}

const isPlaceRole = (role: string) => /^(?:GOAL|GOALOWN|SELF|HELPED|OWN|NEAR|FAR)$/.test(role);

function wordsOf(token: LooseToken | undefined): readonly string[] {
  if (token === undefined) return ['$'];
  return token.kinds.length > 0 ? token.kinds : ['?'];
}

/** The words beside one, and of its clause; what its sentence and those beside it say. */
function addAround(look: Look, n: number, name: string): void {
  const { add, scene } = look;
  const { tokens, flags } = scene;
  const beside = (m: number) => (isPlaceRole(roleAt(look, m)) ? [roleAt(look, m)] : wordsOf(tokens[m]));
  for (const each of beside(n - 1)) add(`${name}< ${each}`);
  for (const each of beside(n + 1)) add(`${name}> ${each}`);
  add(`${name}<< ${roleAt(look, n - 2)} ${roleAt(look, n - 1)}`);
  add(`${name}>> ${roleAt(look, n + 1)} ${roleAt(look, n + 2)}`);
  const { sentence, clause } = tokens[n]!;
  for (const flag of flags[sentence]!) add(`${name} in ${flag}`);
  if (flags[sentence - 1]?.includes('back')) add(`${name} after back`);
  if (flags[sentence + 1]?.includes('back')) add(`${name} before back`);
  for (const [m, token] of tokens.entries()) {
    if (token.clause !== clause || m === n) continue;
    const side = m < n ? '<' : '>';
    for (const each of token.is === 'word' ? token.kinds : [roleAt(look, m)]) {
      add(`${name} clause ${side} ${each}`);
      add(`${name} clause ${each}`);
    }
  }
}

/** The two places and helping words next to it, as this unit sees them. */
function addChain(look: Look, n: number, name: string): void {
  const { add, scene } = look;
  const { sentence } = scene.tokens[n]!;
  const [before, after] = [chainFrom(look, n, -1), chainFrom(look, n, 1)];
  add(`${name} chain< ${before.join(' ')}`);
  add(`${name} chain> ${after.join(' ')}`);
  add(`${name} chain ${before[0] ?? '^'} ${after[0] ?? '$'}`);
  for (const token of scene.tokens)
    if (token.sentence >= sentence && token.sentence <= sentence + 1 && token.kinds.includes('BACK'))
      add(`${name} then back`);
  add(`${name} chain<1 ${before[0] ?? '^'}`);
  add(`${name} chain>1 ${after[0] ?? '$'}`);
}

function chainFrom(look: Look, n: number, step: 1 | -1): readonly string[] {
  const { tokens } = look.scene;
  const roles: string[] = [];
  for (let m = n + step; m >= 0 && m < tokens.length && roles.length < 2; m += step) {
    if (tokens[m]!.sentence !== tokens[n]!.sentence) return [...roles, '|'];
    const role = linkAt(look, m);
    if (role !== null) roles.push(role);
  }
  return roles;
}

function linkAt(look: Look, m: number): string | null {
  const role = roleAt(look, m, false);
  const { kinds } = look.scene.tokens[m]!;
  if (isPlaceRole(role) || role === 'ITS' || role === 'ITSHELPED') return role;
  if (kinds.includes('support') || kinds.includes('~support')) return 'S';
  if (kinds.includes('~by')) return 'BY';
  return kinds.includes('BACK') ? 'BACK' : null;
}

/** The two nearest of two lists, and all that lies between them. */
function addPair(look: Look, froms: readonly number[], tos: readonly number[], name: string): void {
  const { add, found, scene } = look;
  const { tokens } = scene;
  const nearest = nearestOf(tokens, froms, tos);
  if (nearest === null) {
    add(`${name} ${froms.length === 0 || tos.length === 0 ? 'missing' : 'same'}`);
    return;
  }
  const [from, to] = nearest;
  const low = Math.min(from, to);
  const way = `${name} ${from < to ? 'on' : 'back'}`;
  const between = Array.from({ length: Math.abs(from - to) - 1 }, (_, n) => low + 1 + n);
  const roles = between.map((n) => roleAt(look, n, false)).filter((role) => role !== 'w');
  const places = roles.filter(isPlaceRole).length;
  const near = nearnessOf(tokens[from]!, tokens[to]!);
  add(`${way} ${near}`);
  found.add(`any ${way} ${near} ${places}`);
  add(`${way} ${near} places ${Math.min(4, places)}`);
  add(`${way} roles ${roles.slice(0, 4).join(' ')}`);
  add(`${way} far ${Math.min(12, between.length)}`);
  for (const role of new Set(roles)) add(`${way} over ${role}`);
  if (near !== 'apart')
    for (const n of between)
      if (tokens[n]!.is === 'word') for (const each of tokens[n]!.kinds) add(`${way} with ${each}`);
  if (between.length < 5) add(`${way} all ${between.map((n) => roleAt(look, n)).join(' ')}`);
}

function nearestOf(
  tokens: readonly LooseToken[],
  froms: readonly number[],
  tos: readonly number[],
): readonly [number, number] | null {
  let found: readonly [number, number] | null = null;
  let least = Infinity;
  for (const m of froms)
    for (const n of tos) {
      const [from, to] = [tokens[m]!, tokens[n]!];
      const far =
        Math.abs(m - n) +
        (m > n ? 0.5 : 0) +
        (from.sentence === to.sentence ? 0 : 30) +
        (from.clause === to.clause ? 0 : 2);
      if (m !== n && far < least) [found, least] = [[m, n], far];
    }
  return found;
}

function nearnessOf(from: LooseToken, to: LooseToken): 'clause' | 'sentence' | 'next' | 'apart' {
  if (from.clause === to.clause) return 'clause';
  if (from.sentence === to.sentence) return 'sentence';
  return from.sentence + 1 === to.sentence ? 'next' : 'apart';
}

function addUnit(look: Look): void {
  const { add, how, names, unit, selves } = look;
  const { sure, maybe } = names.get(unit)!;
  add(how);
  add(`named ${Math.min(2, sure.length)} ${Math.min(2, maybe.length)}`);
  for (const n of selves.slice(0, 4)) {
    addAround(look, n, how === 'sure' ? 'self' : how);
    addChain(look, n, how === 'sure' ? 'self' : how);
  }
}

const OF_ALL =
  /^(?:rest|everyone|hold|stay|same|nothing|~all|~hold|~stay|both|alle|allem|tous|toutes|other|others|ander\w*|autres?|keiner|nobody|no|nobody|aucun\w*|person|uniten|unites|units|einhei)$/;
const OF_REST = /^(?:rest|everyone|~all|all|ander\w*|others?|autres?)$/;

/** What is said of all units, or of the rest. */
function addOfAll({ add, selves, order, how, scene: { tokens, flags } }: Look): void {
  if (selves.length === 0 || order === null || order.kind === 'hold')
    for (const { kinds } of tokens) for (const each of kinds) if (OF_ALL.test(each)) add(`${how} text ${each}`);
  if (selves.length > 0) return;
  for (const token of tokens)
    if (token.kinds.some((each) => OF_REST.test(each)))
      for (const flag of flags[token.sentence]!) add(`rest in ${flag}`);
}

function addReached({ add, how, unit, scene: { tokens } }: Look): void {
  const near = tokens.filter((token) => token.is === 'place' && token.ids.some((id) => unit.reached().includes(id)));
  add(`places ${Math.min(3, near.length)} ${how}`);
}

const placesOf = ({ scene: { tokens } }: Look, id: Province) =>
  tokens.flatMap((token, n) => (token.is === 'place' && token.ids.includes(id) ? [n] : []));

/** Where the unit goes, or helps another to go. */
function addGoal(look: Look, order: Order, goal: Province): void {
  const { add, how, names, selves, scene } = look;
  const goals = placesOf(look, goal);
  const can = scene.own.filter((each) => each.reached().includes(goal));
  const isOwn = scene.own.some(({ at }) => at === goal);
  const name = isOwn ? 'goalown' : 'goal';
  add(`goals ${Math.min(2, goals.length)} ${isOwn ? 'own' : ''}`);
  add(`goals ${how} reached by ${Math.min(3, can.length)}`);
  add(`goals ${how} named reachers ${Math.min(3, can.filter((each) => names.get(each)!.sure.length > 0).length)}`);
  for (const n of goals.slice(0, 3)) {
    addAround(look, n, name);
    addChain(look, n, name);
    const { kinds, ids } = scene.tokens[n] as Extract<LooseToken, { is: 'place' }>;
    add(`goal is ${kinds.includes('near') ? 'near' : 'plain'} ${ids.length > 1 ? 'many' : 'one'}`);
    addTakenBack(look, n, goal);
    addNearest(look, n, goal, can);
  }
  if (order.kind === 'move' || order.kind === 'retreat')
    addPair(look, selves, goals, `go ${how === 'sure' ? '' : how}${isOwn ? ' own' : ''}`);
  addCoast(look, order);
  if (goals.length === 0) addUnsaid(look);
}

/** Somebody takes something back behind the goal, or before it. */
function addTakenBack({ add, unit, scene: { tokens } }: Look, n: number, goal: Province): void {
  const { sentence } = tokens[n]!;
  const isElsewhere = (token: LooseToken) =>
    token.is === 'place' && !token.ids.includes(goal) && token.ids.some((id) => unit.reached().includes(id));
  const placesIn = (from: number, to: number) =>
    Math.min(2, tokens.slice(from, to).filter((token) => token.is === 'place').length);
  const isBack = ({ kinds }: LooseToken) => kinds.includes('BACK');
  const back = tokens.findIndex((token, m) => m > n && token.sentence <= sentence + 1 && isBack(token));
  if (back >= 0) {
    const later = tokens.slice(back + 1).findIndex(isElsewhere);
    add(`goal back ${placesIn(n + 1, back)} ${later < 0 ? 'none' : later < 12 ? 'soon' : 'later'}`);
  }
  const behind = tokens.findLastIndex((token, m) => m < n && token.sentence + 1 >= sentence && isBack(token));
  if (behind >= 0) {
    const earlier = tokens.slice(0, behind).findLastIndex(isElsewhere);
    add(
      `goal behind back ${placesIn(behind + 1, n)} ${earlier < 0 ? 'none' : behind - earlier < 12 ? 'soon' : 'earlier'}`,
    );
  }
}

/** Who stands nearest to the goal, and could go there. */
function addNearest(look: Look, n: number, goal: Province, can: readonly Unit[]): void {
  const { tokens } = look.scene;
  const { sure } = look.names.get(look.unit)!;
  const isReacher = (token: LooseToken) =>
    token.is === 'place' && can.some(({ at }) => at !== goal && token.ids.includes(at));
  const whose = (m: number) => {
    if (m < 0) return 'none';
    const near = nearnessOf(tokens[m]!, tokens[n]!);
    const where = near === 'clause' ? '' : near === 'sentence' ? ' clause' : ' sentence';
    return `${sure.includes(m) ? 'self' : 'other'}${where}`;
  };
  const before = whose(tokens.slice(0, n).findLastIndex(isReacher));
  const after = whose(tokens.findIndex((token, m) => m > n && isReacher(token)));
  look.add(`goal nearest ${before}`);
  look.add(`goal nearest ${before} / ${after}`);
}

const COASTS: Readonly<Record<string, RegExp>> = {
  nc: /^(?:nord\w*|north\w*|nc)$/,
  sc: /^(?:sud\w*|south\w*|sc)$/,
  ec: /^(?:east\w*|ost\w*|est|ec|orient)$/,
};

function addCoast({ add, scene: { tokens } }: Look, order: Order): void {
  const [, coast] = 'to' in order ? order.to.split('/') : [];
  if (coast === undefined) return;
  const said = Object.keys(COASTS).filter((each) =>
    tokens.some(({ is, kinds }) => is === 'word' && kinds.some((kind) => COASTS[each]!.test(kind))),
  );
  add(`coast ${said.length === 0 ? 'unsaid' : said.includes(coast) ? 'said' : 'another'}`);
}

/** The goal is not named: what is said where the unit is. */
function addUnsaid({ add, selves, scene: { tokens } }: Look): void {
  for (const n of selves.slice(0, 2))
    for (const token of tokens)
      if (token.sentence === tokens[n]!.sentence && token.is === 'word')
        for (const each of token.kinds) add(`unsaid ${each}`);
}

const HELPING = /^(?:~?support|~by|convoy\w*|convoi|geleit|konvoi)$/;

/** Whom the unit helps, and the words for that. */
function addHelp(look: Look, target: Province): void {
  const { add, how, selves, helped, goal, scene } = look;
  const { tokens, others } = scene;
  const words = tokens.flatMap(({ kinds }, n) => (kinds.some((each) => HELPING.test(each)) ? [n] : []));
  const theirs = helped === undefined ? placesOf(look, target) : namesOf(look, helped);
  const whose = helped === undefined ? 'theirs' : 'ours';
  const power = others.find(({ at }) => at === target)?.power;
  const powers = tokens.flatMap((token, n) => (token.is === 'power' && token.id === power ? [n] : []));
  add(whose);
  add(`${whose} named ${Math.min(2, theirs.length)} power ${Math.min(1, powers.length)}`);
  addPair(look, selves, words, `help ${how === 'sure' ? '' : how}`);
  addPair(look, theirs, words, `helped ${whose}`);
  addPair(look, selves, theirs, `both ${whose}`);
  if (helped === undefined) addPair(look, powers, words, 'power');
  if (goal !== null) {
    addPair(look, placesOf(look, goal), words, 'into');
    addPair(look, theirs, placesOf(look, goal), 'goes');
  }
  for (const n of words.slice(0, 3)) {
    addAround(look, n, 'word');
    addChain(look, n, 'word');
  }
}

/** What each of the writer's units may be meant to do by a free text, and what speaks for it. */
import type { Province } from '../../board/variant.ts';
import { formatOrder } from '../../orders/notation.ts';
import type { Order } from '../../orders/order.ts';
import { provinceOf } from '../../vocabulary.ts';
import type { Unit } from './loose-clauses.ts';
import type { LooseText, LooseToken } from './loose-text.ts';

export interface Foreign {
  readonly at: Province;
  readonly power: string;
}

export interface LooseScene extends LooseText {
  readonly own: readonly Unit[];
  readonly others: readonly Foreign[];
  readonly capitals: ReadonlySet<Province>;
  /** Units with an order on file. */
  readonly filed: ReadonlySet<string>;
}

export interface LooseCandidate {
  /** Null: none is meant. */
  readonly order: Order | null;
  readonly text: string | null;
  readonly features: readonly string[];
}

const goalOf = (order: Order) => ('to' in order && order.kind !== 'proxy' ? provinceOf(order.to) : null);
const targetOf = (order: Order) => ('target' in order ? provinceOf(order.target.at) : null);

/** Where a unit is named: surely by its place, or perhaps by what it is. */
export interface UnitNames {
  readonly sure: readonly number[];
  readonly maybe: readonly number[];
}

export function looseNames(unit: Unit, { tokens, own, capitals }: LooseScene): UnitNames {
  const sure: number[] = [];
  const maybe: number[] = [];
  for (const [n, token] of tokens.entries()) {
    if (token.is === 'place' && token.ids.includes(unit.at)) sure.push(n);
    else if (token.is === 'word' && token.kinds.includes('capital') && capitals.has(unit.at)) sure.push(n);
    else if (token.is === 'type' && token.type === unit.type && !isBeside(tokens, n, own, unit)) maybe.push(n);
    else if (token.is === 'word' && token.kinds.includes(unit.type === 'A' ? 'armies' : '~FF')) maybe.push(n);
  }
  return { sure, maybe };
}

/** `the army in Paris`, `Paris army`: its place says which. */
function isBeside(tokens: readonly LooseToken[], n: number, own: readonly Unit[], unit: Unit): boolean {
  const type = tokens[n]!;
  return [-2, -1, 1, 2, 3].some((step) => {
    const each = tokens[n + step];
    if (each?.is !== 'place' || each.sentence !== type.sentence) return false;
    if (
      Math.abs(step) > 1 &&
      Array.from({ length: Math.abs(step) - 1 }, (_, m) => tokens[n + Math.sign(step) * (m + 1)]!).some((between) =>
        between.kinds.some((kind) => /^(?:cut|strong_to|~to|~move|arrow|and|und|et|BACK)$/.test(kind)),
      )
    )
      return false;
    return own.some(({ at, type: of }) => of === unit.type && each.ids.includes(at));
  });
}

/** Without one of each, who is not named is not said to stay. */
export const OF_SEVERAL =
  /^(?:rest|everyone|~all|armies|~AA|~FF|both|all|alle|allem|tous|toutes|tout|others?|ander\w*|autres?|keiner|niemand|nobody|aucun\w*|person\w*|unite?n?|unites?|units?|einhei|pieces?|capital|side)$/;
const STAYS = /^~?(?:hold|stay|still)$|^same$/;

/** All that a unit may be meant to do: what has to do with a place that is named, or where an own unit stands. */
export function candidatesOf(
  unit: Unit,
  scene: LooseScene,
  names: ReadonlyMap<Unit, UnitNames>,
): readonly LooseCandidate[] {
  const { tokens, flags, own, others } = scene;
  const said = new Set(tokens.flatMap((token) => (token.is === 'place' ? token.ids : [])));
  const stood = new Set(own.map(({ at }) => at));
  const powers = new Set(tokens.flatMap((token) => (token.is === 'power' ? [token.id as string] : [])));
  const isHelping = tokens.some(({ kinds }) => kinds.some((kind) => /^~?support$|^~by$/.test(kind)));
  const walked = new Set(
    unit.legal().flatMap((order) => (order.kind === 'move' && order.route === 'unstated' ? [order.to] : [])),
  );
  const { sure, maybe } = names.get(unit)!;
  const isSaid = sure.length + maybe.length > 0;
  const kinds = new Set(tokens.flatMap((token) => token.kinds));
  const isOf = (form: RegExp, ...said: readonly string[]) =>
    flags.flat().some((flag) => said.includes(flag)) || [...kinds].some((kind) => form.test(kind));
  const areHeld = isOf(OF_SEVERAL, 'nobody', 'all units') && isOf(STAYS, 'nobody', 'holds');
  const legal = unit.legal().filter((order) => {
    if (order.kind === 'hold') return isSaid || areHeld;
    if (order.kind === 'disband') return true;
    const goal = goalOf(order);
    const target = targetOf(order);
    if (order.kind === 'move' && order.route !== 'unstated' && walked.has(order.to)) return false;
    // Of a support the coast is not said.
    if (order.kind === 'support-move' && order.to.includes('/')) return false;
    if (order.kind === 'move' || order.kind === 'retreat') return said.has(goal!) || stood.has(goal!);
    if (order.kind === 'convoy') return said.has(goal!) && said.has(target!);
    const isTarget =
      said.has(target!) ||
      (stood.has(target!) && isHelping) ||
      others.some(({ at, power }) => at === target && powers.has(power));
    return order.kind === 'support-move' ? isTarget && said.has(goal!) : order.kind === 'support-hold' && isTarget;
  });
  const isKept = scene.filed.has(unit.unit) && isUnchanged(unit, scene, names);
  return [null, ...(isKept ? [] : legal)].map((order) => ({
    order,
    text: order === null ? null : formatOrder(order),
    features: featuresOf(unit, order, scene, names),
  }));
}

/** With an order on file, and not named, or named as staying so. */
function isUnchanged(unit: Unit, { tokens }: LooseScene, names: ReadonlyMap<Unit, UnitNames>): boolean {
  const { sure, maybe } = names.get(unit)!;
  const clauses = [...sure, ...maybe].map((n) => tokens[n]!.clause);
  return clauses.length === 0 || tokens.some(({ clause, kinds }) => kinds.includes('same') && clauses.includes(clause));
}

const COASTS: Readonly<Record<string, RegExp>> = {
  nc: /^(?:nord\w*|north\w*|nc)$/,
  sc: /^(?:sud\w*|south\w*|sc)$/,
  ec: /^(?:east\w*|ost\w*|est|ec|orient)$/,
};

const WORD = (token: LooseToken | undefined) =>
  token === undefined ? ['$'] : token.kinds.length > 0 ? token.kinds : ['?'];

function featuresOf(
  unit: Unit,
  order: Order | null,
  scene: LooseScene,
  names: ReadonlyMap<Unit, UnitNames>,
): readonly string[] {
  const { tokens, own, flags } = scene;
  const found = new Set<string>();
  const { sure, maybe } = names.get(unit)!;
  const kind = order === null ? 'none' : order.kind;
  const add = (text: string) => found.add(`${kind} ${text}`);
  found.add(kind);
  const goal = order === null ? null : goalOf(order);
  const target = order === null ? null : targetOf(order);
  const helped = own.find(({ at }) => at === target);
  const roleAt = (n: number, isDeep = true): string => {
    const token = tokens[n];
    if (token === undefined) return n < 0 ? '^' : '$';
    if (token.is === 'place') {
      if (goal !== null && token.ids.includes(goal))
        return goal === unit.at ? 'SELF' : own.some(({ at }) => at === goal) ? 'GOALOWN' : 'GOAL';
      if (token.ids.includes(unit.at)) return 'SELF';
      if (target !== null && token.ids.includes(target)) return 'HELPED';
      if (own.some(({ at }) => token.ids.includes(at))) return 'OWN';
      return token.ids.some((id) => unit.reached().includes(id)) ? 'NEAR' : 'FAR';
    }
    if (token.is === 'type')
      return maybe.includes(n)
        ? 'ITS'
        : helped !== undefined && names.get(helped)!.maybe.includes(n)
          ? 'ITSHELPED'
          : token.type === unit.type
            ? 'SAME'
            : 'OTHERTYPE';
    if (token.is === 'power') return 'POWER';
    return isDeep ? WORD(token)[0]! : 'w';
  };
  const isPlaceRole = (role: string) => /^(?:GOAL|GOALOWN|SELF|HELPED|OWN|NEAR|FAR)$/.test(role);
  const selves = sure.length > 0 ? sure : maybe;
  const how =
    sure.length > 0
      ? 'sure'
      : maybe.length > 0
        ? own.filter((each) => each.type === unit.type).length === 1
          ? 'only'
          : 'maybe'
        : 'unnamed';
  add(how);
  add(`named ${Math.min(2, sure.length)} ${Math.min(2, maybe.length)}`);
  const around = (n: number, name: string) => {
    for (const each of WORD(tokens[n - 1])) add(`${name}< ${isPlaceRole(roleAt(n - 1)) ? roleAt(n - 1) : each}`);
    for (const each of WORD(tokens[n + 1])) add(`${name}> ${isPlaceRole(roleAt(n + 1)) ? roleAt(n + 1) : each}`);
    add(`${name}<< ${roleAt(n - 2)} ${roleAt(n - 1)}`);
    add(`${name}>> ${roleAt(n + 1)} ${roleAt(n + 2)}`);
    const { sentence, clause } = tokens[n]!;
    for (const flag of flags[sentence]!) add(`${name} in ${flag}`);
    if (sentence > 0) for (const flag of flags[sentence - 1]!) if (flag === 'back') add(`${name} after ${flag}`);
    for (const flag of flags[sentence + 1] ?? []) if (flag === 'back') add(`${name} before ${flag}`);
    const said = new Set<string>();
    for (const [m, token] of tokens.entries()) {
      if (token.clause !== clause || m === n) continue;
      const side = m < n ? '<' : '>';
      const role = roleAt(m);
      for (const each of token.is === 'word' ? token.kinds : [role])
        said.add(`${name} clause ${side} ${each}`).add(`${name} clause ${each}`);
    }
    for (const each of said) add(each);
  };
  /** Places before and behind, as this unit sees them. */
  const chain = (n: number, name: string) => {
    const { sentence } = tokens[n]!;
    const side = (step: 1 | -1) => {
      const roles: string[] = [];
      for (let m = n + step; m >= 0 && m < tokens.length && roles.length < 2; m += step) {
        if (tokens[m]!.sentence !== sentence) {
          roles.push('|');
          break;
        }
        const role = roleAt(m, false);
        if (isPlaceRole(role) || role === 'ITS' || role === 'ITSHELPED') roles.push(role);
        else if (tokens[m]!.kinds.some((each) => each === 'support' || each === '~support')) roles.push('S');
        else if (tokens[m]!.kinds.includes('~by')) roles.push('BY');
        else if (tokens[m]!.kinds.includes('BACK')) roles.push('BACK');
      }
      return roles;
    };
    const [before, after] = [side(-1), side(1)];
    add(`${name} chain< ${before.join(' ')}`);
    add(`${name} chain> ${after.join(' ')}`);
    add(`${name} chain ${before[0] ?? '^'} ${after[0] ?? '$'}`);
    for (const token of tokens)
      if (token.sentence >= sentence && token.sentence <= sentence + 1 && token.kinds.includes('BACK'))
        add(`${name} then back`);
    add(`${name} chain<1 ${before[0] ?? '^'}`);
    add(`${name} chain>1 ${after[0] ?? '$'}`);
  };
  const pair = (froms: readonly number[], tos: readonly number[], name: string) => {
    if (froms.length === 0 || tos.length === 0) return add(`${name} missing`);
    let [from, to, least] = [0, 0, Infinity];
    for (const m of froms)
      for (const n of tos) {
        const far =
          Math.abs(m - n) +
          (m > n ? 0.5 : 0) +
          (tokens[m]!.sentence === tokens[n]!.sentence ? 0 : 30) +
          (tokens[m]!.clause === tokens[n]!.clause ? 0 : 2);
        if (m !== n && far < least) [from, to, least] = [m, n, far];
      }
    if (least === Infinity) return add(`${name} same`);
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    const way = from < to ? 'on' : 'back';
    const between = Array.from({ length: high - low - 1 }, (_, n) => low + 1 + n);
    const roles = between.map((n) => roleAt(n, false)).filter((role) => role !== 'w');
    const near =
      tokens[from]!.clause === tokens[to]!.clause
        ? 'clause'
        : tokens[from]!.sentence === tokens[to]!.sentence
          ? 'sentence'
          : tokens[from]!.sentence + 1 === tokens[to]!.sentence
            ? 'next'
            : 'apart';
    add(`${name} ${way} ${near}`);
    found.add(`any ${name} ${way} ${near} ${roles.filter(isPlaceRole).length}`);
    add(`${name} ${way} ${near} places ${Math.min(4, roles.filter(isPlaceRole).length)}`);
    add(`${name} ${way} roles ${roles.slice(0, 4).join(' ')}`);
    add(`${name} ${way} far ${Math.min(12, between.length)}`);
    for (const role of new Set(roles)) add(`${name} ${way} over ${role}`);
    if (near !== 'apart')
      for (const n of between)
        if (tokens[n]!.is === 'word') for (const each of tokens[n]!.kinds) add(`${name} ${way} with ${each}`);
    if (between.length < 5) add(`${name} ${way} all ${between.map((n) => roleAt(n)).join(' ')}`);
    return found;
  };
  for (const n of selves.slice(0, 4)) {
    around(n, how === 'sure' ? 'self' : how);
    chain(n, how === 'sure' ? 'self' : how);
  }
  if (selves.length === 0 || order === null || order.kind === 'hold')
    for (const { kinds } of tokens)
      for (const each of kinds)
        if (
          /^(?:rest|everyone|hold|stay|same|nothing|~all|~hold|~stay|both|alle|allem|tous|toutes|other|others|ander\w*|autres?|keiner|nobody|no|nobody|aucun\w*|person|uniten|unites|units|einhei)$/.test(
            each,
          )
        )
          add(`${how} text ${each}`);
  if (selves.length === 0)
    for (const [n, token] of tokens.entries())
      if (
        token.kinds.some((each) => /^(?:rest|everyone|~all|all|ander\w*|others?|autres?)$/.test(each)) &&
        tokens.findIndex(({ sentence }) => sentence === token.sentence) <= n
      )
        for (const flag of flags[token.sentence]!) add(`rest in ${flag}`);
  if (order === null) {
    add(
      `places ${Math.min(3, tokens.filter((token) => token.is === 'place' && token.ids.some((id) => unit.reached().includes(id))).length)} ${how}`,
    );
    return [...found];
  }
  const places = (id: Province) =>
    tokens.flatMap((token, n) => (token.is === 'place' && token.ids.includes(id) ? [n] : []));
  if (goal !== null) {
    const goals = places(goal);
    const can = own.filter((each) => each.reached().includes(goal));
    const isOwn = own.some(({ at }) => at === goal);
    add(`goals ${Math.min(2, goals.length)} ${isOwn ? 'own' : ''}`);
    add(`goals ${how} reached by ${Math.min(3, can.length)}`);
    const free = can.filter((each) => names.get(each)!.sure.length > 0).length;
    add(`goals ${how} named reachers ${Math.min(3, free)}`);
    for (const n of goals.slice(0, 3)) {
      around(n, isOwn ? 'goalown' : 'goal');
      chain(n, isOwn ? 'goalown' : 'goal');
      add(
        `goal is ${tokens[n]!.kinds.includes('near') ? 'near' : 'plain'} ${(tokens[n] as { ids: readonly string[] }).ids.length > 1 ? 'many' : 'one'}`,
      );
      const back = tokens.findIndex(
        (token, m) => m > n && token.sentence <= tokens[n]!.sentence + 1 && token.kinds.includes('BACK'),
      );
      const backBefore = tokens.findLastIndex(
        (token, m) => m < n && token.sentence + 1 >= tokens[n]!.sentence && token.kinds.includes('BACK'),
      );
      const isElsewhere = (token: LooseToken) =>
        token.is === 'place' && !token.ids.includes(goal) && token.ids.some((id) => unit.reached().includes(id));
      if (back >= 0) {
        const between = tokens.slice(n + 1, back).filter((token) => token.is === 'place').length;
        const later = tokens.slice(back + 1).findIndex(isElsewhere);
        add(`goal back ${Math.min(2, between)} ${later < 0 ? 'none' : later < 12 ? 'soon' : 'later'}`);
      }
      if (backBefore >= 0) {
        const between = tokens.slice(backBefore + 1, n).filter((token) => token.is === 'place').length;
        const earlier = tokens.slice(0, backBefore).findLastIndex(isElsewhere);
        add(
          `goal behind back ${Math.min(2, between)} ${earlier < 0 ? 'none' : backBefore - earlier < 12 ? 'soon' : 'earlier'}`,
        );
      }
      // Who stands nearest before it, and could go there?
      const before = tokens
        .slice(0, n)
        .findLastIndex((token) => token.is === 'place' && can.some(({ at }) => at !== goal && token.ids.includes(at)));
      const after = tokens.findIndex(
        (token, m) => m > n && token.is === 'place' && can.some(({ at }) => at !== goal && token.ids.includes(at)),
      );
      const whose = (m: number) =>
        m < 0
          ? 'none'
          : `${sure.includes(m) ? 'self' : 'other'}${tokens[m]!.clause === tokens[n]!.clause ? '' : tokens[m]!.sentence === tokens[n]!.sentence ? ' clause' : ' sentence'}`;
      add(`goal nearest ${whose(before)}`);
      add(`goal nearest ${whose(before)} / ${whose(after)}`);
    }
    if (order.kind === 'move' || order.kind === 'retreat')
      pair(selves, goals, `go ${how === 'sure' ? '' : how}${isOwn ? ' own' : ''}`);
    const [, coast] = 'to' in order ? order.to.split('/') : [];
    if (coast !== undefined) {
      const coasts = Object.keys(COASTS).filter((each) =>
        tokens.some(({ is, kinds }) => is === 'word' && kinds.some((kind) => COASTS[each]!.test(kind))),
      );
      add(`coast ${coasts.length === 0 ? 'unsaid' : coasts.includes(coast) ? 'said' : 'another'}`);
    }
    if (goals.length === 0)
      for (const n of selves.slice(0, 2))
        for (const token of tokens)
          if (token.sentence === tokens[n]!.sentence && token.is === 'word')
            for (const each of token.kinds) add(`unsaid ${each}`);
  }
  if (order.kind === 'support-hold' || order.kind === 'support-move' || order.kind === 'convoy') {
    const words = tokens.flatMap(({ kinds }, n) =>
      kinds.some((each) => /^(?:~?support|~by|convoy\w*|convoi|geleit|konvoi)$/.test(each)) ? [n] : [],
    );
    const theirs =
      helped === undefined
        ? places(target!)
        : names.get(helped)!.sure.length > 0
          ? names.get(helped)!.sure
          : names.get(helped)!.maybe;
    const whose = helped === undefined ? 'theirs' : 'ours';
    const power = scene.others.find(({ at }) => at === target)?.power;
    const powers = tokens.flatMap((token, n) => (token.is === 'power' && token.id === power ? [n] : []));
    add(whose);
    add(`${whose} named ${Math.min(2, theirs.length)} power ${Math.min(1, powers.length)}`);
    pair(selves, words, `help ${how === 'sure' ? '' : how}`);
    pair(theirs, words, `helped ${whose}`);
    pair(selves, theirs, `both ${whose}`);
    if (helped === undefined) pair(powers, words, 'power');
    if (goal !== null) {
      pair(places(goal), words, 'into');
      pair(theirs, places(goal), 'goes');
    }
    for (const n of words.slice(0, 3)) {
      around(n, 'word');
      chain(n, 'word');
    }
  }
  return [...found];
}

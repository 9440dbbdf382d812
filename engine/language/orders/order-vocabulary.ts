/** The words of orders (judge-language A3 to A6), the union of what the classic judges take and players write. */

export type Act =
  | 'hold'
  | 'move'
  | 'retreat'
  | 'support'
  | 'convoy'
  | 'proxy'
  | 'disband'
  | 'build'
  | 'remove'
  | 'transform'
  | 'maintain'
  | 'waive';

/** What a word orders when it follows the unit. */
const AFTER_UNIT: Readonly<Partial<Record<Act, string>>> = {
  hold: 'h hold holds holding stand stands standing stay stays staying',
  move: 'm move moves moving attack attacks attacking go goes going advance advances march marches marching sail sails sailing',
  retreat: 'retreat retreats retreating r',
  support: 's support supports supporting supp sup',
  convoy: 'c convoy convoys convoying conv t transport transports transporting ferry ferries ff carry carries',
  proxy: 'p proxy proxies',
  disband: 'd disband disbands disbanding disbanded remove removes removed otb',
  build: 'build builds built',
  transform: 'trafo transform transforms transforming',
};

/** What a word orders when it stands before the unit. */
const BEFORE_UNIT: Readonly<Partial<Record<Act, string>>> = {
  build: 'b build builds building',
  remove: 'r remove removes removing d disband disbands disbanding debuild debuilds destroy',
  maintain: 'maintain maintains keep keeps',
  waive: 'w waive waives waived',
};

/** Words with which sentences begin that order a unit: `move army Paris to Burgundy`. */
export const SENDING: ReadonlySet<string> = new Set('move moves send order march sail'.split(' '));

const afterUnit = compile(AFTER_UNIT);
const beforeUnit = compile(BEFORE_UNIT);

export function actAfterUnit(word: string): Act | null {
  return afterUnit.get(word) ?? null;
}

export function actBeforeUnit(word: string): Act | null {
  return beforeUnit.get(word) ?? null;
}

/** Words that may stand between the parts of an order without changing it. */
export const FILLERS: ReadonlySet<string> = new Set(
  'the my our your is are will shall should in at on of from and its an unit units please position place'.split(' '),
);

/** Words that lead to a place: `to`, `into the`. */
export const TOWARDS: ReadonlySet<string> = new Set('to into towards toward onto'.split(' '));

/** Words that lead to the waters of a route. */
export const ROUTE_WORDS: ReadonlySet<string> = new Set('via through over by using'.split(' '));

/** After a word of the route: carried, by whatever fleets there are. */
export const BY_SEA: ReadonlySet<string> = new Set('convoy convoys c sea water ship ships boat boats'.split(' '));

export const ARMY_WORDS: ReadonlySet<string> = new Set(['a', 'army', 'armies']);
export const FLEET_WORDS: ReadonlySet<string> = new Set(['f', 'fleet', 'fleets', 'navy']);

/** Words that never end a shortened name. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set([
  ...afterUnit.keys(),
  ...beforeUnit.keys(),
  ...TOWARDS,
  ...ROUTE_WORDS,
  ...ARMY_WORDS,
  ...FLEET_WORDS,
  ...FILLERS,
]);

function compile(table: Readonly<Partial<Record<Act, string>>>): ReadonlyMap<string, Act> {
  return new Map(
    Object.entries(table).flatMap(([act, words]) => words.split(' ').map((word): [string, Act] => [word, act as Act])),
  );
}

/** A game as other programs keep it, written as their public sources write it. */
import type { ArchivedPhase } from '../../../engine/archive/document.ts';
import { parsePhase } from '../../../engine/board/phase.ts';
import type { ResolvedOrder } from '../../../engine/board/position.ts';
import { parseOrder } from '../../../engine/orders/notation.ts';
import { powersIn, provinceOf } from '../../../engine/vocabulary.ts';
import { standard } from '../../boards.ts';

export type Order = NonNullable<ReturnType<typeof parseOrder>>;

/** An order in the words of a program; `otherwise`: of a kind for which it has none of its own. */
export function phrase(
  order: Order,
  phrases: { readonly [K in Order['kind']]?: (order: Extract<Order, { kind: K }>) => string },
  otherwise: string,
): string {
  return (phrases[order.kind] as ((each: Order) => string) | undefined)?.(order) ?? otherwise;
}

interface Given {
  readonly power: string;
  readonly order: Order;
  readonly isFailed: boolean;
  readonly isDislodged: boolean;
}

/** What other programs keep: the orders that they would have taken. */
function givenIn({ phase, resolution: { orders } }: ArchivedPhase): readonly Given[] {
  const { kind } = parsePhase(phase);
  return orders.flatMap((each: ResolvedOrder) => {
    const order = parseOrder(each.order, kind);
    const isFailed = each.result === 'fails';
    if (order === null || (isFailed && kind === 'A')) return [];
    return [
      {
        power: powerWord(each.power),
        order,
        isFailed,
        isDislodged: kind === 'M' && each.reasons.includes('dislodged'),
      },
    ];
  });
}

function powerWord(power: string): string {
  return standard.variant.powers.find(({ name }) => name === power)!.display;
}

const NAMES = new Map(standard.variant.provinces.map(({ id, name }) => [id, name]));

/** webDiplomacy's names that are not ours. */
const WEB: Readonly<Record<string, string>> = {
  lyo: 'Gulf of Lyons',
  hel: 'Helgoland Bight',
  ska: 'Skagerrack',
  'bul/ec': 'Bulgaria (North Coast)',
};
const COASTS: Readonly<Record<string, string>> = { nc: 'North', sc: 'South', ec: 'East' };

function webPlace(place: string): string {
  const [id, coast] = place.split('/') as [string, string?];
  return WEB[place] ?? `${WEB[id] ?? NAMES.get(id)}${coast === undefined ? '' : ` (${COASTS[coast]} Coast)`}`;
}

/** `isForked`: as the class of variants of webDiplomacy's code writes it, where two cases run on into the next. */
function webLine({ order, isFailed, isDislodged }: Given, isForked: boolean): string {
  const unit = (word: { type: string; at: string }) =>
    `The ${word.type === 'A' ? 'army' : 'fleet'} at ${webPlace(word.at)}`;
  const parent = (place: string) => webPlace(provinceOf(place));
  const text = phrase(
    order,
    {
      hold: (own) => `${unit(own.unit)} hold`,
      move: (own) => `${unit(own.unit)} move to ${webPlace(own.to)}${own.route !== 'unstated' ? ' via convoy' : ''}`,
      'support-hold': (own) => `${unit(own.unit)} support hold to ${parent(own.target.at)}`,
      'support-move': (own) => `${unit(own.unit)} support move to ${parent(own.to)} from ${parent(own.target.at)}`,
      convoy: (own) => `${unit(own.unit)} convoy to ${parent(own.to)} from ${parent(own.target.at)}`,
      retreat: (own) => `${unit(own.unit)} retreat to ${webPlace(own.to)}`,
      disband: (own) => `${unit(own.unit)} disband${isForked ? `Build fleet at ${webPlace(own.unit.at)}` : ''}`,
      build: (own) => `Build ${own.unit.type === 'A' ? 'army' : 'fleet'} at ${webPlace(own.unit.at)}`,
      remove: ({ unit: { at } }) =>
        `Destroy the unit at ${parent(at)}${isForked ? `The  at ${parent(at)} destroy` : ''}`,
    },
    'Do not use build order',
  );
  const isUnderlined = isDislodged || (isFailed && order.kind !== 'hold');
  const notes = `${isFailed && order.kind !== 'hold' ? ' (fail)' : ''}${isDislodged ? ' (dislodged)' : ''}`;
  return `<li>${isUnderlined ? `<u>${text}.</u>${notes}` : `${text}.`}</li>`;
}

const PARTS = [
  ['Diplomacy', 'M'],
  ['Retreats', 'R'],
  ['Unit-placement', 'A'],
] as const;

/** The page of all orders: the latest turn first; in each turn by powers, and of each power by kinds. */
export function webDiplomacyPage(phases: readonly ArchivedPhase[], isForked: boolean): string {
  const turnOf = ({ phase }: ArchivedPhase) => {
    const { season, year } = parsePhase(phase);
    return `${season === 'S' ? 'Spring' : 'Autumn'}, ${year}`;
  };
  const turns = [...new Set(phases.map(turnOf))].reverse();
  const body = turns.map((turn) => {
    const own = phases.filter((each) => turnOf(each) === turn);
    const powers = standard.variant.powers.map(({ display }, n) => {
      const parts = PARTS.map(([title, kind]) => {
        const given = own
          .filter(({ phase }) => parsePhase(phase).kind === kind)
          .flatMap(givenIn)
          .filter(({ power }) => power === display);
        const lines = given.map((each) => webLine(each, isForked)).join('');
        return lines === '' ? '' : `<li><strong>${title}</strong></li>\n\t\t\t<ul>${lines}</ul>`;
      }).join('');
      if (parts === '') return '';
      return `<a name="index${n}"></a><strong><span class="country${n + 1}">${display}</span>:</strong><br /><ul>${parts}</ul>`;
    });
    return `<h4><a name="index"></a>${turn} <a href="map.php?gameID=7"><img alt="Large map" /></a>:</h4><p>${powers.join('')}</p><div class="hr"></div>`;
  });
  return `<html><head><title>webDiplomacy</title></head><body><span class="gameName">Long Game</span><h3>Order history</h3><div class="variantClassic">${body.join('')}</div></body></html>`;
}

export type JdipStyle = 'brief' | 'full';

function jdipText({ power, order }: Given, style: JdipStyle): string {
  const place = (at: string) => {
    const [id, coast] = at.split('/') as [string, string?];
    const name = style === 'brief' ? id : NAMES.get(id);
    return `${name}${coast === undefined ? '' : `/${style === 'brief' ? coast : `${COASTS[coast]} Coast`}`}`;
  };
  const unit = ({ type, at }: { type: string; at: string }) =>
    `${style === 'brief' ? type : type === 'A' ? 'Army' : 'Fleet'} ${place(at)}`;
  const text = phrase(
    order,
    {
      hold: (own) => `${unit(own.unit)} Holds`,
      move: (own) => `${unit(own.unit)} -> ${place(own.to)}${own.route !== 'unstated' ? ' by convoy' : ''}`,
      'support-hold': (own) => `${unit(own.unit)} Supports ${unit(own.target)}`,
      'support-move': (own) => `${unit(own.unit)} Supports ${unit(own.target)} -> ${place(own.to)}`,
      convoy: (own) => `${unit(own.unit)} Convoys ${unit(own.target)} -> ${place(own.to)}`,
      retreat: (own) => `${unit(own.unit)} -> ${place(own.to)}`,
      disband: (own) => `${unit(own.unit)} Disbands`,
      build: (own) => `Build ${unit(own.unit)}`,
      remove: (own) => `Remove ${unit(own.unit)}`,
    },
    'Waives',
  );
  return `${power}: ${text}`.replaceAll('>', '&gt;');
}

const KINDS = { M: 'MOVEMENT', R: 'RETREAT', A: 'ADJUSTMENT' } as const;

/** A saved game. Builds are of Fall there. */
export function jdipGame(phases: readonly ArchivedPhase[], style: JdipStyle): string {
  const turns = phases.map((each) => {
    const { season, year, kind } = parsePhase(each.phase);
    const given = givenIn(each);
    const orders = given.map(
      (one, n) => `<orderSet power="${one.power}"><order id="${n}" text="${jdipText(one, style)}"/></orderSet>`,
    );
    const results = given.flatMap((one, n) => [
      ...(one.isFailed && one.order.kind === 'move'
        ? [`<bouncedResult power="${one.power}" category="FAILURE" order="${n}"/>`]
        : []),
      ...(one.isDislodged ? [`<dislodgedResult power="${one.power}" category="DISLODGED" order="${n}"/>`] : []),
    ]);
    return `<turn season="${season === 'S' ? 'SPRING' : 'FALL'}" phase="${KINDS[kind]}" year="${year}" resolved="true"><orders>${orders.join('')}</orders><results>${results.join('')}</results></turn>`;
  });
  return `<?xml version="1.0"?>\n<game creator="jDip" creatorVersion="1.7.0" specification="1.0"><variant name="Standard" version="1.0"/><info><gameInfo><nvp name="gameName" value="Long Game"/></gameInfo></info><turns>${turns.join('')}</turns></game>`;
}

/** A page of results that it exports: below each order what became of it. */
export function jdipPage(each: ArchivedPhase): string {
  const { season, year } = parsePhase(each.phase);
  const lines = givenIn(each).flatMap((one) => [
    jdipText(one, 'full'),
    ...(one.isFailed && one.order.kind === 'move' ? ['Bounced with somebody (1 against 1).'] : []),
  ]);
  return `<html><body><h1>Results for ${season === 'S' ? 'Spring' : 'Fall'}, ${year} (Movement)</h1>General Notices:<br>Order resolution completed.<br>Order Results:<br>${lines.join('<br>')}<br></body></html>`;
}

/** Backstabbr's page of one season: the board, and the orders by power and place. */
export function backstabbrPage(each: ArchivedPhase): string {
  const { season, year, kind } = parsePhase(each.phase);
  const capital = (id: string) => `${id[0]!.toUpperCase()}${id.slice(1)}`;
  const apart = (at: string) => at.split('/') as [string, string?];
  const { units: standing, dislodged = {} } = each.position;
  const units = [...new Set([...powersIn(standing), ...powersIn(dislodged)])].map((power) => [
    powerWord(power),
    Object.fromEntries(
      [...(standing[power] ?? []), ...(dislodged[power] ?? []).map(({ unit }) => unit)].map((unit) => {
        const [type, at] = unit.split(' ') as [string, string];
        const [id, coast] = apart(at);
        return [capital(id), coast === undefined ? type : { type, coast }];
      }),
    ),
  ]);
  const orders: Record<string, Record<string, object>> = {};
  for (const { power, order, isFailed } of givenIn(each)) {
    if (!('unit' in order)) continue;
    const [id, coast] = apart(order.unit.at);
    const [to, toCoast] = 'to' in order ? apart(order.to) : [];
    const target = 'target' in order ? capital(provinceOf(order.target.at)) : undefined;
    orders[power] = {
      ...orders[power],
      [capital(id)]: {
        type: order.kind === 'build' ? 'BUILD' : order.kind === 'remove' ? 'REMOVE' : TYPES[order.kind],
        ...(order.kind === 'build'
          ? { unit: order.unit.type, ...(coast === undefined ? {} : { to_coast: coast }) }
          : {}),
        ...(target === undefined ? {} : { from: target }),
        ...(to === undefined ? {} : { to: capital(to) }),
        ...(toCoast === undefined ? {} : { to_coast: toCoast }),
        result: isFailed ? 'FAILS' : 'SUCCEEDS',
      },
    };
  }
  const name = kind === 'A' ? 'Winter' : season === 'S' ? 'Spring' : 'Fall';
  return `<!DOCTYPE html><html><head><meta property="og:title" content="Long Game (${name} ${year})"></head><body><script>
var stage = "${kind === 'R' ? 'NEEDS_RETREATS' : 'COMPLETED'}";
var unitsByPlayer = ${JSON.stringify(Object.fromEntries(units))};
var orders = ${JSON.stringify(orders)};
</script></body></html>`;
}

const TYPES: Readonly<Record<string, string>> = {
  hold: 'HOLD',
  move: 'MOVE',
  'support-hold': 'SUPPORT',
  'support-move': 'SUPPORT',
  convoy: 'CONVOY',
  retreat: 'RETREAT',
  disband: 'DISBAND',
};

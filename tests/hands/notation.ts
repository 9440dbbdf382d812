/** How one hand writes an order that it has chosen: words, signs, names and coasts. */
import { placesBeside, situationOf } from '../../engine/adjudicate/legality/reach.ts';
import type { Place } from '../../engine/board/variant.ts';
import type { Order, UnitRef } from '../../engine/orders/order.ts';
import { provinceOf } from '../../engine/vocabulary.ts';
import type { Random } from '../random.ts';
import { callPlace } from './places.ts';
import type { Scene } from './scene.ts';

/**
 * `names`: a style of callPlace. `army`, `fleet`: `{p}` is the place with its coast. `coast`: `{nc}`, `{NC}`, `{n.c.}` or `{full}` with what is
 * around it. `sparesCoasts`: leaves out each coast that can be only one. `saysOwners`: tells whose a foreign unit is. The others are the
 * forms of orders: `{u}` is the unit ordered, `{t}` the unit helped, `{to}` where to, `{path}` the seas in between; of forms with ` / `
 * between them one is taken each time.
 */
export type Notation = Readonly<Record<keyof typeof JUDGE, string>>;

/** The judges' notation; `#` is the sign between places. */
const JUDGE = {
  names: 'Code',
  army: 'A {p}',
  fleet: 'F {p}',
  coast: '/{nc}',
  letters: '',
  sparesCoasts: '',
  saysOwners: '',
  move: '{u}#{to}',
  via: '{u}#{path}#{to}',
  hold: '{u} H',
  'support-hold': '{u} S {t}',
  'support-move': '{u} S {t}#{to}',
  convoy: '{u} C {t}#{to}',
  retreat: '{u}#{to}',
  disband: '{u} disband',
  build: 'build {u}',
  remove: 'remove {u}',
  waive: 'waive',
};

/** Whole sentences. */
const SENTENCES: Readonly<Record<string, string>> = {
  en: `names=full | army=Army {p} | fleet=Fleet {p} | coast=_({full}) | move={u} moves to {to} / {u} to {to} / {u} move to {to}
| via={u} moves to {to} via convoy / {u} to {to} by convoy | hold={u} holds / {u} stands | support-hold={u} supports {t} / {u} supports {t} to hold
| support-move={u} supports {t} moving to {to} / {u} supports {t} to {to} | convoy={u} convoys {t} to {to} | retreat={u} retreats to {to} | disband={u} disbands`,
  de: `names=de | army=Armee {p} | fleet=Flotte {p} | coast=_({full}) | move={u} nach {to} | via={u} nach {to} per Konvoi / {u} über {path} nach {to}
| hold={u} hält / {u} bleibt stehen | support-hold={u} unterstützt {t} | support-move={u} unterstützt {t} nach {to}
| convoy={u} konvoyiert {t} nach {to} / {u} befördert {t} nach {to} | retreat={u} Rückzug nach {to} | disband={u} auflösen / {u} wird aufgelöst
| build=baue {u} / Aufbau {u} | remove=entferne {u} / Abbau {u}`,
  fr: `names=fr | army=Armée {p} | fleet=Flotte {p} | coast=_({full}) | move={u} vers {to} / {u} se déplace vers {to} | via={u} vers {to} par convoi / {u} vers {to} via {path}
| hold={u} tient | support-hold={u} soutient {t} | support-move={u} soutient {t} vers {to} | convoy={u} convoie {t} vers {to}
| retreat={u} retraite vers {to} | disband={u} dissoute / dissoudre {u} | build=construire {u} | remove=retirer {u}`,
};

/** From text such as `sign=_-_ | names=judge`, or `words=de` for whole sentences. */
export function noteAs(text: string): Notation {
  const said = (entries: string) =>
    entries
      .split(/\s*\| /)
      .map((each) => /^([\w-]+)=(.*)$/.exec(each.replaceAll('_', ' '))!.slice(1) as [string, string]);
  const own = Object.fromEntries(said(text));
  const words = Object.fromEntries(said(SENTENCES[own['words'] ?? ''] ?? 'words='));
  const judge = Object.entries(JUDGE).map(([key, value]) => [
    key,
    own[key] ?? words[key] ?? value.replaceAll('#', own['sign'] ?? ' - '),
  ]);
  return Object.fromEntries(judge) as Notation;
}

const COASTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { nc: 'north coast', sc: 'south coast', ec: 'east coast', wc: 'west coast' },
  de: { nc: 'Nordküste', sc: 'Südküste', ec: 'Ostküste', wc: 'Westküste' },
  fr: { nc: 'côte nord', sc: 'côte sud', ec: 'côte est', wc: 'côte ouest' },
};

/** What hands write: points for units of nobody are given otherwise. */
export type Written = Exclude<Order, { kind: 'proxy' | 'influence' }>;

/** One form of an order: the line, and the order as this line gives it (a route that the form does not tell is any). */
export function writeOrder(
  order: Written,
  notation: Notation,
  scene: Scene,
  random: Random,
): { line: string; order: Order } {
  const form = order.kind === 'move' && order.route !== 'unstated' ? 'via' : order.kind;
  const hasRoute = order.kind === 'move' && typeof order.route !== 'string';
  const forms = notation[form].split(' / ').filter((each) => form !== 'via' || hasRoute || !each.includes('{path}'));
  const pattern = forms.length === 0 ? notation.move : random.pick(forms);
  const place = (at: Place) => callPlace(scene.board, provinceOf(at), notation.names, random);
  const unit = ({ type, at }: UnitRef, isOwn: boolean) => {
    const coast =
      isOwn && order.kind !== 'build' && notation.sparesCoasts !== '' ? '' : writeCoast(at, notation, scene);
    const form = type === 'A' ? notation.army : notation.fleet;
    // Nobody builds without saying what.
    return (order.kind === 'build' && form === '{p}' ? `${type} {p}` : form).replace('{p}', () => place(at) + coast);
  };
  const to = () => ('to' in order ? place(order.to) + writeGoal(order, notation, scene) : '');
  const seas = hasRoute ? order.route.map(place) : [];
  const between = /\{u\}(.*)\{path\}\1\{to\}/.exec(pattern)?.[1] ?? ', ';
  const line = pattern
    .replace('{u}', () => ('unit' in order ? unit(order.unit, true) : ''))
    .replace('{t}', () => ('target' in order ? ownerOf(order.target, notation, scene) + unit(order.target, false) : ''))
    .replace('{path}', () => seas.join(between))
    .replace('{to}', to);
  const told: Order = hasRoute && !pattern.includes('{path}') ? { ...order, route: 'any' } : order;
  const { letters } = notation;
  return {
    line: letters === 'upper' ? line.toUpperCase() : letters === 'lower' ? line.toLowerCase() : line,
    order: told,
  };
}

function writeCoast(at: Place, { coast, names }: Notation, { board }: Scene): string {
  const [, id] = at.split('/');
  if (id === undefined) return '';
  const full =
    board.variant.coastNames?.[id]?.toLowerCase() ?? COASTS[names === 'de' || names === 'fr' ? names : 'en']![id] ?? id;
  return coast
    .replace('{nc}', id)
    .replace('{NC}', id.toUpperCase())
    .replace('{n.c.}', `${id[0]}.${id[1]}.`)
    .replace('{full}', full);
}

/** The coast where a unit arrives. */
function writeGoal(order: Written & { to: Place }, notation: Notation, scene: Scene): string {
  if (notation.sparesCoasts === '' || order.kind === 'support-move') return writeCoast(order.to, notation, scene);
  const open = 'unit' in order ? placesBeside(situationOf(scene.board, scene.position), order.unit) : [];
  const isOnly = open.filter((place) => provinceOf(place) === provinceOf(order.to)).length === 1;
  return isOnly ? '' : writeCoast(order.to, notation, scene);
}

function ownerOf({ type, at }: UnitRef, { saysOwners }: Notation, { board, position, power }: Scene): string {
  if (saysOwners === '') return '';
  const owner = board.powers.find(({ name }) => position.units[name]?.includes(`${type} ${at}`));
  return owner === undefined || owner.name === power ? '' : `${owner.adjective} `;
}

/** A game as webDiplomacy's JSON, as a text of godip's, and as the page of a research group, each written as its public source writes it. */
import type { ArchivedPhase } from '../../../engine/archive/document.ts';
import { parsePhase } from '../../../engine/board/phase.ts';
import { formatOrder, parseOrder } from '../../../engine/orders/notation.ts';
import { provinceOf, rowsOf } from '../../../engine/vocabulary.ts';
import { type Order, phrase } from './elsewhere-games.ts';

interface Piece {
  readonly power: string;
  readonly type: string;
  readonly at: string;
  readonly isGone: boolean;
}

const piecesOf = ({ position: { units, dislodged = {} } }: ArchivedPhase): readonly Piece[] => {
  const piece = (power: string, unit: string, isGone: boolean) => ({
    power,
    type: unit[0]!,
    at: unit.slice(2),
    isGone,
  });
  return [
    ...rowsOf(units).flatMap(([power, list]) => list.map((unit) => piece(power, unit, false))),
    ...rowsOf(dislodged).flatMap(([power, list]) => list.map(({ unit }) => piece(power, unit, true))),
  ];
};

const centersOf = ({ position: { centers = {} } }: ArchivedPhase) =>
  rowsOf(centers).flatMap(([power, list]) => list.map((at) => ({ power, at })));

/** What these programs keep: the orders that they would have taken. */
const ordersOf = ({ phase, resolution }: ArchivedPhase) =>
  resolution.orders.flatMap(({ power, order: text, result }) => {
    const { kind } = parsePhase(phase);
    const order = parseOrder(text, kind);
    return order === null || (kind === 'A' && result === 'fails') ? [] : [{ power, order, result }];
  });

const TERRITORIES =
  'cly edi lvp yor wal lon por spa naf tun nap rom tus pie ven apu gre alb ser bul rum con smy ank arm syr sev ukr war lvn mos stp fin swe nwy den kie ber pru sil mun ruh hol bel pic bre par bur mar gas bar nwg nth ska hel bal bot nao iri eng mao wes lyo tys ion adr aeg eas bla tyr boh vie tri bud gal spa/nc spa/sc stp/nc stp/sc bul/ec bul/sc'.split(
    ' ',
  );
const COUNTRIES = ['ENGLAND', 'FRANCE', 'ITALY', 'GERMANY', 'AUSTRIA', 'TURKEY', 'RUSSIA'];
const TYPES: Readonly<Record<string, string>> = {
  hold: 'Hold',
  move: 'Move',
  'support-hold': 'Support hold',
  'support-move': 'Support move',
  convoy: 'Convoy',
  retreat: 'Retreat',
  disband: 'Disband',
  remove: 'Destroy',
  waive: 'Wait',
};

/** `isFile`: as its file history.json has it, with booleans and without the number of the map. */
export function webDiplomacyJson(phases: readonly ArchivedPhase[], isFile: boolean): string {
  const flag = (is: boolean) => (isFile ? is : is ? 'Yes' : 'No');
  const place = (at: string) => TERRITORIES.indexOf(at) + 1;
  const country = (power: string) => COUNTRIES.indexOf(power) + 1;
  const told = phases.map((each) => {
    const { season, year, kind } = parsePhase(each.phase);
    const when = {
      turn: (year - 1901) * 2 + (season === 'S' ? 0 : 1),
      phase: { M: 'Diplomacy', R: 'Retreats', A: 'Builds' }[kind],
    };
    const orders = ordersOf(each).map(({ power, order, result }) => {
      const target = 'target' in order ? place(provinceOf(order.target.at)) : 0;
      const to =
        'to' in order ? place(order.kind === 'move' || order.kind === 'retreat' ? order.to : provinceOf(order.to)) : 0;
      return {
        ...when,
        countryID: country(power),
        terrID: 'unit' in order ? place(order.unit.at) : 0,
        unitType: order.kind === 'build' ? '' : 'unit' in order ? (order.unit.type === 'A' ? 'Army' : 'Fleet') : '',
        type: order.kind === 'build' ? `Build ${order.unit.type === 'A' ? 'Army' : 'Fleet'}` : TYPES[order.kind],
        toTerrID: order.kind === 'support-hold' ? target : to,
        fromTerrID: order.kind === 'support-hold' ? 0 : target,
        viaConvoy: flag(order.kind === 'move' && order.route !== 'unstated'),
        success: flag(result === 'succeeds'),
        dislodged: flag(false),
      };
    });
    const units = piecesOf(each).map(({ power, type, at, isGone }) => ({
      [isFile ? 'type' : 'unitType']: type === 'A' ? 'Army' : 'Fleet',
      retreating: flag(isGone),
      terrID: place(at),
      countryID: country(power),
    }));
    const centers = centersOf(each).map(({ power, at }) => ({ terrID: place(at), countryID: country(power) }));
    const said = { ...when, timeSent: 1_650_000_000, fromCountryID: 2 };
    const messages = [
      { ...said, toCountryID: 0, message: 'Peace &amp; quiet<br />for all' },
      { ...said, toCountryID: 1, message: 'For you alone' },
    ];
    return { ...when, units, centers, orders, ...(isFile ? {} : { messages }) };
  });
  const head = isFile
    ? { schema: 1, gameID: 7, file: 'history' }
    : { gameID: 7, countryID: 2, variantID: 1, gameOver: 'No' };
  return JSON.stringify({ ...head, phases: told });
}

const words = (order: Order): string =>
  phrase(
    order,
    {
      hold: ({ unit }) => `${unit.at} hold`,
      move: ({ unit, to, route }) => `${unit.at} move ${to}${route === 'unstated' ? '' : ' via'}`,
      'support-hold': ({ unit, target }) => `${unit.at} support ${target.at}`,
      'support-move': ({ unit, target, to }) => `${unit.at} support ${target.at} move ${to}`,
      convoy: ({ unit, target, to }) => `${unit.at} convoy ${target.at} move ${to}`,
      retreat: ({ unit, to }) => `${unit.at} move ${to}`,
      disband: ({ unit }) => `${unit.at} disband`,
      remove: ({ unit }) => `remove ${unit.at}`,
      build: ({ unit }) => `build ${unit.type === 'A' ? 'Army' : 'Fleet'} ${unit.at}`,
    },
    'waive',
  );

export function godipText(phases: readonly ArchivedPhase[]): string {
  const name = (power: string) => `${power[0]}${power.slice(1).toLowerCase()}`;
  return phases
    .flatMap((each) => {
      const { season, year, kind } = parsePhase(each.phase);
      return [
        `PHASE ${year} ${season === 'S' ? 'Spring' : 'Fall'} ${{ M: 'Movement', R: 'Retreat', A: 'Adjustment' }[kind]}`,
        'POSITIONS',
        ...piecesOf(each).map(
          ({ power, type, at, isGone }) =>
            `\t${name(power)}: ${type === 'A' ? 'army' : 'fleet'}${isGone ? '/dislodged' : ''} ${at}`,
        ),
        ...centersOf(each).map(({ power, at }) => `\t${name(power)}: supply ${at}`),
        'ORDERS',
        ...ordersOf(each).flatMap(({ order }) => (order.kind === 'waive' ? [] : [`\t${words(order)}`])),
      ];
    })
    .join('\n');
}

export function researchPage(phases: readonly ArchivedPhase[]): string {
  const told = phases.map((each) => {
    const text = (order: Order): string =>
      phrase(
        order,
        {
          retreat: ({ unit, to }) => `${unit.type} ${unit.at} R ${to}`,
          disband: ({ unit }) => `${unit.type} ${unit.at} D`,
          remove: ({ unit }) => `${unit.type} ${unit.at} D`,
          build: ({ unit }) => `${unit.type} ${unit.at} B`,
          move: ({ unit, to, route }) => `${unit.type} ${unit.at} - ${to}${route === 'unstated' ? '' : ' VIA'}`,
        },
        formatOrder(order),
      );
    const orders = COUNTRIES.map((power) => {
      const list = ordersOf(each).filter((one) => one.power === power);
      const shown = list.map(
        ({ order }) =>
          `'${text(order)
            .toUpperCase()
            .replace(/(\w{3})$/, '<span class="loc_$1">$1</span>')}'`,
      );
      return `<p class="dip_order" power="${power}"><span class="messageLabel">'${power}'</span> : [${shown.join(',')}], <a href="#">+test</a></p>`;
    });
    const units = piecesOf(each).map(({ power, type, at, isGone }) => {
      const word = type === 'A' ? 'Army' : 'Fleet';
      return `<use class="unit${power.toLowerCase()}" id="${isGone ? 'dislodged_' : ''}unit_${at.toUpperCase()}" xlink:href="#${isGone ? 'Dislodged' : ''}${word}"/>`;
    });
    const message = `<p class="dip_message" time_sent="166180308900" sender="FRANCE" recipient="ITALY"><span>FRANCE</span> -> <span>ITALY</span> : Lepanto: yes?\nSure &amp; soon\n</p>`;
    return `<a name="${each.phase}"><h2>${each.phase}</h2></a><div class="section dip_phase">${message}<svg>${units.join('')}</svg>${orders.join('')}</div>`;
  });
  return `<!doctype html>\n<html><body><h3>A game of ours</h3>${told.join('\n')}</body></html>`;
}

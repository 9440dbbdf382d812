/** webDiplomacy's games as JSON: its answer to programs (`game/status`, until 2026) and its file `history.json`, with the numbers of its map Classic. */
import { isObject } from '../../../../engine/adjudicate/faults.ts';
import { FieldUse } from '../../../../engine/archive/reading/field-use.ts';
import { plainText } from '../../../../engine/archive/reading/recorded-phases.ts';
import { provinceOf } from '../../../../engine/vocabulary.ts';
import { htmlToText } from '../../../../lambdas/mail/html-text.ts';

type Fields = Readonly<Record<string, unknown>>;

/** By its numbers from 1. */
const PLACES =
  `CLY EDI LVP YOR WAL LON POR SPA NAF TUN NAP ROM TUS PIE VEN APU GRE ALB SER BUL RUM CON SMY ANK ARM SYR SEV UKR WAR LVN MOS STP FIN
  SWE NWY DEN KIE BER PRU SIL MUN RUH HOL BEL PIC BRE PAR BUR MAR GAS BAR NWG NTH SKA HEL BAL BOT NAO IRI ENG MAO WES LYO TYS ION ADR
  AEG EAS BLA TYR BOH VIE TRI BUD GAL SPA/NC SPA/SC STP/NC STP/SC BUL/EC BUL/SC`.split(/\s+/);
const POWERS = ['ENGLAND', 'FRANCE', 'ITALY', 'GERMANY', 'AUSTRIA', 'TURKEY', 'RUSSIA'];
const KINDS: Readonly<Record<string, string>> = { Diplomacy: 'M', Retreats: 'R', Builds: 'A' };

/** What to save instead of its other answers and files. */
const NO_PHASES =
  'webDiplomacy\'s answer to programs without the phases of a game: save the page of the game behind "Archive: Orders", or its "history.json"';
const OTHER_MAP =
  'webDiplomacy\'s answer to programs about a map whose numbers are not known here: save the page of the game behind "Archive: Orders"';

export interface WebDiplomacyGame {
  /** In the shape of research tools. */
  readonly game: Fields;
  /** Messages to one power, which only those two could read: they are left out. */
  readonly letters: number;
}

/** A sentence where the value is theirs, and cannot be read; null where it is none of theirs. */
export function readWebDiplomacyJson(value: Fields): WebDiplomacyGame | string | null {
  if (!('gameID' in value) || !('variantID' in value || 'file' in value)) return null;
  const { gameID, variantID = 1, phases, standoffs, occupiedFrom, ...rest } = value;
  if (!Array.isArray(phases) || phases.length === 0) return NO_PHASES;
  if (numberOf(variantID) !== 1) return OTHER_MAP;
  let letters = 0;
  const read = phases.map((phase, n) => {
    if (!isObject(phase)) return phase;
    const messages = itemsOf(phase['messages']);
    const open = messages.filter((each) => !isObject(each) || numberOf(each['toCountryID']) === 0);
    letters += messages.length - open.length;
    // What follows from the last phase's orders, which the report counts.
    return phaseFrom(phase, open, n === phases.length - 1 ? { standoffs, occupiedFrom } : {});
  });
  return { game: { ...rest, id: `webdiplomacy-${gameID}`, map: 'standard', phases: read }, letters };
}

function phaseFrom(item: Fields, messages: readonly unknown[], followed: Fields): Fields {
  const { turn, phase, units, centers, orders, turnText, ...rest } = item;
  const name = phaseName(turn, phase);
  const use = new FieldUse();
  const standing = listOf(units).map((unit): Standing => {
    const field = (key: string) => use.of(unit, key);
    const [unitType, type] = [field('unitType'), field('type')];
    const isGone = isYes(unit['retreating']) && isYes(field('retreating'));
    return { power: powerOf(unit, use), type: typeOf(unitType ?? type), at: placeOf(field('terrID')), isGone };
  });
  const isRetreat = name?.endsWith('R') === true;
  const ordered = standing.filter(({ isGone }) => isGone === isRetreat);
  const owned = listOf(centers).map((each) => ({ power: powerOf(each, use), at: placeOf(use.of(each, 'terrID')) }));
  const given = listOf(orders).map((order) => ({ power: powerOf(order, use), text: orderText(order, ordered, use) }));
  return {
    ...rest,
    name: name ?? `${plainText(phase ?? null)} ${plainText(turn ?? null)}`,
    state: {
      ...(!isTable(units)
        ? {}
        : { units: byPower(standing, (each) => `${each.isGone ? '*' : ''}${each.type} ${each.at}`) }),
      ...(!isTable(centers) ? {} : { centers: byPower(owned, ({ at }) => at) }),
      // What became of each order is worked out again: the report counts what is left of theirs, and what is no unit, center or order.
      turnText,
      ...followed,
      orders: itemsOf(orders).map((each) => (isObject(each) ? leftOf(each, use) : each)),
      others: [units, centers].flatMap(itemsOf).map((each) => (isObject(each) ? leftOf(each, use) : each)),
    },
    orders: byPower(given, ({ text }) => text),
    messages: messages.map((each) => (isObject(each) ? messageFrom(each) : each)),
  };
}

/** What of a unit, a center or an order was not asked for, and says something. */
function leftOf(item: Fields, use: FieldUse): Fields {
  const isNothing = (value: unknown) => numberOf(value) === 0 || value === false || value === 'No';
  const left = Object.entries(item).filter(([key, value]) => !use.isAsked(item, key) && !isNothing(value));
  return Object.fromEntries(left);
}

interface Standing {
  readonly power: string;
  readonly type: string;
  readonly at: string;
  readonly isGone: boolean;
}

/** `S1901M`; `COMPLETED` where the game is over. */
function phaseName(turn: unknown, phase: unknown): string | undefined {
  if (phase === 'Finished') return 'COMPLETED';
  const kind = KINDS[String(phase)];
  const n = numberOf(turn);
  if (kind === undefined || !Number.isInteger(n)) return undefined;
  return `${kind === 'A' ? 'W' : 'SF'[n % 2]}${1901 + Math.floor(n / 2)}${kind}`;
}

/** One that cannot be understood as it stands, which is then reported. */
function orderText(order: Fields, standing: readonly Standing[], use: FieldUse): string {
  const field = (key: string) => use.of(order, key);
  const to = () => placeOf(field('toTerrID'));
  const from = () => placeOf(field('fromTerrID'));
  const told = numberOf(field('terrID'));
  const at = order['terrID'] == null || told === 0 ? to() : placeOf(order['terrID']);
  const unitAt = (place: string) => {
    const found = standing.find((each) => provinceOf(each.at) === provinceOf(place));
    return found === undefined ? null : `${found.type} ${found.at}`;
  };
  const stands = unitAt(at);
  const type = typeOf(order['unitType']);
  if (stands === null || stands.startsWith(type)) field('unitType');
  const unit = stands ?? `${type} ${at}`;
  switch (field('type')) {
    case 'Hold':
      return `${unit} H`;
    case 'Move':
      return `${unit} - ${to()}${isYes(order['viaConvoy']) && isYes(field('viaConvoy')) ? ' VIA' : ''}`;
    case 'Support hold':
      return `${unit} S ${unitAt(to()) ?? to()}`;
    case 'Support move':
      return `${unit} S ${unitAt(from()) ?? from()} - ${to()}`;
    case 'Convoy':
      return `${unit} C A ${from()} - ${to()}`;
    case 'Retreat':
      return `${unit} R ${to()}`;
    case 'Disband':
    case 'Destroy':
      return `${unit} D`;
    case 'Build Army':
      return `A ${at} B`;
    case 'Build Fleet':
      return `F ${at} B`;
    case 'Wait':
      return 'WAIVE';
    default:
      return JSON.stringify(order);
  }
}

/** Its times are seconds since 1970, its texts HTML. */
function messageFrom(item: Fields): Fields {
  const { message, timeSent, fromCountryID, toCountryID: _, turn, phase, ...rest } = item;
  const text = String(message);
  const name = phaseName(turn, phase);
  return {
    ...rest,
    ...(name === undefined ? { turn, turnPhase: phase } : {}),
    sender: numberOf(fromCountryID) === 0 ? 'MASTER' : powerOf({ countryID: fromCountryID }),
    recipient: 'ALL',
    phase: name ?? null,
    message: /[<&]/.test(text) ? htmlToText(text, text.length + 1).text.trim() : text,
    time_sent: typeof timeSent === 'number' ? timeSent * 1e6 : timeSent,
  };
}

/** A list as it is, a table without its keys; anything else alone. */
function itemsOf(value: unknown): readonly unknown[] {
  return isObject(value) ? Object.values(value) : Array.isArray(value) ? value : value == null ? [] : [value];
}

/** What is none says nothing of the board: it is not empty. */
function isTable(value: unknown): boolean {
  return isObject(value) || Array.isArray(value);
}

function listOf(value: unknown): readonly Fields[] {
  return itemsOf(value).filter(isObject);
}

function byPower<T extends { readonly power: string }>(list: readonly T[], text: (each: T) => string) {
  const found: Record<string, string[]> = {};
  for (const each of list) found[each.power] = [...(found[each.power] ?? []), text(each)];
  return found;
}

function powerOf(item: Fields, use = new FieldUse()): string {
  const countryID = use.of(item, 'countryID');
  return POWERS[numberOf(countryID) - 1] ?? `country ${String(countryID)}`;
}

function placeOf(id: unknown): string {
  return PLACES[numberOf(id) - 1] ?? `territory-${String(id)}`;
}

function typeOf(type: unknown): string {
  return type === 'Army' ? 'A' : type === 'Fleet' ? 'F' : '?';
}

function isYes(value: unknown): boolean {
  return value === 'Yes' || value === true;
}

/** Numbers stand there as such, or as texts; what is neither is none, and not the number 0, which is everybody's. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : Number.NaN;
}

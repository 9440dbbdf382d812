/** webDiplomacy's games as JSON: its answer to programs (`game/status`, until 2026) and its file `history.json`, with the numbers of its map Classic. */
import { isObject } from '../../../../engine/adjudicate/faults.ts';
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
  const {
    gameID,
    variantID = 1,
    phases,
    standoffs: _,
    occupiedFrom: __,
    generated: ___,
    version: ____,
    ...rest
  } = value;
  if (!Array.isArray(phases) || phases.length === 0) return NO_PHASES;
  if (numberOf(variantID) !== 1) return OTHER_MAP;
  let letters = 0;
  const read = phases.map((phase) => {
    if (!isObject(phase)) return phase;
    const messages = Array.isArray(phase['messages']) ? phase['messages'] : [];
    const open = messages.filter((each) => !isObject(each) || numberOf(each['toCountryID']) === 0);
    letters += messages.length - open.length;
    return phaseFrom(phase, open);
  });
  return { game: { ...rest, id: `webdiplomacy-${gameID}`, map: 'standard', phases: read }, letters };
}

function phaseFrom(item: Fields, messages: readonly unknown[]): Fields {
  const { turn, phase, units, centers, orders, turnText: _, ...rest } = item;
  const name = phaseName(turn, phase);
  const standing = listOf(units).map((unit): Standing => {
    const isGone = isYes(unit['retreating']);
    return {
      power: powerOf(unit),
      type: typeOf(unit['unitType'] ?? unit['type']),
      at: placeOf(unit['terrID']),
      isGone,
    };
  });
  const isRetreat = name?.endsWith('R') === true;
  const ordered = standing.filter(({ isGone }) => isGone === isRetreat);
  const owned = listOf(centers).map((each) => ({ power: powerOf(each), at: placeOf(each['terrID']) }));
  const given = listOf(orders).map((order) => ({ power: powerOf(order), text: orderText(order, ordered) }));
  return {
    ...rest,
    name,
    state: {
      ...(units === undefined
        ? {}
        : { units: byPower(standing, (each) => `${each.isGone ? '*' : ''}${each.type} ${each.at}`) }),
      ...(centers === undefined ? {} : { centers: byPower(owned, ({ at }) => at) }),
      // What became of each order is worked out again: the report counts what is left of theirs.
      orders: listOf(orders).map(({ countryID: _, terrID: __, unitType: ___, type: ____, ...order }) => {
        const { toTerrID: _____, fromTerrID: ______, viaConvoy: _______, ...left } = order;
        return left;
      }),
    },
    orders: byPower(given, ({ text }) => text),
    messages: messages.map((each) => (isObject(each) ? messageFrom(each) : each)),
  };
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
function orderText(order: Fields, standing: readonly Standing[]): string {
  const [from, to] = [placeOf(order['fromTerrID']), placeOf(order['toTerrID'])];
  const at = order['terrID'] == null || order['terrID'] === 0 ? to : placeOf(order['terrID']);
  const unitAt = (place: string) => {
    const found = standing.find((each) => provinceOf(each.at) === provinceOf(place));
    return found === undefined ? null : `${found.type} ${found.at}`;
  };
  const unit = unitAt(at) ?? `${typeOf(order['unitType'])} ${at}`;
  switch (order['type']) {
    case 'Hold':
      return `${unit} H`;
    case 'Move':
      return `${unit} - ${to}${isYes(order['viaConvoy']) ? ' VIA' : ''}`;
    case 'Support hold':
      return `${unit} S ${unitAt(to) ?? to}`;
    case 'Support move':
      return `${unit} S ${unitAt(from) ?? from} - ${to}`;
    case 'Convoy':
      return `${unit} C A ${from} - ${to}`;
    case 'Retreat':
      return `${unit} R ${to}`;
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
  const { message, timeSent, fromCountryID, toCountryID: _, turn, phase, id: __, ...rest } = item;
  const text = String(message);
  return {
    ...rest,
    sender: numberOf(fromCountryID) === 0 ? 'MASTER' : powerOf({ countryID: fromCountryID }),
    recipient: 'ALL',
    phase: phaseName(turn, phase) ?? null,
    message: /[<&]/.test(text) ? htmlToText(text, text.length + 1).text.trim() : text,
    time_sent: typeof timeSent === 'number' ? timeSent * 1e6 : timeSent,
  };
}

function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function byPower<T extends { readonly power: string }>(list: readonly T[], text: (each: T) => string) {
  const found: Record<string, string[]> = {};
  for (const each of list) found[each.power] = [...(found[each.power] ?? []), text(each)];
  return found;
}

function powerOf({ countryID }: Fields): string {
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

/**
 * Other starts on the map of the standard game (setting `start`): only units, centers owned at first, and the first phase
 * differ; in Chaos also the powers. Sources: Richard Sharp's Fleet Rome, Randy Davis's 1898 and Michel Ferion's Chaos, the
 * latter two as the classic e-mail judges had them, as also their setting BLANK BOARD.
 */

import type { Board } from '../board/board.ts';
import { STARTS, type Start } from '../board/choices.ts';
import { parsePhase } from '../board/phase.ts';
import type { PhaseCode } from '../board/position.ts';
import type { ByPower, PowerData, UnitText, Variant } from '../board/variant.ts';
import { parseUnit } from '../orders/notation.ts';
import { phaseCode, provinceOf } from '../vocabulary.ts';
import { CHAOS_POWERS } from './chaos-powers.ts';

interface OtherStart {
  /** As it stands in lists. */
  readonly name: string;
  /** Who plays, where it is not the variant's powers. */
  readonly powers?: readonly PowerData[];
  /** Units of the powers that begin otherwise; `none`: no power has any. */
  readonly units: ByPower<readonly UnitText[]> | 'none';
  /** Each power of `units` owns only the centers in which it stands. */
  readonly ownsOnlyThose?: boolean;
  /** Units are built in any vacant center that a power owns. */
  readonly anyCenters?: boolean;
  readonly phase?: PhaseCode;
}

const OTHERS: Readonly<Record<Exclude<Start, 'usual'>, OtherStart>> = {
  'fleet-rome': {
    name: 'Fleet Rome',
    units: { ITALY: ['F nap', 'F rom', 'A ven'] },
  },
  '1898': {
    name: '1898',
    units: {
      AUSTRIA: ['A tri'],
      ENGLAND: ['F edi'],
      FRANCE: ['A bre'],
      GERMANY: ['A kie'],
      ITALY: ['A nap'],
      RUSSIA: ['A stp'],
      TURKEY: ['A smy'],
    },
    ownsOnlyThose: true,
    phase: phaseCode('S1899M'),
  },
  blank: {
    name: 'Blank Board',
    units: 'none',
    phase: phaseCode('W1900A'),
  },
  chaos: {
    name: 'Chaos',
    powers: CHAOS_POWERS,
    units: 'none',
    anyCenters: true,
    phase: phaseCode('W1900A'),
  },
};

/** Which starts a board has: the others are those of the standard map. */
export function startsOf({ variant }: Board): readonly Start[] {
  return variant.id === 'standard' ? STARTS : ['usual'];
}

/** Does a power build in any center that it owns, by the rules of the variant or of the start? */
export function buildsAnywhere({ rules }: Variant, start: Start): boolean {
  return rules['build-sites']?.sites === 'any' || (start !== 'usual' && OTHERS[start].anyCenters === true);
}

/** Has a game from one start other powers than from the other? */
export function isOtherPowers(one: Start, other: Start): boolean {
  const powersOf = (start: Start) => (start === 'usual' ? undefined : OTHERS[start].powers);
  return powersOf(one) !== powersOf(other);
}

/** `Fleet Rome`; null for the usual start. */
export function nameOfStart(start: Start): string | null {
  return start === 'usual' ? null : OTHERS[start].name;
}

/** What the heads of classic mails call a game whose powers are not those of the map; null: as the map. */
export function variantOfStart(start: Start): string | null {
  return isOtherPowers(start, 'usual') ? nameOfStart(start) : null;
}

/** The start that a word names, written `fleet_rome`, `Fleet-Rome` or `fleetrome`; null: none. */
export function startNamed(word: string): Start | null {
  const folded = word.toLowerCase().replace(/[^a-z0-9]/g, '');
  return STARTS.find((start) => start !== 'usual' && start.replaceAll('-', '') === folded) ?? null;
}

export function boardFrom(board: Board, start: Start): Board {
  if (start === 'usual' || !startsOf(board).includes(start)) return board;
  const { units, ownsOnlyThose = false, phase = phaseCode(board.variant.calendar.start), ...other } = OTHERS[start];
  const powers = (other.powers ?? board.variant.powers).map((power) => {
    const begins = units === 'none' ? [] : units[power.name];
    if (begins === undefined) return power;
    const owns = begins.map((unit) => provinceOf(parseUnit(unit)!.at));
    return { ...power, units: begins, ...(ownsOnlyThose ? { owns } : {}) };
  });
  const variant: Variant = {
    ...board.variant,
    powers,
    ...(other.powers === undefined ? {} : { players: { min: powers.length, max: powers.length } }),
    rules: other.anyCenters ? { ...board.variant.rules, 'build-sites': { sites: 'any' } } : board.variant.rules,
    calendar: { ...board.variant.calendar, start: phase },
  };
  const powerNumber = new Map(powers.map(({ name }, n) => [name, n]));
  return { ...board, variant, powers, powerNumber, start: parsePhase(phase) };
}

/**
 * Other starts on the map of the standard game (setting `start`): only units, centers owned at first, and the first phase
 * differ. Sources: Richard Sharp's Fleet Rome and Randy Davis's 1898, the latter as the classic e-mail judges had it.
 */
import type { Board } from '../board/board.ts';
import { parsePhase } from '../board/phase.ts';
import type { PhaseCode } from '../board/position.ts';
import type { ByPower, UnitText, Variant } from '../board/variant.ts';
import { parseUnit, provinceOf } from '../orders/notation.ts';

export const STARTS = ['usual', 'fleet-rome', '1898'] as const;
export type Start = (typeof STARTS)[number];

interface OtherStart {
  /** As it stands in lists. */
  readonly name: string;
  /** What is special, in one sentence for the players. */
  readonly inShort: string;
  /** Units of the powers that begin otherwise. */
  readonly units: ByPower<readonly UnitText[]>;
  /** Each power of `units` owns only the centers in which it stands. */
  readonly ownsOnlyThose?: boolean;
  readonly phase?: PhaseCode;
}

const OTHERS: Readonly<Record<Exclude<Start, 'usual'>, OtherStart>> = {
  'fleet-rome': {
    name: 'Fleet Rome',
    inShort: 'Italy begins with a fleet in Rome instead of an army.',
    units: { ITALY: ['F nap', 'F rom', 'A ven'] },
  },
  '1898': {
    name: '1898',
    inShort:
      'The game begins in Spring 1899, and each power has one center and one unit: A Trieste, F Edinburgh, A Brest, A Kiel, A Naples, A St Petersburg, A Smyrna. Other home centers must be taken before units can be built there.',
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
    phase: 'S1899M',
  },
};

/** The powers of the map that these starts are for. */
const POWERS = Object.keys(OTHERS['1898'].units);

/** Which starts a board has: the others only where it has the standard game's seven powers and no more. */
export function startsOf(board: Board): readonly Start[] {
  const isStandard = board.powers.length === POWERS.length && POWERS.every((name) => board.powerNumber.has(name));
  return isStandard ? STARTS : ['usual'];
}

/** `Fleet Rome`; null for the usual start. */
export function nameOfStart(start: Start): string | null {
  return start === 'usual' ? null : OTHERS[start].name;
}

/** `Fleet Rome: Italy begins with …`; null for the usual start. */
export function startInWords(start: Start): string | null {
  return start === 'usual' ? null : `${OTHERS[start].name}: ${OTHERS[start].inShort}`;
}

/** The start that a word names, written `fleet_rome`, `Fleet-Rome` or `fleetrome`; null: none. */
export function startNamed(word: string): Start | null {
  const folded = word.toLowerCase().replace(/[^a-z0-9]/g, '');
  return STARTS.find((start) => start !== 'usual' && start.replaceAll('-', '') === folded) ?? null;
}

/** The board of a variant with one of its starts. */
export function boardFrom(board: Board, start: Start): Board {
  if (start === 'usual' || !startsOf(board).includes(start)) return board;
  const { units, ownsOnlyThose = false, phase = board.variant.calendar.start } = OTHERS[start];
  const powers = board.variant.powers.map((power) => {
    const begins = units[power.name];
    if (begins === undefined) return power;
    const owns = begins.map((unit) => provinceOf(parseUnit(unit)!.at));
    return { ...power, units: begins, ...(ownsOnlyThose ? { owns } : {}) };
  });
  const inShort = [startInWords(start)!, ...(board.variant.inShort ?? [])];
  const variant: Variant = { ...board.variant, powers, inShort, calendar: { ...board.variant.calendar, start: phase } };
  return { ...board, variant, powers, start: parsePhase(phase) };
}

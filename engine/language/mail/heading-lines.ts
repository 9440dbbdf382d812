/** Lines that people put above their orders: `My orders for Spring 1902:`, `French orders`, `Fall 1901:`. */
import type { Board } from '../../board/board.ts';
import { comparePhases, parsePhase } from '../../board/phase.ts';
import type { PhaseCode } from '../../board/position.ts';
import type { Power } from '../../board/variant.ts';
import { foldText } from '../../text/fold.ts';
import { headingInEnglish } from '../locales/other-headings.ts';
import { readOnePower } from '../names/power-list.ts';
import { readPhaseText, withoutYearLabel } from '../times/phase-text.ts';
import { listedPhase } from './listed-lines.ts';

/** What the orders below are for; both null: it says nothing. */
export interface HeadingLine {
  readonly phase: PhaseCode | null;
  readonly power: Power | null;
}

/** Longer lines are no headings. */
const LONGEST = 80;
const ORDERS =
  /^(?:(?:here|these|below) (?:are|is|come) )?(?:(?:my|our|the|all) )?(?:orders?|moves)(?: for (.+?))?( ?:)?$/i;
const OWN = /^(\S+) orders ?:?$/i;
/** A season's name, or the whole code: `F 1902` alone could be much else. */
const PHASE = /^(?:[a-z]{4,} '?\d{2}(?!\d)|[a-z]{3,} (?:of )?\d{4}|[a-z]\d{4}[mrab])\b/i;

/** Null for any other line. */
export function readHeadingLine(board: Board, line: string, current: PhaseCode | null = null): HeadingLine | null {
  if (line.length > LONGEST) return null;
  const listed = listedPhase(board, line);
  if (listed !== null) return { phase: listed, power: null };
  const plain = foldText(line).trim();
  // `--- Fall 1901 ---`, `== ORDERS ==`.
  const inner = plain.replace(/^[-=*_~#\s]+(?=\w)|(?<=[\w:])[-=*_~#\s]+$/g, '');
  const written = inner === plain || inner.endsWith(':') ? plain : `${inner}:`;
  const text = headingInEnglish(written) ?? written;
  const isPhase = PHASE.test(text) || withoutYearLabel(board, text) !== text;
  const phase = isPhase ? readPhaseText(board, withoutColon(text)) : null;
  if (phase !== null) return { phase, power: null };
  const season = SEASON.exec(text)?.[1];
  const coming = season === undefined ? null : comingPhase(board, season, current);
  if (coming !== null) return { phase: coming, power: null };
  const orders = ORDERS.exec(text);
  if (orders !== null) return ordersFor(board, orders[1], orders[2] !== undefined, current);
  const own = OWN.exec(text);
  const power = own === null || own[1]!.length < 3 ? null : readOnePower(board, own[1]!);
  return power === null ? null : { phase: null, power };
}

/** `orders` alone asks for the orders on file; with a colon, or for something, it stands above orders. */
function ordersFor(
  board: Board,
  what: string | undefined,
  colon: boolean,
  current: PhaseCode | null,
): HeadingLine | null {
  if (what === undefined) return colon ? { phase: null, power: null } : null;
  const named = withoutColon(what);
  const whole = readPhaseText(board, named) ?? comingPhase(board, named, current);
  if (whole !== null) return { phase: whole, power: null };
  const [one, other, ...more] = withoutColon(what).split(/ ?, ?/);
  const first = forWhat(board, one!);
  // `Orders for France, Spring 1901`.
  const second = other === undefined ? null : forWhat(board, other);
  const phase = first.phase ?? second?.phase ?? null;
  const power = first.power ?? second?.power ?? null;
  const isWhole = more.length === 0 && (second === null || (phase !== null && power !== null));
  if (isWhole && (phase !== null || power !== null)) return { phase, power };
  return colon ? { phase: null, power: null } : null;
}

/** `Fall:`, `Fall orders`, `Winter builds:`. */
const SEASON =
  /^((?:[a-z]{3,})(?:(?= ?:$)|(?= (?:orders|turn) ?:?$)| (?:moves|retreats|builds|adjustments)(?= ?:?$)))/i;

/** A season without its year: the next phase of that name, or the one that is on. */
function comingPhase(board: Board, season: string, current: PhaseCode | null): PhaseCode | null {
  if (current === null || !/^[a-z]{3,}(?: [a-z]+)?$/i.test(season)) return null;
  const now = parsePhase(current);
  for (const year of [now.year, now.year + 1]) {
    const phase = readPhaseText(board, season.replace(/^[a-z]+/i, `$& ${year}`));
    if (phase === null) return null;
    const then = parsePhase(phase);
    const isOn = then.season === now.season && then.year === now.year && !season.includes(' ');
    if (isOn) return current;
    if (comparePhases(board.variant.calendar, then, now) >= 0) return phase;
  }
  return null;
}

function forWhat(board: Board, what: string): HeadingLine {
  const phase = readPhaseText(board, what);
  return { phase, power: phase === null ? readOnePower(board, what) : null };
}

function withoutColon(text: string): string {
  return text.replace(/ ?:$/, '');
}

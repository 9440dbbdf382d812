/** Lines that people put above their orders: `My orders for Spring 1902:`, `French orders`, `Fall 1901:`, `Retreats:`. */
import type { Board } from '../../board/board.ts';
import { comparePhases, formatPhase, parsePhase, phaseAfter } from '../../board/phase.ts';
import type { Phase, PhaseCode } from '../../board/position.ts';
import type { PhaseKind, Power } from '../../board/variant.ts';
import { foldText } from '../../text/fold.ts';
import { readOnePower } from '../names/power-list.ts';
import { readPhaseText, withoutYearLabel } from '../times/phase-text.ts';
import { headingWords } from './heading-words.ts';
import { listedPhase } from './listed-lines.ts';

/** What the orders below are for; both null: it says nothing. */
export interface HeadingLine {
  readonly phase: PhaseCode | null;
  readonly power: Power | null;
}

/** Null for any other line: one that says more than what the orders are for is none. `answers`: the earlier phase whose mail is answered. */
export function readHeadingLine(
  board: Board,
  line: string,
  current: PhaseCode | null = null,
  answers?: PhaseCode,
): HeadingLine | null {
  const listed = listedPhase(board, line);
  if (listed !== null) return { phase: listed, power: null };
  const words = headingWords(line);
  if (words === null) return null;
  const { rest, kind, hasNoun, leads, turn } = words;
  if (turn !== null) return rest.length === 0 ? { phase: nthTurn(board, turn), power: null } : null;
  if (rest.length === 0) {
    // `orders` alone asks for the orders on file.
    if (!hasNoun || !leads) return null;
    return kind === null ? NOTHING : { phase: nextOfKind(board, kind, current), power: null };
  }
  const named = (text: readonly string[]) => phaseNamed(board, text, kind, { current, answers }, leads || hasNoun);
  const phase = named(rest);
  if (phase !== null) return { phase, power: null };
  const power = powerNamed(board, rest);
  if (power !== null) return hasNoun ? { phase: null, power } : null;
  for (let at = 1; at < rest.length; at++) {
    const [first, second] = [rest.slice(0, at), rest.slice(at)];
    const both = [
      { power: powerNamed(board, first), phase: named(second) },
      { power: powerNamed(board, second), phase: named(first) },
    ].find((each) => each.power !== null && each.phase !== null);
    if (both !== undefined) return both;
  }
  return null;
}

const NOTHING: HeadingLine = { phase: null, power: null };

function powerNamed(board: Board, words: readonly string[]): Power | null {
  const text = words.join(' ');
  // `build A Ust` is no heading of Austria.
  return text.length < 3 || /^[af] /.test(text) ? null : readOnePower(board, text);
}

/** `fall 1901`, `s1902m`, `fall`: without its year the next of that name, or the one that is on. `isMore`: more than that stands on the line. */
function phaseNamed(
  board: Board,
  words: readonly string[],
  kind: PhaseKind | null,
  { current, answers }: { readonly current: PhaseCode | null; readonly answers: PhaseCode | undefined },
  isMore: boolean,
): PhaseCode | null {
  const text = withoutYearLabel(board, words.join(' '));
  const isCode = /^[a-z]\d{1,4} ?[mrab]$/.test(text);
  // `F 1902` alone could be much else.
  const isDated = /^(?:[a-z]{3,}(?: '?\d{1,4})|\d{4} [a-z]{3,}|[a-z] ?'?\d{2,4})(?: [a-z]+)?$/.test(text);
  if (isCode || (isDated && (isMore || !/^[a-z] ?'?\d/.test(text))))
    return readPhaseText(board, isCode ? text.replace(' ', '') : `${text} ${kind === null ? '' : KINDS[kind]}`);
  const isSeason = /^[a-z]{4,}$/.test(text) || (isMore && /^[a-z]{3,}$/.test(text));
  return isSeason && current !== null ? seasonMeant(board, text, kind, current, answers, isMore) : null;
}

const KINDS: Readonly<Record<PhaseKind, string>> = { M: 'moves', R: 'retreats', A: 'adjustments' };

function seasonMeant(
  board: Board,
  season: string,
  kind: PhaseKind | null,
  current: PhaseCode,
  answers: PhaseCode | undefined,
  isMore: boolean,
): PhaseCode | null {
  const now = parsePhase(current);
  const past =
    answers === undefined
      ? null
      : readPhaseText(board, `${season} ${parsePhase(answers).year} ${kind === null ? '' : KINDS[kind]}`);
  if (past !== null && past === answers) return past;
  for (const year of [now.year, now.year + 1]) {
    const phase = readPhaseText(board, `${season} ${year} ${kind === null ? '' : KINDS[kind]}`);
    if (phase === null || (!isMore && !isWhole(board, season))) return null;
    const then = parsePhase(phase);
    if (then.season === now.season && then.year === now.year && (kind === null || kind === now.kind)) return current;
    if (comparePhases(board.variant.calendar, then, now) >= 0) return phase;
  }
  return null;
}

/** A season's whole name. */
function isWhole({ variant, translations = [] }: Board, word: string): boolean {
  return variant.calendar.seasons.some(({ letter, name, aliases = [] }) =>
    [name, ...aliases, ...translations.flatMap(({ seasons }) => seasons?.[letter] ?? [])].some(
      (each) => foldText(each).toLowerCase() === word,
    ),
  );
}

/** A movement phase, counted from the first of the game. */
function nthTurn({ variant, start }: Board, turn: number): PhaseCode {
  let phase: Phase = start;
  for (let n = 0; n < turn; ) {
    phase = phaseAfter(variant.calendar, phase);
    if (phase.kind === 'M') n++;
  }
  return formatPhase(phase);
}

/** The phase of this kind that is on, or the next. */
export function nextOfKind(board: Board, kind: PhaseKind, current: PhaseCode | null): PhaseCode | null {
  if (current === null) return null;
  const now = parsePhase(current);
  const { seasons } = board.variant.calendar;
  const all = [now.year, now.year + 1].flatMap((year) =>
    seasons.flatMap(({ letter, phases }) => (phases.includes(kind) ? [{ season: letter, year, kind }] : [])),
  );
  const next = all.find((then) => comparePhases(board.variant.calendar, then, now) >= 0);
  return next === undefined ? null : formatPhase(next);
}

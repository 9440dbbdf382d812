/**
 * Reads classic judges' mails line by line, as they lie in mail folders and histories: wrapped and quoted lines, several
 * games mixed, copies, acknowledgements and letters in between. Memory grows with the phases that are found, not with the
 * input. Whatever is not read is told, line by line.
 */
import type { Board } from '../../board/board.ts';
import { formatPhase } from '../../board/phase.ts';
import type { PhaseCode } from '../../board/position.ts';
import type { PhaseKind, UnitText } from '../../board/variant.ts';
import { canonicalJson } from '../../game/canonical.ts';
import type { Outcome } from '../../game/events.ts';
import type { UnreadSaying } from '../../sayings/archive.ts';
import {
  isUnreadable,
  powerFrom,
  powerOfLine,
  readAdjustmentEntry,
  readDislodgedEntry,
  readOrderEntry,
  readOwnedEntry,
  readUnitEntry,
  type Unreadable,
} from './entries.ts';
import { type ClassicLine, cleanLine, OPENINGS, phaseFrom, readClassicLine, unquoted } from './lines.ts';
import type { ClassicGame, ClassicPress, ClassicReport, UnreadLines } from './report.ts';

export interface ClassicReader {
  /** What follows is of the source with this name. */
  readonly source: (name: string) => void;
  /** A mail begins; `at`: when it was sent, if that is known. */
  readonly mail: (at: number | null) => void;
  readonly line: (text: string, number: number) => void;
  /** The input has ended. */
  readonly end: () => readonly ClassicGame[];
}

export interface ReaderOptions {
  /** The board of a variant by the words of a mail (`Standard Gunboat`); null when its map is not known here. */
  readonly board: (variant: string) => Board | null;
  /** Is told whatever is not read, in order. */
  readonly unread: (lines: UnreadLines) => void;
}

/** So much is kept at most: what is found beyond is not read, and told. */
const MOST_REPORTS = 100_000;
const MOST_KEPT = 60_000_000;
/** An entry is no longer, however it is wrapped. */
const LONGEST_ENTRY = 600;
const LONGEST_PRESS = 100_000;
/** Mail has no longer lines (RFC 5322: 998 characters); decoded ones may be somewhat longer. */
const LONGEST_LINE = 4_000;

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

interface Found {
  readonly name: string;
  judge: string | null;
  readonly sources: Set<string>;
  readonly board: Board;
  start: ClassicGame['start'];
  readonly reports: Map<string, ClassicReport>;
  readonly press: Map<string, ClassicPress>;
  outcome: Outcome | null;
}

type Section = 'outside' | 'orders' | 'dislodged' | 'owners' | 'start' | 'press' | 'acknowledgement';

export function makeClassicReader(ways: ReaderOptions): ClassicReader {
  const games: Found[] = [];
  let source = '';
  let kept = 0;
  let count = 0;
  // Of the mail that is being read.
  let at: number | null = null;
  let head: { judge: string | null; game: string; variant: string } | null = null;
  /** The turn of the page of results that is being read. */
  let page: { turn: string; game: string } | null = null;
  let section: Section = 'outside';
  let found: Found | null = null;
  let report: Writable<ClassicReport> | null = null;
  let start: { phase: string; units: Record<string, UnitText[]>; line: number } | null = null;
  let press: {
    from: string | null;
    isBroadcast: boolean;
    lines: string[];
    length: number;
    line: number;
    isFull: boolean;
  } | null = null;
  /** An entry that may go on in the next line. */
  let entry: { text: string; line: number; isParagraph: boolean } | null = null;
  let isAfterBlank = true;
  let outside: Writable<UnreadLines> | null = null;

  const tell = (line: number, text: string, why: UnreadSaying) => {
    flushOutside();
    ways.unread({ from: line, to: line, text: text.trim().slice(0, 200), why });
  };
  const flushOutside = () => {
    if (outside !== null) ways.unread(outside);
    outside = null;
  };
  const leave = (line: number, text: string, why: UnreadSaying) => {
    if (text.trim() === '') return;
    if (outside !== null && outside.why.code === why.code) outside.to = line;
    else {
      flushOutside();
      outside = { from: line, to: line, text: text.trim().slice(0, 200), why };
    }
  };

  const gameOf = (name: string, line: number): Found | null => {
    const variant = head?.variant ?? 'Standard';
    const board = ways.board(variant);
    if (board === null) {
      tell(line, variant, { code: 'archive/variant-unknown', variant: variant.slice(0, 60) });
      return null;
    }
    // Two judges may each have had a game of this name; where a mail does not tell its judge it is of the one that is known.
    const judge = head?.judge ?? null;
    const alike = games.filter((each) => each.name === name && each.board.variant.id === board.variant.id);
    const known = alike.filter((each) => judge === null || each.judge === null || sameWord(each.judge, judge));
    const wanted = known.find((each) => (each.judge === null) === (judge === null));
    let game = wanted ?? (known.length === 1 ? known[0] : undefined);
    if (game === undefined) {
      if (games.length >= MOST_REPORTS) return null;
      game = {
        name,
        judge,
        sources: new Set(),
        board,
        start: null,
        reports: new Map(),
        press: new Map(),
        outcome: null,
      };
      games.push(game);
    }
    game.judge ??= judge;
    game.sources.add(source);
    return game;
  };

  const keep = <T extends { readonly line: number }>(list: Map<string, T>, value: T) => {
    const { line, ...told } = { ...value, at: null };
    const text = canonicalJson(told);
    if (list.has(text)) return;
    count += 1;
    kept += text.length;
    if (count > MOST_REPORTS || kept > MOST_KEPT) tell(line, '', { code: 'archive/too-much' });
    else list.set(text, value);
  };

  const closeReport = () => {
    flushEntry();
    if (report !== null && found !== null) {
      const isWhole = report.next !== null || report.isOver || report.owners !== null || report.isToldAsResults;
      const isEmpty = report.orders.length === 0 && !isWhole;
      if (!isWhole && report.kind !== 'M') leave(report.line, '(orders)', ON_FILE);
      else if (!isEmpty) keep(found.reports, { ...report, isCutOff: report.next === null && !report.isOver });
    }
    report = null;
    if (start !== null && found !== null) found.start ??= { phase: start.phase, units: start.units };
    start = null;
  };

  const closePress = () => {
    if (press !== null && found !== null && press.isBroadcast) {
      const body = press.lines.join('\n').trim();
      const { from, line } = press;
      keep(found.press, { from, body, at, line });
    }
    press = null;
  };

  const closeMail = () => {
    closeReport();
    closePress();
    section = 'outside';
  };

  const open = (
    of: PhaseKind,
    what: 'results' | 'orders',
    turn: string,
    game: string | null,
    line: number,
    text: string,
  ) => {
    closeReport();
    const name = game ?? head?.game ?? '';
    found = name === '' ? null : gameOf(name, line);
    if (name === '') tell(line, text, { code: 'archive/game-without-name' });
    section = 'outside';
    if (found === null) return;
    const phase = phaseFrom(found.board, of, turn) ?? (page === null ? null : adjustmentsAfter(found.board, of, turn));
    if (phase === null) {
      const variant = found.board.variant.name;
      return tell(line, text, { code: 'archive/no-turn', turn: turn.slice(0, 60), variant });
    }
    flushOutside();
    if (of === 'M' && what === 'orders') {
      section = 'acknowledgement';
      return leave(line, text, ON_FILE);
    }
    section = 'orders';
    report = {
      kind: of,
      phase,
      orders: [],
      dislodged: null,
      owners: null,
      next: null,
      isOver: false,
      at,
      line,
      isCutOff: false,
      isToldAsResults: what === 'results',
    };
  };

  /** An entry is complete: into the report with it. */
  const flushEntry = () => {
    if (entry === null) return;
    const { text, line, isParagraph } = entry;
    entry = null;
    const fault = takeEntry(text, line);
    // What begins a paragraph and is no entry ends the results: a letter, or the foot of a page.
    const isLetter =
      fault?.fault.code === STRANGE.code && (isParagraph || page !== null) && !/^[A-Z][a-z]+: /.test(text);
    const isFoot = fault !== null && page !== null && found !== null && powerOfLine(found.board, text) === null;
    if (isLetter || isFoot) {
      closeReport();
      section = 'outside';
      return leave(line, text, NO_JUDGES);
    }
    if (fault !== null) tell(line, text, fault.fault);
  };

  const takeEntry = (text: string, line: number): Unreadable | null => {
    const known = readClassicLine(text);
    if (known?.kind === 'counts') {
      takeCounts(known);
      return null;
    }
    if (known !== null) return takeLine(known, text, line);
    if (found === null) return null;
    const { board } = found;
    if (section === 'dislodged' && report !== null) {
      const read = readDislodgedEntry(board, text);
      if (read === null) return { fault: { code: 'archive/no-dislodged-unit' } };
      if (isUnreadable(read)) return read;
      report.dislodged = [...(report.dislodged ?? []), read];
      return null;
    }
    const owned = /^unowned:\s+(.*)$/i.exec(text);
    if (section === 'owners' && owned !== null) {
      const read = readOwnedEntry(board, owned[1]!);
      return 'fault' in read ? read : null;
    }
    const named = powerOfLine(board, text);
    if (named === null) return { fault: STRANGE };
    if (section === 'start' && start !== null) {
      const read = readUnitEntry(board, named.rest);
      if (typeof read !== 'string') return read;
      start.units[named.power] = [...(start.units[named.power] ?? []), read];
      return null;
    }
    if (report === null) return null;
    if (section === 'owners') {
      const read = readOwnedEntry(board, named.rest);
      if ('fault' in read) return read;
      report.owners = { ...report.owners, [named.power]: read };
      return null;
    }
    const read =
      report.kind === 'A'
        ? readAdjustmentEntry(board, named.power, named.rest)
        : readOrderEntry(board, report.kind, named.power, named.rest);
    if (read === null) return null;
    if (isUnreadable(read)) return read;
    report.orders = [...report.orders, read];
    return null;
  };

  const takeLine = (known: ClassicLine, text: string, line: number): null => {
    switch (known.kind) {
      case 'judge':
        closeMail();
        flushOutside();
        head = { judge: known.judge, game: known.game, variant: known.variant };
        return null;
      case 'heading':
        open(known.of, known.what, known.turn, known.game, line, text);
        return null;
      case 'page':
        closeMail();
        page = { turn: known.turn, game: known.game };
        return null;
      case 'page-part':
        if (page === null) leave(line, text, NO_JUDGES);
        else open(known.of, 'results', page.turn, page.game, line, text);
        return null;
      case 'start': {
        closeReport();
        found = head === null ? null : gameOf(head.game, line);
        const phase = found === null ? null : phaseFrom(found.board, 'M', known.turn);
        if (phase === null) leave(line, text, { code: 'archive/unknown-start' });
        else {
          start = { phase, units: {}, line };
          section = 'start';
        }
        return null;
      }
      case 'dislodged':
        if (report !== null) {
          section = 'dislodged';
          report.dislodged = [];
        }
        return null;
      case 'owners':
        if (report !== null) {
          section = 'owners';
          report.owners = {};
        }
        // Who owns what at the start is on the map.
        if (start !== null) section = 'outside';
        return null;
      case 'next':
        if (report !== null && found !== null) {
          report.next = phaseFrom(found.board, known.of, known.turn);
          if (report.next === null) tell(line, text, { code: 'archive/not-in-calendar' });
          closeReport();
          section = 'outside';
        }
        return null;
      case 'over':
        if (report !== null) {
          report.isOver = true;
          closeReport();
          section = 'outside';
        }
        return null;
      case 'outcome': {
        const told = known.game !== null && known.game !== found?.name ? gameOf(known.game, line) : null;
        const game = told ?? found ?? (head === null ? null : gameOf(head.game, line));
        if (game !== null && known.how === 'terminated') game.outcome = { kind: 'terminated' };
        else if (game !== null && known.how !== 'terminated') {
          const names = known.powers.split(/, and |, | and /);
          const powers = names.flatMap((name) => powerFrom(game.board, name) ?? []);
          if (powers.length === names.length) game.outcome = { kind: known.how, powers };
          else tell(line, text, { code: 'archive/winner-unknown' });
        }
        return null;
      }
      case 'press':
        closeMail();
        found = gameOf(known.game, line);
        press = { from: known.from, isBroadcast: known.isBroadcast, lines: [], length: 0, line, isFull: false };
        section = 'press';
        if (!known.isBroadcast) leave(line, text, PRIVATE);
        return null;
      case 'end-of-message':
        closePress();
        section = 'outside';
        return null;
      case 'subject':
        closeMail();
        return null;
      case 'counts':
      case 'deadline':
        return null;
    }
  };

  const takeCounts = ({ power, isVictory }: Extract<ClassicLine, { kind: 'counts' }>) => {
    const winner = found === null || !isVictory ? null : powerFrom(found.board, power);
    if (found !== null && winner !== null) {
      const others = found.outcome?.kind === 'won' ? found.outcome.powers : [];
      found.outcome = { kind: 'won', powers: [...new Set([...others, winner])] };
    }
  };

  // Where every other line is blank, the blank ones mean nothing.
  let alternations = 0;
  let wasBlank = true;
  const isSpacing = (text: string): boolean => {
    const isBlank = text === '';
    if (!isBlank && !wasBlank) alternations = 0;
    if (isBlank && !wasBlank) alternations += 1;
    const isOne = isBlank && !wasBlank && alternations >= DOUBLE_SPACED;
    wasBlank = isBlank;
    return isOne;
  };

  const line = (raw: string, number: number) => {
    if (raw.length > LONGEST_LINE) return leave(number, raw.slice(0, 200), { code: 'archive/longer-than-mail' });
    const text = section === 'press' ? unquoted(raw) : cleanLine(raw);
    if (isSpacing(text) && section !== 'press') {
      if (entry !== null && isWhole(entry.text)) flushEntry();
      return;
    }
    if (section === 'press' && press !== null) {
      const known = /^(?::: ?Judge:|Subject: )/i.test(text)
        ? readClassicLine(text)
        : /^End of message\.?$/.test(text)
          ? ({ kind: 'end-of-message' } as const)
          : null;
      if (known === null && !press.isBroadcast) return leave(number, text, PRIVATE);
      if (known === null) {
        press.length += text.length + 1;
        if (press.length <= LONGEST_PRESS) press.lines.push(text);
        else if (!press.isFull) tell(number, text, { code: 'archive/longer-than-message' });
        press.isFull = press.length > LONGEST_PRESS;
        return;
      }
    }
    if (entry !== null && goesOn(entry.text, text, found?.board ?? null)) {
      if (entry.text.length + text.length <= LONGEST_ENTRY) entry.text = `${entry.text} ${text.trim()}`;
      else tell(number, text, { code: 'archive/longer-than-judges' });
      return;
    }
    flushEntry();
    const wasAfterBlank = isAfterBlank;
    isAfterBlank = text.trim() === '';
    if (isAfterBlank) return;
    const known = readClassicLine(text);
    if (known?.kind === 'counts') {
      entry = { text, line: number, isParagraph: wasAfterBlank };
      return;
    }
    if (known !== null && !OPENINGS.test(text)) {
      takeLine(known, text, number);
      return;
    }
    if (OPENINGS.test(text)) {
      entry = { text, line: number, isParagraph: wasAfterBlank };
      return;
    }
    if (section === 'outside' || section === 'acknowledgement') {
      return leave(number, text, section === 'outside' ? NO_JUDGES : ON_FILE);
    }
    entry = { text, line: number, isParagraph: wasAfterBlank };
  };

  return {
    source: (name) => {
      source = name;
    },
    mail: (sent) => {
      closeMail();
      flushOutside();
      at = sent;
      page = null;
      head = null;
      found = null;
    },
    line,
    end: () => {
      closeMail();
      flushOutside();
      return games.map(({ name, judge, sources, board, start, reports, press, outcome }) => ({
        name,
        judge,
        sources: [...sources],
        variant: board.variant.id,
        start,
        reports: [...reports.values()],
        press: [...press.values()],
        outcome,
      }));
    },
  };
}

function sameWord(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** So many single lines between blank ones, and a text is double-spaced. */
const DOUBLE_SPACED = 4;

const STRANGE = { code: 'archive/no-power-begins' } as const;
const NO_JUDGES = { code: 'archive/not-a-judges' } as const;
const ON_FILE = { code: 'archive/only-on-file' } as const;
const PRIVATE = { code: 'archive/private-message' } as const;

/** The turn of adjustments that a page puts below Fall. */
function adjustmentsAfter({ variant }: Board, of: PhaseKind, turn: string): PhaseCode | null {
  const year = /(\d{1,4})$/.exec(turn)?.[1];
  const season = variant.calendar.seasons.find(({ phases }) => phases.includes('A'));
  if (of !== 'A' || year === undefined || season === undefined) return null;
  return formatPhase({ season: season.letter, year: Number(year), kind: 'A' });
}

/** `(marne.004)` */
const TURN = /\([^\s()]{1,80}\.(?:\d{1,6}|[A-Z]\d{1,4}[A-Z])\)$/;

/** Does an entry go on in the next line? Entries end with a full stop, and what went wrong after it. */
function goesOn(entry: string, next: string, board: Board | null): boolean {
  const text = next.trim();
  if (text === '') return false;
  if (/^\(\*/.test(text)) return !/\*\)$/.test(entry);
  // The game's name and turn at the end of a heading.
  if (/ for .*\.$/.test(entry) && TURN.test(text)) return true;
  if (isWhole(entry)) return false;
  if (readClassicLine(text) !== null || OPENINGS.test(text)) return false;
  if (/^The .* (?:Army|Fleet) in /i.test(text)) return false;
  return board === null || powerOfLine(board, text) === null;
}

/** Does an entry end here by its own look? */
function isWhole(entry: string): boolean {
  if (TURN.test(entry)) return true;
  const isEnded = /(?:[.!:]|\*\))$/.test(entry) && !/\bSt\.$/.test(entry) && !/\(\*[^)]*$/.test(entry);
  return isEnded && !/units?:$/i.test(entry);
}

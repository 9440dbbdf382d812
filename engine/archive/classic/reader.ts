/**
 * Reads classic judges' mails line by line, as they lie in mail folders and histories: wrapped and quoted lines, several
 * games mixed, copies, acknowledgements and letters in between. Memory grows with the phases that are found, not with the
 * input. Whatever is not read is reported, line by line.
 */
import type { Board } from '../../board/board.ts';
import type { PhaseCode } from '../../board/position.ts';
import type { PhaseKind, UnitText } from '../../board/variant.ts';
import { canonicalJson } from '../../game/canonical.ts';
import type { UnreadSourceMessage } from '../../messages/archive-messages.ts';
import { ParameterLists } from '../old-games/setting-lines.ts';
import { LONGEST_MESSAGE } from '../schema.ts';
import {
  isStanding,
  isUnreadable,
  powerFrom,
  powerOfLine,
  readAdjustmentEntry,
  readDislodgedEntry,
  readOrderEntry,
  readOwnedEntry,
  readUnitEntry,
  type Unreadable,
} from './classic-entries.ts';
import {
  type ClassicLine,
  cleanLine,
  depthOf,
  OPENINGS,
  phaseFrom,
  readClassicLine,
  stripQuoteMarks,
} from './classic-lines.ts';
import { makeMessages, PRIVATE } from './classic-messages.ts';
import { isMarkedFrame } from './frame-lines.ts';
import { type Found, makeGames } from './games.ts';
import { aboutGame, lastMovesOf, type PageFacts, sourceFolder } from './pages.ts';
import type { ClassicGame, ClassicReport, Span, UnreadLines } from './report.ts';
import { makeTalk, NO_JUDGES, STRANGE } from './talk.ts';
import { goesOn, isWhole, makeSpacing } from './wrapped.ts';

export interface ClassicReader {
  /** What follows is of the source with this name. `isWhole`: its phases are whole though no line tells what comes next. */
  readonly source: (name: string, isWhole?: boolean) => void;
  /** A mail begins; `at`: when it was sent, if that is known. */
  readonly mail: (at: number | null) => void;
  readonly line: (text: string, number: number) => void;
  /** Is this line, as it would be the next, one of somebody's that is marked since it looks like the judge's? */
  readonly isMarked: (text: string) => boolean;
  /** What is known besides of the game that a page's lines were of. */
  readonly about: (game: string, facts: PageFacts) => void;
  /** The input has ended. */
  readonly end: () => readonly ClassicGame[];
}

export interface ReaderOptions {
  /** The board of a variant by the words of a mail (`Standard Gunboat`); null when its map is not known here. */
  readonly board: (variant: string) => Board | null;
  /** Gets whatever is not read, in order. */
  readonly unread: (lines: UnreadLines) => void;
}

/** So much is kept at most, in things and characters: what is found beyond is not read, and told. */
const MOST_REPORTS = 100_000;
const MOST_KEPT = 60_000_000;
/** An entry is no longer, however it is wrapped. */
const LONGEST_ENTRY = 600;
/** Lines of mails have 998 characters at most (RFC 5322); decoded ones may be somewhat longer. */
const LONGEST_LINE = 4_000;

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

type Section = 'outside' | 'orders' | 'dislodged' | 'owners' | 'start' | 'press' | 'acknowledgement' | 'parameters';

export function makeClassicReader(ways: ReaderOptions): ClassicReader {
  const games = makeGames(ways.board, MOST_REPORTS);
  const spans: Span[] = [];
  let source = '';
  /** Its phases are whole though no line tells what comes next. */
  let isSourceWhole = false;
  let kept = 0;
  let count = 0;
  let place = 0;
  // Of the mail that is being read.
  let at: number | null = null;
  let head: { judge: string | null; game: string; variant: string } | null = null;
  /** The page that is being read; `kept`: which report of each phase is from it. */
  let page: { of: 'results' | 'press'; turn: string; game: string; kept: Map<PhaseCode, string> } | null = null;
  /** The phase whose press stands below. */
  let part: PhaseCode | null = null;
  /** What pages about games say, by the folders in which they lie. */
  const abouts = new Map<string, PageFacts>();
  let section: Section = 'outside';
  let found: Found | null = null;
  let report: Writable<ClassicReport> | null = null;
  let start: { phase: PhaseCode; units: Record<string, UnitText[]>; line: number } | null = null;
  /** An entry that may go on in the next line. */
  let entry: { text: string; line: number; isParagraph: boolean } | null = null;
  let isAfterBlank = true;
  /** How often the line that opened a message is quoted: further marks are what its writer quotes. */
  let pressDepth = 0;
  /** How often the judge's head of this mail is quoted: a line of its own that is marked once more is somebody else's. */
  let headDepth = Number.POSITIVE_INFINITY;
  let outside: Writable<UnreadLines> | null = null;

  const tell = (line: number, text: string, why: UnreadSourceMessage) => {
    flushOutside();
    ways.unread({ from: line, to: line, text: text.trim().slice(0, 200), why });
  };
  const flushOutside = () => {
    if (outside !== null) ways.unread(outside);
    outside = null;
  };
  const leave = (line: number, text: string, why: UnreadSourceMessage) => {
    if (text.trim() === '') return;
    if (outside !== null && outside.why.code === why.code) outside.to = line;
    else {
      flushOutside();
      outside = { from: line, to: line, text: text.trim().slice(0, 200), why };
    }
  };

  const messages = makeMessages(tell, leave);
  const talk = makeTalk(tell, leave);
  const parameters = new ParameterLists();

  const gameOf = (name: string, line: number, isTalk = false): Found | null => {
    const game = games.of(name, head, source, isTalk);
    if (game !== null && !('variant' in game)) return game;
    if (game !== null) {
      tell(line, game.variant, { code: 'archive/variant-unknown', variant: game.variant.slice(0, 60) });
    }
    return null;
  };

  const isRoom = (length: number, line: number): boolean => {
    count += 1;
    kept += length;
    if (count <= MOST_REPORTS && kept <= MOST_KEPT) return true;
    tell(line, '', { code: 'archive/too-much' });
    return false;
  };

  /** The key under which it is kept; null when it is not, or was known. */
  const keep = (list: Map<string, ClassicReport>, value: ClassicReport): string | null => {
    const { line, ...told } = { ...value, at: null, place: 0 };
    const text = canonicalJson(told);
    if (list.has(text) || !isRoom(text.length, line)) return null;
    list.set(text, value);
    return text;
  };

  const closeReport = () => {
    if (report !== null && entry !== null && !isWhole(entry.text)) report.isBrokenOff = page === null;
    flushEntry();
    talk.end();
    if (report !== null && found !== null) {
      const isWhole = report.next !== null || report.isOver || report.owners !== null || report.isToldAsResults;
      const isEmpty = report.orders.length === 0 && (!isWhole || page !== null);
      if (!isWhole && report.kind !== 'M') leave(report.line, '(orders)', ON_FILE);
      else if (!isEmpty) {
        const { phase } = report;
        const isCutOff = !isSourceWhole && page === null && report.next === null && !report.isOver;
        const key = keep(found.reports, { ...report, isCutOff });
        // A turn that was played once more stands on one page twice: the second counts.
        const before = page?.kept.get(phase);
        if (before !== undefined && key !== null) found.reports.delete(before);
        if (key !== null) page?.kept.set(phase, key);
      }
    }
    report = null;
    if (start !== null && found !== null) {
      found.start ??= { phase: start.phase, units: start.units };
      found.created ??= at;
    }
    start = null;
  };

  const closePress = () => {
    const message = messages.close(at);
    if (message === null || found === null || found.press.has({ ...message, source })) return;
    if (isRoom(message.body.length, message.line)) found.press.add({ ...message, source });
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
    const phase = phaseOnPage(found.board, of, turn);
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
      place,
      isCutOff: false,
      isBrokenOff: false,
      isToldAsResults: what === 'results',
      isDislodgedTold: head?.judge !== 'Backstabbr',
    };
  };

  const phaseOnPage = (board: Board, of: PhaseKind, turn: string): PhaseCode | null =>
    phaseFrom(board, of, turn) ?? (page === null ? null : lastMovesOf(board, of, turn));

  const isNobodysLine = (text: string): boolean => found === null || powerOfLine(found.board, text) === null;

  /** An entry is complete: into the report with it. */
  const flushEntry = () => {
    if (entry === null) return;
    const { text, line, isParagraph } = entry;
    entry = null;
    const fault = takeEntry(text, line);
    // Between the lines of a page stand remarks, and a foot below them.
    if (fault !== null && page !== null && found !== null && powerOfLine(found.board, text) === null) {
      return leave(line, text, NO_JUDGES);
    }
    // What begins a paragraph and is no entry ends the results: a letter.
    if (fault?.fault.code === STRANGE.code && isParagraph && !/^\p{Lu}\p{Ll}+: /u.test(text)) {
      closeReport();
      section = 'outside';
      return leave(line, text, NO_JUDGES);
    }
    if (!talk.takes(text, line, fault) && fault !== null) tell(line, text, fault.fault);
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
    // Why nothing is built: the rules say it, too.
    if (section === 'owners' && /^(?:no builds|\d+ cent(?:er|re)s? gives? no build): /i.test(text)) return null;
    const named = powerOfLine(board, text);
    if (named === null) return { fault: STRANGE };
    if (isStanding(named.rest)) return null;
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
        page = { of: known.of, turn: known.turn, game: known.game, kept: new Map() };
        part = null;
        return null;
      case 'span':
        closeMail();
        spans.push({ source, game: known.game, through: known.through });
        return null;
      case 'page-part':
        if (page === null) leave(line, text, NO_JUDGES);
        else if (page.of === 'press') {
          closePress();
          found = gameOf(page.game, line);
          part = found === null ? null : phaseOnPage(found.board, known.of, page.turn);
          section = 'outside';
        } else open(known.of, 'results', page.turn, page.game, line, text);
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
        if (report === null) {
          const game = head === null ? null : gameOf(head.game, line, true);
          if (game !== null) game.isOver = true;
        } else {
          report.isOver = true;
          if (found !== null) found.ended ??= at;
          closeReport();
          section = 'outside';
        }
        return null;
      case 'outcome': {
        const told = known.game !== null && known.game !== found?.name ? gameOf(known.game, line, true) : null;
        const game = told ?? found ?? (head === null ? null : gameOf(head.game, line));
        if (game !== null) game.ended ??= at;
        if (game !== null && known.how === 'terminated') game.outcome = { kind: 'terminated' };
        else if (game !== null && known.how !== 'terminated') {
          const names = known.powers.split(/, and |, | and /);
          const powers = names.flatMap((name) => powerFrom(game.board, name) ?? []);
          if (known.how === 'drawn' && names.length === 1) {
            tell(line, text, { code: 'archive/drawn-by-one', power: known.powers });
          } else if (powers.length === names.length) game.outcome = { kind: known.how, powers };
          else tell(line, text, { code: 'archive/winner-unknown' });
        }
        return null;
      }
      case 'press': {
        if (known.game === null && page?.of !== 'press') {
          leave(line, text, NO_JUDGES);
          return null;
        }
        closeMail();
        found = gameOf(known.game ?? page!.game, line, true);
        const isPublished = page?.of === 'press';
        messages.open(known, { line, place, phase: isPublished ? part : 'next', isPublished });
        section = 'press';
        if (known.to !== 'all' && page === null) leave(line, text, PRIVATE);
        return null;
      }
      case 'about': {
        const folder = sourceFolder(source);
        const facts = abouts.get(folder) ?? {};
        if (page === null && folder !== '')
          abouts.set(folder, { ...facts, [known.key]: facts[known.key] ?? known.value });
        return null;
      }
      case 'parameters':
        closeReport();
        parameters.open(known.game);
        section = 'parameters';
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

  const isSpacing = makeSpacing();

  /** The line that ends a message, or begins the next on a page of them. */
  const endOfPress = (text: string): ClassicLine | null => {
    if (/^End of message\.?$/.test(text)) return { kind: 'end-of-message' };
    if (/^(?::: ?Judge:|Subject: )/i.test(text)) return readClassicLine(text);
    const known = page === null || text.length > LONGEST_ENTRY ? null : readClassicLine(text);
    return known?.kind === 'press' || known?.kind === 'page-part' ? known : null;
  };

  const isMarked = (raw: string) => isMarkedFrame(stripQuoteMarks(raw, messages.isOpen() ? pressDepth : headDepth));

  const line = (raw: string, number: number) => {
    place += 1;
    const isPress = section === 'press' && messages.isOpen();
    if (raw.length > (isPress ? LONGEST_MESSAGE : LONGEST_LINE))
      return leave(number, raw.slice(0, 200), { code: 'archive/longer-than-mail' });
    const text = isPress ? stripQuoteMarks(raw, page === null ? pressDepth : 0) : cleanLine(raw);
    if (!isPress && isMarked(raw)) return leave(number, text, NO_JUDGES);
    if (text.startsWith(':: Judge:')) headDepth = depthOf(raw);
    if (isSpacing(text) && !isPress) {
      if (entry !== null && isWhole(entry.text)) flushEntry();
      return;
    }
    if (isPress) {
      const known = endOfPress(text);
      if (known === null) messages.line(text, number);
      else takeLine(known, text, number);
      return;
    }
    if (entry !== null && goesOn(entry.text, text, found?.board ?? null)) {
      if (entry.text.length + text.length <= LONGEST_ENTRY) entry.text = `${entry.text} ${text.trim()}`;
      else if (talk.isOn() || isNobodysLine(entry.text)) leave(number, text, NO_JUDGES);
      else tell(number, text, { code: 'archive/longer-than-judges' });
      return;
    }
    flushEntry();
    const wasAfterBlank = isAfterBlank;
    isAfterBlank = text.trim() === '';
    if (section === 'parameters' && !isAfterBlank && parameters.takes(text)) return;
    if (section === 'parameters') section = 'outside';
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
      pressDepth = depthOf(raw);
      entry = { text, line: number, isParagraph: wasAfterBlank };
      return;
    }
    if (section === 'outside' || section === 'acknowledgement') {
      return leave(number, text, section === 'outside' ? NO_JUDGES : ON_FILE);
    }
    entry = { text, line: number, isParagraph: wasAfterBlank };
  };

  return {
    source: (name, isWhole = false) => {
      source = name;
      isSourceWhole = isWhole;
    },
    mail: (sent) => {
      closeMail();
      flushOutside();
      at = sent;
      page = null;
      part = null;
      head = null;
      headDepth = Number.POSITIVE_INFINITY;
      found = null;
    },
    line,
    isMarked,
    about: (game, facts) => {
      abouts.set(game, { ...abouts.get(game), ...facts });
    },
    end: () => {
      closeMail();
      flushOutside();
      return games.all().map(({ name, sources, board, reports, press, outcome, isBoardGuessed, ...told }) => ({
        ...told,
        name,
        sources: [...sources],
        variant: board.variant.id,
        reports: [...reports.values()],
        press: press.all(),
        spans: spans.filter((each) => each.game === name && sources.has(each.source)),
        ...withParameters(aboutGame(abouts.get(name), board, outcome), parameters.of(name)),
      }));
    },
  };
}

const ON_FILE = { code: 'archive/only-on-file' } as const;

function withParameters(about: ReturnType<typeof aboutGame>, listed: ClassicGame['parameters']): typeof about {
  return { ...about, parameters: { ...listed, ...about.parameters } };
}

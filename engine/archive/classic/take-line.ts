/** What each line by which a judge's mails are known does to the reading. */
import type { Board } from '../../board/board.ts';
import type { PhaseCode } from '../../board/position.ts';
import type { PhaseKind } from '../../board/variant.ts';
import { canonicalJson } from '../../game/canonical.ts';
import type { GameOutcome } from '../../game/events.ts';
import { powerFrom, powerOfLine } from './classic-entries.ts';
import { type ClassicLine, phaseFrom, powerNamesIn, readClassicLine } from './classic-lines.ts';
import { closedMessage, openMessage, PRIVATE } from './classic-messages.ts';
import type { Found } from './games.ts';
import { lastMovesOf } from './pages.ts';
import type { Page, Reading, TextLine } from './reading.ts';
import { NO_JUDGES, ON_FILE, type Shelf } from './shelf.ts';
import { type TakenEntry, takeCounts, takeEntry } from './take-entry.ts';
import { afterEntry, endOfTalk, isNobodys } from './talk.ts';
import { isWholeEntry } from './wrapped.ts';

type Kind = ClassicLine['kind'];
type Taking<K extends Kind> = (
  reading: Reading,
  known: Extract<ClassicLine, { kind: K }>,
  line: TextLine,
  shelf: Shelf,
) => Reading;

/** Kinds of lines whose words are kept, or left with a reason; all others say where something stands. */
const KEPT: ReadonlySet<Kind> = new Set(['outcome', 'about']);

export function takeLine(reading: Reading, known: ClassicLine, line: TextLine, shelf: Shelf): Reading {
  if (!KEPT.has(known.kind)) shelf.routine();
  return taking(known.kind)(reading, known, line, shelf);
}

function taking<K extends Kind>(kind: K): Taking<K> {
  return TAKING[kind];
}

/** Between entries that lost the line's end between them. */
const JOINED = /(?<=[.)]) +(?=\p{Lu}[\p{L} ]{2,30}: +(?:army|fleet) )/iu;

/** The entry that was open is complete: into the report with it. */
export function closeEntry(before: Reading, shelf: Shelf): Reading {
  const { entry } = before;
  if (entry === null) return before;
  shelf.routine(entry.lines - 1);
  const closed = { ...before, entry: null };
  const known = readClassicLine(entry.text);
  const joined = known === null ? entry.text.split(JOINED) : [];
  if (joined.length > 1) {
    let reading: Reading = closed;
    for (const text of joined) reading = closeEntry({ ...reading, entry: { ...entry, text, lines: 1 } }, shelf);
    return reading;
  }
  const taken: TakenEntry =
    known === null ? takeEntry(closed, entry, shelf) : { reading: takeLine(closed, known, entry, shelf) };
  const { reading } = taken;
  const fault = taken.fault ?? null;
  const { found, page } = reading;
  // Between the lines of a page stand remarks, and a foot below them.
  if (fault !== null && page !== null && found !== null && powerOfLine(found.board, entry.text) === null) {
    shelf.leave(entry, NO_JUDGES);
    return reading;
  }
  // What begins a paragraph and is no entry ends the results: a letter.
  if (entry.isParagraph && isNobodys(entry, fault)) {
    const after = closeReport(reading, shelf);
    shelf.leave(entry, NO_JUDGES);
    return { ...after, section: 'outside' };
  }
  return afterEntry(reading, entry, fault, shelf);
}

/** The report, or the starting position, is complete. */
function closeReport(before: Reading, shelf: Shelf): Reading {
  const isBrokenOff = before.page === null && before.entry !== null && !isWholeEntry(before.entry.text);
  const { report: open } = before;
  const reading = endOfTalk(
    closeEntry(open === null ? before : { ...before, report: { ...open, isBrokenOff } }, shelf),
    shelf,
  );
  const { found, start, at, report } = reading;
  const page = found === null || report === null ? reading.page : keepReport(reading, report, found, shelf);
  if (start !== null && found !== null) {
    if (found.start !== null) shelf.routine(Object.values(start.units).flat().length);
    found.start ??= start;
    found.created ??= at;
  }
  return { ...reading, page, report: null, start: null };
}

function keepReport(
  { page }: Reading,
  report: NonNullable<Reading['report']>,
  found: NonNullable<Reading['found']>,
  shelf: Shelf,
): Reading['page'] {
  const { next, isOver, orders, kind, line } = report;
  const isComplete = next !== null || isOver || report.owners !== null || report.isToldAsResults;
  if (!isComplete && kind !== 'M') {
    shelf.leave({ number: line, text: '(orders)' }, ON_FILE, orders.length);
    return page;
  }
  if (orders.length === 0 && (!isComplete || page !== null)) return page;
  const isCutOff = !shelf.isSourceWhole && page === null && next === null && !isOver;
  return shelf.report(found, { ...report, isCutOff }, page);
}

/** What is open is complete: the mail ends, or another begins in the same text. */
export function closeMail(reading: Reading, shelf: Shelf): Reading {
  const after = closePress(closeReport(reading, shelf), shelf);
  shelf.parameters.close();
  return { ...after, section: 'outside' };
}

function closePress(reading: Reading, shelf: Shelf): Reading {
  const { message: open, found, at } = reading;
  // The time of a mail is not that of what it quotes.
  const message = open === null ? null : closedMessage(open, open.depth > 0 ? null : at);
  if (message !== null && found !== null) shelf.press(found, message);
  return { ...reading, message: null };
}

const TAKING: { readonly [K in Kind]: Taking<K> } = {
  judge: (reading, { judge, game, variant }, _, shelf) => {
    const after = closeMail(reading, shelf);
    shelf.flush();
    return { ...after, head: { judge, game, variant } };
  },
  heading: (reading, { of, what, turn, game }, line, shelf) =>
    openReport(reading, { of, what, turn, game }, line, shelf),
  page: (reading, { of, turn, game }, _, shelf) => ({
    ...closeMail(reading, shelf),
    page: { of, turn, game, kept: new Map() },
    part: null,
  }),
  span: (reading, { game, through }, _, shelf) => {
    const after = closeMail(reading, shelf);
    shelf.span(game, through);
    shelf.text(null);
    return after;
  },
  'page-part': (reading, { of }, line, shelf) => {
    const { page } = reading;
    if (page === null) {
      shelf.leave(line, NO_JUDGES);
      return reading;
    }
    const { turn, game } = page;
    if (page.of === 'results') return openReport(reading, { of, what: 'results', turn, game }, line, shelf);
    const after = closePress(reading, shelf);
    const found = shelf.game(game, after.head, line.number);
    const part = found === null ? null : phaseOnPage(found.board, of, turn, page);
    return { ...after, found, part, section: 'outside' };
  },
  start: (reading, { turn }, line, shelf) => {
    const after = closeReport(reading, shelf);
    const found = after.head === null ? null : shelf.game(after.head.game, after.head, line.number);
    const of = (kind: 'M' | 'A') => (found === null ? null : phaseFrom(found.board, kind, turn));
    const phase = of('M') ?? of('A');
    if (phase !== null) return { ...after, found, section: 'start', start: { phase, units: {} } };
    shelf.leave(line, { code: 'archive/unknown-start' });
    return { ...after, found };
  },
  dislodged: (reading) =>
    reading.report === null
      ? reading
      : { ...reading, section: 'dislodged', report: { ...reading.report, dislodged: [] } },
  owners: (reading) => {
    // Who owns what at the start is on the map.
    if (reading.report === null) return reading.start === null ? reading : { ...reading, section: 'outside' };
    return { ...reading, section: 'owners', report: { ...reading.report, owners: {} } };
  },
  next: (reading, { of, turn }, line, shelf) => {
    const { report, found } = reading;
    if (report === null || found === null) return reading;
    const next = phaseFrom(found.board, of, turn);
    if (next === null) shelf.tell(line, { code: 'archive/not-in-calendar' });
    return { ...closeReport({ ...reading, report: { ...report, next } }, shelf), section: 'outside' };
  },
  over: (reading, _, { number }, shelf) => {
    const { report, found, head, at } = reading;
    if (report === null) {
      const game = head === null ? null : shelf.game(head.game, head, number, true);
      if (game !== null) game.isOver = true;
      return reading;
    }
    if (found !== null) found.ended ??= at;
    return { ...closeReport({ ...reading, report: { ...report, isOver: true } }, shelf), section: 'outside' };
  },
  outcome: (reading, known, line, shelf) => {
    const { found, head, at } = reading;
    const isOther = known.game !== null && known.game !== found?.name;
    const told = isOther ? shelf.game(known.game!, head, line.number, true) : null;
    const game = told ?? found ?? (head === null ? null : shelf.game(head.game, head, line.number));
    if (game !== null) endGame(game, known, at, line, shelf);
    return reading;
  },
  press: (reading, known, line, shelf) => {
    const { page } = reading;
    if (known.game === null && page?.of !== 'press') {
      shelf.leave(line, NO_JUDGES);
      return reading;
    }
    const after = closeMail(reading, shelf);
    const found = shelf.game(known.game ?? page!.game, after.head, line.number, true);
    const message = openMessage(known, after, line, shelf);
    if (!message.isKept) shelf.leave(line, PRIVATE);
    else if (known.person !== null) shelf.tell(line, { code: 'archive/writer-by-name', name: known.person });
    return { ...after, found, message, section: 'press' };
  },
  about: (reading, { key, value }, line, shelf) => {
    if (reading.page !== null) shelf.leave(line, NO_JUDGES);
    else shelf.about(key, value, line);
    return reading;
  },
  parameters: (reading, { game }, { number }, shelf) => {
    const after = closeReport(reading, shelf);
    shelf.parameters.open(game, number);
    return { ...after, section: 'parameters' };
  },
  'end-of-message': (reading, _, __, shelf) => ({ ...closePress(reading, shelf), section: 'outside' }),
  // The date of a mail is that of its first alone: what follows in it has none that can be read.
  subject: (reading, _, __, shelf) => {
    const at = reading.hasSubject ? null : reading.at;
    return { ...closeMail(reading, shelf), at, hasSubject: true };
  },
  counts: (reading, known) => takeCounts(reading, known),
  deadline: (reading) => reading,
};

function endGame(
  game: Found,
  { how, powers: words }: Extract<ClassicLine, { kind: 'outcome' }>,
  at: number | null,
  line: TextLine,
  shelf: Shelf,
): void {
  const ends = (outcome: GameOutcome) => {
    const before = game.outcome;
    game.ended ??= at;
    game.outcome = outcome;
    if (before === null || canonicalJson(before) === canonicalJson(outcome)) return;
    shelf.tell(line, { code: 'archive/other-ending', told: endingWords(before) });
  };
  if (how === 'terminated') {
    ends({ kind: how });
    return;
  }
  if (words === '') {
    game.isOver = true;
    game.ended ??= at;
    if (game.outcome === null) shelf.tell(line, { code: 'archive/draw-unshared' });
    else if (game.outcome.kind !== 'drawn')
      shelf.tell(line, { code: 'archive/other-ending', told: endingWords(game.outcome) });
    return;
  }
  const powers = [...new Set(powerNamesIn(words).map((name) => powerFrom(game.board, name)))];
  if (how === 'drawn' && powers.length === 1) shelf.tell(line, { code: 'archive/drawn-by-one', power: words });
  else if (powers.every((power) => power !== null)) ends({ kind: how, powers });
  else shelf.tell(line, { code: 'archive/winner-unknown' });
}

function endingWords(outcome: GameOutcome): string {
  return [outcome.kind, ...('powers' in outcome ? outcome.powers : [])].join(' ');
}

type Heading = Pick<Extract<ClassicLine, { kind: 'heading' }>, 'of' | 'what' | 'turn' | 'game'>;

/** The results of a phase begin, or an answer that shows orders which are on file. */
function openReport(before: Reading, { of, what, turn, game }: Heading, line: TextLine, shelf: Shelf): Reading {
  const reading = closeReport(before, shelf);
  const { head, page, at } = reading;
  const name = game ?? head?.game ?? '';
  if (name === '') shelf.tell(line, { code: 'archive/game-without-name' });
  const found = name === '' ? null : shelf.game(name, head, line.number);
  const outside = { ...reading, found, section: 'outside' } as const;
  if (found === null) return outside;
  const phase = phaseOnPage(found.board, of, turn, page);
  if (phase === null) {
    shelf.tell(line, { code: 'archive/no-turn', turn: turn.slice(0, 60), variant: found.board.variant.name });
    return outside;
  }
  shelf.flush();
  if (of === 'M' && what === 'orders') {
    shelf.leave(line, ON_FILE);
    return { ...outside, section: 'acknowledgement' };
  }
  const report = {
    kind: of,
    phase,
    orders: [],
    dislodged: null,
    owners: null,
    counts: null,
    next: null,
    isOver: false,
    at,
    sources: [shelf.source],
    line: line.number,
    place: shelf.place,
    isCutOff: false,
    isBrokenOff: false,
    isToldAsResults: what === 'results',
    isDislodgedTold: head?.judge !== 'Backstabbr',
  };
  return { ...outside, report, section: 'orders' };
}

function phaseOnPage(board: Board, of: PhaseKind, turn: string, page: Page | null): PhaseCode | null {
  return phaseFrom(board, of, turn) ?? (page === null ? null : lastMovesOf(board, of, turn));
}

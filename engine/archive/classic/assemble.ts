/**
 * A game from the reports of an old judge: put in order, adjudicated again, and compared. Where the old judge and the engine
 * disagree the record goes on as the old judge went on, and we report the difference.
 */
import { adjudicate } from '../../adjudicate/adjudicate.ts';
import { startingPosition } from '../../adjudicate/phases/next-position.ts';
import { validatePosition } from '../../adjudicate/read-position.ts';
import type { Board } from '../../board/board.ts';
import { comparePhases, parsePhase } from '../../board/phase.ts';
import type { PhaseCode, Position, Reason, Resolution } from '../../board/position.ts';
import type { ByPower, Power, Province, UnitText } from '../../board/variant.ts';
import type { ArchiveMessage } from '../../messages/archive-messages.ts';
import { powersIn, provinceOf, provinceOfUnit, rowsOf } from '../../vocabulary.ts';
import { boardOfRecord, boardsAfter, fullPosition, isSameTable } from '../boards.ts';
import type { ArchivedPosition, ArchivedPress, IsoInstant } from '../document.ts';
import { type GameRecord, type RecordedPhase, wonBy } from '../of-record.ts';
import { partyFrom, readersFrom } from '../reading/parties.ts';
import { namedAs } from '../reading/titles.ts';
import type { ClassicOrder } from './classic-entries.ts';
import { cutOffPowers, gapBetween, isTwoInOne, promisedBeyond } from './missing.ts';
import { notesOf, ordersAgain, ordersOf } from './orders-told.ts';
import { confirmedDoubt, doubtOf, isReportOf, linesUnsaid, type PartialReport, unitsIn } from './partial.ts';
import type { ClassicGame, ClassicReport } from './report.ts';

/** Something in which the old judge's mails and the engine differ, or that the mails do not tell. */
export interface Disagreement {
  readonly phase: PhaseCode;
  /** Line of the report's heading. */
  readonly line: number;
  readonly message: ArchiveMessage;
}

export interface Assembled {
  /** Null when no phase of the game could be put together. */
  readonly record: GameRecord | null;
  readonly disagreements: readonly Disagreement[];
  /** In which sources each message of the record stands. */
  readonly pressSources: readonly (readonly string[])[];
}

/** `partial`: reports that lack lines, as later ones have shown. `known`: boards on which the first report may go on. */
export function assembleGame(
  game: ClassicGame,
  board: Board,
  source: string,
  partial: ReadonlyMap<ClassicReport, readonly Power[]> = new Map(),
  known: readonly Position[] = [],
): Assembled {
  const disagreements: Disagreement[] = [];
  const reports = inOrder(game, board, disagreements);
  const phases: RecordedPhase[] = [];
  let follows: readonly ArchivedPosition[] = [startOf(game, board, reports[0] ?? null, known)];
  let doubts: readonly PartialReport[] = [];
  let next: PhaseCode | null = null;
  for (const report of reports) {
    const expected = follows.find(({ phase }) => phase === report.phase) ?? null;
    const doubt = game.judge === null || expected === null ? null : confirmedDoubt(doubts, report, expected);
    if (doubt !== null)
      return assembleGame(game, board, source, new Map([...partial, [doubt.report, doubt.powers]]), known);
    const note = (message: ArchiveMessage) => disagreements.push({ phase: report.phase, line: report.line, message });
    // In which nothing could be built and nothing had to go.
    const awaited = follows[0]?.phase ?? null;
    if (awaited !== null && awaited === next && expected !== null && expected !== follows[0]) {
      note({
        code: 'archive/phase-not-found',
        awaited,
        lost: [awaited],
        isMore: false,
        areOwnersLost: false,
        isLeftOut: false,
      });
    }
    const isByJudge = game.judge !== null;
    const moves = doubts.find((each) => each.report.kind === 'M')?.report ?? null;
    const position = positionOf({ report, follows, isByJudge, board, note, lacking: partial.get(report) ?? [], moves });
    if (position === null) {
      if (report.orders.length > 0) note({ code: 'archive/orders-left-out', count: report.orders.length });
      continue;
    }
    doubts = [...(report.kind === 'M' ? [] : doubts), doubtOf(report, expected, board)];
    for (const { order } of ordersAgain(report)) note({ code: 'archive/order-twice', order: order! });
    const orders = ordersOf(report);
    const resolution = adjudicate(board, fullPosition(position), orders);
    compare(report, resolution, board, note);
    const at = instant(report.at);
    const notes = notesOf(report);
    const owners =
      report.owners === null || isSameTable(report.owners, resolution.centers) ? null : tableOf(report.owners);
    const told = { notes, disagreements: [], ...(owners === null ? {} : { centers: owners }) };
    const isTold = notes.length > 0 || owners !== null;
    const { sources } = report;
    phases.push({ phase: report.phase, at, position, orders, sources, ...(isTold ? { told } : {}) });
    next = report.next;
    follows = boardsAfter(board, position, resolution).map((led) => asReported(report, position, led));
    if (resolution.winner !== null && game.outcome === null && !report.isOver && report !== reports.at(-1)) {
      note({ code: 'archive/played-on' });
      break;
    }
  }
  if (phases.length === 0) return { record: null, disagreements, pressSources: [] };
  const last = reports.findLast(({ phase }) => phase === phases.at(-1)?.phase)!;
  const end = adjudicate(board, fullPosition(phases.at(-1)!.position), phases.at(-1)!.orders);
  const outcome = wonBy(end) ?? game.outcome;
  const noteLast = (message: ArchiveMessage) => disagreements.push({ phase: last.phase, line: last.line, message });
  const isOver = outcome !== null || game.isOver || reports.some((each) => each.isOver);
  const through = wonBy(end) === null ? promisedBeyond(game.spans, last.phase, board) : null;
  if (through !== null) noteLast({ code: 'archive/ends-early', through });
  else if (!isOver && last.isCutOff && game.judge !== null) noteLast({ code: 'archive/next-not-told' });
  if (game.outcome?.kind === 'won' && wonBy(end) === null) {
    noteLast({ code: 'archive/told-as-won', powers: game.outcome.powers });
  }
  const press = pressOf(game, board, reports, noteLast);
  return {
    record: {
      source,
      phases,
      outcome,
      players: game.players,
      ...(game.masters.length === 0 ? {} : { masters: game.masters }),
      created: instant(game.created),
      ended: instant(game.ended),
      ...namedAs(game.name, { ...(game.judge === null ? {} : { Judge: game.judge }), ...game.parameters }),
      press: press.map(({ message }) => message),
      isOpen: !isOver,
    },
    disagreements,
    pressSources: press.map(({ sources }) => sources),
  };
}

function instant(at: number | null): IsoInstant | null {
  return at === null ? null : new Date(at).toISOString();
}

/** Messages, each in the phase that its page tells, or whose results come next. One of whom we do not know who wrote or who read it is left out. */
function pressOf(
  { press }: ClassicGame,
  board: Board,
  reports: readonly ClassicReport[],
  note: (message: ArchiveMessage) => void,
): readonly { readonly message: ArchivedPress; readonly sources: readonly string[] }[] {
  return press.flatMap(({ from, to, body, at, place, phase, sources }) => {
    const next = reports.filter((report) => report.place > place).sort((a, b) => a.place - b.place)[0];
    const writer = from === null ? null : (partyFrom(board, from) ?? undefined);
    const readers = to === 'all' ? to : readersFrom(board, to);
    if (writer === undefined) note({ code: 'archive/writer-unknown', name: from!.slice(0, 60) });
    else if (readers === null) note({ code: 'archive/readers-unknown', names: String(to).slice(0, 200) });
    if (writer === undefined || readers === null) return [];
    const message: ArchivedPress = {
      at: instant(at),
      commit: null,
      phase: phase === 'next' ? (next?.phase ?? null) : phase,
      from: writer === 'OBSERVERS' ? 'OBSERVER' : writer,
      to: readers,
      body,
    };
    return [{ message, sources }];
  });
}

/** One report for each phase, by the calendar; of several that differ the fullest counts. */
function inOrder(game: ClassicGame, board: Board, disagreements: Disagreement[]): readonly ClassicReport[] {
  const byPhase = new Map<PhaseCode, ClassicReport>();
  for (const report of game.reports) {
    const known = byPhase.get(report.phase);
    const isFuller = known === undefined || sizeOf(report) > sizeOf(known);
    if (known !== undefined && !isPartOf(...(isFuller ? ([known, report] as const) : ([report, known] as const)))) {
      const message = { code: 'archive/told-twice', lines: [known.line, report.line] } as const;
      disagreements.push({ phase: report.phase, line: report.line, message });
    }
    if (isFuller) byPhase.set(report.phase, report);
  }
  const { calendar } = board.variant;
  return [...byPhase.values()].sort((a, b) => comparePhases(calendar, parsePhase(a.phase), parsePhase(b.phase)));
}

/** Does a report that is cut short, or quoted in part, say nothing that the fuller one does not? */
function isPartOf(part: ClassicReport, whole: ClassicReport): boolean {
  const known = new Set(whole.orders.map((order) => JSON.stringify(order)));
  const isSame = (a: unknown, b: unknown) => a === null || JSON.stringify(a) === JSON.stringify(b);
  return (
    part.orders.length < whole.orders.length &&
    part.orders.every((order) => known.has(JSON.stringify(order))) &&
    (['dislodged', 'owners', 'counts', 'next'] as const).every((key) => isSame(part[key], whole[key]))
  );
}

function sizeOf({ orders, dislodged, owners, isCutOff }: ClassicReport): number {
  return orders.length * 4 + (dislodged?.length ?? 0) + Object.keys(owners ?? {}).length + (isCutOff ? 0 : 1);
}

/** The known board of the first report; else that at the start, before any choices that the variant's players make first. */
function startOf(
  { start }: ClassicGame,
  board: Board,
  first: ClassicReport | null,
  known: readonly Position[],
): ArchivedPosition {
  const fitting = known.find((each) => first !== null && isReportOf(first, each, board));
  if (fitting !== undefined) {
    const { centers, ...rest } = fitting;
    // Where nobody has a center nobody said whose they are.
    return isSameTable(centers, {}) ? rest : fitting;
  }
  const usual = startingPosition(board);
  if (first?.phase === usual.phase) return start === null ? usual : { ...usual, units: start.units };
  if (start === null) return usual;
  const { centers, ...rest } = usual;
  const begun = { ...rest, phase: start.phase, units: start.units };
  return start.phase === usual.phase ? { ...begun, centers } : begun;
}

/** The board at the start of a phase: what the phase before led to, corrected by what the report shows. */
function positionOf({
  report,
  follows,
  isByJudge,
  lacking,
  moves,
  board,
  note,
}: {
  readonly report: ClassicReport;
  readonly follows: readonly ArchivedPosition[];
  /** Of a judge's mails, which say at their end what comes next. */
  readonly isByJudge: boolean;
  /** Powers of which it lacks lines. */
  readonly lacking: readonly Power[];
  /** The report of the moves before it. */
  readonly moves: ClassicReport | null;
  readonly board: Board;
  readonly note: (message: ArchiveMessage) => void;
}): ArchivedPosition | null {
  const { phase, kind } = report;
  const expected = follows.find((each) => each.phase === phase) ?? null;
  const before = expected ?? follows[0];
  let areOwnersKnown = before?.centers !== undefined;
  if (expected === null) {
    const awaited = before?.phase ?? null;
    const gap = awaited === null ? { lost: [], isMore: false } : gapBetween(board, awaited, phase);
    const areKept = areOwnersKnown && awaited !== null && areOwnersKept(gap.lost, board);
    const lost = { ...gap, areOwnersLost: areOwnersKnown && !areKept };
    note({ code: 'archive/phase-not-found', awaited, ...lost, isLeftOut: kind !== 'M' });
    if (kind !== 'M') return null;
    areOwnersKnown = areKept;
  }
  if (kind === 'M' && report.orders.length === 0) {
    note({ code: 'archive/no-orders' });
    return null;
  }
  if (report.next !== null && isTwoInOne(report, board)) {
    note({ code: 'archive/two-in-one', next: report.next });
    return null;
  }
  const cutOff = isByJudge ? cutOffPowers(report, expected, board) : [];
  if (cutOff.length > 0) {
    note({ code: 'archive/phase-cut-off', powers: cutOff });
    return null;
  }
  const areKnown = isByJudge && (kind === 'R' || areOwnersKnown);
  const unsaid = areKnown ? [...lacking, ...linesUnsaid(report, expected, moves, board)] : lacking;
  if (unsaid.length > 0) {
    note({ code: 'archive/lines-missing', powers: unsaid });
    return null;
  }
  if (kind === 'A' && !areOwnersKnown) {
    note({ code: 'archive/owners-unknown' });
    return null;
  }
  if (kind !== 'M') return expected;
  const units = unitsIn(report.orders);
  const recorded: ArchivedPosition = {
    variant: board.variant.id,
    phase,
    units,
    ...(areOwnersKnown && before?.centers !== undefined ? { centers: before.centers } : {}),
    ...(before?.ruleState === undefined ? {} : { ruleState: before.ruleState }),
  };
  const fault = validatePosition(board, recorded)[0];
  if (fault !== undefined) {
    note({ code: 'archive/impossible-units', field: fault.field, what: fault.message });
    return expected;
  }
  const isLedTo = expected !== null && boardOfRecord(recorded, [fullPosition(expected)]) !== recorded;
  const position = isLedTo ? expected : recorded;
  if (expected !== null && !isLedTo) {
    for (const difference of unitDifferences(expected.units, units)) note(difference);
  }
  return position;
}

function unitDifferences(
  engine: ByPower<readonly UnitText[]>,
  judge: ByPower<readonly UnitText[]>,
): readonly ArchiveMessage[] {
  const powers = [...new Set([...powersIn(engine), ...powersIn(judge)])].sort();
  return powers.flatMap((power) => {
    const [ours, theirs] = [engine[power] ?? [], judge[power] ?? []];
    const gone = ours.filter((unit) => !theirs.includes(unit));
    const extra = theirs.filter((unit) => !ours.includes(unit));
    if (gone.length + extra.length === 0) return [];
    return [{ code: 'archive/units-differ', power, judge: extra, engine: gone }];
  });
}

/** Compares what the old judge says came of each order, who was dislodged, who owns what, and what comes next. */
function compare(
  report: ClassicReport,
  resolution: Resolution,
  board: Board,
  note: (message: ArchiveMessage) => void,
): void {
  for (const entry of report.orders) {
    if (entry.unit === null || report.kind === 'A') continue;
    const at = provinceOfUnit(entry.unit);
    const ours = resolution.orders.find(
      ({ power, order }) => power === entry.power && provinceOf(order.split(' ')[1] ?? '') === at,
    );
    if (ours === undefined) continue;
    const told = outcomeOf(entry);
    const real = outcomeIn(ours.result, ours.reasons);
    if (
      told.isMoved !== null &&
      real.isMoved !== null &&
      told.isMoved !== real.isMoved &&
      /^. \S+ - /.test(ours.order)
    ) {
      const { power, notes } = entry;
      const engine = [ours.result, ...ours.reasons];
      note({ code: 'archive/results-differ', power, order: ours.order, judge: notes, engine });
    }
    if (report.kind === 'M' && report.isDislodgedTold && told.isDislodged !== real.isDislodged) {
      const by = told.isDislodged ? 'judge' : 'engine';
      note({ code: 'archive/dislodged-differ', power: entry.power, unit: entry.unit, by });
    }
  }
  if (report.dislodged !== null) compareDislodged(report.dislodged, report, resolution, note);
  if (report.owners !== null) compareOwners(report.owners, resolution.centers, board, note);
  for (const [power, judge] of rowsOf(report.counts ?? {})) {
    const engine = ((report.owners ?? resolution.centers)[power] ?? []).length;
    if (judge !== engine) note({ code: 'archive/counts-differ', power, judge, engine });
  }
  if (report.next !== null && report.next !== resolution.next) {
    note({ code: 'archive/next-differs', judge: report.next, engine: resolution.next });
  }
}

function outcomeOf({ notes, order }: ClassicOrder): {
  readonly isMoved: boolean | null;
  readonly isDislodged: boolean;
} {
  const isFailed = notes.some((note) =>
    /bounce|fail|dependent|no convoy|disrupted|blocked|void|invalid|illegal|cut|no support/i.test(note),
  );
  const isGone = notes.some((note) => /dislodged|destroyed/i.test(note));
  return { isMoved: order === null ? null : !isFailed && !isGone, isDislodged: isGone };
}

function outcomeIn(result: 'succeeds' | 'fails', reasons: readonly Reason[]) {
  return { isMoved: result === 'succeeds', isDislodged: reasons.includes('dislodged') };
}

function compareDislodged(
  told: NonNullable<ClassicReport['dislodged']>,
  { orders }: ClassicReport,
  { dislodged }: Resolution,
  note: (message: ArchiveMessage) => void,
): void {
  for (const { power, unit, retreats } of told) {
    const ours = (dislodged[power] ?? []).find((each) => provinceOfUnit(each.unit) === provinceOfUnit(unit));
    if (ours === undefined) {
      // Where the line of its order says so, too, that has been noted.
      const isNoted = orders.some((each) => each.power === power && each.unit === unit && outcomeOf(each).isDislodged);
      if (!isNoted) note({ code: 'archive/dislodged-differ', power, unit, by: 'judge' });
      continue;
    }
    const [judge, engine] = [retreats, ours.retreats].map((list) => [...new Set(list)].sort());
    if (judge!.join() !== engine!.join()) {
      note({ code: 'archive/retreats-differ', power, unit, judge: judge!, engine: engine! });
    }
  }
}

function compareOwners(
  told: ByPower<readonly Province[]>,
  centers: Resolution['centers'],
  board: Board,
  note: (message: ArchiveMessage) => void,
): void {
  for (const { name } of board.powers) {
    const [ours, theirs] = [[...(centers[name] ?? [])].sort(), [...(told[name] ?? [])].sort()];
    if (ours.join() === theirs.join()) continue;
    note({ code: 'archive/owners-differ', power: name, judge: theirs, engine: ours });
  }
}

/** The next board with the owners that the old judge tells; without any where neither it nor the board before tells them. */
function asReported({ owners }: ClassicReport, before: ArchivedPosition, next: Position): ArchivedPosition {
  if (owners !== null) return isSameTable(owners, next.centers) ? next : { ...next, centers: tableOf(owners) };
  if (before.centers !== undefined) return next;
  const { centers: _, ...rest } = next;
  return rest;
}

/** In the phases that were lost nobody can have taken a center: they were builds, or of a season after which centers stay whose they are. */
function areOwnersKept(lost: readonly PhaseCode[], { variant }: Board): boolean {
  return lost.every((code) => {
    const { season, kind } = parsePhase(code);
    const isCounted = variant.calendar.seasons.find(({ letter }) => letter === season)?.ownership === true;
    return kind === 'A' || !isCounted;
  });
}

function tableOf(owners: ByPower<readonly Province[]>): ByPower<readonly Province[]> {
  return Object.fromEntries(rowsOf(owners).map(([power, list]) => [power, [...list].sort()]));
}

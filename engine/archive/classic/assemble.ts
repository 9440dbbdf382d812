/**
 * A game from the reports of an old judge: put in order, adjudicated again, and compared. Where the old judge and the engine
 * disagree the record goes on as the old judge went on, and we report the difference.
 */
import { adjudicate } from '../../adjudicate/adjudicate.ts';
import { nextPosition, startingPosition } from '../../adjudicate/phases/next-position.ts';
import { validatePosition } from '../../adjudicate/read-position.ts';
import type { Board } from '../../board/board.ts';
import { comparePhases, parsePhase } from '../../board/phase.ts';
import type { OrdersByPower, PhaseCode, Position, Reason, Resolution } from '../../board/position.ts';
import type { ByPower, Power, Province, UnitText } from '../../board/variant.ts';
import type { ArchiveSaying } from '../../sayings/archive.ts';
import { powersIn, provinceOf, provinceOfUnit, rowsOf } from '../../vocabulary.ts';
import type { ArchivedPress, IsoInstant, ToldPhase } from '../document.ts';
import { boardOfRecord, type GameRecord, type RecordedPhase, wonBy } from '../of-record.ts';
import { namedAs } from '../research/read.ts';
import { type ClassicOrder, powerFrom } from './entries.ts';
import { cutOffPowers, gapBetween, isTwoInOne, promisedBeyond } from './missing.ts';
import type { ClassicGame, ClassicReport } from './report.ts';

/** Something in which the old judge's mails and the engine differ, or that the mails do not tell. */
export interface Disagreement {
  readonly phase: PhaseCode;
  /** Line of the report's heading. */
  readonly line: number;
  readonly message: ArchiveSaying;
}

export interface Assembled {
  readonly record: GameRecord;
  readonly disagreements: readonly Disagreement[];
}

/** Null when no phase of the game was found. */
export function assembleGame(game: ClassicGame, board: Board, source: string): Assembled | null {
  const disagreements: Disagreement[] = [];
  const reports = inOrder(game, board, disagreements);
  const phases: RecordedPhase[] = [];
  let follows: Position | null = startOf(game, board, reports[0]?.phase ?? null);
  for (const report of reports) {
    const note = (message: ArchiveSaying) => disagreements.push({ phase: report.phase, line: report.line, message });
    const isFirst = phases.length === 0;
    const position = positionOf({ report, follows, isFirst, isByJudge: game.judge !== null, board, note });
    if (position === null) continue;
    const orders = ordersOf(report);
    const resolution = adjudicate(board, position, orders);
    compare(report, resolution, board, note);
    const at = instant(report.at);
    const notes = notesOf(report);
    const told = notes.length === 0 ? {} : { told: { notes, disagreements: [] } };
    phases.push({ phase: report.phase, at, position, orders, ...told });
    follows = resolution.next === null ? null : asReported(report, nextPosition(board, position, resolution));
    if (resolution.winner !== null && game.outcome === null && !report.isOver && report !== reports.at(-1)) {
      note({ code: 'archive/played-on' });
      break;
    }
  }
  if (phases.length === 0) return null;
  const last = reports.findLast(({ phase }) => phase === phases.at(-1)?.phase)!;
  const end = adjudicate(board, phases.at(-1)!.position, phases.at(-1)!.orders);
  const outcome = wonBy(end) ?? game.outcome;
  const noteLast = (message: ArchiveSaying) => disagreements.push({ phase: last.phase, line: last.line, message });
  const isOver = outcome !== null || game.isOver || reports.some((each) => each.isOver);
  const through = isOver ? null : promisedBeyond(game.spans, last.phase, board);
  if (through !== null) noteLast({ code: 'archive/ends-early', through });
  else if (!isOver && last.isCutOff && game.judge !== null) noteLast({ code: 'archive/next-not-told' });
  if (game.outcome?.kind === 'won' && wonBy(end) === null) {
    noteLast({ code: 'archive/told-as-won', powers: game.outcome.powers });
  }
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
      press: pressOf(game, board, reports),
      isOpen: !isOver,
    },
    disagreements,
  };
}

function instant(at: number | null): IsoInstant | null {
  return at === null ? null : new Date(at).toISOString();
}

/** Messages, each in the phase that its page tells, or whose results come next. */
function pressOf({ press }: ClassicGame, board: Board, reports: readonly ClassicReport[]): readonly ArchivedPress[] {
  return press.map(({ from, to, body, at, place, phase }): ArchivedPress => {
    const next = reports.filter((report) => report.place > place).sort((a, b) => a.place - b.place)[0];
    const known = (name: string): ArchivedPress['from'] =>
      /^master$/i.test(name) ? 'MASTER' : /^observer$/i.test(name) ? 'OBSERVER' : powerFrom(board, name);
    const readers = (names: readonly string[]) =>
      names.map((name) => known(name) ?? 'OBSERVER').map((name) => (name === 'OBSERVER' ? 'OBSERVERS' : name));
    return {
      at: instant(at),
      commit: null,
      phase: phase === 'next' ? (next?.phase ?? null) : phase,
      from: from === null ? null : known(from),
      to: to === 'all' ? to : [...new Set(readers(to))],
      body,
    };
  });
}

/** One report for each phase, by the calendar; of several that differ the fullest counts. */
function inOrder(game: ClassicGame, board: Board, disagreements: Disagreement[]): readonly ClassicReport[] {
  const byPhase = new Map<PhaseCode, ClassicReport>();
  for (const report of game.reports) {
    const known = byPhase.get(report.phase);
    const isFuller = known === undefined || sizeOf(report) > sizeOf(known);
    if (known !== undefined && sizeOf(report) === sizeOf(known)) {
      const message = { code: 'archive/told-twice', lines: [known.line, report.line] } as const;
      disagreements.push({ phase: report.phase, line: report.line, message });
    }
    if (isFuller) byPhase.set(report.phase, report);
  }
  const { calendar } = board.variant;
  return [...byPhase.values()].sort((a, b) => comparePhases(calendar, parsePhase(a.phase), parsePhase(b.phase)));
}

function sizeOf({ orders, dislodged, owners, isCutOff }: ClassicReport): number {
  return orders.length * 4 + (dislodged?.length ?? 0) + Object.keys(owners ?? {}).length + (isCutOff ? 0 : 1);
}

/** The board at the start, before any choices that the variant's players make first. */
function startOf({ start }: ClassicGame, board: Board, first: PhaseCode | null): Position {
  const usual = startingPosition(board);
  if (first === usual.phase) return start === null ? usual : { ...usual, units: start.units };
  return start === null ? usual : { ...usual, phase: start.phase, units: start.units };
}

/** The board at the start of a phase: what the phase before led to, corrected by what the report shows. */
function positionOf({
  report,
  follows,
  isFirst,
  isByJudge,
  board,
  note,
}: {
  readonly report: ClassicReport;
  readonly follows: Position | null;
  /** No phase before it was found. */
  readonly isFirst: boolean;
  /** Of a judge's mails, which say at their end what comes next. */
  readonly isByJudge: boolean;
  readonly board: Board;
  readonly note: (message: ArchiveSaying) => void;
}): Position | null {
  const { phase, kind } = report;
  const expected = follows?.phase === phase ? follows : null;
  if (expected === null) {
    const awaited = follows?.phase ?? null;
    const gap = awaited === null ? { lost: [], isMore: false } : gapBetween(board, awaited, phase);
    note({ code: 'archive/phase-not-found', awaited, ...gap, isFirst, isLeftOut: kind !== 'M' });
    if (kind !== 'M') return null;
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
  if (kind !== 'M') return expected;
  const units = unitsIn(report.orders);
  const recorded: Position = {
    variant: board.variant.id,
    phase,
    units,
    centers: follows?.centers ?? {},
    ...(follows?.ruleState === undefined ? {} : { ruleState: follows.ruleState }),
  };
  const fault = validatePosition(board, recorded)[0];
  if (fault !== undefined) {
    note({ code: 'archive/impossible-units', field: fault.field, what: fault.message });
    return expected;
  }
  const position = boardOfRecord(recorded, expected);
  if (expected !== null && position !== expected) {
    for (const difference of unitDifferences(expected.units, units)) note(difference);
  }
  return position;
}

/** Units of powers in the order of the lines. */
function unitsIn(orders: readonly ClassicOrder[]): ByPower<readonly UnitText[]> {
  const units: Record<Power, UnitText[]> = {};
  for (const { power, unit } of orders) {
    if (unit === null || units[power]?.includes(unit) === true) continue;
    units[power] = [...(units[power] ?? []), unit];
  }
  return units;
}

function unitDifferences(
  engine: ByPower<readonly UnitText[]>,
  judge: ByPower<readonly UnitText[]>,
): readonly ArchiveSaying[] {
  const powers = [...new Set([...powersIn(engine), ...powersIn(judge)])].sort();
  return powers.flatMap((power) => {
    const [ours, theirs] = [engine[power] ?? [], judge[power] ?? []];
    const gone = ours.filter((unit) => !theirs.includes(unit));
    const extra = theirs.filter((unit) => !ours.includes(unit));
    if (gone.length + extra.length === 0) return [];
    return [{ code: 'archive/units-differ', power, judge: extra, engine: gone }];
  });
}

function ordersOf({ orders }: ClassicReport): OrdersByPower {
  const byPower: Record<Power, string[]> = {};
  for (const { power, order } of orders) {
    if (order !== null) byPower[power] = [...(byPower[power] ?? []), order];
  }
  return byPower;
}

function notesOf({ orders }: ClassicReport): ToldPhase['notes'] {
  const noted = orders.filter(({ notes, order }) => notes.length > 0 || order === null).slice(0, MOST_NOTES);
  return noted.map(({ power, order, notes }) => ({
    power,
    order,
    notes: notes.slice(0, 20).map((note) => note.slice(0, 200)),
  }));
}

/** As the schema of archives has it. */
const MOST_NOTES = 2000;

/** Compares what the old judge says came of each order, who was dislodged, who owns what, and what comes next. */
function compare(
  report: ClassicReport,
  resolution: Resolution,
  board: Board,
  note: (message: ArchiveSaying) => void,
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
  if (report.dislodged !== null) compareDislodged(report.dislodged, resolution, note);
  if (report.owners !== null) compareOwners(report.owners, resolution.centers, board, note);
  if (report.next !== null && report.next !== resolution.next) {
    note({ code: 'archive/next-differs', judge: report.next, engine: resolution.next });
  }
}

function outcomeOf({ notes, order }: ClassicOrder): {
  readonly isMoved: boolean | null;
  readonly isDislodged: boolean;
} {
  const isFailed = notes.some((note) => /bounce|no convoy|disrupted|blocked|void|cut|no support/i.test(note));
  const isGone = notes.some((note) => /dislodged|destroyed/i.test(note));
  return { isMoved: order === null ? null : !isFailed && !isGone, isDislodged: isGone };
}

function outcomeIn(result: 'succeeds' | 'fails', reasons: readonly Reason[]) {
  return { isMoved: result === 'succeeds', isDislodged: reasons.includes('dislodged') };
}

function compareDislodged(
  told: NonNullable<ClassicReport['dislodged']>,
  { dislodged }: Resolution,
  note: (message: ArchiveSaying) => void,
): void {
  for (const { power, unit, retreats } of told) {
    const ours = (dislodged[power] ?? []).find((each) => provinceOfUnit(each.unit) === provinceOfUnit(unit));
    if (ours === undefined) continue;
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
  note: (message: ArchiveSaying) => void,
): void {
  for (const { name } of board.powers) {
    const [ours, theirs] = [[...(centers[name] ?? [])].sort(), [...(told[name] ?? [])].sort()];
    if (ours.join() === theirs.join()) continue;
    note({ code: 'archive/owners-differ', power: name, judge: theirs, engine: ours });
  }
}

/** The next board with the owners that the old judge tells. */
function asReported({ owners }: ClassicReport, next: Position): Position {
  if (owners === null) return next;
  const same = (list: readonly Province[] | undefined) => [...(list ?? [])].sort();
  const told = rowsOf(owners).map(([power, list]) => [power, same(list)] as const);
  const isSame =
    told.every(([power, list]) => list.join() === same(next.centers[power]).join()) &&
    powersIn(next.centers).every((power) => (next.centers[power]?.length ?? 0) === (owners[power]?.length ?? 0));
  return isSame ? next : { ...next, centers: Object.fromEntries(told) };
}

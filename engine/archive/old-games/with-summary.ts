/** A game from an old judge's results, with what its summary tells beside them: who played, who ran it, how it ended. */
import type { Board } from '../../board/board.ts';
import type { PhaseCode } from '../../board/position.ts';
import { canonicalJson } from '../../game/canonical.ts';
import type { GameOutcome } from '../../game/events.ts';
import { phaseCode, rowsOf } from '../../vocabulary.ts';
import { powerFrom } from '../classic/classic-entries.ts';
import type { Contradiction } from '../document.ts';
import type { GameRecord } from '../of-record.ts';
import { pointerTo } from '../placed-fault.ts';
import type { OldPhase, SummaryDocument } from './summary-document.ts';

/** `by`: the numbers of the sources that hold the summary. What they and the others tell of one thing otherwise is kept, too. */
export function withSummary(
  record: GameRecord,
  summary: SummaryDocument,
  board: Board,
  by: readonly number[],
): GameRecord {
  const first = record.phases[0]?.phase ?? phaseCode(board.variant.calendar.start);
  const others = (record.sources ?? []).flatMap((_, n) => (by.includes(n) ? [] : [n]));
  const tells: Record<string, readonly number[]> = { ...record.tells };
  const contradictions: Contradiction[] = [...(record.contradictions ?? [])];
  /** Of two tellings the one that stands, and where it comes from; the other beside it. */
  const choose = <T>(
    field: string,
    standing: T,
    sources: readonly number[],
    other: unknown,
    from: readonly number[],
  ): T => {
    tells[field] = sources;
    if (other != null && canonicalJson(other) !== canonicalJson(standing)) {
      contradictions.push({ field, sources: from, value: other });
    }
    return standing;
  };
  const seats = summary.powers.flatMap(({ power, players }) => {
    const name = powerFrom(board, power);
    const told = players.filter((player) => player.name !== '');
    if (name === null || told.length === 0) return [];
    const place = board.powers.findIndex((each) => each.name === name);
    const list = told.map((player) => ({ name: player.name, from: phaseOf(player.from) ?? first }));
    const known = record.players[name];
    const other = list.some((each) => each.name === known) ? null : known;
    return [[name, choose(pointerTo('powers', place, 'players'), list, by, other, others)] as const];
  });
  const parameters = Object.entries(parametersOf(summary)).map(
    ([key, value]) => [key, choose(pointerTo('parameters', key), value, by, record.parameters?.[key], others)] as const,
  );
  const hasMasters = summary.masters.length > 0;
  const masters = hasMasters
    ? choose('/masters', summary.masters, by, noneAsNull(record.masters), others)
    : record.masters;
  const ending = outcomeOf(summary, board);
  const outcome =
    record.outcome === null
      ? ending && choose('/outcome', ending, by, null, [])
      : choose('/outcome', record.outcome, others, ending, by);
  const players = rowsOf(record.players).map(([power, name]) => [power, [{ name, from: first }]] as const);
  return {
    ...record,
    ...(seats.length === 0 ? {} : { seats: Object.fromEntries([...players, ...seats]) }),
    ...(masters === undefined ? {} : { masters }),
    parameters: { ...record.parameters, ...Object.fromEntries(parameters) },
    outcome,
    isOpen: record.isOpen === true && summary.outcome === null,
    tells: Object.fromEntries(Object.entries(tells).filter(([, list]) => list.length > 0 && others.length > 0)),
    contradictions,
  };
}

function noneAsNull(list: readonly string[] = []): readonly string[] | null {
  return list.length === 0 ? null : list;
}

/** With the days on which it began and ended, by the old judge's own clock. */
function parametersOf({ settings, started, ended }: SummaryDocument): NonNullable<GameRecord['parameters']> {
  return {
    ...settings,
    ...(started === null ? {} : { Started: started }),
    ...(ended === null ? {} : { Ended: ended }),
  };
}

/** `F1909B` is our F1909A. */
function phaseOf(phase: OldPhase | null): PhaseCode | null {
  if (phase === null || !/^[A-Z]\d{1,4}[MRAB]$/.test(phase)) return null;
  return phaseCode(phase.replace(/B$/, 'A'));
}

function outcomeOf({ outcome }: SummaryDocument, board: Board): GameOutcome | null {
  if (outcome === null) return null;
  if (outcome.kind === 'terminated') return { kind: 'terminated' };
  const powers = outcome.powers.map((name) => powerFrom(board, name));
  // One alone draws with nobody: its sentence was cut off.
  const isWhole = outcome.kind !== 'drawn' || powers.length !== 1;
  return isWhole && powers.every((power) => power !== null) ? { kind: outcome.kind, powers } : null;
}

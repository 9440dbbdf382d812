/** A game from an old judge's results, with what its summary tells beside them: who played, who ran it, how it ended. */
import type { Board } from '../../board/board.ts';
import type { PhaseCode } from '../../board/position.ts';
import type { GameOutcome } from '../../game/events.ts';
import { phaseCode, rowsOf } from '../../vocabulary.ts';
import { powerFrom } from '../classic/classic-entries.ts';
import type { GameRecord } from '../of-record.ts';
import { recordsTogether } from '../together.ts';
import type { OldPhase, SummaryDocument } from './summary-document.ts';

/** `sources`: those that hold the summary. What they and the others tell of one thing otherwise is kept, too. */
export function withSummary(
  record: GameRecord,
  summary: SummaryDocument,
  board: Board,
  sources: NonNullable<GameRecord['sources']>,
): GameRecord {
  const first = record.phases[0]?.phase ?? phaseCode(board.variant.calendar.start);
  const seats = summary.powers.flatMap(({ power, players }) => {
    const name = powerFrom(board, power);
    const told = players.filter((player) => player.name !== '');
    if (name === null || told.length === 0) return [];
    return [[name, told.map((player) => ({ name: player.name, from: phaseOf(player.from) ?? first }))] as const];
  });
  const players = rowsOf(record.players).map(([power, name]) => [power, [{ name, from: first }]] as const);
  const { settings, started, ended, masters, source } = summary;
  const told: GameRecord = {
    ...{ name: record.name, source, sources, masters, phases: [], players: {}, seats: Object.fromEntries(seats) },
    // By the old judge's own clock.
    parameters: {
      ...settings,
      ...(started === null ? {} : { Started: started }),
      ...(ended === null ? {} : { Ended: ended }),
    },
    outcome: outcomeOf(summary, board),
    isOpen: summary.outcome === null,
  };
  return recordsTogether({ ...record, players: {}, seats: Object.fromEntries(players) }, told, board);
}

/** `F1909B` is our F1909A. */
function phaseOf(phase: OldPhase | null): PhaseCode | null {
  if (phase === null || !/^[A-Z]\d{1,4}[MRAB]$/.test(phase)) return null;
  return phaseCode(phase.replace(/B$/, 'A'));
}

function outcomeOf({ outcome }: SummaryDocument, board: Board): GameOutcome | null {
  if (outcome === null) return null;
  if (outcome.kind === 'terminated') return { kind: 'terminated' };
  const powers = [...new Set(outcome.powers.map((name) => powerFrom(board, name)))];
  // One alone draws with nobody: its sentence was cut off.
  const isWhole = outcome.kind !== 'drawn' || powers.length !== 1;
  return isWhole && powers.every((power) => power !== null) ? { kind: outcome.kind, powers } : null;
}

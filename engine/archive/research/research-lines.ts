/** Games in the shape that research tools exchange, one to a line: see shape.ts. */
import type { Board } from '../../board/board.ts';
import { formatPhase, parsePhase, phaseAfter } from '../../board/phase.ts';
import type { PhaseCode, Resolution } from '../../board/position.ts';
import type { PersonId } from '../../vocabulary.ts';
import { fullPosition } from '../boards.ts';
import type { ArchiveDocument, ArchivedPhase } from '../document.ts';
import { messagesOf } from './research-messages.ts';
import { ordersFor, resultsFor } from './research-orders.ts';
import type { ResearchGame, ResearchMessage, ResearchPhase } from './shape.ts';
import { isIdle, type StatePosition, stateOf, strandedPhase, strandedUnits, withStranded } from './states.ts';

/** One line for the game, without the line's end. */
export function formatResearchLine(document: ArchiveDocument, board: Board): string {
  return JSON.stringify(researchGame(document, board));
}

export function researchGame(document: ArchiveDocument, board: Board): ResearchGame {
  const { phases, name, variant, players } = document;
  const nameOf = (id: PersonId | undefined) => (id === undefined ? undefined : players[id]?.name);
  const seats = document.powers.flatMap(({ power, players: list }) => {
    const who = nameOf(list.at(-1)?.player);
    return who === undefined ? [] : [[power, who] as const];
  });
  return {
    id: name,
    map: variant.id,
    rules: phases.some(({ asRecorded }) => asRecorded) ? ['DIFFERENT_ADJUDICATION'] : [],
    phases: phasesFor(document, board),
    players: Object.fromEntries(seats),
    masters: document.masters.flatMap((id) => nameOf(id) ?? []),
    outcome: document.outcome,
    created: document.created,
    ended: document.ended,
    ...(document.parameters === undefined ? {} : { parameters: document.parameters }),
    ...(document.source === null ? {} : { source: document.source }),
    ...(document.sources === undefined ? {} : { sources: document.sources }),
    ...seatsOf(document),
  };
}

/** Where somebody took over from another, or sat down later. */
function seatsOf({ powers, players, phases }: ArchiveDocument): Pick<ResearchGame, 'seats'> {
  const isPlain = powers.every(
    ({ players: list }) => list.length === 0 || (list.length === 1 && list[0]!.from === phases[0]?.phase),
  );
  if (isPlain) return {};
  const rows = powers.map(({ power, players: list }) => [
    power,
    list.flatMap(({ player, from }) => (players[player] === undefined ? [] : [{ name: players[player].name, from }])),
  ]);
  return { seats: Object.fromEntries(rows) };
}

/** The phases as these tools play them: see `skipped` and `added` of {@link ResearchPhase}. */
function phasesFor(document: ArchiveDocument, board: Board): readonly ResearchPhase[] {
  const { phases } = document;
  const messages = messagesOf(document, board);
  const list: ResearchPhase[] = [];
  let waiting: readonly ResearchMessage[] = [];
  const take = (phase: string): readonly ResearchMessage[] => {
    const all = [...waiting, ...(messages.get(phase) ?? [])];
    waiting = [];
    return all;
  };
  for (const [p, each] of phases.entries()) {
    const before = phases[p - 1];
    const last = list.at(-1);
    if (last !== undefined && isIdle(each, board)) {
      const messagesThen = take(each.phase);
      list[list.length - 1] = { ...last, skipped: [...(last.skipped ?? []), played(each, board, phases[p + 1])] };
      waiting = messagesThen;
      continue;
    }
    const gone = before === undefined ? {} : strandedUnits(before);
    if (before !== undefined && Object.keys(gone).length > 0 && !each.phase.endsWith('R')) {
      list.push(strandedPhase(before, gone, board));
    }
    const phase = { ...played(each, board, phases[p + 1]), messages: take(each.phase) };
    list.push(each.phase.endsWith('R') ? withStranded(phase, gone, each, board) : phase);
  }
  const end = phases.at(-1);
  if (end === undefined) return list;
  const gone = strandedUnits(end);
  if (Object.keys(gone).length > 0 && end.resolution.next?.endsWith('R') !== true) {
    list.push(strandedPhase(end, gone, board));
  }
  return [...list, completed(end, board, document.status === 'finished', take)];
}

function played(each: ArchivedPhase, board: Board, next: ArchivedPhase | undefined): ResearchPhase {
  const { phase, position, resolution, at, told } = each;
  const after = next !== undefined && next.phase === resolution.next ? next.position.units : resolution.units;
  return {
    name: phase,
    state: stateOf(fullPosition(position), board),
    results: resultsFor(resolution, board),
    messages: [],
    at,
    ...ordersFor(each, board, after),
    ...(told === undefined ? {} : { told }),
    ...(position.centers === undefined ? { ownersUnknown: true as const } : {}),
  };
}

/** The board after the last phase, as a phase without orders. */
function completed(
  { phase, position, resolution }: ArchivedPhase,
  board: Board,
  isOver: boolean,
  take: (phase: string) => readonly ResearchMessage[],
): ResearchPhase {
  const next = nextFor({ phase, position, resolution }, board);
  const name = isOver ? 'COMPLETED' : (next ?? 'COMPLETED');
  const isRetreat = next?.endsWith('R') === true;
  const standing: StatePosition = {
    // The board is that of the phase which would have come next, whatever ended the game.
    phase: next ?? name,
    units: resolution.units,
    centers: resolution.centers,
    ...(isRetreat ? { dislodged: resolution.dislodged } : {}),
  };
  const messages = take(isOver ? name : (resolution.next ?? name));
  return { name, state: stateOf(standing, board), orders: {}, results: {}, messages, at: null };
}

/** The phase that comes next as these tools have it. */
function nextFor(
  { position, resolution }: Pick<ArchivedPhase, 'phase' | 'position' | 'resolution'>,
  board: Board,
): PhaseCode | null {
  const { next } = resolution;
  if (next === null || !isIdle({ phase: next, position: boardAfter(position.variant, next, resolution) }, board))
    return next;
  return formatPhase(phaseAfter(board.variant.calendar, parsePhase(next)));
}

function boardAfter(variant: string, phase: PhaseCode, { units, centers }: Resolution): ArchivedPhase['position'] {
  return { variant, phase, units, centers };
}

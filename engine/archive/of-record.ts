/** The archive of a game of which only the orders are known: one that was played elsewhere, or comes from a data set. */

import { adjudicate } from '../adjudicate/adjudicate.ts';
import type { RulingOptions } from '../adjudicate/rulings.ts';
import type { Board } from '../board/board.ts';
import type { OrdersByPower, PhaseCode, Position, Resolution } from '../board/position.ts';
import type { Power } from '../board/variant.ts';
import type { GameOutcome, PersonId } from '../game/events.ts';
import { personId, phaseCode } from '../vocabulary.ts';
import { rulesOf } from './archive-rules.ts';
import { boardsAfter, boardsToldAfter, fullPosition, isSameBoard, isSameTable } from './boards.ts';
import { gapBetween } from './classic/missing.ts';
import {
  type ArchiveBody,
  type ArchiveDocument,
  type ArchivedPhase,
  type ArchivedPosition,
  type ArchivedPower,
  type ArchivedPress,
  FORMAT,
  FORMAT_VERSION,
  type IsoInstant,
  type ToldPhase,
} from './document.ts';

export interface RecordedPhase {
  readonly phase: PhaseCode;
  readonly at?: IsoInstant | null;
  /** The board on which it began. */
  readonly position: ArchivedPosition;
  readonly orders: OrdersByPower;
  readonly told?: ToldPhase;
  /** In which of its sources it stands, by their names. */
  readonly sources?: readonly string[];
}

/** A game as it was played. */
export interface GameRecord {
  readonly name: string;
  /** Where it was taken from, in a sentence. */
  readonly source: string | null;
  readonly sources?: NonNullable<ArchiveBody['sources']>;
  readonly tells?: NonNullable<ArchiveBody['tells']>;
  readonly contradictions?: NonNullable<ArchiveBody['contradictions']>;
  readonly phases: readonly RecordedPhase[];
  /** As recorded; null when it is not known. A win by the rules needs no record. */
  readonly outcome: GameOutcome | null;
  /** Names of those who played, by power. */
  readonly players: Readonly<Record<Power, string>>;
  /** What everybody could read. */
  readonly press?: readonly ArchivedPress[];
  /** It is not known to have ended: the record stops where what was found stops. */
  readonly isOpen?: boolean;
  /** Whoever played each power, in order, where more than {@link players} is known: one name is one person. */
  readonly seats?: Readonly<Record<Power, readonly { readonly name: string; readonly from: PhaseCode }[]>>;
  readonly masters?: readonly string[];
  readonly created?: IsoInstant | null;
  readonly ended?: IsoInstant | null;
  readonly parameters?: NonNullable<ArchiveBody['parameters']>;
}

/** Plays the game again, phase by phase, each on the board that the record gives. */
export function archiveOfRecord(
  record: GameRecord,
  { board, variantDigest }: { readonly board: Board; readonly variantDigest: string },
): ArchiveBody {
  const phases: ArchivedPhase[] = [];
  let follows: readonly Position[] = [];
  for (const { phase, at = null, position, orders, told } of record.phases) {
    const resolution = resolveArchived(board, position, orders);
    const asRecorded = phases.length > 0 && !follows.some((each) => isSameBoard(position, each));
    if (asRecorded) keepOwners(phases, position, board);
    const kept = { phase, at, commit: null, position, asRecorded, orders, resolution, receipts: {}, map: null };
    phases.push({ ...kept, ...(told === undefined ? {} : { told }) });
    follows = boardsAfter(board, position, resolution);
  }
  const people = peopleOf(record, board);
  const end = phases.at(-1);
  const outcome = record.outcome ?? wonBy(phases.at(-1)?.resolution);
  const isOpen = record.isOpen === true && outcome === null;
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    name: record.name,
    judge: null,
    source: record.source,
    ...(record.sources === undefined || record.sources.length === 0 ? {} : { sources: record.sources }),
    ...(Object.keys(record.tells ?? {}).length === 0 ? {} : { tells: record.tells! }),
    ...(record.contradictions === undefined || record.contradictions.length === 0
      ? {}
      : { contradictions: record.contradictions }),
    status: isOpen ? 'active' : 'finished',
    created: record.created ?? null,
    ended: record.ended ?? null,
    rules: rulesOf(board),
    variant: { id: board.variant.id, name: board.variant.name, digest: variantDigest },
    settings: null,
    ...(Object.keys(record.parameters ?? {}).length === 0 ? {} : { parameters: record.parameters! }),
    ...people,
    phases,
    position:
      isOpen && end !== undefined
        ? (boardsToldAfter(follows, end).find(({ phase }) => phase === end.resolution.next) ?? null)
        : null,
    outcome,
    press: record.press ?? [],
    chain: null,
  };
}

/** The owners that the record shows next, beside those of the engine, where they are others and no moves lie between. */
function keepOwners(phases: ArchivedPhase[], { phase, centers }: ArchivedPosition, board: Board): void {
  const before = phases.at(-1)!;
  const { next, centers: ours } = before.resolution;
  if (centers === undefined || before.told?.centers !== undefined || next === null || isSameTable(centers, ours))
    return;
  if (gapBetween(board, next, phase).lost.some((lost) => lost.endsWith('M'))) return;
  const told = before.told ?? { notes: [], disagreements: [] };
  phases[phases.length - 1] = { ...before, told: { ...told, centers } };
}

/** Who played what, by pseudonym: one for each power, or one for each name where the record names all who played. */
function peopleOf(record: GameRecord, board: Board): Pick<ArchiveBody, 'players' | 'masters' | 'powers'> {
  const first = record.phases[0]?.phase ?? phaseCode(board.variant.calendar.start);
  const names = new Map<PersonId, string>();
  const idOf = (name: string): PersonId => {
    const known = [...names].find(([, each]) => each === name)?.[0] ?? personId(`p${names.size + 1}`);
    names.set(known, name);
    return known;
  };
  const powers = board.powers.map(({ name: power }, n): ArchivedPower => {
    const told = record.seats?.[power];
    const name = record.seats === undefined ? record.players[power] : undefined;
    const id = personId(`p${n + 1}`);
    if (name !== undefined) names.set(id, name);
    const players = (told ?? []).map((each) => ({ player: idOf(each.name), from: each.from }));
    return { power, status: 'unknown', players: name === undefined ? players : [{ player: id, from: first }] };
  });
  const masters = (record.masters ?? []).map((name, n) => {
    if (record.seats !== undefined) return idOf(name);
    const id = personId(`m${n + 1}`);
    names.set(id, name);
    return id;
  });
  return { powers, masters, players: Object.fromEntries([...names].map(([id, name]) => [id, { name }])) };
}

/** The record in an archive: what must be known to make it again. */
export function recordFromArchive(document: ArchiveBody | ArchiveDocument): GameRecord {
  const { phases, powers, press, status, name, source, outcome, created, ended } = document;
  const nameOf = (id: PersonId) => document.players[id]?.name;
  const seats = powers.flatMap(({ power, players }) => {
    const known = players.flatMap(({ player, from }) =>
      nameOf(player) === undefined ? [] : [{ name: nameOf(player)!, from }],
    );
    return known.length === 0 ? [] : [[power, known] as const];
  });
  const { sources, tells, contradictions, parameters } = document;
  return {
    ...{ name, source, outcome, created, ended },
    ...(sources === undefined ? {} : { sources }),
    ...(tells === undefined ? {} : { tells }),
    ...(contradictions === undefined ? {} : { contradictions }),
    ...(parameters === undefined ? {} : { parameters }),
    phases: phases.map(({ phase, at, position, orders, told }) => ({
      ...{ phase, at, position, orders },
      ...(told === undefined ? {} : { told }),
    })),
    players: {},
    seats: Object.fromEntries(seats),
    masters: document.masters.flatMap((id) => nameOf(id) ?? []),
    press: press.map((each) => ({ ...each, commit: null })),
    isOpen: status !== 'finished',
  };
}

/**
 * An archive played again: every resolution is made again from the orders, each phase but the first on the board that the
 * one before leads to, unless the archive says that it goes on from a recorded one. Of a sound archive it is the same, letter for letter.
 * `explain`: with what became of each order; left out, as the archive has it.
 */
export function replayArchive<T extends ArchiveBody | ArchiveDocument>(
  document: T,
  board: Board,
  explain = isExplained(document),
): T {
  let follows: readonly Position[] = [];
  const phases = document.phases.map((each): ArchivedPhase => {
    const led = each.asRecorded ? undefined : follows.find(({ phase }) => phase === each.phase);
    const position = led === undefined || each.position.centers === undefined ? each.position : led;
    const resolution = adjudicate(board, fullPosition(position), each.orders, { explain });
    follows = boardsAfter(board, position, resolution);
    return { ...each, position, resolution };
  });
  return { ...document, phases };
}

/** With what became of each order and why, which only games of ours keep: half of an archive, and anybody can make it again. */
export function explainedArchive(document: ArchiveDocument, board: Board): ArchiveDocument {
  return isExplained(document) ? document : replayArchive(document, board, true);
}

function isExplained({ phases }: Pick<ArchiveBody, 'phases'>): boolean {
  const [first] = phases.flatMap(({ resolution }) => resolution.orders);
  return first?.outcome !== undefined || first?.explanation !== undefined;
}

/** Without what became of each order. */
export function resolveArchived(
  board: Board,
  position: ArchivedPosition,
  orders: OrdersByPower,
  rulings?: RulingOptions,
): Resolution {
  const known = rulings === undefined ? resolved.get(orders) : undefined;
  if (known?.board === board && known.position === position) return known.resolution;
  const resolution = adjudicate(board, fullPosition(position), orders, rulings);
  if (rulings === undefined) resolved.set(orders, { board, position, resolution });
  return resolution;
}

/** A reader plays each phase to know the next board, and its archive would play it once more. */
const resolved = new WeakMap<
  OrdersByPower,
  { readonly board: Board; readonly position: ArchivedPosition; readonly resolution: Resolution }
>();

export function wonBy(resolution: Resolution | undefined): GameOutcome | null {
  const winner = resolution?.winner ?? null;
  return winner === null ? null : { kind: 'won', powers: typeof winner === 'string' ? [winner] : winner };
}

/**
 * Games in the shape that research tools exchange: one game to a line, with its map, rules and phases, each phase with its
 * state, orders and results. Places are in capitals; a dislodged unit has a star; orders are `A PAR - BUR`, `A PAR R BUR`
 * (retreat), `A PAR D`, `A PAR B`, `WAIVE`.
 */
import type { ByPower } from '../../board/variant.ts';
import type { ArchiveDocument, ArchivedPress, IsoInstant, ToldPhase } from '../document.ts';
import type { GameRecord } from '../of-record.ts';

export interface ResearchGame {
  readonly id: string;
  readonly map: string;
  readonly rules: readonly string[];
  readonly phases: readonly ResearchPhase[];
  /** What follows is ours, and passed over by others. Names of those who played, by power; the last where there were several. */
  readonly players: ByPower<string>;
  readonly masters: readonly string[];
  readonly outcome: ArchiveDocument['outcome'];
  readonly created: IsoInstant | null;
  readonly ended: IsoInstant | null;
  readonly parameters?: NonNullable<ArchiveDocument['parameters']>;
  readonly source?: string;
  readonly sources?: NonNullable<ArchiveDocument['sources']>;
  /** Whoever played each power, from when on, where one name for each does not tell it. */
  readonly seats?: NonNullable<GameRecord['seats']>;
}

export interface ResearchPhase {
  readonly name: string;
  readonly state: ResearchState;
  readonly orders: ByPower<readonly string[]>;
  /** What came of each unit's order: nothing (success) or words such as `bounce`. */
  readonly results: Readonly<Record<string, readonly string[]>>;
  readonly messages: readonly ResearchMessage[];
  /** The orders as they were given, where those above leave out what nobody could carry out or say what was meant; ours. */
  readonly written?: ByPower<readonly string[]>;
  /** When it was resolved; ours. */
  readonly at: IsoInstant | null;
  /** What its judge told of it; ours. */
  readonly told?: ToldPhase;
  /** Whose the centers were is not known: those of the state are nobody's; ours. */
  readonly ownersUnknown?: true;
  /** Phases after this one that these tools leave out, as nothing can be built in them and nothing must be removed; ours. */
  readonly skipped?: readonly ResearchPhase[];
  /** A phase that these tools play and the rules do not: those in it have nowhere to go. Passed over when it is read back; ours. */
  readonly added?: true;
}

/** To one power, or to all. A message to several is one for each of them. */
export interface ResearchMessage {
  /** A power, or `SYSTEM` for whoever is none. */
  readonly sender: string;
  readonly recipient: string;
  readonly phase: string;
  readonly message: string;
  /** Microseconds since 1970, never less than those of the message before. */
  readonly time_sent: number;
  /** Who wrote to whom and when, where sender, recipient, phase and time do not say it; ours. */
  readonly told?: Pick<ArchivedPress, 'from' | 'to' | 'phase' | 'at'>;
}

export interface ResearchState {
  readonly name: string;
  readonly zobrist_hash: string;
  readonly units: ByPower<readonly string[]>;
  readonly retreats: ByPower<Readonly<Record<string, readonly string[]>>>;
  readonly centers: ByPower<readonly string[]>;
  readonly homes: ByPower<readonly string[]>;
  /** Builds (positive) or removals due, with the sites that are open. */
  readonly builds: ByPower<{ readonly count: number; readonly homes: readonly string[] }>;
}

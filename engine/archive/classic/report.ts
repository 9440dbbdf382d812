/** What one classic mail tells of a game. */
import type { PhaseCode } from '../../board/position.ts';
import type { ByPower, PhaseKind, Province, UnitText } from '../../board/variant.ts';
import type { GameOutcome } from '../../game/events.ts';
import type { UnreadSourceMessage } from '../../messages/archive-messages.ts';
import type { ClassicDislodged, ClassicOrder } from './classic-entries.ts';

/** A phase as the old judge reported it. */
export interface ClassicReport {
  readonly kind: PhaseKind;
  readonly phase: PhaseCode;
  readonly orders: readonly ClassicOrder[];
  /** Null when the mail says nothing of them. */
  readonly dislodged: readonly ClassicDislodged[] | null;
  readonly owners: ByPower<readonly Province[]> | null;
  /** How many centers each power has, where the mail counts them. */
  readonly counts: ByPower<number> | null;
  readonly next: PhaseCode | null;
  readonly isOver: boolean;
  /** When the mail was sent, as it says: an instant; null when it does not. */
  readonly at: number | null;
  /** In which of the game's sources it stands; of copies each. */
  readonly sources: readonly string[];
  /** Number of the line with its heading. */
  readonly line: number;
  /** Counts up through all that is read, whatever file it is in. */
  readonly place: number;
  /** The mail ends before it says what comes next. */
  readonly isCutOff: boolean;
  /** It ends in the middle of a line. */
  readonly isBrokenOff: boolean;
  /** Its heading says results: it is whole without the line about what comes next. */
  readonly isToldAsResults: boolean;
  /** Its judge says which units were dislodged. */
  readonly isDislodgedTold: boolean;
}

/** Everything found of one game. */
export interface ClassicGame {
  /** As the mails name it, in lower case. */
  readonly name: string;
  readonly judge: string | null;
  /** What it was found in, by the names that the reader got, in order. */
  readonly sources: readonly string[];
  /** Id of the variant. */
  readonly variant: string;
  /** The units of the `Starting position`; null when it was not found. */
  readonly start: { readonly phase: PhaseCode; readonly units: ByPower<readonly UnitText[]> } | null;
  /** In the order in which they were first found; copies are left out. */
  readonly reports: readonly ClassicReport[];
  readonly press: readonly ClassicPress[];
  readonly outcome: GameOutcome | null;
  /** A mail of its own tells that it is over. */
  readonly isOver: boolean;
  /** Instants; null when no mail tells them. */
  readonly created: number | null;
  readonly ended: number | null;
  /** How it was set up, as answers to LIST write it. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Who ran it, by a page about the game. */
  readonly masters: readonly string[];
  /** Names of those who played, by power, by such a page. */
  readonly players: ByPower<string>;
  /** What the first lines of its histories promise. */
  readonly spans: readonly Span[];
}

/** What the first line of a history promises, as it is written there: turns (`Fall of 1917`), or dates. */
export interface Span {
  readonly source: string;
  readonly game: string;
  readonly through: string;
}

/** A broadcast, or a message that a page of press shows. */
export interface ClassicPress {
  /** As the mail says: a power, `Master`, or nothing for grey press. */
  readonly from: string | null;
  readonly to: 'all' | readonly string[];
  /** `next`: that of the results which come next. Null: after the end, or not to be known. */
  readonly phase: PhaseCode | 'next' | null;
  readonly body: string;
  readonly sources: readonly string[];
  readonly at: number | null;
  readonly line: number;
  /** Counts up through all that is read. */
  readonly place: number;
}

/** A line that belongs to a judge's mail and cannot be read, or a part of the input that is no judge's mail. */
export interface UnreadLines {
  readonly from: number;
  readonly to: number;
  /** How many of the lines from one to the other. */
  readonly lines: number;
  /** The first of them, shortened. */
  readonly text: string;
  readonly why: UnreadSourceMessage;
}

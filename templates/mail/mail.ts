/**
 * What a mail of the judge is made from. Each kind of mail has a file of its own beside this one; `write-mail.ts` finds
 * it. A template is a pure function of a content and an occasion; it sees a view, never a game.
 */
import type { Board } from '../../engine/board/board.ts';
import type { Position, Resolution } from '../../engine/board/position.ts';
import type { Power } from '../../engine/board/variant.ts';
import type { Instant, Zones } from '../../engine/game/deadlines.ts';
import type { AnsweredMail, Asked, Outcome, PhaseClock, Press, ReportLine } from '../../engine/game/events.ts';
import type { Settings } from '../../engine/game/settings.ts';
import type { GameView } from '../../engine/view/view.ts';

/** A mail, written. The text part is complete by itself, in at most 78 columns. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Names and addresses of the judge. */
export interface House {
  /** Short name in `::` lines and classic subjects, e.g. `CHAN`. */
  readonly code: string;
  /** Address of the judge's desk. */
  readonly judge: string;
  /** Address of a game, e.g. `marne@judge.example.org`. */
  readonly gameAddress: (game: string) => string;
  readonly site: string;
}

/** Where and for whom a mail about a game is written. */
export interface Occasion {
  readonly house: House;
  readonly view: GameView;
  readonly board: Board;
  readonly zones: Zones;
  readonly now: Instant;
  /** IANA zone in which the reader is told times, beside UTC. */
  readonly zone: string;
  readonly links: {
    readonly game: string;
    /** Page of the map of the phase the mail is about; null when there is none. */
    readonly map: string | null;
    /** PNG of that map. */
    readonly mapPicture: string | null;
  };
  /** Where an answer should go. */
  readonly replyTo: string;
}

/** What a mail about a game tells. */
export type MailContent =
  | {
      readonly kind: 'acknowledgement';
      readonly mail: AnsweredMail;
      readonly power: Power | null;
      readonly report: readonly ReportLine[];
      readonly asked: readonly Asked[];
      /** Press that this mail sent, echoed to its sender. */
      readonly pressSent: readonly Press[];
    }
  | { readonly kind: 'start' }
  | {
      readonly kind: 'results';
      readonly before: Position;
      readonly resolution: Resolution;
      /** Number of the phase, 1 for the first. */
      readonly turn: number;
      readonly outcome: Outcome | null;
    }
  | { readonly kind: 'press'; readonly press: Press; readonly sender: string | null }
  | { readonly kind: 'reminder'; readonly hours: number }
  | { readonly kind: 'late'; readonly powers: readonly Power[]; readonly own: boolean }
  | { readonly kind: 'abandoned'; readonly powers: readonly Power[] }
  | { readonly kind: 'replacement-wanted'; readonly powers: readonly Power[] }
  | { readonly kind: 'civil-disorder'; readonly powers: readonly Power[] }
  | { readonly kind: 'joined'; readonly who: string; readonly as: 'player' | 'observer' }
  | { readonly kind: 'left'; readonly who: string }
  | { readonly kind: 'deadline'; readonly clock: PhaseClock; readonly by: string }
  | { readonly kind: 'settings'; readonly changes: Partial<Settings>; readonly by: string }
  | { readonly kind: 'process-wanted' }
  | { readonly kind: 'ended'; readonly outcome: Outcome };

/** Mail that is not about one game: answers of the judge's desk. */
export interface DeskContent {
  readonly report: readonly ReportLine[];
  readonly asked: readonly DeskAnswer[];
  /** Subject of the mail that is answered. */
  readonly subject: string;
}

export type DeskAnswer =
  | { readonly kind: 'help'; readonly topic: string | null }
  | { readonly kind: 'games'; readonly games: readonly GameLine[] }
  | { readonly kind: 'variants'; readonly variants: readonly Board[] }
  | { readonly kind: 'game'; readonly occasion: Occasion; readonly what: 'list' | 'summary' | 'history' | 'map' }
  | { readonly kind: 'text'; readonly text: string };

/** A game in a public list. */
export interface GameLine {
  readonly name: string;
  readonly variant: string;
  readonly status: string;
  readonly phase: string | null;
  readonly deadline: Instant | null;
  readonly players: number;
  readonly seats: number;
}
